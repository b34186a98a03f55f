//! Full grids by a random search.

use crate::{Candidates, Cell, CellSet, Digit, Grid, Rng};

/// A random full grid. Every grid can come out; the draw is not exactly even among them.
pub fn full_grid(rng: &mut Rng) -> Grid {
    fill(Candidates::ALL, CellSet::ALL, rng).expect("the empty board can be finished")
}

fn fill(candidates: Candidates, open: CellSet, rng: &mut Rng) -> Option<Grid> {
    let Some(cell) = open.iter().min_by_key(|&cell: &Cell| candidates[cell].len()) else {
        return Some(candidates.singles());
    };
    let mut rest = open;
    rest.remove(cell);
    let mut digits = [Digit::from_index(0); 9];
    let n_digits =
        candidates[cell].iter().zip(&mut digits).map(|(digit, slot)| *slot = digit).count();
    rng.shuffle(&mut digits[..n_digits]);
    digits[..n_digits].iter().find_map(|&digit| {
        let mut next = candidates;
        next.place(cell, digit);
        fill(next, rest, rng)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_grids_are_solved_and_differ() {
        let mut rng = Rng::new(3);
        let grids: Vec<Grid> = (0..20).map(|_| full_grid(&mut rng)).collect();
        assert!(grids.iter().all(Grid::is_solved));
        assert!(grids.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
