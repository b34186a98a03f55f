//! What a run is worth: 10 000, less 10 a second, 500 a hint and 250 a wrong entry, never below 0.

use crate::outcome::ScoreSheet;
use crate::{Event, Millis, Tally};
use alloc::string::ToString;
use engine::{CellSet, phrase};

pub const BASE: i64 = 10_000;
pub const A_SECOND: i64 = 10;
pub const A_HINT: i64 = 500;
pub const A_MISTAKE: i64 = 250;

/// What these cells cost.
pub fn lost(cells: CellSet, points: i64) -> Event {
    Event::Scored { cells, points: -points }
}

/// The sheet of a run that ends at `at`, its lines adding up to the score.
pub fn sheet(at: Millis, tally: &Tally) -> ScoreSheet {
    // A longer run is worth nothing anyway; the bound keeps the sum of the lines in range.
    let seconds = at.secs().min(1 << 40) as i64;
    let hints = i64::from(tally.hints) + i64::from(tally.auto_hints);
    let mistakes = i64::from(tally.mistakes);
    let mut sheet = ScoreSheet::default();
    sheet.add(phrase!("hudoku-score-base"), BASE);
    sheet.add(phrase!("hudoku-score-time", time = at.to_string()), -seconds * A_SECOND);
    sheet.add(phrase!("hudoku-score-hints", count = hints), -hints * A_HINT);
    sheet.add(phrase!("hudoku-score-mistakes", count = mistakes), -mistakes * A_MISTAKE);
    let below: i64 = sheet.lines.iter().map(|line| line.points).sum();
    if below < 0 {
        sheet.add(phrase!("hudoku-score-floor"), -below);
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::super::variant::Variant;
    use super::*;
    use crate::pay::{Base, HintPrice, TimePay};
    use proptest::prelude::*;

    fn score(secs: u64, hints: u32, auto_hints: u32, mistakes: u32) -> u64 {
        let tally = Tally { hints, auto_hints, mistakes, ..Tally::default() };
        sheet(Millis::from_secs(secs), &tally).total()
    }

    #[test]
    fn the_formula_is_that_of_the_rules() {
        assert_eq!(score(0, 0, 0, 0), 10_000);
        assert_eq!(score(60, 0, 0, 0), 9_400);
        assert_eq!(score(60, 1, 1, 0), 8_400);
        assert_eq!(score(60, 1, 1, 2), 7_900);
        assert_eq!(score(1_001, 0, 0, 0), 0);
        assert_eq!(score(0, 15, 6, 0), 0);
        // Begun seconds are not counted.
        assert_eq!(sheet(Millis(1_999), &Tally::default()).total(), 9_990);
    }

    /// What is told before the start is what the sheet does.
    #[test]
    fn the_pay_is_as_told() {
        for variant in Variant::all() {
            let pay = variant.pay();
            let TimePay::Second { points } = pay.time else { panic!("{pay:?}") };
            let Base::Points(base) = pay.base else { panic!("{pay:?}") };
            let (HintPrice::OrTime(hint) | HintPrice::Each(hint)) = pay.hint else {
                panic!("{pay:?}")
            };
            let [base, hint] = [base, hint].map(u64::from);
            assert_eq!(score(0, 0, 0, 0), base);
            assert_eq!(score(1, 0, 0, 0), base - u64::from(points));
            assert_eq!([score(0, 1, 0, 0), score(0, 0, 1, 0)], [base - hint; 2]);
            assert_eq!(score(0, 0, 0, 1), base - u64::from(pay.mistake));
        }
    }

    proptest! {
        #[test]
        fn better_play_never_scores_less(
            at in any::<u64>(), less in any::<u64>(),
            hints in any::<u32>(), autos in any::<u32>(), mistakes in any::<u32>(),
        ) {
            let worse = Tally { hints, auto_hints: autos, mistakes, ..Tally::default() };
            let total = sheet(Millis(at), &worse).total();
            let sum: i64 = sheet(Millis(at), &worse).lines.iter().map(|line| line.points).sum();
            prop_assert_eq!(total as i64, sum);
            for better in [
                Tally { hints: hints.saturating_sub(1), ..worse },
                Tally { auto_hints: autos.saturating_sub(1), ..worse },
                Tally { mistakes: mistakes.saturating_sub(1), ..worse },
            ] {
                prop_assert!(sheet(Millis(at), &better).total() >= total);
            }
            prop_assert!(sheet(Millis(at.saturating_sub(less)), &worse).total() >= total);
        }
    }
}
