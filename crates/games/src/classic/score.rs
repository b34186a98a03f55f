//! The score sheet of a won game, in integers. Better play never scores less: every line falls, or
//! stays, when time, mistakes, hints or checks grow.
//!
//! | line     | points                                                  |
//! |----------|---------------------------------------------------------|
//! | base     | by preset                                               |
//! | speed    | `base · par / (par + time)`, par = 50 entries at pace   |
//! | bonus    | what the bar paid, at most `base / 100` an entry        |
//! | mistakes | `− base / 20` each                                      |
//! | hints    | `− base / 40` for each stage shown, four for a revealed cell |
//! | checks   | `− base / 50` each                                      |

use super::bonus::Bonus;
use crate::{Millis, ScoreSheet, Tally};
use engine::phrase;

/// What a preset plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// Points for a solved puzzle, before anything else.
    pub base: u64,
    /// How long the bonus bar lives on one right entry: the pace.
    pub feed: Millis,
}

/// What a game has to show for itself, besides its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    pub tally: Tally,
    /// Stages of hints shown, a revealed cell counting as four.
    pub hint_stages: u32,
    pub bonus: Bonus,
}

pub fn sheet(stakes: Stakes, record: &Record, time: Millis) -> ScoreSheet {
    let base = stakes.base as i64;
    let count = |count: u32| i64::from(count);
    let mut sheet = ScoreSheet::default();
    sheet.add(phrase!("score-base"), base);
    sheet.add(phrase!("score-speed"), speed(stakes, time));
    sheet.add(phrase!("score-bonus"), i64::from(record.bonus.points()));
    let Tally { mistakes, hints, checks, .. } = record.tally;
    sheet.add(
        phrase!("score-mistakes", count = mistakes),
        -count(mistakes) * a_mistake(stakes) as i64,
    );
    sheet.add(
        phrase!("score-hints", count = hints),
        -count(record.hint_stages) * a_hint_stage(stakes) as i64,
    );
    sheet.add(phrase!("score-checks", count = checks), -count(checks) * a_check(stakes) as i64);
    sheet
}

/// What each mistake costs.
pub fn a_mistake(stakes: Stakes) -> u64 {
    stakes.base / 20
}

/// What each stage of a hint costs.
pub fn a_hint_stage(stakes: Stakes) -> u64 {
    stakes.base / 40
}

/// What each question costs.
pub fn a_check(stakes: Stakes) -> u64 {
    stakes.base / 50
}

/// The time that halves what speed pays.
pub fn par(stakes: Stakes) -> Millis {
    Millis(50 * stakes.feed.0)
}

fn speed(stakes: Stakes, time: Millis) -> i64 {
    let par = par(stakes).0;
    // A run is shorter than a million years, but a log is anybody's text.
    (stakes.base * par / par.saturating_add(time.0)) as i64
}

#[cfg(test)]
mod tests {
    use super::super::Variant;
    use super::super::bonus::FirstTry;
    use super::*;
    use crate::pay::{Base, HintPrice, TimePay};
    use proptest::prelude::*;

    const STAKES: Stakes = Stakes { base: 1000, feed: Millis(10_000) };

    fn record(tally: Tally, hint_stages: u32, right_at: &[u64]) -> Record {
        let mut bonus = Bonus::default();
        right_at.iter().for_each(|&at| bonus.feed(FirstTry::Right, STAKES, Millis(at)));
        Record { tally, hint_stages, bonus }
    }

    #[test]
    fn the_sheet_adds_up() {
        let tally = Tally { mistakes: 1, hints: 1, checks: 1, ..Tally::default() };
        let sheet = sheet(STAKES, &record(tally, 2, &[0, 0, 30_000]), Millis(500_000));
        let points: std::vec::Vec<i64> = sheet.lines.iter().map(|line| line.points).collect();
        assert_eq!(points, [1000, 500, 28, -50, -50, -20]);
        assert_eq!(sheet.total(), 1408);
    }

    /// What is told before the start is what the sheet does.
    #[test]
    fn the_pay_is_as_told() {
        for variant in Variant::ALL {
            let (pay, stakes) = (variant.pay(), variant.stakes());
            let total = |tally: Tally, stages: u32, time: Millis| {
                sheet(stakes, &record(tally, stages, &[]), time).total() as u32
            };
            let TimePay::Halved { most, at } = pay.time else { panic!("{pay:?}") };
            let Base::Points(base) = pay.base else { panic!("{pay:?}") };
            let none = Tally::default();
            let whole = total(none, 0, Millis::ZERO);
            assert_eq!(whole, base + most);
            assert_eq!(total(none, 0, at), base + most / 2);
            assert_eq!(total(Tally { mistakes: 1, ..none }, 0, Millis::ZERO), whole - pay.mistake);
            assert_eq!(total(Tally { checks: 1, ..none }, 0, Millis::ZERO), whole - pay.check);
            let HintPrice::Step(step) = pay.hint else { panic!("{pay:?}") };
            assert_eq!(total(Tally { hints: 1, ..none }, 1, Millis::ZERO), whole - step);
            let mut bonus = Bonus::default();
            bonus.feed(FirstTry::Right, stakes, Millis::ZERO);
            assert_eq!(bonus.points(), pay.entry);
        }
    }

    proptest! {
        /// The same digits, each at the same time or earlier, with no more mistakes, hints and
        /// checks, never score less; nor does one digit more that is right at the first try.
        #[test]
        fn better_play_never_scores_less(
            mut times in prop::collection::vec(0u64..3_000_000, 1..60),
            gains in prop::collection::vec(0u64..600_000, 60),
            counts in prop::array::uniform4(0u32..20),
            fewer in prop::array::uniform4(0u32..20),
            late in 0u64..600_000,
        ) {
            times.sort_unstable();
            let mut earlier: std::vec::Vec<u64> =
                times.iter().zip(&gains).map(|(time, gain)| time.saturating_sub(*gain)).collect();
            earlier.sort_unstable();
            let total = |times: &[u64], [mistakes, hints, stages, checks]: [u32; 4], end: u64| {
                let tally = Tally { mistakes, hints, checks, ..Tally::default() };
                sheet(STAKES, &record(tally, stages, times), Millis(end)).total()
            };
            let better = core::array::from_fn(|i| counts[i].saturating_sub(fewer[i]));
            let end = times.last().unwrap() + late;
            let score = total(&times, counts, end);
            prop_assert!(total(&earlier, counts, end) >= score);
            prop_assert!(total(&earlier, better, *earlier.last().unwrap()) >= score);
            prop_assert!(total(&times[1..], counts, end) <= score);
        }
    }
}
