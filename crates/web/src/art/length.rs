//! A length in a drawing, written to the thousandth. The standard way to write any number exactly
//! is 15 kB of WASM, and no eye sees the difference.

use std::fmt;

#[derive(Clone, Copy)]
pub struct Length(pub f64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thousandths = (self.0 * 1000.0).round() as i64;
        let sign = if thousandths < 0 { "-" } else { "" };
        let (whole, part) = (thousandths.abs() / 1000, thousandths.abs() % 1000);
        match part {
            0 => write!(f, "{sign}{whole}"),
            part => write!(f, "{sign}{whole}.{part:03}"),
        }
    }
}
