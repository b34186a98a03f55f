//! How a command ends: 0 all well, 1 a puzzle failed, 2 it could not be done as asked.

use crate::output;
use engine::visible;
use std::fmt;
use std::io;
use std::process::ExitCode;

/// The end of a command that did what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    AllWell,
    /// It was done, and some puzzle is not as it should be.
    SomeFailed,
}

/// Why a command could not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The request makes no sense; the text says what would.
    Usage(String),
    /// What was read is no puzzle, or not one for this; the text says where and why. That is a puzzle that
    /// failed.
    Puzzle(String),
    /// Reading or writing failed at this place.
    Io { place: String, error: io::Error },
}

impl Failure {
    pub fn io(place: impl Into<String>) -> impl FnOnce(io::Error) -> Failure {
        let place = place.into();
        |error| Failure::Io { place, error }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(text) | Failure::Puzzle(text) => f.write_str(text),
            // Names of files stand in both, and no line feed in a name begins a line.
            Failure::Io { place, error } => {
                let error = error.to_string();
                write!(f, "{}: {}", visible(place), visible(&error))
            }
        }
    }
}

/// The exit code, after telling the failure if there is one.
pub fn code(end: Result<Ending, Failure>) -> ExitCode {
    match end {
        Ok(Ending::AllWell) => ExitCode::SUCCESS,
        Ok(Ending::SomeFailed) => ExitCode::from(1),
        Err(failure) => {
            output::complain(&format!("ninefold: {failure}"));
            ExitCode::from(if matches!(failure, Failure::Puzzle(_)) { 1 } else { 2 })
        }
    }
}
