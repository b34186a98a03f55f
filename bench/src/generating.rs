//! Generating: minimal puzzles, half-turn puzzles and full grids.

use crate::clock::best_of;
use crate::table::{Table, nanoseconds, ratio};
use engine::Rng;
use engine::generator::{Proofs, Recipe, Symmetry, full_grid, generate};
use std::hint::black_box;
use sudoku::{Sudoku, Symmetry as Theirs};

pub fn measure(n_rounds: u32) {
    let table = Table::start(&["generating", "ninefold", "sudoku 0.8", "ratio"]);
    let minimal = Recipe::MINIMAL;
    let half_turn = minimal.with_symmetry(Symmetry::HalfTurn);
    let mut seed = 0;
    let mut next_rng = || {
        seed += 1;
        Rng::stream(2026, seed)
    };
    let mut compare = |name: &str, n: usize, ours: &dyn Fn(&mut Rng), theirs: &dyn Fn()| {
        let seconds = best_of(
            n_rounds,
            &mut [&mut || (0..n).for_each(|_| ours(&mut next_rng())), &mut || {
                (0..n).for_each(|_| theirs())
            }],
        );
        table.row(
            name,
            &[
                nanoseconds(seconds[0], n),
                nanoseconds(seconds[1], n),
                ratio(seconds[1], seconds[0]),
            ],
        );
    };
    compare(
        "minimal",
        1000,
        &|rng| {
            black_box(generate(&minimal, rng, Proofs::DEFAULT).is_ok());
        },
        &|| {
            black_box(Sudoku::generate_with_symmetry(Theirs::None));
        },
    );
    compare(
        "half-turn",
        1000,
        &|rng| {
            black_box(generate(&half_turn, rng, Proofs::DEFAULT).is_ok());
        },
        &|| {
            black_box(Sudoku::generate());
        },
    );
    compare(
        "full grid",
        10_000,
        &|rng| {
            black_box(full_grid(rng));
        },
        &|| {
            black_box(Sudoku::generate_solved());
        },
    );
}
