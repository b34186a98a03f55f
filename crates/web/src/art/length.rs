//! How a length is written in a drawing or a style: to a thousandth, which no eye can tell from the float.
//! The standard library writes any float exactly, by kilobytes of code that would have to be sent.

use std::fmt;

#[derive(Clone, Copy)]
pub struct Length(pub f64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thousandths = (self.0 * 1000.0 + 0.5).floor() as i32;
        let (whole, part) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
        f.write_str(if thousandths < 0 { "-" } else { "" })?;
        write!(f, "{whole}")?;
        match part {
            0 => Ok(()),
            _ if part.is_multiple_of(100) => write!(f, ".{}", part / 100),
            _ if part.is_multiple_of(10) => write!(f, ".{:02}", part / 10),
            _ => write!(f, ".{part:03}"),
        }
    }
}
