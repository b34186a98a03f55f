//! Undo, redo and checkpoints for every game: former states of the run, kept whole.

use alloc::string::String;
use alloc::vec::Vec;
use games::AnyGame;

/// The states before and after the present one. The present one is the session's.
#[derive(Clone, Debug, Default)]
pub struct History {
    past: Vec<AnyGame>,
    future: Vec<AnyGame>,
    checkpoints: Vec<(String, AnyGame)>,
}

impl History {
    /// Remembers `before`, the state that a move has just left.
    pub fn left(&mut self, before: AnyGame) {
        self.past.push(before);
        self.future.clear();
    }

    /// Takes the present back by one state. `false` when there is none.
    #[must_use]
    pub fn undo(&mut self, present: &mut AnyGame) -> bool {
        step(&mut self.past, &mut self.future, present)
    }

    /// Takes the present forward by one state. `false` when there is none.
    #[must_use]
    pub fn redo(&mut self, present: &mut AnyGame) -> bool {
        step(&mut self.future, &mut self.past, present)
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Keeps the present under a name; an older one of that name is replaced.
    pub fn mark(&mut self, name: &str, present: &AnyGame) {
        self.checkpoints.retain(|(known, _)| known != name);
        self.checkpoints.push((name.into(), present.clone()));
    }

    /// The state kept under a name. It stays after it was used.
    pub fn marked(&self, name: &str) -> Option<&AnyGame> {
        self.checkpoints.iter().find(|(known, _)| known == name).map(|(_, state)| state)
    }

    /// The names in the order they were given.
    pub fn marks(&self) -> impl Iterator<Item = &str> {
        self.checkpoints.iter().map(|(name, _)| name.as_str())
    }

    /// The latest state from which the run could still be won.
    pub fn last_on_track(&self) -> Option<&AnyGame> {
        self.past.iter().rev().find(|state| state.as_game().is_on_track())
    }
}

fn step(from: &mut Vec<AnyGame>, to: &mut Vec<AnyGame>, present: &mut AnyGame) -> bool {
    let Some(state) = from.pop() else { return false };
    to.push(present.clone());
    present.rewind(&state);
    true
}
