//! `cargo xtask paper`: prints a sample of every kind, lets the validators of the system look at each, and
//! makes the README's picture of a book. Pages are pictured too, to be looked at.

use crate::{command, packages};
use std::fs;
use std::path::Path;

/// Every kind of paper: its name, what makes it, and whether readers are guided through the file (a
/// publisher's press wants pages alone).
const SAMPLES: &[(&str, &[&str], Reading)] = &[
    ("sheet", &["print", "--seed", "7"], Reading::Guided),
    (
        "book-a4",
        &["print", "-p", "8 gentle, 8 steady, 4 tricky", "--seed", "7", "--title", "Sudoku"],
        Reading::Guided,
    ),
    (
        "book-screen",
        &[
            "print",
            "-p",
            "8 gentle",
            "--seed",
            "7",
            "--title",
            "Sudoku",
            "--for",
            "screen",
            "--links",
            "https://example.org/ninefold/",
            "--techniques",
        ],
        Reading::Guided,
    ),
    (
        "book-kdp",
        &[
            "print",
            "-p",
            "40 steady",
            "--seed",
            "7",
            "--title",
            "Sudoku",
            "--for",
            "kdp",
            "--paper",
            "6x9",
            "--per-page",
            "1",
        ],
        Reading::Bare,
    ),
    ("large", &["print", "-p", "2 steady", "--seed", "7", "--large"], Reading::Guided),
    (
        "worksheets",
        &["print", "-p", "20 gentle", "--seed", "7", "--worksheet", "--per-page", "1"],
        Reading::Guided,
    ),
    ("emblems", &["print", "-p", "6 mini four-gaps", "--seed", "7", "--emblems"], Reading::Guided),
    ("pieces", &["print", "-p", "2 pieces easy", "--seed", "7"], Reading::Guided),
    (
        "hudoku",
        &["print", "-p", "4 hudoku medium", "--seed", "7", "--solutions", "upside-down"],
        Reading::Guided,
    ),
    (
        "analysis",
        &["analyse", ANALYSED, "--links", "https://example.org/ninefold/"],
        Reading::Guided,
    ),
    ("analysis-several", &["analyse", NO_CLUES], Reading::Guided),
];

const ANALYSED: &str =
    ".8.......3......54..72...1..93.78....6........1...4.7...8..25....54.9...6..5..82.";
const NO_CLUES: &str =
    ".................................................................................";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    Guided,
    Bare,
}

/// What the README shows.
const PICTURE: &str = "docs/screenshots/book.png";

pub fn paper() -> Result<(), String> {
    if !packages::is_there(&["qpdf"]) || !packages::is_there(&["pdfinfo"]) {
        packages::install(&["qpdf", "poppler-utils"])?;
    }
    let folder = crate::root().join("target").join("paper");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    command::run(
        "cargo",
        &["build", "--locked", "--package", "ninefold", "--no-default-features"],
    )?;
    let program = crate::root().join("target/debug/ninefold").display().to_string();
    let mut complaints = Vec::new();
    for (name, args, reading) in SAMPLES {
        let file = folder.join(format!("{name}.pdf"));
        let path = file.display().to_string();
        // No solution, or several, is what the sheet tells; the exit code says it too.
        let _ = fs::remove_file(&file);
        let made = command::read(&program, &[args, &["-o", &path][..]].concat());
        if !file.is_file() {
            made?;
        }
        let found = check(&file, *reading)?;
        println!("{name}: {}", if found.is_empty() { "well" } else { "faulty" });
        complaints.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
        let pages = folder.join(name).display().to_string();
        command::run("pdftoppm", &["-r", "60", "-png", "-l", "12", &path, &pages])?;
    }
    if !packages::is_there(&["verapdf"]) {
        println!("verapdf is not here: PDF/UA was not looked at");
    }
    let example =
        ["run", "--locked", "--quiet", "--package", "ninefold-paper", "--example", "pages"];
    let picture = crate::root().join(PICTURE).display().to_string();
    command::run("cargo", &[&example[..], &["--", &picture]].concat())?;
    println!("pages to look at: {}", folder.display());
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

/// What is wrong with a file.
fn check(file: &Path, reading: Reading) -> Result<Vec<String>, String> {
    let path = file.display().to_string();
    let mut faults = Vec::new();
    // It fails on warnings too.
    if let Err(why) = command::read("qpdf", &["--check", &path]) {
        faults.push(why);
    }
    let info = command::read("pdfinfo", &[&path])?;
    let fonts = command::read("pdffonts", &[&path])?;
    faults.extend(of_info(&info, reading));
    faults.extend(of_fonts(&fonts));
    if packages::is_there(&["verapdf"])
        && reading == Reading::Guided
        && let Err(why) = command::read("verapdf", &["--flavour", "ua1", &path])
    {
        faults.push(why);
    }
    Ok(faults)
}

/// What `pdfinfo` should not have said.
fn of_info(info: &str, reading: Reading) -> Vec<String> {
    let value = |name: &str| {
        let line = info.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        line.unwrap_or_default().trim().to_owned()
    };
    let mut faults = Vec::new();
    let mut expect = |name: &str, wanted: &str| {
        if value(name) != wanted {
            faults.push(format!("{name} is {:?}, not {wanted:?}", value(name)));
        }
    };
    match reading {
        Reading::Guided => expect("Tagged", "yes"),
        Reading::Bare => expect("Title", ""),
    }
    expect("JavaScript", "no");
    expect("Encrypted", "no");
    expect("Form", "none");
    faults
}

/// Fonts that are not in the file, or not only in part, or whose letters cannot be copied.
fn of_fonts(fonts: &str) -> Vec<String> {
    let lines = fonts.lines().skip(2);
    let is_well = |line: &&str| {
        let words: Vec<&str> = line.split_whitespace().rev().collect();
        // From the right: number and object, Unicode, part, embedded.
        words.get(2..5) == Some(&["yes", "yes", "yes"])
    };
    lines.filter(|line| !is_well(line)).map(|line| format!("font {line}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_font_that_is_missing_is_named() {
        let head = "name type encoding emb sub uni object ID\n---- ---- ---- --- --- --- ---- --\n";
        let well =
            format!("{head}NINEFA+Fredoka-Bold  CID TrueType  Identity-H  yes yes yes  5  0\n");
        assert_eq!(of_fonts(&well), [] as [String; 0]);
        let faulty = format!("{head}Helvetica  Type 1  Standard  no  no  no  5  0\n");
        assert_eq!(of_fonts(&faulty).len(), 1);
    }

    #[test]
    fn a_file_for_a_press_has_no_title_and_others_are_tagged() {
        let info = "Title:           Sudoku\nTagged:          no\nForm: none\nJavaScript: no\nEncrypted: no\n";
        assert_eq!(of_info(info, Reading::Guided), ["Tagged is \"no\", not \"yes\""]);
        assert_eq!(of_info(info, Reading::Bare), ["Title is \"Sudoku\", not \"\""]);
    }
}
