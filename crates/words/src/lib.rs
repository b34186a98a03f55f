//! What Ninefold says, in every language it speaks: message files and their lookup.
//!
//! The words stand in `messages/LANGUAGE/AREA.ftl` ([Fluent](https://projectfluent.org)). A pure
//! crate hands out a [`Phrase`](engine::Phrase); a front end asks [`say`] for the sentence.
//!
//! ```
//! # use ninefold_words as words;
//! use engine::{House, phrase};
//! use words::{Language, say};
//! let phrase = phrase!("house", house = House::column(2));
//! assert_eq!(say(&phrase, Language::English), "column 3");
//! assert_eq!(say(&phrase, Language::German), "Spalte 3");
//! ```

mod language;
mod messages;
mod numbers;
mod pattern;
mod plurals;
mod speech;
mod tokens;
mod values;

pub use language::Language;
pub use messages::{knows, learn, learn_all};
pub use numbers::{group_digits_by, number_in};
pub use plurals::form_by;
pub use speech::{Unsaid, say, say_alone, say_row, try_say};
