//! The outline of a set of cells as an SVG path with rounded corners, in units of a cell.

use super::Length;
use session::outline::{self, Corner, Spot};
use std::fmt::Write;

/// The outline of cells given by row and column, drawn `inset` inside their edges.
pub fn outline(cells: &[Spot], inset: f64, radius: f64) -> String {
    let mut path = String::new();
    for walk in outline::outline(cells) {
        let points: Vec<(f64, f64)> = walk
            .into_iter()
            .map(|Corner { at: (row, col), before, after }| {
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
        let [a, b, c, d, e, f] = [start.0, start.1, here.0, here.1, end.0, end.1].map(Length);
        let _ = write!(path, "{verb}{a} {b}Q{c} {d} {e} {f}");
    }
    path.push('Z');
}
