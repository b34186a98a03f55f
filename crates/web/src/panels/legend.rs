//! What stands on the keys of the player's own keyboard: Z stands elsewhere on a German one.

use crate::prelude::*;
use crate::t;
use js_sys::{Function, Promise, Reflect};
use session::keys::{Chord, Held};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The names of keys, better ones as soon as the browser has told the layout of the keyboard.
#[derive(Clone, Copy)]
pub struct Legend {
    layout: RwSignal<Option<Layout>, LocalStorage>,
}

/// The layout's map, and its method that looks a key up.
type Layout = (JsValue, Function);

impl Legend {
    pub fn ask() -> Legend {
        let layout = RwSignal::new_local(None);
        spawn_local(async move {
            if let Some(told) = tell_layout().await {
                let _ = layout.try_set(Some(told));
            }
        });
        Legend { layout }
    }

    /// A key and what is held with it, as people write it.
    pub fn name(self, chord: &Chord) -> String {
        let bare = match chord.code.as_str() {
            "ArrowUp" => "↑".to_owned(),
            "ArrowDown" => "↓".to_owned(),
            "ArrowLeft" => "←".to_owned(),
            "ArrowRight" => "→".to_owned(),
            "Slash" if chord.held == Held::Shift => return "?".to_owned(),
            "Escape" => "Esc".to_owned(),
            "Space" => t!("key-space"),
            "Enter" => t!("key-enter"),
            "Backspace" => t!("key-backspace"),
            "Delete" => t!("key-delete"),
            "PageUp" => t!("key-page-up"),
            "PageDown" => t!("key-page-down"),
            "Home" => t!("key-home"),
            "End" => t!("key-end"),
            code => self.written_on(code).unwrap_or_else(|| {
                match code {
                    "Slash" => "/",
                    "Period" => ".",
                    "Comma" => ",",
                    code => code.strip_prefix("Key").or(code.strip_prefix("Digit")).unwrap_or(code),
                }
                .to_owned()
            }),
        };
        match chord.held {
            Held::None => bare,
            Held::Shift => format!("⇧ {bare}"),
            Held::Ctrl => format!("{} {bare}", t!("key-ctrl")),
            Held::CtrlShift => format!("{} ⇧ {bare}", t!("key-ctrl")),
        }
    }

    fn written_on(self, code: &str) -> Option<String> {
        let (map, get) = self.layout.get()?;
        let written = get.call1(&map, &code.into()).ok()?.as_string()?;
        Some(written.to_ascii_uppercase())
    }
}

async fn tell_layout() -> Option<Layout> {
    let keyboard = Reflect::get(&window().navigator(), &"keyboard".into()).ok()?;
    let ask = method(&keyboard, "getLayoutMap")?;
    let promise: Promise = ask.call0(&keyboard).ok()?.dyn_into().ok()?;
    let map = JsFuture::from(promise).await.ok()?;
    let get = method(&map, "get")?;
    Some((map, get))
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
