//! Fixed work on puzzles that are in the repository, for `cargo xtask instructions` to count.

use crate::solving;
use engine::generator::{Proofs, Recipe, generate};
use engine::solver::Backend;
use engine::text::{line_bytes, read_line};
use engine::{Grid, Rng, solver};
use std::hint::black_box;

/// The kinds of work by name, and how many puzzles each has.
const KINDS: &[(&str, usize)] = &[
    ("count-easy", 400),
    ("solve-easy", 400),
    ("count-fixtures", N_FIXTURES),
    ("count-minimal", 300),
    ("count-many", 300),
    ("read-and-write", 400),
    ("generate-minimal", 30),
];

const N_FIXTURES: usize = 600;

/// Does work of a kind, once, or lists the kinds. Makes ready first, which is not to be counted.
pub fn run(kind: &str) -> Result<(), String> {
    if kind == "list" {
        KINDS.iter().for_each(|(name, n)| println!("{name} {n}"));
        return Ok(());
    }
    if Backend::best().name() != "AVX2" {
        return Err(format!("{} here: the counts are for AVX2", Backend::best().name()));
    }
    let n = KINDS.iter().find(|(name, _)| *name == kind).map(|(_, n)| *n);
    let n = n.ok_or_else(|| format!("no such work: {kind:?}"))?;
    let count = |puzzles: &[Grid]| measured(|| each(puzzles, |puzzle| solver::count(puzzle, 2)));
    match kind {
        "count-easy" => count(&generated(&Recipe::blanks(40, 44), n)),
        "count-fixtures" => count(&fixtures()),
        "count-minimal" => count(&generated(&Recipe::MINIMAL, n)),
        "count-many" => {
            count(&generated(&Recipe::MINIMAL, n).iter().map(one_clue_less).collect::<Vec<_>>())
        }
        "solve-easy" => {
            let puzzles = generated(&Recipe::blanks(40, 44), n);
            measured(|| {
                for puzzle in &puzzles {
                    black_box(&solver::solve(black_box(puzzle)));
                }
            });
        }
        "read-and-write" => {
            let lines: Vec<[u8; 81]> =
                generated(&Recipe::blanks(40, 44), n).iter().map(|p| line_bytes(p, b'.')).collect();
            measured(|| {
                for line in &lines {
                    if let Ok(Some(read)) = read_line(1, black_box(line)) {
                        black_box(&line_bytes(&read.puzzle, b'.'));
                    }
                }
            });
        }
        _ => measured(|| {
            black_box(generated(&Recipe::MINIMAL, n));
        }),
    }
    Ok(())
}

/// What is counted is what happens in here, by its name.
#[inline(never)]
fn measured(work: impl FnOnce()) {
    work();
}

fn each<T>(puzzles: &[Grid], work: impl Fn(&Grid) -> T) {
    for puzzle in puzzles {
        black_box(work(black_box(puzzle)));
    }
}

fn generated(recipe: &Recipe, n: usize) -> Vec<Grid> {
    (0..n as u64)
        .filter_map(|number| generate(recipe, &mut Rng::stream(6, number), Proofs::DEFAULT).ok())
        .collect()
}

/// Puzzles of all kinds, hostile ones among them.
fn fixtures() -> Vec<Grid> {
    let lines = include_str!("../../fixtures/puzzles/solutions.txt").lines().skip(1);
    let puzzles: Vec<Grid> = lines.filter_map(solving::grid).collect();
    assert_eq!(puzzles.len(), N_FIXTURES, "every line is a puzzle");
    puzzles
}

/// Minimal puzzles have many solutions without any of their clues.
fn one_clue_less(puzzle: &Grid) -> Grid {
    let mut puzzle = *puzzle;
    let first = puzzle.placed().next();
    if let Some((cell, _)) = first {
        puzzle[cell] = None;
    }
    puzzle
}
