//! A stranger's text as it may stand in a message: nothing in it that a screen obeys. Knows no message.

use alloc::borrow::Cow;
use alloc::string::String;

/// The text with each control character written out, as `\u{1b}`: whatever stands in a file, it
/// neither colours a terminal, nor moves its cursor, nor turns the direction of a line.
///
/// ```
/// # use ninefold_engine as engine;
/// assert_eq!(engine::visible("a\u{1b}[31m"), r"a\u{1b}[31m");
/// assert_eq!(engine::visible("é 数独"), "é 数独");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if !has_obeyed(text) {
        return Cow::Borrowed(text);
    }
    let mut seen = String::with_capacity(text.len() + 16);
    for ch in text.chars() {
        if is_obeyed(ch) { seen.extend(ch.escape_default()) } else { seen.push(ch) }
    }
    Cow::Owned(seen)
}

/// Looks at many bytes at a time, and closer only where one is beyond the letters of ASCII: a long text
/// is mostly those. All that is obeyed but controls begins with one of three bytes.
fn has_obeyed(text: &str) -> bool {
    const MANY: usize = 64;
    let is_obeyed_at = |(at, byte): (usize, &u8)| match byte {
        b' '..=b'~' => false,
        ..b' ' | b'\x7f' => true,
        0xc2 | 0xd8 | 0xe2 => text[at..].chars().next().is_some_and(is_obeyed),
        _ => false,
    };
    text.as_bytes().chunks(MANY).enumerate().any(|(nth, bytes)| {
        let is_plain = bytes.iter().fold(true, |plain, byte| plain & (b' '..=b'~').contains(byte));
        !is_plain && (nth * MANY..).zip(bytes).any(is_obeyed_at)
    })
}

/// Controls of a terminal (C0, DEL, C1), of the writing direction, and ends of lines beyond ASCII.
fn is_obeyed(ch: char) -> bool {
    ch.is_control()
        || matches!(ch, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(ch, '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_screen_would_obey_is_written_out() {
        for (text, expected) in [
            ("\x1b]0;title\x07", r"\u{1b}]0;title\u{7}"),
            ("\u{9b}31m", r"\u{9b}31m"),
            ("a\r\nb\t\x7f", r"a\r\nb\t\u{7f}"),
            ("\u{202e}gnp.\u{2066}", r"\u{202e}gnp.\u{2066}"),
        ] {
            assert_eq!(visible(text), expected);
        }
        for ch in (0..0x3000).filter_map(char::from_u32) {
            let mut bytes = [0; 4];
            let is_written_out = matches!(visible(ch.encode_utf8(&mut bytes)), Cow::Owned(_));
            assert_eq!(is_written_out, is_obeyed(ch), "{ch:?}");
        }
    }
}
