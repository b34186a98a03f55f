//! The easiest deduction in a position, with its reason. What time reveals, what a hint explains
//! and what a puzzle may demand are all this.

use super::search::{Filling, Position};
use super::zones::{FullSet, Zone, Zones};
use engine::{Cell, CellSet, Digit, DigitSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deduction {
    pub cell: Cell,
    pub digit: Digit,
    pub why: Why,
}

/// From the easiest to the hardest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// These cells hold each number once, and this one is the last.
    LastCell { zone: Zone, cells: CellSet },
    /// These cells hold the number once, and this one alone can.
    OnlyPlace { zone: Zone, cells: CellSet },
    /// All other numbers stand in the cell's row, column or region.
    OnlyNumber,
    /// Likewise, but for those that these cells of a row or column keep for themselves.
    OnlyLeft { zone: Zone, cells: CellSet, digits: DigitSet },
}

/// The easiest deduction, if there is one.
pub fn easiest(zones: &Zones, position: &Position<'_>) -> Option<Deduction> {
    easiest_among(position.open, zones, position)
}

/// The easiest deduction about one of these cells.
pub fn easiest_among(cells: CellSet, zones: &Zones, position: &Position<'_>) -> Option<Deduction> {
    last_cell(cells, zones, position)
        .or_else(|| only_place(cells, zones, position))
        .or_else(|| only_number(cells, position))
        .or_else(|| only_left(cells, zones, position))
}

/// Whether deductions alone fill the board from these givens.
pub fn solves(zones: &Zones, givens: &Filling) -> bool {
    let Some(mut position) = Position::with(zones, givens) else { return false };
    while let Some(step) = easiest(zones, &position) {
        position.place(step.cell, step.digit);
    }
    position.open.is_empty()
}

fn last_cell(among: CellSet, zones: &Zones, position: &Position<'_>) -> Option<Deduction> {
    zones.full.iter().find_map(|&FullSet { zone, cells, digits, .. }| {
        let cell = (cells & position.open).single().filter(|&cell| among.contains(cell))?;
        let digit = digits.iter().find(|&digit| !position.stands(cells, digit))?;
        let why = Why::LastCell { zone, cells };
        position.candidates[cell.index()].contains(digit).then_some(Deduction { cell, digit, why })
    })
}

fn only_place(among: CellSet, zones: &Zones, position: &Position<'_>) -> Option<Deduction> {
    zones.full.iter().find_map(|&FullSet { zone, cells, digits, .. }| {
        let missing = digits.iter().filter(|&digit| !position.stands(cells, digit));
        let mut found = missing.filter_map(|digit| {
            let cell = position.places(cells, digit).single()?;
            among.contains(cell).then_some(())?;
            Some(Deduction { cell, digit, why: Why::OnlyPlace { zone, cells } })
        });
        found.next()
    })
}

fn only_number(among: CellSet, position: &Position<'_>) -> Option<Deduction> {
    (position.open & among).iter().find_map(|cell| {
        let digit = position.candidates[cell.index()].single()?;
        Some(Deduction { cell, digit, why: Why::OnlyNumber })
    })
}

fn only_left(among: CellSet, zones: &Zones, position: &Position<'_>) -> Option<Deduction> {
    zones.full.iter().find_map(|&FullSet { zone, cells, digits, rest }| {
        (rest & position.open & among).iter().find_map(|cell| {
            let digit = (position.candidates[cell.index()] - digits).single()?;
            Some(Deduction { cell, digit, why: Why::OnlyLeft { zone, cells, digits } })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hudoku::template::Template;

    /// `digits` row by row: `.` is open, `-` is an empty cell.
    #[track_caller]
    fn check(template: &str, digits: &str, expected: Option<(&str, u8, &str)>) {
        let template: Template = template.parse().unwrap();
        let zones = Zones::of(&template);
        let mut entries: Filling = [None; 81];
        let marks = digits.chars().filter(|ch| !ch.is_whitespace());
        for (cell, mark) in template.board().zip(marks) {
            entries[cell.index()] = Digit::from_char(mark);
        }
        let position = Position::with(&zones, &entries).unwrap();
        let found = easiest(&zones, &position).map(|step| {
            let why = match step.why {
                Why::LastCell { .. } => "last cell",
                Why::OnlyPlace { .. } => "only place",
                Why::OnlyNumber => "only number",
                Why::OnlyLeft { .. } => "only left",
            };
            (step.cell, step.digit.get(), why)
        });
        let expected = expected.map(|(cell, digit, why)| (cell.parse().unwrap(), digit, why));
        assert_eq!(found, expected);
    }

    #[test]
    fn each_reason_is_found() {
        check("b b a\nb b a", "12. 3..", Some(("r2c2", 4, "last cell")));
        check("b b a\nb b a", "1.4 ...", None);
        check("b b a\nb b -a\nc -c -c", "1.4 ..- 4--", Some(("r2c2", 4, "only place")));
        check("b b a\nb b -a\nc -c -c", "1.4 ..- 9--", None);
        check("a a a c\na a a c\n-a c c c", "123. 45.6 -789", None);
        check(
            "a a a c\na a a c\n-a -a c c\n-a -a c -c",
            "123. 45.6 --7. --9-",
            Some(("r2c3", 8, "only number")),
        );
    }

    #[test]
    fn a_crowd_keeps_its_numbers() {
        // The four cells of b and d in row 1 take 1–4, so its last cell takes none of them.
        check(
            "e: 1-6\nb b d d e\n-b -b -d -d e",
            ". . . . . - - - - 6",
            Some(("r1c5", 5, "only left")),
        );
    }
}
