//! From a terminal's characters to the key names of the one key table.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use session::keys::{Chord, Held, Keymap};
use session::{Intent, View};

/// What this key means in the game on the screen.
pub fn intent(key: KeyEvent, view: &View, keymap: &Keymap) -> Option<Intent> {
    let (code, held) = name(key)?;
    keymap.lookup(&code, held, view)
}

/// A key as it is shown: `u`, `^Z`, `⇧↑`.
pub fn shown(Chord { code, held }: &Chord) -> String {
    let (code, held) = (code.as_str(), *held);
    let key = match code {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Escape" => "Esc",
        "Period" => ".",
        "Comma" => ",",
        "Slash" if held == Held::Shift => return "?".into(),
        other => other.strip_prefix("Key").or(other.strip_prefix("Digit")).unwrap_or(other),
    };
    match (held, code.strip_prefix("Key")) {
        (Held::None, Some(letter)) => letter.to_lowercase(),
        (Held::Shift, Some(letter)) => letter.into(),
        (Held::None, None) => key.into(),
        (Held::Shift, None) => format!("⇧{key}"),
        (Held::Ctrl, _) => format!("^{key}"),
        (Held::CtrlShift, _) => format!("^⇧{key}"),
    }
}

fn name(key: KeyEvent) -> Option<(String, Held)> {
    let mut shift = key.modifiers.contains(KeyModifiers::SHIFT);
    let code = match key.code {
        KeyCode::Up => "ArrowUp".into(),
        KeyCode::Down => "ArrowDown".into(),
        KeyCode::Left => "ArrowLeft".into(),
        KeyCode::Right => "ArrowRight".into(),
        KeyCode::Home => "Home".into(),
        KeyCode::End => "End".into(),
        KeyCode::PageUp => "PageUp".into(),
        KeyCode::PageDown => "PageDown".into(),
        KeyCode::Enter => "Enter".into(),
        KeyCode::Tab => "Tab".into(),
        KeyCode::Esc => "Escape".into(),
        KeyCode::Backspace => "Backspace".into(),
        KeyCode::Delete => "Delete".into(),
        KeyCode::Char(' ') => "Space".into(),
        KeyCode::Char(',') => "Comma".into(),
        KeyCode::Char('.') => "Period".into(),
        KeyCode::Char('?') => {
            shift = true;
            "Slash".into()
        }
        KeyCode::Char(ch @ '0'..='9') => format!("Digit{ch}"),
        KeyCode::Char(ch) if ch.is_ascii_alphabetic() => {
            shift |= ch.is_ascii_uppercase();
            format!("Key{}", ch.to_ascii_uppercase())
        }
        KeyCode::Char(ch) => {
            // Shift and a digit on the layouts most terminals have.
            let digit = "!@#$%^&*(".find(ch)?;
            shift = true;
            format!("Digit{}", digit + 1)
        }
        _ => return None,
    };
    let held = match (key.modifiers.contains(KeyModifiers::CONTROL), shift) {
        (false, false) => Held::None,
        (false, true) => Held::Shift,
        (true, false) => Held::Ctrl,
        (true, true) => Held::CtrlShift,
    };
    Some((code, held))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(code: KeyCode, modifiers: KeyModifiers, expected: (&str, Held)) {
        let named = name(KeyEvent::new(code, modifiers));
        assert_eq!(named.as_ref().map(|(code, held)| (code.as_str(), *held)), Some(expected));
    }

    #[test]
    fn characters_become_key_names() {
        check(KeyCode::Char('z'), KeyModifiers::NONE, ("KeyZ", Held::None));
        check(KeyCode::Char('B'), KeyModifiers::SHIFT, ("KeyB", Held::Shift));
        check(KeyCode::Char('z'), KeyModifiers::CONTROL, ("KeyZ", Held::Ctrl));
        check(KeyCode::Char('#'), KeyModifiers::NONE, ("Digit3", Held::Shift));
        check(KeyCode::Char('?'), KeyModifiers::NONE, ("Slash", Held::Shift));
        check(KeyCode::Up, KeyModifiers::CONTROL, ("ArrowUp", Held::Ctrl));
    }
}
