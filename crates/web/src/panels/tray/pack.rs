//! Packing boxes into an area: the largest size at which all fit, each as high up as there is room.

use session::sort;

/// A box in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    pub rows: u8,
    pub cols: u8,
}

/// Room around each box in pixels.
const GAP: f64 = 10.0;
const SMALLEST: f64 = 9.0;

/// The pixels of a cell, at most `biggest`, and the top left corner of each item. The large ones are
/// laid first, and the small ones find the gaps between them.
pub fn pack(items: &[Item], width: f64, height: f64, biggest: f64) -> (f64, Vec<(f64, f64)>) {
    let mut order: Vec<usize> = (0..items.len()).collect();
    sort::by_key(&mut order, |&index| std::cmp::Reverse((items[index].rows, items[index].cols)));
    let mut unit = biggest.max(SMALLEST);
    loop {
        let (spots, bottom) = lay(items, &order, width, unit);
        if bottom <= height || unit <= SMALLEST {
            return (unit, center(items, spots, width, height, unit));
        }
        unit = (unit * 0.97).max(SMALLEST);
    }
}

fn size(item: Item, unit: f64) -> (f64, f64) {
    (f64::from(item.cols) * unit + GAP, f64::from(item.rows) * unit + GAP)
}

/// Each item where it comes to lie highest, and among those leftmost. An item that is wider than the
/// area is reported as not fitting.
fn lay(items: &[Item], order: &[usize], width: f64, unit: f64) -> (Vec<(f64, f64)>, f64) {
    let mut spots = vec![(0.0, 0.0); items.len()];
    // How far down each stretch is filled: from here on to the next one.
    let mut skyline: Vec<(f64, f64)> = vec![(0.0, 0.0)];
    let mut bottom = 0.0_f64;
    for &index in order {
        let (wide, high) = size(items[index], unit);
        let depth = |left: f64| {
            let ends = skyline.iter().skip(1).map(|stretch| stretch.0).chain([width]);
            let under = skyline
                .iter()
                .zip(ends)
                .filter(|((from, _), to)| *from < left + wide && *to > left);
            under.map(|((_, down), _)| *down).fold(0.0, f64::max)
        };
        let places = skyline.iter().map(|stretch| stretch.0).filter(|left| left + wide <= width);
        let places = places.map(|left| (depth(left), left));
        let best =
            places.min_by(|one, other| one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1)));
        let Some((top, left)) = best else { return (spots, f64::INFINITY) };
        spots[index] = (left, top);
        bottom = bottom.max(top + high);
        let right = left + wide;
        let beyond = skyline
            .iter()
            .rev()
            .find(|stretch| stretch.0 <= right)
            .map_or(0.0, |stretch| stretch.1);
        skyline.retain(|stretch| stretch.0 < left || stretch.0 > right);
        skyline.extend([(left, top + high), (right, beyond)]);
        sort::by(&mut skyline, |one, other| one.0.total_cmp(&other.0));
    }
    (spots, bottom)
}

/// All of them together in the middle.
fn center(
    items: &[Item],
    mut spots: Vec<(f64, f64)>,
    width: f64,
    height: f64,
    unit: f64,
) -> Vec<(f64, f64)> {
    let far = |side: fn((f64, f64)) -> f64| {
        let ends =
            items.iter().zip(&spots).map(|(item, spot)| side(*spot) + side(size(*item, unit)));
        ends.fold(0.0, f64::max)
    };
    let right = ((width - far(|(x, _)| x)) / 2.0).max(0.0);
    let down = ((height - far(|(_, y)| y)) / 2.0).max(0.0);
    spots.iter_mut().for_each(|spot| *spot = (spot.0 + right, spot.1 + down));
    spots
}
