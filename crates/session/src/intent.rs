//! What a front end asks of the desk: gestures and keys with their meaning, without a device.

use engine::Cell;
use games::view::EntryMode;
use games::{Command, PieceId};

/// One intent of the player. Front ends translate keys (by [`keys`](crate::keys)), taps and drags
/// into these and need no rule of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A tap or click on a cell. With a value armed it also enters it; with a piece in hand it
    /// drops it there; on a placed piece with empty hands it takes it up.
    Point {
        cell: Cell,
        how: Select,
    },
    /// The pointer, held down, came over a cell.
    Sweep {
        cell: Cell,
    },
    /// A double tap: every cell with the same value, or else the same colours; where a cell has but one note, its value.
    DoubleTap {
        cell: Cell,
    },
    SelectAll,
    Go {
        to: Direction,
        stride: Stride,
        how: Select,
    },

    /// A value of the pad, in the mode set or in this one.
    Value {
        value: u8,
        mode: Option<EntryMode>,
    },
    SetMode(EntryMode),
    /// Between entering values and writing notes.
    ToggleNotes,
    Erase,
    /// Write what is possible into the selected cells as notes; with a value armed, write that one
    /// wherever it is possible.
    Jot,
    /// Move the notes at the edge of the selected cells into their middle.
    Center,
    /// One end of a link between notes: the first waits for the second.
    Link {
        cell: Cell,
        value: u8,
    },

    /// Take a piece from the tray, or off the board, by its first cell.
    Take {
        piece: PieceId,
    },
    TakeNext,
    TakePrevious,
    TurnClockwise,
    TurnCounterclockwise,
    /// Put the piece in hand down where it hovers.
    Drop,

    Undo,
    Redo,
    /// Keep the board under the next free number.
    Checkpoint,
    /// Go back to the board last kept.
    ReturnToCheckpoint,
    BackToRight,
    /// The next stage of a hint.
    Hint,
    Pause,
    Command(Command),
    /// Put down, disarm, deselect, pause: the first of these that there is to do.
    Escape,

    /// Not the desk's: the front end shows its keys.
    Help,
    /// Not the desk's: the front end goes quiet.
    Mute,
}

/// What becomes of the selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Select {
    Only,
    /// The rest stays selected.
    Also,
    /// The rest stays; this cell changes sides.
    Toggle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    Cell,
    /// Three cells: a box.
    Box,
    /// To the rim.
    Rim,
}
