//! What people paste, and what they get wrong.

use super::*;
use crate::{Candidates, Cell, Digit, DigitSet, Grid};
use core::fmt::Display;
use core::str::FromStr;
use proptest::prelude::*;

mod pasted;

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The format found and the puzzles read, as lines.
#[track_caller]
fn check(text: &str, format: Format, expected: &[&str]) {
    assert_eq!(detect(text.as_bytes()).unwrap_or(Format::Line), format);
    let read: Vec<String> = parse(text)
        .into_iter()
        .map(|entry| entry.map_or_else(|error| error.to_string(), |e| e.puzzle.to_string()))
        .collect();
    assert_eq!(read, expected);
}

#[test]
fn every_blank_is_read() {
    for blank in ["0", ".", "X", "x", "*", "_", "-", "?", " "] {
        check(&LINE.replace('.', blank), Format::Line, &[LINE]);
    }
}

#[test]
fn lists_have_comments_columns_and_headings() {
    let zeros = LINE.replace('.', "0");
    let text = format!(
        "\u{feff}puzzle,rating\r\n# a comment\r\n\r\n{zeros},7.1\r\n// another\n\"{LINE}\",\"x\"\n\
         9f0a {LINE} 2.3\n  {LINE}\n{LINE}#name"
    );
    check(&text, Format::Line, &[LINE; 5]);
    let columns: Vec<_> = parse(&text).into_iter().map(|entry| entry.unwrap().columns).collect();
    assert_eq!(columns, ["7.1", "\"x\"", "2.3", "", "#name"]);
    let lines: Vec<_> = parse(&text).into_iter().map(|entry| entry.unwrap().line).collect();
    assert_eq!(lines, [4, 6, 7, 8, 9]);
}

#[test]
fn faults_of_lists_name_place_and_expectation() {
    let short = &LINE[..80];
    let cases = [
        (short.to_owned(), "line 1, column 81: too few cells (found 80, expected 81)"),
        (format!("{short} 7.1"), "line 1, column 81: too few cells (found 80, expected 81)"),
        (format!("{LINE}5"), "line 1, column 82: too many cells (expected 81)"),
        (format!("{LINE}é"), "line 1, column 82: no separator (found 'é', after 81)"),
        (format!("53..é{}", &LINE[5..]), "line 1, column 5: not a cell (found 'é', cell 5, of 81)"),
        ("hello".to_owned(), "line 1, column 1: not a cell (found 'h', cell 1, of 81)"),
        (".".repeat(728), "line 1, column 729: too few cells (found 728, expected 729)"),
        (format!("21{}", ".".repeat(727)), "line 1, column 1: wrong place (found '2', expected 1)"),
    ];
    for (text, expected) in cases {
        check(&text, Format::Line, &[expected]);
    }
    // A fault never ends the list.
    check(
        &format!("{LINE}\n{short}\n{LINE}"),
        Format::Line,
        &[LINE, "line 2, column 81: too few cells (found 80, expected 81)", LINE],
    );
}

#[test]
fn sdk_keeps_metadata_and_state() {
    let rows = |line: &str| {
        (0..9).map(|row| format!("{}\r\n", &line[row * 9..row * 9 + 9])).collect::<String>()
    };
    let text = format!(
        "#AAda\r\n#D A first puzzle\r\n[Puzzle]\r\n{}\r\n[State]\r\n{}[Puzzle]\r\n{}",
        rows(LINE),
        rows(SOLVED),
        rows(&LINE.replace('.', "X")),
    );
    check(&text, Format::Sdk, &[LINE, LINE]);
    let first = parse_one(&text).unwrap();
    assert_eq!(first.metadata, [('A', "Ada".to_owned()), ('D', "A first puzzle".to_owned())]);
    assert_eq!(first.position.unwrap().to_string(), SOLVED);

    let titled = format!("Grid 01\n{}Grid 02\n{}", rows(LINE), rows(LINE));
    check(&titled, Format::Sdk, &[LINE, LINE]);

    let eight: String = rows(LINE).lines().take(8).collect::<Vec<_>>().join("\n");
    check(&eight, Format::Sdk, &["line 8, column 1: rows missing (found 8)"]);
    let broken = format!("{}{}", rows(LINE).replacen("6..195", "6..19", 1), rows(LINE));
    check(&broken, Format::Sdk, &["line 2, column 9: too few cells (found 8, expected 9)", LINE]);
}

#[test]
fn drawn_grids_are_clues_or_candidates() {
    let ss = to_string(&parse_one(LINE).unwrap(), Format::Ss).unwrap();
    assert!(ss.starts_with("*-----------*\n|53.|.7.|...|\n"), "{ss}");
    let twice = format!("{ss}\n{ss}");
    check(&twice, Format::Ss, &[LINE, LINE]);
    assert_eq!(parse(&twice)[1].as_ref().unwrap().line, 16);
    check(&ss.replace('.', " "), Format::Ss, &[LINE]);
    check(&ss.replace('|', "│").replace('-', "─"), Format::Ss, &[LINE]);
    // Spaced out, without a frame.
    let spaced: String = (0..81)
        .map(|idx| format!("{}{}", &LINE[idx..=idx], if idx % 9 == 8 { "\n" } else { " " }))
        .collect();
    check(&spaced, Format::Ss, &[LINE]);

    let marks = to_string(&parse_one(LINE).unwrap(), Format::Pencilmarks).unwrap();
    let read = parse_one(&marks).unwrap();
    assert_eq!(read.candidates, Some(Candidates::of(&parse_one(LINE).unwrap().puzzle)));
    assert!(!read.needs_candidates());
    let taken = parse_one(&marks.replacen("1489", "149 ", 1)).unwrap();
    assert!(taken.needs_candidates(), "{marks}");

    let faulty = |from, to| ss.replacen(from, to, 1);
    check(
        &faulty("|6..|", "|6..a|"),
        Format::Ss,
        &["line 3, column 5: not a candidate (found 'a')"],
    );
    check(
        &faulty("|6..|", "|6..5|"),
        Format::Ss,
        &["line 3, column 15: not nine groups (found 10)"],
    );
    check(
        &faulty("|6..|195|...|\n", ""),
        Format::Ss,
        &["line 4, column 1: rows missing (found 2)", "line 13, column 1: rows missing (found 6)"],
    );
}

#[test]
fn a_pair_is_solution_and_puzzle() {
    let zeros = LINE.replace('.', "0");
    let text = format!("{SOLVED}\n{zeros}\n\n{SOLVED}\n{zeros}\n");
    check(&text, Format::Pair, &[LINE, LINE]);
    assert_eq!(parse_one(&text).unwrap().solution.unwrap().to_string(), SOLVED);

    let clash = zeros.replacen("53", "54", 1);
    check(
        &format!("{SOLVED}\n{clash}\n{SOLVED}"),
        Format::Pair,
        &[
            "line 2, column 2: not in solution (cell r1c2, found 4, expected 3)",
            "line 3, column 1: puzzle line missing",
        ],
    );
    // Two solved grids are a list.
    check(&format!("{SOLVED}\n{SOLVED}\n"), Format::Line, &[SOLVED, SOLVED]);
}

#[test]
fn nothing_is_said_to_be_nothing() {
    for text in ["", "\n\n", "# only a comment\n"] {
        assert_eq!(parse(text), []);
        assert_eq!(parse_one(text).unwrap_err().problem, Problem::NoPuzzle);
    }
}

#[test]
fn detection_waits_for_what_tells() {
    let solved = format!("{SOLVED}\n");
    for start in ["# only a comment\n", "*-----------*\n", "Grid 01\n", &solved] {
        assert_eq!(detect(start.as_bytes()), None, "{start}");
    }
}

fn grids() -> impl Strategy<Value = Grid> {
    prop::array::uniform32(0u8..10).prop_flat_map(|head| {
        prop::collection::vec(0u8..10, 49).prop_map(move |tail| {
            let mut values = head.iter().chain(&tail);
            Grid::from_cells(core::array::from_fn(|_| Digit::new(*values.next().unwrap())))
        })
    })
}

fn candidates() -> impl Strategy<Value = Candidates> {
    prop::collection::vec(0u16..512, 81).prop_map(|bits| {
        let mut bits = bits.into_iter();
        // At least one cell is undecided: a drawn grid without one is read as clues.
        let mut sets: [DigitSet; 81] =
            core::array::from_fn(|_| DigitSet::from_bits(bits.next().unwrap()));
        sets[40] = DigitSet::ALL;
        Candidates::from_cells(sets)
    })
}

/// The entry of a text that has no fault, wherever in it it stands. Twice over it is two.
fn without_line(text: &str) -> Vec<Entry> {
    assert_eq!(parse(&text.repeat(2)).len(), 2, "{text}");
    parse(text).into_iter().map(|entry| Entry { line: 1, ..entry.unwrap() }).collect()
}

proptest! {
    #[test]
    fn clues_round_trip_in_every_format_for_clues(grid in grids()) {
        prop_assume!(grid.n_clues() < 81);
        let entry = Entry::new(grid);
        for format in [Format::Line, Format::Sdm, Format::Sdk, Format::Ss] {
            let text = to_string(&entry, format).unwrap();
            prop_assert_eq!(without_line(&text), [entry.clone()]);
        }
    }

    #[test]
    fn candidates_round_trip_in_every_format_for_candidates(candidates in candidates()) {
        let entry = Entry::with_candidates(candidates);
        for format in Format::ALL.into_iter().filter(|format| format.has_candidates()) {
            let text = to_string(&entry, format).unwrap();
            prop_assert_eq!(detect(text.as_bytes()), Some(format));
            prop_assert_eq!(without_line(&text), [entry.clone()]);
        }
    }

    #[test]
    fn pairs_round_trip(blanks in prop::collection::btree_set(0u8..81, 1..64)) {
        let solution = parse_one(SOLVED).unwrap().puzzle;
        let mut puzzle = solution;
        for index in blanks {
            puzzle[Cell::new(index).unwrap()] = None;
        }
        let entry = Entry { solution: Some(solution), ..Entry::new(puzzle) };
        let text = to_string(&entry, Format::Pair).unwrap();
        prop_assert_eq!(parse(&text), [Ok(entry)]);
    }

    /// Whatever is thrown at it, the reader answers, and says something to all that is not silent.
    #[test]
    fn no_text_panics(text in "[0-9.X|*+\\-# \\[\\]a-zé\n]{0,400}") {
        for entry in parse(&text) {
            if let Err(error) = entry {
                prop_assert!(error.line >= 1 && error.column >= 1);
            }
        }
    }

    /// Cut anywhere, a line is a fault and not another puzzle.
    #[test]
    fn a_short_line_is_never_a_puzzle(len in 10usize..81) {
        prop_assert!(parse_one(&LINE[..len]).is_err());
    }
}

#[test]
fn boards_on_a_line_are_read_strictly() {
    #[track_caller]
    fn check<T: FromStr<Err = ParseError> + Display>(text: &str, expected: &str) {
        let read = match text.parse::<T>() {
            Ok(board) => board.to_string(),
            Err(fault) => fault.to_string(),
        };
        assert_eq!(read, expected);
    }
    check::<Grid>(LINE, LINE);
    check::<Grid>(&LINE.replace('.', "0"), LINE);
    check::<Grid>(&LINE[1..], "line 1, column 81: too few cells (found 80, expected 81)");
    check::<Grid>(&format!("{LINE} 7.1"), "line 1, column 82: too many cells (expected 81)");
    check::<Grid>(&format!(" {LINE}"), "line 1, column 1: not a cell (found ' ', cell 1, of 81)");
    check::<Grid>("", "line 1, column 1: too few cells (found 0, expected 81)");
    let drawn = Candidates::of(&LINE.parse().unwrap()).to_string();
    check::<Candidates>(&drawn, &drawn);
    check::<Candidates>(
        &drawn[..728],
        "line 1, column 729: too few cells (found 728, expected 729)",
    );
    check::<Candidates>(
        &drawn.replacen("..3", ".3.", 1),
        "line 1, column 11: wrong place (found '3', expected 2)",
    );
}
