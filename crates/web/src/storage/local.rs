//! The browser's small storage. It may be forbidden or full; the game plays on without.

const PREFIX: &str = "ninefold.";

pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{name}")).ok()?
}

pub fn write(name: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{PREFIX}{name}"), value);
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
