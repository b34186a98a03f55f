//! The outline of a set of cells as an SVG path with rounded corners, in units of a cell.

use std::fmt::Write;

type Spot = (i8, i8);

/// The outline of cells given by row and column, drawn `inset` inside their edges.
pub fn outline(cells: &[Spot], inset: f64, radius: f64) -> String {
    let mut path = String::new();
    for walk in loops(cells) {
        let points: Vec<(f64, f64)> = corners(&walk)
            .into_iter()
            .map(|((row, col), before, after)| {
                // Walking with the inside on the right, both edges move to the right.
                let shift = |step: Spot| (f64::from(step.1) * inset, f64::from(-step.0) * inset);
                let (one, other) = (shift(before), shift(after));
                (f64::from(col) + one.1 + other.1, f64::from(row) + one.0 + other.0)
            })
            .collect();
        round(&points, radius, &mut path);
    }
    path
}

/// The boundary as closed walks over corner points, the inside on the right hand.
fn loops(cells: &[Spot]) -> Vec<Vec<Spot>> {
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

/// The points where a walk turns, with the steps before and after.
fn corners(walk: &[Spot]) -> Vec<(Spot, Spot, Spot)> {
    let n = walk.len();
    (0..n)
        .filter_map(|index| {
            let (last, here, next) =
                (walk[(index + n - 1) % n], walk[index], walk[(index + 1) % n]);
            let before = (here.0 - last.0, here.1 - last.1);
            let after = (next.0 - here.0, next.1 - here.1);
            (before != after).then_some((here, before, after))
        })
        .collect()
}

fn round(points: &[(f64, f64)], radius: f64, path: &mut String) {
    let n = points.len();
    for index in 0..n {
        let (last, here, next) =
            (points[(index + n - 1) % n], points[index], points[(index + 1) % n]);
        let toward = |to: (f64, f64)| {
            let (x, y) = (to.0 - here.0, to.1 - here.1);
            let length = x.abs() + y.abs();
            let part = radius.min(length / 2.0) / length;
            (here.0 + x * part, here.1 + y * part)
        };
        let (start, end) = (toward(last), toward(next));
        let verb = if index == 0 { 'M' } else { 'L' };
        let [a, b, c, d, e, f] = [start.0, start.1, here.0, here.1, end.0, end.1];
        let _ = write!(path, "{verb}{a} {b}Q{c} {d} {e} {f}");
    }
    path.push('Z');
}
