//! The inks of a document: warm on a screen, black and greys on paper. It knows no shapes.

use crate::page::Color;
use crate::trim::Purpose;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Lines, digits, headings.
    pub ink: Color,
    /// What is there for those who look for it.
    pub quiet: Color,
    /// Found digits, beside given ones.
    pub found: Color,
    /// Shadows of cards, dots for notes.
    pub faint: Color,
    /// Fills that neighbours are told apart by; the first is bare paper. None is lighter than a press
    /// can print, a tenth of black.
    pub tints: [Color; 5],
}

impl Palette {
    pub const fn of(purpose: Purpose) -> Palette {
        match purpose {
            Purpose::Screen => Palette {
                ink: Color(0x43, 0x30, 0x2b),
                quiet: Color(0x79, 0x66, 0x5e),
                found: Color(0x6b, 0x58, 0x51),
                faint: Color(0xcb, 0xbb, 0xa2),
                tints: [
                    Color::WHITE,
                    Color(0xf0, 0xe2, 0xc4),
                    Color(0xf7, 0xef, 0xdd),
                    Color(0xe6, 0xd3, 0xaa),
                    Color(0xf3, 0xe8, 0xd0),
                ],
            },
            Purpose::Home | Purpose::Kdp => Palette {
                ink: Color::BLACK,
                quiet: Color::grey(85),
                found: Color::grey(70),
                faint: Color::grey(190),
                tints: [
                    Color::WHITE,
                    Color::grey(216),
                    Color::grey(229),
                    Color::grey(202),
                    Color::grey(222),
                ],
            },
        }
    }

    pub fn tint(&self, nth: u8) -> Color {
        self.tints[usize::from(nth) % self.tints.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_can_print_every_grey() {
        let palette = Palette::of(Purpose::Kdp);
        for color in palette.tints[1..].iter().chain([&palette.faint, &palette.quiet]) {
            assert!(color.is_grey() && color.0 <= 229, "{color:?}");
        }
    }
}
