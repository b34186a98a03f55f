//! What forums, mails and programs put around puzzles: it is read, or refused with words.

use super::*;

/// The rows of a grid, each made a line of text.
fn rows(line: &str, each: impl Fn(&str) -> String) -> String {
    (0..9).map(|row| each(&line[row * 9..row * 9 + 9]) + "\n").collect()
}

fn parted(row: &str, between: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(between)
}

#[test]
fn tags_and_quotation_marks_are_read_over() {
    let plain = rows(LINE, str::to_owned);
    check(&format!("[code]\n{plain}[/code]\n"), Format::Sdk, &[LINE]);
    check(&format!("[code]{LINE}[/code]\n"), Format::Line, &[LINE]);
    check(&format!("[b]Hard:[/b] {LINE} [i]9.0[/i]\n"), Format::Line, &[LINE]);
    check(&format!("[quote=\"ada\"][size=85]\n{LINE}\n[/size][/quote]"), Format::Line, &[LINE]);
    check(&format!("> {LINE}\n>> {LINE}\n"), Format::Line, &[LINE, LINE]);
    check(&rows(LINE, |row| format!("> {row}")), Format::Sdk, &[LINE]);
    check(&format!("```\n{plain}```\n"), Format::Sdk, &[LINE]);
    check(&format!("[1] {LINE}\n[2] {LINE}\n"), Format::Line, &[LINE, LINE]);
    check(&format!("1. {LINE}\r\n2) {LINE}\r\n"), Format::Line, &[LINE, LINE]);
    let ss = to_string(&parse_one(LINE).unwrap(), Format::Ss).unwrap();
    check(&format!("[code]\n{ss}[/code]\n[code]\n{ss}[/code]\n"), Format::Ss, &[LINE, LINE]);
    // The place is that of the text as it stands.
    check(
        &format!("[code]{}[/code]", &LINE[1..]),
        Format::Line,
        &["line 1, column 87: too few cells (found 80, expected 81)"],
    );
}

#[test]
fn a_heading_in_brackets_is_no_section() {
    check(&format!("[Top 50]\n{LINE}\n{LINE}\n"), Format::Line, &[LINE, LINE]);
    let titled = format!("[Top 50]\n{0}[Next]\n{0}", rows(LINE, str::to_owned));
    check(&titled, Format::Sdk, &[LINE, LINE]);
    check("[Puzzle]\n", Format::Sdk, &["line 1, column 1: rows missing (found 0)"]);
    check(
        &format!("[Puzzle]\n[Puzzle]\n#A Ada\n{}", rows(LINE, str::to_owned)),
        Format::Sdk,
        &["line 1, column 1: rows missing (found 0)", LINE],
    );
    // The sections of other programs in a file with sections are theirs.
    let foreign = format!("[Puzzle]\n{0}[Colours]\nred\n[Puzzle]\n{0}", rows(LINE, str::to_owned));
    check(&foreign, Format::Sdk, &[LINE, LINE]);
}

#[test]
fn commas_part_the_cells_of_rows_and_lines() {
    let zeros = LINE.replace('.', "0");
    check(&rows(&zeros, |row| parted(row, ",")), Format::Ss, &[LINE]);
    check(&rows(LINE, |row| parted(row, ";").replace('.', "")), Format::Ss, &[LINE]);
    check(&rows(&zeros, |row| parted(row, ", ") + ","), Format::Ss, &[LINE]);
    check(&parted(&zeros, ","), Format::Line, &[LINE]);
    check(&parted(LINE, ",").replace('.', ""), Format::Line, &[LINE]);
    check(&parted(LINE, " "), Format::Line, &[LINE]);
    check(rows(LINE, str::to_owned).replace('\n', " ").trim(), Format::Line, &[LINE]);
    check(
        &parted(&zeros[..80], ","),
        Format::Line,
        &["line 1, column 160: too few cells (found 80, expected 81)"],
    );
}

#[test]
fn dashes_are_blanks_or_lines() {
    let dashed = |line: &str| line.replace('.', "-");
    check(&rows(&dashed(LINE), str::to_owned), Format::Sdk, &[LINE]);
    check(&rows(&dashed(LINE), |row| parted(row, " ")), Format::Ss, &[LINE]);
    let empty_row = format!("{}{}", ".".repeat(9), &LINE[9..]);
    check(&rows(&dashed(&empty_row), str::to_owned), Format::Sdk, &[&empty_row]);
    check(&rows(&dashed(&empty_row), |row| parted(row, " ")), Format::Ss, &[&empty_row]);
    let framed = format!("---------\n{}---------\n", rows(LINE, str::to_owned));
    assert_eq!(parse_one(&framed).unwrap().puzzle.to_string(), LINE);
}

#[test]
fn placed_digits_are_marked_as_hodoku_does() {
    let marked = LINE.replacen('.', "+4", 1).replacen('.', "+6", 1);
    check(&marked, Format::Line, &[LINE]);
    check(&format!(":0000:x:{marked}:::\n"), Format::Line, &[LINE]);
    let position = parse_one(&marked).unwrap().position.unwrap();
    assert_eq!(position.to_string(), LINE.replacen("..", "46", 1));
}

#[test]
fn arrays_are_read_however_they_are_broken() {
    let numbers =
        |line: &str| rows(&line.replace('.', "0"), |row| format!("[{}],", parted(row, ", ")));
    let nested = format!("[\n{}]", numbers(LINE));
    check(&nested, Format::Array, &[LINE]);
    check(&nested.replace('\n', ""), Format::Array, &[LINE]);
    check(&nested.replace("0", "null"), Format::Array, &[LINE]);
    check(&nested.replace('[', "{").replace(']', "}"), Format::Array, &[LINE]);
    check(&format!("puzzle = {nested};\nother = {nested};"), Format::Array, &[LINE, LINE]);
    check(&format!("[{nested},{nested}]"), Format::Array, &[LINE, LINE]);
    check(&format!("[\"{LINE}\", \"{LINE}\"]"), Format::Array, &[LINE, LINE]);
    check(&format!("[\n  \"{LINE}\",\n  '{LINE}'\n]\n"), Format::Array, &[LINE, LINE]);
    let strings = rows(LINE, |row| format!("\"{row}\","));
    check(&format!("[{strings}]"), Format::Array, &[LINE]);
    let cells = rows(LINE, |row| format!("[\"{}\"],", parted(row, "\", \"").replace('.', "")));
    check(&format!("[{cells}]"), Format::Array, &[LINE]);
    let object =
        format!("{{\"line\":1,\"puzzle\":\"{LINE}\",\"solution\":\"{SOLVED}\",\"er\":1.2}}\n");
    check(&object.repeat(2), Format::Array, &[LINE, LINE]);
    let many = format!("{{\"solutions\":[\"{SOLVED}\",\"{SOLVED}\"],\"puzzle\":\"{LINE}\"}}\n");
    check(&many, Format::Array, &[LINE]);
}

#[test]
fn faults_of_arrays_name_their_place() {
    check("[]", Format::Array, &[]);
    check(
        "[[5,3],[6]]",
        Format::Array,
        &[
            "line 1, column 6: too few cells (found 2, expected 81)",
            "line 1, column 10: too few cells (found 1, expected 81)",
        ],
    );
    check("[5,3", Format::Array, &["line 1, column 1: too few cells (found 2, expected 81)"]);
    let wrong =
        format!("[{}]", rows(&LINE.replace('.', "0"), |row| format!("[{}],", parted(row, ","))));
    check(
        &wrong.replacen("5,3", "5,k", 1),
        Format::Array,
        &["line 1, column 5: not a cell (found 'k', cell 2, of 81)"],
    );
    check(&wrong.replacen("5,3", "5,12", 1), Format::Array, &["line 1, column 5: not in list"]);
    // Lists inside of rows, as programs note candidates, are one fault of the grid.
    let noted = wrong.replacen("5,3", "5,[1,[2],4]", 1).replacen(",0", ",[1, 2]", 20);
    check(&noted, Format::Array, &["line 1, column 5: not in list"]);
    check(&format!("[1, [{wrong}]]"), Format::Array, &["line 1, column 5: not in list"]);
    check(&format!("[\"{}\"]", &LINE[1..]), Format::Array, &["line 1, column 3: not in list"]);
    check(&"[".repeat(1000), Format::Array, &[]);
}
