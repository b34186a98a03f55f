//! What a key does: the one table of bindings, and how a player has bound it anew.
//!
//! Keys are named as browsers name their place on the board (`KeyboardEvent.code`), so that Shift
//! and the layout do not matter; a terminal translates its characters into the same names.

mod binding;
mod chord;

pub use binding::{BINDINGS, Binding, When, words_for};
pub use chord::{Chord, Held, ParseChordError};

use crate::intent::Intent;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use chord::DefaultKey;
use core::fmt;
use engine::{Phrase, phrase};
use games::NoteKind;
use games::view::{EntryMode, View};

/// Which front end asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frontend {
    Browser,
    Terminal,
}

/// The keys as one player has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    frontend: Frontend,
    /// Whether `h j k l` move.
    pub vim: bool,
    /// The bindings that were changed, by name, with all their keys.
    own: Vec<(&'static str, Vec<Chord>)>,
}

/// Why a key is not free for a binding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It enters values or moves the focus, always.
    Fixed,
    /// It does this already.
    By(&'static Binding),
}

/// The keys that enter values in this game and what they do, for the help screen; nothing where there
/// are none.
pub fn value_help(view: &View) -> Option<(String, Phrase)> {
    let (first, last) = (view.pad.first()?.value, view.pad.last()?.value);
    let does = match view.modes.contains(&EntryMode::Note(NoteKind::Corner)) {
        true => phrase!("key-value"),
        false => phrase!("key-value-alone"),
    };
    Some((format!("{first}–{last}"), does))
}

impl Keymap {
    pub fn new(frontend: Frontend) -> Keymap {
        Keymap { frontend, vim: frontend == Frontend::Terminal, own: Vec::new() }
    }

    /// What this key means in this game, if anything.
    pub fn lookup(&self, code: &str, held: Held, view: &View) -> Option<Intent> {
        let bound = |code: &str| {
            let mut offered = self.bindings().filter(|binding| binding.is_offered(view));
            offered.find(|binding| self.has(binding, code, held)).map(|binding| binding.intent)
        };
        // The other Enter is Enter too, as long as nobody binds it to something.
        let twin = if code == "NumpadEnter" { "Enter" } else { code };
        value_key(code, held, view).or_else(|| bound(code)).or_else(|| bound(twin))
    }

    /// What can be done in this game, for the help screen. Keys whose bindings are called the same
    /// stand in one line.
    pub fn help(&self, view: &View) -> Vec<(Phrase, Vec<Chord>)> {
        let mut lines: Vec<(Phrase, Vec<Chord>)> = Vec::new();
        for binding in self.bindings().filter(|binding| binding.is_offered(view)) {
            let (words, chords) = (words_for(binding.intent), self.chords(binding));
            match lines.iter_mut().find(|(known, _)| *known == words) {
                Some((_, keys)) => keys.extend(chords),
                None if chords.is_empty() => {}
                None => lines.push((words, chords)),
            }
        }
        lines
    }

    /// All bindings that this front end knows, whatever the game.
    pub fn bindings(&self) -> impl Iterator<Item = &'static Binding> + use<> {
        let frontend = self.frontend;
        BINDINGS
            .iter()
            .filter(move |binding| binding.when != When::Browser || frontend == Frontend::Browser)
    }

    /// The keys of a binding.
    pub fn chords(&self, binding: &Binding) -> Vec<Chord> {
        match self.own_of(binding) {
            Some(own) => own.to_vec(),
            None => self.built_in(binding).map(DefaultKey::chord).collect(),
        }
    }

    /// A key that does this: one that needs nothing held, if there is one.
    pub fn key_of(&self, intent: Intent) -> Option<Chord> {
        let binding = self.bindings().find(|binding| binding.intent == intent)?;
        let mut chords = self.chords(binding);
        let index = chords.iter().position(|chord| chord.held == Held::None).unwrap_or(0);
        (!chords.is_empty()).then(|| chords.swap_remove(index))
    }

    /// What stands in the way of giving this key to this binding.
    pub fn taken(&self, chord: &Chord, binding: &Binding) -> Option<Taken> {
        if self.is_fixed(chord) {
            return Some(Taken::Fixed);
        }
        let mut others = self.bindings().filter(|other| other.name != binding.name);
        others
            .find(|other| other.meets(binding) && self.has(other, &chord.code, chord.held))
            .map(Taken::By)
    }

    /// Puts a key in the place of the binding's key of this number, or after its last one. Whatever
    /// else it did where both could be meant, it does no more.
    pub fn bind(&mut self, binding: &'static Binding, number: usize, chord: Chord) {
        self.free(&chord, binding);
        let mut chords = self.chords(binding);
        if chords.contains(&chord) {
            return;
        }
        match chords.get_mut(number) {
            Some(old) => *old = chord,
            None => chords.push(chord),
        }
        self.keep(binding, chords);
    }

    /// Takes a key from a binding.
    pub fn unbind(&mut self, binding: &'static Binding, number: usize) {
        let mut chords = self.chords(binding);
        if number < chords.len() {
            chords.remove(number);
            self.keep(binding, chords);
        }
    }

    /// Every key does what it did at first.
    pub fn reset(&mut self) {
        *self = Keymap::new(self.frontend);
    }

    /// Takes over a line that was written: a binding's name and its keys.
    ///
    /// # Errors
    /// Why the line is no such thing; nothing is changed then.
    pub fn read(&mut self, line: &str) -> Result<(), Phrase> {
        let mut words = line.split_ascii_whitespace();
        let name = words.next().unwrap_or_default();
        let found = BINDINGS.iter().find(|binding| binding.name == name && !binding.is_fixed());
        let binding = found.ok_or_else(|| phrase!("key-no-binding", name = name))?;
        let chords: Vec<Chord> = words
            .map(|word| word.parse().map_err(|error: ParseChordError| error.phrase()))
            .collect::<Result<_, _>>()?;
        if chords.iter().any(|chord| self.is_fixed(chord)) {
            return Err(phrase!("key-keeps-meaning"));
        }
        // What has a key without having had it at first got it by a line.
        let by_a_line = |chord| match self.taken(chord, binding) {
            Some(Taken::By(other)) => !other.keys.iter().any(|key| key.chord() == *chord),
            _ => false,
        };
        if chords.iter().any(by_a_line) {
            return Err(phrase!("key-bound-already"));
        }
        chords.iter().for_each(|chord| self.free(chord, binding));
        self.keep(binding, chords);
        Ok(())
    }

    /// Takes a key from every other binding that could be meant by it where this one is.
    fn free(&mut self, chord: &Chord, binding: &Binding) {
        while let Some(Taken::By(other)) = self.taken(chord, binding) {
            let mut left = self.chords(other);
            left.retain(|key| key != chord);
            self.keep(other, left);
        }
    }

    /// Whether a key means the same for everybody: values, the way out, the way of the focus.
    fn is_fixed(&self, chord: &Chord) -> bool {
        chord::value_of(&chord.code).is_some()
            || match self.frontend {
                Frontend::Browser => matches!(chord.code.as_str(), "Escape" | "Tab"),
                Frontend::Terminal => matches!(chord.code.as_str(), "Escape" | "KeyQ"),
            }
    }

    fn keep(&mut self, binding: &'static Binding, chords: Vec<Chord>) {
        self.own.retain(|(name, _)| *name != binding.name);
        let is_new = !self.built_in(binding).map(DefaultKey::chord).eq(chords.iter().cloned());
        if is_new {
            self.own.push((binding.name, chords));
        }
    }

    fn own_of(&self, binding: &Binding) -> Option<&[Chord]> {
        self.own.iter().find(|(name, _)| *name == binding.name).map(|(_, chords)| chords.as_slice())
    }

    fn built_in<'a>(&self, binding: &'a Binding) -> impl Iterator<Item = &'a DefaultKey> + use<'a> {
        let (vim, frontend) = (self.vim, self.frontend);
        binding.keys.iter().filter(move |key| key.layer.is_on(vim, frontend))
    }

    fn has(&self, binding: &Binding, code: &str, held: Held) -> bool {
        match self.own_of(binding) {
            Some(own) => own.iter().any(|chord| chord.code == code && chord.held == held),
            None => self.built_in(binding).any(|key| key.code == code && key.held == held),
        }
    }
}

/// The bindings that were changed, one a line, as [`Keymap::read`] takes them.
impl fmt::Display for Keymap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, chords) in &self.own {
            f.write_str(name)?;
            for chord in chords {
                write!(f, " {chord}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Digit keys: plain in the mode set, Shift for corner notes, Ctrl for center notes.
fn value_key(code: &str, held: Held, view: &View) -> Option<Intent> {
    let value =
        chord::value_of(code).filter(|value| view.pad.iter().any(|pad| pad.value == *value))?;
    let mode = match held {
        Held::None => None,
        Held::Shift => Some(EntryMode::Note(NoteKind::Corner)),
        Held::Ctrl => Some(EntryMode::Note(NoteKind::Center)),
        Held::CtrlShift => Some(EntryMode::Color),
    };
    Some(Intent::Value { value, mode })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use proptest::prelude::*;

    fn binding(name: &str) -> &'static Binding {
        BINDINGS.iter().find(|binding| binding.name == name).unwrap()
    }

    fn chord(text: &str) -> Chord {
        text.parse().unwrap()
    }

    #[track_caller]
    fn check(map: &Keymap, name: &str, keys: &str) {
        let chords: Vec<_> = map.chords(binding(name)).iter().map(Chord::to_string).collect();
        assert_eq!(chords.join(" "), keys);
    }

    /// As it comes back from where it was written.
    fn stored(map: &Keymap) -> Keymap {
        let mut read = Keymap::new(map.frontend);
        let text = map.to_string();
        text.lines().for_each(|line| read.read(line).unwrap());
        read
    }

    #[test]
    fn no_key_means_two_things_in_one_place() {
        for frontend in [Frontend::Browser, Frontend::Terminal] {
            let map = Keymap { vim: true, ..Keymap::new(frontend) };
            for binding in map.bindings().filter(|binding| !binding.is_fixed()) {
                for chord in map.chords(binding) {
                    assert_eq!(map.taken(&chord, binding), None, "{chord} of {}", binding.name);
                }
            }
        }
    }

    #[test]
    fn both_enter_keys_are_one_until_one_is_bound() {
        let game = games::GameId::ALL.into_iter().find_map(|game| {
            let deal = game.deal(game.info().presets.first()?, &mut engine::Rng::new(1));
            let view = games::AnyGame::start(&deal).ok()?.as_game().view(games::Millis::ZERO);
            (!view.tray.is_empty()).then_some(view)
        });
        let view = game.unwrap();
        let mut map = Keymap::new(Frontend::Browser);
        let means = |map: &Keymap| map.lookup("NumpadEnter", Held::None, &view);
        assert_eq!(means(&map), Some(Intent::Drop));
        map.read("undo NumpadEnter").unwrap();
        assert_eq!(means(&map), Some(Intent::Undo));
    }

    #[test]
    fn names_are_told_apart() {
        for (index, binding) in BINDINGS.iter().enumerate() {
            assert!(
                BINDINGS[..index].iter().all(|other| other.name != binding.name),
                "{}",
                binding.name
            );
        }
    }

    #[test]
    fn a_key_that_is_given_is_taken_from_where_it_was() {
        let mut map = Keymap::new(Frontend::Browser);
        assert_eq!(map.taken(&chord("KeyT"), binding("undo")), Some(Taken::By(binding("hint"))));
        map.bind(binding("undo"), 1, chord("KeyT"));
        check(&map, "undo", "Ctrl+KeyZ KeyT");
        check(&map, "hint", "");
        map.bind(binding("hint"), 7, chord("Ctrl+Shift+KeyH"));
        check(&map, "hint", "Ctrl+Shift+KeyH");
        assert_eq!(stored(&map), map);
    }

    #[test]
    fn deeds_that_never_meet_may_share_a_key() {
        let mut map = Keymap::new(Frontend::Browser);
        assert_eq!(map.taken(&chord("KeyS"), binding("corner")), None);
        map.bind(binding("corner"), 0, chord("KeyS"));
        check(&map, "corner", "KeyS");
        check(&map, "submit", "KeyS");
    }

    #[test]
    fn values_the_focus_and_escape_stay_what_they_are() {
        let map = Keymap::new(Frontend::Browser);
        for key in ["Digit3", "Shift+Numpad9", "Tab", "Escape"] {
            assert_eq!(map.taken(&chord(key), binding("undo")), Some(Taken::Fixed), "{key}");
        }
        assert_eq!(map.taken(&chord("Digit0"), binding("undo")), Some(Taken::By(binding("erase"))));
    }

    #[test]
    fn what_is_as_at_first_is_not_written() {
        let mut map = Keymap::new(Frontend::Browser);
        map.unbind(binding("undo"), 1);
        assert_eq!(map.to_string(), "undo Ctrl+KeyZ\n");
        map.bind(binding("undo"), 1, chord("KeyU"));
        assert_eq!(map.to_string(), "");
        map.unbind(binding("hint"), 0);
        assert_eq!(stored(&map), map);
        map.reset();
        assert_eq!(map, Keymap::new(Frontend::Browser));
    }

    #[test]
    fn damaged_lines_change_nothing() {
        let mut map = Keymap::new(Frontend::Browser);
        for line in ["", "fly KeyF", "escape KeyQ", "undo KeyK Digit5", "undo KeyZ Hyper+KeyZ"] {
            assert!(map.read(line).is_err(), "{line}");
        }
        assert_eq!(map, Keymap::new(Frontend::Browser));
        map.read("undo KeyT").unwrap();
        check(&map, "hint", "");
        assert!(map.read("redo KeyT").is_err(), "two lines want one key");
        check(&map, "undo", "KeyT");
    }

    proptest! {
        /// Whatever was bound after whatever else comes back from where it was written.
        #[test]
        fn any_keys_come_back(binds in prop::collection::vec((0..BINDINGS.len(), 0..3usize, 0..BINDINGS.len()), 0..12)) {
            let mut map = Keymap::new(Frontend::Browser);
            for (which, number, from) in binds {
                let binding = &BINDINGS[which];
                if binding.is_fixed() {
                    continue;
                }
                // The keys of other bindings, so that they go round.
                let chord = map.chords(&BINDINGS[from]).into_iter().nth(number);
                match chord.filter(|chord| map.taken(chord, binding) != Some(Taken::Fixed)) {
                    Some(chord) => map.bind(binding, number, chord),
                    None => map.unbind(binding, number),
                }
            }
            let read = stored(&map);
            for binding in BINDINGS {
                prop_assert_eq!(read.chords(binding), map.chords(binding), "{}\n{}", binding.name, map);
            }
        }
    }

    #[test]
    fn the_key_shown_first_needs_nothing_held() {
        let mut map = Keymap::new(Frontend::Browser);
        let shown = |map: &Keymap| map.key_of(Intent::Undo).map(|chord| chord.to_string());
        assert_eq!(shown(&map).as_deref(), Some("KeyU"));
        map.unbind(binding("undo"), 1);
        assert_eq!(shown(&map).as_deref(), Some("Ctrl+KeyZ"));
        map.unbind(binding("undo"), 0);
        assert_eq!(shown(&map), None);
    }

    #[test]
    fn vim_keys_are_on_in_the_terminal_and_asked_for_in_the_browser() {
        check(&Keymap::new(Frontend::Terminal), "left", "ArrowLeft KeyH");
        check(&Keymap::new(Frontend::Browser), "left", "ArrowLeft");
        check(&Keymap { vim: true, ..Keymap::new(Frontend::Browser) }, "left", "ArrowLeft KeyH");
    }
}
