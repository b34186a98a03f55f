//! `cargo xtask instructions`: how many instructions each kind of puzzle takes, against the record.
//!
//! Instructions do not depend on how busy the machine is, so a few in a hundred more are a change.

use crate::{command, root};
use std::collections::BTreeMap;
use std::fs;

const RECORD: &str = "bench/instructions.txt";
/// In hundredths.
const TOLERANCE: f64 = 3.0;

/// Compares with the record.
pub fn compare() -> Result<(), String> {
    let path = root().join(RECORD);
    let record = fs::read_to_string(&path).map_err(|error| format!("{RECORD}: {error}"))?;
    let recorded: BTreeMap<&str, f64> = record
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
        .filter_map(|(kind, count)| Some((kind, count.trim().parse().ok()?)))
        .collect();
    let mut worse = Vec::new();
    for (kind, count) in count()? {
        let Some(before) = recorded.get(&*kind) else {
            return Err(format!("{RECORD} has no {kind}: record anew"));
        };
        let change = (count / before - 1.0) * 100.0;
        println!("{kind:<18} {count:>10.0} a puzzle  {change:+.1} %");
        if change > TOLERANCE {
            worse.push(kind);
        }
    }
    if worse.is_empty() {
        return Ok(());
    }
    let made_with = record.lines().next().unwrap_or_default().trim_start_matches('#').trim();
    Err(format!(
        "more than {TOLERANCE} % above the record: {}\n\
         It was {made_with}; here is {}.\n\
         If it is meant to be: cargo xtask instructions --record",
        worse.join(", "),
        command::read("rustc", &["--version"])?.trim()
    ))
}

/// Makes the record anew.
pub fn record() -> Result<(), String> {
    let mut text = format!(
        "# made with {}\n# instructions a puzzle on the AVX2 path: cargo xtask instructions --record\n",
        command::read("rustc", &["--version"])?.trim()
    );
    for (kind, count) in count()? {
        println!("{kind:<18} {count:>10.0} a puzzle");
        text += &format!("{kind} {count:.0}\n");
    }
    fs::write(root().join(RECORD), text).map_err(|error| format!("{RECORD}: {error}"))
}

/// The instructions a puzzle of each kind.
fn count() -> Result<Vec<(String, f64)>, String> {
    command::read("valgrind", &["--version"])
        .map_err(|_| "this needs valgrind: `apt install valgrind`, or what your system calls it")?;
    command::run(
        "cargo",
        &["build", "--quiet", "--release", "--manifest-path", "bench/Cargo.toml"],
    )?;
    let program = "bench/target/release/ninefold-bench";
    let mut counts = Vec::new();
    for line in command::read(program, &["workload", "list"])?.lines() {
        let (kind, n_puzzles) = line.split_once(' ').ok_or("kind and number expected")?;
        let n_puzzles: f64 = n_puzzles.parse().map_err(|_| "a number of puzzles expected")?;
        let said = command::read(
            "valgrind",
            &[
                "--tool=callgrind",
                "--callgrind-out-file=/dev/null",
                "--toggle-collect=*workload::measured*",
                "--log-fd=1",
                program,
                "workload",
                kind,
            ],
        )?;
        let collected = said.lines().find_map(|line| line.split_once("Collected : "));
        let collected = collected.and_then(|(_, count)| count.trim().parse::<f64>().ok());
        let collected = collected.ok_or_else(|| format!("valgrind counted nothing:\n{said}"))?;
        counts.push((kind.to_owned(), collected / n_puzzles));
    }
    Ok(counts)
}
