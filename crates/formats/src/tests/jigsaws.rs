//! One jigsaw as every program writes it that has them: read to be played, refused to be computed with.

use super::told;
use crate::{Parcel, lz, read_any, read_jigsaw};
use engine::{Cell, Digit};

/// The digit of each cell: boxes hold nine, rows and columns too.
fn digit(cell: Cell) -> u8 {
    (cell.row() * 3 + cell.row() / 3 + cell.col()) % 9 + 1
}

/// The boxes, but the first two have exchanged the cells of their ones.
fn region(cell: Cell) -> u8 {
    match cell.box_index() {
        first @ (0 | 1) if digit(cell) == 1 => 1 - first,
        other => other,
    }
}

/// All but these are clues.
fn is_open(cell: Cell) -> bool {
    cell.index() % 7 == 3
}

fn rows(field: impl Fn(Cell) -> String) -> String {
    let rows = (0..9).map(|row| {
        let cells: Vec<String> = (0..9).filter_map(|col| Cell::at(row, col)).map(&field).collect();
        format!("[{}]", cells.join(","))
    });
    rows.collect::<Vec<_>>().join(",")
}

fn of_f_puzzles() -> String {
    let cells = rows(|cell| match (is_open(cell), cell.index()) {
        // Placed, and noted.
        (true, 3) => format!("{{\"region\":{},\"value\":{}}}", region(cell), digit(cell)),
        (true, 10) => format!("{{\"region\":{},\"centerPencilMarks\":[1,2]}}", region(cell)),
        (true, _) => format!("{{\"region\":{}}}", region(cell)),
        (false, _) => {
            format!("{{\"region\":{},\"value\":{},\"given\":true}}", region(cell), digit(cell))
        }
    });
    format!("{{\"size\":9,\"thermometer\":[1],\"grid\":[{cells}]}}")
}

fn of_sudokupad() -> String {
    let cells = rows(|cell| match is_open(cell) {
        true => "{}".to_owned(),
        false => format!("{{\"value\":{}}}", digit(cell)),
    });
    let regions = (0..9).map(|number| {
        let own = Cell::all().filter(|&cell| region(cell) == number);
        let own: Vec<String> = own.map(|cell| format!("[{},{}]", cell.row(), cell.col())).collect();
        format!("[{}]", own.join(","))
    });
    let regions: Vec<String> = regions.collect();
    format!("{{\"cells\":[{cells}],\"regions\":[{}]}}", regions.join(","))
}

fn of_sudokuwiki() -> String {
    let fields = Cell::all().map(|cell| {
        let value = match is_open(cell) {
            // The candidates 1 and 2.
            true => 18 + 3,
            false => u32::from(digit(cell)),
        };
        let value = u32::from(region(cell)) << 10 | value;
        let sign = |value: u32| char::from_digit(value % 36, 36).unwrap();
        [sign(value / 1296), sign(value / 36), sign(value)].iter().collect::<String>()
    });
    format!("J9B{}", fields.collect::<String>())
}

fn of_ksudoku() -> String {
    let down = || (0..9).flat_map(|col| (0..9).filter_map(move |row| Cell::at(row, col)));
    let values = down().map(|cell| match is_open(cell) {
        true => '_',
        false => char::from(b'a' + digit(cell) - 1),
    });
    let number = |cell: Cell| usize::from(cell.col()) * 9 + usize::from(cell.row());
    let group = |is_in: &dyn Fn(Cell) -> bool| {
        let cells = Cell::all().filter(|&cell| is_in(cell)).map(|cell| number(cell).to_string());
        format!("<clique size=\"9\">{}</clique>", cells.collect::<Vec<_>>().join(" "))
    };
    let mut cliques = String::new();
    for nth in 0..9 {
        cliques += &group(&|cell| cell.row() == nth);
        cliques += &group(&|cell| cell.col() == nth);
        cliques += &group(&|cell| region(cell) == nth);
    }
    let values: String = values.collect();
    format!(
        "<!DOCTYPE ksudoku><ksudoku><game><puzzle><graph order=\"9\" type=\"custom\" specific-type=\"Jigsaw\">{cliques}</graph><values>{values}</values></puzzle></game></ksudoku>"
    )
}

#[test]
fn jigsaws_of_every_program_are_read_to_be_played() {
    for (text, name) in [
        (of_f_puzzles(), "f-puzzles"),
        (format!("https://f-puzzles.com/?load={}", lz::pack(&of_f_puzzles())), "f-puzzles"),
        (of_sudokupad(), "SudokuPad"),
        (format!("https://sudokupad.app/scl{}", lz::pack(&of_sudokupad())), "SudokuPad"),
        (of_sudokuwiki(), "SudokuWiki"),
        (format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", of_sudokuwiki()), "SudokuWiki"),
        (of_ksudoku(), "KSudoku"),
    ] {
        let read = read_jigsaw(&text).unwrap_or_else(|| panic!("{name} is not read"));
        let regions = read.regions.as_ref().unwrap();
        for cell in Cell::all() {
            let clue = Digit::new(digit(cell)).filter(|_| !is_open(cell));
            assert_eq!(read.entry.puzzle[cell], clue, "{name} {cell}");
            let alike = |other| region(other) == region(cell);
            let mine = |other| regions.of(other) == regions.of(cell);
            assert!(Cell::all().all(|other| alike(other) == mine(other)), "{name} {cell}");
        }
        let refused = read_any(&text).remove(0).unwrap_err().what.to_string();
        assert_eq!(refused, format!("format jigsaw (name {name})"));
    }
    let Parcel { entry, pencil, ignored, .. } = read_jigsaw(&of_f_puzzles()).unwrap();
    assert_eq!(entry.position.unwrap().n_clues(), entry.puzzle.n_clues() + 1);
    assert_eq!((pencil.center[10].len(), &ignored[..]), (2, &["thermometer".to_owned()][..]));
    assert_eq!(read_jigsaw(&of_sudokuwiki()).unwrap().pencil.simple[3].len(), 2);
    assert_eq!(read_jigsaw(super::SAMPLE), None);
    assert_eq!(told(&of_sudokuwiki()).as_deref(), Some("format jigsaw (name SudokuWiki)"));
}
