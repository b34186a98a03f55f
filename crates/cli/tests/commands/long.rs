//! Lines that are too long, and one that has no end.

use crate::{PUZZLE, SOLUTION, check, ninefold, run};
use std::io::{BufRead, BufReader, Write};

/// A device without an end is refused soon by every command that streams, and the puzzles before it are
/// answered.
#[test]
fn a_line_without_end_is_given_up() {
    let told = "/dev/zero:1:1: a line of more than 131,072 characters is read over; a puzzle on each line is expected\n\
        /dev/zero:1: this line has no end after 256 megabytes, and nothing behind it is read; give a text with a \
        puzzle on each line\n\
        ninefold: 2 places without a readable puzzle, 1 read\n";
    check(&["solve", PUZZLE, "/dev/zero"], "", &format!("{SOLUTION}\n"), told, 1);
    let ran = run(&["explain", "--json", "/dev/zero"], "");
    assert!(ran.err.contains("/dev/zero:1: this line has no end"), "{}", ran.err);
    assert_eq!((ran.out.as_str(), ran.code), ("", 1));
}

/// Who waits at a pipe hears of a line that is too long before it ends, and in a drawn grid at its own line.
#[test]
fn a_long_line_is_told_of_before_it_ends() {
    let mut child = ninefold(&["solve"]).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let mut told = BufReader::new(child.stderr.take().unwrap()).lines();
    writeln!(pipe, "{PUZZLE}").unwrap();
    let half = "x".repeat(150_000);
    pipe.write_all(half.as_bytes()).unwrap();
    let first = told.next().unwrap().unwrap();
    assert!(first.starts_with("standard input:2:1: a line of more than"), "{first}");
    writeln!(pipe, "{half}\n{PUZZLE}").unwrap();
    drop(pipe);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{SOLUTION}\n{SOLUTION}\n"));

    let rows: Vec<&str> = (0..9).map(|row| &PUZZLE[9 * row..][..9]).collect();
    let grid = rows.join("\n");
    let ran = run(&["solve"], &format!("{grid}\n\n{half}\n\n{grid}\n"));
    assert!(ran.err.starts_with("standard input:11:1: a line of more than"), "{}", ran.err);
    assert_eq!(ran.out, format!("{SOLUTION}\n{SOLUTION}\n"));
}
