//! Figures of a game or of one of its presets.

use crate::Record;
use session::{EndResult, Millis};

/// What a number of runs come to. Figures there is nothing to say about are `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Stats {
    /// Finished runs, those given up included.
    pub played: u32,
    pub won: u32,
    /// Won without a hint, a check or notes filled in by the game.
    pub unaided: u32,
    pub best: Option<u64>,
    /// Of the runs that were scored, rounded down.
    pub mean: Option<u64>,
    /// The shortest play time of a run that was won.
    pub fastest: Option<Millis>,
    /// The average play time of the runs that were won.
    pub mean_time: Option<Millis>,
    pub time: Millis,
    /// Runs won one after the other, up to the last.
    pub streak: u32,
    pub longest_streak: u32,
}

impl Stats {
    /// Adds up runs in the order they were started.
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Stats {
        let mut stats = Stats::default();
        let (mut sum, mut scored) = (0u128, 0u128);
        let mut won_time = Millis::ZERO;
        for record in records {
            stats.played += 1;
            stats.time = stats.time + record.played;
            if record.result != EndResult::GivenUp {
                stats.best = stats.best.max(Some(record.score));
                sum += u128::from(record.score);
                scored += 1;
            }
            if record.is_won() {
                stats.won += 1;
                won_time = won_time + record.played;
                stats.unaided += u32::from(record.tally.help() == 0);
                stats.fastest =
                    Some(stats.fastest.map_or(record.played, |best| best.min(record.played)));
                stats.streak += 1;
                stats.longest_streak = stats.longest_streak.max(stats.streak);
            } else {
                stats.streak = 0;
            }
        }
        stats.mean_time = won_time.0.checked_div(stats.won.into()).map(Millis);
        stats.mean = sum.checked_div(scored).map(|mean| mean as u64);
        stats
    }
}
