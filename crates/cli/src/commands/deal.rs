//! `ninefold deal`: a fresh game as text.

use crate::exit::{Ending, Failure};
use crate::{board_text, game_arg, output, speech};
use engine::{Phrase, Rng, phrase};
use games::{AnyGame, GameId, Millis, Preset};

/// Deal a game and show it
///
/// The same game, preset and seed give the same deal everywhere.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Deal {
    /// What to play
    #[arg(value_parser = game_arg::game_parser())]
    game: GameId,

    /// Which kind of it; `ninefold rules GAME` lists them
    #[arg(long, short)]
    preset: Option<String>,

    /// Deal on this ground, where a preset has several: a template of Hudoku
    #[arg(long, short, value_name = "NAME")]
    ground: Option<String>,

    /// Deal this one; without it any
    #[arg(long, short)]
    seed: Option<u64>,

    /// Print the lines of the deal as they stand in a log, not the board
    #[arg(long)]
    lines: bool,

    /// Print the whole deal, as `ninefold play`, `print` and `link` read it
    #[arg(long, conflicts_with = "lines")]
    whole: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold deal classic
  ninefold deal classic --preset fierce --seed 7
  ninefold deal binary --lines
  ninefold deal hudoku --preset large --ground bridge --whole > bridge.txt; ninefold play bridge.txt";

impl Deal {
    pub fn run(self) -> Result<Ending, Failure> {
        let preset = game_arg::preset(self.game, self.preset.as_deref())?;
        let seed = self.seed.unwrap_or_else(native::seed);
        let rng = &mut Rng::new(seed);
        let deal = match &self.ground {
            None => self.game.deal(&preset, rng),
            Some(ground) => self
                .game
                .deal_on(&preset, ground, rng)
                .ok_or_else(|| no_ground(self.game, &preset, ground))?,
        };
        let text = if self.whole {
            deal.to_string()
        } else if self.lines {
            lines(&deal)
        } else {
            let title = phrase!(
                "deal-title",
                game = self.game.info().name,
                preset = preset.name,
                seed = seed.to_string()
            );
            board(&deal, &title)
        };
        output::print(text.as_bytes())?;
        Ok(Ending::AllWell)
    }
}

fn no_ground(game: GameId, preset: &Preset, ground: &str) -> Failure {
    let grounds: Vec<&str> = game.grounds(preset.key).iter().map(|ground| ground.key).collect();
    let known = match grounds.is_empty() {
        true => "its boards are all alike".to_owned(),
        false => format!("it has {}", grounds.join(", ")),
    };
    Failure::Usage(format!("{} {} has no ground {ground:?}; {known}", game.key(), preset.key))
}

/// The lines of a deal as they stand in a log.
pub fn lines(deal: &games::Deal) -> String {
    deal.fields().map(|(name, value)| format!("{name} {value}\n")).collect()
}

/// The board of a deal under a title.
pub fn board(deal: &games::Deal, title: &Phrase) -> String {
    let run = AnyGame::start(deal).expect("what is dealt can be played");
    let board = board_text::draw(&run.as_game().view(Millis::ZERO));
    format!("{}\n\n{board}", speech::say(title))
}
