//! The tokens in laid-out messages: written by `build/fluent.rs`, read by `messages.rs` and
//! `pattern.rs`. All are control characters, which no sentence has.

/// `name NAME_END pattern`: a message, on a line of its own.
pub const NAME_END: char = '\u{7}';
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
