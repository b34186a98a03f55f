//! Every sample of the published descriptions, and the laws that all formats keep.

mod jigsaws;
mod laws;
mod travellers;

use crate::{Parcel, read_any, read_file, read_line};
use engine::text::Entry;
use engine::{Cell, Digit, DigitSet, Phrase};

/// The puzzle all samples carry.
pub const SAMPLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What a line is read as: its clues, or the name of what is wrong.
pub fn told(line: &str) -> Option<String> {
    read_line(line).map(|read| match read {
        Ok(parcel) => parcel.entry.puzzle.to_string(),
        Err(why) => why.to_string(),
    })
}

/// What a file is read as, or its lines; `None` if no other program writes such.
fn read(text: &str) -> Option<Vec<Result<Parcel, Phrase>>> {
    let file = read_file(text);
    file.map(|found| found.into_iter().map(|read| read.map_err(|fault| fault.what)).collect())
        .or_else(|| text.lines().map(read_line).collect())
}

fn parcel(text: &str) -> Parcel {
    let mut found = read(text).unwrap();
    assert_eq!(found.len(), 1);
    found.remove(0).unwrap()
}

#[track_caller]
fn check(line: &str, expected: &str) {
    assert_eq!(told(line).as_deref(), Some(expected));
}

fn cell(row: u8, col: u8) -> Cell {
    Cell::at(row - 1, col - 1).unwrap()
}

fn digits(list: &[u8]) -> DigitSet {
    list.iter().map(|&digit| Digit::new(digit).unwrap()).collect()
}

/// Whose author is "test" and whose title "Wikipedia".
const PACKED: &str = "N4IgzglgXgpiBcBOANCALhNAbO8QHUIBrCABxgBMIBDEVagVzQAsB7AJwXRjDTpADm7CBQQBtMaABu1LA1wBWVAIhSYAOwRp28gL7Jps+QgDMy1Rq06Y+4LdsgZc3AHZzazfG16D9374BdZElHI1wANndLL2s/OwNQ5wQARijPbxsEp2MkNKsfQyT4JUELdNj/eLsgyQds3BRSj3zMwpyADjyYgri4xJzIpuiM+xq23E6h8p7KurCEQZVm7tberPn4MymW3TH+3AAWLpHZ9aLJpeGKqv3TY+u++pT7vT2n+DdtlbWb94AmF6rU7jBaA3bBX4bRZlHbAx4bAFfE4g+AXGHfQIQn63eBHJHXHGpfEFHGNS7TIGQoolck7MY/ObnMHAnGfWkYlFk9EjAIBXRAA=";
/// A board of four with regions, notes, a colour and a thermometer.
const OF_FOUR: &str = "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMrUMYGB7VvAAMAX2Sge/QaPEhJEAQhpiJvBYOUBdZITlrFwlXqkIhqUpWoBmI/IPLZdjagDGLNjAwAFFi4hkAWRIMAGswfAAmZERNEW1dJwQI231BZMdUhBsMk3gbeNVc9ML1JNc+DGZPH2Y/QOCw/BpYnNK8lNyrVwQQAGIAMX6AQSERkDjtEDYAC08AWz45mA8MfFAyCCrw+AIQACUaAGEaEFQDw4iQTVjJzjIYMGWegHEMADeAfZgAAkAcAgBHCh8DzYQC4BOMgA=";
const ONE_CLUE: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A";
const ZIPPED: &str = "sclN4YwzgXArADANCAphA2i4A3aBfOmIDMuceWA7MSQLpzpYBsl+AjLvgJxtZSU0qkROAgByUS+RnD75RJcQzH4i0rABYmWWQKJyW2FRApyBAJkUK+AycfxmRuS/IjqBrAUKc9HTrQKMd9GgAnZDQUeBg+eGYouBM+ZjhI2kSYlLi+EyTMuDSULPi+cLgCWNVYqASSqvL0ytos0oa4Wvy4SqL4eliyWOEq7vTe9P7mwbbhtv6igmzaWbzZ+NpVOZRVvNXllCg13bzdwtoUWaaTlr5Z+vXqlYu7692z3dbdjuPZ8dnJ2dGb8dWk1Wf12412k1202O9DWMLyMO2ZDWSLySO2wjWGLyGKOaBhZxhrRh1yRZyRrSR1wxZwxrQx7zxcHGMMmML+SPGSMmSL+GPGGMmGOmVGwQA==";
const PLAIN: &str = "sclN4IgxgpgNlDKCWAvCIBcBWADAGnNKAzmgNrGgBuAhlAK4qojogC+2F1daIAzC268AEgqteiADsfQfxmCAutjLCOYgGxSBQkZwYBGKctFcAnAe1imm2cwVktKk2YcMAHBuuzDOkOs232Rq7u0iFeasFWAd68NopRYgAsEWxhXG6RqQwxHvFc+rFK5lySkRlFDABMyaHlPiz+9oF1pTmZIFWN3un8Da21SZ1i+Sm1pi25DJa9IWXOIN0zI3MlS01jcgogAE4QAObwAPYAdkSopMQ4mLY4utfYFba62FeKT7ev97YVz1/Y78TfB62C7Ybh3BJ3dCPUHQiEfKGKb5gxHYOEA7BQ4E4VR3cR3FzQnEfPEfAkoonoknognA7g/RR0/50h6KBL04hs/5slnEdDsvn/PlAxTEOnI0Wo2x0hEcmGsyXymV88V8tF8zEiukUulUulk2UUtlUtn6vkUvlUvk0kWqdm2/62nnidnO/7Onkudme/6e4WkW3i21o20y53i51o50yz3iz1oz0a/3YCm2qm2/XOinOqnO/WeimeqmemmbAC2EAALpQACaUKtoUAV+AVqBiADq8AA1vAAA4QavwSgsZhAA===";
const SHORT: &str = "scf5NlQ19j9mGca3OIN1bWGk2m41TjS79";

#[test]
fn f_puzzles_is_read_in_all_its_addresses() {
    for code in [
        format!("https://www.f-puzzles.com/?load={PACKED}"),
        format!("https://f-puzzles.com/?load={}", PACKED.replace('+', "%2B").replace('/', "%2F")),
        format!("https://f-puzzles.com/?load={}", PACKED.replace('+', " ")),
        format!("https://sudokupad.app/fpuzzles{PACKED}"),
        format!("https://sudokupad.app/fpuz{PACKED}"),
        format!("https://sudokupad.app/sudoku/fpuz{PACKED}"),
        format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{PACKED}"),
        format!("fpuzzles{PACKED}"),
        PACKED.to_owned(),
    ] {
        let read = parcel(&code);
        assert_eq!(read.entry.puzzle.to_string(), SAMPLE, "{code}");
        let about = [('D', "Wikipedia".to_owned()), ('A', "test".to_owned())];
        assert_eq!((&read.entry.metadata[..], &read.ignored[..]), (&about[..], &[][..]));
    }
    let one = parcel(ONE_CLUE).entry;
    assert_eq!(one, Entry::new(("1".to_owned() + &".".repeat(80)).parse().unwrap()));
    check("https://f-puzzles.com/?id=y2xk", "format network (name f-puzzles)");
    check("https://f-puzzles.com/", "format no board (name f-puzzles)");
    check("https://f-puzzles.com/?load=N4IgzglgXgpiBcB", "format damaged (name f-puzzles)");
}

#[test]
fn a_board_of_another_size_is_told() {
    check(OF_FOUR, "format size (name f-puzzles, size 4)");
}

/// The same board made of nine, with what the small one shows.
#[test]
fn f_puzzles_brings_digits_notes_and_colours_and_names_the_rest() {
    let mut rows = vec![vec!["{}".to_owned(); 9]; 9];
    rows[0][0] = r#"{"value":1,"given":true}"#.to_owned();
    rows[1][1] = r#"{"value":3}"#.to_owned();
    rows[1][3] = r#"{"centerPencilMarks":[2,4]}"#.to_owned();
    rows[3][1] = r#"{"cornerPencilMarks":[1]}"#.to_owned();
    rows[3][3] = r##"{"c":"#FFA0A0"}"##.to_owned();
    rows[4][4] = r##"{"highlight":"#123456","fog":true}"##.to_owned();
    let rows: Vec<String> = rows.iter().map(|row| format!("[{}]", row.join(","))).collect();
    let text = format!(
        r#"{{"size":9,"grid":[{}],"thermometer":[{{"lines":[["R1C1","R1C2"]]}}],"arrow":[],"antiknight":true,"diagonal+":false,"cage":[{{"value":"msgcorrect: yes"}}],"ruleset":"Größe “quoted”"}}"#,
        rows.join(",")
    );
    for text in [text.clone(), text.replace(",\"", ",\n \"")] {
        let read = parcel(&text);
        assert_eq!(read.entry.puzzle.n_clues(), 1);
        assert_eq!(read.entry.position.unwrap()[cell(2, 2)], Digit::new(3));
        assert_eq!(read.pencil.center[cell(2, 4).index()], digits(&[2, 4]));
        assert_eq!(read.pencil.corner[cell(4, 2).index()], digits(&[1]));
        assert_eq!(read.pencil.colors[cell(4, 4).index()], digits(&[1]));
        assert_eq!(read.pencil.colors[cell(5, 5).index()], digits(&[2]));
        assert_eq!(read.entry.metadata, [('C', "Größe “quoted”".to_owned())]);
        assert_eq!(read.ignored, ["fog", "antiknight", "thermometer"]);
    }
    let jigsaw = text.replacen("{}", r#"{"region":7}"#, 1);
    let found = read(&jigsaw).unwrap().remove(0).unwrap_err();
    assert_eq!(found.to_string(), "format regions (name f-puzzles)");
}

#[test]
fn sudokupad_is_read_in_all_its_packings() {
    for code in [SHORT, ZIPPED, PLAIN] {
        check(code, SAMPLE);
        check(&format!("https://sudokupad.app/{code}"), SAMPLE);
        check(&format!("https://sudokupad.app/sudoku/{code}?setting-nogrid=1"), SAMPLE);
        check(&format!("https://app.crackingthecryptic.com/sudoku/?puzzleid={code}"), SAMPLE);
    }
    check(&("scfooooooooooooo".to_owned() + "K"), &".".repeat(81));
    for (sign, rule) in [("w", "windoku"), ("x", "diagonals")] {
        let read = parcel(&format!("{SHORT}{sign}"));
        assert_eq!(
            (read.entry.puzzle.to_string().as_str(), &read.ignored[..]),
            (SAMPLE, &[rule.to_owned()][..])
        );
    }
    let older = "classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B";
    check(
        older,
        ".6.91...7..2....15.....4...9..3..........6...4.3...25...4.....8.....87.4..5.7..3.",
    );
    check("https://sudokupad.app/abc", "format network (name SudokuPad)");
    check("https://sudokupad.app/", "format no board (name SudokuPad)");
    check("https://sudokupad.app/scf12", "format damaged (name SudokuPad)");
    check("https://sudokupad.app/sclN4Yw", "format damaged (name SudokuPad)");
}

#[test]
fn sudokupads_texts_and_cages_are_told_apart() {
    let zipped = "{ce:[[{v:5},,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,],[,,,,,,,,{ct:[1,2]}]],ca:[{v:'title: Kropki'},{v:'author: Ada'},{v:10,ce:[[0,0],[0,1]]}],l:[{wp:[[0,0]],c:CFCFCF}]}";
    let read = parcel(&format!("scl{}", crate::lz::pack(zipped)));
    assert_eq!(read.entry.puzzle[cell(1, 1)], Digit::new(5));
    assert_eq!(read.pencil.center[cell(9, 9).index()], digits(&[1, 2]));
    assert_eq!(read.entry.metadata, [('D', "Kropki".to_owned()), ('A', "Ada".to_owned())]);
    assert_eq!(read.ignored, ["lines", "cages"]);
    let small = "scl".to_owned() + &crate::lz::pack(r#"{"cells":[[{},{}],[{},{"value":2}]]}"#);
    check(&small, "format size (name SudokuPad, size 2)");
}

#[test]
fn other_addresses_are_read_or_named() {
    let zeros = SAMPLE.replace('.', "0");
    check(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"), SAMPLE);
    check(&format!("https://www.sudokuwiki.org/sudoku.htm?x=1&bd={SAMPLE}#top"), SAMPLE);
    check(&format!("https://sudokuexchange.com/play/?s={zeros}&d=2"), SAMPLE);
    let commas = zeros.chars().map(String::from).collect::<Vec<_>>().join(",");
    check(&format!("https://sudokuexchange.com/play/?s={commas}"), SAMPLE);
    check(&format!("https://sudokuexchange.com/play/?s={}", commas.replace(',', "%2C")), SAMPLE);
    for scheme in ["https", "http", "sudoku"] {
        check(&format!("{scheme}://sudoku.secuso.org/{zeros}"), SAMPLE);
    }
    check(
        "https://sudokuexchange.com/play/?s=000001230123008040804007650765000000000000000000000123012300804080400765076500000",
        ".....123.123..8.4.8.4..765.765.....................123.123..8.4.8.4..765.765.....",
    );
    check("https://sudoku.secuso.org/0001", "too few cells (found 4, expected 81)");
    let small = format!("https://sudoku.secuso.org/{}", "0".repeat(36));
    check(&small, "format size (name Privacy Friendly Sudoku, size 6)");
    check("https://swaroopg92.github.io/penpa-edit/#m=edit&p=x", "format penpa");
    assert_eq!(told("https://example.org/?bd=1"), None);
}

#[test]
fn opensudoku_files_of_every_version() {
    let zeros = SAMPLE.replace('.', "0");
    let first = format!(
        "<?xml version=\"1.0\"?>\n<opensudoku>\n<name>Tom &amp; Ann</name><author>Ada</author>\n<game data=\"{zeros}\" />\n<game data=\"{SAMPLE}\" />\n</opensudoku>"
    );
    let found = read(&first).unwrap();
    assert_eq!(found.len(), 2);
    for (parcel, line) in found.into_iter().zip([4, 5]) {
        let Parcel { entry, .. } = parcel.unwrap();
        assert_eq!((entry.puzzle.to_string().as_str(), entry.line), (SAMPLE, line));
        assert_eq!(entry.metadata, [('D', "Tom & Ann".to_owned()), ('A', "Ada".to_owned())]);
    }
    let cells = |version: u8, field: &dyn Fn(char) -> String| {
        format!("version: {version}&#10;{}", zeros.chars().map(field).collect::<String>())
    };
    let editable = |ch: char| u8::from(ch == '0');
    let games = [
        cells(1, &|ch| format!("{ch}|{}|{}|", if ch == '0' { "1,2," } else { "-" }, editable(ch))),
        cells(2, &|ch| format!("{ch}|{}|{}|", if ch == '0' { "3|" } else { "0" }, editable(ch))),
        cells(3, &|ch| format!("{ch}|{}|{}|", 3 * editable(ch), editable(ch))),
        cells(4, &|ch| format!("{ch}|{}|0|{}|", 3 * editable(ch), editable(ch))),
        cells(5, &|ch| format!("{ch}|0|{}|{}|{}|", 3 * editable(ch), editable(ch), editable(ch))),
    ];
    for (game, version) in games.iter().zip([2, 2, 2, 2, 3]) {
        let name = if version == 3 { "cells_data" } else { "data" };
        let file = format!(
            "<opensudoku version=\"{version}\"><folder name=\"F\" created=\"1\"><game created=\"0\" state=\"0\" time=\"61000\" {name}=\"{game}\" user_note=\"hm\" command_stack=\"\"/></folder></opensudoku>"
        );
        let read = parcel(&file);
        assert_eq!(read.entry.puzzle.to_string(), SAMPLE, "{game}");
        assert_eq!(read.entry.position, None);
        let at = cell(1, 3).index();
        let pencil = &read.pencil;
        assert_eq!(pencil.simple[at] | pencil.corner[at] | pencil.center[at], digits(&[1, 2]));
        assert_eq!(pencil.colors[at].is_empty(), version == 2);
        assert_eq!(read.ignored, ["time"]);
        assert_eq!(read.entry.metadata, [('C', "hm".to_owned()), ('D', "F".to_owned())]);
    }
    let wild = cells(2, &|ch| if ch == '0' { "0|28||1|".to_owned() } else { format!("{ch}|0|0|") });
    let read = parcel(&format!("<opensudoku version=\"2\"><game data=\"{wild}\"/></opensudoku>"));
    assert_eq!(read.pencil.simple[cell(1, 3).index()], digits(&[3, 4, 5]));
    let placed = games[2].replacen("0|3|1|", "4|0|1|", 1);
    let read = parcel(&format!("<opensudoku version=\"2\"><game data=\"{placed}\"/></opensudoku>"));
    assert_eq!(read.entry.position.unwrap()[cell(1, 3)], Digit::new(4));
}

#[test]
fn faults_of_opensudoku_files_are_told() {
    let fault =
        |file: &str| read(file).unwrap().into_iter().find_map(Result::err).unwrap().to_string();
    let game =
        |data: &str| format!("<opensudoku version=\"2\"><game data=\"{data}\"/></opensudoku>");
    assert_eq!(fault(&game("123")), "too few cells (found 3, expected 81)");
    assert_eq!(fault(&game("version: 9&#10;1|0|0|")), "format version (name OpenSudoku, found 9)");
    assert_eq!(fault(&game("version: 3&#10;1|0|0|")), "too few cells (found 1, expected 81)");
    assert_eq!(fault(&game("version: 3&#10;x|0|0|")), "format field (found x, cell r1c1)");
    assert_eq!(fault("<opensudoku>\n<game data=\"1\""), "format xml (name OpenSudoku, line 2)");
    assert_eq!(fault("<opensudoku2>"), "format known (name OpenSudoku 2)");
    let declared = "<!DOCTYPE opensudoku [<!ENTITY a \"b\">]><opensudoku/>";
    assert_eq!(read(declared), None);
    let entity = "<opensudoku><game data=\"&lol;\"/></opensudoku>";
    assert_eq!(fault(entity), "format xml (name OpenSudoku, line 1)");
}

const KSUDOKU: &str =
    "ef_hdg___c_i___f____h_______a__h__d_gi_f_b_ah_e__c__i_______b____f___h_g___caf_ei";

fn ksudoku(graph: &str, history: &str) -> String {
    format!(
        "<!DOCTYPE ksudoku>\n<ksudoku><game had-help=\"0\" msecs-elapsed=\"0\"><puzzle><graph {graph}/><values>{KSUDOKU}</values><solution></solution></puzzle><history>{history}</history></game></ksudoku>"
    )
}

#[test]
fn ksudoku_is_read_down_its_columns() {
    let plain = "order=\"9\" type=\"sudoku\" specific-type=\"Plain\"";
    let read = parcel(&ksudoku(plain, ""));
    assert_eq!(read.entry.puzzle.to_string(), SAMPLE);
    // The third cell of the first column, and notes in the one above.
    let moves = "<simple-event index=\"2\" value=\"1\"/><simple-event index=\"18\" markers=\"110000000\"/><complex-event/>";
    let read = parcel(&ksudoku(plain, moves));
    assert_eq!(read.entry.position.unwrap()[cell(3, 1)], Digit::new(1));
    assert_eq!(read.pencil.simple[cell(1, 3).index()], digits(&[1, 2]));
    assert_eq!(read.ignored, ["complex-event"]);
    let fault =
        |graph: &str| self::read(&ksudoku(graph, "")).unwrap().remove(0).unwrap_err().to_string();
    assert_eq!(
        fault("order=\"16\" specific-type=\"Plain\""),
        "format size (name KSudoku, size 16)"
    );
    assert_eq!(fault("order=\"9\" specific-type=\"Jigsaw\""), "format regions (name KSudoku)");
    assert_eq!(
        fault("order=\"9\" specific-type=\"Samurai\""),
        "format known (name KSudoku Samurai)"
    );
}

#[test]
fn gnome_saves_are_games_under_way() {
    let save = r#"{"difficulty_category":"Easy Difficulty","time_elapsed":61.5,"cells":[
        {"position":[0,0],"value":5,"fixed":true,"earmarks":[]},
        {"position":[0,1],"value":3,"fixed":false,"earmarks":[]},
        {"position":[8,8],"value":0,"fixed":false,"earmarks":[1,9]}]}"#;
    let read = parcel(save);
    assert_eq!(read.entry.puzzle.n_clues(), 1);
    assert_eq!(read.entry.position.unwrap()[cell(1, 2)], Digit::new(3));
    assert_eq!(read.pencil.simple[cell(9, 9).index()], digits(&[1, 9]));
    assert_eq!(
        (&read.ignored[..], read.entry.metadata.len()),
        (&["time_elapsed".to_owned()][..], 1)
    );
    let wrong = save.replace("[8,8]", "[9,8]");
    assert_eq!(
        self::read(&wrong).unwrap()[0].as_ref().unwrap_err().to_string(),
        "format damaged (name GNOME Sudoku)"
    );
}

#[test]
fn a_list_may_be_of_all_kinds() {
    let list = format!(
        "{SHORT}\n\nhttps://sudokupad.app/{ZIPPED}\n# a remark\n{PACKED}\r\n{SAMPLE} 1.2\n53\nhttps://sudokupad.app/x\n"
    );
    let found = read_any(&list);
    let lines: Vec<u64> = found.iter().flatten().map(|parcel| parcel.entry.line).collect();
    assert_eq!(lines, [1, 3, 5, 6]);
    assert!(found.iter().flatten().all(|parcel| parcel.entry.puzzle.to_string() == SAMPLE));
    assert_eq!(found[3].as_ref().unwrap().entry.columns, "1.2");
    let faults: Vec<String> =
        found.into_iter().filter_map(Result::err).map(|fault| fault.phrase().to_string()).collect();
    assert_eq!(faults[0], "text at (line 7, column 3, what too few cells (found 2, expected 81))");
    assert_eq!(faults[1], "line at (line 8, cause format network (name SudokuPad))");
    let drawn: String =
        SAMPLE.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect();
    let rows = read_any(&drawn);
    assert_eq!(
        (rows.len(), rows[0].as_ref().unwrap().entry.puzzle.to_string().as_str()),
        (1, SAMPLE)
    );
    assert_eq!(read_any(""), []);
}

#[test]
fn files_are_told_from_lists_by_their_beginning() {
    let is_file = crate::is_file;
    assert_eq!(is_file(""), None);
    assert_eq!(is_file("<?xml version=\"1.0\"?>"), None);
    assert_eq!(is_file("<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n<folder"), Some(true));
    assert_eq!(is_file(&ksudoku("", "")), Some(true));
    assert_eq!(is_file("<html><body>"), Some(false));
    assert_eq!(is_file("{\n\"size\": 9, \"grid\": [["), Some(true));
    let saves = "{\"cells\":[{\"position\":[0,0],\"value\":5,\"fixed\":true}]}\n".repeat(3);
    assert_eq!((is_file(&saves), read(&saves).unwrap().len()), (Some(true), 3));
    assert_eq!(is_file("{\"puzzle\":\"53..7\"}\n{\"puzzle\":"), Some(false));
    assert_eq!(is_file(SAMPLE), Some(false));
}

#[test]
fn objects_that_name_a_puzzle_are_read_by_that_name_alone() {
    let read = |text: &str| -> Vec<String> {
        let told = |found: Result<Parcel, crate::Fault>| match found {
            Ok(parcel) => format!("{}: {}", parcel.entry.line, parcel.entry.puzzle),
            Err(fault) => format!("{}: {}", fault.line, fault.what),
        };
        crate::read_any(text).into_iter().map(told).collect()
    };
    let object = |puzzle: &str| {
        format!(
            "{{\"seed\":5,\"puzzle\":\"{puzzle}\",\"canonical\":\"{SAMPLE}\",\"techniques\":[\"x-wing\"]}}"
        )
    };
    let (whole, short) = (object(SAMPLE), object(&SAMPLE[..80]));
    let lines = format!("\u{feff}{whole}\n\n{short}\n{{\"puzzle\":null}}\n{whole}");
    let found = read(&lines);
    assert_eq!(found.len(), 4, "{found:?}");
    assert_eq!((&*found[0], &*found[3]), (&*format!("1: {SAMPLE}"), &*format!("5: {SAMPLE}")));
    assert!(found[1].starts_with("3: ") && found[2].starts_with("4: "), "{found:?}");
    // In a list, or with a line for each name, as other programs lay them out.
    let list = format!("[{whole},\n {short},{whole}]");
    let wide = format!("{whole}\n{whole}").replace(',', ",\n  ");
    assert_eq!((read(&list).len(), read(&wide).len()), (3, 2));
    assert_eq!(
        (&*read(&list)[2], &*read(&wide)[1]),
        (&*found[0].replacen('1', "2", 1), &*format!("5: {SAMPLE}"))
    );
    assert_eq!((crate::is_file(&list), crate::is_file(&wide)), (Some(true), Some(true)));
    assert_eq!(crate::is_file(&lines), Some(false));
    // As `convert` prints it.
    let converted = format!("{{\"format\":\"line\",\"text\":\"{SAMPLE}\\n\"}}\n");
    assert_eq!(read(&converted), [format!("1: {SAMPLE}")]);
    // A grid of numbers under that name is the engine's to read.
    let rows: Vec<String> = SAMPLE
        .as_bytes()
        .chunks(9)
        .map(|row| format!("{:?}", row.iter().map(|b| b.saturating_sub(b'0')).collect::<Vec<_>>()))
        .collect();
    assert_eq!(read(&format!("{{\"puzzle\":[{}]}}", rows.join(","))), [format!("1: {SAMPLE}")]);
}
