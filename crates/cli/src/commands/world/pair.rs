//! The devices of one player: the first shows a code and says yes, the second says the code.

use super::Consent;
use super::client::Client;
use super::myself::stranger;
use crate::exit::{Ending, Failure};
use crate::{output, speech};
use engine::{phrase, visible};
use guest::{Ask, Claimed, Device, Myself, Pairing};
use native::{Passport, Store};
use std::thread::sleep;
use std::time::Duration;

/// How long a code holds, in looks of a second.
const LOOKS: u32 = 300;
const LOOK: Duration = Duration::from_secs(1);

/// On the first device.
pub fn show(client: &Client, consent: Consent) -> Result<Ending, Failure> {
    let shown: Pairing = client.read(&Ask::begin_pairing())?;
    let (code, server) = (visible(&shown.code).to_string(), visible(client.server()).to_string());
    output::line(speech::say(&phrase!("world-pair-code", code = code, server = server)))?;
    for _ in 0..LOOKS {
        let standing: Pairing = client.read(&Ask::pairing())?;
        match (standing.state.as_str(), standing.label) {
            ("claimed", Some(label)) => return confirm(client, &label, consent),
            ("waiting", _) => sleep(LOOK),
            _ => break,
        }
    }
    Err(over())
}

fn over() -> Failure {
    Failure::Usage(speech::say(&phrase!("world-pair-over")))
}

fn confirm(client: &Client, label: &str, consent: Consent) -> Result<Ending, Failure> {
    let seen = visible(label).to_string();
    if !consent.is_given(&phrase!("world-pair-ask", label = seen.clone()))? {
        output::line(speech::say(&phrase!("world-pair-refused", label = seen)))?;
        return Ok(Ending::SomeFailed);
    }
    client.text(&Ask::confirm(label))?;
    output::line(speech::say(&phrase!("world-pair-done", label = seen)))?;
    Ok(Ending::AllWell)
}

/// On the second device: the token counts as soon as the first says yes.
pub fn claim(store: &Store, server: &str, code: &str, label: &str) -> Result<Ending, Failure> {
    let stranger = stranger(store, server)?;
    let claimed: Claimed = stranger.read(&Ask::claim(code, label))?;
    output::line(speech::say(&phrase!("world-pair-wait")))?;
    let passport = Passport { server: stranger.server().to_owned(), token: claimed.token };
    let client = Client::new(passport.clone());
    for _ in 0..LOOKS {
        let said = client.ask(&Ask::enter())?;
        if said.status == 404 {
            break;
        }
        if let Some(me) = guest::read::<Myself>(&said.text).filter(|_| said.status == 200) {
            store.keep_passport(&passport).map_err(Failure::io("passport"))?;
            let told = phrase!("world-welcome", name = visible(&me.name).to_string());
            output::line(speech::say(&told))?;
            return Ok(Ending::AllWell);
        }
        sleep(LOOK);
    }
    Err(over())
}

pub fn list(client: &Client) -> Result<Ending, Failure> {
    for device in client.read::<Vec<Device>>(&Ask::devices())? {
        let mark = if device.is_this { "*" } else { " " };
        output::line(format_args!("{mark} {}  {}", visible(&device.id), visible(&device.label)))?;
    }
    Ok(Ending::AllWell)
}

pub fn forget(client: &Client, device: &str) -> Result<Ending, Failure> {
    client.text(&Ask::forget_device(device))?;
    Ok(Ending::AllWell)
}
