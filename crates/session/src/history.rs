//! Undo, redo and checkpoints for every game: snapshots of what the run was.
//!
//! There is an end to them, so that the log of a stranger takes some megabytes of memory and no more:
//! a snapshot has up to two kilobytes. Nobody takes back ten thousand moves.

use alloc::collections::{BTreeMap, VecDeque};
use alloc::string::String;
use alloc::vec::Vec;
use games::{AnyGame, Snapshot};

/// So many moves can be taken back. More would not change what a log of a person means, fewer might.
pub const MOST_STEPS: usize = 10_000;

/// So many boards are kept by name; of more, the oldest is forgotten.
pub const MOST_CHECKPOINTS: usize = 1_000;

/// The states before and after the present one. The present one is the session's.
#[derive(Clone, Debug, Default)]
pub struct History {
    past: VecDeque<State>,
    future: Vec<Snapshot>,
    /// By name, so that a log of a hundred thousand of them is read in a moment.
    checkpoints: BTreeMap<String, Checkpoint>,
    /// The names by the order they were given in.
    names: BTreeMap<u32, String>,
}

#[derive(Clone, Debug)]
struct Checkpoint {
    number: u32,
    snapshot: Snapshot,
}

#[derive(Clone, Debug)]
struct State {
    snapshot: Snapshot,
    /// Whether the run could still be won from here, once somebody has asked.
    on_track: Option<bool>,
}

impl History {
    /// Remembers the state that a move has just left.
    pub fn left(&mut self, before: Snapshot) {
        self.future.clear();
        self.push(before);
    }

    /// Takes the present back by one state. `false` when there is none.
    #[must_use]
    pub fn undo(&mut self, present: &mut AnyGame) -> bool {
        let Some(State { snapshot, .. }) = self.past.pop_back() else { return false };
        self.future.push(present.snapshot());
        present.restore(&snapshot);
        true
    }

    /// Takes the present forward by one state. `false` when there is none.
    #[must_use]
    pub fn redo(&mut self, present: &mut AnyGame) -> bool {
        let Some(snapshot) = self.future.pop() else { return false };
        self.push(present.snapshot());
        present.restore(&snapshot);
        true
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Keeps the present under a name; an older one of that name is replaced.
    pub fn set_checkpoint(&mut self, name: &str, present: &AnyGame) {
        let number = self.names.last_key_value().map_or(0, |(last, _)| last + 1);
        let kept = Checkpoint { number, snapshot: present.snapshot() };
        if let Some(older) = self.checkpoints.insert(name.into(), kept) {
            self.names.remove(&older.number);
        }
        self.names.insert(number, name.into());
        if self.names.len() > MOST_CHECKPOINTS
            && let Some((_, oldest)) = self.names.pop_first()
        {
            self.checkpoints.remove(&oldest);
        }
    }

    /// The state kept under a name. It stays after it was used.
    pub fn checkpoint(&self, name: &str) -> Option<Snapshot> {
        Some(self.checkpoints.get(name)?.snapshot.clone())
    }

    /// The names in the order they were given.
    pub fn checkpoints(&self) -> impl Iterator<Item = &str> {
        self.names.values().map(String::as_str)
    }

    /// The latest state from which the run could still be won. No state is judged twice: a log may
    /// ask ten thousand times.
    pub fn last_on_track(&mut self, present: &AnyGame) -> Option<Snapshot> {
        let judge = |snapshot: &Snapshot| {
            let mut game = present.clone();
            game.restore(snapshot);
            game.as_game().is_on_track()
        };
        let right = self.past.iter_mut().rev().find_map(|State { snapshot, on_track }| {
            on_track.get_or_insert_with(|| judge(snapshot)).then_some(&*snapshot)
        });
        right.cloned()
    }

    fn push(&mut self, snapshot: Snapshot) {
        self.past.push_back(State { snapshot, on_track: None });
        if self.past.len() > MOST_STEPS {
            self.past.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{Action, Deal, GameId, Millis};
    use std::format;

    #[test]
    fn a_name_given_again_is_the_latest_one() {
        let deal = Deal::new(GameId::Blank, "only").with("first", 3);
        let game = AnyGame::start(&deal).unwrap();
        let mut history = History::default();
        for name in ["a", "b", "c", "a"] {
            history.set_checkpoint(name, &game);
        }
        assert_eq!(history.checkpoints().collect::<Vec<_>>(), ["b", "c", "a"]);
        // As many as a log may have: each costs the same.
        (0..100_000).for_each(|nth| history.set_checkpoint(&format!("{nth}"), &game));
        assert_eq!(history.checkpoints().next(), Some("99000"));
    }

    #[test]
    fn there_is_an_end_to_what_is_kept() {
        let deal = Deal::new(GameId::Blank, "only").with("first", 3);
        let mut game = AnyGame::start(&deal).unwrap();
        let mut history = History::default();
        for nth in 0..MOST_STEPS + 5 {
            let before = game.snapshot();
            let enter: Action = format!("enter r1c2 {}", nth % 9 + 1).parse().unwrap();
            game.as_game_mut().act(&enter, Millis::ZERO).unwrap();
            history.left(before);
            history.set_checkpoint(&format!("{nth}"), &game);
        }
        assert_eq!(history.checkpoints().count(), MOST_CHECKPOINTS);
        assert!(history.checkpoint("0").is_none() && history.checkpoint("10004").is_some());
        let last = game.snapshot();
        let n_undone = core::iter::from_fn(|| history.undo(&mut game).then_some(())).count();
        assert_eq!(n_undone, MOST_STEPS);
        while history.redo(&mut game) {}
        assert_eq!(game.snapshot(), last);
    }
}
