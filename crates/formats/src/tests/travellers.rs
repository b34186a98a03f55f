//! Links and files as they are met, opened one after the other: what came of each, and what was lost on the
//! way, is in `travellers.txt`. Nothing may get lost without a word.

use super::{OF_FOUR, ONE_CLUE, PACKED, PLAIN, SAMPLE, SHORT, ZIPPED, ksudoku};
use crate::{Parcel, read_any};

/// What came of one, in a line.
fn told(parcel: &Parcel) -> String {
    let Parcel { entry, pencil, ignored, .. } = parcel;
    let placed = entry.position.map_or(0, |now| now.n_clues() - entry.puzzle.n_clues());
    let n_noted =
        |marks: &[engine::DigitSet; 81]| marks.iter().filter(|digits| !digits.is_empty()).count();
    let counts = [
        ("clues", entry.puzzle.n_clues() as usize),
        ("placed", placed as usize),
        ("restricted", usize::from(entry.candidates.is_some())),
        ("noted", n_noted(&pencil.simple)),
        ("noted at the edge", n_noted(&pencil.corner)),
        ("noted in the middle", n_noted(&pencil.center)),
        ("coloured", n_noted(&pencil.colors)),
        ("about", entry.metadata.len()),
    ];
    let counts = counts.iter().filter(|(_, count)| *count > 0);
    let mut told: Vec<String> = counts.map(|(name, count)| format!("{name} {count}")).collect();
    if !ignored.is_empty() {
        told.push(format!("ignored: {}", ignored.join(", ")));
    }
    told.join("; ")
}

fn opened(text: &str) -> String {
    let all = read_any(text).into_iter().map(|read| match read {
        Ok(parcel) => told(&parcel),
        Err(fault) => format!("refused: {}", fault.what),
    });
    all.collect::<Vec<_>>().join(" / ")
}

const SOLVED_AND_CANDIDATES: &str = "S9B46090b1m4a01070e1q050v3f022iaa1q7n081n4b3f9603ea027n1m46070e0n450409060l02460r7r06b64b0g050r060907114k4b030t1n170823093m1z0b3b07191n2319031v0h090i1103082t3o1v0437";
const ALL_CANDIDATES: &str = "S9B0503epep07epepepep06epep010905epepepep0908epepepep06ep08epepep06epepep0304epep08ep03epep0107epepep02epepep06ep06epepepep0208epepepep040109epep05epepepep08epep0709";
const NO_CANDIDATES: &str = "S9B050300000700000000060000010905000000000908000000000600080000000600000003040000080003000001070000000200000006000600000000020800000000040109000005000000000800000709";

#[rustfmt::skip]
fn travellers() -> Vec<(&'static str, String)> {
    let zeros = SAMPLE.replace('.', "0");
    let commas = zeros.chars().map(String::from).collect::<Vec<_>>().join(",");
    let cells = |field: &dyn Fn(char) -> String| zeros.chars().map(field).collect::<String>();
    let open = |ch: char| u8::from(ch == '0');
    let rows: String = SAMPLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    let plain = "order=\"9\" type=\"sudoku\" specific-type=\"Plain\"";
    vec![
        ("f-puzzles", format!("https://www.f-puzzles.com/?load={PACKED}")),
        ("f-puzzles without www", format!("https://f-puzzles.com/?load={PACKED}")),
        ("f-puzzles, escaped", format!("https://f-puzzles.com/?load={}", PACKED.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D"))),
        ("f-puzzles, its plus signs lost", format!("https://f-puzzles.com/?load={}", PACKED.replace('+', " "))),
        ("f-puzzles in SudokuPad", format!("https://sudokupad.app/fpuzzles{PACKED}")),
        ("f-puzzles in SudokuPad, short", format!("https://sudokupad.app/fpuz{PACKED}")),
        ("f-puzzles in a folder of SudokuPad", format!("https://sudokupad.app/sudoku/fpuz{PACKED}")),
        ("f-puzzles by its older host", format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{PACKED}")),
        ("f-puzzles, the code alone", PACKED.to_owned()),
        ("f-puzzles of four rows", OF_FOUR.to_owned()),
        ("f-puzzles with one clue", format!("https://f-puzzles.com/?load={ONE_CLUE}")),
        ("f-puzzles of three rows", "https://f-puzzles.com/?load=N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==".to_owned()),
        ("f-puzzles without a board", "https://f-puzzles.com/?load=N4IgHiBcDMC+Q===".to_owned()),
        ("f-puzzles by number", "https://f-puzzles.com/?id=y2xk".to_owned()),
        ("SudokuPad", format!("https://sudokupad.app/{SHORT}")),
        ("SudokuPad, the code alone", SHORT.to_owned()),
        ("SudokuPad with windows", format!("https://sudokupad.app/{SHORT}w")),
        ("SudokuPad with diagonals", format!("https://sudokupad.app/{SHORT}x")),
        ("SudokuPad, zipped", format!("https://sudokupad.app/{ZIPPED}")),
        ("SudokuPad, zipped, in a query", format!("https://sudokupad.app/scf?puzzleid={ZIPPED}")),
        ("SudokuPad, zipped, of old", format!("https://sudokupad.app/{}", ZIPPED.replacen("scl", "ctc", 1))),
        ("SudokuPad, plain", format!("https://sudokupad.app/sudoku/{PLAIN}?setting-nogrid=1")),
        ("SudokuPad, older code", "https://sudokupad.app/classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B".to_owned()),
        ("SudokuPad by number", "https://sudokupad.app/6bxd0ipaky".to_owned()),
        ("SudokuWiki", format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}")),
        ("SudokuWiki with dots", format!("https://www.sudokuwiki.org/sudoku.htm?bd={SAMPLE}")),
        ("SudokuWiki, all candidates", ALL_CANDIDATES.to_owned()),
        ("SudokuWiki, no candidates", NO_CANDIDATES.to_owned()),
        ("SudokuWiki under way", format!("https://www.sudokuwiki.org/sudoku.htm?bd={SOLVED_AND_CANDIDATES}")),
        ("SudokuWiki in capitals", SOLVED_AND_CANDIDATES.to_uppercase()),
        ("SudokuWiki, its start", "https://www.sudokuwiki.org/sudoku.htm?bd=090001700500200008000030200070004960200060005069700030008090000700003009003800040".to_owned()),
        ("SudokuWiki, another", "300967001040302080020000070070000090000873000500010003004705100905000207800621004".to_owned()),
        ("SudokuExchange", "https://sudokuexchange.com/play/?s=000001230123008040804007650765000000000000000000000123012300804080400765076500000".to_owned()),
        ("SudokuExchange with a level", format!("https://sudokuexchange.com/play/?s={zeros}&d=2")),
        ("SudokuExchange with commas", format!("https://sudokuexchange.com/play/?s={commas}")),
        ("SecUSo", format!("https://sudoku.secuso.org/{zeros}")),
        ("SecUSo by its own scheme", format!("sudoku://sudoku.secuso.org/{zeros}")),
        ("OpenSudoku 1", format!("<opensudoku><name>N</name><author>A</author><game data=\"{zeros}\"/></opensudoku>")),
        ("OpenSudoku 2", format!("<opensudoku version=\"2\"><folder name=\"F\"><game state=\"0\" time=\"61000\" data=\"version: 3&#10;{}\" note=\"\"/></folder></opensudoku>", cells(&|ch| format!("{ch}|{}|{}|", 3 * open(ch), open(ch))))),
        ("OpenSudoku 2 with a bar too many", format!("<opensudoku version=\"2\"><game data=\"version: 2&#10;{}\"/></opensudoku>", cells(&|ch| if ch == '0' { "0|28||1|".to_owned() } else { format!("{ch}|0|0|") }))),
        ("OpenSudoku 3", format!("<opensudoku version=\"3\"><folder name=\"F\"><game hint_usage=\"1\" cells_data=\"version: 5&#10;{}\"/></folder></opensudoku>", cells(&|ch| format!("{ch}|0|{}|{}|{}|", 3 * open(ch), open(ch), open(ch))))),
        ("HoDoKu", format!(":0000:x:{SAMPLE}:::")),
        ("HoDoKu with a naked single", ":0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75:::829:".to_owned()),
        ("HoDoKu with what was deleted", ":0603:3:14+8..+9+72+5.+3...89.697+6....38.+61......3+2.8.56...9......2.5+9+186....+8+3....61+6+1...35+89:224 524 225 525 135 455 755 458 758 165 168 771 284 484 784 285 485 785:364 365::".to_owned()),
        ("GNOME, copied", "#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,Uq".to_owned()),
        ("GNOME, exported", rows),
        ("GNOME, saved", "{\"difficulty_category\":\"Easy Difficulty\",\"time_elapsed\":61.5,\"cells\":[{\"position\":[0,0],\"value\":5,\"fixed\":true,\"earmarks\":[]},{\"position\":[0,1],\"value\":3,\"fixed\":false,\"earmarks\":[]},{\"position\":[8,8],\"value\":0,\"fixed\":false,\"earmarks\":[1,9]}]}".to_owned()),
        ("KSudoku", ksudoku(plain, "<simple-event index=\"2\" value=\"1\"/>")),
        ("KSudoku, a jigsaw", ksudoku(&plain.replace("Plain", "Jigsaw"), "")),
        ("Penpa", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VTL".to_owned()),
    ]
}

#[test]
fn fifty_links_and_files_are_opened_and_nothing_is_lost_silently() {
    let travellers = travellers();
    assert_eq!(travellers.len(), 50);
    let told: String =
        travellers.iter().map(|(name, text)| format!("{name}: {}\n", opened(text))).collect();
    let known = include_str!("travellers.txt");
    for (found, known) in told.lines().zip(known.lines()) {
        assert_eq!(found, known);
    }
    assert_eq!(told, known);
}
