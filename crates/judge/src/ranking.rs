//! The order of a board, and the boards that a run stands on.

use crate::{Trust, Verdict};
use session::{Day, Millis};

/// Higher scores do not fit into a key.
pub const MAX_SCORE: u64 = (1 << 31) - 1;

/// Lower is better: the higher score, then the shorter time. Equal keys share a rank.
pub fn key(score: u64, at: Millis) -> i64 {
    let score = MAX_SCORE - score.min(MAX_SCORE);
    let time = at.0.min(u64::from(u32::MAX));
    ((score << 32) | time) as i64
}

/// A board that a run stands on, among those of its game, preset, rules, trust and help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub period: &'static str,
    /// The first day of the period, since 1970.
    pub start: i64,
    /// When nothing more comes in, in milliseconds since 1970.
    pub closes: Option<i64>,
}

/// Calendar dailies of so many days back are taken.
pub const DAILY_TAKEN: i64 = 31;

const DAY: i64 = 86_400_000;
/// Runs of a day's competition that began before midnight may end after it.
const OVERTIME: i64 = 3_600_000;

/// When the competition of a day (since 1970) is over, and what was played in it may be seen.
pub fn competition_closes(day: i64) -> i64 {
    (day + 1) * DAY + OVERTIME
}

/// The boards of a run that came in at this moment: those of today, of this week and of all time; of a
/// daily, that of its day alone.
pub fn standing(
    verdict: &Verdict,
    trust: Trust,
    competition: Option<Day>,
    now: i64,
) -> Vec<Standing> {
    if let Some(day) = competition {
        let start = i64::from(day.number());
        let closes = Some(competition_closes(start));
        return vec![Standing { period: "competition", start, closes }];
    }
    if let Some(day) = verdict.day() {
        let start = i64::from(day.number());
        debug_assert_eq!(trust, Trust::Open, "everybody can compute a calendar daily");
        let closes = Some((start + DAILY_TAKEN + 1) * DAY);
        return vec![Standing { period: "daily", start, closes }];
    }
    let today = now.div_euclid(DAY);
    // The first day of 1970 was a Thursday.
    let monday = today - (today + 3).rem_euclid(7);
    vec![
        Standing { period: "day", start: today, closes: Some((today + 1) * DAY) },
        Standing { period: "week", start: monday, closes: Some((monday + 7) * DAY) },
        Standing { period: "all", start: 0, closes: None },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_points_come_first_and_then_less_time() {
        let order = [(900, 5), (900, 6), (899, 1), (0, 0), (0, u64::MAX)];
        let keys: Vec<i64> = order.iter().map(|&(score, at)| key(score, Millis(at))).collect();
        assert!(keys.is_sorted() && keys.iter().all(|key| *key >= 0), "{keys:?}");
        assert_eq!(key(MAX_SCORE, Millis(0)), 0);
    }
}
