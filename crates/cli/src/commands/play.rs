//! `ninefold play`: the games in this terminal.

use crate::exit::{Ending, Failure};
use crate::{inputs, output, speech};
use engine::{Rng, phrase};
use native::{Patience, Store};
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::Path;
use tui::{GameId, Language, Opening, Start};

/// Play in this terminal
///
/// Runs are saved at every move and offered again the next time. The keys are shown with `?`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Play {
    /// A game's name, a puzzle, a link, or a file: a saved run, or a puzzle or game of any format
    what: Option<OsString>,

    /// Play by words: commands from standard input, sentences to standard output
    #[arg(long)]
    speak: bool,

    /// With --speak: the preset to deal; by default the game's first
    #[arg(long, value_name = "KEY", requires = "speak")]
    preset: Option<String>,

    /// A puzzle at the edge of what you can do, by your finished runs; it is told why
    #[arg(long, conflicts_with = "what")]
    edge: bool,

    /// Begin anew where a run of the same is under way
    #[arg(long)]
    new: bool,

    /// The language to play in, `en` or `de`; by default the last one chosen
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<Language>,
}

const EXAMPLES: &str = "\
Examples:
  ninefold play
  ninefold play classic
  ninefold play --edge                  a puzzle by what you can do, and a little more
  ninefold play run.log                 go on with a saved run
  ninefold play puzzle.txt              play a puzzle of your own
  ninefold play game.opensudoku         go on where another program left off
  ninefold play https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79
  ninefold play 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  ninefold play --speak classic         for screen readers: say `help`
  ninefold play --speak classic --new   not where you left off";

impl Play {
    pub fn run(self) -> Result<Ending, Failure> {
        let opening = match self.what {
            None if self.edge => edge()?,
            None => Opening::Menu,
            Some(what) => meant(&what)?,
        };
        if self.preset.is_some() && !matches!(opening, Opening::Menu | Opening::Presets(_)) {
            let why = "--preset is for a game that is dealt; what is brought has its own";
            return Err(Failure::Usage(why.to_owned()));
        }
        let start = if self.new { Start::Anew } else { Start::GoOn };
        let played = match self.speak {
            true => tui::speak(opening, self.preset.as_deref(), start, self.language),
            false => tui::play(opening, start, self.language),
        };
        ended(played)
    }
}

/// How playing ended. When nobody listens any more, as after `| head`, that is quiet: every move is saved.
pub fn ended(played: io::Result<()>) -> Result<Ending, Failure> {
    match played {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::Usage(error.to_string()))
        }
        _ => Ok(Ending::AllWell),
    }
}

/// What an argument names: a game, a file of any bytes, or a puzzle.
fn meant(what: &OsStr) -> Result<Opening, Failure> {
    let text = what.to_string_lossy();
    let games = GameId::ALL.map(GameId::key).join(", ");
    match GameId::from_key(&text.to_lowercase()) {
        Some(game) => Ok(Opening::Presets(game)),
        None if Path::new(what).exists() => in_file(Path::new(what)),
        None if inputs::is_puzzle(&text) => brought(&text, ""),
        None => Err(Failure::Usage(format!(
            "`{}` is neither a game ({games}) nor a puzzle nor a file",
            text.escape_debug()
        ))),
    }
}

/// The next puzzle by what the player can do.
fn edge() -> Result<Opening, Failure> {
    let store = Store::open().map_err(|error| Failure::Usage(error.to_string()))?;
    let notebook = store.notebook(Patience::Long).notebook;
    let coach::Edge { deal, reason, .. } = coach::edge(&notebook, native::seed());
    Ok(Opening::Chosen { deal: Box::new(deal), reason })
}

/// A saved run is gone on with; anything else is opened.
fn in_file(path: &Path) -> Result<Opening, Failure> {
    let place = native::shown(path);
    let text = native::read_text(path);
    let text = text.map_err(|why| Failure::Usage(format!("{place}: {}", speech::say(&why))))?;
    match text.starts_with("ninefold-log ") {
        true => Ok(Opening::File(path.into())),
        false => brought(&text, &format!("{place}: ")),
    }
}

/// What a text deals. What was not taken over is told before the screen is.
fn brought(text: &str, place: &str) -> Result<Opening, Failure> {
    let opened = post::open(text, &mut Rng::new(native::seed())).map_err(|why| {
        let boards: String = why.boards().iter().map(|board| format!("\n{board}")).collect();
        Failure::Usage(format!("{place}{}{boards}", speech::say(&why.phrase())))
    })?;
    for remark in &opened.remarks {
        output::complain(&format!("{place}{}", speech::say(remark)));
    }
    if let Some(time) = opened.deal.time_to_beat() {
        output::complain(&speech::say(&phrase!("beat-time", time = post::minutes(time))));
    }
    Ok(Opening::Deal(Box::new(opened.deal)))
}

pub fn language(code: &str) -> Result<Language, &'static str> {
    Language::from_locale(code).ok_or("`en` or `de` expected")
}
