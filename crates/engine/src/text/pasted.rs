//! One line of a text, freed of what forums and mail put around it. Knows no format.

use super::error::{ParseError, Problem};

/// A line and its number, to tell places in it.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) number: u64,
    pub(super) bytes: &'a [u8],
    /// How many characters of the line stand before `bytes`.
    n_before: u32,
}

impl<'a> Line<'a> {
    /// The line without its carriage return, without its byte-order mark if it is the first, and
    /// out of its quotation marks (`> `) and tags (`[code]`).
    pub(super) fn new(number: u64, bytes: &'a [u8]) -> Line<'a> {
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        let bytes = match bytes.strip_prefix(b"\xEF\xBB\xBF") {
            Some(rest) if number == 1 => rest,
            _ => bytes,
        };
        // Hardly any line of a long list begins or ends like that.
        match bytes.trim_ascii() {
            [b'>' | b'[', ..] | [.., b']'] => {
                let inner = unwrapped(bytes);
                let start = inner.as_ptr() as usize - bytes.as_ptr() as usize;
                Line { number, bytes: inner, n_before: n_chars(&bytes[..start]) }
            }
            _ => Line::plain(number, bytes),
        }
    }

    /// The line as it stands.
    pub(super) fn plain(number: u64, bytes: &'a [u8]) -> Line<'a> {
        Line { number, bytes, n_before: 0 }
    }

    /// A fault at a byte of the line; the column is told in characters.
    pub(super) fn fault(&self, at: usize, problem: Problem) -> ParseError {
        let before = n_chars(&self.bytes[..at.min(self.bytes.len())]);
        ParseError { line: self.number, column: self.n_before + before + 1, problem }
    }

    /// The character at a byte, for a message about it.
    pub(super) fn char_at(&self, at: usize) -> char {
        let rest = &self.bytes[at..self.bytes.len().min(at + 4)];
        match core::str::from_utf8(rest) {
            Ok(text) => text.chars().next(),
            Err(error) => core::str::from_utf8(&rest[..error.valid_up_to()])
                .ok()
                .and_then(|text| text.chars().next()),
        }
        .unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// Whether it says nothing about cells: only white space, a comment, a fence of code, or a
    /// heading in brackets.
    pub(super) fn is_silent(&self) -> bool {
        let text = self.bytes.trim_ascii();
        let marks: [&[u8]; 4] = [b"#", b"//", b"```", b"~~~"];
        text.is_empty() || marks.iter().any(|mark| text.starts_with(mark)) || self.is_heading()
    }

    /// `[Puzzle]`, `[Top 50]`: one pair of brackets with words in it.
    pub(super) fn is_heading(&self) -> bool {
        match self.bytes.trim_ascii() {
            [b'[', inner @ .., b']'] => {
                inner.first().is_some_and(u8::is_ascii_alphabetic)
                    && !inner.iter().any(|byte| matches!(byte, b'[' | b']' | b',' | b'"'))
            }
            _ => false,
        }
    }
}

/// Every byte that does not continue a character begins one.
fn n_chars(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u32
}

fn unwrapped(bytes: &[u8]) -> &[u8] {
    let mut inner = bytes;
    loop {
        let text = inner.trim_ascii_start();
        if let Some(rest) = text.strip_prefix(b">") {
            // One space belongs to the mark; more may be blanks.
            inner = rest.strip_prefix(b" ").unwrap_or(rest);
        } else if let Some(len) = tag(text).or_else(|| number(text)) {
            inner = &text[len..];
        } else {
            break;
        }
    }
    loop {
        let text = inner.trim_ascii_end();
        let Some(start) = text.iter().rposition(|&byte| byte == b'[') else { return inner };
        if tag(&text[start..]) != Some(text.len() - start) {
            return inner;
        }
        inner = &text[..start];
    }
}

/// The tags of forums. Other words in brackets are headings.
const TAGS: [&[u8]; 18] = [
    b"code", b"quote", b"b", b"i", b"u", b"s", b"tt", b"pre", b"size", b"color", b"colour",
    b"font", b"spoiler", b"hidden", b"hide", b"center", b"list", b"url",
];

/// The length of a number in brackets before something else, as in `[12] 53..7`.
fn number(text: &[u8]) -> Option<usize> {
    let inner = text.strip_prefix(b"[")?;
    let n_digits = inner.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let ends = inner[n_digits..].starts_with(b"] ");
    (n_digits > 0 && ends).then_some(n_digits + 3)
}

/// The length of the tag that the text begins with, such as `[/code]` or `[size=85]`.
fn tag(text: &[u8]) -> Option<usize> {
    let inner = text.strip_prefix(b"[")?;
    let len = inner.iter().take(100).position(|&byte| byte == b']')?;
    let inner = inner[..len].strip_prefix(b"/").unwrap_or(&inner[..len]);
    let name = &inner[..inner.iter().take_while(|byte| byte.is_ascii_alphabetic()).count()];
    let is_known = TAGS.iter().any(|known| known.eq_ignore_ascii_case(name));
    let ends = matches!(inner[name.len()..].first(), None | Some(b'=' | b':' | b' '));
    (is_known && ends).then_some(len + 2)
}
