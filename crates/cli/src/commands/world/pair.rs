//! A second device of one player: the first shows a code and says yes, the second says the code.

use super::client::Client;
use super::{Consent, stranger, text};
use crate::exit::{Ending, Failure};
use crate::speech;
use engine::phrase;
use native::{Passport, Store};
use serde_json::json;
use std::thread::sleep;
use std::time::Duration;

/// How long a code holds, in looks of a second.
const LOOKS: u32 = 300;
const LOOK: Duration = Duration::from_secs(1);

/// On the first device.
pub fn show(client: &Client, consent: Consent) -> Result<Ending, Failure> {
    let shown = client.post("/v1/pairings", &json!({}))?;
    let server = client.server().to_owned();
    let told = phrase!("world-pair-code", code = text(&shown, "code"), server = server);
    println!("{}", speech::say(&told));
    for _ in 0..LOOKS {
        let standing = client.get("/v1/pairings")?;
        match standing["state"].as_str() {
            Some("claimed") => return confirm(client, &standing, consent),
            Some("waiting") => sleep(LOOK),
            _ => break,
        }
    }
    Err(Failure::Usage(speech::say(&phrase!("world-pair-over"))))
}

fn confirm(
    client: &Client,
    standing: &serde_json::Value,
    consent: Consent,
) -> Result<Ending, Failure> {
    let label = text(standing, "label");
    if !consent.is_given(&phrase!("world-pair-ask", label = label.clone()))? {
        println!("{}", speech::say(&phrase!("world-pair-refused", label = label)));
        return Ok(Ending::SomeFailed);
    }
    client.deed("POST", "/v1/pairings/confirm", &json!({ "label": standing["label"] }))?;
    println!("{}", speech::say(&phrase!("world-pair-done", label = label)));
    Ok(Ending::AllWell)
}

/// On the second device: the token counts as soon as the first says yes.
pub fn claim(store: &Store, server: &str, code: &str, label: &str) -> Result<Ending, Failure> {
    let stranger = stranger(store, server)?;
    let body = json!({ "code": code, "label": label });
    let claimed = stranger.post("/v1/pairings/claim", &body)?;
    println!("{}", speech::say(&phrase!("world-pair-wait")));
    let server = stranger.server().to_owned();
    let passport = Passport { server, token: text(&claimed, "token") };
    let client = Client::new(passport.clone());
    for _ in 0..LOOKS {
        let said = client.ask("GET", "/v1/me", "application/json", "")?;
        match said.status {
            200 => {
                store.keep_passport(&passport).map_err(Failure::io("passport"))?;
                let me = client.get("/v1/me")?;
                let told = phrase!("world-welcome", name = text(&me, "name"));
                println!("{}", speech::say(&told));
                return Ok(Ending::AllWell);
            }
            _ => sleep(LOOK),
        }
    }
    Err(Failure::Usage(speech::say(&phrase!("world-pair-over"))))
}
