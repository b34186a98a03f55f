//! The real binary: what it prints, where it complains, and how it ends.

#![expect(clippy::unwrap_used, reason = "a test that cannot run its binary has failed")]

mod coach;
mod filter;
mod formats;
mod generate;
mod input;
mod json;
mod long;
mod refused;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

struct Ran {
    out: String,
    err: String,
    code: i32,
}

fn ninefold(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ninefold"));
    command.env("LC_ALL", "en_GB.UTF-8");
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(args: &[&str], stdin: &str) -> Ran {
    let mut child = ninefold(args).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = stdin.to_owned();
    // Written beside reading: either side may fill its pipe first.
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    Ran {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

#[track_caller]
fn check(args: &[&str], stdin: &str, out: &str, err: &str, code: i32) {
    let ran = run(args, stdin);
    assert_eq!((ran.out.as_str(), ran.err.as_str(), ran.code), (out, err, code));
}

#[test]
fn solve_prints_one_line_a_puzzle() {
    let empty = ".".repeat(81);
    let broken = PUZZLE.replacen("..", "55", 1);
    check(&["solve"], PUZZLE, &format!("{SOLUTION}\n"), "", 0);
    check(&["solve", "-"], PUZZLE, &format!("{SOLUTION}\n"), "", 0);
    check(&["solve", PUZZLE], "", &format!("{SOLUTION}\n"), "", 0);
    check(
        &["solve"],
        &format!("{PUZZLE}\n{empty}\n# a comment\n\n{broken}\r\n{PUZZLE} 1.2"),
        &format!("{SOLUTION}\nnot-unique\nimpossible\n{SOLUTION}\n"),
        "",
        1,
    );
    check(&["solve", "--limit", "5"], &format!("{PUZZLE}\n{empty}\n"), "1\n5\n", "", 1);
}

#[test]
fn the_daily_is_the_same_for_everybody() {
    let args = ["daily", "classic", "--day", "2026-11-16"];
    let lines = run(&[&args[..], &["--lines"]].concat(), "");
    assert_eq!((lines.out.lines().last(), lines.code), (Some("daily 2026-11-16"), 0));
    let board = run(&args, "").out;
    assert!(board.starts_with("Classic · Gentle · daily of 2026-11-16\n\n┌"), "{board}");
    let all = run(&["daily", "--day", "2026-11-22"], "").out;
    assert_eq!(all.matches("daily of 2026-11-22").count(), games::GameId::ALL.len(), "{all}");
    let none = run(&["daily", "--day", "2026-02-30"], "");
    assert!(none.err.contains("a day like 2026-11-16 expected"), "{}", none.err);
    assert_eq!(none.code, 2);
}

#[test]
fn history_is_a_table_of_finished_runs() {
    let root = std::env::temp_dir().join(format!("ninefold-history-{}", std::process::id()));
    std::fs::create_dir_all(root.join("ninefold")).unwrap();
    let run = "00c0ffee00c0ffee00c0ffee00c0ffee classic gentle 1794817800042 won 3120 272000 \
               1 2 0 0 0 2026-11-16 SUM\n";
    let history = |args: &[&str]| {
        let output = ninefold(args).env("XDG_DATA_HOME", &root).output().unwrap();
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let head = "started,game,preset,result,score,milliseconds,mistakes,hints,help,daily\n";
    assert_eq!(history(&["history"]), (head.to_owned(), String::new()));
    let profile = root.join("ninefold/progress.txt");
    std::fs::write(&profile, format!("ninefold-progress 1\n{run}")).unwrap();
    let (out, err) = history(&["history", "--json"]);
    assert_eq!(out, "[]\n");
    assert!(err.contains(".damaged (line 2: the line does not match its sum"), "{err}");
    std::fs::write(&profile, format!("ninefold-progress 1\n{}", run.replace("SUM", "aaa00e3a")))
        .unwrap();
    let line = "2026-11-16T08:30:00.042Z,classic,gentle,won,3120,272000,1,2,hints,2026-11-16\n";
    assert_eq!(history(&["history"]), (format!("{head}{line}"), String::new()));
    std::fs::remove_dir_all(root).unwrap();
}

#[test]
fn what_cannot_be_read_is_told_and_counted() {
    check(
        &["solve"],
        &format!("{PUZZLE}\n{}\n{PUZZLE}\n", &PUZZLE[..80]),
        &format!("{SOLUTION}\n{SOLUTION}\n"),
        "standard input:2:81: 80 cells, 81 expected\n\
         ninefold: 1 place without a readable puzzle, 2 read\n",
        1,
    );
    let too_long = "1".repeat(200_000);
    let ran = run(&["solve", "--jobs", "2"], &format!("{PUZZLE}\n{too_long}\n{PUZZLE}\nk\n"));
    assert_eq!((ran.out, ran.code), (format!("{SOLUTION}\n{SOLUTION}\n"), 1));
    assert!(ran.err.contains(
        "standard input:2:1: a line of more than 131,072 characters is read over; a puzzle on each line"
    ));
    assert!(ran.err.contains("standard input:4:1: 'k' where cell 1 of 81 should be"));
}

#[test]
fn usage_ends_with_two() {
    for args in [
        &["solve", "/no/such/file"][..],
        &["solve", "--limit", "many"],
        &["solve", "."],
        &["generate", "--blanks", "70"],
        &["generate", "--preset", "blanks-23-37", "--minimal"],
        &["convert", "--to", "nothing"],
        &["no-such-command"],
    ] {
        let ran = run(args, "");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        assert!(!ran.err.is_empty(), "{args:?}");
    }
}

#[test]
fn order_and_output_do_not_depend_on_the_number_of_threads() {
    let one = run(&["generate", "-n", "60", "--seed", "7", "--jobs", "1"], "");
    let three = run(&["generate", "-n", "60", "--seed", "7", "--jobs", "3"], "");
    assert_eq!((one.out.as_str(), one.code), (three.out.as_str(), 0));
    // A puzzle of a seed does not depend on how many are made.
    let ten = run(&["generate", "-n", "10", "--seed", "7"], "");
    assert!(one.out.starts_with(&ten.out));

    let many = one.out.repeat(200);
    let one = run(&["solve", "--jobs", "1"], &many);
    let four = run(&["solve", "--jobs", "4"], &many);
    assert_eq!(one.out.lines().count(), 12_000);
    assert_eq!((one.out == four.out, four.code), (true, 0));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for args in [&["generate", "-n", "1000000", "--seed", "1"][..], &["solve", "--jobs", "2"]] {
        let mut child = ninefold(args).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // Kept open: the program must end although more input could come.
        stdin.write_all(format!("{PUZZLE}\n").as_bytes()).unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        lines.read_line(&mut line).unwrap();
        assert_eq!(line.len(), 82);
        drop(lines);
        // Soon a line written finds the pipe closed: at first a program that another test is just
        // starting may have its other end, until it becomes that program.
        let is_over = (0..10_000).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(1));
            stdin.write_all(format!("{PUZZLE}\n").as_bytes()).is_err()
        });
        assert!(is_over, "{args:?} goes on for nobody");
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}

#[test]
fn a_slow_pipe_is_answered_line_by_line() {
    let mut child = ninefold(&["solve"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        stdin.write_all(format!("{PUZZLE}\n").as_bytes()).unwrap();
        let mut line = String::new();
        lines.read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), SOLUTION);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn check_says_why_not() {
    check(
        &["check"],
        &format!("{}\n", PUZZLE.replacen("..", "5.", 1)),
        "invalid: 31 clues, row 1 has 5 twice\n",
        "",
        1,
    );
    let made = run(&["generate", "-n", "3", "--seed", "1"], "").out;
    let ran = run(&["check", "--minimal"], &made);
    assert!(ran.out.lines().all(|line| line.ends_with("clues, minimal")), "{}", ran.out);
    assert_eq!(ran.code, 0);
    assert_eq!(run(&["check"], PUZZLE).code, 0);
    assert_eq!(run(&["check", "--minimal"], PUZZLE).code, 1);
}

#[test]
fn every_format_converts_to_every_other() {
    let formats = ["line", "sdm", "sdk", "ss", "pencilmarks", "729", "pair", "array"];
    let made = run(&["generate", "-n", "3", "--seed", "3"], "").out;
    for from in formats {
        let text = run(&["convert", "--to", from], &made);
        assert_eq!((text.err.as_str(), text.code), ("", 0), "{from}");
        for to in formats {
            let there = run(&["convert", "--to", to], &text.out);
            assert_eq!(there.code, 0, "{from} to {to}: {}", there.err);
            // Whatever the way, the solutions are the same.
            let solved = run(&["solve"], &there.out);
            assert_eq!(solved.out, run(&["solve"], &made).out, "{from} to {to}");
        }
    }
    check(
        &["convert", "--to", "pair"],
        &".".repeat(81),
        "",
        "standard input:1: no pair of this puzzle: it has more than one solution\n",
        1,
    );
}

#[test]
fn json_is_one_object_a_line() {
    let objects = |args: &[&str], stdin: &str| -> Vec<serde_json::Value> {
        let ran = run(args, stdin);
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let solved = objects(&["solve", "--json"], &format!("# one\n{PUZZLE}\n{}\n", ".".repeat(81)));
    assert_eq!(solved[0]["line"], 2);
    assert_eq!(solved[0]["result"], "unique");
    assert_eq!(solved[0]["solution"], SOLUTION);
    assert_eq!(solved[1]["result"], "not-unique");
    assert_eq!(solved[1]["solutions"].as_array().unwrap().len(), 2);
    let checked = objects(&["check", "--json"], PUZZLE);
    assert_eq!((&checked[0]["unique"], &checked[0]["minimal"]), (&true.into(), &false.into()));
    let made = objects(&["generate", "--json", "--seed", "5", "--preset", "mirrored-52"], "");
    assert_eq!((&made[0]["clues"], &made[0]["seed"]), (&29.into(), &5.into()));
    let counted = objects(&["solve", "--json", "--limit", "3"], PUZZLE);
    assert_eq!((&counted[0]["count"], &counted[0]["limit"]), (&1.into(), &3.into()));
}

#[test]
fn what_is_generated_is_new_and_rated_as_asked_for() {
    let args = ["generate", "--rating", "7.2..8.5", "--seed", "4", "--count", "60", "--minimal"];
    let made = run(&args, "");
    assert_eq!((made.out.lines().count(), made.code), (60, 0), "{}", made.err);
    let rated = run(&["rate", "--tsv"], &made.out);
    for line in rated.out.lines().filter(|line| !line.starts_with("puzzle")) {
        let er: f64 = line.split('\t').nth(1).unwrap().parse().unwrap();
        assert!((7.2..=8.5).contains(&er), "{line}");
    }
    assert_eq!(run(&["check", "--minimal"], &made.out).code, 0);
    let canon = run(&["canon"], &made.out).out;
    let different: std::collections::BTreeSet<&str> = canon.lines().collect();
    assert_eq!(different.len(), 60);
    let alone = run(&[&args[..], &["--jobs", "1"]].concat(), "");
    assert_eq!(alone.out, made.out);
}

#[test]
fn minimal_is_minimal_in_a_symmetry_too() {
    let made = run(&["generate", "-n", "8", "-s", "1", "--minimal", "--symmetry", "half-turn"], "");
    assert_eq!((made.out.lines().count(), made.code), (8, 0), "{}", made.err);
    let checked = run(&["check", "--minimal"], &made.out);
    assert_eq!(checked.code, 0, "{}", checked.out);
}

#[test]
fn a_count_of_blanks_is_no_difficulty() {
    let ran = run(&["generate", "--preset", "hard"], "");
    assert_eq!((ran.out.as_str(), ran.code), ("", 2));
    assert!(ran.err.contains("blanks-49-54") && ran.err.contains("--grade says"), "{}", ran.err);
}

#[test]
fn whoever_wins_what_was_dealt_is_believed() {
    let told = run(&["bench", "honest", "--count", "2", "--json"], "").out;
    assert!(told.lines().count() > 40, "every preset of every game: {told}");
    for preset in told.lines() {
        let preset: serde_json::Value = serde_json::from_str(preset).unwrap();
        assert_eq!((&preset["refused"], &preset["different"]), (&0.into(), &2.into()), "{preset}");
    }
}

#[test]
fn generate_starts_from_what_it_is_given() {
    let from = run(&["generate", "--solution", SOLUTION, "--seed", "1", "--to", "pair"], "");
    assert_eq!(from.out.lines().next(), Some(SOLUTION));
    let pattern = PUZZLE;
    let on = run(&["generate", "--pattern", pattern, "--blanks", "51", "--seed", "2"], "");
    let cells = |line: &str| line.chars().map(|ch| ch != '.').collect::<Vec<_>>();
    assert_eq!((cells(on.out.trim_end()), on.code), (cells(pattern), 0), "{}", on.err);
    // A needle: an honest answer with the best reached.
    let needle = run(&["generate", "--blanks", "64", "--seed", "1", "--budget", "500"], "");
    assert_eq!((needle.out.as_str(), needle.code), ("", 1));
    assert!(needle.err.contains("puzzle 1 of seed 1: no such puzzle found within the budget"));
}

#[test]
fn help_teaches_and_the_manual_says_the_same() {
    for command in ["solve", "check", "generate", "convert"] {
        let help = run(&[command, "--help"], "");
        assert_eq!(help.code, 0);
        assert!(help.out.contains("Examples:\n  ninefold "), "{command}");
        let page = run(&["man", command], "").out;
        assert!(page.contains("Examples:"), "{command}");
    }
    assert!(run(&["completions", "bash"], "").out.contains("generate"));
    assert_eq!(run(&["man", "nothing"], "").code, 2);
}

#[test]
fn template_says_what_can_be_played_and_which_cell_is_at_fault() {
    let shown = run(&["template", "--show", "first"], "");
    assert_eq!((shown.err.as_str(), shown.code), ("", 0));
    let played = run(&["template", "-", "--deal", "--seed", "7"], &shown.out);
    let told =
        "-: can be played; 4x5, 17 cells in 3 regions, 3 empty; the puzzle dealt has 9 givens";
    assert_eq!((played.out.lines().next(), played.code), (Some(told), 0));
    check(
        &["template", "-"],
        "a a\na x1\n",
        "-: line 2, r2c2: “x1” found, a letter such as a or -a expected\n",
        "",
        1,
    );
    let unknown = run(&["template", "--show", "nothing"], "");
    assert!(unknown.err.contains("no template is called `nothing`; there are first, tower"));
    assert_eq!(unknown.code, 2);
}

#[test]
fn rate_prints_the_figures_or_the_reason() {
    let empty = ".".repeat(81);
    let hard = ".8.....259..1...6.......4182..6.8.....1.5.2..3..91..544...9..3....4..8.1........9";
    check(
        &["rate", "--tsv", "--jobs", "2"],
        &format!("{PUZZLE}\n{empty}\n{hard}\n{SOLUTION}\n"),
        &format!(
            "{PUZZLE}\t1.2\t1.2\t1.2\thidden-single\tgentle\n\
             {empty}\t-\t-\t-\tnot-unique\t-\n\
             {hard}\t3.0\t1.2\t1.2\tnaked-pair\ttricky\n\
             {SOLUTION}\t-\t-\t-\tsolved\t-\n"
        ),
        "",
        1,
    );
    check(
        &["rate", hard],
        "",
        &format!("{hard}  ER  3.0  EP  1.2  ED  1.2  tricky     naked-pair\n"),
        "",
        0,
    );
}

#[test]
fn bench_rate_counts_agreement() {
    let ran = run(
        &["bench", "rate", "--verbose"],
        &format!("puzzle\tER\tEP\tED\n{PUZZLE}\t1.2\t1.2\t1.1\n"),
    );
    let (machine, figures) = ran.out.split_once("\n\n").unwrap();
    assert!(machine.ends_with(" processors"), "{machine}");
    assert!(
        figures.starts_with(&format!("{PUZZLE}  1.2/1.2/1.1 expected, 1.2/1.2/1.2 found\n")),
        "{figures}",
    );
    assert!(ran.out.contains("0/1 equal"), "{}", ran.out);
    let ran = run(&["bench", "rate"], &format!("{PUZZLE}\tx\n"));
    assert_eq!(
        ran.err,
        "ninefold: standard input:1: ER, EP and ED expected after the puzzle, or nothing\n"
    );
    assert_eq!(ran.code, 2);
}

#[test]
fn a_seed_is_a_deal() {
    let ran = run(&["deal", "classic", "--preset", "tricky", "--seed", "7"], "");
    assert!(ran.out.starts_with("Classic · Tricky · seed 7\n\n┌───────────┬"), "{}", ran.out);
    assert_eq!(ran.code, 0);
    let lines = run(&["deal", "classic", "--preset", "tricky", "--seed", "7", "--lines"], "").out;
    let value = |name: &str| lines.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    check(&["solve"], value("puzzle "), &format!("{}\n", value("solution ")), "", 0);

    // On a ground that was chosen, by the same seed the same.
    let on = |ground: &str| {
        run(&["deal", "hudoku", "-p", "large", "-s", "7", "-g", ground, "--lines"], "")
    };
    for ground in ["bridge", "courtyard"] {
        let ran = on(ground);
        assert!(ran.out.contains(&format!("template {ground}\n")), "{}", ran.out);
        assert_eq!((ran.out, ran.code), (on(ground).out, 0));
    }
    let none = on("moon");
    assert!(
        none.err.starts_with("ninefold: hudoku large has no ground \"moon\"; it has "),
        "{}",
        none.err
    );
    assert_eq!(none.code, 2);
    let alike = run(&["deal", "classic", "--ground", "bridge"], "");
    assert!(
        alike.err.contains("classic gentle has no ground \"bridge\"; its boards are all alike")
    );

    let refused = run(&["deal", "classic", "--preset", "brutal"], "");
    assert!(refused.err.starts_with("ninefold: classic has no preset \"brutal\"; it has gentle,"));
    assert_eq!(refused.code, 2);
}

#[test]
fn a_log_is_played_again() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays/classic/steady-1.log");
    let log = std::fs::read_to_string(path).unwrap();
    let ran = run(&["replay", "--json", "-"], &log);
    assert!(ran.out.contains(r#""game":"classic","preset":"steady""#), "{}", ran.out);
    assert!(ran.out.contains(r#""result":"won""#), "{}", ran.out);
    assert_eq!((ran.err.as_str(), ran.code), ("", 0));
    let ran = run(&["replay", "-"], &log);
    assert!(ran.out.starts_with("-: Classic · Steady · won in "), "{}", ran.out);

    let forged = log.replacen("enter", "erase", 1);
    let ran = run(&["replay", "-"], &forged);
    assert!(ran.err.starts_with("-: line "), "{}", ran.err);
    assert_eq!((ran.out.as_str(), ran.code), ("", 1));
    assert_eq!(run(&["replay", "no-such-file"], "").code, 2);
}

/// What the menus keep closed, no command opens.
#[test]
fn levels_lock_the_same_by_words_as_in_menus() {
    let root = std::env::temp_dir().join(format!("ninefold-locks-{}", std::process::id()));
    let speak = |preset: &str| {
        let args = ["play", "--speak", "pieces", "--preset", preset];
        let output = ninefold(&args).env("XDG_DATA_HOME", &root).output().unwrap();
        (String::from_utf8(output.stderr).unwrap(), output.status.code().unwrap())
    };
    let (err, code) = speak("extra");
    assert!(err.contains("This opens on level 15."), "{err}");
    assert_eq!(code, 2);
    assert_eq!(speak("easy"), (String::new(), 0));
    std::fs::remove_dir_all(root).unwrap();
}

#[test]
fn rules_are_told() {
    let games = run(&["rules"], "");
    assert_eq!((games.out.lines().count(), games.code), (games::GameId::ALL.len(), 0));
    for line in games.out.lines() {
        let game = line.split(' ').next().unwrap();
        let rules = run(&["rules", game], "");
        assert!(rules.out.lines().count() > 10 && rules.code == 0, "{}", rules.out);
        assert!(rules.out.contains("experience a point"), "what it pays: {}", rules.out);
    }
}
