//! The Ninefold page: draws what a session shows, brings it what a player does.
//!
//! No rules, no scores, no game names: what differs between games comes through the `View`.

mod app;
mod clock;
mod offline;
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
mod worker;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(app::App);
}
