//! All a front end may show: meaning, not pixels. The browser maps it to elements, the terminal
//! to styled characters, the command line to text.

use crate::hint::Link;
use crate::{Command, Millis, NoteKind, PieceId, Turn};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, Digit, DigitSet, Phrase, phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub board: BoardView,
    /// The pieces that are not on the board, in the order of the tray. Empty in games without.
    pub tray: Vec<PieceView>,
    /// How many pieces the tray may come to hold; none in games without.
    pub tray_room: u8,
    /// The values that can be entered. Empty in games without.
    pub pad: Vec<PadKey>,
    /// What those values can do to cells, in the order to be shown.
    pub modes: &'static [EntryMode],
    /// Whether what was entered or noted can be rubbed out; nobody is offered an eraser otherwise.
    pub eraser: bool,
    pub readouts: Vec<Readout>,
    pub commands: Vec<CommandView>,
    /// The last thing worth saying, such as the sum of the lines just cleared.
    pub notice: Vec<Phrase>,
}

impl View {
    /// A board, and nothing beside it.
    pub fn new(board: BoardView) -> View {
        View {
            board,
            tray: Vec::new(),
            tray_room: 0,
            pad: Vec::new(),
            modes: &[],
            eraser: false,
            readouts: Vec::new(),
            commands: Vec::new(),
            notice: Vec::new(),
        }
    }

    /// Whether it is played with pieces.
    pub fn has_tray(&self) -> bool {
        self.tray_room > 0
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// At most 9.
    pub rows: u8,
    /// At most 9.
    pub cols: u8,
    /// Row by row, `rows × cols` of them. Each names its [`Cell`] on the 9×9 board of the engine,
    /// of which a smaller board is the top left corner.
    pub cells: Vec<CellView>,
    /// What the cells' `region` counts. Thick lines run between cells of different regions.
    pub regions: Vec<RegionView>,
    /// What the player has drawn between notes.
    pub links: Vec<Link>,
    pub face: Face,
}

impl BoardView {
    /// The nine boxes of a 9×9 board, with these cells.
    pub fn square(cells: impl Iterator<Item = CellView>) -> BoardView {
        BoardView {
            rows: 9,
            cols: 9,
            cells: cells.collect(),
            regions: vec![RegionView::default(); 9],
            links: Vec::new(),
            face: Face::Digits,
        }
    }
}

/// How values are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    Digits,
    /// The nine colours with their emblems.
    Colors,
    /// 1 as a solid tile, 0 as a ring.
    Bits,
}

impl Face {
    /// What a value is called.
    pub fn name(self, value: u8) -> Phrase {
        match (self, value) {
            (Face::Digits | Face::Bits, value) => phrase!("value-digit", value = value),
            (Face::Colors, 1) => phrase!("value-sun"),
            (Face::Colors, 2) => phrase!("value-drop"),
            (Face::Colors, 3) => phrase!("value-leaf"),
            (Face::Colors, 4) => phrase!("value-moon"),
            (Face::Colors, 5) => phrase!("value-star"),
            (Face::Colors, 6) => phrase!("value-heart"),
            (Face::Colors, 7) => phrase!("value-wave"),
            (Face::Colors, 8) => phrase!("value-bolt"),
            (Face::Colors, _) => phrase!("value-flower"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RegionView {
    /// A short label such as `1–4`, where the regions differ.
    pub label: Option<Phrase>,
    /// Which of a few tints fills it; 0 is plain paper.
    pub tint: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellView {
    pub cell: Cell,
    pub content: Content,
    pub notes: Notes,
    /// Colours the player gave the cell, 1–9.
    pub colors: DigitSet,
    pub flags: Flags,
    /// An index into [`BoardView::regions`].
    pub region: u8,
    /// The placed piece that covers it.
    pub piece: Option<PlacedView>,
    /// A small number of its own in the corner, not a value.
    pub clue: Option<u8>,
}

impl CellView {
    /// A cell with this content in its box of a 9×9 board, and nothing else to it.
    pub fn new(cell: Cell, content: Content) -> CellView {
        CellView {
            cell,
            content,
            notes: Notes::default(),
            colors: DigitSet::EMPTY,
            flags: Flags::default(),
            region: cell.box_index(),
            piece: None,
            clue: None,
        }
    }

    /// Whether this piece covers it.
    pub fn is_under(&self, piece: PieceId) -> bool {
        self.piece.is_some_and(|placed| placed.id == piece)
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedView {
    pub id: PieceId,
    /// As in [`PieceView`].
    pub fill: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Not part of the board: never filled, skipped by the cursor.
    Void,
    Empty,
    Given(u8),
    Own(u8),
    /// Filled by the game: a hint, or time that ran out.
    Revealed(u8),
}

impl Content {
    pub const fn value(self) -> Option<u8> {
        match self {
            Content::Void | Content::Empty => None,
            Content::Given(value) | Content::Own(value) | Content::Revealed(value) => Some(value),
        }
    }
}

/// The player's notes of one cell, by kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Notes {
    pub simple: DigitSet,
    pub corner: DigitSet,
    pub center: DigitSet,
    /// The notes the player has coloured, by colour: for chains and pairs that are followed by eye.
    pub tints: [DigitSet; Notes::TINTS],
}

impl Notes {
    /// How many colours there are for a note.
    pub const TINTS: usize = 3;

    pub fn is_empty(self) -> bool {
        self.all().is_empty()
    }

    /// The notes of every kind together.
    pub fn all(self) -> DigitSet {
        self.simple | self.corner | self.center
    }

    /// The colour of a note, counted from 0.
    pub fn tint_of(self, digit: Digit) -> Option<usize> {
        self.tints.iter().position(|tint| tint.contains(digit))
    }

    /// Moves what stands at the edge into the middle; whether there was anything.
    pub fn centered(&mut self) -> bool {
        let corner = core::mem::take(&mut self.corner);
        self.center |= corner;
        !corner.is_empty()
    }

    pub fn of(self, kind: NoteKind) -> DigitSet {
        match kind {
            NoteKind::Simple => self.simple,
            NoteKind::Corner => self.corner,
            NoteKind::Center => self.center,
        }
    }

    pub fn of_mut(&mut self, kind: NoteKind) -> &mut DigitSet {
        match kind {
            NoteKind::Simple => &mut self.simple,
            NoteKind::Corner => &mut self.corner,
            NoteKind::Center => &mut self.center,
        }
    }
}

/// What is remarkable about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Flags {
    /// Its value stands twice in a house.
    pub conflict: bool,
    /// Its value is not the solution's, and the player wants to know.
    pub wrong: bool,
    /// Just filled or cleared by the last move.
    pub fresh: bool,
}

/// A piece in the tray. Cells are `(row, col)` away from its first cell, as dealt (not turned).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceView {
    pub id: PieceId,
    pub cells: Vec<PieceCell>,
    /// How it lies now.
    pub turn: Turn,
    pub turnable: bool,
    /// How far from the hand it may land, in hundredths of a cell.
    pub reach: u8,
    /// Which of five fills it has; neighbours differ.
    pub fill: u8,
    /// Whether it still fits somewhere.
    pub fits: bool,
}

impl PieceView {
    /// It lands in the cell under the hand, whatever corner of it the hand is over.
    pub const NEAREST: u8 = 71;
    /// It slips into a free place beside the hand.
    pub const NEARBY: u8 = 150;

    /// A piece that lies as dealt, cannot be turned, and fits.
    pub fn new(id: PieceId, cells: Vec<PieceCell>) -> PieceView {
        PieceView {
            id,
            cells,
            turn: Turn::NONE,
            turnable: false,
            reach: PieceView::NEAREST,
            fill: 0,
            fits: true,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceCell {
    pub row: i8,
    pub col: i8,
    pub value: u8,
}

/// A key of the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadKey {
    pub value: u8,
    /// How many are still to be placed, where that can be known.
    pub left: Option<u8>,
}

/// What a value of the pad does to the selected cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryMode {
    Value,
    Note(NoteKind),
    /// Colours notes.
    Tint,
    /// Draws links between notes.
    Link,
    /// Colours cells.
    Color,
}

/// A figure beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readout {
    pub label: Phrase,
    pub value: Figure,
    pub urgency: Urgency,
}

impl Readout {
    pub fn calm(label: Phrase, value: Figure) -> Readout {
        Readout { label, value, urgency: Urgency::Calm }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Number(i64),
    /// Time that counts up.
    Time(Millis),
    /// A bar, `part` of `whole`.
    Share {
        part: u32,
        whole: u32,
    },
    /// A ring that runs down.
    Countdown {
        left: Millis,
        whole: Millis,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    Calm,
    Soon,
    Now,
}

/// A button of the game. A front end draws it without knowing what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandView {
    pub command: Command,
    pub label: Phrase,
    pub state: CommandState,
    /// The question this is one answer to. Answers to the same question follow each other.
    pub choice: Option<Phrase>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandState {
    Ready,
    /// Shown, but refused for now.
    Resting,
    /// A choice that is the one in force; it is accepted and changes nothing.
    Chosen,
}
