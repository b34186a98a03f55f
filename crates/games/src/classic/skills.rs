//! The techniques a puzzle takes: those of the easiest path to its solution.

use super::Classic;
use crate::Skill;
use alloc::vec::Vec;
use engine::Phrase;
use engine::path::Path;
use engine::position::Position;
use engine::technique::Technique;

/// Every technique, the easiest first.
pub fn skills() -> Vec<Skill> {
    let skill = |technique: Technique| Skill {
        key: technique.key(),
        name: Phrase::new(technique.message()),
    };
    Technique::ALL.into_iter().map(skill).collect()
}

/// The keys of those this puzzle takes.
pub(super) fn of(game: &Classic) -> Vec<&'static str> {
    let path = Path::of(&Position::from_puzzle(&game.board.puzzle()));
    path.techniques().into_iter().map(Technique::key).collect()
}
