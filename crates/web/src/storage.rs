//! What stays when the page is closed.

pub mod db;
pub mod local;
pub mod runs;
