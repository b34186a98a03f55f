//! For terminals that show nothing but ASCII: everything is drawn as always, and at the end each
//! character becomes the one that comes nearest to it.

use ratatui::buffer::Buffer;

/// What stands left becomes what stands right of it.
const FOLDS: [(&str, char); 34] = [
    ("─━═┄┈–—‐−", '-'),
    ("│┃║┆┊", '|'),
    ("┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬", '+'),
    ("·•…", '.'),
    ("▸›→", '>'),
    ("‹←", '<'),
    ("↑⇧", '^'),
    ("↓", 'v'),
    ("█✓●", '#'),
    ("░", ':'),
    ("“”„«»", '"'),
    ("‘’‚", '\''),
    ("×", 'x'),
    // The emblems, each another.
    ("☼", 'o'),
    ("♦", 'd'),
    ("♣", 'l'),
    ("☾", 'c'),
    ("★", '*'),
    ("♥", 'h'),
    ("≈", '~'),
    ("↯", 'z'),
    ("✿", 'f'),
    ("äàáâ", 'a'),
    ("öòóô", 'o'),
    ("üùúû", 'u'),
    ("éèê", 'e'),
    ("Ä", 'A'),
    ("Ö", 'O'),
    ("Ü", 'U'),
    ("ß", 's'),
    ("⁄", '/'),
    ("🟩", '#'),
    ("🟨", '+'),
    ("⬜", '.'),
];

pub fn fold(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(plain) = cell.symbol().chars().next().and_then(nearest) {
            cell.set_char(plain);
        }
    }
}

/// The nearest character, for one that is not ASCII.
fn nearest(ch: char) -> Option<char> {
    if ch.is_ascii() {
        return None;
    }
    let found = FOLDS.iter().find(|(these, _)| these.contains(ch)).map(|(_, plain)| *plain);
    found.or_else(|| small_digit(ch)).or(Some('?'))
}

/// Raised and lowered digits.
fn small_digit(ch: char) -> Option<char> {
    let value = match ch {
        '¹' => 1,
        '²' => 2,
        '³' => 3,
        '⁰'..='⁹' => ch as u32 - '⁰' as u32,
        '₀'..='₉' => ch as u32 - '₀' as u32,
        _ => return None,
    };
    char::from_digit(value, 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(drawn: &str, expected: &str) {
        let mut buffer = Buffer::with_lines([drawn]);
        fold(&mut buffer);
        let shown: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(shown, expected);
    }

    #[test]
    fn what_is_drawn_stays_readable() {
        check("┌───┐ ▸ 1–4 ⁹₂ ☼ ♥", "+---+ > 1-4 92 o h");
        check("plain | text", "plain | text");
        check("schöne Grüße", "schone Gruse");
    }
}
