//! Solving each list: count up to two, and hand back the solution.

use crate::clock::best_of;
use crate::table::{Table, nanoseconds, ratio};
use engine::solver::Backend;
use engine::{Grid, solver};
use std::hint::black_box;
use std::{fs, io};
use sudoku::Sudoku;

/// A list of puzzles as both crates hold them.
pub struct List {
    pub name: String,
    pub path: std::path::PathBuf,
    pub ours: Vec<Grid>,
    pub theirs: Vec<Sudoku>,
}

/// The puzzle lists of a directory, by name.
pub fn lists(directory: &std::path::Path, only: &str) -> io::Result<Vec<List>> {
    let mut lists = vec![];
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_some_and(|ext| ext == "txt") && name.contains(only) {
            let text = fs::read_to_string(&path)?;
            let mut list = List { name, path: path.clone(), ours: vec![], theirs: vec![] };
            for (idx, line) in text.lines().enumerate() {
                let bad = || {
                    let place = format!("{}, line {}", path.display(), idx + 1);
                    io::Error::new(io::ErrorKind::InvalidData, format!("{place}: no puzzle"))
                };
                list.ours.push(grid(line).ok_or_else(bad)?);
                list.theirs.push(Sudoku::from_str_line(line).map_err(|_| bad())?);
            }
            lists.push(list);
        }
    }
    if lists.is_empty() {
        return Err(io::Error::new(io::ErrorKind::NotFound, "no puzzle list (*.txt) here"));
    }
    lists.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(lists)
}

pub fn grid(line: &str) -> Option<Grid> {
    line.get(..81)?.parse().ok()
}

pub fn measure(lists: &[List], n_rounds: u32) {
    let table = Table::start(&[
        "solving",
        "ninefold",
        "sudoku 0.8",
        "ratio",
        "with solution",
        "over counting",
    ]);
    for list in lists {
        let seconds = best_of(
            n_rounds,
            &mut [
                &mut || {
                    for puzzle in &list.ours {
                        black_box(solver::count(black_box(puzzle), 2));
                    }
                },
                &mut || {
                    for puzzle in &list.theirs {
                        black_box(black_box(*puzzle).solutions_count_up_to(2));
                    }
                },
                &mut || {
                    for puzzle in &list.ours {
                        // By reference: to move the answer is not part of finding it.
                        black_box(&solver::solve(black_box(puzzle)));
                    }
                },
            ],
        );
        let n = list.ours.len();
        table.row(
            &list.name,
            &[
                nanoseconds(seconds[0], n),
                nanoseconds(seconds[1], n),
                ratio(seconds[1], seconds[0]),
                nanoseconds(seconds[2], n),
                format!("{:+.1} %", (seconds[2] / seconds[0] - 1.0) * 100.0),
            ],
        );
    }
}

/// The same lists on every backend this machine has.
pub fn measure_backends(lists: &[List], n_rounds: u32) {
    let backends: Vec<Backend> = Backend::all().collect();
    let names: Vec<&str> = std::iter::once("solving by backend")
        .chain(backends.iter().map(|backend| backend.name()))
        .collect();
    let table = Table::start(&names);
    for list in lists {
        let mut contestants: Vec<_> = backends
            .iter()
            .map(|backend| {
                move || {
                    for puzzle in &list.ours {
                        black_box(backend.count(black_box(puzzle), 2));
                    }
                }
            })
            .collect();
        let mut contestants: Vec<&mut dyn FnMut()> =
            contestants.iter_mut().map(|each| each as &mut dyn FnMut()).collect();
        let seconds = best_of(n_rounds, &mut contestants);
        let values: Vec<String> =
            seconds.iter().map(|&seconds| nanoseconds(seconds, list.ours.len())).collect();
        table.row(&list.name, &values);
    }
}
