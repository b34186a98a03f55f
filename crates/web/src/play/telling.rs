//! What is told beside the board: one thing at a time, and always the newest. A hint that is open
//! and a search that takes long come first, since the player has asked for them.

use super::table::{HintShot, Notice, Table};
use crate::prelude::*;
use session::event::Sum;
use session::{Arg, HouseKind, Phrase};

#[derive(Clone, PartialEq)]
pub enum Telling {
    Hint(HintShot),
    /// A hint is being looked for.
    Looking,
    /// What the piece in hand would pay where it hovers.
    Pays {
        sums: Vec<Sum>,
        points: u64,
    },
    Notice(Notice),
    /// A piece is in hand: where shall it go?
    Where,
    /// The last thing the game itself has to say.
    Standing(Vec<Phrase>),
}

pub fn telling(table: Table) -> Memo<Telling> {
    memo(move || {
        let hint = table.shot.with(|shot| shot.hint.clone());
        if let Some(hint) = hint {
            return Telling::Hint(hint);
        }
        if table.search.slow.get() {
            return Telling::Looking;
        }
        let pays = table.ghost.with(|ghost| {
            let preview = &ghost.as_ref()?.preview;
            let pays = preview.refusal.is_none() && !preview.sums.is_empty();
            pays.then(|| Telling::Pays { sums: preview.sums.clone(), points: preview.points })
        });
        if let Some(pays) = pays {
            return pays;
        }
        if let Some(notice) = table.notice.get() {
            return Telling::Notice(notice);
        }
        table.shot.with(|shot| match shot.held {
            Some(_) => Telling::Where,
            None => Telling::Standing(shot.view.notice.clone()),
        })
    })
}

/// What of the board is called by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbered {
    /// Rows and columns, as in `r6c7`.
    pub lines: bool,
    pub boxes: bool,
}

impl Telling {
    pub fn numbered(&self) -> Numbered {
        let mut numbered = Numbered::default();
        let phrases = match self {
            Telling::Hint(hint) => core::slice::from_ref(&hint.stage.phrase),
            Telling::Notice(notice) => &notice.told,
            Telling::Standing(told) => told,
            Telling::Looking | Telling::Pays { .. } | Telling::Where => &[],
        };
        phrases.iter().for_each(|phrase| numbered.hear(phrase));
        numbered
    }
}

impl Numbered {
    fn hear(&mut self, phrase: &Phrase) {
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Cell(_) | Arg::Cells(_) => self.lines = true,
                Arg::House(house) if house.kind() == HouseKind::Box => self.boxes = true,
                Arg::House(_) => self.lines = true,
                Arg::Phrase(inner) => self.hear(inner),
                Arg::Number(_) | Arg::Digit(_) | Arg::Digits(_) | Arg::Verbatim(_) => {}
            }
        }
    }
}
