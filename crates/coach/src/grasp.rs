//! What a player's runs say of one technique: how often it was met and found alone, how fast, and when it
//! should be met again. Whole numbers, derived from the notebook and never stored.

use crate::notebook::{Leaf, Meeting, Notebook};
use crate::opinion::Seen;
use alloc::vec::Vec;
use engine::technique::Technique;
use session::RunId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grasp {
    pub technique: Technique,
    /// How often it was there to be seen, and was found, asked for or overlooked, in all runs.
    pub met: u32,
    /// How often it was found alone, in all runs.
    pub alone: u32,
    /// The runs it was met in: how much there is to judge by.
    pub runs: u32,
    /// The same of the last meetings, which hold is judged by.
    pub lately: Share,
    /// The seconds that half of the last finds took no longer than; `None` where there was none.
    pub seconds: Option<u32>,
    pub hold: Hold,
    /// When the run was begun that it was last met in, in milliseconds since 1970.
    pub last: u64,
    /// When it should be met again, in milliseconds since 1970.
    pub due: u64,
    /// The last moment it was not seen, else the last it was found.
    pub moment: (RunId, u32),
}

/// How many were found alone, of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub alone: u32,
    pub met: u32,
}

/// How firmly a player has a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hold {
    /// It was met too seldom to say.
    Unsure,
    /// It goes by unseen.
    NotYet,
    /// It is found now and then.
    Sometimes,
    Firm,
}

impl Notebook {
    /// Every technique that was met, the easiest first.
    pub fn grasps(&self) -> Vec<Grasp> {
        let met: Vec<(Technique, &Leaf)> =
            self.leaves().filter(|(_, leaf)| !leaf.last.is_empty()).collect();
        let used: Vec<Technique> = met
            .iter()
            .filter(|(_, leaf)| leaf.is_used())
            .map(|(technique, _)| *technique)
            .collect();
        met.into_iter().map(|(technique, leaf)| leaf.grasp(technique, &used)).collect()
    }
}

/// What is judged is judged by the last meetings.
impl Leaf {
    fn alone(&self) -> impl Iterator<Item = &Meeting> {
        self.last.iter().filter(|met| met.seen == Seen::Alone)
    }

    fn found_lately(&self) -> Share {
        Share { alone: self.alone().count() as u32, met: self.last.len() as u32 }
    }

    /// How often it was not seen. Being passed by counts half: a weak sign, since nobody looks for everything in
    /// order.
    fn n_missed(&self) -> u32 {
        let Share { alone, met } = self.found_lately();
        met - alone + self.n_passed_lately() / 2
    }

    /// Found, and more often than missed.
    fn is_used(&self) -> bool {
        self.found_lately().alone > self.n_missed()
    }

    fn grasp(&self, technique: Technique, used: &[Technique]) -> Grasp {
        let is_missed = |met: &&Meeting| met.seen != Seen::Alone;
        let telling = self.last.iter().rfind(is_missed).or(self.last.last());
        let telling = telling.expect("there is a grasp of what was met");
        Grasp {
            technique,
            met: self.n_met,
            alone: self.n_alone,
            runs: self.n_runs,
            lately: self.found_lately(),
            seconds: self.typical_seconds(),
            hold: self.hold(used),
            last: self.last.last().map_or(0, |met| met.started),
            due: self.due(),
            moment: (telling.run, telling.index),
        }
    }

    /// A find that follows as well from another technique, which the player uses, says nothing; and if it
    /// was missed at other times, neither does one that follows from any other.
    fn hold(&self, used: &[Technique]) -> Hold {
        let missed = self.n_missed();
        let is_telling = |met: &&Meeting| match missed {
            0 => !met.others.iter().any(|other| used.contains(other)),
            _ => met.others.is_empty(),
        };
        let found = self.alone().filter(is_telling).count() as u32;
        match (found, missed) {
            (0 | 1, 0) | (0, 1) => Hold::Unsure,
            _ if found >= 3 * missed => Hold::Firm,
            _ if 3 * found > missed => Hold::Sometimes,
            _ => Hold::NotYet,
        }
    }

    fn typical_seconds(&self) -> Option<u32> {
        let mut seconds: Vec<u32> = self.alone().map(|met| met.seconds).collect();
        seconds.sort_unstable();
        seconds.get(seconds.len().saturating_sub(1) / 2).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opinion::{Met, Opinion};

    const DAY: u64 = 24 * 60 * 60 * 1_000;

    /// `a` found alone, `t` told, `o` overlooked; a run for each word, a day for each run.
    #[track_caller]
    fn check(runs: &str, expected: (u32, u32, Hold, u64)) {
        let mut notebook = Notebook::default();
        for (number, word) in runs.split(' ').enumerate() {
            let met = (0..).zip(word.chars()).map(|(index, ch)| Met {
                index,
                technique: Technique::XWing,
                seen: match ch {
                    'a' => Seen::Alone,
                    't' => Seen::Told,
                    _ => Seen::Overlooked,
                },
                seconds: 10 * index,
                others: Vec::new(),
            });
            notebook.add(&Opinion {
                run: RunId(number as u128),
                started: number as u64 * DAY,
                twins: 0,
                placed: 0,
                met: met.collect(),
            });
        }
        let grasp = notebook.grasps().remove(0);
        let days = (grasp.due - grasp.last) / DAY;
        assert_eq!((grasp.met, grasp.alone, grasp.hold, days), expected, "{runs}");
    }

    #[test]
    fn what_is_found_is_firm_and_waits_longer() {
        check("a", (1, 1, Hold::Unsure, 1));
        check("aa", (2, 2, Hold::Firm, 1));
        check("a a", (2, 2, Hold::Firm, 2));
        check("a a a a", (4, 4, Hold::Firm, 8));
        check("a a a a a a a a a a", (10, 10, Hold::Firm, 64));
        check("t", (1, 0, Hold::Unsure, 1));
        check("t t", (2, 0, Hold::NotYet, 1));
        check("t a t", (3, 1, Hold::Sometimes, 1));
        check("o t ta", (4, 1, Hold::NotYet, 1));
        check("at a a a", (5, 4, Hold::Firm, 8));
    }

    #[test]
    fn a_find_that_something_surer_explains_says_nothing() {
        let met = |index, technique, seen, others: &[Technique]| Met {
            index,
            technique,
            seen,
            seconds: 5,
            others: others.to_vec(),
        };
        let single = Technique::HiddenSingleBox;
        let line = Technique::NakedSingle;
        let mut notebook = Notebook::default();
        notebook.add(&Opinion {
            run: RunId(1),
            started: 0,
            twins: 0,
            placed: 0,
            met: [
                met(0, single, Seen::Alone, &[line]),
                met(1, single, Seen::Alone, &[line]),
                met(2, single, Seen::Told, &[]),
                met(3, single, Seen::Told, &[]),
                met(4, line, Seen::Alone, &[]),
                met(5, line, Seen::Alone, &[]),
            ]
            .into(),
        });
        let holds: Vec<Hold> = notebook.grasps().iter().map(|grasp| grasp.hold).collect();
        assert_eq!(holds, [Hold::NotYet, Hold::Firm]);
    }

    #[test]
    fn typical_is_what_half_of_the_finds_took() {
        let mut notebook = Notebook::default();
        let met = [7, 90, 8, 9].map(|seconds| Met {
            index: 0,
            technique: Technique::FullHouse,
            seen: Seen::Alone,
            seconds,
            others: Vec::new(),
        });
        notebook.add(&Opinion { run: RunId(1), started: 0, twins: 0, placed: 0, met: met.into() });
        assert_eq!(notebook.grasps()[0].seconds, Some(8));
    }
}
