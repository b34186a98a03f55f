//! Fixed work on puzzles that are in the repository, for `cargo xtask instructions` to count.

use engine::generator::{Budget, Recipe, generate};
use engine::solver::Path;
use engine::text::{line_bytes, read_line};
use engine::{Grade, Grid, Rng, bank, solver};
use std::hint::black_box;

/// The kinds of work by name, and how many puzzles each has.
const KINDS: &[(&str, usize)] = &[
    ("count-gentle", 400),
    ("solve-gentle", 400),
    ("count-fiercest", 400),
    ("count-minimal", 300),
    ("count-many", 300),
    ("read-and-write", 400),
    ("generate-minimal", 30),
];

/// Does work of a kind, once, or lists the kinds. Makes ready first, which is not to be counted.
pub fn run(kind: &str) -> Result<(), String> {
    if kind == "list" {
        KINDS.iter().for_each(|(name, n)| println!("{name} {n}"));
        return Ok(());
    }
    if Path::best().name() != "AVX2" {
        return Err(format!("{} here: the counts are for AVX2", Path::best().name()));
    }
    let n = KINDS.iter().find(|(name, _)| *name == kind).map(|(_, n)| *n);
    let n = n.ok_or_else(|| format!("no such work: {kind:?}"))?;
    let banked = |grade: Grade| -> Vec<Grid> {
        let of_grade = bank::entries().filter(|entry| Grade::of(entry.rating) == grade);
        of_grade.map(|entry| entry.puzzle).take(n).collect()
    };
    let count = |puzzles: &[Grid]| measured(|| each(puzzles, |puzzle| solver::count(puzzle, 2)));
    match kind {
        "count-gentle" => count(&banked(engine::grade::ALL[0])),
        "count-fiercest" => count(&banked(engine::grade::ALL[5])),
        "count-minimal" => count(&minimal(n)),
        "count-many" => count(&minimal(n).iter().map(one_clue_less).collect::<Vec<_>>()),
        "solve-gentle" => {
            let puzzles = banked(engine::grade::ALL[0]);
            measured(|| {
                for puzzle in &puzzles {
                    black_box(&solver::solve(black_box(puzzle)));
                }
            });
        }
        "read-and-write" => {
            let lines: Vec<[u8; 81]> =
                banked(engine::grade::ALL[0]).iter().map(|p| line_bytes(p, b'.')).collect();
            measured(|| {
                for line in &lines {
                    if let Ok(Some(read)) = read_line(1, black_box(line)) {
                        black_box(&line_bytes(&read.puzzle, b'.'));
                    }
                }
            });
        }
        _ => measured(|| {
            black_box(minimal(n));
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

fn minimal(n: usize) -> Vec<Grid> {
    (0..n as u64)
        .filter_map(|number| {
            generate(&Recipe::MINIMAL, &mut Rng::stream(6, number), Budget::DEFAULT).ok()
        })
        .collect()
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
