//! What holds for every format: what is written is read again as it was, as far as the format has room,
//! what it has no room for is told, and no text does harm.

use super::{SAMPLE, read};
use crate::{LONGEST_LINE, Lost, MOST_GAMES, Parcel, Pencil, Program, read_line};
use engine::text::Entry;
use engine::{Candidates, Cell, Digit, DigitSet, Grid};
use proptest::prelude::*;

/// Any clues, some of the solution's other digits placed, and any notes and colours.
fn any_parcel() -> impl Strategy<Value = Parcel> {
    let marks = || prop::collection::vec(prop_oneof![3 => Just(0u16), 1 => 0u16..512], 81);
    let solution =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let solution: Grid = solution.parse().unwrap();
    (prop::collection::vec(0u8..4, 81), marks(), marks(), marks(), any::<[bool; 4]>()).prop_map(
        move |(kinds, simple, corner, colors, [has_placed, has_notes, has_corner, has_colors])| {
            let (mut clues, mut position) = (Grid::EMPTY, Grid::EMPTY);
            for (cell, kind) in Cell::all().zip(kinds) {
                match kind {
                    0 => (clues[cell], position[cell]) = (solution[cell], solution[cell]),
                    1 if has_placed => position[cell] = solution[cell],
                    _ => {}
                }
            }
            let mut pencil = Pencil::default();
            for cell in Cell::all().filter(|&cell| position[cell].is_none()) {
                let at = cell.index();
                let kept =
                    |wanted: bool, bits: u16| DigitSet::from_bits(if wanted { bits } else { 0 });
                pencil.simple[at] = kept(has_notes, simple[at]);
                pencil.corner[at] = kept(has_corner, corner[at]);
                pencil.colors[at] = kept(has_colors, colors[at]);
            }
            let entry =
                Entry { position: (position != clues).then_some(position), ..Entry::new(clues) };
            Parcel { entry, pencil, ignored: Vec::new(), regions: None }
        },
    )
}

/// What comes back of a parcel, written as a file of its own.
fn through(program: Program, parcel: &Parcel) -> (Parcel, Vec<Lost>) {
    let written = program.write(parcel).unwrap();
    let (head, tail) = program.frame();
    let text = format!("{head}{}{tail}", written.text);
    let back = match program {
        Program::Skp => engine::text::parse_one(&text).unwrap().into(),
        _ => read(&text).unwrap_or_else(|| panic!("{text}")).remove(0).unwrap(),
    };
    (back, written.lost)
}

proptest! {
    #[test]
    fn what_is_written_is_read_or_told(parcel in any_parcel()) {
        for program in Program::ALL {
            let nine_times = Digit::all().any(|digit| parcel.entry.puzzle.cells_with(digit).len() > 8);
            if program == Program::Gnome && nine_times {
                continue;
            }
            let (back, lost) = through(program, &parcel);
            prop_assert_eq!(back.entry.puzzle, parcel.entry.puzzle, "{:?}", program);
            let is_lost = |what: Lost| lost.contains(&what);
            let notes = |parcel: &Parcel| -> Vec<DigitSet> {
                let Pencil { simple, center, .. } = &parcel.pencil;
                Cell::all().map(|cell| simple[cell.index()] | center[cell.index()]).collect()
            };
            let drawn = |parcel: &Parcel| parcel.entry.candidates;
            let same_placed = back.position() == parcel.position();
            prop_assert!(same_placed || is_lost(Lost::Placed), "{:?}", program);
            // SudokuWiki draws candidates, where what the digits exclude anyway is not told apart.
            let as_candidates = matches!(program, Program::S9b | Program::SudokuWiki);
            let same_notes = match as_candidates {
                true => {
                    let left = Candidates::of(&parcel.position());
                    let expected = Cell::all().map(|cell| match notes(&parcel)[cell.index()] {
                        set if set.is_empty() => left[cell],
                        set => set & left[cell],
                    });
                    let found = drawn(&back).unwrap_or(left);
                    expected.zip(Cell::all()).all(|(set, cell)| {
                        parcel.position()[cell].is_some() || set == found[cell]
                    })
                }
                false => notes(&back) == notes(&parcel),
            };
            prop_assert!(same_notes || is_lost(Lost::Notes), "{:?}", program);
            let same_corner = back.pencil.corner == parcel.pencil.corner;
            prop_assert!(same_corner || is_lost(Lost::Notes) || is_lost(Lost::CornerNotes), "{:?}", program);
            let same_colors = back.pencil.colors == parcel.pencil.colors;
            prop_assert!(same_colors || is_lost(Lost::Colors), "{:?}", program);
            prop_assert_eq!(&back.ignored, &parcel.ignored);
        }
    }

    #[test]
    fn any_line_ends(line in "(https://sudokupad.app/|scl|scf|fpuz|N4I|S9B|#|:|\\{|<opensudoku>|https://f-puzzles.com/\\?load=)?\\PC{0,200}") {
        let _ = (read_line(&line), crate::read_any(&line), crate::is_file(&line));
    }

    /// One sign of a good text is another.
    #[test]
    fn damage_does_no_harm(parcel in any_parcel(), at in any::<prop::sample::Index>(), sign in "\\PC") {
        for program in Program::ALL {
            let Ok(written) = program.write(&parcel) else { continue };
            let mut signs: Vec<String> = written.text.chars().map(String::from).collect();
            let at = at.index(signs.len());
            signs[at] = sign.clone();
            let _ = crate::read_any(&signs.concat());
        }
    }
}

#[test]
fn candidates_travel_between_those_who_draw_them() {
    let mut parcel: Parcel = Entry::new(SAMPLE.parse().unwrap()).into();
    let mut drawn: Vec<DigitSet> =
        Cell::all().map(|cell| Candidates::of(&parcel.entry.puzzle)[cell]).collect();
    drawn[2] = DigitSet::from_bits(0b11);
    parcel.entry.candidates = Some(Candidates::from_cells(drawn.try_into().unwrap()));
    for program in [Program::S9b, Program::SudokuWiki, Program::Hodoku] {
        assert_eq!(through(program, &parcel), (parcel.clone(), Vec::new()), "{program:?}");
    }
    assert_eq!(through(Program::SudokuPad, &parcel).1, [Lost::Candidates]);
    let (back, lost) = through(Program::FPuzzles, &parcel);
    assert_eq!((back.pencil.center[2], lost), (DigitSet::from_bits(0b11), Vec::new()));
}

#[test]
fn every_name_leads_back() {
    for program in Program::ALL {
        assert_eq!(Program::from_key(program.key()), Some(program));
    }
    assert_eq!(Program::from_key("word"), None);
}

/// Bounds of size and depth, not of time: each of these is refused before it can take any.
#[test]
fn hostile_texts_are_refused() {
    let long = "1".repeat(100 << 20);
    assert!(read_line(&long).is_none());
    assert!(read_line(&format!("https://sudokupad.app/scl{}", &long[..LONGEST_LINE])).is_none());
    let told = |text: &str| read(text).map(|found| found.len());
    assert_eq!(told(&"{\"cells\":".repeat(100_000)), None);
    assert_eq!(told(&format!("{{\"cells\":{}", "[".repeat(1 << 20))), None);
    let deep = "<opensudoku>".to_owned() + &"<folder>".repeat(100_000);
    let found = read(&deep).unwrap();
    assert!(found.len() == 1 && found[0].is_err());
    let many: String = (0..100_000).map(|n| format!(" a{n}=\"1\"")).collect();
    let found = read(&format!("<opensudoku><game{many}/></opensudoku>")).unwrap();
    assert!(found.len() == 1 && found[0].is_err());
    let games = "<game data=\"1\"/>".repeat(MOST_GAMES + 5);
    let found = read(&format!("<opensudoku>{games}</opensudoku>")).unwrap();
    assert_eq!(found.len(), MOST_GAMES + 1);
    for count in [MOST_GAMES, MOST_GAMES + 5] {
        let found = read(&"{\"size\":9,\"grid\":[]}\n".repeat(count)).unwrap();
        let last = found.last().and_then(|last| last.as_ref().err()).unwrap();
        assert_eq!(found.len(), count.min(MOST_GAMES + 1));
        assert_eq!(last.to_string().contains("format too many"), count > MOST_GAMES);
    }
    // Tags without end, a text without end, and an object that is longer than any puzzle.
    for filling in ["<x/>", "x", "<!-- -->", "<game data=\"1\"/>"] {
        let file =
            format!("<opensudoku>{}</opensudoku>", filling.repeat((2 << 20) / filling.len()));
        let found = read(&file).unwrap();
        let is_refused = found.last().is_some_and(Result::is_err);
        assert_eq!(is_refused, filling != "x", "{filling}");
        assert!(found.len() <= MOST_GAMES + 1);
    }
    let object = |n: usize| format!("{{\"size\":9,\"x\":[{}1],\"grid\":[]}}", "{},".repeat(n));
    assert_eq!(told(&object(1_000)), Some(1));
    assert_eq!(told(&object(LONGEST_LINE)), None);
    // What is told of a fault is not as long as the fault.
    let long = &long[..1 << 20];
    for (text, most) in [
        (format!("<opensudoku><game data=\"version: {long}\"/></opensudoku>"), 200),
        (format!("<opensudoku><game data=\"version: 3&#10;{long}|0|0|\"/></opensudoku>"), 200),
        (format!("<ksudoku><graph specific-type=\"{long}\"/></ksudoku>"), 200),
    ] {
        let why = read(&text).unwrap().remove(0).unwrap_err().to_string();
        assert!(why.len() < most, "{}", why.len());
    }
    // Every kind of text, much too long and much too short.
    for head in [
        "https://sudokupad.app/scl",
        "https://sudokupad.app/fpuz",
        "https://f-puzzles.com/?load=",
        "https://www.sudokuwiki.org/sudoku.htm?bd=",
        "https://sudokuexchange.com/play/?s=",
        "https://sudoku.secuso.org/",
        "scf",
        "classic",
        "S9B",
        "J9B",
        "N4I",
        ":0000:x:",
        "#",
    ] {
        for filling in ["", "1", "/", "%2", "=", "|", ",", "é"] {
            let text = head.to_owned() + &filling.repeat(1 << 15);
            assert!(read_line(&text).is_none_or(|read| read.is_err()), "{head} {filling}");
        }
    }
    let names: String = (0..5_000).map(|n| format!("\"{}{n}\":true,", "x".repeat(100))).collect();
    let rows = format!("[{}]", ["{}"; 9].join(","));
    let board = format!("{{\"size\":9,{names}\"grid\":[{}]}}", vec![rows; 9].join(","));
    let read = read(&board).unwrap().remove(0).unwrap();
    assert!(read.ignored.len() <= 30 && read.ignored.iter().all(|name| name.len() <= 40));
}
