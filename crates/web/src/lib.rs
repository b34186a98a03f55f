//! The Ninefold page: draws what a session shows, brings it what a player does.
//!
//! No rules, no scores, no game names: what differs between games comes through the `View`.

mod app;
mod clock;
mod element;
mod errands;
mod offline;
mod prelude;
mod route;
mod settings;
mod share;
mod text;

mod art;
mod board;
mod pages;
mod panels;
mod play;
mod sound;
mod storage;
mod workers;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page with these pictures, in this language; `bring` gets the messages of another one.
/// `boot.js` calls it; a worker, which runs the same module, does not.
#[wasm_bindgen]
pub fn start(pictures: String, language: &str, messages: String, bring: js_sys::Function) {
    console_error_panic_hook::set_once();
    text::begin(language, messages, bring);
    art::hang(pictures);
    leptos::mount::mount_to_body(app::App);
}

/// Answers one request of the page. `worker-boot.js` calls it, off the main thread.
#[wasm_bindgen]
pub fn answer(request: &[u8]) -> Vec<u8> {
    worker::answer(request)
}
