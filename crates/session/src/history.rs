//! Undo, redo and checkpoints for every game: what former states of the run were, kept as
//! differences. Going back one state is one difference; a hundred thousand of them take little room.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use games::{AnyGame, Kept};

/// The states before and after the present one. The present one is the session's.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// What the states differ by, each from the next. A difference leads both ways.
    past: Vec<Difference>,
    future: Vec<Difference>,
    checkpoints: Vec<(String, Difference)>,
    right: Option<Right>,
}

/// The latest state from which the run could still be won, as far as anybody has asked.
#[derive(Clone, Debug)]
struct Right {
    /// Its place in the past.
    index: usize,
    kept: Kept,
    /// Up to this place all later states are judged: they are not.
    judged: usize,
}

impl History {
    /// Remembers the state that a move has just left.
    pub fn left(&mut self, before: &Kept, after: &Kept) {
        self.past.push(Difference::between(before, after));
        self.future.clear();
    }

    /// Takes the present back by one state. `false` when there is none.
    #[must_use]
    pub fn undo(&mut self, present: &mut AnyGame) -> bool {
        let is_done = step(&mut self.past, &mut self.future, present);
        self.right.take_if(|right| right.index >= self.past.len());
        if let Some(right) = &mut self.right {
            right.judged = right.judged.min(self.past.len());
        }
        is_done
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
    pub fn set_checkpoint(&mut self, name: &str, present: &AnyGame) {
        let kept = present.kept();
        let nothing = vec![0; kept.len()];
        self.checkpoints.retain(|(known, _)| known != name);
        self.checkpoints.push((name.into(), Difference::between(&nothing, &kept)));
    }

    /// The state kept under a name. It stays after it was used.
    pub fn checkpoint(&self, name: &str, present: &AnyGame) -> Option<Kept> {
        let (_, difference) = self.checkpoints.iter().find(|(known, _)| known == name)?;
        let mut kept = vec![0; present.kept().len()];
        difference.apply(&mut kept);
        Some(kept)
    }

    /// The names in the order they were given.
    pub fn checkpoints(&self) -> impl Iterator<Item = &str> {
        self.checkpoints.iter().map(|(name, _)| name.as_str())
    }

    /// The latest state from which the run could still be won. No state is judged twice: a log may
    /// ask ten thousand times.
    pub fn last_on_track(&mut self, present: &AnyGame) -> Option<Kept> {
        let judged = self.right.as_ref().map_or(0, |right| right.judged);
        let mut kept = present.kept();
        for index in (judged..self.past.len()).rev() {
            self.past[index].apply(&mut kept);
            let mut state = present.clone();
            state.restore(&kept);
            if state.as_game().is_on_track() {
                self.right = Some(Right { index, kept, judged });
                break;
            }
        }
        let right = self.right.as_mut()?;
        right.judged = self.past.len();
        Some(right.kept.clone())
    }
}

fn step(from: &mut Vec<Difference>, to: &mut Vec<Difference>, present: &mut AnyGame) -> bool {
    let Some(difference) = from.pop() else { return false };
    let mut kept = present.kept();
    difference.apply(&mut kept);
    present.restore(&kept);
    to.push(difference);
    true
}

/// Where two states differ: runs of a length to skip, a length to change, and the changes, each
/// length a byte. Applied to either it gives the other.
#[derive(Clone, Debug)]
struct Difference(Box<[u8]>);

impl Difference {
    fn between(one: &[u8], other: &[u8]) -> Difference {
        let changes: Vec<u8> = one.iter().zip(other).map(|(one, other)| one ^ other).collect();
        let mut runs = Vec::new();
        let mut rest = &changes[..];
        while rest.iter().any(|&change| change != 0) {
            let skipped = leading(rest, |change| change == 0);
            let changed = leading(&rest[skipped..], |change| change != 0);
            runs.extend([skipped as u8, changed as u8]);
            runs.extend(&rest[skipped..skipped + changed]);
            rest = &rest[skipped + changed..];
        }
        Difference(runs.into_boxed_slice())
    }

    fn apply(&self, state: &mut [u8]) {
        let mut runs = &self.0[..];
        let mut index = 0;
        while let [skipped, changed, rest @ ..] = runs {
            let (changes, after) = rest.split_at(usize::from(*changed));
            index += usize::from(*skipped);
            for (byte, change) in state[index..].iter_mut().zip(changes) {
                *byte ^= change;
            }
            index += changes.len();
            runs = after;
        }
    }
}

/// How many bytes at the front are like that, as far as a byte can count.
fn leading(bytes: &[u8], is_like: impl Fn(u8) -> bool) -> usize {
    bytes.iter().take(255).take_while(|&&byte| is_like(byte)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_difference_leads_both_ways(states in prop::collection::vec((0..4u8, 0..4u8), 0..700)) {
            let sparse = |byte: u8| if byte == 3 { 200 } else { 0 };
            let (one, other): (Vec<u8>, Vec<u8>) =
                states.into_iter().map(|(one, other)| (sparse(one), sparse(other))).unzip();
            let difference = Difference::between(&one, &other);
            let mut state = one.clone();
            difference.apply(&mut state);
            prop_assert_eq!(&state, &other);
            difference.apply(&mut state);
            prop_assert_eq!(&state, &one);
        }
    }

    #[test]
    fn long_stretches_are_skipped_and_changed() {
        let (one, other) = (vec![0; 2_000], [vec![0; 700], vec![9; 600], vec![0; 700]].concat());
        let difference = Difference::between(&one, &other);
        let mut state = one.clone();
        difference.apply(&mut state);
        assert_eq!(state, other);
        assert!(difference.0.len() < 620);
    }
}
