//! The outline of a set of cells as corners on the lattice. It knows no units: whoever draws it does.

use alloc::vec;
use alloc::vec::Vec;

/// A row and a column; also a step between two.
pub type Spot = (i8, i8);

/// A point where an outline turns: row and column of the lattice, the step that leads there and the one
/// that leads on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    pub at: Spot,
    pub before: Spot,
    pub after: Spot,
}

/// The closed walks around these cells, the inside on the right hand. Cells that touch at a corner only
/// are kept apart.
pub fn outline(cells: &[Spot]) -> Vec<Vec<Corner>> {
    walks(cells).iter().map(|walk| corners(walk)).collect()
}

fn walks(cells: &[Spot]) -> Vec<Vec<Spot>> {
    let has = |row: i8, col: i8| cells.contains(&(row, col));
    let mut edges: Vec<(Spot, Spot)> = Vec::new();
    let mut add = |from: Spot, to: Spot| edges.push((from, to));
    for &(row, col) in cells {
        if !has(row - 1, col) {
            add((row, col), (row, col + 1));
        }
        if !has(row, col + 1) {
            add((row, col + 1), (row + 1, col + 1));
        }
        if !has(row + 1, col) {
            add((row + 1, col + 1), (row + 1, col));
        }
        if !has(row, col - 1) {
            add((row + 1, col), (row, col));
        }
    }
    let mut walks = Vec::new();
    while let Some(start) = edges.iter().map(|(from, _)| *from).min() {
        let mut walk = vec![start];
        let mut at = start;
        let mut step = (0, 0);
        loop {
            // Where two cells touch at a corner only, turning right keeps them apart.
            let right = (at.0 + step.1, at.1 - step.0);
            let index = edges.iter().position(|edge| *edge == (at, right));
            let index = index.or_else(|| edges.iter().position(|(from, _)| *from == at));
            let Some(index) = index else { break };
            let (_, next) = edges.remove(index);
            step = (next.0 - at.0, next.1 - at.1);
            at = next;
            if at == start {
                break;
            }
            walk.push(at);
        }
        walks.push(walk);
    }
    walks
}

fn corners(walk: &[Spot]) -> Vec<Corner> {
    let n = walk.len();
    (0..n)
        .filter_map(|index| {
            let (last, at, next) = (walk[(index + n - 1) % n], walk[index], walk[(index + 1) % n]);
            let before = (at.0 - last.0, at.1 - last.1);
            let after = (next.0 - at.0, next.1 - at.1);
            (before != after).then_some(Corner { at, before, after })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(cells: &[Spot], expected: &[&[Spot]]) {
        let found: Vec<Vec<Spot>> = outline(cells)
            .iter()
            .map(|walk| walk.iter().map(|corner| corner.at).collect())
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn an_outline_turns_where_its_cells_end() {
        check(&[(0, 0), (0, 1)], &[&[(0, 0), (0, 2), (1, 2), (1, 0)]]);
        check(&[(0, 0), (1, 0), (1, 1)], &[&[(0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 0)]]);
        check(
            &[(0, 0), (1, 1)],
            &[&[(0, 0), (0, 1), (1, 1), (1, 0)], &[(1, 1), (1, 2), (2, 2), (2, 1)]],
        );
    }
}
