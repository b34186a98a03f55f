//! The screens, one a file.

pub mod chapter;
pub mod course;
pub mod dailies;
pub mod frame;
pub mod game;
pub mod help;
pub mod listed;
pub mod menu;
pub mod presets;
pub mod result;
pub mod runs;
pub mod scores;
pub mod settings;
