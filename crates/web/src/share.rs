//! Puzzles that come and go: texts that are pasted, dropped or shared with the page, and what is copied of it.
//!
//! The deal travels behind the `#`, where browsers send it to no server. Opening a link or pasting
//! leads to the own-puzzle screen and touches no game in progress.

use crate::app::Frame;
use crate::prelude::*;
use crate::route::Route;
use crate::storage::backup;
use crate::{text, workers};
use js_sys::{Function, Object, Promise, Reflect, Uint8Array};
use leptos::ev;
use session::{Phrase, phrase};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, Element};

/// Hands a text to whatever the device shares with, else to the clipboard.
pub fn send(frame: Frame, text: String) {
    let navigator = window().navigator();
    let share = Reflect::get(&navigator, &"share".into()).unwrap_or_default();
    let Some(share) = share.dyn_ref::<Function>() else {
        return copy(frame, text, phrase!("share-copied"));
    };
    let data = Object::new();
    let _ = Reflect::set(&data, &"text".into(), &text.into());
    // Whoever changes their mind has shared nothing, and knows it.
    let _ = share.call1(&navigator, &data);
}

pub fn copy(frame: Frame, text: String, done: Phrase) {
    spawn_local(async move {
        let copied = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
        frame.tell(&if copied.is_ok() { done } else { phrase!("link-refused") });
    });
}

/// Sends friends a run that was won: the link has its time, which they may beat.
pub fn challenge(frame: Frame, log: &session::Log) {
    let page = window().location().href().unwrap_or_default();
    let request = format!("share\n{}\n{page}\n{log}", text::language().code());
    spawn_local(async move {
        let answer = workers::ask_post(request).await.map(|(_, answer)| answer).unwrap_or_default();
        let answer = String::from_utf8_lossy(&answer);
        match answer.lines().find_map(|line| line.strip_prefix("beat ")) {
            Some(beat) => send(frame, beat.to_owned()),
            None => frame.tell(&phrase!("post-none")),
        }
    });
}

/// Puts a picture that is being made onto the clipboard, else offers it as a file. It is asked for before it
/// is made, since some browsers copy for nobody who did not just press something.
pub async fn picture(frame: Frame, made: Promise) -> Result<(), JsValue> {
    let copy: Function = Reflect::get(&window(), &"copyPicture".into())?.dyn_into()?;
    let copied: Promise = copy.call1(&window(), &made)?.dyn_into()?;
    match JsFuture::from(copied).await?.dyn_into::<Uint8Array>() {
        Ok(left) => backup::offer_bytes("ninefold.png", "image/png", &left.to_vec())?,
        Err(_) => frame.tell(&phrase!("share-copied")),
    }
    Ok(())
}

/// What the address of this visit carries.
pub fn carried() -> Option<String> {
    let hash = window().location().hash().ok()?;
    let carried = hash.strip_prefix('#').filter(|hash| !hash.starts_with('/'))?;
    js_sys::decode_uri_component(carried).ok().map(String::from)
}

/// Text pasted outside of a field is a puzzle the player brings.
pub fn follow_paste(frame: Frame) {
    let handle = window_event_listener(ev::paste, move |event: ClipboardEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let in_field =
            target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA"));
        let text = event.clipboard_data().and_then(|data| data.get_data("text").ok());
        if let Some(text) = text.filter(|text| !in_field && !text.trim().is_empty()) {
            event.prevent_default();
            frame.brought.set(Some(text));
            frame.go(Route::Own);
        }
    });
    // As long as the page lives.
    std::mem::forget(handle);
    // Dropped onto the page, opened with it or shared with it: `boot.js` tells.
    let brought = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
        let text = Reflect::get(&event, &"text".into()).unwrap_or_default().as_string();
        frame.brought.set(text);
        frame.go(Route::Own);
    });
    let _ = window().add_event_listener_with_callback("brought", brought.as_ref().unchecked_ref());
    brought.forget();
}
