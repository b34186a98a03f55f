//! What ten finds are worth. Every line falls, or stays, when time, mistakes or hints grow.
//!
//! | line     | points                                                    |
//! |----------|-----------------------------------------------------------|
//! | found    | the preset's                                              |
//! | speed    | `found · par / (par + time)`, par by preset               |
//! | mistakes | `− found / 20` each                                       |
//! | hints    | `− found / 10 · 2` each: a find that was told pays nothing, and its speed neither |

use super::variant::Variant;
use crate::{Millis, ScoreSheet, Tally};
use engine::phrase;

/// The share of the points that a mistake costs.
pub const A_MISTAKE: u32 = 20;
/// The share that a hint costs: what one of ten finds pays at most, with all its speed.
pub const A_HINT: u32 = 5;

pub fn sheet(variant: Variant, tally: &Tally, time: Millis) -> ScoreSheet {
    let base = i64::from(variant.base());
    let par = variant.par().0 as i64;
    // A day is as good as for ever, and keeps the sum in range.
    let time = time.0.min(86_400_000) as i64;
    let each = |count: u32, share: u32| -i64::from(count.min(1_000)) * (base / i64::from(share));
    let mut sheet = ScoreSheet::default();
    sheet.add(phrase!("score-base"), base);
    sheet.add(phrase!("score-speed"), base * par / (par + time));
    sheet.add(phrase!("score-mistakes", count = tally.mistakes), each(tally.mistakes, A_MISTAKE));
    sheet.add(phrase!("score-hints", count = tally.hints), each(tally.hints, A_HINT));
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pay::{Base, HintPrice, TimePay};
    use proptest::prelude::*;

    fn total(variant: Variant, [mistakes, hints]: [u32; 2], secs: u64) -> u64 {
        let tally = Tally { mistakes, hints, ..Tally::default() };
        sheet(variant, &tally, Millis::from_secs(secs)).total()
    }

    /// What is told before the start is what the sheet does.
    #[test]
    fn the_pay_is_as_told() {
        for variant in Variant::ALL {
            let pay = variant.pay();
            let TimePay::Halved { most, at } = pay.time else { panic!("{pay:?}") };
            let Base::Points(base) = pay.base else { panic!("{pay:?}") };
            let HintPrice::Each(hint) = pay.hint else { panic!("{pay:?}") };
            let whole = u64::from(base + most);
            assert_eq!(total(variant, [0, 0], 0), whole);
            assert_eq!(total(variant, [0, 0], at.secs()), u64::from(base + most / 2));
            assert_eq!(total(variant, [1, 0], 0), whole - u64::from(pay.mistake));
            assert_eq!(total(variant, [0, 1], 0), whole - u64::from(hint));
            assert_eq!(total(variant, [0, 10], 0), 0, "who has all told finds nothing");
        }
    }

    proptest! {
        #[test]
        fn better_play_never_scores_less(
            counts in prop::array::uniform2(0u32..30),
            fewer in prop::array::uniform2(0u32..30),
            secs in 0u64..100_000,
            gain in 0u64..100_000,
        ) {
            let better = core::array::from_fn(|i| counts[i].saturating_sub(fewer[i]));
            let score = total(Variant::Fish, counts, secs);
            prop_assert!(total(Variant::Fish, better, secs.saturating_sub(gain)) >= score);
        }
    }
}
