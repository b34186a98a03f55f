//! Text in lines that fit: nothing is ever cut off at the right.

use ratatui::text::Line;

/// The lines that a text takes in this width. Words stay whole unless one alone is too long.
pub fn lines(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && width_of(&line) + 1 + width_of(word) > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for ch in word.chars() {
                if width_of(&line) >= width {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(ch);
            }
        }
        lines.push(line);
    }
    lines
}

fn width_of(text: &str) -> usize {
    Line::raw(text).width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, width: u16, expected: &[&str]) {
        assert_eq!(lines(text, width), expected);
    }

    #[test]
    fn words_stay_whole_where_they_can() {
        check("one two three", 7, &["one two", "three"]);
        check("one two three", 80, &["one two three"]);
        check("a/very/long/path", 6, &["a/very", "/long/", "path"]);
        check("", 5, &[]);
    }
}
