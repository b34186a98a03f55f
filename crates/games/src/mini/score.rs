//! What a filled board is worth. Nobody is punished hard: mistakes and questions take an eighth
//! each at most, hints a half, so that a quarter is left to everybody.
//!
//! | line     | points                                                          |
//! |----------|-----------------------------------------------------------------|
//! | solved   | the preset's, for the share of blanks that the player filled    |
//! | speed    | `solved · par / (par + time)`, par = 10 seconds a blank         |
//! | mistakes | `− solved / 40` each, an eighth at most                         |
//! | hints    | `− solved / (2 · blanks)` each, a half at most                  |
//! | checks   | `− solved / 40` each, an eighth at most                         |

use crate::{Millis, ScoreSheet, Tally};
use engine::phrase;

/// The share of the points that a mistake costs, and a question.
pub const A_MISTAKE: u32 = 40;
/// The time for each blank that halves what speed pays.
pub const PAR: Millis = Millis::from_secs(10);

/// What a run was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    pub base: u32,
    /// The cells to be filled, and how many of them the player filled.
    pub blanks: u32,
    pub own: u32,
}

pub fn sheet(stakes: Stakes, tally: &Tally, time: Millis) -> ScoreSheet {
    let blanks = i64::from(stakes.blanks.max(1));
    let solved = i64::from(stakes.base) * i64::from(stakes.own) / blanks;
    let each = |count: u32| solved * i64::from(count).min(5) / i64::from(A_MISTAKE);
    let par = PAR.0 as i64 * blanks;
    // A day is as good as for ever, and keeps the sum in range.
    let time = time.0.min(86_400_000) as i64;
    let mut sheet = ScoreSheet::default();
    sheet.add(phrase!("score-base"), solved);
    sheet.add(phrase!("score-speed"), solved * par / (par + time));
    sheet.add(phrase!("score-mistakes", count = tally.mistakes), -each(tally.mistakes));
    let hints = solved * i64::from(tally.hints).min(blanks) / (2 * blanks);
    sheet.add(phrase!("score-hints", count = tally.hints), -hints);
    sheet.add(phrase!("score-checks", count = tally.checks), -each(tally.checks));
    sheet
}

#[cfg(test)]
mod tests {
    use super::super::variant::Variant;
    use super::*;
    use crate::pay::{Base, HintPrice, TimePay};
    use proptest::prelude::*;

    fn total(stakes: Stakes, [mistakes, hints, checks]: [u32; 3], secs: u64) -> u64 {
        let tally = Tally { mistakes, hints, checks, ..Tally::default() };
        sheet(stakes, &tally, Millis::from_secs(secs)).total()
    }

    #[test]
    fn the_table_is_kept() {
        let stakes = Stakes { base: 1_000, blanks: 10, own: 10 };
        assert_eq!(total(stakes, [0, 0, 0], 0), 2_000);
        assert_eq!(total(stakes, [0, 0, 0], 100), 1_500);
        assert_eq!(total(stakes, [2, 1, 1], 100), 1_500 - 50 - 50 - 25);
        assert_eq!(total(stakes, [900, 900, 900], 100), 750);
        assert_eq!(total(Stakes { own: 5, ..stakes }, [0, 0, 0], 0), 1_000);
        assert_eq!(total(Stakes { own: 0, ..stakes }, [0, 0, 0], 0), 0);
    }

    /// What is told before the start is what the sheet does.
    #[test]
    fn the_pay_is_as_told() {
        for variant in Variant::all() {
            let (pay, (blanks, _)) = (variant.pay(), variant.blanks());
            let TimePay::HalvedByCell { most, each } = pay.time else { panic!("{pay:?}") };
            let Base::Points(base) = pay.base else { panic!("{pay:?}") };
            let HintPrice::AtMost(hint) = pay.hint else { panic!("{pay:?}") };
            let stakes = Stakes { base: variant.base(), blanks, own: blanks };
            let whole = u64::from(base + most);
            assert_eq!(total(stakes, [0, 0, 0], 0), whole);
            let par = each.secs() * u64::from(blanks);
            assert_eq!(total(stakes, [0, 0, 0], par), u64::from(base + most / 2));
            assert_eq!(total(stakes, [1, 0, 0], 0), whole - u64::from(pay.mistake));
            assert_eq!(total(stakes, [0, 1, 0], 0), whole - u64::from(hint));
            assert_eq!(total(stakes, [0, 0, 1], 0), whole - u64::from(pay.check));
        }
    }

    proptest! {
        #[test]
        fn better_play_never_scores_less(
            own in 1u32..30,
            counts in prop::array::uniform3(0u32..30),
            fewer in prop::array::uniform3(0u32..30),
            secs in 0u64..100_000,
            gain in 0u64..100_000,
        ) {
            let stakes = Stakes { base: 1_500, blanks: 30, own };
            let better = core::array::from_fn(|i| counts[i].saturating_sub(fewer[i]));
            let score = total(stakes, counts, secs);
            prop_assert!(total(stakes, better, secs.saturating_sub(gain)) >= score);
            let more = Stakes { own: own + 1, ..stakes };
            prop_assert!(total(more, counts, secs) >= score);
        }
    }
}
