//! GNOME Sudoku's clipboard code: `#`, five characters that count the digits, then one for each clue,
//! grouped by digit. A character is 33 + a + 9 × b. (Its `.skp` files are nine rows, which the engine reads.)

use crate::parcel::Parcel;
use engine::text::Entry;
use engine::{Cell, Digit, Grid, Phrase, phrase};

pub fn read(line: &str) -> Option<Result<Parcel, Phrase>> {
    let code = line.strip_prefix('#')?;
    let pairs: Option<Vec<(u8, u8)>> = code.bytes().map(pair).collect();
    let pairs = pairs.filter(|pairs| pairs.len() >= 5)?;
    let (counts, cells) = pairs.split_at(5);
    let counts: Vec<usize> =
        counts.iter().flat_map(|&(a, b)| [usize::from(a), usize::from(b)]).collect();
    // A comment has this length only by chance.
    if counts.iter().sum::<usize>() != cells.len() || counts[9] != 0 {
        return None;
    }
    Some(read_cells(&counts, cells))
}

fn read_cells(counts: &[usize], mut cells: &[(u8, u8)]) -> Result<Parcel, Phrase> {
    let mut puzzle = Grid::EMPTY;
    for (digit, &count) in Digit::all().zip(counts) {
        let (its, rest) = cells.split_at(count);
        cells = rest;
        for &(row, col) in its {
            let cell = Cell::at(row, col).filter(|&cell| puzzle[cell].is_none());
            let cell = cell.ok_or_else(|| phrase!("format-known", name = "GNOME Sudoku"))?;
            puzzle[cell] = Some(digit);
        }
    }
    Ok(Entry::new(puzzle).into())
}

/// The code of a puzzle; none where a digit stands nine times, which the other program cannot count.
pub fn code(puzzle: &Grid) -> Option<String> {
    let cells: Vec<Vec<Cell>> =
        Digit::all().map(|digit| puzzle.cells_with(digit).iter().collect()).collect();
    let counts: Vec<u8> = cells.iter().map(|its| its.len() as u8).chain([0]).collect();
    if counts.iter().any(|&count| count > 8) {
        return None;
    }
    let sign = |a: u8, b: u8| char::from(33 + a + 9 * b);
    let counted = counts.chunks(2).map(|two| sign(two[0], two[1]));
    let placed = cells.iter().flatten().map(|cell| sign(cell.row(), cell.col()));
    Some(std::iter::once('#').chain(counted).chain(placed).collect())
}

fn pair(byte: u8) -> Option<(u8, u8)> {
    let value = byte.checked_sub(33).filter(|&value| value < 81)?;
    Some((value % 9, value / 9))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SAMPLE, told};

    #[test]
    fn the_code_is_read_and_written() {
        let sample = r##"#66QQ%=mLJ]*lR%C!Op"bHn0E&h5$@fMF,Uq"##;
        assert_eq!(told(sample).as_deref(), Some(SAMPLE));
        assert_eq!(code(&SAMPLE.parse().unwrap()).as_deref(), Some(sample));
        assert_eq!(code(&"1".repeat(81).parse().unwrap()), None);
    }

    #[test]
    fn comments_are_no_codes() {
        for line in ["#", "# a comment", "#name", "#66QQ%=mLJ"] {
            assert_eq!(told(line), None, "{line}");
        }
        // The same cell twice.
        assert!(told(r##"##!!!!!!"##).is_some());
    }
}
