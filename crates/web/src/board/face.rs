//! How a value looks: a digit, a colour with its emblem, or a bit.

use crate::art::{Length, emblem_art, emblem_html};
use session::view::Face;

/// A value as text for the browser to read.
pub fn value_html(face: Face, value: u8) -> String {
    match face {
        Face::Digits => format!(r#"<span class="value">{value}</span>"#),
        Face::Colors => emblem_html(value),
        Face::Bits if value == 0 => r#"<span class="bit zero">0</span>"#.to_owned(),
        Face::Bits => r#"<span class="bit one">1</span>"#.to_owned(),
    }
}

/// A value as part of a drawing, centered on a point, in units of a cell.
pub fn value_art(face: Face, value: u8, x: f64, y: f64) -> String {
    let (across, down) = (Length(x), |by: f64| Length(y + by));
    match face {
        Face::Digits => format!(r#"<text x="{across}" y="{}">{value}</text>"#, down(0.22)),
        Face::Colors => emblem_art(value, x, y),
        Face::Bits if value == 0 => format!(
            r#"<circle cx="{across}" cy="{}" r=".31" style="fill:var(--paper);stroke:var(--hue);stroke-width:.09"/><text x="{across}" y="{}" style="font-size:.42px">0</text>"#,
            down(0.0),
            down(0.15)
        ),
        Face::Bits => format!(
            r#"<rect x="{}" y="{}" width=".7" height=".7" rx=".16" style="fill:var(--hue-d);stroke:var(--ink);stroke-width:.04"/><text x="{across}" y="{}" style="font-size:.46px;fill:var(--on-color)">1</text>"#,
            Length(x - 0.35),
            down(-0.35),
            down(0.16)
        ),
    }
}
