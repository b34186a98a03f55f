//! Paper: its sizes, and the margins each use of it needs. It knows nothing of what is printed.

use crate::path::Area;

/// A size of paper, by the name people order it by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trim {
    A4,
    Letter,
    A5,
    /// The usual size of puzzle books.
    Book85x11,
    Book8x10,
    Book6x9,
}

const INCH: f32 = 72.0;

impl Trim {
    pub const ALL: [Trim; 6] =
        [Trim::A4, Trim::Letter, Trim::A5, Trim::Book85x11, Trim::Book8x10, Trim::Book6x9];

    pub const fn key(self) -> &'static str {
        match self {
            Trim::A4 => "a4",
            Trim::Letter => "letter",
            Trim::A5 => "a5",
            Trim::Book85x11 => "8.5x11",
            Trim::Book8x10 => "8x10",
            Trim::Book6x9 => "6x9",
        }
    }

    pub fn from_key(key: &str) -> Option<Trim> {
        Trim::ALL.into_iter().find(|trim| trim.key() == key)
    }

    /// Width and height in points.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Trim::A4 => (595.276, 841.89),
            Trim::Letter | Trim::Book85x11 => (8.5 * INCH, 11.0 * INCH),
            Trim::A5 => (419.528, 595.276),
            Trim::Book8x10 => (8.0 * INCH, 10.0 * INCH),
            Trim::Book6x9 => (6.0 * INCH, 9.0 * INCH),
        }
    }

    /// Whether it is held in one hand.
    pub const fn is_small(self) -> bool {
        matches!(self, Trim::A5 | Trim::Book6x9)
    }
}

/// What becomes of the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Read and clicked through.
    Screen,
    /// Printed on one's own printer, one side or both.
    Home,
    /// Printed and bound by a publisher, by the rules of Kindle Direct Publishing: margins that
    /// mirror, a gutter that grows with the pages, no thin lines, nothing but pages in the file.
    Kdp,
}

impl Purpose {
    /// Whether leaves have a back that is printed on.
    pub const fn is_bound(self) -> bool {
        matches!(self, Purpose::Kdp)
    }

    /// The thinnest line that is printed for certain.
    pub const fn thinnest(self) -> f32 {
        match self {
            Purpose::Screen | Purpose::Home => 0.5,
            Purpose::Kdp => 0.75,
        }
    }

    /// The smallest letters.
    pub const fn smallest(self) -> f32 {
        7.0
    }
}

/// The fewest and the most pages that a publisher binds.
pub const BOUND: (usize, usize) = (24, 828);

/// The least distance of print from the binding, by the number of pages.
pub fn gutter(n_pages: usize) -> f32 {
    INCH * match n_pages {
        0..=150 => 0.375,
        151..=300 => 0.5,
        301..=500 => 0.625,
        501..=700 => 0.75,
        _ => 0.875,
    }
}

/// A comfortable distance more than the least.
const EASE: f32 = 0.125 * INCH;

/// Where print may stand on a page; `index` counts pages from 0, so that even ones lie right.
pub fn body(trim: Trim, purpose: Purpose, n_pages: usize, index: usize) -> Area {
    let (width, height) = trim.size();
    let edge = if trim.is_small() { 0.5 * INCH } else { 0.625 * INCH };
    let inside = match purpose {
        Purpose::Screen | Purpose::Home => edge,
        Purpose::Kdp => (gutter(n_pages) + EASE).max(edge),
    };
    let left = if index.is_multiple_of(2) { inside } else { edge };
    Area::new(left, edge, width - inside - edge, height - 2.0 * edge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gutter_grows_with_the_book() {
        let table = [(24, 27.0), (150, 27.0), (151, 36.0), (301, 45.0), (700, 54.0), (828, 63.0)];
        for (pages, points) in table {
            assert_eq!(gutter(pages), points, "{pages} pages");
        }
    }

    #[test]
    fn margins_mirror_in_a_bound_book_and_nowhere_else() {
        let left = |purpose, index| body(Trim::Book6x9, purpose, 400, index).x;
        assert_eq!((left(Purpose::Kdp, 0), left(Purpose::Kdp, 1)), (54.0, 36.0));
        assert_eq!((left(Purpose::Home, 0), left(Purpose::Home, 1)), (36.0, 36.0));
        for trim in Trim::ALL {
            let area = body(trim, Purpose::Kdp, 828, 1);
            let (width, _) = trim.size();
            assert!(width - area.right() >= gutter(828), "{trim:?}");
        }
    }
}
