//! What stands beside the board.

mod choice;
mod commands;
mod dialog;
mod keys;
mod legend;
mod notice;
mod pad;
mod readouts;
mod tools;
mod tray;

pub use choice::Choice;
pub use commands::Commands;
pub use dialog::Dialog;
pub use keys::KeysDialog;
pub use legend::Legend;
pub use notice::NoticeCard;
pub use pad::Pad;
pub use readouts::Readouts;
pub use tools::Tools;
pub use tray::Tray;
