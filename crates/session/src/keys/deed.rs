//! The table of deeds: what can be done by a key, by which one at first, and the words for it.

use super::chord::{Preset, ctrl, ctrl_shift, in_terminal, plain, shift, vim};
use crate::wish::{Direction, Select, Stride, Wish};
use engine::{Phrase, phrase};
use games::view::{Mode, View};
use games::{Command, NoteKind};

/// Something a key can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Its name where a player's keys are stored.
    pub name: &'static str,
    pub when: When,
    pub wish: Wish,
    pub(super) keys: &'static [Preset],
}

/// Where a deed is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    Always,
    /// In games with a pad.
    Entering,
    /// In games with a tray.
    Placing,
    /// In the browser only: what a terminal has not.
    Browser,
}

impl Deed {
    /// The way out stays where it is.
    pub fn is_fixed(&self) -> bool {
        self.wish == Wish::Escape
    }

    pub(super) fn is_offered(&self, view: &View) -> bool {
        let commands = |wanted| view.commands.iter().any(|offer| offer.command == wanted);
        let offered = match self.wish {
            Wish::SetMode(mode) => view.modes.contains(&mode),
            Wish::Command(command) => commands(command),
            Wish::Jot => commands(Command::FillNotes),
            Wish::Center => view.modes.contains(&Mode::Note(NoteKind::Center)),
            _ => true,
        };
        offered
            && match self.when {
                When::Always | When::Browser => true,
                When::Entering => !view.pad.is_empty(),
                When::Placing => view.pad.is_empty(),
            }
    }

    /// Whether there is a game in which both are meant.
    pub(super) fn meets(&self, other: &Deed) -> bool {
        use When::{Entering, Placing};
        !matches!((self.when, other.when), (Entering, Placing) | (Placing, Entering))
    }
}

const fn deed(name: &'static str, when: When, wish: Wish, keys: &'static [Preset]) -> Deed {
    Deed { name, when, wish, keys }
}

const fn go(to: Direction, stride: Stride) -> Wish {
    Wish::Go { to, stride, how: Select::Only }
}

const fn more(to: Direction) -> Wish {
    Wish::Go { to, stride: Stride::Cell, how: Select::Also }
}

use Direction::{Down, Left, Right, Up};
use When::{Always, Browser, Entering, Placing};

/// In the order the help screen shows them.
#[rustfmt::skip]
pub const DEEDS: &[Deed] = &[
    deed("up", Always, go(Up, Stride::Cell), &[plain("ArrowUp"), vim("KeyK")]),
    deed("down", Always, go(Down, Stride::Cell), &[plain("ArrowDown"), vim("KeyJ")]),
    deed("left", Always, go(Left, Stride::Cell), &[plain("ArrowLeft"), vim("KeyH")]),
    deed("right", Always, go(Right, Stride::Cell), &[plain("ArrowRight"), vim("KeyL")]),
    deed("more-up", Entering, more(Up), &[shift("ArrowUp")]),
    deed("more-down", Entering, more(Down), &[shift("ArrowDown")]),
    deed("more-left", Entering, more(Left), &[shift("ArrowLeft")]),
    deed("more-right", Entering, more(Right), &[shift("ArrowRight")]),
    deed("box-up", Always, go(Up, Stride::Box), &[ctrl("ArrowUp"), plain("PageUp")]),
    deed("box-down", Always, go(Down, Stride::Box), &[ctrl("ArrowDown"), plain("PageDown")]),
    deed("box-left", Always, go(Left, Stride::Box), &[ctrl("ArrowLeft")]),
    deed("box-right", Always, go(Right, Stride::Box), &[ctrl("ArrowRight")]),
    deed("rim-left", Always, go(Left, Stride::Rim), &[plain("Home")]),
    deed("rim-right", Always, go(Right, Stride::Rim), &[plain("End")]),
    deed("values", Entering, Wish::SetMode(Mode::Value), &[plain("KeyZ")]),
    deed("corner", Entering, Wish::SetMode(Mode::Note(NoteKind::Corner)), &[plain("KeyX")]),
    deed("center", Entering, Wish::SetMode(Mode::Note(NoteKind::Center)), &[plain("KeyC")]),
    deed("color", Entering, Wish::SetMode(Mode::Color), &[plain("KeyV")]),
    deed("tint", Entering, Wish::SetMode(Mode::Tint), &[plain("KeyW")]),
    deed("links", Entering, Wish::SetMode(Mode::Link), &[plain("KeyE")]),
    deed("notes", Entering, Wish::ToggleNotes, &[plain("KeyN")]),
    deed("erase", Entering, Wish::Erase, &[plain("Backspace"), plain("Delete"), plain("Digit0")]),
    deed("select-all", Entering, Wish::SelectAll, &[ctrl("KeyA")]),
    deed("turn", Placing, Wish::TurnClockwise, &[plain("KeyX")]),
    deed("turn-back", Placing, Wish::TurnCounterclockwise, &[plain("KeyZ")]),
    deed("next-piece", Placing, Wish::TakeNext, &[plain("Period"), in_terminal("Tab")]),
    deed("last-piece", Placing, Wish::TakePrevious, &[plain("Comma")]),
    deed("drop", Placing, Wish::Drop, &[plain("Enter"), plain("Space")]),
    deed("undo", Always, Wish::Undo, &[ctrl("KeyZ"), plain("KeyU")]),
    deed("redo", Always, Wish::Redo, &[ctrl("KeyY"), ctrl_shift("KeyZ"), plain("KeyY")]),
    deed("mark", Always, Wish::Mark, &[plain("KeyM")]),
    deed("return", Always, Wish::ReturnToMark, &[plain("KeyB")]),
    deed("back-to-right", Always, Wish::BackToRight, &[shift("KeyB")]),
    deed("hint", Always, Wish::Hint, &[plain("KeyT")]),
    deed("check", Entering, Wish::Command(Command::Check), &[plain("KeyA")]),
    deed("fill-notes", Entering, Wish::Command(Command::FillNotes), &[plain("KeyF")]),
    deed("jot", Entering, Wish::Jot, &[shift("KeyF")]),
    deed("to-center", Entering, Wish::Center, &[plain("Period")]),
    deed("fill-last", Entering, Wish::Command(Command::FillLast), &[plain("KeyG")]),
    deed("submit", Placing, Wish::Command(Command::Submit), &[plain("KeyS")]),
    deed("pause", Always, Wish::Pause, &[plain("KeyP")]),
    deed("escape", Always, Wish::Escape, &[plain("Escape")]),
    deed("mute", Browser, Wish::Mute, &[plain("KeyQ")]),
    deed("help", Always, Wish::Help, &[shift("Slash")]),
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
        Wish::SetMode(Mode::Link) | Wish::Link { .. } => phrase!("mode-link"),
        Wish::SetMode(Mode::Color) => phrase!("mode-color"),
        Wish::Erase => phrase!("key-erase"),
        Wish::Jot => phrase!("key-jot"),
        Wish::Center => phrase!("key-center"),
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
        Wish::Command(Command::FillLast) => phrase!("command-fill-last"),
        Wish::Command(_) => phrase!("key-submit"),
        Wish::Escape => phrase!("key-escape"),
        Wish::Help => phrase!("key-help"),
        Wish::Mute => phrase!("key-mute"),
    }
}
