//! What stays when the page is closed.

mod away;
pub mod backup;
pub mod db;
pub mod local;
mod patience;
pub mod profile;
pub mod runs;

pub use patience::patiently;

/// Lets storage know when the page is left.
pub fn mind_leaving() {
    away::watch(db::part);
}
