//! `ninefold play`: the games in this terminal.

use crate::exit::{Ending, Failure};
use std::path::Path;
use tui::{GameId, Language, Opening};

/// Play in this terminal
///
/// Runs are saved at every move and offered again the next time. The keys are shown with `?`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Play {
    /// A game's name, or a file: a saved run, or a puzzle of your own in any format
    what: Option<String>,

    /// Play by words: commands from standard input, sentences to standard output
    #[arg(long)]
    speak: bool,

    /// With --speak: the preset to deal; by default the game's first
    #[arg(long, value_name = "KEY", requires = "speak")]
    preset: Option<String>,

    /// The language to play in, `en` or `de`; by default the last one chosen
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<Language>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold play
  ninefold play classic
  ninefold play run.log                 go on with a saved run
  ninefold play puzzle.txt              play a puzzle of your own
  ninefold play --speak classic         for screen readers: say `help`";

impl Play {
    pub fn run(self) -> Result<Ending, Failure> {
        let opening = match self.what {
            None => Opening::Menu,
            Some(what) => match GameId::from_key(&what) {
                Some(game) => Opening::Presets(game),
                None if Path::new(&what).exists() => Opening::File(what.into()),
                None => {
                    let games = GameId::ALL.map(GameId::key).join(", ");
                    return Err(Failure::Usage(format!(
                        "`{what}` is neither a game ({games}) nor a file"
                    )));
                }
            },
        };
        let played = match self.speak {
            true => tui::speak(opening, self.preset.as_deref(), self.language),
            false => tui::play(opening, self.language),
        };
        played.map_err(|error| Failure::Usage(error.to_string()))?;
        Ok(Ending::AllWell)
    }
}

fn language(code: &str) -> Result<Language, &'static str> {
    Language::from_locale(code).ok_or("`en` or `de` expected")
}
