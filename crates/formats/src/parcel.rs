//! A puzzle that travels: what the engine's texts carry, what a player pencilled on it, and the names of
//! what could not be taken along. It knows no program.

use crate::regions::Regions;
use engine::text::Entry;
use engine::{Candidates, Cell, DigitSet, Grid};

/// One set for each cell.
pub type Marks = [DigitSet; 81];

/// A puzzle as another program wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parcel {
    /// Clues, placed digits, candidates that bind, and where it comes from.
    pub entry: Entry,
    pub pencil: Pencil,
    /// What the text has beyond that, by the names its program gives it: rules, lines, played time.
    pub ignored: Vec<String>,
    /// What stands in place of the boxes. Only [`crate::read_jigsaw`] gives such a parcel.
    pub regions: Option<Regions>,
}

/// What a player wrote around the digits. It binds nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pencil {
    /// Notes in nine fixed places.
    pub simple: Marks,
    /// Notes around the edge.
    pub corner: Marks,
    /// Notes in the middle.
    pub center: Marks,
    /// The nine colours of a cell.
    pub colors: Marks,
}

impl Default for Pencil {
    fn default() -> Pencil {
        let none = [DigitSet::EMPTY; 81];
        Pencil { simple: none, corner: none, center: none, colors: none }
    }
}

impl Pencil {
    pub fn is_empty(&self) -> bool {
        [&self.simple, &self.corner, &self.center, &self.colors].into_iter().all(is_none)
    }
}

pub(crate) fn is_none(marks: &Marks) -> bool {
    marks.iter().all(|set| set.is_empty())
}

impl From<Entry> for Parcel {
    fn from(entry: Entry) -> Parcel {
        Parcel { entry, pencil: Pencil::default(), ignored: Vec::new(), regions: None }
    }
}

impl Parcel {
    /// The digits placed so far, clues included.
    pub fn position(&self) -> Grid {
        self.entry.position.unwrap_or(self.entry.puzzle)
    }

    /// The notes for a program that has one kind: those in fixed places and in the middle, or else the
    /// candidates of a position that draws them.
    pub(crate) fn notes(&self) -> Marks {
        let position = self.position();
        let mut notes = [DigitSet::EMPTY; 81];
        for cell in Cell::all().filter(|&cell| position[cell].is_none()) {
            let Pencil { simple, center, .. } = &self.pencil;
            notes[cell.index()] = simple[cell.index()] | center[cell.index()];
        }
        match self.entry.candidates {
            Some(drawn) if is_none(&notes) => {
                for cell in Cell::all().filter(|&cell| position[cell].is_none()) {
                    notes[cell.index()] = drawn[cell];
                }
                notes
            }
            _ => notes,
        }
    }
}

/// The puzzle with the digits placed so far, and with these candidates where they exclude more than the
/// digits do.
pub(crate) fn entry(clues: Grid, position: Grid, drawn: Candidates) -> Entry {
    let left = Candidates::of(&position);
    let mut sets = [DigitSet::EMPTY; 81];
    for cell in Cell::all() {
        sets[cell.index()] = left[cell] & drawn[cell];
    }
    let drawn = Candidates::from_cells(sets);
    Entry {
        position: (position != clues).then_some(position),
        candidates: (drawn != left).then_some(drawn),
        ..Entry::new(clues)
    }
}
