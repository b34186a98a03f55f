//! A player: the finished runs by their ids, and what they add up to.

use crate::{Background, Level, Record, Standing, Stats, Unlock, level};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use engine::{Phrase, phrase, sort};
use session::keys::Frontend;
use session::{GameId, Preset, RunId};

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Profile {
    records: BTreeMap<RunId, Record>,
    /// By run: the keys of the skills it took, once they have been looked up.
    pub(crate) learned: BTreeMap<RunId, BTreeSet<String>>,
    /// Presets and backgrounds are open on every level. Changes no score, experience or level.
    pub everything_open: bool,
    /// Lines that could not be read, kept as they are: a newer Ninefold may know them.
    pub(crate) unread: BTreeSet<String>,
}

/// What a run brought, for the result card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    pub experience: u64,
    /// Another run of the same deal counts too.
    pub is_again: bool,
    pub before: Standing,
    pub after: Standing,
    /// For all front ends: not each of them has it all.
    pub unlocked: Vec<Unlock>,
    /// Its rank among the high scores of its preset, from 1; `None` when it is not ranked.
    pub rank: Option<u32>,
    /// The best score before, which this one has beaten.
    pub beaten: Option<u64>,
}

impl Gain {
    /// The experience it brought, or why it brought none that could be expected.
    pub fn phrase(&self) -> Option<Phrase> {
        match level::told(self.experience) {
            0 if self.is_again => Some(phrase!("experience-again")),
            0 => None,
            gained => Some(phrase!("experience", experience = gained)),
        }
    }

    /// The level it reached, if it reached one.
    pub fn level_phrase(&self) -> Option<Phrase> {
        let (before, after) = (self.before.level, self.after.level);
        (before != after).then(|| phrase!("level-reached", level = after.number()))
    }

    /// Its place among the runs of its preset, as far as it is worth a word.
    pub fn place_phrase(&self) -> Option<Phrase> {
        match (self.rank?, self.beaten) {
            (1, Some(before)) => Some(phrase!("personal-best", before = before as i64)),
            (1, None) => Some(phrase!("first-score")),
            (rank @ 2..=10, _) => Some(phrase!("result-rank", rank = rank)),
            _ => None,
        }
    }
}

impl Profile {
    /// Adds a finished run, and tells what it brought. One that is known already is told again, as
    /// if it had been the last.
    pub fn add(&mut self, record: Record) -> Gain {
        self.keep(record);
        self.gain(&record)
    }

    /// What a run of this profile brought, as if it had been the last.
    pub(crate) fn gain(&self, record: &Record) -> Gain {
        let others = || self.records.values().filter(|other| other.run != record.run);
        let before = Standing::of(added(others()));
        let after = self.standing();
        let new_levels = |level: Level| before.level < level && level <= after.level;
        let unlocked = Unlock::all().into_iter().filter(|(level, _)| new_levels(*level));
        let scores = self.high_scores(record.game, record.preset);
        let rank = scores.iter().position(|other| other.run == record.run);
        let second = scores.get(1).filter(|_| rank == Some(0));
        let is_same = |other: &Record| other.deal == record.deal && other.is_ranked();
        Gain {
            is_again: record.deal.is_some() && record.is_ranked() && others().any(is_same),
            experience: after.experience.saturating_sub(before.experience),
            before,
            after,
            unlocked: unlocked.map(|(_, unlock)| unlock).collect(),
            rank: rank.map(|index| index as u32 + 1),
            beaten: second.map(|second| second.score).filter(|second| *second < record.score),
        }
    }

    /// The same of a run that was counted before. Levels are told of the run that was begun last alone: of the
    /// others nobody knows any more which one reached them.
    pub(crate) fn gain_of_old(&self, record: &Record) -> Gain {
        let gain = self.gain(record);
        match self.records.values().all(|other| other.started <= record.started) {
            true => gain,
            false => Gain { before: gain.after, unlocked: Vec::new(), ..gain },
        }
    }

    /// Takes over the runs of another device. The order of merging does not matter, and a run that
    /// both know counts once. Whether everything is open stays as it is here.
    pub fn merge(&mut self, other: &Profile) {
        other.records.values().for_each(|&record| self.keep(record));
        for (&run, keys) in &other.learned {
            self.learn(run, keys.iter().cloned());
        }
        self.unread.extend(other.unread.iter().cloned());
    }

    /// Of two different records of one run (one of them was made by other rules), both devices must
    /// keep the same; which one is of no matter.
    pub(crate) fn keep(&mut self, record: Record) {
        let kept = self.records.entry(record.run).or_insert(record);
        if *kept != record && kept.to_string() < record.to_string() {
            *kept = record;
        }
    }

    pub(crate) fn record(&self, run: RunId) -> Option<&Record> {
        self.records.get(&run)
    }

    /// All runs, in the order they were started.
    pub fn records(&self) -> Vec<&Record> {
        let mut records: Vec<&Record> = self.records.values().collect();
        sort::by_key(&mut records, |record| (record.started, record.run));
        records
    }

    pub fn standing(&self) -> Standing {
        Standing::of(added(self.records.values()))
    }

    pub fn is_open(&self, preset: &Preset) -> bool {
        self.opens(preset.level)
    }

    pub fn is_background_open(&self, background: Background) -> bool {
        self.opens(background.level())
    }

    fn opens(&self, level: u8) -> bool {
        self.everything_open || level <= self.standing().level.number()
    }

    /// What the next level that opens anything opens, and the experience still to be earned for it.
    pub fn next_unlocks(&self, frontend: Frontend) -> Option<(Level, u64, Vec<Unlock>)> {
        let standing = self.standing();
        let ahead = || {
            let all = Unlock::all().into_iter().filter(|(_, unlock)| unlock.is_in(frontend));
            all.filter(|(level, _)| *level > standing.level)
        };
        let (next, _) = ahead().next()?;
        let unlocks = ahead().filter(|(level, _)| *level == next).map(|(_, unlock)| unlock);
        Some((next, next.experience() - standing.experience, unlocks.collect()))
    }

    /// How far it is to the next unlock; `None` when all is reached.
    pub fn next_unlock_phrase(&self, frontend: Frontend) -> Option<Phrase> {
        let (level, experience, unlocks) = self.next_unlocks(frontend)?;
        let (experience, unlock) = (level::told(experience), unlocks.first()?.phrase());
        let level = level.number();
        Some(phrase!("unlock-ahead", experience = experience, level = level, unlock = unlock))
    }

    /// What the next level that opens anything opens, without saying how far it is.
    pub fn next_opening_phrase(&self, frontend: Frontend) -> Option<Phrase> {
        let (level, _, unlocks) = self.next_unlocks(frontend)?;
        let unlock = unlocks.first()?.phrase();
        Some(phrase!("level-opens", level = level.number(), unlock = unlock))
    }

    /// The ranked runs of a preset that made points, the best first; of equal scores the faster, then
    /// the earlier.
    pub fn high_scores(&self, game: GameId, preset: &str) -> Vec<&Record> {
        let ranked = |record: &&Record| {
            let is_of = record.game == game && record.preset == preset;
            is_of && record.score > 0 && record.is_ranked()
        };
        let mut scores: Vec<&Record> = self.records.values().filter(ranked).collect();
        sort::by_key(&mut scores, |record| {
            (u64::MAX - record.score, record.played, record.started, record.run)
        });
        scores
    }

    /// The figures of a whole game.
    pub fn stats_of_game(&self, game: GameId) -> Stats {
        self.stats(|record| record.game == game)
    }

    /// The figures of one preset.
    pub fn stats_of_preset(&self, game: GameId, preset: &str) -> Stats {
        self.stats(|record| record.game == game && record.preset == preset)
    }

    /// The figures of some runs.
    pub(crate) fn stats(&self, are_meant: impl Fn(&Record) -> bool) -> Stats {
        Stats::of(self.records().into_iter().filter(|record| are_meant(record)))
    }
}

/// The experience of these runs. Whoever plays a deal again knows it: of its runs the best counts.
fn added<'a>(records: impl Iterator<Item = &'a Record>) -> u64 {
    let mut best: BTreeMap<u64, u64> = BTreeMap::new();
    let mut sum: u64 = 0;
    for record in records {
        let brought = record.experience();
        let known = record.deal.map_or(0, |deal| {
            let best = best.entry(deal).or_default();
            core::mem::replace(best, brought.max(*best))
        });
        sum = sum.saturating_add(brought.saturating_sub(known));
    }
    sum
}

#[cfg(test)]
mod tests;
