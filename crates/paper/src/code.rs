//! A code to be scanned: the squares of an address. Whoever draws it, here, on a page or in a terminal,
//! asks which of them are dark.

use crate::path::{Area, Path};
use qrcodegen::{QrCode, QrCodeEcc, QrSegment};

/// The light margin that readers want around it, in squares.
pub const MARGIN: i32 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    size: i32,
    /// Row by row.
    dark: Vec<bool>,
}

impl Code {
    /// The code of an address; `None` for one that is too long. Behind the `#` of a link are capitals and
    /// digits, which take less room than other letters.
    pub fn of(address: &str) -> Option<Code> {
        let (page, deal) = match address.split_once('#') {
            Some((page, deal)) => (format!("{page}#"), deal),
            None => (address.to_owned(), ""),
        };
        let segments = match QrSegment::is_alphanumeric(deal) {
            true => {
                vec![QrSegment::make_bytes(page.as_bytes()), QrSegment::make_alphanumeric(deal)]
            }
            false => vec![QrSegment::make_bytes(address.as_bytes())],
        };
        let code = QrCode::encode_segments(&segments, QrCodeEcc::Low).ok()?;
        let size = code.size();
        let dark = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
        Some(Code { size, dark: dark.map(|(x, y)| code.get_module(x, y)).collect() })
    }

    /// Squares on a side, without the margin.
    pub fn size(&self) -> i32 {
        self.size
    }

    /// Nothing outside is dark.
    pub fn is_dark(&self, x: i32, y: i32) -> bool {
        let is_inside = |at: i32| (0..self.size).contains(&at);
        is_inside(x) && is_inside(y) && self.dark[(y * self.size + x) as usize]
    }

    /// Dark squares side by side: row, first column and how many.
    pub fn runs(&self) -> impl Iterator<Item = (i32, i32, i32)> + '_ {
        (0..self.size()).flat_map(move |y| {
            let starts =
                (0..self.size()).filter(move |&x| self.is_dark(x, y) && !self.is_dark(x - 1, y));
            starts.map(move |x| (y, x, (x..).take_while(|&x| self.is_dark(x, y)).count() as i32))
        })
    }

    /// As the path of an SVG whose squares are one wide, the margin left out.
    pub fn svg_path(&self) -> String {
        self.runs().map(|(y, x, n)| format!("M{x} {y}h{n}v1h-{n}z")).collect()
    }

    /// Fitted into a square area, margin included.
    pub(crate) fn path(&self, area: Area) -> Path {
        let side = area.width / (self.size() + 2 * MARGIN) as f32;
        let mut path = Path::new();
        for (y, x, n) in self.runs() {
            let (x, y) = (area.x + side * (x + MARGIN) as f32, area.y + side * (y + MARGIN) as f32);
            path.rect(Area::new(x, y, side * n as f32, side));
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_take_less_room() {
        let deal = "9A".repeat(60);
        let short = Code::of(&format!("https://example.org/play/#{deal}")).unwrap();
        let long = Code::of(&format!("https://example.org/play/#{}", deal.to_lowercase())).unwrap();
        assert!(short.size() < long.size(), "{} {}", short.size(), long.size());
        assert!(Code::of(&"x".repeat(5_000)).is_none());
    }

    #[test]
    fn runs_are_the_dark_squares() {
        let code = Code::of("https://example.org").unwrap();
        let dark = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let n_dark = dark.filter(|&(x, y)| code.is_dark(x, y)).count() as i32;
        assert_eq!(code.runs().map(|(_, _, n)| n).sum::<i32>(), n_dark);
        // The eye in the upper left corner.
        assert_eq!(code.runs().next(), Some((0, 0, 7)));
        assert!(code.svg_path().starts_with("M0 0h7v1h-7z"));
    }
}
