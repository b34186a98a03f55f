//! What is said of texts that are known and not read.

use engine::{Phrase, phrase};

/// A board of another size than nine.
pub fn size(name: &str, size: u64) -> Phrase {
    let size = u32::try_from(size).unwrap_or(u32::MAX);
    phrase!("format-size", name = name, size = size)
}

/// A board that ends after so many cells.
pub fn cells(found: u32) -> Phrase {
    phrase!("too-few-cells", found = found, expected = 81)
}

/// The beginning of what was found where something else was expected.
pub fn shown(found: &str) -> String {
    found.chars().take(crate::LONGEST_NAME).collect()
}
