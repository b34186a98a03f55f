//! Which skills the won runs took. Finding them takes its time, so it is done apart from adding a
//! run: whoever shows statistics looks up the runs of [`Profile::unlearned`], in the background.

use crate::{Profile, Record};
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;
use session::{GameId, RunId, Skill};

impl Profile {
    /// The won runs whose skills have not been looked up yet, the latest first.
    pub fn unlearned(&self) -> Vec<RunId> {
        let has_skills: Vec<GameId> =
            GameId::ALL.into_iter().filter(|game| !game.skills().is_empty()).collect();
        let is_unlearned = |record: &&Record| {
            record.is_won()
                && has_skills.contains(&record.game)
                && !self.learned.contains_key(&record.run)
        };
        self.records().into_iter().rev().filter(is_unlearned).map(|record| record.run).collect()
    }

    /// Keeps which skills a run took. What two devices found is kept together.
    pub fn learn<K: Into<String>>(&mut self, run: RunId, keys: impl IntoIterator<Item = K>) {
        self.learned.entry(run).or_default().extend(keys.into_iter().map(Into::into));
    }

    /// The skills that the won runs of a game took, the easiest first, each with how many runs
    /// took it.
    pub fn skills_of_game(&self, game: GameId) -> Vec<(Skill, u32)> {
        let won = |run: &RunId| {
            self.record(*run).is_some_and(|record| record.game == game && record.is_won())
        };
        let learned: Vec<&BTreeSet<String>> =
            self.learned.iter().filter(|(run, _)| won(run)).map(|(_, keys)| keys).collect();
        let count = |skill: &Skill| learned.iter().filter(|keys| keys.contains(skill.key)).count();
        game.skills()
            .into_iter()
            .map(|skill| (count(&skill) as u32, skill))
            .filter(|(count, _)| *count > 0)
            .map(|(count, skill)| (skill, count))
            .collect()
    }
}
