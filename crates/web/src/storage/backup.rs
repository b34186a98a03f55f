//! One file with everything: runs, progress, settings. Restoring adds and never overwrites.

use super::db::DbError;
use super::profile::Browser;
use super::{local, runs};
use crate::settings::Settings;
use leptos::prelude::{document, set_timeout};
use progress::{Profile, Unkept};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};

const HEAD: &str = "ninefold-backup 1";
/// Stands between the parts; no part has such a line of its own.
const CUT: &str = "\n=== ";

/// All that is stored, as one text.
pub async fn write() -> Result<String, DbError> {
    let mut text = HEAD.to_owned();
    let mut part = |name: &str, body: &str| {
        text.push_str(CUT);
        text.push_str(name);
        text.push('\n');
        text.push_str(body);
    };
    part("settings", &local::read("settings").unwrap_or_default());
    part("profile", &local::read("profile").unwrap_or_default());
    for save in runs::all().await?.0 {
        part("run", &runs::write(&save));
    }
    Ok(text)
}

/// What a backup brought.
#[derive(Clone, Debug, Default)]
pub struct Restored {
    /// They belong to a device and are meant for a new one.
    pub settings: Option<Settings>,
    pub runs: u32,
    pub known: u32,
    pub damaged: u32,
    /// Why the progress it brought is not stored.
    pub unkept: Option<Unkept<DbError>>,
}

/// Adds what is not here yet. `None` when the text is no backup.
pub async fn restore(text: &str, mine: &mut Profile) -> Result<Option<Restored>, DbError> {
    let mut parts = text.split(CUT);
    if parts.next().map(str::trim) != Some(HEAD) {
        return Ok(None);
    }
    let mut restored = Restored::default();
    for part in parts {
        match part.split_once('\n') {
            Some(("profile", body)) => match Profile::read(body) {
                Ok((theirs, _)) => {
                    mine.merge(&theirs);
                    restored.unkept = mine.store(&Browser).err();
                }
                Err(_) => restored.damaged += 1,
            },
            Some(("run", body)) => match runs::read(body) {
                Ok(save) if runs::add(&save).await? => restored.runs += 1,
                Ok(_) => restored.known += 1,
                Err(_) => restored.damaged += 1,
            },
            Some(("settings", body)) => restored.settings = Some(Settings::parse(body)),
            _ => {}
        }
    }
    Ok(Some(restored))
}

/// Hands a text to the player as a file.
pub fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    offer_blob(name, &web_sys::Blob::new_with_str_sequence(&parts)?)
}

/// The same of a file that is no text.
pub fn offer_bytes(name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    offer_blob(name, &web_sys::Blob::new_with_u8_array_sequence_and_options(&parts, &options)?)
}

fn offer_blob(name: &str, blob: &web_sys::Blob) -> Result<(), JsValue> {
    let url = web_sys::Url::create_object_url_with_blob(blob)?;
    let link = document().create_element("a")?;
    let link: web_sys::HtmlAnchorElement = link.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // The browser may still be reading when the click is over.
    let forget = move || {
        let _ = web_sys::Url::revoke_object_url(&url);
    };
    set_timeout(forget, Duration::from_secs(60));
    Ok(())
}
