//! What comes and goes: texts of any kind that are opened, positions that are sent to other programs,
//! links with their codes, and paper. The command line uses it as it is; the page asks it as a module of
//! its own, fetched when it is first needed, since formats and fonts have no room in the page.
//!
//! It knows no file, no network and no screen.

pub mod analysed;
mod answer;
mod open;
mod parcels;
pub mod print;
pub mod stock;

pub use answer::answer;
pub use open::{Opened, ignored, open, read_any, read_line, read_puzzle};
pub use parcels::{brought, parcel};

use session::Millis;

/// A time as players read it: `4:32`, or `1:04:32`.
pub fn minutes(time: Millis) -> String {
    let seconds = time.0 / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
