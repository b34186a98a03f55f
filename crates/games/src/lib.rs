//! The rules of the games: what may be done, what happens, what it scores.
//!
//! Each game is a pure state machine behind [`Game`]. None of them knows a clock (it is told the
//! time), a screen (it offers a [`View`]), a file or a language (it speaks in [`engine::Phrase`]s).

#![no_std]
extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod action;
mod brought;
pub mod catalog;
mod daily;
pub mod day;
pub mod deal;
pub mod event;
pub mod fnv;
pub mod game;
mod ground;
mod here;
pub mod hint;
pub mod info;
pub mod judgement;
pub mod lesson;
pub mod lines;
pub mod link;
pub mod outcome;
pub mod outline;
pub mod own;
pub mod pay;
pub mod preset;
pub mod preview;
pub mod refusal;
pub mod seen;
pub mod skill;
pub mod tally;
pub mod time;
pub mod told;
pub mod view;

pub mod binary;
pub mod classic;
pub mod drill;
pub mod hudoku;
pub mod mini;
pub mod pieces;

mod blank;

#[cfg(feature = "serde")]
engine::serde_by_text!(Action, Day, Deal);

pub use action::{Action, Command, NoteKind, ParseActionError, PieceId, Turn};
pub use brought::Brought;
pub use catalog::{
    AnyGame, GameId, Snapshot, deal_brought, deal_jigsaw, deal_of_grade, deal_own, deal_position,
    deal_practice, deal_puzzle, find_position, practice, practised, to_practise_on,
};
pub use day::{Day, Weekday};
pub use deal::{Deal, DealError};
pub use event::Event;
pub use game::{Game, UndoRule};
pub use ground::Ground;
pub use hint::Hint;
pub use info::{GameInfo, Hue, OwnText};
pub use judgement::Judgement;
pub use lesson::{Lesson, LessonStep};
pub use lines::LineError;
pub use link::{LinkError, from_link};
pub use outcome::{End, Outcome, Result as EndResult, ScoreLine, ScoreSheet};
pub use own::Unplayable;
pub use pay::Pay;
pub use preset::Preset;
pub use preview::Preview;
pub use refusal::Refusal;
pub use skill::Skill;
pub use tally::Tally;
pub use time::Millis;
pub use view::View;
