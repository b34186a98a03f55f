//! The middle end: what every game needs around its rules, written once for all front ends.
//!
//! A [`Session`] is one run: a deal plus a list of timed moves, the [`Log`]. Undo, resume, save
//! file, replay and submission are all that one log. Nothing here knows a screen, a file, a clock
//! of its own or which game is played.

#![no_std]
extern crate alloc;
#[cfg(test)]
extern crate std;

mod again;
mod clock;
mod desk;
pub mod hand;
mod history;
mod input;
pub mod intent;
pub mod keys;
pub mod log;
pub mod open_hint;
mod pace;
mod replay;
pub mod review;
mod session;
pub mod speak;
pub mod verify;
mod walk;

pub use again::Again;
pub use clock::Clock;
pub use desk::{Desk, Reply};
pub use hand::{Ghost, Hand, Point};
pub use input::Input;
pub use intent::{Direction, Intent, Select, Stride};
pub use log::{Log, Move, RunId, deal_in};
pub use open_hint::OpenHint;
pub use pace::Rush;
pub use replay::Replay;
pub use review::{Review, review};
pub use session::Session;
pub use verify::prove;
pub use walk::{Made, Walk};

#[cfg(feature = "serde")]
engine::serde_by_text!(Log);

// The vocabulary a front end draws, so that it needs no other crate for it.
pub use engine::{Arg, Cell, CellSet, Digit, DigitSet, House, HouseKind, Phrase, Rng};
pub use engine::{explain, phrase, sort, technique, visible};
// Of the games, what they share: a game's own module is out of a front end's reach.
pub use games::{
    Action, AnyGame, Brought, Command, Day, Deal, DealError, End, EndResult, Event, Game, GameId,
    GameInfo, Ground, Hint, Judgement, Lesson, LineError, LinkError, Millis, NoteKind, Outcome,
    OwnText, ParseActionError, PieceId, Preset, Preview, Refusal, ScoreLine, ScoreSheet, Skill,
    Snapshot, Tally, Turn, UndoRule, Unplayable, View, Weekday, deal_brought, deal_jigsaw,
    deal_of_grade, deal_own, deal_position, deal_practice, deal_puzzle, find_position, from_link,
    practice, practised, to_practise_on,
};
pub use games::{event, fnv, hint, outline, seen, told, view};
