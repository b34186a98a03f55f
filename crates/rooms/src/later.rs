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
    let waits = of("p", "lead").at("role", "status").text(words);
    Effect::Show { place: place.into(), html: format!("{waits}{}", beat(press, 30)) }
}
