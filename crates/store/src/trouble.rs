//! What can go wrong between a call and its answer.

use std::fmt;

#[derive(Debug)]
#[non_exhaustive]
pub enum Trouble {
    /// Another process has the file.
    Taken { path: String },
    /// A newer Ninefold has written this database.
    Newer { found: i64, known: i64 },
    /// Somebody else did the same at the same time; it may be tried again.
    Clash,
    /// The database is not there at the moment.
    Away { cause: String },
    /// More calls wait than will be answered soon.
    Busy,
    /// The database refused, or holds what was never written by this program.
    Database { cause: String },
}

impl Trouble {
    pub(crate) fn database(cause: impl fmt::Display) -> Trouble {
        Trouble::Database { cause: cause.to_string() }
    }

    pub(crate) fn away(cause: impl fmt::Display) -> Trouble {
        Trouble::Away { cause: cause.to_string() }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Taken { path } => write!(
                f,
                "{path}: another ninefold has this database open; end it, name another file, or \
                 share one PostgreSQL"
            ),
            Trouble::Newer { found, known } => write!(
                f,
                "the database was written by a newer Ninefold (schema {found}, this one knows \
                 {known}); update to open it"
            ),
            Trouble::Clash => f.write_str("somebody else changed the same thing; try again"),
            Trouble::Away { cause } => write!(f, "the database cannot be reached: {cause}"),
            Trouble::Busy => f.write_str("the database has more to do than it can; try again"),
            Trouble::Database { cause } => write!(f, "the database refused: {cause}"),
        }
    }
}

impl std::error::Error for Trouble {}
