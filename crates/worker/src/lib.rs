//! What the page lets compute beside itself.
use wasm_bindgen::prelude::wasm_bindgen;

/// Answers one request.
#[wasm_bindgen]
pub fn answer(request: &str) -> String {
    request.to_owned()
}
