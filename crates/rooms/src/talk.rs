//! What page and rooms say to each other. Both come from one build, so that nothing here is stored or
//! versioned.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What a room is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Somebody comes in, by this address (what stands behind `#/room/`).
    Enter { path: String, facts: Facts },
    /// A control was used: its `data-press`, and every named field of the room with its value.
    Press { what: String, fields: Vec<(String, String)> },
    /// The runs that were asked for with [`Effect::Read`], as far as they are there.
    Runs(Vec<Saved>),
    /// What an address answered. Status 0: there was no network.
    Fetched { id: u32, status: u16, body: String },
    /// The time that was asked for with [`Effect::Later`] is over.
    Later(u32),
    /// How a run stands that errands may have to do with; told outside of every room.
    Played { facts: Facts, log: String, over: bool },
}

/// A run as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// Milliseconds since 1970 when it was saved last.
    pub saved: u64,
    pub over: bool,
    pub log: String,
}

/// What a room may want to know of the player and the day when somebody comes in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// The code of the language that is spoken.
    pub language: String,
    /// What stands between the groups of a large number.
    pub between_digits: String,
    /// Milliseconds since 1970.
    pub now: u64,
    /// By how many minutes the player's clock is ahead of UTC.
    pub ahead: i32,
    /// True randomness, for seeds.
    pub seed: u64,
    /// The address of the page, without what stands behind `#`.
    pub page: String,
    /// What the browser says of itself.
    pub agent: String,
    /// The profile as it is stored: every finished run, and what they earned.
    pub profile: String,
    /// Every text that rooms have kept, by its name.
    pub kept: Vec<(String, String)>,
}

/// What the page is to do for a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// The heading of the room.
    Title(String),
    /// Markup in place of what stands in the element of this name; the whole room without one.
    Show {
        place: String,
        html: String,
    },
    /// Read these runs, all that there are if none is named. [`Event::Runs`] brings them.
    Read(Vec<String>),
    /// Read the runs that are not counted yet, and these. [`Event::Runs`] brings them.
    ReadOpen(Vec<String>),
    /// Put a run in the place of one that still is as this log says.
    Replace {
        old: String,
        new: Saved,
    },
    /// Store runs that came from elsewhere; those that are here stay as they are, and what is over counts.
    Store(Vec<Saved>),
    /// Ask an address below the page's own. [`Event::Fetched`] brings the answer.
    Fetch {
        id: u32,
        method: String,
        path: String,
        body: String,
    },
    /// Say [`Event::Later`] after so many seconds, if somebody is still here.
    Later {
        id: u32,
        seconds: u32,
    },
    /// Keep a text under this name; an empty one is forgotten.
    Keep {
        name: String,
        text: String,
    },
    /// Begin a run of this deal, and go to it.
    Begin(String),
    /// Show this log move by move; it is somebody else's and counts nothing.
    Watch(String),
    /// Go to a screen: what stands behind the `#`.
    Go(String),
    /// A line at the bottom, also said aloud.
    Tell(String),
    /// Said aloud only.
    Speak(String),
    Copy(String),
    /// Offer bytes as a file.
    Offer {
        name: String,
        kind: String,
        bytes: Vec<u8>,
    },
}

pub fn write(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("our own types can be written")
}

pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
