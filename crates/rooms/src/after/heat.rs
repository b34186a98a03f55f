//! Where on the board the time went: each cell with the seconds that its moves took, shaded by them.

use super::After;
use crate::board::{Marks, SHADES, board};
use crate::html::{El, el};
use coach::{Moment, What};
use session::{Cell, Millis, phrase};

/// From so many seconds on a cell has another shade.
const FROM: [u64; SHADES as usize] = [0, 10, 30, 60];

/// The cell a moment was about: the one that was filled, or that the step tells of.
fn cell(moment: &Moment) -> Option<Cell> {
    match &moment.what {
        What::Found { what, .. } | What::Mistaken { what, .. } | What::Unexplained { what } => {
            Some(what.cell)
        }
        What::Told { .. } => {
            let conclusion = &moment.open.first()?.conclusion;
            let mut told = conclusion.placements.iter().chain(&conclusion.eliminations);
            told.next().map(|what| what.cell)
        }
    }
}

pub(super) fn shade(seconds: u64) -> u8 {
    FROM.iter().filter(|from| seconds >= **from).count() as u8
}

impl After {
    pub(super) fn heat(&mut self) -> El {
        let label = self.say(phrase!("after-heat"));
        let Some(look) = &mut self.look else { return el("p") };
        let spent = |cell_: Cell| {
            let here = look.moments.iter().filter(|moment| cell(moment) == Some(cell_));
            here.map(|moment| moment.took.0).reduce(|sum, took| sum + took)
        };
        let heat = Cell::all()
            .filter_map(|cell| Some((cell, Millis(spent(cell)?).secs())))
            .map(|(cell, seconds)| (cell, shade(seconds), seconds.to_string()))
            .collect();
        let view = look.replay.after(0).view(Millis::ZERO).board;
        board(&view, &Marks { heat, ..Marks::default() }, &label)
    }
}
