//! The dailies that were played: which run counts as a day's, and on how many days in a row.

use crate::{Profile, Record};
use alloc::vec::Vec;
use engine::{Phrase, phrase};
use session::{Day, EndResult, GameId};

/// How far clocks on Earth are ahead of UTC at most, and behind it.
const AHEAD: u64 = 14 * HOUR;
const BEHIND: u64 = 12 * HOUR;
const HOUR: u64 = 60 * 60 * 1000;

impl Record {
    /// The day whose daily it was, if it was begun while that was the date somewhere. A daily that
    /// a link brings later is played for pleasure.
    fn counts_for(&self) -> Option<Day> {
        let begins = |day: Day| day.begins().saturating_sub(AHEAD);
        let ends = |day: Day| day.begins() + 24 * HOUR + BEHIND;
        self.daily.filter(|&day| (begins(day)..ends(day)).contains(&self.started))
    }

    /// How it ended, in few words.
    pub fn phrase(&self) -> Phrase {
        match self.result {
            EndResult::GivenUp => phrase!("daily-given-up"),
            _ => phrase!("points", points = self.score as i64),
        }
    }
}

impl Profile {
    /// The run that counts as this game's daily of a day: of the finished ones the one begun first.
    pub fn daily(&self, game: GameId, day: Day) -> Option<&Record> {
        first(&self.dailies(), game, day)
    }

    /// On how many days in a row a daily was played to its end, up to today or yesterday: today is
    /// not over.
    pub fn days_in_a_row(&self, today: Day) -> u32 {
        // Put in order once, however many days there are.
        let dailies = self.dailies();
        let played = |day: Day| {
            let ended = |record: &Record| record.result != EndResult::GivenUp;
            GameId::ALL.into_iter().any(|game| first(&dailies, game, day).is_some_and(ended))
        };
        let last = if played(today) { Some(today) } else { today.before() };
        core::iter::successors(last, |day| day.before()).take_while(|day| played(*day)).count()
            as u32
    }

    /// The runs that count for a day, in the order they were begun.
    fn dailies(&self) -> Vec<&Record> {
        let mut records = self.records();
        records.retain(|record| record.counts_for().is_some());
        records
    }

    /// How many dailies of today are done, and on how many days in a row there was one.
    pub fn says_dailies(&self, today: Day) -> Phrase {
        let done = GameId::ALL.into_iter().filter(|game| self.daily(*game, today).is_some());
        let (done, all) = (done.count() as u32, GameId::ALL.len() as u32);
        match self.days_in_a_row(today) {
            0 => phrase!("dailies-done", done = done, all = all),
            days => phrase!("dailies-row", done = done, all = all, days = days),
        }
    }
}

fn first<'a>(dailies: &[&'a Record], game: GameId, day: Day) -> Option<&'a Record> {
    let is_meant = |record: &&&Record| record.game == game && record.daily == Some(day);
    dailies.iter().find(is_meant).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Millis, RunId, Tally};

    const NOON: u64 = 12 * HOUR;

    fn today() -> Day {
        Day::new(2026, 11, 16).unwrap()
    }

    /// A run of the daily of some days ago, begun at noon of a day some days ago.
    fn run(of: u32, begun: u32, game: usize, result: EndResult) -> Record {
        let ago = |days| (0..days).fold(today(), |day, _| day.before().unwrap());
        let game = GameId::ALL[game];
        let started = ago(begun).begins() + NOON;
        Record {
            run: RunId(u128::from(started + u64::from(of))),
            game,
            preset: game.daily_preset(ago(of)).key,
            started,
            result,
            score: 9,
            played: Millis(1000),
            tally: Tally::default(),
            daily: Some(ago(of)),
            deal: None,
        }
    }

    #[track_caller]
    fn check(records: &[Record], days: u32) {
        let mut profile = Profile::default();
        records.iter().for_each(|record| {
            profile.add(*record);
        });
        assert_eq!(profile.days_in_a_row(today()), days);
    }

    #[test]
    fn days_are_counted_in_a_row() {
        let won = |ago, game| run(ago, ago, game, EndResult::Won);
        check(&[], 0);
        check(&[won(0, 0)], 1);
        check(&[won(1, 2)], 1);
        check(&[won(2, 0)], 0);
        check(&[won(0, 3), won(1, 0), won(2, 1), won(4, 0)], 3);
        check(&[won(0, 0), run(1, 1, 0, EndResult::Lost), won(2, 0)], 3);
        check(&[won(0, 0), run(1, 1, 0, EndResult::GivenUp), won(2, 0)], 1);
        // Brought by a link on a later day, it mends nothing.
        check(&[won(0, 0), run(1, 0, 1, EndResult::Won), won(2, 0)], 1);
    }

    #[test]
    fn the_first_finished_run_is_the_daily() {
        let mut profile = Profile::default();
        assert_eq!(profile.daily(GameId::ALL[1], today()), None);
        let first = run(0, 0, 1, EndResult::GivenUp);
        let again =
            Record { run: RunId(1), started: first.started + 5, result: EndResult::Won, ..first };
        let undated = Record { run: RunId(2), started: first.started - 5, daily: None, ..first };
        for record in [undated, again, first, run(0, 0, 2, EndResult::Won)] {
            profile.add(record);
        }
        assert_eq!(profile.daily(GameId::ALL[1], today()), Some(&first));
        assert_eq!(profile.daily(GameId::ALL[1], today().before().unwrap()), None);
    }

    #[test]
    fn a_daily_counts_wherever_it_is_that_day() {
        let at = |started: u64| {
            let record = Record { started, ..run(0, 0, 0, EndResult::Won) };
            record.counts_for().is_some()
        };
        let begins = today().begins();
        assert_eq!([at(begins - AHEAD - 1), at(begins - AHEAD)], [false, true]);
        assert_eq!([at(begins + 36 * HOUR - 1), at(begins + 36 * HOUR)], [true, false]);
    }
}
