//! What stands beside the board.

mod choice;
mod commands;
mod dialog;
mod drawer;
mod keys;
mod legend;
mod lesson;
mod notice;
mod ordered;
mod over;
mod pad;
mod readouts;
mod sentence;
mod share;
mod takes;
mod tools;
mod tray;

pub use choice::Choice;
pub use commands::Commands;
pub use dialog::Dialog;
pub use drawer::DrawerButton;
pub use keys::KeysDialog;
pub use legend::Legend;
pub use lesson::LessonCard;
pub use notice::{NoticeCard, written};
pub use ordered::Ordered;
pub use over::Over;
pub use pad::Pad;
pub use readouts::Readouts;
pub use share::{ShareDialog, analyse};
pub use takes::takes;
pub use tools::Tools;
pub use tray::Tray;
