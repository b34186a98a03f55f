//! `ninefold bench deal`: how long a player waits for a new game.

use crate::exit::Failure;
use engine::Rng;
use games::{GameId, Preset};
use native::clock;
use serde::Serialize;
use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

/// Measure dealing, for each preset of the games
///
/// Milliseconds of processor time a deal takes: half of them less than the first figure, ninety
/// and ninety-nine in a hundred less than the next two, none more than the last.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  ninefold bench deal
  ninefold bench deal pieces --preset extra --count 500")]
pub struct BenchDeal {
    /// The games to deal; all of them if none is named
    #[arg(value_name = "GAME", value_parser = game)]
    games: Vec<GameId>,

    /// Only presets of this name
    #[arg(long, value_name = "PRESET")]
    preset: Option<String>,

    /// Deals of each preset
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,

    /// Deal other games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Print one JSON object for each preset
    #[arg(long)]
    json: bool,
}

/// How long the deals of one preset took, in milliseconds.
#[derive(Debug, Serialize)]
struct Waits {
    game: &'static str,
    preset: &'static str,
    deals: u64,
    p50: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

pub fn game(key: &str) -> Result<GameId, String> {
    GameId::from_key(key).ok_or_else(|| {
        let keys: Vec<&str> = GameId::ALL.iter().map(|game| game.key()).collect();
        format!("the games are {}", keys.join(", "))
    })
}

/// The presets of these games, of all if none is named, that are dealt.
pub fn chosen(games: &[GameId], preset: Option<&str>) -> Result<Vec<(GameId, Preset)>, Failure> {
    let games = if games.is_empty() { &GameId::ALL[..] } else { games };
    let presets = games.iter().flat_map(|&game| {
        let presets = game.info().presets.into_iter().filter(|preset| !preset.brought);
        presets.map(move |preset| (game, preset))
    });
    let chosen: Vec<(GameId, Preset)> =
        presets.filter(|(_, each)| preset.is_none_or(|key| key == each.key)).collect();
    match preset {
        Some(key) if chosen.is_empty() => {
            Err(Failure::Usage(format!("none of these games deals a preset `{key}`")))
        }
        _ => Ok(chosen),
    }
}

impl BenchDeal {
    pub fn report(&self) -> Result<String, Failure> {
        let presets = chosen(&self.games, self.preset.as_deref())?;
        let waits: Vec<Waits> =
            presets.iter().map(|(game, preset)| self.measure(*game, preset)).collect();
        Ok(if self.json { super::json_lines(&waits) } else { table(&waits) })
    }

    fn measure(&self, game: GameId, preset: &Preset) -> Waits {
        let mut times: Vec<Duration> = (0..self.count)
            .map(|nth| {
                let mut rng = Rng::stream(self.seed, nth);
                let start = clock::thread_time();
                black_box(game.deal(preset, &mut rng));
                clock::thread_time() - start
            })
            .collect();
        times.sort_unstable();
        let at = |percent| millis(&times, percent);
        Waits {
            game: game.key(),
            preset: preset.key,
            deals: self.count,
            p50: at(50),
            p90: at(90),
            p99: at(99),
            max: at(100),
        }
    }
}

/// The time that so many in a hundred do not exceed.
fn millis(sorted: &[Duration], percent: usize) -> f64 {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted[rank - 1].as_secs_f64() * 1e3
}

fn table(waits: &[Waits]) -> String {
    let mut text = super::head();
    let head = ("ms a deal", "50 %", "90 %", "99 %", "most");
    writeln!(text, "{:24} {:>9} {:>9} {:>9} {:>9}", head.0, head.1, head.2, head.3, head.4)
        .expect("writing to memory");
    for Waits { game, preset, p50, p90, p99, max, .. } in waits {
        let name = format!("{game} {preset}");
        writeln!(text, "{name:24} {p50:>9.2} {p90:>9.2} {p99:>9.2} {max:>9.2}")
            .expect("writing to memory");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_sorted_times() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert_eq!(millis(&times, 50), 100.0);
        assert_eq!(millis(&times, 99), 198.0);
        assert_eq!(millis(&times, 100), 200.0);
        assert_eq!(millis(&times[..1], 50), 1.0);
    }
}
