//! What a preset pays and what help and haste cost, as it is told before the start. The figures are
//! those by which the game's own score sheet is made; a test beside each sheet holds them to it.

use crate::{EndResult, Millis, Tally};
use alloc::string::ToString;
use alloc::vec::Vec;
use engine::{Phrase, phrase};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pay {
    /// The points for a run that is ended well.
    pub base: Base,
    /// What time does to them.
    pub time: TimePay,
    /// The most that one entry brings while the bonus bar is full.
    pub entry: u32,
    pub mistake: u32,
    pub hint: HintPrice,
    /// What it costs to ask whether all is right so far.
    pub check: u32,
    pub experience: Experience,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    Points(u32),
    /// Every full line pays the number that it is read as.
    Lines,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimePay {
    /// Time costs nothing.
    Free,
    /// So many points more at once, and none any more at this time.
    Gone { most: u32, at: Millis },
    /// So many points more at once, and half of them at this time.
    Halved { most: u32, at: Millis },
    /// As many points more as the base at once, and half of them at this time for each empty cell.
    HalvedByCell { most: u32, each: Millis },
    /// Every second costs so much.
    Second { points: u32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintPrice {
    /// There are none, or they cost nothing.
    Nothing,
    Each(u32),
    /// For each of its steps that is looked at.
    Step(u32),
    /// Also for what the game fills in because time ran out.
    OrTime(u32),
    /// The dearest; it is less where there is more to be filled.
    AtMost(u32),
}

/// What a run is worth to the player's level, in the unit in which it is told.
///
/// Points of different games are of different worth: what a point brings makes up for it, so that time
/// well spent brings about the same everywhere. `docs/experience.md` has the table and its reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Experience {
    /// For each point; nothing for a run that is not ranked.
    pub point: u32,
    /// Besides, for a run that is won, in whatever time; mistakes and help take the same share of it
    /// as they take of the base.
    pub won: u32,
}

impl Experience {
    pub const NONE: Experience = Experience { point: 0, won: 0 };

    pub const fn by_points(point: u32) -> Experience {
        Experience { point, won: 0 }
    }
}

impl Pay {
    /// One that pays nothing, to be filled in.
    pub const NOTHING: Pay = Pay {
        base: Base::Points(0),
        time: TimePay::Free,
        entry: 0,
        mistake: 0,
        hint: HintPrice::Nothing,
        check: 0,
        experience: Experience::NONE,
    };

    /// Whether runs count for high scores and experience.
    pub const fn is_ranked(&self) -> bool {
        self.experience.point > 0
    }

    /// What a run brings that ended so.
    pub fn experience(&self, result: EndResult, score: u64, tally: &Tally) -> u64 {
        let Experience { point, won } = self.experience;
        let by_points = score.saturating_mul(point.into());
        match (result, self.base) {
            (EndResult::GivenUp, _) => 0,
            (EndResult::Won, Base::Points(base)) if won > 0 && base > 0 => {
                let kept = u64::from(base).saturating_sub(self.costs(tally));
                by_points.saturating_add(u64::from(won) * kept / u64::from(base))
            }
            _ => by_points,
        }
    }

    /// What mistakes and help of a run cost. Of a hint that is paid by its steps, the first.
    fn costs(&self, tally: &Tally) -> u64 {
        let (hints, each) = match self.hint {
            HintPrice::Nothing => (0, 0),
            HintPrice::Each(each) | HintPrice::Step(each) | HintPrice::AtMost(each) => {
                (u64::from(tally.hints), each)
            }
            HintPrice::OrTime(each) => (u64::from(tally.hints) + u64::from(tally.auto_hints), each),
        };
        hints * u64::from(each)
            + u64::from(tally.mistakes) * u64::from(self.mistake)
            + u64::from(tally.checks) * u64::from(self.check)
    }

    /// The base and the most that speed adds, where a menu has little room.
    pub fn brief(&self) -> Option<Phrase> {
        let Base::Points(base) = self.base else { return None };
        match self.time {
            TimePay::Gone { most, .. }
            | TimePay::Halved { most, .. }
            | TimePay::HalvedByCell { most, .. } => {
                Some(phrase!("pay-brief", points = base, more = most))
            }
            TimePay::Free | TimePay::Second { .. } => None,
        }
    }

    /// All that is to be told, in short terms: what is paid, what it costs, what it is worth.
    pub fn terms(&self) -> Vec<Phrase> {
        let mut terms = Vec::new();
        terms.push(match self.base {
            Base::Points(points) => phrase!("points", points = i64::from(points)),
            Base::Lines => phrase!("pay-lines"),
        });
        match self.time {
            TimePay::Free => {}
            TimePay::Gone { most, at } => {
                terms.push(phrase!("pay-gone", points = most, time = at.to_string()));
            }
            TimePay::Halved { most, at } => {
                terms.push(phrase!("pay-halved", points = most, time = at.to_string()));
            }
            TimePay::HalvedByCell { most, each } => {
                let seconds = each.secs() as u32;
                terms.push(phrase!("pay-halved-by-cell", points = most, seconds = seconds));
            }
            TimePay::Second { points } => terms.push(phrase!("pay-second", points = points)),
        }
        if self.entry > 0 {
            terms.push(phrase!("pay-entry", points = self.entry));
        }
        terms.extend(match self.hint {
            HintPrice::Nothing => None,
            HintPrice::Each(points) => Some(phrase!("pay-hint", points = points)),
            HintPrice::Step(points) => Some(phrase!("pay-hint-step", points = points)),
            HintPrice::OrTime(points) => Some(phrase!("pay-hint-or-time", points = points)),
            HintPrice::AtMost(points) => Some(phrase!("pay-hint-most", points = points)),
        });
        if self.mistake > 0 {
            terms.push(phrase!("pay-mistake", points = self.mistake));
        }
        if self.check > 0 {
            terms.push(phrase!("pay-check", points = self.check));
        }
        terms.push(self.worth());
        terms
    }

    /// What it is worth to the player's level.
    fn worth(&self) -> Phrase {
        match self.experience {
            Experience { point: 0, .. } => phrase!("pay-unranked"),
            Experience { point, won: 0 } => phrase!("pay-experience", point = point),
            Experience { point, won } => {
                phrase!("pay-experience-won", point = point, won = i64::from(won))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAY: Pay = Pay {
        base: Base::Points(10_000),
        mistake: 250,
        hint: HintPrice::OrTime(500),
        experience: Experience { point: 2, won: 40_000 },
        ..Pay::NOTHING
    };

    #[track_caller]
    fn check(result: EndResult, score: u64, counts: [u32; 3], expected: u64) {
        let [mistakes, hints, auto_hints] = counts;
        let tally = Tally { mistakes, hints, auto_hints, ..Tally::default() };
        assert_eq!(PAY.experience(result, score, &tally), expected);
    }

    #[test]
    fn help_and_mistakes_take_their_share_of_a_win() {
        check(EndResult::Won, 9_000, [0, 0, 0], 58_000);
        check(EndResult::Won, 0, [0, 0, 0], 40_000);
        check(EndResult::Won, 100, [2, 1, 3], 200 + 30_000);
        check(EndResult::Won, 0, [0, 19, 1], 0);
        check(EndResult::Won, 0, [u32::MAX; 3], 0);
        check(EndResult::Lost, 9_000, [0, 0, 0], 18_000);
        check(EndResult::GivenUp, 9_000, [0, 0, 0], 0);
        check(EndResult::Won, u64::MAX, [0, 0, 0], u64::MAX);
    }
}
