//! What a finished run pays: a base, and a bonus that melts with time.
//!
//! The whole score falls exponentially from `base + bonus` at the start to `base` when the time of
//! the difficulty is over, and what it has above the base is the time bonus:
//!
//! ```text
//! bonus(t) = base · ((base + bonus) / base)^((gone − t) / gone) − base,   0 from `gone` on
//! ```
//!
//! So the source's three figures say it all: the start is exact, the end is exactly nothing, and
//! every millisecond takes the same share of the whole score.
//!
//! The source knows no help, so what help costs is ours. A hint costs a piece's share of all there is
//! to win, so that nothing is left of a run that was played by hints alone, however fast; to ask
//! whether all is right so far costs a fiftieth of the base. By the first rules help was free, and
//! logs of then still are scored so.

use super::difficulty::Difficulty;
use crate::outcome::ScoreSheet;
use crate::{Millis, Tally};
use engine::phrase;

/// The rules from which on help is paid for.
pub const HELP_COSTS: u32 = 2;

/// What it costs to ask whether all is right so far.
pub fn a_check(difficulty: &Difficulty) -> u32 {
    difficulty.base / 50
}

/// Fraction bits of a power. Powers stay below 4, so they fit 64 bits.
const ONE: u32 = 60;
/// Fraction bits of an exponent.
const EXPONENT: u32 = 32;

/// The points for finishing at this time, rounded down.
pub fn time_bonus(difficulty: &Difficulty, at: Millis) -> u32 {
    let (left, gone) = (difficulty.gone.since(at).0, difficulty.gone.0);
    if left == gone {
        return difficulty.bonus;
    }
    let (base, whole) = (u128::from(difficulty.base), difficulty.base + difficulty.bonus);
    let ratio = ((u128::from(whole) << ONE) / base) as u64;
    let exponent = ((u128::from(left) << EXPONENT) / u128::from(gone)) as u32;
    ((base * u128::from(power(ratio, exponent))) >> ONE) as u32 - difficulty.base
}

/// `ratio` to the power of `exponent / 2³²`: the product of the roots that its bits ask for.
///
/// Each factor is rounded down by less than 2⁻⁵⁹, all of them together by less than 2⁻⁵³; a
/// millisecond of the slowest difficulty is worth more than 2⁻²¹. So rounding never turns the order
/// of two times around.
fn power(ratio: u64, exponent: u32) -> u64 {
    let mut power = 1 << ONE;
    let mut root = ratio;
    for bit in (0..EXPONENT).rev() {
        root = (u128::from(root) << ONE).isqrt() as u64;
        if exponent >> bit & 1 == 1 {
            power = ((u128::from(power) * u128::from(root)) >> ONE) as u64;
        }
    }
    power
}

/// The sheet of a board that is handed in at this time, by these rules.
pub fn sheet(difficulty: &Difficulty, rules: u32, tally: &Tally, at: Millis) -> ScoreSheet {
    let mut sheet = ScoreSheet::default();
    sheet.add(phrase!("score-base"), difficulty.base.into());
    sheet.add(phrase!("pieces-score-time"), time_bonus(difficulty, at).into());
    let Tally { hints, checks, .. } = *tally;
    let cost = |count: u32, each: u32| -(i64::from(count) * i64::from(each));
    if hints > 0 && rules >= HELP_COSTS {
        sheet.add(phrase!("score-hints", count = hints), cost(hints, difficulty.a_hint));
    }
    if checks > 0 && rules >= HELP_COSTS {
        sheet.add(phrase!("score-checks", count = checks), cost(checks, a_check(difficulty)));
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::super::difficulty::{self, by_key};
    use super::*;
    use crate::pay::{Base, HintPrice, TimePay};
    use proptest::prelude::*;

    #[track_caller]
    fn check(key: &str, millis: u64, points: u32) {
        assert_eq!(time_bonus(by_key(key).unwrap(), Millis(millis)), points);
    }

    fn total(key: &str, rules: u32, hints: u32, checks: u32, at: u64) -> u64 {
        let tally = Tally { hints, checks, ..Tally::default() };
        sheet(by_key(key).unwrap(), rules, &tally, Millis(at)).total()
    }

    #[test]
    fn help_is_paid_for() {
        assert_eq!(total("extra", 2, 0, 0, 0), 303_300);
        assert_eq!(total("extra", 2, 1, 0, 0), 303_300 - 14_500);
        assert_eq!(total("extra", 2, 0, 3, 0), 303_300 - 6_000);
        assert_eq!(total("easy", 2, 2, 1, 300_000), 10_000 - 8_800 - 200);
        assert_eq!(total("easy", 2, 7, 0, 0), 0);
        assert_eq!(total("easy", 2, u32::MAX, u32::MAX, 0), 0);
        // By the rules of before.
        assert_eq!(total("extra", 1, 10, 3, 0), 303_300);
    }

    /// The source's table.
    #[test]
    fn starts_and_ends_as_the_table_says() {
        for (key, base, bonus, minutes) in [
            ("easy", 10_000, 20_500, 5),
            ("medium", 15_000, 30_500, 10),
            ("hard", 25_000, 50_800, 15),
            ("lunatic", 50_000, 101_600, 20),
            ("extra", 100_000, 203_300, 25),
        ] {
            let gone = minutes * 60_000;
            check(key, 0, bonus);
            check(key, gone, 0);
            check(key, gone + 1, 0);
            check(key, u64::MAX, 0);
            assert_eq!(total(key, 2, 0, 0, 0), base + u64::from(bonus));
            assert_eq!(total(key, 2, 0, 0, gone), base);
        }
    }

    /// Computed apart from this code, with sixty decimal places.
    #[test]
    fn melts_along_the_curve() {
        check("easy", 1, 20_499);
        check("easy", 1_000, 20_386);
        check("easy", 30_000, 17_281);
        check("easy", 60_000, 14_402);
        check("easy", 150_000, 7_464);
        check("easy", 299_000, 37);
        check("easy", 299_999, 0);
        check("medium", 60_000, 25_721);
        check("medium", 300_000, 11_124);
        check("medium", 599_000, 27);
        check("hard", 1, 50_799);
        check("hard", 450_000, 18_531);
        check("hard", 890_000, 310);
        check("lunatic", 300_000, 64_885);
        check("lunatic", 600_000, 37_063);
        check("lunatic", 1_199_999, 0);
        check("extra", 1, 203_299);
        check("extra", 60_000, 190_133);
        check("extra", 750_000, 74_155);
        check("extra", 1_499_000, 73);
        check("extra", 1_499_999, 0);
    }

    /// What is told before the start is what the sheet does.
    #[test]
    fn the_pay_is_as_told() {
        for difficulty in &difficulty::ALL {
            let (key, pay) = (difficulty.key, difficulty.pay());
            let TimePay::Gone { most, at } = pay.time else { panic!("{pay:?}") };
            let Base::Points(base) = pay.base else { panic!("{pay:?}") };
            let HintPrice::Each(a_hint) = pay.hint else { panic!("{pay:?}") };
            let whole = u64::from(base + most);
            assert_eq!(total(key, 2, 0, 0, 0), whole);
            assert_eq!(total(key, 2, 0, 0, at.0), u64::from(base));
            assert_eq!(total(key, 2, 1, 0, 0), whole - u64::from(a_hint));
            assert_eq!(total(key, 2, 0, 1, 0), whole - u64::from(pay.check));
        }
    }

    proptest! {
        #[test]
        fn sooner_never_pays_less(which in 0..5usize, at in 0..1_600_000u64, later in 0..5_000u64) {
            let difficulty = &difficulty::ALL[which];
            let (sooner, later) = (Millis(at), Millis(at + later));
            prop_assert!(time_bonus(difficulty, sooner) >= time_bonus(difficulty, later));
        }

        #[test]
        fn every_ten_seconds_cost_something(which in 0..5usize, at in 0..290_000u64) {
            let difficulty = &difficulty::ALL[which];
            let (sooner, later) = (Millis(at), Millis(at + 10_000));
            prop_assert!(time_bonus(difficulty, sooner) > time_bonus(difficulty, later));
        }
    }
}
