//! Who I am on a server: joining and coming back, the name, and what is kept about me.

use super::Consent;
use super::client::Client;
use crate::exit::{Ending, Failure};
use crate::{output, speech};
use engine::{phrase, visible};
use guest::{Ask, Myself, Welcome};
use native::{Passport, Store};

/// Asks a server that this device is no player of yet.
pub fn stranger(store: &Store, server: &str) -> Result<Client, Failure> {
    let server = server.trim_end_matches('/').to_owned();
    if !server.starts_with("http://") && !server.starts_with("https://") {
        let why = "an address such as http://192.168.1.20:9999 expected";
        return Err(Failure::Usage(format!("{server}: {why}")));
    }
    if let Some(known) = store.passport().filter(|known| known.server == server) {
        let told = phrase!("world-joined-already", server = known.server);
        return Err(Failure::Usage(speech::say(&told)));
    }
    Ok(Client::new(Passport { server, token: String::new() }))
}

pub fn join(store: &Store, server: &str, label: &str) -> Result<Ending, Failure> {
    enter(store, &stranger(store, server)?, &Ask::join(label))
}

pub fn recover(store: &Store, server: &str, code: &str, label: &str) -> Result<Ending, Failure> {
    enter(store, &stranger(store, server)?, &Ask::recover(code, label))
}

/// Keeps what a welcome says, and tells what is told once.
fn enter(store: &Store, stranger: &Client, ask: &Ask) -> Result<Ending, Failure> {
    let welcome: Welcome = stranger.read(ask)?;
    let passport = Passport { server: stranger.server().to_owned(), token: welcome.token };
    store.keep_passport(&passport).map_err(Failure::io("passport"))?;
    let (name, code) = (visible(&welcome.name).to_string(), visible(&welcome.recovery).to_string());
    output::line(speech::say(&phrase!("world-welcome", name = name)))?;
    output::line(speech::say(&phrase!("world-recovery", code = code)))?;
    Ok(Ending::AllWell)
}

pub fn show(client: &Client) -> Result<Ending, Failure> {
    let me: Myself = client.read(&Ask::me())?;
    output::line(format_args!(
        "{} ({}) at {}",
        visible(&me.name),
        visible(&me.player),
        visible(client.server())
    ))?;
    Ok(Ending::AllWell)
}

pub fn rename(client: &Client, name: Option<&str>) -> Result<Ending, Failure> {
    let me: Myself = client.read(&Ask::rename(name))?;
    output::line(speech::say(&phrase!("world-named", name = visible(&me.name).to_string())))?;
    Ok(Ending::AllWell)
}

pub fn export(client: &Client) -> Result<Ending, Failure> {
    output::line(client.text(&Ask::export())?)?;
    Ok(Ending::AllWell)
}

pub fn delete(store: &Store, client: &Client, consent: Consent) -> Result<Ending, Failure> {
    let server = visible(client.server()).to_string();
    if !consent.is_given(&phrase!("world-delete-ask", server = server.clone()))? {
        return Ok(Ending::SomeFailed);
    }
    client.text(&Ask::delete_me())?;
    store.forget_world().map_err(Failure::io("world"))?;
    output::line(speech::say(&phrase!("world-deleted", server = server)))?;
    Ok(Ending::AllWell)
}
