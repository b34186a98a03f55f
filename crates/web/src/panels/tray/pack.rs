//! Packing boxes into an area: the largest size at which all fit on shelves.

/// A box in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    pub rows: u8,
    pub cols: u8,
}

/// Room around each box in pixels.
const GAP: f64 = 10.0;
const SMALLEST: f64 = 9.0;

/// The pixels of a cell, at most `biggest`, and the top left corner of each item. Items of a height
/// share a shelf, which leaves room for larger ones.
pub fn pack(items: &[Item], width: f64, height: f64, biggest: f64) -> (f64, Vec<(f64, f64)>) {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(items[index].rows));
    let sorted: Vec<Item> = order.iter().map(|&index| items[index]).collect();
    let (unit, sorted) = pack_in_order(&sorted, width, height, biggest);
    let mut spots = vec![(0.0, 0.0); items.len()];
    for (&index, spot) in order.iter().zip(sorted) {
        spots[index] = spot;
    }
    (unit, spots)
}

fn pack_in_order(items: &[Item], width: f64, height: f64, biggest: f64) -> (f64, Vec<(f64, f64)>) {
    let mut unit = biggest.max(SMALLEST);
    loop {
        let (spots, bottom) = shelves(items, width, unit);
        if bottom <= height || unit <= SMALLEST {
            return (unit, center(items, spots, width, height, bottom, unit));
        }
        unit = (unit * 0.97).max(SMALLEST);
    }
}

/// Fills row after row in the order given; what would stick out begins a new one.
fn shelves(items: &[Item], width: f64, unit: f64) -> (Vec<(f64, f64)>, f64) {
    let (mut x, mut y, mut tall) = (0.0, 0.0, 0.0_f64);
    let mut spots = Vec::with_capacity(items.len());
    for item in items {
        let (w, h) = (f64::from(item.cols) * unit + GAP, f64::from(item.rows) * unit + GAP);
        if x > 0.0 && x + w > width {
            (x, y, tall) = (0.0, y + tall, 0.0);
        }
        // An item wider than the area is reported as not fitting.
        if w > width {
            return (vec![(0.0, 0.0); items.len()], f64::INFINITY);
        }
        spots.push((x, y));
        x += w;
        tall = tall.max(h);
    }
    (spots, y + tall)
}

/// Every shelf in the middle, and all of them together too.
fn center(
    items: &[Item],
    mut spots: Vec<(f64, f64)>,
    width: f64,
    height: f64,
    bottom: f64,
    unit: f64,
) -> Vec<(f64, f64)> {
    let down = if bottom.is_finite() { ((height - bottom) / 2.0).max(0.0) } else { 0.0 };
    let mut start = 0;
    while start < spots.len() {
        let shelf = spots[start].1;
        let end = start + spots[start..].iter().take_while(|spot| spot.1 == shelf).count();
        let last = spots[end - 1].0 + f64::from(items[end - 1].cols) * unit + GAP;
        let right = ((width - last) / 2.0).max(0.0);
        for spot in &mut spots[start..end] {
            *spot = (spot.0 + right, spot.1 + down);
        }
        start = end;
    }
    spots
}
