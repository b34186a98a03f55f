//! The bonus bar: it drains with time and is fed by entries that are right at the first try.
//!
//! The bar starts full. With `n` entries fed and `t` milliseconds played it stands at
//!
//! ```text
//! level = clamp(whole + n · feed − t, 0, whole)         whole = 6 · feed
//! ```
//!
//! and the next right entry is paid `base · level / (100 · whole)` points, rounded down, before it
//! feeds the bar. `feed` and `base` come with the preset. The level depends on `n` and `t` alone,
//! not on when the bar stood full or empty: so an entry made earlier never pays less, nor do those
//! after it, and holding digits back to pour them in at once gains nothing.

use super::score::Stakes;
use crate::Millis;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Bonus {
    /// Entries that were right at the first try and had not been told by a hint.
    right: u32,
    /// First entries that broke no rule when they were made: what a player can see who does not
    /// ask to be told mistakes. The bar must not tell them either.
    legal: u32,
    points: u32,
}

/// What the first entry into a cell was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstTry {
    Right,
    /// Wrong, and no rule says so.
    Legal,
    Illegal,
}

impl Bonus {
    /// Pays and feeds for the first entry into a cell.
    pub fn feed(&mut self, first_try: FirstTry, stakes: Stakes, now: Millis) {
        if first_try == FirstTry::Right {
            let level = level(self.right, stakes, now);
            self.points += (stakes.base * level / (100 * whole(stakes))) as u32;
            self.right += 1;
        }
        if first_try != FirstTry::Illegal {
            self.legal += 1;
        }
    }

    /// Points paid so far.
    pub fn points(self) -> u32 {
        self.points
    }

    /// How full the bar truly is, in thousandths.
    pub fn true_share(self, stakes: Stakes, now: Millis) -> u32 {
        share(self.right, stakes, now)
    }

    /// How full the bar is as far as the rules alone tell, in thousandths.
    pub fn seen_share(self, stakes: Stakes, now: Millis) -> u32 {
        share(self.legal, stakes, now)
    }
}

/// The full bar, in thousandths.
pub const WHOLE: u32 = 1000;

fn share(n_fed: u32, stakes: Stakes, now: Millis) -> u32 {
    (u64::from(WHOLE) * level(n_fed, stakes, now) / whole(stakes)) as u32
}

fn level(n_fed: u32, stakes: Stakes, now: Millis) -> u64 {
    (whole(stakes) + u64::from(n_fed) * stakes.feed.0).saturating_sub(now.0).min(whole(stakes))
}

fn whole(stakes: Stakes) -> u64 {
    6 * stakes.feed.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAKES: Stakes = Stakes { base: 1000, feed: Millis(10_000) };

    #[test]
    fn drains_in_a_minute_and_is_fed_ten_seconds() {
        let mut bonus = Bonus::default();
        assert_eq!(bonus.true_share(STAKES, Millis(0)), 1000);
        assert_eq!(bonus.true_share(STAKES, Millis(30_000)), 500);
        bonus.feed(FirstTry::Right, STAKES, Millis(30_000));
        assert_eq!(bonus.points(), 5);
        assert_eq!(bonus.true_share(STAKES, Millis(30_000)), 666);
        assert_eq!(bonus.true_share(STAKES, Millis(70_000)), 0);
    }

    #[test]
    fn what_no_rule_forbids_is_not_told() {
        let mut bonus = Bonus::default();
        bonus.feed(FirstTry::Legal, STAKES, Millis(30_000));
        bonus.feed(FirstTry::Illegal, STAKES, Millis(30_000));
        assert_eq!(bonus.points(), 0);
        assert_eq!(bonus.seen_share(STAKES, Millis(30_000)), 666);
        assert_eq!(bonus.true_share(STAKES, Millis(30_000)), 500);
    }
}
