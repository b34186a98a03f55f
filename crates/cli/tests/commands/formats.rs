//! Puzzles of other programs: read by every command, written by `convert`, with nothing lost in silence.

use super::{PUZZLE, check, run};

/// Of SudokuWiki: clues, placed digits and candidates.
const UNDER_WAY: &str = "S9B46090b1m4a01070e1q050v3f022iaa1q7n081n4b3f9603ea027n1m46070e0n450409060l02460r7r06b64b0g050r060907114k4b030t1n170823093m1z0b3b07191n2319031v0h090i1103082t3o1v0437";

const PROGRAMS: [&str; 9] = [
    "f-puzzles",
    "sudokupad",
    "sudokuwiki",
    "s9b",
    "opensudoku",
    "hodoku",
    "gnome",
    "gnome-save",
    "skp",
];

#[test]
fn every_format_is_written_and_read() {
    for name in PROGRAMS {
        let written = run(&["convert", "--to", name, PUZZLE], "");
        assert_eq!((written.err.as_str(), written.code), ("", 0), "{name}");
        check(&["convert"], &written.out, &format!("{PUZZLE}\n"), "", 0);
        // Two of them, where a file holds more than one.
        let two = format!("{PUZZLE}\n").repeat(2);
        let written = run(&["convert", "--to", name], &two);
        check(&["convert"], &written.out, &two, "", 0);
    }
}

#[test]
fn a_game_under_way_keeps_what_both_have_and_the_rest_is_told() {
    for name in ["f-puzzles", "sudokuwiki", "s9b", "opensudoku", "gnome-save"] {
        let written = run(&["convert", "--to", name, UNDER_WAY], "");
        assert_eq!((written.err.as_str(), written.code), ("", 0), "{name}");
        let back = run(&["convert", "--to", "s9b"], &written.out);
        assert_eq!((back.out.trim(), back.err.as_str()), (UNDER_WAY, ""), "{name}");
    }
    let lost = run(&["convert", "--to", "sudokupad", UNDER_WAY], "");
    let told = "argument:1: sudokupad has no room for: digits that were placed, candidates that were excluded\n";
    assert_eq!((lost.err.as_str(), lost.code), (told, 0));
    let lost = run(&["convert", "--to", "sdk", UNDER_WAY], "").err;
    assert_eq!(lost, "argument:1: sdk has no room for: candidates that were excluded\n");
}

#[test]
fn what_is_ignored_is_named_by_every_command() {
    let rows = vec![format!("[{}]", ["{}"; 9].join(",")); 9].join(",");
    let board = rows.replacen("{}", "{\"value\":5,\"given\":true}", 1);
    let text = format!(
        "{{\n\"size\": 9,\n\"arrow\":[{{}}],\n\"thermometer\": [{{}}],\n\"grid\": [{board}]}}\n"
    );
    let clues = format!("5{}", ".".repeat(80));
    let remark = "standard input:1: ignored: arrow, thermometer\n";
    check(&["convert"], &text, &format!("{clues}\n"), remark, 0);
    assert!(run(&["check"], &text).err.starts_with(remark));
}

#[test]
fn paper_says_what_does_not_come_onto_it() {
    let out = std::env::temp_dir().join(format!("ninefold-{}.pdf", std::process::id()));
    let printed = run(&["print", UNDER_WAY, "-o", out.to_str().unwrap()], "");
    std::fs::remove_file(out).unwrap();
    assert!(
        printed
            .err
            .starts_with("argument:1: the clues are printed, not: digits that were placed\n"),
        "{}",
        printed.err
    );
    assert_eq!(printed.code, 0);
}

/// Bounds, not times: neither is read to its end.
#[test]
fn hostile_files_are_refused() {
    let deep = format!("<opensudoku>{}", "<folder>".repeat(200_000));
    let refused = run(&["solve"], &deep);
    assert!(
        refused.err.starts_with("standard input:1: this is of OpenSudoku, but from line 1 on"),
        "{}",
        refused.err
    );
    assert_eq!(refused.code, 1);
    for command in
        [&["link"][..], &["print", "-o", "never.pdf"], &["bench", "solve"], &["bench", "rate"]]
    {
        let refused = run(&[command, &["/dev/zero"]].concat(), "");
        assert!(
            refused.err.contains("/dev/zero: a file of more than 64 megabytes"),
            "{command:?} {}",
            refused.err
        );
        assert_eq!((refused.out.as_str(), refused.code), ("", 2));
    }
    let long = format!("scl{}\n{PUZZLE}\n", "A".repeat(3 << 20));
    let refused = run(&["convert"], &long);
    assert_eq!(refused.out, format!("{PUZZLE}\n"));
    assert!(refused.err.starts_with("standard input:1:1: a line of more than"), "{}", refused.err);
}

#[test]
fn a_link_opens_what_it_was_made_of() {
    let link = run(&["link", PUZZLE], "");
    assert_eq!((link.err.as_str(), link.code), ("", 0));
    assert!(link.out.trim().len() <= 60, "{}", link.out);
    check(&["convert", "--to", "link", PUZZLE], "", &link.out, "", 0);
    check(&["convert", link.out.trim()], "", &format!("{PUZZLE}\n"), "", 0);
    let address = run(&["link", PUZZLE, "--page", "https://example.org/n/"], "").out;
    assert_eq!(address, format!("https://example.org/n/#{}", link.out));
    check(&["convert"], &address, &format!("{PUZZLE}\n"), "", 0);
    // What was placed and noted comes along.
    let under_way = run(&["convert", "--to", "link", UNDER_WAY], "").out;
    check(&["convert", "--to", "s9b"], &under_way, &format!("{UNDER_WAY}\n"), "", 0);
    let code = run(&["link", PUZZLE, "--page", "https://example.org/n/", "--qr"], "").out;
    assert!(code.lines().count() > 15 && code.contains('▀'), "{code}");
}

#[test]
fn deals_of_every_game_are_linked() {
    for game in ["classic", "pieces", "hudoku", "binary", "mini"] {
        let deal = run(&["deal", game, "--seed", "3", "--whole"], "").out;
        let link = run(&["link", "-"], &deal);
        assert_eq!((link.err.as_str(), link.code), ("", 0), "{game}");
        // And the link of a link is the same.
        check(&["link", link.out.trim()], "", &link.out, "", 0);
    }
    let pieces = run(&["deal", "pieces", "--seed", "3", "--whole"], "").out;
    let link = run(&["link", "-"], &pieces).out;
    let told = "argument:1: this link is of Pieces, which has no puzzle of 81 cells\n";
    assert!(run(&["solve", link.trim()], "").err.starts_with(told));
}

#[test]
fn a_saved_run_is_linked_with_its_time_and_its_position() {
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays/classic/steady-1.log");
    let plain = run(&["link", log], "").out;
    let timed = run(&["link", log, "--time", "4:32"], "").out;
    assert_ne!(plain, timed);
    check(&["link", timed.trim()], "", &timed, "", 0);
    let own = run(&["link", log, "--time", "own"], "");
    assert_eq!((own.err.as_str(), own.code), ("", 0));
    assert_eq!(run(&["link", PUZZLE, "--time", "own"], "").code, 1);
    assert_eq!(run(&["link", PUZZLE, "--time", "4"], "").code, 2);
    let over = run(&["link", log, "--position"], "");
    assert!(over.err.contains("This board is full already."), "{}", over.err);
}

#[test]
fn wrong_and_newer_links_are_refused_with_words() {
    let link = run(&["link", PUZZLE], "").out;
    let newer = run(&["solve", &link.trim().replacen("9A", "9B", 1)], "").err;
    assert!(
        newer.starts_with("argument:1: the link was made by a newer Ninefold; update to open it\n"),
        "{newer}"
    );
    // Cut down to its first letters, it is still taken for one and not for a file.
    for cut in ["9A", "9a", "9AB", "https://example.org/n/#9A"] {
        let ran = run(&["link", cut], "");
        let why = "argument: the link is damaged or was cut off; copy it again as a whole\n";
        assert_eq!((ran.err.as_str(), ran.code), (why, 1), "{cut}");
        let err = run(&["solve", cut], "").err;
        assert!(err.starts_with("argument:1: the link is damaged or was cut off"), "{cut}: {err}");
    }
    let cut = run(&["solve", &link.trim()[..20]], "").err;
    assert!(cut.starts_with("argument:1: the link is damaged or was cut off"), "{cut}");
}
