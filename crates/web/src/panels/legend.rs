//! What the player's own keyboard writes on its keys: Z stands elsewhere on a German one.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The layout of the keyboard, where the browser tells it.
pub struct Layout {
    map: JsValue,
    get: Function,
}

impl Layout {
    pub async fn ask() -> Option<Layout> {
        let keyboard = Reflect::get(&window().navigator(), &"keyboard".into()).ok()?;
        let ask: Function = method(&keyboard, "getLayoutMap")?;
        let promise: Promise = ask.call0(&keyboard).ok()?.dyn_into().ok()?;
        let map = JsFuture::from(promise).await.ok()?;
        let get = method(&map, "get")?;
        Some(Layout { map, get })
    }

    /// What stands on the key at this place.
    pub fn written_on(&self, code: &str) -> Option<String> {
        let written = self.get.call1(&self.map, &code.into()).ok()?.as_string()?;
        Some(written.to_ascii_uppercase())
    }
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
