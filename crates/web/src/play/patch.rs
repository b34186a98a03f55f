//! Where pieces lie in the tray, as rectangles in pixels of its field. It knows no pointer and no page.

use session::PieceId;
use session::view::PieceView;

/// Part of the tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patch {
    pub left: f64,
    pub top: f64,
    pub wide: f64,
    pub high: f64,
}

impl Patch {
    /// Whether it lies on another one, by more than a hair.
    pub fn covers(&self, other: &Patch, hair: f64) -> bool {
        let meet = |a: f64, a_size: f64, b: f64, b_size: f64| {
            (a + a_size).min(b + b_size) - a.max(b) > hair
        };
        meet(self.left, self.wide, other.left, other.wide)
            && meet(self.top, self.high, other.top, other.high)
    }
}

/// Rows and columns of a piece as it lies.
pub fn extent(piece: &PieceView) -> (u8, u8) {
    let turned = piece.cells.iter().map(|cell| piece.turn.apply((cell.row, cell.col)));
    let (_, _, rows, cols) = crate::art::bounds(&turned.collect::<Vec<_>>());
    (rows, cols)
}

/// The nearest place to this middle where the piece covers no other, in thousandths of the field.
pub fn free(
    piece: &PieceView,
    middle: (f64, f64),
    (width, height): (f64, f64),
    unit: f64,
    laid: &[(PieceId, Patch)],
) -> Option<(u16, u16)> {
    let (rows, cols) = extent(piece);
    let (wide, high) = (f64::from(cols) * unit, f64::from(rows) * unit);
    let inside = |at: f64, size: f64, whole: f64| {
        // Not `clamp`, which brings the words of its panic along.
        at.min((whole - size / 2.0).max(whole / 2.0)).max((size / 2.0).min(whole / 2.0))
    };
    // In rings around it, half a cell apart.
    let around = (0..9).flat_map(|ring| {
        let far = f64::from(ring) * unit / 2.0;
        let n = if ring == 0 { 1 } else { 16 };
        let angles = (0..n).map(|nth| f64::from(nth) * std::f64::consts::TAU / 16.0);
        // The browser's own, which need not be sent.
        angles.map(move |angle| (js_sys::Math::cos(angle) * far, js_sys::Math::sin(angle) * far))
    });
    let mut places = around.map(|(right, down)| {
        (inside(middle.0 + right, wide, width), inside(middle.1 + down, high, height))
    });
    let is_free = |(x, y): &(f64, f64)| {
        let patch = Patch { left: x - wide / 2.0, top: y - high / 2.0, wide, high };
        laid.iter().all(|(id, other)| *id == piece.id || !patch.covers(other, unit / 5.0))
    };
    let (x, y) = places.find(is_free)?;
    let part = |at: f64, whole: f64| (at / whole.max(1.0) * 1000.0) as u16;
    Some((part(x, width), part(y, height)))
}
