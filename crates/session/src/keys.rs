//! The one key table: what a key does, and the words for it that the help screen shows.
//!
//! Keys are named as browsers name their place on the board (`KeyboardEvent.code`), so that Shift
//! and the layout do not matter; a terminal translates its characters into the same names.

use crate::wish::{Direction, Select, Stride, Wish};
use engine::{Phrase, phrase};
use games::view::{Mode, View};
use games::{Command, NoteKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key<'a> {
    pub code: &'a str,
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

/// Where a binding holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Always,
    /// In games with a pad.
    Entering,
    /// In games with a tray.
    Placing,
    /// In the terminal only: `h j k l` and what browsers keep for themselves.
    Terminal,
    /// In the browser only: what a terminal has not.
    Browser,
}

/// Which front end asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Browser,
    Terminal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    pub code: &'static str,
    pub held: Held,
    pub when: When,
    pub wish: Wish,
}

/// What this key means in this game, if anything.
pub fn lookup(key: Key<'_>, view: &View, place: Place) -> Option<Wish> {
    if let Some(wish) = value_key(key, view) {
        return Some(wish);
    }
    listed(view, place)
        .filter(|binding| binding.code == key.code && binding.held == key.held)
        .map(|binding| binding.wish)
        .next()
}

/// The bindings that hold in this game, for the help screen.
pub fn listed(view: &View, place: Place) -> impl Iterator<Item = &'static Binding> {
    BINDINGS.iter().filter(move |binding| holds(binding, view, place))
}

fn holds(binding: &Binding, view: &View, place: Place) -> bool {
    let offered = match binding.wish {
        Wish::SetMode(mode) => view.modes.contains(&mode),
        Wish::TakeNext | Wish::TakePrevious => view.pad.is_empty(),
        _ => true,
    };
    offered && holds_there(binding.when, view, place)
}

fn holds_there(when: When, view: &View, place: Place) -> bool {
    match when {
        When::Always => true,
        When::Entering => !view.pad.is_empty(),
        When::Placing => view.pad.is_empty(),
        When::Terminal => place == Place::Terminal,
        When::Browser => place == Place::Browser,
    }
}

/// Digit keys: plain in the mode set, Shift for corner notes, Ctrl for center notes.
fn value_key(key: Key<'_>, view: &View) -> Option<Wish> {
    let digit = key.code.strip_prefix("Digit").or(key.code.strip_prefix("Numpad"))?;
    let value =
        digit.parse().ok().filter(|value| view.pad.iter().any(|pad| pad.value == *value))?;
    let mode = match key.held {
        Held::None => None,
        Held::Shift => Some(Mode::Note(NoteKind::Corner)),
        Held::Ctrl => Some(Mode::Note(NoteKind::Center)),
        Held::CtrlShift => Some(Mode::Color),
    };
    Some(Wish::Value { value, mode })
}

const fn bind(code: &'static str, held: Held, when: When, wish: Wish) -> Binding {
    Binding { code, held, when, wish }
}

const fn go(to: Direction, stride: Stride, how: Select) -> Wish {
    Wish::Go { to, stride, how }
}

use Direction::{Down, Left, Right, Up};
use Held::{Ctrl, CtrlShift, None as Plain, Shift};
use When::{Always, Browser, Entering, Placing, Terminal};

/// In the order the help screen shows them.
pub const BINDINGS: &[Binding] = &[
    bind("ArrowUp", Plain, Always, go(Up, Stride::Cell, Select::Only)),
    bind("ArrowDown", Plain, Always, go(Down, Stride::Cell, Select::Only)),
    bind("ArrowLeft", Plain, Always, go(Left, Stride::Cell, Select::Only)),
    bind("ArrowRight", Plain, Always, go(Right, Stride::Cell, Select::Only)),
    bind("KeyK", Plain, Terminal, go(Up, Stride::Cell, Select::Only)),
    bind("KeyJ", Plain, Terminal, go(Down, Stride::Cell, Select::Only)),
    bind("KeyH", Plain, Terminal, go(Left, Stride::Cell, Select::Only)),
    bind("KeyL", Plain, Terminal, go(Right, Stride::Cell, Select::Only)),
    bind("ArrowUp", Shift, Entering, go(Up, Stride::Cell, Select::Also)),
    bind("ArrowDown", Shift, Entering, go(Down, Stride::Cell, Select::Also)),
    bind("ArrowLeft", Shift, Entering, go(Left, Stride::Cell, Select::Also)),
    bind("ArrowRight", Shift, Entering, go(Right, Stride::Cell, Select::Also)),
    bind("ArrowUp", Ctrl, Always, go(Up, Stride::Box, Select::Only)),
    bind("ArrowDown", Ctrl, Always, go(Down, Stride::Box, Select::Only)),
    bind("ArrowLeft", Ctrl, Always, go(Left, Stride::Box, Select::Only)),
    bind("ArrowRight", Ctrl, Always, go(Right, Stride::Box, Select::Only)),
    bind("PageUp", Plain, Always, go(Up, Stride::Box, Select::Only)),
    bind("PageDown", Plain, Always, go(Down, Stride::Box, Select::Only)),
    bind("Home", Plain, Always, go(Left, Stride::Rim, Select::Only)),
    bind("End", Plain, Always, go(Right, Stride::Rim, Select::Only)),
    bind("KeyZ", Plain, Entering, Wish::SetMode(Mode::Value)),
    bind("KeyX", Plain, Entering, Wish::SetMode(Mode::Note(NoteKind::Corner))),
    bind("KeyC", Plain, Entering, Wish::SetMode(Mode::Note(NoteKind::Center))),
    bind("KeyV", Plain, Entering, Wish::SetMode(Mode::Color)),
    bind("KeyW", Plain, Entering, Wish::SetMode(Mode::Tint)),
    bind("KeyN", Plain, Entering, Wish::ToggleNotes),
    bind("Backspace", Plain, Entering, Wish::Erase),
    bind("Delete", Plain, Entering, Wish::Erase),
    bind("Digit0", Plain, Entering, Wish::Erase),
    bind("KeyA", Ctrl, Entering, Wish::SelectAll),
    bind("KeyX", Plain, Placing, Wish::TurnClockwise),
    bind("KeyZ", Plain, Placing, Wish::TurnCounterclockwise),
    bind("Period", Plain, Placing, Wish::TakeNext),
    bind("Comma", Plain, Placing, Wish::TakePrevious),
    bind("Tab", Plain, Terminal, Wish::TakeNext),
    bind("Enter", Plain, Placing, Wish::Drop),
    bind("Space", Plain, Placing, Wish::Drop),
    bind("KeyZ", Ctrl, Always, Wish::Undo),
    bind("KeyU", Plain, Always, Wish::Undo),
    bind("KeyY", Ctrl, Always, Wish::Redo),
    bind("KeyZ", CtrlShift, Always, Wish::Redo),
    bind("KeyY", Plain, Always, Wish::Redo),
    bind("KeyM", Plain, Always, Wish::Mark),
    bind("KeyB", Plain, Always, Wish::ReturnToMark),
    bind("KeyB", Shift, Always, Wish::BackToRight),
    bind("KeyT", Plain, Always, Wish::Hint),
    bind("KeyA", Plain, Entering, Wish::Command(Command::Check)),
    bind("KeyF", Plain, Entering, Wish::Command(Command::FillNotes)),
    bind("KeyF", Shift, Entering, Wish::Jot),
    bind("KeyS", Plain, Placing, Wish::Command(Command::Submit)),
    bind("KeyP", Plain, Always, Wish::Pause),
    bind("Escape", Plain, Always, Wish::Escape),
    bind("KeyQ", Plain, Browser, Wish::Mute),
    bind("Slash", Shift, Always, Wish::Help),
];

/// The words for a wish, for the help screen.
pub fn words_for(wish: Wish) -> Phrase {
    match wish {
        Wish::Go { how: Select::Only, stride: Stride::Cell, .. } => phrase!("key-go"),
        Wish::Go { how: Select::Only, stride: Stride::Box, .. } => phrase!("key-go-box"),
        Wish::Go { how: Select::Only, stride: Stride::Rim, .. } => phrase!("key-go-rim"),
        Wish::Go { .. } => phrase!("key-select-more"),
        Wish::Point { .. } | Wish::Sweep { .. } => phrase!("key-point"),
        Wish::DoubleTap { .. } => phrase!("key-select-same"),
        Wish::SelectAll => phrase!("key-select-all"),
        Wish::Value { .. } => phrase!("key-value"),
        Wish::SetMode(Mode::Value) => phrase!("mode-value"),
        Wish::SetMode(Mode::Note(NoteKind::Simple)) | Wish::ToggleNotes => phrase!("mode-notes"),
        Wish::SetMode(Mode::Note(NoteKind::Corner)) => phrase!("mode-corner"),
        Wish::SetMode(Mode::Note(NoteKind::Center)) => phrase!("mode-center"),
        Wish::SetMode(Mode::Tint) => phrase!("mode-tint"),
        Wish::SetMode(Mode::Color) => phrase!("mode-color"),
        Wish::Erase => phrase!("key-erase"),
        Wish::Jot => phrase!("key-jot"),
        Wish::Take { .. } | Wish::TakeNext => phrase!("key-take-next"),
        Wish::TakePrevious => phrase!("key-take-previous"),
        Wish::TurnClockwise => phrase!("key-turn-clockwise"),
        Wish::TurnCounterclockwise => phrase!("key-turn-counterclockwise"),
        Wish::Drop => phrase!("key-drop"),
        Wish::Undo => phrase!("key-undo"),
        Wish::Redo => phrase!("key-redo"),
        Wish::Mark => phrase!("key-mark"),
        Wish::ReturnToMark => phrase!("key-return"),
        Wish::BackToRight => phrase!("key-back-to-right"),
        Wish::Hint => phrase!("key-hint"),
        Wish::Pause => phrase!("key-pause"),
        Wish::Command(Command::Check) => phrase!("key-check"),
        Wish::Command(Command::FillNotes) => phrase!("key-fill-notes"),
        Wish::Command(_) => phrase!("key-submit"),
        Wish::Escape => phrase!("key-escape"),
        Wish::Help => phrase!("key-help"),
        Wish::Mute => phrase!("key-mute"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_means_two_things_in_one_place() {
        for (place, one) in BINDINGS.iter().enumerate() {
            for other in &BINDINGS[place + 1..] {
                let same_key = one.code == other.code && one.held == other.held;
                let apart =
                    matches!((one.when, other.when), (Entering, Placing) | (Placing, Entering));
                assert!(!same_key || apart, "{one:?} and {other:?}");
            }
        }
    }
}
