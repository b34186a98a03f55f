//! A line of HoDoKu's library: `:technique:candidates:givens:deleted:eliminations:placements:extra`.
//! Digits after `+` were placed; deleted candidates are digit, row, column.

use crate::parcel::{Parcel, entry};
use engine::text;
use engine::{Candidates, Cell, Digit, DigitSet, Phrase, phrase};

pub fn read(line: &str) -> Option<Result<Parcel, Phrase>> {
    let n_colons = line.bytes().filter(|&byte| byte == b':').count();
    if !line.starts_with(':') || !matches!(n_colons, 6 | 7) {
        return None;
    }
    let mut parts = line.split(':').skip(1);
    let technique = parts.next()?;
    let (givens, deleted) = (parts.nth(1)?, parts.next()?);
    let read = read_parts(givens, deleted).map(|mut parcel| {
        // What a line is an example of: a puzzle that is played does not tell it.
        parcel.ignored.extend((technique != BARE).then(|| "technique".to_owned()));
        parcel
    });
    Some(read)
}

/// A line that is just a position.
const BARE: &str = "0000";

fn read_parts(givens: &str, deleted: &str) -> Result<Parcel, Phrase> {
    let read = text::parse_one(givens).map_err(|error| error.problem.phrase())?;
    let position = read.position.unwrap_or(read.puzzle);
    let left = Candidates::of(&position);
    let mut drawn: [DigitSet; 81] = core::array::from_fn(|_| DigitSet::ALL);
    for cell in Cell::all() {
        drawn[cell.index()] = left[cell];
    }
    for word in deleted.split_whitespace() {
        let (digit, cell) = removal(word).ok_or_else(|| phrase!("not-a-removal"))?;
        drawn[cell.index()].remove(digit);
    }
    Ok(entry(read.puzzle, position, Candidates::from_cells(drawn)).into())
}

/// The line of a position: placed digits after `+`, and the candidates that are gone beyond them.
pub fn line(parcel: &Parcel) -> String {
    let position = parcel.position();
    let mut cells = String::new();
    for cell in Cell::all() {
        if position[cell] != parcel.entry.puzzle[cell] {
            cells.push('+');
        }
        cells.push(position[cell].map_or('.', Digit::to_char));
    }
    let mut deleted: Vec<String> = Vec::new();
    if let Some(drawn) = parcel.entry.candidates {
        let left = Candidates::of(&position);
        for cell in Cell::all().filter(|&cell| position[cell].is_none()) {
            let gone = left[cell] - drawn[cell];
            let place = |digit| format!("{digit}{}{}", cell.row() + 1, cell.col() + 1);
            deleted.extend(gone.iter().map(place));
        }
    }
    format!(":{BARE}:x:{cells}:{}::\n", deleted.join(" "))
}

/// `436`: no 4 in r3c6.
fn removal(word: &str) -> Option<(Digit, Cell)> {
    let [digit, row, col] = *word.as_bytes() else { return None };
    let index = |byte: u8| Digit::from_char(byte.into()).map(|digit| digit.index() as u8);
    Some((Digit::from_char(digit.into())?, Cell::at(index(row)?, index(col)?)?))
}

#[cfg(test)]
mod tests {
    use crate::{SAMPLE, read_line, told};
    use engine::Cell;

    #[test]
    fn library_lines_are_positions() {
        assert_eq!(told(&format!(":0000:x:{SAMPLE}:::")).as_deref(), Some(SAMPLE));
        let single = ":0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75:::829:";
        let read = read_line(single).unwrap().unwrap().entry;
        assert_eq!(&read.puzzle.to_string()[..9], "6....3..7");
        assert_eq!(&read.position.unwrap().to_string()[..9], "6...534.7");
        assert_eq!(read.candidates, None);
    }

    #[test]
    fn deleted_candidates_are_gone() {
        let rectangle = ":0603:3:14+8..+9+72+5.+3...89.697+6....38.+61......3+2.8.56...9......2.5+9+186....+8+3....61+6+1...35+89:224 524 225 525 135 455 755 458 758 165 168 771 284 484 784 285 485 785:364 365::";
        let drawn = read_line(rectangle).unwrap().unwrap().entry.candidates.unwrap();
        let cell = Cell::at(1, 3).unwrap();
        assert!(!drawn[cell].contains(engine::Digit::new(2).unwrap()), "{}", drawn[cell]);
        let wrong = rectangle.replacen("224", "22", 1);
        assert_eq!(told(&wrong).as_deref(), Some("not a removal"));
        assert_eq!(
            told(":0000:x:53..7:::").as_deref(),
            Some("too few cells (found 5, expected 81)")
        );
        assert_eq!(told("a:b"), None);
    }
}
