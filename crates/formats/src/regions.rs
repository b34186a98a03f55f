//! Nine regions of nine cells in place of the boxes, as jigsaws have them. It knows no program.

use engine::{Cell, Phrase, phrase};

/// Which region each cell belongs to, counted from 0 in the order in which they are met row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regions {
    of: [u8; 81],
    /// Whose puzzle it is.
    program: &'static str,
}

impl Regions {
    /// The regions by any names that their program gives them: none where they are the boxes.
    ///
    /// # Errors
    /// When a cell has no region, or they are not nine of nine cells.
    pub(crate) fn named(
        name: impl Fn(Cell) -> Option<u64>,
        program: &'static str,
    ) -> Result<Option<Regions>, Phrase> {
        let refused = || phrase!("format-regions", name = program);
        let mut names: Vec<u64> = Vec::new();
        let mut of = [0; 81];
        for cell in Cell::all() {
            let name = name(cell).ok_or_else(refused)?;
            let known = names.iter().position(|known| *known == name);
            of[cell.index()] = known.unwrap_or(names.len()) as u8;
            if known.is_none() {
                names.push(name);
            }
            if names.len() > 9 {
                return Err(refused());
            }
        }
        let has_nine = |region: u8| of.iter().filter(|other| **other == region).count() == 9;
        if !(0..9).all(has_nine) {
            return Err(refused());
        }
        // Boxes are met in their own order too.
        let are_boxes = Cell::all().all(|cell| of[cell.index()] == cell.box_index());
        Ok((!are_boxes).then_some(Regions { of, program }))
    }

    pub fn of(&self, cell: Cell) -> u8 {
        self.of[cell.index()]
    }

    /// Why a puzzle with such regions is not taken by what knows boxes alone.
    pub(crate) fn refused(&self) -> Phrase {
        phrase!("format-jigsaw", name = self.program)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_no_regions_of_their_own_and_nine_of_nine_are_asked_for() {
        let boxes = |cell: Cell| Some(u64::from(cell.box_index()) + 7);
        assert_eq!(Regions::named(boxes, "X"), Ok(None));
        let rows = Regions::named(|cell| Some(cell.row().into()), "X").unwrap().unwrap();
        assert!(Cell::all().all(|cell| rows.of(cell) == cell.row()));
        let refused = Err(phrase!("format-regions", name = "X"));
        assert_eq!(Regions::named(|cell| Some(u64::from(cell.row()) / 2), "X"), refused);
        assert_eq!(Regions::named(|cell| Some(cell.index() as u64), "X"), refused);
        assert_eq!(Regions::named(|_| None, "X"), refused);
    }
}
