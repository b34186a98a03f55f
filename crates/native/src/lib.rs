//! What terminal and command line share of the machine they run on: where runs and progress are
//! kept, what time it is, chance, its name, and the language of the environment. It draws nothing and has no
//! rules.

pub mod clock;
mod encoding;
mod ending;
mod entropy;
mod files;
mod holder;
mod language;
mod machine;
mod notebook;
mod outbox;
mod sharing;
mod shelf;
mod store;

pub use clock::Clock;
pub use encoding::AsUtf8;
pub use ending::Ended;
pub use entropy::{entropy, seed};
pub use files::{Damaged, read_text, shown};
pub use holder::Hold;
pub use language::language;
pub use machine::Machine;
pub use notebook::{Patience, UpToDate};
pub use outbox::{Passport, Unsent};
pub use store::{Saved, Store};
