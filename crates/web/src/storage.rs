//! What stays when the page is closed.

pub mod backup;
pub mod db;
pub mod local;
pub mod profile;
pub mod runs;
