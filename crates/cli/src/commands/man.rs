//! `ninefold man`: the manual, from the same words as `--help`.

use super::Ninefold;
use crate::exit::{Ending, Failure};
use clap::CommandFactory;
use std::path::PathBuf;

/// Print a manual page, or write all of them into a folder
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Man {
    /// The command to print the page of; without it the page of ninefold itself
    command: Option<String>,

    /// Write the pages of all commands into this folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    dir: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold man | man -l -
  ninefold man solve | man -l -
  ninefold man --dir ~/.local/share/man/man1";

impl Man {
    pub fn run(self) -> Result<Ending, Failure> {
        let mut ninefold = Ninefold::command();
        ninefold.build();
        if let Some(dir) = self.dir {
            std::fs::create_dir_all(&dir)
                .and_then(|()| clap_mangen::generate_to(Ninefold::command(), &dir))
                .map_err(Failure::io(dir.display().to_string()))?;
            return Ok(Ending::AllWell);
        }
        let command = match &self.command {
            None => ninefold,
            Some(name) => ninefold.find_subcommand(name).cloned().ok_or_else(|| {
                let name = name.escape_debug();
                Failure::Usage(format!("{name}: no such command; ninefold --help lists them"))
            })?,
        };
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page).map_err(Failure::io("manual page"))?;
        crate::output::print(&page)?;
        Ok(Ending::AllWell)
    }
}
