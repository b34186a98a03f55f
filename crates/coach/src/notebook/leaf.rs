//! What the notebook has of one technique: all meetings counted, the last of them as they were, and the last days
//! it was met on. All of it is the same in whatever order runs are added.

use super::keep_last;
use crate::opinion::{Met, Opinion, Seen};
use alloc::vec::Vec;
use engine::technique::Technique;
use session::RunId;

/// How many meetings are kept as they were. What a player finds is judged by these: what was not seen years ago
/// says little.
pub(super) const MOST: usize = 100;
/// How many days are kept: after so many good ones the time until it is due grows no more.
pub(super) const DAYS: usize = 8;

pub(super) const DAY: u64 = 24 * 60 * 60 * 1_000;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leaf {
    /// How often it was found, asked for or overlooked, and in how many runs.
    pub n_met: u32,
    pub n_runs: u32,
    /// How often it was found alone.
    pub n_alone: u32,
    /// How often it was passed by on the way to something harder.
    pub n_passed: u32,
    /// The last meetings, the oldest first.
    pub last: Vec<Meeting>,
    /// The last times it was passed by, the oldest first.
    pub passed: Vec<Meeting>,
    /// The last days it was met on, the oldest first.
    pub days: Vec<Day>,
}

/// A meeting with the technique; in order of time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Meeting {
    /// When its run was begun, in milliseconds since 1970.
    pub started: u64,
    pub run: RunId,
    /// The move's place in the log, counted from 0.
    pub index: u32,
    pub seen: Seen,
    pub seconds: u32,
    pub others: Vec<Technique>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// Since 1970.
    pub number: u64,
    /// When the last run of the day was begun, in milliseconds since 1970.
    pub last: u64,
    /// Whether all of it was found alone.
    pub is_good: bool,
}

impl Leaf {
    pub(super) fn add(&mut self, technique: Technique, opinion: &Opinion) {
        let mut is_met = false;
        for met in opinion.met.iter().filter(|met| met.technique == technique) {
            let meeting = Meeting::of(opinion, met);
            if met.seen == Seen::Passed {
                self.n_passed += 1;
                keep_last(&mut self.passed, meeting, MOST);
                continue;
            }
            is_met = true;
            self.n_met += 1;
            let is_alone = met.seen == Seen::Alone;
            self.n_alone += u32::from(is_alone);
            keep_last(&mut self.last, meeting, MOST);
            self.meet_on(opinion.started, is_alone);
        }
        self.n_runs += u32::from(is_met);
    }

    fn meet_on(&mut self, started: u64, is_good: bool) {
        let number = started / DAY;
        let at = self.days.partition_point(|day| day.number < number);
        match self.days.get_mut(at).filter(|day| day.number == number) {
            Some(day) => {
                day.last = day.last.max(started);
                day.is_good &= is_good;
            }
            None => self.days.insert(at, Day { number, last: started, is_good }),
        }
        if self.days.len() > DAYS {
            self.days.remove(0);
        }
    }

    /// How often it was passed by, as far back as the kept meetings go.
    pub fn n_passed_lately(&self) -> u32 {
        let since = self.last.first().filter(|_| self.last.len() == MOST);
        let is_late = |passed: &&Meeting| since.is_none_or(|first| **passed >= *first);
        self.passed.iter().filter(is_late).count() as u32
    }

    /// When it should be met again, in milliseconds since 1970, by the plainest spaced repetition: a day on which
    /// all of it was found doubles the wait, a day on which it was missed begins again with one day. More than
    /// once a day counts once.
    pub fn due(&self) -> u64 {
        let mut doublings = 0;
        for (nth, day) in self.days.iter().enumerate() {
            doublings = match day.is_good && nth > 0 {
                true => (doublings + 1).min(DAYS as u32 - 2),
                false => 0,
            };
        }
        self.days.last().map_or(0, |day| day.last + (DAY << doublings))
    }
}

impl Meeting {
    fn of(opinion: &Opinion, met: &Met) -> Meeting {
        let Met { index, seen, seconds, ref others, .. } = *met;
        let Opinion { started, run, .. } = *opinion;
        Meeting { started, run, index, seen, seconds, others: others.clone() }
    }
}
