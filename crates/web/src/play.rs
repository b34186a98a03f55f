//! A run being played: the desk with its signals, pointer and keyboard, and what follows a move.

mod advice;
mod after;
mod drag;
mod ending;
mod keyboard;
mod lesson;
mod lying;
mod moment;
mod patch;
mod start;
mod table;
mod telling;

pub use after::{leave, save};
pub use drag::{Drag, grip_under};
pub use ending::{Ended, ended, ended_by_slip, show_card};
pub use keyboard::{held, is_for_control, listen as listen_to_keys};
pub use lesson::{Aim, Teacher, give_before as give_lesson_before, is_due as is_lesson_due};
pub use moment::Moment;
pub use patch::{Patch, extent};
pub use start::{begin, deal, order, resume, resume_from_slip};
pub use table::{Shot, Table, Tone};
pub use telling::{Telling, telling};
