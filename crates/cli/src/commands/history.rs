//! `ninefold history`: the runs finished in this terminal, for other programs.

use crate::exit::{Ending, Failure};
use crate::{output, speech};

/// Print the runs finished in the terminal as a table
///
/// One line a run, the oldest first: when it was started, what was played, how it ended, and what
/// help it had. The browser saves the same table of its own runs, from its statistics.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct History {
    /// Print an array of JSON objects, not CSV
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold history > runs.csv
  ninefold history --json";

impl History {
    pub fn run(self) -> Result<Ending, Failure> {
        let stored = native::Store::open().and_then(|store| store.profile());
        let (profile, damaged) = stored.map_err(|error| Failure::Usage(error.to_string()))?;
        for damaged in damaged {
            output::complain(&speech::say(&damaged.phrase()));
        }
        let text = if self.json { profile.to_json() } else { profile.to_csv() };
        output::print(text.as_bytes())?;
        Ok(Ending::AllWell)
    }
}
