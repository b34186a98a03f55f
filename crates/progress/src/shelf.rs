//! How a profile is stored beside what others store: read, merged, written, and never at the cost of
//! what cannot be read. Where its text stands only the front ends know.

use crate::{Damage, NewerFormat, Profile};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use engine::{Phrase, phrase};
use session::fnv;

/// Where the text of a profile stands: a file, or the storage of a browser.
pub trait Shelf {
    type Error;

    /// Puts what `change` makes of the stored text in its place, whole or not at all and with nobody
    /// else in between. Without a text it stays as it is.
    fn change(&self, change: &mut dyn FnMut(&str) -> Option<String>) -> Result<(), Self::Error>;

    /// Keeps a copy of a damaged text under a name of its own. Says whether it is new there.
    fn set_aside(&self, name: &str, text: &str) -> Result<bool, Self::Error>;
}

/// A damaged text that was set aside just now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The name under which the shelf keeps it.
    pub name: String,
    pub damages: Vec<Damage>,
}

/// Why a profile is not stored. What was stored before is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unkept<E> {
    Newer(NewerFormat),
    Storage(E),
}

impl Profile {
    /// The stored profile, as far as it can be read, and what was wrong with it.
    pub fn load<S: Shelf>(shelf: &S) -> (Profile, Result<Option<Aside>, Unkept<S::Error>>) {
        let mut profile = Profile::default();
        let mut found = Ok(None);
        let looked = shelf.change(&mut |stored| {
            found = profile.take_over(stored, shelf, |mine, stored| *mine = stored);
            None
        });
        (profile, looked.map_err(Unkept::Storage).and(found))
    }

    /// Takes over what others have stored meanwhile, and stores both.
    ///
    /// # Errors
    /// When the shelf could not do it, or holds what must not be written over.
    pub fn store<S: Shelf>(&mut self, shelf: &S) -> Result<Option<Aside>, Unkept<S::Error>> {
        let mut merged = Ok(None);
        let written = shelf.change(&mut |stored| {
            merged = self.take_over(stored, shelf, |mine, stored| mine.merge(&stored));
            let text = self.to_string();
            (merged.is_ok() && text != stored).then_some(text)
        });
        written.map_err(Unkept::Storage).and(merged)
    }

    /// Reads a stored text. A damaged one is set aside before anybody can write over it; the name is
    /// that of the damage, so that the same is not set aside again.
    fn take_over<S: Shelf>(
        &mut self,
        stored: &str,
        shelf: &S,
        take: fn(&mut Profile, Profile),
    ) -> Result<Option<Aside>, Unkept<S::Error>> {
        let (profile, damages) = Profile::read(stored).map_err(Unkept::Newer)?;
        take(self, profile);
        if damages.is_empty() {
            return Ok(None);
        }
        // In whichever order the lines stand: they are written in another than they were found in.
        let lines: Vec<&str> = stored.lines().collect();
        let damaged = damages.iter().filter_map(|damage| lines.get(damage.line as usize - 1));
        let sum = damaged.fold(0u32, |sum, line| sum.wrapping_add(fnv::sum32(line)));
        let name = format!("{sum:08x}");
        let is_new = shelf.set_aside(&name, stored).map_err(Unkept::Storage)?;
        Ok(is_new.then_some(Aside { name, damages }))
    }
}

impl<E: fmt::Display> Unkept<E> {
    /// What to tell the player.
    pub fn phrase(&self) -> Phrase {
        match self {
            Unkept::Newer(_) => phrase!("progress-newer"),
            Unkept::Storage(error) => phrase!("progress-unkept", why = error.to_string()),
        }
    }
}

impl<E: fmt::Display> fmt::Display for Unkept<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unkept::Newer(newer) => newer.fmt(f),
            Unkept::Storage(error) => error.fmt(f),
        }
    }
}
