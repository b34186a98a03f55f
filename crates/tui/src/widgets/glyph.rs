//! One character for one value, readable without colour.

use crate::theme::{Paint, Theme};
use ratatui::style::Style;
use session::view::Face;

/// Sun, drop, leaf, moon, star, heart, wave, bolt, flower.
const EMBLEMS: [char; 9] = ['☼', '♦', '♣', '☾', '★', '♥', '≈', '↯', '✿'];

pub fn of(value: u8, face: Face) -> char {
    match face {
        Face::Digits | Face::Bits => char::from(b'0' + value.min(9)),
        Face::Colors => EMBLEMS[usize::from(value.clamp(1, 9)) - 1],
    }
}

/// What the face itself adds to a value's style.
pub fn style(value: u8, face: Face, base: Style, theme: Theme) -> Style {
    match face {
        Face::Digits => base,
        Face::Colors => base.patch(theme.style(Paint::Swatch(value))),
        Face::Bits if value == 1 => base.bold(),
        Face::Bits => base,
    }
}

pub fn subscript(number: u32) -> char {
    char::from_u32('₀' as u32 + number.min(9)).expect("the subscripts follow each other")
}

pub fn superscript(number: u8) -> char {
    const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    RAISED[usize::from(number.min(9))]
}
