//! `ninefold completions`: what a shell needs to complete our arguments.

use super::Ninefold;
use crate::exit::{Ending, Failure};
use clap::CommandFactory;

/// Print the completion script of a shell
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Completions {
    shell: clap_complete::Shell,
}

const EXAMPLES: &str = "\
Examples:
  ninefold completions bash > ~/.local/share/bash-completion/completions/ninefold
  ninefold completions fish > ~/.config/fish/completions/ninefold.fish
  ninefold completions zsh > \"${fpath[1]}/_ninefold\"";

impl Completions {
    pub fn run(self) -> Result<Ending, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Ninefold::command(), "ninefold", &mut script);
        crate::output::print(&script)?;
        Ok(Ending::AllWell)
    }
}
