//! `ninefold print`: what it writes, what it tells, what it refuses.

#![expect(clippy::unwrap_used, reason = "a test that cannot run its binary has failed")]

use std::process::{Command, Output};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn ninefold(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ninefold"));
    command.env("LC_ALL", "en_GB.UTF-8").args(args).output().unwrap()
}

fn told(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn print_makes_the_same_file_again() {
    let made = |extra: &[&str]| {
        let args = [&["print", "--puzzles", "2 gentle", "--seed", "7", "--language", "en"], extra];
        ninefold(&args.concat())
    };
    let (one, again, other) = (made(&[]), made(&["--jobs", "1"]), made(&["--paper", "6x9"]));
    assert!(one.stdout.starts_with(b"%PDF-1.7"), "{}", told(&one));
    assert_eq!(one.stdout, again.stdout);
    assert_ne!(one.stdout, other.stdout);
    let told = told(&one);
    assert!(told.starts_with("ninefold: 2 puzzles on 2 pages, 0.0"), "{told}");
    assert!(told.ends_with(" s, seed 7\n"), "{told}");
}

#[test]
fn print_takes_puzzles_and_deals_from_files_and_tells_what_it_cannot_print() {
    let folder = std::env::temp_dir().join(format!("ninefold-print-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let deal = ninefold(&["deal", "mini", "--seed", "1", "--lines"]);
    let deal = String::from_utf8(deal.stdout).unwrap();
    let deal =
        format!("game mini\npreset four-full\nrules 1\ndeal {}", deal.replace('\n', "\ndeal "));
    let (puzzles, deals) = (folder.join("puzzles.txt"), folder.join("deals.txt"));
    std::fs::write(&puzzles, format!("{PUZZLE}\n{}\n", ".".repeat(81))).unwrap();
    std::fs::write(&deals, deal.trim_end_matches("deal ")).unwrap();
    let name = |path: &std::path::Path| path.display().to_string();
    let out = name(&folder.join("out.svg"));
    let args = ["print", &name(&puzzles), &name(&deals), "--solutions", "none", "-o", &out];
    let ran = ninefold(&args);
    let err = told(&ran);
    assert_eq!(ran.status.code(), Some(1), "{err}");
    let place = format!("{}:2: it has more than one solution\n", name(&puzzles));
    assert!(err.starts_with(&place), "{err}");
    assert!(err.contains("ninefold: 2 puzzles on 1 page, "), "{err}");
    let text = std::fs::read_to_string(folder.join("out.svg")).unwrap();
    let n_boards = text.matches("role=\"img\" aria-label=\"Row 1: ").count();
    assert!(text.starts_with("<svg ") && n_boards == 2, "{n_boards} boards");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn print_refuses_with_the_remedy() {
    let refused = |args: &[&str], expected: &str| {
        let ran = ninefold(&[&["print", "--seed", "1"], args].concat());
        assert_eq!((ran.status.code(), told(&ran).trim_end()), (Some(2), expected));
    };
    refused(
        &["--puzzles", "1 binary single"],
        "ninefold: binary is not for paper: it has no solution to print, it is played move by move",
    );
    refused(
        &["-o", "book.doc"],
        "ninefold: book.doc: a name that ends in .pdf, .svg or .png expected",
    );
    refused(
        &["--title", "数独"],
        "ninefold: --title: the faces have no '数'; Latin letters, digits and common signs can be printed",
    );
    refused(&["--solutions", "separate"], "ninefold: two files need a name: add -o FILE");
}

/// A limit on the size of files fails as a full disk does.
#[cfg(target_os = "linux")]
#[test]
fn a_book_is_written_whole_or_not_at_all() {
    use std::os::unix::ffi::OsStrExt;
    let folder = std::env::temp_dir().join(format!("ninefold-whole-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let name = std::ffi::OsStr::from_bytes(b"b\xfccher.pdf");
    let print = |limit: &str| {
        let script = format!("trap '' XFSZ; {limit} exec \"$0\" print --seed 1 -o \"$1\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_ninefold")]).arg(name);
        shell.current_dir(&folder).output().unwrap()
    };
    let files = || -> Vec<std::ffi::OsString> {
        std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect()
    };
    assert_eq!(print("ulimit -f 1;").status.code(), Some(2));
    assert_eq!(files().len(), 0, "{:?}", files());
    std::fs::write(folder.join(name), "the book that was there").unwrap();
    let ran = print("ulimit -f 1;");
    assert!(told(&ran).contains("cher.pdf: File too large"), "{}", told(&ran));
    assert_eq!(std::fs::read(folder.join(name)).unwrap(), b"the book that was there");
    assert_eq!(print("").status.code(), Some(0));
    assert!(std::fs::read(folder.join(name)).unwrap().starts_with(b"%PDF"));
    assert_eq!(files(), [name]);
    std::fs::remove_dir_all(&folder).unwrap();
}
