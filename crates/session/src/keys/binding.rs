//! The table of bindings: what can be done by a key, by which one at first, and the words for it.

use super::chord::{DefaultKey, ctrl, ctrl_shift, in_terminal, plain, shift, vim};
use crate::intent::{Direction, Intent, Select, Stride};
use engine::{Phrase, phrase};
use games::view::{EntryMode, View};
use games::{Command, NoteKind};

/// Something a key can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Its name where a player's keys are stored.
    pub name: &'static str,
    pub when: When,
    pub intent: Intent,
    pub(super) keys: &'static [DefaultKey],
}

/// Where a binding is meant.
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

impl Binding {
    /// The way out stays where it is.
    pub fn is_fixed(&self) -> bool {
        self.intent == Intent::Escape
    }

    pub(super) fn is_offered(&self, view: &View) -> bool {
        let commands = |wanted| view.commands.iter().any(|offer| offer.command == wanted);
        let offered = match self.intent {
            // Where there is one way to enter, there is nothing to choose.
            Intent::SetMode(mode) => view.modes.len() > 1 && view.modes.contains(&mode),
            Intent::ToggleNotes => view.modes.len() > 1,
            Intent::Erase => view.eraser,
            Intent::Command(command) => commands(command),
            Intent::Jot => commands(Command::FillNotes),
            Intent::Center => view.modes.contains(&EntryMode::Note(NoteKind::Center)),
            _ => true,
        };
        offered
            && match self.when {
                When::Always | When::Browser => true,
                When::Entering => !view.pad.is_empty(),
                When::Placing => view.has_tray(),
            }
    }

    /// Whether there is a game in which both are meant.
    pub(super) fn meets(&self, other: &Binding) -> bool {
        use When::{Entering, Placing};
        !matches!((self.when, other.when), (Entering, Placing) | (Placing, Entering))
    }
}

const fn binding(
    name: &'static str,
    when: When,
    intent: Intent,
    keys: &'static [DefaultKey],
) -> Binding {
    Binding { name, when, intent, keys }
}

const fn go(to: Direction, stride: Stride) -> Intent {
    Intent::Go { to, stride, how: Select::Only }
}

const fn more(to: Direction) -> Intent {
    Intent::Go { to, stride: Stride::Cell, how: Select::Also }
}

use Direction::{Down, Left, Right, Up};
use When::{Always, Browser, Entering, Placing};

/// In the order the help screen shows them.
#[rustfmt::skip]
pub const BINDINGS: &[Binding] = &[
    binding("up", Always, go(Up, Stride::Cell), &[plain("ArrowUp"), vim("KeyK")]),
    binding("down", Always, go(Down, Stride::Cell), &[plain("ArrowDown"), vim("KeyJ")]),
    binding("left", Always, go(Left, Stride::Cell), &[plain("ArrowLeft"), vim("KeyH")]),
    binding("right", Always, go(Right, Stride::Cell), &[plain("ArrowRight"), vim("KeyL")]),
    binding("more-up", Entering, more(Up), &[shift("ArrowUp")]),
    binding("more-down", Entering, more(Down), &[shift("ArrowDown")]),
    binding("more-left", Entering, more(Left), &[shift("ArrowLeft")]),
    binding("more-right", Entering, more(Right), &[shift("ArrowRight")]),
    binding("box-up", Always, go(Up, Stride::Box), &[ctrl("ArrowUp"), plain("PageUp")]),
    binding("box-down", Always, go(Down, Stride::Box), &[ctrl("ArrowDown"), plain("PageDown")]),
    binding("box-left", Always, go(Left, Stride::Box), &[ctrl("ArrowLeft")]),
    binding("box-right", Always, go(Right, Stride::Box), &[ctrl("ArrowRight")]),
    binding("rim-left", Always, go(Left, Stride::Rim), &[plain("Home")]),
    binding("rim-right", Always, go(Right, Stride::Rim), &[plain("End")]),
    binding("values", Entering, Intent::SetMode(EntryMode::Value), &[plain("KeyZ")]),
    binding("corner", Entering, Intent::SetMode(EntryMode::Note(NoteKind::Corner)), &[plain("KeyX")]),
    binding("center", Entering, Intent::SetMode(EntryMode::Note(NoteKind::Center)), &[plain("KeyC")]),
    binding("color", Entering, Intent::SetMode(EntryMode::Color), &[plain("KeyV")]),
    binding("tint", Entering, Intent::SetMode(EntryMode::Tint), &[plain("KeyW")]),
    binding("links", Entering, Intent::SetMode(EntryMode::Link), &[plain("KeyE")]),
    binding("notes", Entering, Intent::ToggleNotes, &[plain("KeyN")]),
    binding("erase", Entering, Intent::Erase, &[plain("Backspace"), plain("Delete"), plain("Digit0")]),
    binding("select-all", Entering, Intent::SelectAll, &[ctrl("KeyA")]),
    binding("turn", Placing, Intent::TurnClockwise, &[plain("KeyX")]),
    binding("turn-back", Placing, Intent::TurnCounterclockwise, &[plain("KeyZ")]),
    binding("next-piece", Placing, Intent::TakeNext, &[plain("Period"), in_terminal("Tab")]),
    binding("last-piece", Placing, Intent::TakePrevious, &[plain("Comma")]),
    binding("drop", Placing, Intent::Drop, &[plain("Enter"), plain("Space")]),
    binding("undo", Always, Intent::Undo, &[ctrl("KeyZ"), plain("KeyU")]),
    binding("redo", Always, Intent::Redo, &[ctrl("KeyY"), ctrl_shift("KeyZ"), plain("KeyY")]),
    binding("mark", Always, Intent::Checkpoint, &[plain("KeyM")]),
    binding("return", Always, Intent::ReturnToCheckpoint, &[plain("KeyB")]),
    binding("back-to-right", Always, Intent::BackToRight, &[shift("KeyB")]),
    binding("hint", Always, Intent::Hint, &[plain("KeyT")]),
    binding("check", Entering, Intent::Command(Command::Check), &[plain("KeyA")]),
    binding("fill-notes", Entering, Intent::Command(Command::FillNotes), &[plain("KeyF")]),
    binding("jot", Entering, Intent::Jot, &[shift("KeyF")]),
    binding("to-center", Entering, Intent::Center, &[plain("Period")]),
    binding("fill-last", Entering, Intent::Command(Command::FillLast), &[plain("KeyG")]),
    binding("submit", Placing, Intent::Command(Command::Submit), &[plain("KeyS")]),
    binding("pause", Always, Intent::Pause, &[plain("KeyP")]),
    binding("escape", Always, Intent::Escape, &[plain("Escape")]),
    binding("mute", Browser, Intent::Mute, &[plain("KeyQ")]),
    binding("help", Always, Intent::Help, &[shift("Slash")]),
];

/// The words for an intent, for the help screen.
pub fn words_for(intent: Intent) -> Phrase {
    match intent {
        Intent::Go { how: Select::Only, stride: Stride::Cell, .. } => phrase!("key-go"),
        Intent::Go { how: Select::Only, stride: Stride::Box, .. } => phrase!("key-go-box"),
        Intent::Go { how: Select::Only, stride: Stride::Rim, .. } => phrase!("key-go-rim"),
        Intent::Go { .. } => phrase!("key-select-more"),
        Intent::Point { .. } | Intent::Sweep { .. } => phrase!("key-point"),
        Intent::DoubleTap { .. } => phrase!("key-select-same"),
        Intent::SelectAll => phrase!("key-select-all"),
        Intent::Value { .. } => phrase!("key-value"),
        Intent::SetMode(EntryMode::Value) => phrase!("mode-value"),
        Intent::SetMode(EntryMode::Note(NoteKind::Simple)) | Intent::ToggleNotes => {
            phrase!("mode-notes")
        }
        Intent::SetMode(EntryMode::Note(NoteKind::Corner)) => phrase!("mode-corner"),
        Intent::SetMode(EntryMode::Note(NoteKind::Center)) => phrase!("mode-center"),
        Intent::SetMode(EntryMode::Tint) => phrase!("mode-tint"),
        Intent::SetMode(EntryMode::Link) | Intent::Link { .. } => phrase!("mode-link"),
        Intent::SetMode(EntryMode::Color) => phrase!("mode-color"),
        Intent::Erase => phrase!("key-erase"),
        Intent::Jot => phrase!("key-jot"),
        Intent::Center => phrase!("key-center"),
        Intent::Take { .. } | Intent::TakeNext => phrase!("key-take-next"),
        Intent::TakePrevious => phrase!("key-take-previous"),
        Intent::TurnClockwise => phrase!("key-turn-clockwise"),
        Intent::TurnCounterclockwise => phrase!("key-turn-counterclockwise"),
        Intent::Drop => phrase!("key-drop"),
        Intent::Undo => phrase!("key-undo"),
        Intent::Redo => phrase!("key-redo"),
        Intent::Checkpoint => phrase!("key-checkpoint"),
        Intent::ReturnToCheckpoint => phrase!("key-return"),
        Intent::BackToRight => phrase!("key-back-to-right"),
        Intent::Hint => phrase!("key-hint"),
        Intent::Pause => phrase!("key-pause"),
        Intent::Command(Command::Check) => phrase!("key-check"),
        Intent::Command(Command::FillNotes) => phrase!("key-fill-notes"),
        Intent::Command(Command::FillLast) => phrase!("command-fill-last"),
        Intent::Command(_) => phrase!("key-submit"),
        Intent::Escape => phrase!("key-escape"),
        Intent::Help => phrase!("key-help"),
        Intent::Mute => phrase!("key-mute"),
    }
}
