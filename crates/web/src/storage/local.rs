//! The browser's small storage. It may be forbidden or full; the game plays on without.

use super::db::DbError;

const PREFIX: &str = "ninefold.";

pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{name}")).ok()?
}

/// Writes what may be lost, such as a setting.
pub fn write(name: &str, value: &str) {
    let _ = keep(name, value);
}

/// Writes what must not be lost without a word.
pub fn keep(name: &str, value: &str) -> Result<(), DbError> {
    let storage = storage().ok_or_else(DbError::forbidden)?;
    Ok(storage.set_item(&format!("{PREFIX}{name}"), value)?)
}

pub fn remove(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{name}"));
    }
}

/// The names that begin like this.
pub fn names(start: &str) -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    let all = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok()?);
    all.filter_map(|name| Some(name.strip_prefix(PREFIX)?.to_owned()))
        .filter(|name| name.starts_with(start))
        .collect()
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}
