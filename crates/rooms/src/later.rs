//! What is heard a little later: the page presses it by itself, unless it has gone by then. So a room says what
//! it is about to do before it does what takes long, and a film goes on.

use crate::Effect;
use crate::html::{El, of};

/// Is pressed after so many milliseconds.
pub fn beat(press: &str, millis: u32) -> El {
    of("span", "beat").at("data-press", press).at("data-after", millis)
}

/// Says these words in a place, and then is heard again.
pub fn show(place: &str, press: &str, words: &str) -> Effect {
    Effect::Show { place: place.into(), html: format!("{}{}", waits(words), beat(press, 30)) }
}

/// What is said while something is looked for or read; it gives way to what was found.
pub fn waits(words: &str) -> El {
    of("p", "lead").at("role", "status").at("aria-busy", "true").text(words)
}
