//! `ninefold stats`: the finished runs of this terminal as pictures of text.

use crate::exit::{Ending, Failure};
use crate::{output, speech};
use ::progress::{Profile, Trend, day_phrase};
use engine::phrase;
use games::{Day, GameId, Millis};

/// Draw how long your runs take, week by week, and which days had a daily
///
/// Of every preset that was won at least three times in this terminal: the time that half of the wins took
/// no longer than, a column for each week, and a column for each span of time. Below that the dailies of the
/// last twelve weeks, a column a week from Monday down. `ninefold history` has the figures.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Stats {}

const EXAMPLES: &str = "\
Examples:
  ninefold stats
  ninefold history > runs.csv";

/// As many weeks stand under one date.
const APART: usize = 6;
const COLUMNS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl Stats {
    pub fn run(self) -> Result<Ending, Failure> {
        let stored = native::Store::open().and_then(|store| store.profile());
        let (profile, damaged) = stored.map_err(|error| Failure::Usage(error.to_string()))?;
        for damaged in damaged {
            output::complain(&speech::say(&damaged.phrase()));
        }
        output::print(drawn(&profile, native::clock::today()).as_bytes())?;
        Ok(Ending::AllWell)
    }
}

fn drawn(profile: &Profile, today: Day) -> String {
    let mut parts = Vec::new();
    for (game, preset, trend) in profile.trends() {
        let name = phrase!("game-preset", game = game.info().name, preset = preset.name);
        parts.push(of_preset(&speech::say(&name), &trend));
    }
    if parts.is_empty() {
        parts.push(speech::say(&phrase!("stats-none")) + "\n");
    }
    parts.push(calendar(profile, today));
    parts.join("\n")
}

fn of_preset(name: &str, trend: &Trend) -> String {
    let weeks: Vec<Option<u64>> =
        trend.weeks.iter().map(|week| week.typical.map(|time| time.0)).collect();
    let spread: Vec<Option<u64>> =
        trend.spread.iter().map(|bin| Some(u64::from(bin.runs)).filter(|runs| *runs > 0)).collect();
    let ends = trend.spread.first().zip(trend.spread.last());
    let ends = ends.map_or(String::new(), |(first, last)| {
        // A whole second less: a column ends before the next begins.
        let to = Millis(last.to.0.saturating_sub(1));
        format!("{} – {to}", first.from)
    });
    let rows = [
        (phrase!("stats-weeks"), columns(&weeks), speech::say(&trend.change_phrase())),
        (phrase!("stats-spread"), columns(&spread), ends),
    ];
    let mut text = format!("{name}: {}\n", speech::say(&trend.phrase()));
    for (label, picture, told) in rows {
        text += &format!("  {:<14}  {picture}  {told}\n", speech::say(&label));
    }
    text
}

/// A column for each figure, by its share of the largest; a gap where there is none.
fn columns(figures: &[Option<u64>]) -> String {
    let most = figures.iter().flatten().max().copied().unwrap_or_default().max(1);
    let column = |figure: &Option<u64>| match figure {
        Some(figure) => COLUMNS[(u128::from(*figure) * 7 / u128::from(most)) as usize],
        None => ' ',
    };
    figures.iter().map(column).collect()
}

/// Weeks side by side, a row for each day of the week; above them stands where they begin.
fn calendar(profile: &Profile, today: Day) -> String {
    let weeks = profile.calendar(today);
    let mut text = speech::say(&phrase!("stats-dailies")) + "\n";
    let dates = weeks.iter().step_by(APART).map(|(monday, _)| {
        let date = speech::say(&day_phrase(*monday));
        format!("{date:<width$}", width = 2 * APART)
    });
    text += &format!("       {}\n", dates.collect::<String>().trim_end());
    for weekday in 0..7 {
        let sign = |(_, week): &(Day, Vec<u32>)| match week.get(weekday) {
            None => ' ',
            Some(0) => '·',
            Some(done) if *done as usize == GameId::ALL.len() => '■',
            Some(_) => '▪',
        };
        let name = speech::say(&phrase!("stats-weekday", number = weekday as u32 + 1));
        let row: String = weeks.iter().flat_map(|week| [sign(week), ' ']).collect();
        text += &format!("  {name:<3}  {}", row.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_high_as_their_share() {
        assert_eq!(columns(&[Some(8), None, Some(4), Some(0)]), "█ ▄▁");
        assert_eq!(columns(&[Some(u64::MAX), Some(1)]), "█▁");
        assert_eq!(columns(&[]), "");
    }
}
