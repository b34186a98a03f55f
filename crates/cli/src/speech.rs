//! Phrases in the language of the terminal's locale.

use engine::Phrase;

pub fn say(phrase: &Phrase) -> String {
    words::say(phrase, native::language())
}

/// The text as a terminal may have it: lines, and nothing else that it would obey.
pub fn shown(text: &str) -> String {
    text.split('\n').map(engine::visible).collect::<Vec<_>>().join("\n")
}

/// Short terms in a row.
pub fn say_row(terms: &[Phrase]) -> String {
    words::say_row(terms, native::language())
}

/// The longest line of what is read at leisure.
pub const WIDTH: usize = 92;

/// Breaks a paragraph into lines of at most `width` characters, where a word allows.
pub fn wrap(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("a bb ccc dddd", 6), "a bb\nccc\ndddd");
        assert_eq!(wrap("incomprehensible", 6), "incomprehensible");
        assert_eq!(wrap("", 6), "");
    }
}
