//! `ninefold daily`: the deals that everybody plays on a day.

use super::deal;
use crate::exit::{Ending, Failure};
use crate::{game_arg, output, speech};
use engine::phrase;
use games::{Day, GameId};

/// Show the daily of a game, or of all
///
/// The same for everybody on that day, in the browser, in the terminal and here; no server is
/// asked. The weekday decides how hard it is.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Daily {
    /// Only this game's
    #[arg(value_parser = game_arg::game_parser())]
    game: Option<GameId>,

    /// The day; without it today, by this machine's clock
    #[arg(long, short, value_name = "YYYY-MM-DD", value_parser = day)]
    day: Option<Day>,

    /// Print the lines of the deal as they stand in a log, not the board
    #[arg(long)]
    lines: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold daily
  ninefold daily classic
  ninefold daily classic --day 2026-11-16 --lines";

impl Daily {
    pub fn run(self) -> Result<Ending, Failure> {
        let day = self.day.unwrap_or_else(native::clock::today);
        let games =
            GameId::ALL.into_iter().filter(|game| self.game.is_none_or(|only| only == *game));
        let texts = games.map(|game| {
            let deal = game.daily(day);
            if self.lines {
                return deal::lines(&deal);
            }
            let preset = game.daily_preset(day).name;
            let day = day.to_string();
            let title = phrase!("deal-daily", game = game.info().name, preset = preset, day = day);
            deal::board(&deal, &title)
        });
        output::print(texts.collect::<Vec<_>>().join("\n").as_bytes())?;
        Ok(Ending::AllWell)
    }
}

pub fn day(text: &str) -> Result<Day, String> {
    text.parse().map_err(|error: games::day::ParseDayError| speech::say(&error.phrase()))
}
