//! The tokens in a laid-out pattern: written by `build.rs`, read by `pattern.rs`. All are control
//! characters, which no sentence has.

/// `VALUE name END`: a value.
pub const VALUE: char = '\u{1}';
/// `CHOICE name VARIANT key KEY_END pattern VARIANT … END`: the first pattern whose key fits the
/// value; the last one has no key and fits always.
pub const CHOICE: char = '\u{2}';
pub const VARIANT: char = '\u{3}';
pub const KEY_END: char = '\u{4}';
pub const END: char = '\u{5}';
/// A line break, since a pattern stands on one line.
pub const NEW_LINE: char = '\u{6}';
