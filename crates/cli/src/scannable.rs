//! An address as a picture in the terminal, to be scanned with a telephone.

use paper::{Code, MARGIN};
use std::fmt::Write;

/// Two rows of squares in each line of text. Light on dark terminals and dark on light ones alike: its
/// own colours are set. Nothing for an address that is too long.
pub fn scannable(address: &str) -> String {
    let Some(code) = Code::of(address) else { return String::new() };
    let mut text = String::new();
    for y in (-MARGIN..code.size() + MARGIN).step_by(2) {
        text.push_str("  \x1b[30;107m");
        for x in -MARGIN..code.size() + MARGIN {
            text.push(match (code.is_dark(x, y), code.is_dark(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        writeln!(text, "\x1b[0m").expect("a String takes all text");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_square() {
        let text = scannable("http://192.168.1.20:9999/");
        let widths: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{text}");
        assert!((13..30).contains(&widths.len()), "{text}");
    }
}
