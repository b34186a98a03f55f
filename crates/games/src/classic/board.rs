//! What the player has put on the board, all of it restored by undo. It knows which digits meet,
//! but no solution, score or time.

use super::links::{End, Full, Links};
use crate::NoteKind;
use crate::hint::{Link, Strength};
use crate::view::{Content, Notes};
use alloc::vec::Vec;
use engine::{Candidates, Cell, CellSet, Digit, DigitSet, Grid, House};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    givens: CellSet,
    /// Filled by the game because the player asked; as fixed as the givens.
    revealed: CellSet,
    grid: Grid,
    /// Kept under a digit, so that they are there again when the digit is erased.
    notes: [Notes; 81],
    colors: [DigitSet; 81],
    /// As notes, they wait under a digit.
    links: Links,
}

impl Board {
    pub fn new(puzzle: &Grid) -> Board {
        Board {
            givens: puzzle.filled(),
            revealed: CellSet::EMPTY,
            grid: *puzzle,
            notes: [Notes::default(); 81],
            colors: [DigitSet::EMPTY; 81],
            links: Links::default(),
        }
    }

    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The givens alone.
    pub fn puzzle(&self) -> Grid {
        let mut puzzle = Grid::EMPTY;
        self.givens.iter().for_each(|cell| puzzle[cell] = self.grid[cell]);
        puzzle
    }

    /// The cells whose digit is not the player's to change.
    pub fn fixed(&self) -> CellSet {
        self.givens | self.revealed
    }

    pub fn content(&self, cell: Cell) -> Content {
        match self.grid[cell].map(Digit::get) {
            None => Content::Empty,
            Some(value) if self.givens.contains(cell) => Content::Given(value),
            Some(value) if self.revealed.contains(cell) => Content::Revealed(value),
            Some(value) => Content::Own(value),
        }
    }

    /// The notes to be seen: none where a digit stands on them.
    pub fn notes(&self, cell: Cell) -> Notes {
        if self.grid[cell].is_some() {
            return Notes::default();
        }
        let mut notes = self.notes[cell.index()];
        // A colour waits for its note to come back, as notes wait under a digit.
        let all = notes.all();
        notes.tints.iter_mut().for_each(|tint| *tint &= all);
        notes
    }

    pub fn colors(&self, cell: Cell) -> DigitSet {
        self.colors[cell.index()]
    }

    /// The links to be seen: those between empty cells.
    pub fn links(&self) -> Vec<Link> {
        let empty = self.empty();
        let seen = |link: &&Link| link.ends().into_iter().all(|cell| empty.contains(cell));
        self.links.iter().filter(seen).copied().collect()
    }

    /// Draws a link, weakens it, or takes it away; what is drawn now.
    pub fn link(&mut self, from: End, to: End) -> Result<Option<Strength>, Full> {
        self.links.turn(from, to)
    }

    /// Every cell that is the last empty one of a house, with the digit that is left for it.
    pub fn last_of_houses(&self) -> impl Iterator<Item = (Cell, Digit)> {
        House::all().filter_map(|house| {
            let cell = (house.cells() & self.empty()).single()?;
            let there = house.cells().iter().filter_map(|cell| self.grid[cell]).collect();
            Some((cell, (DigitSet::ALL - there).single()?))
        })
    }

    pub fn empty(&self) -> CellSet {
        !self.grid.filled()
    }

    pub fn noted(&self) -> CellSet {
        self.empty().iter().filter(|&cell| !self.notes(cell).is_empty()).collect()
    }

    /// The cells with notes, and those where links end.
    pub fn pencilled(&self) -> CellSet {
        self.noted() | self.links().iter().flat_map(Link::ends).collect()
    }

    pub fn enter(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = Some(digit);
    }

    /// Takes a digit out of the notes of all cells that see this one.
    pub fn clear_peer_notes(&mut self, cell: Cell, digit: Digit) {
        for peer in cell.peers().iter() {
            for kind in NoteKind::ALL {
                self.notes[peer.index()].of_mut(kind).remove(digit);
            }
        }
    }

    pub fn reveal(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = Some(digit);
        self.revealed.insert(cell);
    }

    /// Sets a note in these cells, or clears it where all of them have it.
    pub fn note(&mut self, cells: CellSet, digit: Digit, kind: NoteKind) {
        let has = |board: &Board, cell: Cell| board.notes[cell.index()].of(kind).contains(digit);
        if cells.iter().all(|cell| has(self, cell)) {
            cells.iter().for_each(|cell| self.notes[cell.index()].of_mut(kind).remove(digit));
        } else {
            cells.iter().for_each(|cell| self.notes[cell.index()].of_mut(kind).insert(digit));
        }
    }

    /// Gives this note the next colour in those of these cells that have it; after the last it has
    /// none. Where the cells differ, all take the first. The cells that have the note.
    pub fn tint(&mut self, cells: CellSet, digit: Digit) -> CellSet {
        let noted: CellSet =
            cells.iter().filter(|&cell| self.notes(cell).all().contains(digit)).collect();
        let mut tints = noted.iter().map(|cell| self.notes(cell).tint_of(digit));
        let Some(first) = tints.next() else { return noted };
        let alike = tints.all(|tint| tint == first);
        let next = if alike { first.map_or(0, |tint| tint + 1) } else { 0 };
        for cell in noted.iter() {
            let tints = &mut self.notes[cell.index()].tints;
            tints.iter_mut().for_each(|tint| tint.remove(digit));
            if let Some(tint) = tints.get_mut(next) {
                tint.insert(digit);
            }
        }
        noted
    }

    /// Moves notes from the edge of these cells into their middle; the cells that had some.
    pub fn center(&mut self, cells: CellSet) -> CellSet {
        let open = cells & self.empty();
        open.iter().filter(|cell| self.notes[cell.index()].centered()).collect()
    }

    /// Writes a digit as a simple note wherever it can still go; the cells that did not have it.
    pub fn fill(&mut self, digit: Digit) -> CellSet {
        let candidates = Candidates::of(&self.grid);
        let lacks = |cell: &Cell| {
            candidates[*cell].contains(digit) && !self.notes(*cell).simple.contains(digit)
        };
        let filled: CellSet = self.empty().iter().filter(lacks).collect();
        filled.iter().for_each(|cell| self.notes[cell.index()].simple.insert(digit));
        filled
    }

    /// Sets a colour on these cells, or clears it where all of them have it.
    pub fn paint(&mut self, cells: CellSet, color: Digit) {
        if cells.iter().all(|cell| self.colors(cell).contains(color)) {
            cells.iter().for_each(|cell| self.colors[cell.index()].remove(color));
        } else {
            cells.iter().for_each(|cell| self.colors[cell.index()].insert(color));
        }
    }

    /// Takes back digits, or else notes, or else colours, or else links; the cells that lost
    /// something.
    pub fn erase(&mut self, cells: CellSet) -> CellSet {
        let own = cells & (self.grid.filled() - self.fixed());
        let noted = cells & self.noted();
        if !own.is_empty() {
            own.iter().for_each(|cell| self.grid[cell] = None);
            return own;
        }
        if !noted.is_empty() {
            noted.iter().for_each(|cell| self.notes[cell.index()] = Notes::default());
            return noted;
        }
        let colored: CellSet = cells.iter().filter(|&cell| !self.colors(cell).is_empty()).collect();
        if !colored.is_empty() {
            colored.iter().for_each(|cell| self.colors[cell.index()] = DigitSet::EMPTY);
            return colored;
        }
        self.links.erase(cells)
    }

    /// Writes the candidates as simple notes where a cell has neither simple nor center notes, so
    /// that what the player has ruled out already stays out; the cells that got some.
    pub fn fill_notes(&mut self, cells: CellSet) -> CellSet {
        let candidates = Candidates::of(&self.grid);
        let bare = self.bare(&candidates) & cells;
        bare.iter().for_each(|cell| self.notes[cell.index()].simple = candidates[cell]);
        bare
    }

    /// Whether [`fill_notes`](Board::fill_notes) would write anything.
    pub fn can_fill_notes(&self) -> bool {
        !self.bare(&Candidates::of(&self.grid)).is_empty()
    }

    fn bare(&self, candidates: &Candidates) -> CellSet {
        let is_bare = |cell: &Cell| {
            let notes = self.notes[cell.index()];
            (notes.simple | notes.center).is_empty() && !candidates[*cell].is_empty()
        };
        self.empty().iter().filter(is_bare).collect()
    }

    /// Takes all notes away, and the links between them.
    pub fn clear_notes(&mut self) {
        self.notes = [Notes::default(); 81];
        self.links = Links::default();
    }

    /// The cells that look different on `other`, or where a link ends that does.
    pub fn changed_from(&self, other: &Board) -> CellSet {
        let linked = Link::changed(&self.links(), &other.links());
        let differs = |cell: &Cell| {
            self.content(*cell) != other.content(*cell)
                || self.notes(*cell) != other.notes(*cell)
                || self.colors(*cell) != other.colors(*cell)
        };
        linked | Cell::all().filter(differs).collect()
    }
}
