//! What comes in is read or refused with words, and nothing of it reaches the terminal raw.

use super::{PUZZLE, SOLUTION, check, ninefold, run};

/// The beginning of what is said of a text without a puzzle.
const NO_PUZZLE: &str =
    "there is no puzzle in it: 81 cells on a line, nine rows of nine, or a drawn grid\n";

#[test]
fn input_without_a_puzzle_is_told() {
    for text in ["", "\n\n", "# nothing\n", "[Top 50]\n", "[]\n", "{}\n"] {
        check(&["solve"], text, "", &format!("standard input: {NO_PUZZLE}"), 1);
    }
    check(&["bench", "solve"], "", "", &format!("ninefold: standard input: {NO_PUZZLE}"), 1);
    check(
        &["solve"],
        "[Puzzle]\n",
        "",
        "standard input:1:1: the grid ends after 0 of 9 rows\nninefold: 1 place without a readable puzzle, 0 read\n",
        1,
    );
    // Of several files each is told of.
    let ran = run(&["solve", "/dev/null", "-", "/dev/null"], PUZZLE);
    assert_eq!((ran.out, ran.code), (format!("{SOLUTION}\n"), 1));
    assert_eq!(ran.err, format!("/dev/null: {NO_PUZZLE}").repeat(2));
}

#[test]
fn pastes_of_forums_and_programs_are_read() {
    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[row * 9..row * 9 + 9]).collect();
    let code = format!("[code]\r\n{}\r\n[/code]\r\n", rows.join("\r\n"));
    let quoted = format!("> [1] {PUZZLE}\n");
    let array = format!("[\"{PUZZLE}\",\n \"{PUZZLE}\"]\n");
    let solved = format!("{SOLUTION}\n");
    for (text, expected) in
        [(code, solved.clone()), (quoted, solved.clone()), (array, solved.repeat(2))]
    {
        check(&["solve"], &text, &expected, "", 0);
    }
    // What the commands write as JSON they read again.
    let json = run(&["solve", "--json"], PUZZLE).out;
    check(&["solve"], &json, &solved, "", 0);
}

#[test]
fn texts_as_windows_saves_them_are_read() {
    let folder = std::env::temp_dir().join(format!("ninefold-encoding-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = |name: &str, text: &str| {
        let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
        let bytes: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
        std::fs::write(folder.join(name), bytes).unwrap();
        folder.join(name).display().to_string()
    };
    let list = file("list.txt", &format!("{PUZZLE}\r\n{PUZZLE}\r\n"));
    check(&["solve", &list], "", &format!("{SOLUTION}\n").repeat(2), "", 0);
    let link = run(&["link", PUZZLE], "").out;
    check(&["link", &list], "", &link.repeat(2), "", 0);
    let template = file("template.txt", &run(&["template", "--show", "first"], "").out);
    assert_eq!(run(&["template", &template], "").code, 0);
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays/classic/steady-1.log");
    let log = std::fs::read_to_string(log).unwrap();
    assert_eq!(run(&["replay", &file("run.log", &log)], "").code, 0);
    let mut speak = ninefold(&["play", "--speak", &list]);
    let ran = speak.env("XDG_DATA_HOME", &folder).stdin(std::process::Stdio::null()).output();
    let told = String::from_utf8(ran.unwrap().stdout).unwrap();
    assert!(told.contains("51 cells are empty"), "{told}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn more_threads_than_there_can_be_do_no_harm() {
    let most = usize::MAX.to_string();
    check(&["solve", "--jobs", &most], PUZZLE, &format!("{SOLUTION}\n"), "", 0);
    assert_eq!(run(&["generate", "--count", "3", "--jobs", &most], "").code, 0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_by_every_command_that_speaks() {
    let folder = std::env::temp_dir().join(format!("ninefold-full-{}", std::process::id()));
    for args in [&["play", "--speak", "--edge"][..], &["play", "--speak"], &["course"]] {
        let full = std::fs::File::create("/dev/full").unwrap();
        let mut command = ninefold(args);
        command.env("XDG_DATA_HOME", &folder).stdin(std::process::Stdio::null()).stdout(full);
        let ran = command.output().unwrap();
        let told = "ninefold: standard output: No space left on device (os error 28)\n";
        assert_eq!((&*String::from_utf8_lossy(&ran.stderr), ran.status.code()), (told, Some(2)));
    }
    std::fs::remove_dir_all(folder).unwrap();
    let ran = run(&["play", "--speak", PUZZLE, "--preset", "gentle"], "");
    assert!(
        ran.err.contains("--preset is for a game that is dealt") && ran.code == 2,
        "{}",
        ran.err
    );
}

/// Names of files are bytes on most machines, and old ones are in old encodings.
#[cfg(target_os = "linux")]
#[test]
fn names_of_files_are_of_any_bytes() {
    use std::os::unix::ffi::OsStrExt;
    let folder = std::env::temp_dir().join(format!("ninefold-names-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays/classic/steady-1.log");
    let (puzzle, run) = (&b"r\xe4tsel.txt"[..], &b"l\xe4uft.log"[..]);
    std::fs::write(folder.join(std::ffi::OsStr::from_bytes(puzzle)), PUZZLE).unwrap();
    std::fs::copy(log, folder.join(std::ffi::OsStr::from_bytes(run))).unwrap();
    let commands: [(&[&str], &[u8]); 8] = [
        (&["solve", "--json"], puzzle),
        (&["rate"], puzzle),
        (&["link"], puzzle),
        (&["print"], puzzle),
        (&["bench", "solve"], puzzle),
        (&["play", "--speak"], puzzle),
        (&["replay", "--json"], run),
        (&["coach"], run),
    ];
    for (args, name) in commands {
        let mut command = ninefold(args);
        command.arg(std::ffi::OsStr::from_bytes(name)).current_dir(&folder);
        command.env("XDG_DATA_HOME", &folder).stdin(std::process::Stdio::null());
        let ran = command.output().unwrap();
        let told = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(0), "{args:?}: {told}");
        assert!(!ran.stdout.is_empty(), "{args:?}: {told}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(target_os = "linux")]
#[test]
fn audit_takes_any_folder_and_refuses_a_key_that_is_none() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = ninefold(&["audit", "--key", &"0F".repeat(32)]);
    command.arg(std::ffi::OsStr::from_bytes(b"/no/br\xe4tt"));
    let ran = command.stdin(std::process::Stdio::null()).output().unwrap();
    let told = "ninefold: /no/br\u{fffd}tt/seal.txt: No such file or directory (os error 2)\n";
    assert_eq!((&*String::from_utf8_lossy(&ran.stderr), ran.status.code()), (told, Some(2)));
    // Nobody is asked at this port: it would be told otherwise.
    let board = "http://127.0.0.1:1/v1/boards/7";
    for key in ["", "0", &"0".repeat(63), &"g".repeat(64), "http://127.0.0.1:1"] {
        let ran = run(&["audit", board, "--key", key], "");
        assert!(ran.err.contains("64 digits from 0 to f expected"), "{key}: {}", ran.err);
        assert_eq!(ran.code, 2);
    }
}

#[test]
fn a_puzzle_that_cannot_be_read_fails_alike_everywhere() {
    let (short, several) = (&PUZZLE[..80], ".".repeat(81));
    for command in ["solve", "check", "rate", "link", "print", "convert", "explain"] {
        for text in ["", "{}", short, "game classic\n"] {
            let ran = run(&[command, "-"], text);
            assert_eq!((&*ran.out, ran.code), ("", 1), "{command} {text:?}: {}", ran.err);
            assert!(ran.err.contains("standard input"), "{command}: {}", ran.err);
        }
    }
    assert_eq!(run(&["print", &several], "").code, 1);
    assert_eq!(run(&["analyse", short, "-o", "never-written.pdf"], "").code, 1);
}

#[test]
fn an_argument_that_looks_like_a_puzzle_is_told_as_one() {
    let long = format!("{PUZZLE}1");
    let counted = "ninefold: 1 place without a readable puzzle, 0 read\n";
    check(&["solve", &long], "", "", &format!("argument:1:82: more than 81 cells\n{counted}"), 1);
    let ran = run(&["solve", &PUZZLE[..79]], "");
    assert_eq!(
        (ran.err, ran.code),
        (format!("argument:1:80: 79 cells, 81 expected\n{counted}"), 1)
    );
    let ran = run(&["solve", "no-such-file.txt"], "");
    assert!(ran.err.contains("no-such-file.txt: No such file") && ran.code == 2, "{}", ran.err);
}

#[test]
fn drawn_grids_stand_apart_and_begin_at_the_top() {
    let sdk = run(&["convert", "--to", "sdk"], PUZZLE).out;
    for from in [sdk.clone(), format!("x\n{PUZZLE}\n")] {
        let one = run(&["convert", "--to", "ss"], &from).out;
        assert!(one.starts_with("*---"), "{one}");
        let two = run(&["convert", "--to", "ss"], &format!("{from}\n{from}")).out;
        assert_eq!(two, format!("{one}\n{one}"));
    }
    let told = run(&["explain", "--no-grids"], &sdk).out;
    assert!(told.starts_with(PUZZLE), "{told}");
}

/// Every control character there is, and what turns the direction of a line.
const HOSTILE: &str = "\x1b]0;owned\x07\u{9b}31m\u{202e}\x7f";

/// The log with the sum that belongs to it, as a forger would write.
fn sealed(log: &str) -> String {
    let body = log.split("sum ").next().unwrap();
    format!("{body}sum {:016x}\n", games::fnv::sum64(body))
}

#[track_caller]
fn check_quiet(args: &[&str], stdin: &str) {
    let ran = run(args, stdin);
    for text in [&ran.out, &ran.err] {
        let raw = text.chars().find(|ch| ch.is_control() && *ch != '\n' || *ch == '\u{202e}');
        assert_eq!(raw, None, "{args:?}: {text:?}");
    }
    assert!(format!("{}{}", ran.out, ran.err).contains(r"\u"), "{args:?}: {}{}", ran.out, ran.err);
}

#[test]
fn nothing_of_a_file_commands_the_terminal() {
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays/classic/steady-1.log");
    let log = std::fs::read_to_string(log).unwrap();
    for (from, to) in [
        ("ninefold-log 1", HOSTILE.to_owned()),
        ("game classic", format!("game {HOSTILE}")),
        ("preset steady", format!("preset {HOSTILE}")),
        ("run ", format!("run {HOSTILE}")),
        ("started ", format!("started {HOSTILE}")),
        ("deal puzzle ", format!("deal puzzle {HOSTILE}")),
        (" enter ", format!(" {HOSTILE} ")),
        (" enter ", format!(" enter {HOSTILE}")),
        (" enter ", format!(" return {HOSTILE} ")),
    ] {
        let text = sealed(&log.replacen(from, &to, 1));
        assert_ne!(text, log, "{from}");
        check_quiet(&["replay", "-"], &text);
        check_quiet(&["replay", "--json", "-"], &text);
    }
    check_quiet(&["template", "-"], &format!("a a\na {HOSTILE}\n"));
    check_quiet(&["template", "-"], &format!("{HOSTILE}: 1-4\na a\n"));
    for command in ["solve", "check", "rate", "hint", "explain", "canon", "convert"] {
        check_quiet(&[command], &format!("{HOSTILE}{PUZZLE}\n"));
    }
    let root = std::env::temp_dir().join(format!("ninefold-quiet-{}", std::process::id()));
    std::fs::create_dir_all(root.join("ninefold")).unwrap();
    // Names of files are texts of strangers too.
    let named = root.join(format!("{}.txt", HOSTILE));
    std::fs::write(&named, format!("{PUZZLE}\n5\n")).unwrap();
    for args in [&["solve", "--json"][..], &["replay"], &["template"], &["solve"]] {
        check_quiet(&[args, &[named.to_str().unwrap()]].concat(), "");
    }
    std::fs::write(root.join("ninefold/progress.txt"), HOSTILE).unwrap();
    let history = ninefold(&["history"]).env("XDG_DATA_HOME", &root).output().unwrap();
    assert!(!history.stderr.contains(&0x1b) && !history.stderr.is_empty());
    std::fs::remove_dir_all(root).unwrap();
}

/// A line feed in a name begins no line of what is said.
#[cfg(unix)]
#[test]
fn names_of_files_are_told_on_one_line() {
    let root = std::env::temp_dir().join(format!("ninefold-feeds-{}", std::process::id()));
    std::fs::create_dir_all(root.join("a\nfolder")).unwrap();
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays/classic/steady-1.log");
    let log = std::fs::read_to_string(log).unwrap();
    let (first, _) = log.split_once("moves\n").unwrap();
    for (name, text) in [
        ("puzzle\nis unique", PUZZLE.to_owned()),
        ("short\nis unique", format!("{}\n", &PUZZLE[..80])),
        ("empty\nis unique", String::new()),
        ("deal\nis unique", format!("game classic\npreset {}\n", HOSTILE)),
        ("whole\nis unique", log.clone()),
        ("cut\nis unique", first.to_owned()),
        ("template\nis unique", "a a\na a\n".to_owned()),
    ] {
        std::fs::write(root.join(name), text).unwrap();
    }
    let check = |args: &[&str], name: &str| {
        let mut command = ninefold(args);
        command.arg(name).current_dir(&root).env("XDG_DATA_HOME", &root);
        let ran = command.stdin(std::process::Stdio::null()).output().unwrap();
        let text = String::from_utf8([ran.stdout, ran.stderr].concat()).unwrap();
        let begun = |line: &str| line.starts_with("is unique") || line.starts_with("folder");
        assert!(!text.lines().any(begun), "{args:?}: {text}");
        assert!(text.contains(r"\n"), "{args:?}: {text}");
    };
    for name in ["short\nis unique", "empty\nis unique", "a\nfolder", "none\nis unique"] {
        for command in ["solve", "rate", "convert", "link", "print", "template", "replay", "coach"]
        {
            check(&[command], name);
        }
        check(&["bench", "rate"], name);
        check(&["bench", "solve"], name);
        check(&["play", "--speak"], name);
        check(&["print", PUZZLE, "-o"], name);
    }
    check(&["link"], "deal\nis unique");
    check(&["print"], "deal\nis unique");
    check(&["replay"], "whole\nis unique");
    check(&["replay", "--json"], "whole\nis unique");
    check(&["replay"], "cut\nis unique");
    check(&["coach"], "cut\nis unique");
    check(&["template"], "template\nis unique");
    check(&["template", "--show"], "template\nis unique");
    check(&["audit"], "a\nfolder");
    check(&["audit"], "none\nfolder");
    check(&["man", "--dir"], "whole\nis unique");
    check(&["solve", "--json"], "puzzle\nis unique");
    check(&["solve", "--csv"], "puzzle\nis unique");
    std::fs::remove_dir_all(root).unwrap();
}

/// Nothing is told where standard error is gone, so that something else has to end it.
#[cfg(unix)]
#[test]
fn a_device_that_has_no_puzzle_ends() {
    let junk = "no puzzle\n".repeat(150_000);
    let ran = run(&["rate", "--jobs", "2"], &junk);
    assert_eq!((&*ran.out, ran.code), ("", 1));
    let last = ran.err.lines().last().unwrap();
    let told = "ninefold: standard input: more than 100,000 places in a row are no puzzle, and nothing behind";
    assert!(last.starts_with(told), "{last}");
    // A puzzle now and then, and it goes on.
    let junk = format!("{}{PUZZLE}\n", "no puzzle\n".repeat(60_000)).repeat(2);
    assert_eq!(run(&["solve"], &junk).out, format!("{SOLUTION}\n").repeat(2));
    let mut child = ninefold(&["rate", "/dev/urandom"]);
    let gone = std::fs::File::open("/dev/null").unwrap();
    let ran = child.stderr(gone).stdin(std::process::Stdio::null()).output().unwrap();
    assert_eq!((ran.stdout.len(), ran.status.code()), (0, Some(1)));
}

#[test]
fn a_template_is_read_whole_or_refused() {
    let long = format!("# {}\na a\na a\n", "x".repeat(100_000));
    check(&["template", "-"], &long, "-: a text of more than 100,000 bytes is not read\n", "", 1);
    let single = "-: nothing would be left to fill, for no number follows from the others; give a region as many cells as numbers\n";
    check(&["template", "-"], "e: 1-1\nf: 2-2\ne f\n", single, "", 1);
    let ran = run(&["template", "-"], "[['b','b'],['b','b']]");
    assert!(ran.out.starts_with("-: can be played; 2x2, 4 cells in 1 regions"), "{}", ran.out);
    let crowded = "-: r1c5: row 1 has 5 cells for the numbers 1–4, and this one is too many\n";
    check(&["template", "-"], "b b b d d\n", crowded, "", 1);
}

#[test]
fn moves_faster_than_hands_are_remarked_on() {
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays/classic/steady-1.log");
    let log = std::fs::read_to_string(log).unwrap();
    let (head, moves) = log.split_once("moves\n").unwrap();
    let at_once: String = moves
        .lines()
        .filter(|line| !line.starts_with("sum") && !line.starts_with("at "))
        .map(|line| format!("0 {}\n", line.split_once(' ').unwrap().1))
        .collect();
    let forged = sealed(&format!("{head}moves\n{at_once}at 0\nsum "));
    let ran = run(&["replay", "-"], &forged);
    assert_eq!(ran.err, "-: remark: 20 moves within 0 ms are faster than hands\n");
    assert_eq!(ran.code, 0);
    let json = run(&["replay", "--json", "-"], &forged).out;
    assert!(json.contains(r#""remarks":["faster-than-hands"]"#), "{json}");
    // A log that went through an editor of another system is the same log.
    let ran = run(&["replay", "-"], &log.replace('\n', "\r\n"));
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
}

#[test]
fn addresses_and_codes_of_other_programs_are_read() {
    let zeros = PUZZLE.replace('.', "0");
    let wiki = format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}");
    check(&["solve", &wiki], "", &format!("{SOLUTION}\n"), "", 0);
    let list =
        format!(":0000:x:{PUZZLE}:::\n{wiki}\n{PUZZLE}\n#66QQ%=mLJ]*lR%C!Op\"bHn0E&h5$@fMF,Uq\n");
    check(&["solve"], &list, &format!("{SOLUTION}\n").repeat(4), "", 0);
    let refused = run(&["solve"], "https://sudokupad.app/psxyz\n");
    assert!(
        refused.err.starts_with("standard input:1: this address of SudokuPad only names a puzzle")
    );
    assert_eq!(refused.code, 1);
}
