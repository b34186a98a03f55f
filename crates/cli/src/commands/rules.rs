//! `ninefold rules`: how a game is played and what can be chosen.

use crate::exit::{Ending, Failure};
use crate::{game_arg, output, speech};
use games::GameId;
use std::fmt::Write;

/// Tell how a game is played, and its presets
#[derive(Debug, clap::Args)]
pub struct Rules {
    /// Which game; all of them in a line each by default
    #[arg(value_parser = game_arg::game_parser())]
    game: Option<GameId>,
}

/// Easy to read in a terminal of any size.
const WIDTH: usize = 78;

impl Rules {
    pub fn run(self) -> Result<Ending, Failure> {
        let text = match self.game {
            Some(game) => rules(game),
            None => GameId::ALL.into_iter().map(line).collect(),
        };
        output::print(text.as_bytes())?;
        Ok(Ending::AllWell)
    }
}

fn line(game: GameId) -> String {
    let info = game.info();
    let (name, tagline) = (speech::say(&info.name), speech::say(&info.tagline));
    format!("{:<10} {name}: {tagline}\n", game.key())
}

fn rules(game: GameId) -> String {
    let info = game.info();
    let mut text = format!("{}\n", speech::say(&info.name));
    for paragraph in [info.tagline].iter().chain(&info.how_to) {
        let _ = writeln!(text, "\n{}", speech::wrap(&speech::say(paragraph), WIDTH));
    }
    text.push('\n');
    let width = info.presets.iter().map(|preset| preset.key.len()).max().unwrap_or(0);
    for preset in info.presets {
        let (name, about) = (speech::say(&preset.name), speech::say(&preset.about));
        let _ = writeln!(text, "  {:<width$}  {name}: {about}", preset.key);
        let indent = " ".repeat(width + 4);
        let pay = speech::wrap(&speech::say_row(&preset.pay.terms()), WIDTH - indent.len());
        for line in pay.lines() {
            let _ = writeln!(text, "{indent}{line}");
        }
    }
    text
}
