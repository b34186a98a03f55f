//! Many cells as rows and runs of columns, so that they can be listened to: seventy names cannot.

use super::list;
use alloc::vec::Vec;
use engine::{CellSet, Phrase, phrase};

/// As many cells as are told one by one.
const FEW: u32 = 9;

/// The cells by rows, where they are too many to be told one by one.
pub fn of_many(cells: CellSet) -> Option<Phrase> {
    (cells.len() > FEW).then(|| {
        let told = bands(cells).into_iter().rev().map(|band| band.phrase());
        told.reduce(|rest, first| phrase!("speak-semicolon", first = first, rest = rest))
            .unwrap_or_else(|| phrase!("speak-nothing"))
    })
}

/// Rows, one below the other, with the same columns; all counted from 1.
struct Band {
    first: u8,
    last: u8,
    columns: Vec<u8>,
}

impl Band {
    fn phrase(&self) -> Phrase {
        let columns = list(runs(&self.columns).into_iter().map(run).collect());
        let (first, last, count) = (self.first, self.last, self.columns.len() as u32);
        match first == last {
            true => phrase!("speak-span-row", row = first, count = count, columns = columns),
            false => phrase!(
                "speak-span-rows",
                first = first,
                last = last,
                count = count,
                columns = columns
            ),
        }
    }
}

fn bands(cells: CellSet) -> Vec<Band> {
    let mut bands: Vec<Band> = Vec::new();
    for row in 1..=9 {
        let inside = cells.iter().filter(|cell| cell.row() + 1 == row);
        let columns: Vec<u8> = inside.map(|cell| cell.col() + 1).collect();
        match bands.last_mut() {
            _ if columns.is_empty() => {}
            Some(band) if band.last + 1 == row && band.columns == columns => band.last = row,
            _ => bands.push(Band { first: row, last: row, columns }),
        }
    }
    bands
}

/// Numbers that follow each other, from the first to the last.
fn runs(numbers: &[u8]) -> Vec<(u8, u8)> {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    runs
}

fn run((first, last): (u8, u8)) -> Phrase {
    match first == last {
        true => phrase!("speak-number", number = first),
        false => phrase!("speak-run", first = first, last = last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Cell;
    use words::{Language, say};

    #[track_caller]
    fn check(is_meant: impl Fn(&Cell) -> bool, expected: Option<&str>) {
        let told = of_many(Cell::all().filter(is_meant).collect());
        let told = told.map(|phrase| say(&phrase, Language::English));
        assert_eq!(told.as_deref(), expected);
    }

    #[test]
    fn many_cells_are_rows_and_runs_of_columns() {
        check(|cell| cell.row() == 3, None);
        check(|_| true, Some("rows 1 to 9 at columns 1 to 9"));
        check(
            |cell| cell.row() < 7 && cell.col() < 8 || cell.row() == 8 && cell.col() % 4 == 0,
            Some("rows 1 to 7 at columns 1 to 8; row 9 at columns 1, 5, 9"),
        );
        check(
            |cell| cell.col() == 2 || cell.row() == 4 && cell.col() != 6,
            Some(
                "rows 1 to 4 at column 3; row 5 at columns 1 to 6, 8 to 9; rows 6 to 9 at column 3",
            ),
        );
    }
}
