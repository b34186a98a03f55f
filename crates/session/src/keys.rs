//! What a key does: the one table of deeds, and how a player has bound it anew.
//!
//! Keys are named as browsers name their place on the board (`KeyboardEvent.code`), so that Shift
//! and the layout do not matter; a terminal translates its characters into the same names.

mod chord;
mod deed;

pub use chord::{Chord, Held};
pub use deed::{DEEDS, Deed, When, words_for};

use crate::wish::Wish;
use alloc::vec::Vec;
use chord::Preset;
use core::fmt;
use engine::Phrase;
use games::NoteKind;
use games::view::{Mode, View};

/// Which front end asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Browser,
    Terminal,
}

/// The keys as one player has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    place: Place,
    /// Whether `h j k l` move.
    pub vim: bool,
    /// The deeds that were bound anew, by name, with all their keys.
    own: Vec<(&'static str, Vec<Chord>)>,
}

/// Why a key is not free for a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It enters values or moves the focus, always.
    Fixed,
    /// It does this already.
    By(&'static Deed),
}

impl Keymap {
    pub fn new(place: Place) -> Keymap {
        Keymap { place, vim: place == Place::Terminal, own: Vec::new() }
    }

    /// What this key means in this game, if anything.
    pub fn lookup(&self, code: &str, held: Held, view: &View) -> Option<Wish> {
        value_key(code, held, view).or_else(|| {
            let mut offered = self.deeds().filter(|deed| deed.is_offered(view));
            offered.find(|deed| self.has(deed, code, held)).map(|deed| deed.wish)
        })
    }

    /// What can be done in this game, for the help screen. Keys whose deeds are called the same
    /// stand in one line.
    pub fn help(&self, view: &View) -> Vec<(Phrase, Vec<Chord>)> {
        let mut lines: Vec<(Phrase, Vec<Chord>)> = Vec::new();
        for deed in self.deeds().filter(|deed| deed.is_offered(view)) {
            let (words, chords) = (words_for(deed.wish), self.chords(deed));
            match lines.iter_mut().find(|(known, _)| *known == words) {
                Some((_, keys)) => keys.extend(chords),
                None if chords.is_empty() => {}
                None => lines.push((words, chords)),
            }
        }
        lines
    }

    /// All deeds that this place knows, whatever the game.
    pub fn deeds(&self) -> impl Iterator<Item = &'static Deed> + use<> {
        let place = self.place;
        DEEDS.iter().filter(move |deed| deed.when != When::Browser || place == Place::Browser)
    }

    /// The keys of a deed.
    pub fn chords(&self, deed: &Deed) -> Vec<Chord> {
        match self.own_of(deed) {
            Some(own) => own.to_vec(),
            None => self.built_in(deed).map(Preset::chord).collect(),
        }
    }

    /// A key that does this: one that needs nothing held, if there is one.
    pub fn key_of(&self, wish: Wish) -> Option<Chord> {
        let deed = self.deeds().find(|deed| deed.wish == wish)?;
        let mut chords = self.chords(deed);
        let place = chords.iter().position(|chord| chord.held == Held::None).unwrap_or(0);
        (!chords.is_empty()).then(|| chords.swap_remove(place))
    }

    /// What stands in the way of giving this key to this deed.
    pub fn taken(&self, chord: &Chord, deed: &Deed) -> Option<Taken> {
        if self.is_fixed(chord) {
            return Some(Taken::Fixed);
        }
        let mut others = self.deeds().filter(|other| other.name != deed.name);
        others
            .find(|other| other.meets(deed) && self.has(other, &chord.code, chord.held))
            .map(Taken::By)
    }

    /// Puts a key in the place of the deed's key of this number, or after its last one. Whatever
    /// else it did where both could be meant, it does no more.
    pub fn bind(&mut self, deed: &'static Deed, number: usize, chord: Chord) {
        self.free(&chord, deed);
        let mut chords = self.chords(deed);
        if chords.contains(&chord) {
            return;
        }
        match chords.get_mut(number) {
            Some(old) => *old = chord,
            None => chords.push(chord),
        }
        self.keep(deed, chords);
    }

    /// Takes a key from a deed.
    pub fn unbind(&mut self, deed: &'static Deed, number: usize) {
        let mut chords = self.chords(deed);
        if number < chords.len() {
            chords.remove(number);
            self.keep(deed, chords);
        }
    }

    /// Every key does what it did at first.
    pub fn reset(&mut self) {
        *self = Keymap::new(self.place);
    }

    /// Takes over a line that was written: a deed's name and its keys.
    ///
    /// # Errors
    /// Why the line is no such thing; nothing is changed then.
    pub fn read(&mut self, line: &str) -> Result<(), &'static str> {
        let mut words = line.split_ascii_whitespace();
        let name = words.next().unwrap_or_default();
        let found = DEEDS.iter().find(|deed| deed.name == name && !deed.is_fixed());
        let deed = found.ok_or("there is nothing of this name that a key can be bound to")?;
        let chords: Vec<Chord> = words.map(str::parse).collect::<Result<_, _>>()?;
        if chords.iter().any(|chord| self.is_fixed(chord)) {
            return Err("this key keeps its meaning and cannot be bound");
        }
        // What has a key without having had it at first got it by a line.
        let by_a_line = |chord| match self.taken(chord, deed) {
            Some(Taken::By(other)) => !other.keys.iter().any(|key| key.chord() == *chord),
            _ => false,
        };
        if chords.iter().any(by_a_line) {
            return Err("another line has bound this key already");
        }
        chords.iter().for_each(|chord| self.free(chord, deed));
        self.keep(deed, chords);
        Ok(())
    }

    /// Takes a key from every other deed that could be meant by it where this one is.
    fn free(&mut self, chord: &Chord, deed: &Deed) {
        while let Some(Taken::By(other)) = self.taken(chord, deed) {
            let mut left = self.chords(other);
            left.retain(|key| key != chord);
            self.keep(other, left);
        }
    }

    /// Whether a key means the same for everybody: values, the way out, the way of the focus.
    fn is_fixed(&self, chord: &Chord) -> bool {
        chord::value_of(&chord.code).is_some()
            || match self.place {
                Place::Browser => matches!(chord.code.as_str(), "Escape" | "Tab"),
                Place::Terminal => matches!(chord.code.as_str(), "Escape" | "KeyQ"),
            }
    }

    fn keep(&mut self, deed: &'static Deed, chords: Vec<Chord>) {
        self.own.retain(|(name, _)| *name != deed.name);
        let is_new = !self.built_in(deed).map(Preset::chord).eq(chords.iter().cloned());
        if is_new {
            self.own.push((deed.name, chords));
        }
    }

    fn own_of(&self, deed: &Deed) -> Option<&[Chord]> {
        self.own.iter().find(|(name, _)| *name == deed.name).map(|(_, chords)| chords.as_slice())
    }

    fn built_in<'a>(&self, deed: &'a Deed) -> impl Iterator<Item = &'a Preset> + use<'a> {
        let (vim, place) = (self.vim, self.place);
        deed.keys.iter().filter(move |key| key.layer.is_on(vim, place))
    }

    fn has(&self, deed: &Deed, code: &str, held: Held) -> bool {
        match self.own_of(deed) {
            Some(own) => own.iter().any(|chord| chord.code == code && chord.held == held),
            None => self.built_in(deed).any(|key| key.code == code && key.held == held),
        }
    }
}

/// The deeds that were bound anew, one a line, as [`Keymap::read`] takes them.
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
fn value_key(code: &str, held: Held, view: &View) -> Option<Wish> {
    let value =
        chord::value_of(code).filter(|value| view.pad.iter().any(|pad| pad.value == *value))?;
    let mode = match held {
        Held::None => None,
        Held::Shift => Some(Mode::Note(NoteKind::Corner)),
        Held::Ctrl => Some(Mode::Note(NoteKind::Center)),
        Held::CtrlShift => Some(Mode::Color),
    };
    Some(Wish::Value { value, mode })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use proptest::prelude::*;

    fn deed(name: &str) -> &'static Deed {
        DEEDS.iter().find(|deed| deed.name == name).unwrap()
    }

    fn chord(text: &str) -> Chord {
        text.parse().unwrap()
    }

    #[track_caller]
    fn check(map: &Keymap, name: &str, keys: &str) {
        let chords: Vec<_> = map.chords(deed(name)).iter().map(Chord::to_string).collect();
        assert_eq!(chords.join(" "), keys);
    }

    /// As it comes back from where it was written.
    fn stored(map: &Keymap) -> Keymap {
        let mut read = Keymap::new(map.place);
        let text = map.to_string();
        text.lines().for_each(|line| read.read(line).unwrap());
        read
    }

    #[test]
    fn no_key_means_two_things_in_one_place() {
        for place in [Place::Browser, Place::Terminal] {
            let map = Keymap { vim: true, ..Keymap::new(place) };
            for deed in map.deeds().filter(|deed| !deed.is_fixed()) {
                for chord in map.chords(deed) {
                    assert_eq!(map.taken(&chord, deed), None, "{chord} of {}", deed.name);
                }
            }
        }
    }

    #[test]
    fn names_are_told_apart() {
        for (place, deed) in DEEDS.iter().enumerate() {
            assert!(DEEDS[..place].iter().all(|other| other.name != deed.name), "{}", deed.name);
        }
    }

    #[test]
    fn a_key_that_is_given_is_taken_from_where_it_was() {
        let mut map = Keymap::new(Place::Browser);
        assert_eq!(map.taken(&chord("KeyT"), deed("undo")), Some(Taken::By(deed("hint"))));
        map.bind(deed("undo"), 1, chord("KeyT"));
        check(&map, "undo", "Ctrl+KeyZ KeyT");
        check(&map, "hint", "");
        map.bind(deed("hint"), 7, chord("Ctrl+Shift+KeyH"));
        check(&map, "hint", "Ctrl+Shift+KeyH");
        assert_eq!(stored(&map), map);
    }

    #[test]
    fn deeds_that_never_meet_may_share_a_key() {
        let mut map = Keymap::new(Place::Browser);
        assert_eq!(map.taken(&chord("KeyS"), deed("corner")), None);
        map.bind(deed("corner"), 0, chord("KeyS"));
        check(&map, "corner", "KeyS");
        check(&map, "submit", "KeyS");
    }

    #[test]
    fn values_the_focus_and_escape_stay_what_they_are() {
        let map = Keymap::new(Place::Browser);
        for key in ["Digit3", "Shift+Numpad9", "Tab", "Escape"] {
            assert_eq!(map.taken(&chord(key), deed("undo")), Some(Taken::Fixed), "{key}");
        }
        assert_eq!(map.taken(&chord("Digit0"), deed("undo")), Some(Taken::By(deed("erase"))));
    }

    #[test]
    fn what_is_as_at_first_is_not_written() {
        let mut map = Keymap::new(Place::Browser);
        map.unbind(deed("undo"), 1);
        assert_eq!(map.to_string(), "undo Ctrl+KeyZ\n");
        map.bind(deed("undo"), 1, chord("KeyU"));
        assert_eq!(map.to_string(), "");
        map.unbind(deed("hint"), 0);
        assert_eq!(stored(&map), map);
        map.reset();
        assert_eq!(map, Keymap::new(Place::Browser));
    }

    #[test]
    fn damaged_lines_change_nothing() {
        let mut map = Keymap::new(Place::Browser);
        for line in ["", "fly KeyF", "escape KeyQ", "undo KeyK Digit5", "undo KeyZ Hyper+KeyZ"] {
            assert!(map.read(line).is_err(), "{line}");
        }
        assert_eq!(map, Keymap::new(Place::Browser));
        map.read("undo KeyT").unwrap();
        check(&map, "hint", "");
        assert!(map.read("redo KeyT").is_err(), "two lines want one key");
        check(&map, "undo", "KeyT");
    }

    proptest! {
        /// Whatever was bound after whatever else comes back from where it was written.
        #[test]
        fn any_keys_come_back(binds in prop::collection::vec((0..DEEDS.len(), 0..3usize, 0..DEEDS.len()), 0..12)) {
            let mut map = Keymap::new(Place::Browser);
            for (which, number, from) in binds {
                let deed = &DEEDS[which];
                if deed.is_fixed() {
                    continue;
                }
                // The keys of other deeds, so that they go round.
                let chord = map.chords(&DEEDS[from]).into_iter().nth(number);
                match chord.filter(|chord| map.taken(chord, deed) != Some(Taken::Fixed)) {
                    Some(chord) => map.bind(deed, number, chord),
                    None => map.unbind(deed, number),
                }
            }
            let read = stored(&map);
            for deed in DEEDS {
                prop_assert_eq!(read.chords(deed), map.chords(deed), "{}\n{}", deed.name, map);
            }
        }
    }

    #[test]
    fn the_key_shown_first_needs_nothing_held() {
        let mut map = Keymap::new(Place::Browser);
        let shown = |map: &Keymap| map.key_of(Wish::Undo).map(|chord| chord.to_string());
        assert_eq!(shown(&map).as_deref(), Some("KeyU"));
        map.unbind(deed("undo"), 1);
        assert_eq!(shown(&map).as_deref(), Some("Ctrl+KeyZ"));
        map.unbind(deed("undo"), 0);
        assert_eq!(shown(&map), None);
    }

    #[test]
    fn vim_keys_are_on_in_the_terminal_and_asked_for_in_the_browser() {
        check(&Keymap::new(Place::Terminal), "left", "ArrowLeft KeyH");
        check(&Keymap::new(Place::Browser), "left", "ArrowLeft");
        check(&Keymap { vim: true, ..Keymap::new(Place::Browser) }, "left", "ArrowLeft KeyH");
    }
}
