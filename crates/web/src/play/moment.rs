//! What is drawn for a moment and is no part of the run: lines that were cleared with their sum,
//! points that fly from where they were earned or lost, cells that shake. It decides nothing.

use crate::prelude::*;
use session::CellSet;
use session::event::Sum;
use std::time::Duration;

#[derive(Clone, PartialEq)]
pub enum Moment {
    /// Full lines stand beside their calculation before they go.
    Cleared {
        sums: Vec<Sum>,
        points: u64,
    },
    Points {
        cells: CellSet,
        points: i64,
    },
    /// What was put here is not taken.
    Missed(CellSet),
}

impl Moment {
    /// Long enough to be read, and never in the way: nothing waits for it.
    pub const fn span(&self) -> Duration {
        match self {
            Moment::Cleared { .. } => Duration::from_millis(4_500),
            Moment::Points { .. } => Duration::from_millis(1_300),
            Moment::Missed(_) => Duration::from_millis(500),
        }
    }
}

/// The moments of now, each with a number of its own.
#[derive(Clone, Copy)]
pub struct Moments {
    list: RwSignal<Vec<(u32, Moment)>>,
    next: StoredValue<u32>,
}

impl Moments {
    pub fn new() -> Moments {
        Moments { list: RwSignal::new(Vec::new()), next: StoredValue::new(0) }
    }

    pub fn add(self, moment: Moment) {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        let span = moment.span();
        self.list.update(|list| list.push((number, moment)));
        let gone = move || {
            let _ = self.list.try_update(|list| list.retain(|(other, _)| *other != number));
        };
        set_timeout(gone, span);
    }

    /// The player has gone on: a sum makes room.
    pub fn clear_sums(self) {
        let is_sum = |(_, moment): &(u32, Moment)| matches!(moment, Moment::Cleared { .. });
        if self.list.with_untracked(|list| list.iter().any(is_sum)) {
            self.list.update(|list| list.retain(|moment| !is_sum(moment)));
        }
    }

    /// How long it takes until all of them are over.
    pub fn longest(self) -> Duration {
        let spans = self.list.with_untracked(|list| list.iter().map(|(_, one)| one.span()).max());
        spans.unwrap_or_default()
    }

    pub fn with<T>(self, look: impl FnOnce(&[(u32, Moment)]) -> T) -> T {
        self.list.with(|list| look(list))
    }
}
