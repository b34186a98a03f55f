//! The JSON of every command is as `docs/json.md` says: these names, these types, and no others.

use super::{PUZZLE, ninefold, run};
use serde_json::Value;
use std::collections::BTreeMap;

const PAGE: &str = include_str!("../../../../docs/json.md");

/// The rows of the page's tables with so many columns, without what quotes their words.
fn rows(columns: usize) -> Vec<Vec<&'static str>> {
    let rows = PAGE
        .lines()
        .filter(|line| line.starts_with("| "))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    rows.filter(|row| row.len() == columns).skip(1).collect()
}

struct Schema {
    types: BTreeMap<&'static str, &'static str>,
    objects: BTreeMap<&'static str, Vec<(&'static str, bool)>>,
}

impl Schema {
    fn read() -> Schema {
        let bare = |text: &'static str| text.trim_matches('`');
        let types = rows(3).into_iter().map(|row| (bare(row[0]), row[1])).collect();
        let fields = |text: &'static str| {
            let field =
                |word: &'static str| (bare(word.trim_end_matches('?')), word.ends_with('?'));
            text.split(' ').map(field).collect()
        };
        let objects = rows(2).into_iter().map(|row| (bare(row[0]), fields(row[1]))).collect();
        Schema { types, objects }
    }

    /// The value is just such an object.
    #[track_caller]
    fn check(&self, object: &str, value: &Value) {
        let fields = &self.objects[object];
        let found = value.as_object().unwrap_or_else(|| panic!("{object}: {value}"));
        for name in found.keys() {
            assert!(fields.iter().any(|(field, _)| field == name), "{object} has {name}: {value}");
        }
        for (name, may_lack) in fields {
            let value =
                found.get(*name).unwrap_or_else(|| panic!("{object} lacks {name}: {value}"));
            let kind = match value {
                Value::Null => "null",
                Value::Bool(_) => "boolean",
                Value::Number(_) => "number",
                Value::String(_) => "string",
                Value::Array(_) => "list",
                Value::Object(_) => "object",
            };
            let fits = kind == self.types[name] || *may_lack && kind == "null";
            assert!(fits, "{object}: {name} is {kind}, {} expected", self.types[name]);
            self.check_inside(name, value);
        }
    }

    fn check_inside(&self, name: &str, value: &Value) {
        let kind = match name {
            "step" | "steps" => "a step",
            "placements" | "eliminations" | "backdoors" => "a placement, elimination or backdoor",
            "path" => "a step of the rater",
            "uses" => "a use",
            "movable" => "a movable clue",
            "links" => "a link",
            "from" | "to" => "a node",
            "grasps" => "a grasp",
            "advice" => "an advice",
            _ => return,
        };
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.check(kind, item)),
            Value::Null => {}
            one => self.check(kind, one),
        }
    }
}

fn objects(args: &[&str], stdin: &str) -> Vec<Value> {
    run(args, stdin).out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Puzzles of every fate: unique, with several solutions, without any, broken, solved, hard.
fn fates() -> String {
    let hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let impossible = format!("12345678.........9{}", ".".repeat(63));
    [PUZZLE, &".".repeat(81), &impossible, &PUZZLE.replacen("..", "55", 1), super::SOLUTION, hard]
        .join("\n")
}

#[test]
fn every_object_is_as_the_page_says() {
    let schema = Schema::read();
    assert!(schema.types.len() > 40 && schema.objects.len() > 12, "the tables are found");
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays/classic/steady-1.log");
    let log = std::fs::read_to_string(log).unwrap();
    let fates = fates();
    let commands: [(&[&str], &str); 13] = [
        (&["solve"], &fates),
        (&["solve", "--limit", "3"], &fates),
        (&["check"], &fates),
        (&["rate", "--budget", "1000000"], &fates),
        (&["filter"], PUZZLE),
        (&["generate", "--seed", "1", "--count", "2"], ""),
        (&["generate", "--seed", "1", "--blanks", "64", "--budget", "500"], ""),
        (&["canon"], &fates),
        (&["convert"], &fates),
        (&["hint"], &fates),
        (&["explain"], &fates),
        (&["analyse"], &fates),
        (&["replay", "-"], &log),
    ];
    for (args, input) in commands {
        let found = objects(&[args, &["--json"]].concat(), input);
        assert!(!found.is_empty(), "{args:?}");
        found.iter().for_each(|object| schema.check(args[0], object));
    }
    // Nothing has been played here yet; what the table is like, its own crate tests.
    let root = std::env::temp_dir().join(format!("ninefold-json-{}", std::process::id()));
    let history = ninefold(&["history", "--json"]).env("XDG_DATA_HOME", &root).output().unwrap();
    assert_eq!(history.stdout, b"[]\n");
    // One finished run, with hints and mistakes.
    let finished = root.join("ninefold/finished");
    std::fs::create_dir_all(&finished).unwrap();
    let log: session::Log = log.parse().unwrap();
    std::fs::write(finished.join(format!("{}.log", log.run)), log.to_string()).unwrap();
    let coach = ninefold(&["coach", "--json"]).env("XDG_DATA_HOME", &root).output().unwrap();
    let coach: Value = serde_json::from_slice(&coach.stdout).unwrap();
    schema.check("coach", &coach);
    assert_eq!(coach["runs"], 1);
    assert!(coach["grasps"].as_array().is_some_and(|grasps| grasps.len() > 3), "{coach}");
    std::fs::remove_dir_all(root).unwrap();
}

#[test]
fn what_is_printed_is_read_again() {
    let made = run(&["generate", "--json", "--seed", "5", "--count", "3"], "").out;
    let puzzles: String = made
        .lines()
        .map(|line| format!("{}\n", &line[line.find("puzzle\":\"").unwrap() + 9..][..81]))
        .collect();
    let commands: [&[&str]; 9] = [
        &["solve"],
        &["check"],
        &["rate"],
        &["filter"],
        &["canon"],
        &["hint"],
        &["explain"],
        &["analyse"],
        &["convert", "--to", "sdk"],
    ];
    for command in commands {
        let printed = run(&[command, &["--json"]].concat(), &made);
        assert_eq!((&*printed.err, printed.code), ("", 0), "{command:?}");
        super::check(&["convert"], &printed.out, &puzzles, "", 0);
    }
    // As a list, and a name on each line, as `jq` lays it out.
    let list = format!("[{}]", made.trim_end().replace('\n', ","));
    super::check(&["convert"], &list, &puzzles, "", 0);
    super::check(&["convert"], &made.replace(',', ",\n  "), &puzzles, "", 0);
    // What is no puzzle is told, wherever it stands.
    let short = made.replacen(&puzzles[..81], &puzzles[..80], 1) + "{\"puzzle\":null}\n";
    let ran = run(&["convert"], &short);
    assert_eq!((&*ran.out, ran.code), (&puzzles[82..], 1));
    assert!(
        ran.err.starts_with("standard input:1: 80 cells, 81 expected\nstandard input:4:1: "),
        "{}",
        ran.err
    );
}

/// Whatever `convert` makes of a puzzle under way, as the object alone, in a list and laid out over lines.
#[test]
fn every_format_is_read_again_out_of_json() {
    let begun = PUZZLE.replacen('.', "+4", 1).replacen('.', "+6", 1);
    let help = run(&["convert", "--help"], "").out;
    let formats = help.split("[possible values: ").nth(1).and_then(|rest| rest.split(']').next());
    let formats: Vec<&str> = formats.unwrap().split(',').map(str::trim).collect();
    assert!(formats.len() > 17 && formats.contains(&"link"), "{formats:?}");
    for format in formats {
        let plain = run(&["convert", "--to", format], &begun).out;
        let expected = run(&["convert", "--to", "link"], &plain);
        let json = run(&["convert", "--to", format, "--json"], &begun).out;
        let laid_out = json.replace("\",\"", "\",\n  \"");
        for text in [&json, &laid_out, &format!("[{},{}]", json.trim_end(), json.trim_end())] {
            let read = run(&["convert", "--to", "link"], text);
            assert_eq!((&*read.err, read.code), ("", 0), "{format}: {text}");
            assert_eq!(read.out, expected.out.repeat(text.matches("format").count()), "{format}");
            // Those who take a text as a whole read it too.
            assert_eq!(run(&["link", "-"], text).out, read.out, "{format}");
        }
        super::check(&["rate"], &json, &run(&["rate"], &plain).out, "", 0);
    }
}

/// As `convert --to link` prints them.
#[test]
fn a_list_of_links_is_read_by_those_who_take_it_whole() {
    let links = run(&["convert", "--to", "link"], &format!("{PUZZLE}\n{PUZZLE}\n")).out;
    super::check(&["link", "-"], &links, &links, "", 0);
}

#[test]
fn numbers_begin_with_one_and_a_rating_is_a_number() {
    let made = objects(&["generate", "--json", "--seed", "5", "--count", "2"], "");
    assert_eq!((&made[0]["number"], &made[1]["number"]), (&1.into(), &2.into()));
    let puzzle = made[0]["puzzle"].as_str().unwrap();
    let solved = objects(&["solve", "--json"], puzzle);
    assert_eq!(made[0]["solution"], solved[0]["solution"]);
    let rated = objects(&["rate", "--json"], puzzle);
    let explained = objects(&["explain", "--json"], puzzle);
    for name in ["rating", "pearl", "diamond", "grade", "method"] {
        assert_eq!(
            (&made[0][name], &explained[0][name]),
            (&rated[0][name], &rated[0][name]),
            "{name}"
        );
    }
    assert!(rated[0]["rating"].is_f64());
}

#[test]
fn csv_has_the_same_fields_under_a_header() {
    let input = fates();
    for command in ["solve", "check", "rate", "canon", "filter"] {
        let table = run(&[command, "--csv"], &input).out;
        let head: Vec<&str> = table.lines().next().unwrap().split(',').collect();
        assert_eq!(head[..3], ["file", "line", "puzzle"], "{command}");
        let schema = Schema::read();
        for name in &head {
            assert!(
                schema.objects[command].iter().any(|(field, _)| field == name),
                "{command} {name}"
            );
        }
        assert_eq!(table.lines().count(), 7, "{command}: {table}");
        // The table is a list of puzzles itself.
        assert_eq!(run(&["solve"], &table).out, run(&["solve"], &input).out, "{command}");
    }
    let rated = run(&["rate", "--csv"], PUZZLE).out;
    let line = rated.lines().nth(1).unwrap();
    assert_eq!(line, format!("standard input,1,{PUZZLE},rated,1.2,1.2,1.2,gentle,hidden-single"));
}
