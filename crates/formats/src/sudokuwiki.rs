//! SudokuWiki: `bd` addresses with 81 digits, and the S9B code, which carries placed digits and
//! candidates: two digits of base 36 a cell.

use crate::parcel::{Parcel, entry, is_none};
use crate::regions::Regions;
use engine::text::line_bytes;
use engine::{Candidates, Cell, Digit, DigitSet, Grid, Phrase, phrase};

/// The address that opens this puzzle there; a game under way by its code.
pub fn address(parcel: &Parcel) -> String {
    let is_bare = parcel.entry.position.is_none() && is_none(&parcel.notes());
    let board = match is_bare {
        true => String::from_utf8_lossy(&line_bytes(&parcel.entry.puzzle, b'0')).into_owned(),
        false => code(parcel),
    };
    format!("https://www.sudokuwiki.org/sudoku.htm?bd={board}")
}

/// The S9B code: clues, placed digits, and the notes as candidates.
pub fn code(parcel: &Parcel) -> String {
    let position = parcel.position();
    let notes = parcel.notes();
    let mut code = "S9B".to_owned();
    for cell in Cell::all() {
        let value = match (position[cell], parcel.entry.puzzle[cell]) {
            (Some(digit), Some(_)) => digit.get().into(),
            (Some(digit), None) => u16::from(digit.get()) + 9,
            (None, _) if notes[cell.index()].is_empty() => 0,
            (None, _) => 18 + notes[cell.index()].bits(),
        };
        let sign = |value: u16| char::from_digit(value.into(), 36).expect("less than 36");
        code.extend([sign(value / 36), sign(value % 36)]);
    }
    code
}

pub fn read(code: &str) -> Option<Result<Parcel, Phrase>> {
    let head = code.get(..3)?.to_ascii_uppercase();
    let is_code = code.len() > 60 && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match (head.as_str(), &head.as_bytes()[1..]) {
        ("S9B", _) if is_code => Some(read_s9b(&code[3..])),
        ("J9B", _) if is_code => Some(read_j9b(&code[3..])),
        // Diagonals, windows and killers, and jigsaws of other sizes.
        (_, [b'4' | b'6' | b'8' | b'9' | b'G' | b'P', b'A'..=b'Z'])
            if is_code && "SXWJLMKT".contains(&head[..1]) =>
        {
            Some(Err(phrase!("format-known", name = format!("SudokuWiki {head}"))))
        }
        _ if is_superseded(code) => Some(Err(phrase!("format-known", name = "SudokuWiki 2023"))),
        _ => None,
    }
}

/// Two digits of base 32 for each cell and nothing before them: a form that its makers gave up.
fn is_superseded(code: &str) -> bool {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'v' | b'A'..=b'V');
    code.len() == 162
        && code.bytes().all(is_digit)
        && code.bytes().any(|byte| byte.is_ascii_alphabetic())
}

fn read_s9b(fields: &str) -> Result<Parcel, Phrase> {
    read_cells(&numbers(fields, 2)?, fields)
}

/// Three signs a cell: the number of the region before the ten bits that a plain board has.
fn read_j9b(fields: &str) -> Result<Parcel, Phrase> {
    let numbers = numbers(fields, 3)?;
    let region = |cell: Cell| Some(u64::from(numbers[cell.index()] >> 10));
    let regions = Regions::named(region, "SudokuWiki")?;
    let cells: Vec<u16> = numbers.iter().map(|number| number & 0x3ff).collect();
    let mut parcel = read_cells(&cells, fields)?;
    if regions.is_some() {
        // Candidates that bind are told by boxes; here they are what a player noted.
        parcel.entry.candidates = None;
        let noted = Cell::all().filter(|cell| cells[cell.index()] > 18);
        for cell in noted {
            parcel.pencil.simple[cell.index()] = DigitSet::from_bits(cells[cell.index()] - 18);
        }
    }
    Ok(Parcel { regions, ..parcel })
}

/// The number of each cell, by so many digits of base 36.
fn numbers(fields: &str, width: usize) -> Result<Vec<u16>, Phrase> {
    let found = (fields.len() / width) as u32;
    if fields.len() != 81 * width {
        return Err(match found {
            82.. => phrase!("too-many-cells", expected = 81),
            _ => phrase!("too-few-cells", found = found, expected = 81),
        });
    }
    let number = |cell: Cell| {
        let field = &fields[width * cell.index()..width * (cell.index() + 1)];
        let read = u16::from_str_radix(field, 36);
        read.map_err(|_| phrase!("format-field", found = field, cell = cell))
    };
    Cell::all().map(number).collect()
}

fn read_cells(numbers: &[u16], fields: &str) -> Result<Parcel, Phrase> {
    let (mut clues, mut position) = (Grid::EMPTY, Grid::EMPTY);
    let mut drawn = [DigitSet::ALL; 81];
    for cell in Cell::all() {
        let width = fields.len() / 81;
        let field = &fields[width * cell.index()..width * (cell.index() + 1)];
        let wrong = || phrase!("format-field", found = field, cell = cell);
        match numbers[cell.index()] {
            0 => {}
            value @ 1..=18 => {
                let digit = Digit::new(((value - 1) % 9 + 1) as u8);
                position[cell] = digit;
                clues[cell] = digit.filter(|_| value <= 9);
            }
            value @ 19..=529 => drawn[cell.index()] = DigitSet::from_bits(value - 18),
            _ => return Err(wrong()),
        }
        if let Some(digit) = position[cell] {
            drawn[cell.index()] = DigitSet::only(digit);
        }
    }
    Ok(entry(clues, position, Candidates::from_cells(drawn)).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SAMPLE, read_line, told};
    use engine::text::Entry;

    const OF_SITE: &str = "S9B46090b1m4a01070e1q050v3f022iaa1q7n081n4b3f9603ea027n1m46070e0n450409060l02460r7r06b64b0g050r060907114k4b030t1n170823093m1z0b3b07191n2319031v0h090i1103082t3o1v0437";

    #[test]
    fn codes_carry_clues() {
        let open = "S9B0503epep07epepepep06epep010905epepepep0908epepepep06ep08epepep06epepep0304epep08ep03epep0107epepep02epepep06ep06epepepep0208epepepep040109epep05epepepep08epep0709";
        let empty = "S9B050300000700000000060000010905000000000908000000000600080000000600000003040000080003000001070000000200000006000600000000020800000000040109000005000000000800000709";
        for code in [open, empty, &open.to_lowercase()] {
            let read = read_line(code).unwrap().unwrap();
            assert_eq!(read, Entry::new(SAMPLE.parse().unwrap()).into());
        }
        let other = "S9B03epep090607epep01ep04ep03ep02ep08epep02epepepepep07epep07epepepepep09epepepep080703epepep05epepep01epepep03epep0407ep0501epep09ep05epepep02ep0708epep060201epep04";
        let clues =
            "300967001040302080020000070070000090000873000500010003004705100905000207800621004";
        assert_eq!(told(other), Some(clues.replace('0', ".")));
    }

    #[test]
    fn codes_carry_a_game_under_way() {
        let read = read_line(OF_SITE).unwrap().unwrap().entry;
        let clues =
            "090001700500200008000030200070004960200060005069700030008090000700003009003800040";
        assert_eq!(read.puzzle.to_string(), clues.replace('0', "."));
        let (position, drawn) = (read.position.unwrap(), read.candidates.unwrap());
        let cell = |col| Cell::at(0, col).unwrap();
        assert_eq!((position[cell(2)], position[cell(7)]), (Digit::new(2), Digit::new(5)));
        let digits: Vec<String> = [0, 3, 4, 8].map(|col| drawn[cell(col)].to_string()).into();
        assert_eq!(digits, ["38", "46", "48", "346"]);
    }

    #[test]
    fn damage_and_other_kinds_are_told() {
        let at_fault = OF_SITE.replacen("46", "zz", 1);
        assert_eq!(told(&at_fault).as_deref(), Some("format field (found zz, cell r1c1)"));
        let short = &OF_SITE[..100];
        assert_eq!(told(short).as_deref(), Some("too few cells (found 48, expected 81)"));
        let one_region = format!("J9B{}", "0".repeat(243));
        assert_eq!(told(&one_region).as_deref(), Some("format regions (name SudokuWiki)"));
        let killer = format!("L9B{}", "0".repeat(243));
        assert_eq!(told(&killer).as_deref(), Some("format known (name SudokuWiki L9B)"));
        let long = format!("S9B{}", "0".repeat(164));
        assert_eq!(told(&long).as_deref(), Some("too many cells (expected 81)"));
    }

    #[test]
    fn what_is_written_is_read() {
        let parcel: Parcel = Entry::new(SAMPLE.parse().unwrap()).into();
        assert_eq!(told(&address(&parcel)).as_deref(), Some(SAMPLE));
        let under_way = read_line(OF_SITE).unwrap().unwrap();
        assert_eq!(code(&under_way).to_lowercase(), OF_SITE.to_lowercase());
        let older = "0a".repeat(81);
        assert_eq!(told(&older).as_deref(), Some("format known (name SudokuWiki 2023)"));
    }
}
