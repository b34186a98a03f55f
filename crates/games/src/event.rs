//! What happened, for sound and animation. A front end may ignore any of it: the view is the truth.

use crate::{Command, PieceId};
use alloc::vec::Vec;
use engine::{CellSet, Phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Values went into these cells.
    Entered {
        cells: CellSet,
    },
    Noted {
        cells: CellSet,
    },
    Painted {
        cells: CellSet,
    },
    Erased {
        cells: CellSet,
    },
    /// What was entered here is wrong, as far as the player wants to know.
    Mistake {
        cells: CellSet,
    },
    /// Points were earned or lost by what happened in these cells.
    Scored {
        cells: CellSet,
        points: i64,
    },
    /// A row, column, box or region was filled rightly.
    Completed {
        cells: CellSet,
    },
    /// The game filled a cell itself.
    Revealed {
        cells: CellSet,
        why: Reveal,
    },
    PiecePlaced {
        piece: PieceId,
        cells: CellSet,
    },
    PieceLifted {
        piece: PieceId,
        cells: CellSet,
    },
    /// New pieces came into the tray.
    Dealt {
        pieces: Vec<PieceId>,
    },
    /// Full lines were read as numbers, paid and cleared, all at once.
    Cleared {
        sums: Vec<Sum>,
        points: u64,
    },
    /// A switch was turned or a button did its work.
    Done {
        command: Command,
    },
    /// Something to tell the player.
    Said {
        what: Phrase,
    },
    Won,
    Lost,
    /// The run ended without a score.
    GivenUp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    Asked,
    TimeRanOut,
}

/// A line read as a binary number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    pub cells: CellSet,
    /// The bits in reading order, most significant first.
    pub bits: Vec<u8>,
    pub value: u32,
}
