//! A run being played: the desk with its signals, pointer and keyboard, and what follows a move.

mod advice;
mod after;
mod drag;
mod ending;
mod keyboard;
mod lesson;
mod start;
mod table;

pub use after::{leave, save};
pub use drag::{Drag, grip_under};
pub use ending::{Ended, ended, ended_by_slip};
pub use keyboard::{held, is_for_control, listen as listen_to_keys};
pub use lesson::{Aim, Teacher, give_before as give_lesson_before, is_due as is_lesson_due};
pub use start::{begin, deal, order, resume, resume_from_slip};
pub use table::{Notice, Shot, Table};
