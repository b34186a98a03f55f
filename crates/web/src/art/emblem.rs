//! The nine colours with an emblem each, so that none of them depends on its hue.

use super::Length;
use crate::prelude::*;

/// A value from 1 to 9 as a tile: colour and emblem.
#[component]
pub fn Emblem(value: u8) -> impl IntoView {
    view! {
        <span class="gem" style=tile(value)>
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" inner_html=shape(value)></svg>
        </span>
    }
}

/// The same as text for the browser to read.
pub fn emblem_html(value: u8) -> String {
    let (tile, shape) = (tile(value), shape(value));
    format!(
        r#"<span class="gem" style="{tile}"><svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">{shape}</svg></span>"#
    )
}

fn tile(value: u8) -> String {
    format!("--gem:var(--c{value});color:{}", ink(value))
}

/// The columns and lines of so many values in a block as wide as high.
pub fn block(n: usize) -> String {
    let columns = (1..n).find(|side| side * side >= n).unwrap_or(n);
    format!("--block:{columns};--lines:{}", n.div_ceil(columns.max(1)))
}

/// Cream on the dark tiles, ink on the light ones.
const fn ink(value: u8) -> &'static str {
    match value {
        2 | 3 | 4 | 6 | 8 => "#fffdf6",
        _ => "#2c1d19",
    }
}

const fn shape(value: u8) -> &'static str {
    match value {
        // Sun, drop, leaf, moon, star, heart, wave, bolt, flower.
        1 => {
            r#"<circle cx="12" cy="12" r="4.600"/><path d="M12 1.500v4M12 18.500v4M1.500 12h4M18.500 12h4M4.500 4.500l3 3M16.500 16.500l3 3M19.500 4.500l-3 3M7.500 16.500l-3 3" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>"#
        }
        2 => {
            r#"<path d="M12 1.500c5 6.500 7.500 10 7.500 13.500a7.500 7.500 0 01-15 0C4.500 11.500 7 8 12 1.500z"/>"#
        }
        3 => {
            r#"<path d="M21 3C9 2.500 3 8 4 18.500L2.500 21.500 4.500 22l1.500-2.500C16 20 21.500 14 21 3zM7 16.500C9 12 12 9 16 7.500 13 10.500 10 13 8.500 17z"/>"#
        }
        4 => r#"<path d="M15 2a10 10 0 107 15.500A9 9 0 0115 2z"/>"#,
        5 => {
            r#"<path d="M12 1.500l3.200 6.900 7.300.9-5.400 5.100 1.400 7.400L12 18.200l-6.500 3.600 1.400-7.400L1.500 9.300l7.300-.9z"/>"#
        }
        6 => {
            r#"<path d="M12 21.500C3 15 1.500 11.500 1.500 8A5.500 5.500 0 0112 5.500 5.500 5.500 0 0122.500 8c0 3.500-1.500 7-10.500 13.500z"/>"#
        }
        7 => {
            r#"<path d="M1.500 9c3.500-4.500 7-4.500 10.500 0s7 4.500 10.500 0M1.500 16.500c3.500-4.500 7-4.500 10.500 0s7 4.500 10.500 0" fill="none" stroke="currentColor" stroke-width="3.400" stroke-linecap="round"/>"#
        }
        8 => r#"<path d="M14 1L4 14h6.500L8.500 23 20 9.500h-7z"/>"#,
        _ => {
            r#"<circle cx="12" cy="5.500" r="4"/><circle cx="18" cy="10" r="4"/><circle cx="15.800" cy="17.500" r="4"/><circle cx="8.200" cy="17.500" r="4"/><circle cx="6" cy="10" r="4"/><circle cx="12" cy="12" r="3.400" fill="var(--gem)"/>"#
        }
    }
}

/// The same as part of a larger drawing, centered on a point, in units of a cell.
pub fn emblem_art(value: u8, x: f64, y: f64) -> String {
    format!(
        r##"<g style="--gem:var(--c{value})" color="{}"><rect x="{}" y="{}" width=".74" height=".74" rx=".2" style="fill:var(--gem);stroke:var(--ink);stroke-width:.04"/><svg x="{}" y="{}" width=".5" height=".5" viewBox="0 0 24 24" fill="currentColor">{}</svg></g>"##,
        ink(value),
        Length(x - 0.37),
        Length(y - 0.37),
        Length(x - 0.25),
        Length(y - 0.25),
        shape(value)
    )
}
