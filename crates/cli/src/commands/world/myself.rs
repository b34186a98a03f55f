//! What a player may do with what a server keeps about them: name, way back, copy, deletion.

use super::client::Client;
use super::{Consent, enter, stranger, text};
use crate::exit::{Ending, Failure};
use crate::speech;
use engine::{phrase, visible};
use native::Store;
use serde_json::json;

pub fn rename(client: &Client, name: Option<&str>) -> Result<Ending, Failure> {
    let me = client.deed("PUT", "/v1/me/name", &json!({ "name": name }))?;
    println!("{}", speech::say(&phrase!("world-named", name = text(&me, "name"))));
    Ok(Ending::AllWell)
}

pub fn recover(store: &Store, server: &str, code: &str, label: &str) -> Result<Ending, Failure> {
    let stranger = stranger(store, server)?;
    let welcome = stranger.post("/v1/recover", &json!({ "code": code, "label": label }))?;
    enter(store, stranger.server(), &welcome)
}

pub fn export(client: &Client) -> Result<Ending, Failure> {
    println!("{}", client.text("/v1/me/export")?);
    Ok(Ending::AllWell)
}

pub fn delete(store: &Store, client: &Client, consent: Consent) -> Result<Ending, Failure> {
    let server = visible(client.server()).to_string();
    if !consent.is_given(&phrase!("world-delete-ask", server = server.clone()))? {
        return Ok(Ending::SomeFailed);
    }
    client.deed("DELETE", "/v1/me", &json!(null))?;
    store.forget_passport().map_err(Failure::io("passport"))?;
    println!("{}", speech::say(&phrase!("world-deleted", server = server)));
    Ok(Ending::AllWell)
}
