//! How the times of a preset change over weeks and how they are spread, and which days had a daily: the
//! figures behind pictures. Whole numbers; how they are drawn, a front end knows.

use crate::Profile;
use alloc::string::ToString;
use alloc::vec::Vec;
use engine::{Phrase, phrase, sort};
use session::{Day, EndResult, GameId, Millis, Preset};

/// Below so many runs that were won there is nothing to see.
const FEWEST: usize = 3;
/// The columns of a spread.
const BINS: u64 = 8;
/// The weeks of dailies that are shown.
const WEEKS: u32 = 12;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trend {
    pub won: u32,
    /// The time that half of the wins took no longer than.
    pub typical: Millis,
    /// Week by week from the first to the last that had a win, each with its typical time.
    pub weeks: Vec<Week>,
    /// How many wins took how long, in columns of equal width.
    pub spread: Vec<Bin>,
    /// By how many percent the later half of the wins took longer than the earlier one; less than nothing
    /// when they were faster.
    pub change: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Week {
    pub monday: Day,
    /// `None` in a week without a win.
    pub typical: Option<Millis>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bin {
    pub from: Millis,
    pub to: Millis,
    pub runs: u32,
}

impl Trend {
    /// How many were won, and how long they take.
    pub fn phrase(&self) -> Phrase {
        phrase!("stats-wins", won = self.won, time = self.typical.to_string())
    }

    /// Whether it goes faster by now.
    pub fn change_phrase(&self) -> Phrase {
        match self.change {
            0 => phrase!("stats-same"),
            faster @ ..0 => phrase!("stats-faster", percent = -faster),
            slower => phrase!("stats-slower", percent = slower),
        }
    }
}

impl Profile {
    /// Every preset that was won often enough to tell, in the order of the menus.
    pub fn trends(&self) -> Vec<(GameId, Preset, Trend)> {
        let presets = |game: GameId| game.info().presets.into_iter().map(move |one| (game, one));
        let all = GameId::ALL.into_iter().flat_map(presets);
        all.filter_map(|(game, preset)| {
            let trend = self.trend(game, preset.key)?;
            Some((game, preset, trend))
        })
        .collect()
    }

    /// The times of the wins of a preset; `None` where there are too few.
    pub fn trend(&self, game: GameId, preset: &str) -> Option<Trend> {
        let records = self.records();
        let is_meant = |record: &&&crate::Record| {
            record.game == game && record.preset == preset && record.is_won()
        };
        let wins: Vec<(Day, Millis)> = records
            .iter()
            .filter(is_meant)
            .map(|record| (monday(Day::at(record.started, 0)), record.played))
            .collect();
        let times: Vec<Millis> = wins.iter().map(|(_, time)| *time).collect();
        let typical = (times.len() >= FEWEST).then(|| middle(&times))??;
        let (earlier, later) = times.split_at(times.len() / 2);
        Some(Trend {
            won: times.len() as u32,
            typical,
            weeks: weeks(&wins),
            spread: spread(&times),
            change: middle(earlier).zip(middle(later)).map_or(0, |(old, new)| percent(old, new)),
        })
    }

    /// How many games' dailies were played to their end on each day of the last weeks, this one included; by
    /// the Monday of each. Days to come are left out.
    pub fn calendar(&self, today: Day) -> Vec<(Day, Vec<u32>)> {
        let first = (1..WEEKS).fold(monday(today), |day, _| monday(day.before().unwrap_or(day)));
        let is_done = |game: &GameId, day| {
            self.daily(*game, day).is_some_and(|record| record.result != EndResult::GivenUp)
        };
        let done = |day| GameId::ALL.iter().filter(|game| is_done(game, day)).count() as u32;
        let days: Vec<u32> = days_from(first).take_while(|day| *day <= today).map(done).collect();
        days_from(first).step_by(7).zip(days.chunks(7).map(<[u32]>::to_vec)).collect()
    }
}

/// A day and its month, as they stand at an axis.
pub fn day_phrase(day: Day) -> Phrase {
    let (_, month, day) = day.date();
    phrase!("stats-day", day = day, month = month)
}

/// The Monday of its week.
fn monday(day: Day) -> Day {
    (0..day.weekday() as u32).fold(day, |day, _| day.before().unwrap_or(day))
}

fn days_from(first: Day) -> impl Iterator<Item = Day> {
    const DAY: u64 = 24 * 60 * 60 * 1_000;
    (0..).map(move |days: u64| Day::at(first.begins() + days * DAY, 0))
}

fn middle(times: &[Millis]) -> Option<Millis> {
    let mut sorted = times.to_vec();
    sort::sort(&mut sorted);
    sorted.get(sorted.len().saturating_sub(1) / 2).copied()
}

fn percent(old: Millis, new: Millis) -> i32 {
    let (old, new) = (old.0.max(1) as i64, new.0 as i64);
    ((new - old).saturating_mul(100) / old).clamp(-100, 1_000) as i32
}

/// The wins are in the order they were begun, so a week's stand together.
fn weeks(wins: &[(Day, Millis)]) -> Vec<Week> {
    let Some(((first, _), (last, _))) = wins.first().zip(wins.last()) else { return Vec::new() };
    let mondays = days_from(*first).step_by(7).take_while(|monday| monday <= last);
    mondays
        .map(|monday| {
            let of_week = wins.iter().filter(|(week, _)| *week == monday);
            let times: Vec<Millis> = of_week.map(|(_, time)| *time).collect();
            Week { monday, typical: middle(&times) }
        })
        .collect()
}

fn spread(times: &[Millis]) -> Vec<Bin> {
    let Some((least, most)) = times.iter().min().zip(times.iter().max()) else { return Vec::new() };
    let width = ((most.0 - least.0) / BINS + 1).max(1_000);
    let bins = (0..BINS).map(|bin| {
        let from = Millis(least.0 + bin * width);
        let to = from + Millis(width);
        let runs = times.iter().filter(|time| **time >= from && **time < to).count() as u32;
        Bin { from, to, runs }
    });
    bins.take_while(|bin| bin.from <= *most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;
    use alloc::vec;
    use session::{RunId, Tally};

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn profile(runs: &[(&str, u64)]) -> Profile {
        let mut profile = Profile::default();
        for (number, (text, seconds)) in (1..).zip(runs) {
            profile.add(Record {
                run: RunId(number),
                game: GameId::OF_PUZZLES,
                preset: "gentle",
                started: day(text).begins() + number as u64,
                result: EndResult::Won,
                score: 1,
                played: Millis::from_secs(*seconds),
                tally: Tally::default(),
                daily: Some(day(text)),
                deal: None,
            });
        }
        profile
    }

    #[test]
    fn times_are_told_by_week_and_by_length() {
        let runs =
            [("2026-11-02", 100), ("2026-11-08", 120), ("2026-11-16", 60), ("2026-11-17", 80)];
        let trend = profile(&runs).trend(GameId::OF_PUZZLES, "gentle").unwrap();
        assert_eq!((trend.won, trend.typical, trend.change), (4, Millis::from_secs(80), -40));
        let weeks: Vec<Option<u64>> =
            trend.weeks.iter().map(|week| Some(week.typical?.secs())).collect();
        assert_eq!(weeks, [Some(100), None, Some(60)]);
        assert_eq!(trend.weeks[1].monday, day("2026-11-09"));
        assert_eq!(trend.spread.iter().map(|bin| bin.runs).sum::<u32>(), 4);
        assert_eq!(trend.spread[0].from, Millis::from_secs(60));
        assert!(trend.spread.len() <= BINS as usize);
        assert_eq!(profile(&runs[..2]).trend(GameId::OF_PUZZLES, "gentle"), None);
        let same = [("2026-11-02", 50); 3];
        assert_eq!(profile(&same).trend(GameId::OF_PUZZLES, "gentle").unwrap().spread.len(), 1);
    }

    #[test]
    fn a_calendar_has_whole_weeks_up_to_today() {
        let profile = profile(&[("2026-11-10", 9), ("2026-11-17", 9), ("2026-11-18", 9)]);
        let weeks = profile.calendar(day("2026-11-18"));
        let expected =
            [(day("2026-11-09"), vec![0, 1, 0, 0, 0, 0, 0]), (day("2026-11-16"), vec![0, 1, 1])];
        assert_eq!(weeks[10..], expected);
        assert_eq!((weeks.len(), weeks[0].0), (12, day("2026-08-31")));
    }
}
