//! The drawn pictures: backgrounds, what lives in them, the cards of the games. They come as one text,
//! which `boot.js` loads beside the module; `bundle/src/pictures.rs` says how it is written.

use session::GameId;
use std::cell::RefCell;

thread_local! {
    static PICTURES: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Takes the pictures, before anything is drawn.
pub fn hang(pictures: String) {
    PICTURES.set(pictures);
}

/// The card of a game.
pub fn card(game: GameId) -> String {
    address(&format!("card-{}", game.key()))
}

/// The class that gives its colour to what belongs to a game.
pub fn hue(game: GameId) -> String {
    format!("hue-{}", game.info().hue.key())
}

/// The address of a picture by its name; the picture itself is in it.
pub fn address(name: &str) -> String {
    PICTURES.with_borrow(|pictures| {
        let mut lines = pictures.lines();
        let mut pairs = std::iter::from_fn(|| lines.next().zip(lines.next()));
        let found = pairs.find(|(key, _)| *key == name);
        found.map(|(_, picture)| format!("data:image/svg+xml,{picture}")).unwrap_or_default()
    })
}
