//! A key with what is held, its text form, and the keys that are built in.

use super::Frontend;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;
use engine::{Phrase, error_by_phrase, phrase};

/// A key and the modifiers held with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chord {
    pub code: String,
    pub held: Held,
}

/// The modifiers held with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    None,
    Shift,
    Ctrl,
    CtrlShift,
}

impl Held {
    const ALL: [Held; 4] = [Held::CtrlShift, Held::Ctrl, Held::Shift, Held::None];

    const fn prefix(self) -> &'static str {
        match self {
            Held::CtrlShift => "Ctrl+Shift+",
            Held::Ctrl => "Ctrl+",
            Held::Shift => "Shift+",
            Held::None => "",
        }
    }
}

/// The value that a digit key stands for, on either side of the keyboard.
pub(super) fn value_of(code: &str) -> Option<u8> {
    let digit = code.strip_prefix("Digit").or(code.strip_prefix("Numpad"))?;
    digit.parse().ok().filter(|value| *value > 0)
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.held.prefix(), self.code)
    }
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseChordError {
    pub found: String,
}

impl ParseChordError {
    pub fn phrase(&self) -> Phrase {
        let found = self.found.as_str();
        phrase!("found-expected", found = found, expected = phrase!("expect-key"))
    }
}

error_by_phrase!(ParseChordError);

impl FromStr for Chord {
    type Err = ParseChordError;
    fn from_str(text: &str) -> Result<Chord, ParseChordError> {
        let parts = Held::ALL.into_iter().find_map(|held| {
            let code = text.strip_prefix(held.prefix())?;
            Some((held, code))
        });
        let named =
            |code: &str| !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match parts {
            Some((held, code)) if named(code) => Ok(Chord { code: code.to_string(), held }),
            _ => Err(ParseChordError { found: text.to_string() }),
        }
    }
}

/// A key of the table as it is built in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefaultKey {
    pub(super) code: &'static str,
    pub(super) held: Held,
    pub(super) layer: Layer,
}

/// For whom a built-in key is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layer {
    All,
    /// `h j k l`.
    Vim,
    /// What browsers keep for themselves.
    Terminal,
}

impl Layer {
    pub(super) fn is_on(self, vim: bool, frontend: Frontend) -> bool {
        match self {
            Layer::All => true,
            Layer::Vim => vim,
            Layer::Terminal => frontend == Frontend::Terminal,
        }
    }
}

impl DefaultKey {
    pub(super) fn chord(&self) -> Chord {
        Chord { code: self.code.to_string(), held: self.held }
    }
}

pub(super) const fn plain(code: &'static str) -> DefaultKey {
    DefaultKey { code, held: Held::None, layer: Layer::All }
}

pub(super) const fn shift(code: &'static str) -> DefaultKey {
    DefaultKey { code, held: Held::Shift, layer: Layer::All }
}

pub(super) const fn ctrl(code: &'static str) -> DefaultKey {
    DefaultKey { code, held: Held::Ctrl, layer: Layer::All }
}

pub(super) const fn ctrl_shift(code: &'static str) -> DefaultKey {
    DefaultKey { code, held: Held::CtrlShift, layer: Layer::All }
}

pub(super) const fn vim(code: &'static str) -> DefaultKey {
    DefaultKey { code, held: Held::None, layer: Layer::Vim }
}

pub(super) const fn in_terminal(code: &'static str) -> DefaultKey {
    DefaultKey { code, held: Held::None, layer: Layer::Terminal }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<(&str, Held)>) {
        let chord: Option<Chord> = text.parse().ok();
        let parts = chord.as_ref().map(|chord| (chord.code.as_str(), chord.held));
        assert_eq!(parts, expected);
        assert!(chord.is_none_or(|chord| chord.to_string() == text));
    }

    #[test]
    fn chords_are_read_as_written() {
        check("KeyZ", Some(("KeyZ", Held::None)));
        check("Shift+KeyB", Some(("KeyB", Held::Shift)));
        check("Ctrl+Shift+ArrowUp", Some(("ArrowUp", Held::CtrlShift)));
        check("Ctrl+", None);
        check("", None);
        check("Hyper+KeyZ", None);
    }
}
