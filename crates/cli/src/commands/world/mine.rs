//! Who I am on a server: joining, coming back, names, devices, and what is kept about me.

use super::client::Client;
use crate::exit::{Ending, Failure};
use crate::speech;
use engine::{phrase, visible};
use guest::{Ask, Claimed, Device, Myself, Pairing, Welcome};
use native::{Passport, Store};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// How often it is looked whether the other device has done its part, and how long.
const LOOK: Duration = Duration::from_secs(1);
const LOOKS: u32 = 300;

/// How somebody comes to a server.
pub enum Arrival<'a> {
    New,
    /// By the code that another device shows.
    ByCode(&'a str),
    /// By the code that was written down.
    Back(&'a str),
}

pub fn arrive(
    store: &Store,
    server: &str,
    label: &str,
    arrival: Arrival<'_>,
) -> Result<Ending, Failure> {
    let server = server.trim_end_matches('/').to_owned();
    if let Some(known) = store.passport().filter(|known| known.server == server) {
        let told = phrase!("world-joined-already", server = known.server);
        return Err(Failure::Usage(speech::say(&told)));
    }
    let stranger = Client::new(Passport { server: server.clone(), token: String::new() });
    let keep = |token: String| {
        let passport = Passport { server: server.clone(), token };
        store.keep_passport(&passport).map_err(Failure::io("passport"))?;
        Ok::<_, Failure>(Client::new(passport))
    };
    let ask = match arrival {
        Arrival::New => Ask::join(label),
        Arrival::Back(code) => Ask::recover(code, label),
        Arrival::ByCode(code) => {
            let claimed: Claimed = stranger.read(&Ask::claim(code, label))?;
            println!("{}", speech::say(&phrase!("world-pair-waits")));
            let client =
                Client::new(Passport { server: server.clone(), token: claimed.token.clone() });
            let me = wait(|| client.read::<Myself>(&Ask::me()).ok())?;
            keep(claimed.token)?;
            println!(
                "{}",
                speech::say(&phrase!("world-welcome", name = visible(&me.name).to_string()))
            );
            return Ok(Ending::AllWell);
        }
    };
    let welcome: Welcome = stranger.read(&ask)?;
    keep(welcome.token)?;
    let (name, code) = (visible(&welcome.name).to_string(), visible(&welcome.recovery).to_string());
    println!("{}", speech::say(&phrase!("world-welcome", name = name)));
    println!("{}", speech::say(&phrase!("world-recovery", code = code)));
    Ok(Ending::AllWell)
}

fn wait<T>(mut look: impl FnMut() -> Option<T>) -> Result<T, Failure> {
    for _ in 0..LOOKS {
        if let Some(found) = look() {
            return Ok(found);
        }
        sleep(LOOK);
    }
    Err(Failure::Usage(speech::say(&phrase!("world-pair-late"))))
}

/// Shows a code, waits until another device says it, and lets it in if its owner says so.
pub fn pair(client: &Client) -> Result<Ending, Failure> {
    let shown: Pairing = client.read(&Ask::begin_pairing())?;
    println!("{}", visible(&shown.code));
    let minutes = (shown.lasts.max(0) as u32).div_ceil(60);
    println!("{}", speech::say(&phrase!("world-pair-how", minutes = minutes)));
    let label = wait(|| {
        let standing = client.read::<Pairing>(&Ask::pairing()).ok()?;
        standing.label.filter(|_| standing.state == "claimed")
    })?;
    let asked = phrase!("world-pair-asked", label = visible(&label).to_string());
    println!("{} [y/N]", speech::say(&asked));
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer).map_err(Failure::io("stdin"))?;
    if !matches!(answer.trim(), "y" | "yes" | "j" | "ja") {
        return Ok(Ending::SomeFailed);
    }
    client.text(&Ask::confirm(&label))?;
    println!("{}", speech::say(&phrase!("world-paired")));
    Ok(Ending::AllWell)
}

pub fn devices(client: &Client) -> Result<Ending, Failure> {
    for device in client.read::<Vec<Device>>(&Ask::devices())? {
        let mark = if device.is_this { "*" } else { " " };
        println!("{mark} {}  {}", visible(&device.id), visible(&device.label));
    }
    Ok(Ending::AllWell)
}

pub fn forget(client: &Client, device: &str) -> Result<Ending, Failure> {
    client.text(&Ask::forget_device(device))?;
    Ok(Ending::AllWell)
}

pub fn rename(client: &Client, name: Option<&str>) -> Result<Ending, Failure> {
    let me: Myself = client.read(&Ask::rename(name))?;
    println!("{}", visible(&me.name));
    Ok(Ending::AllWell)
}

pub fn me(client: &Client) -> Result<Ending, Failure> {
    let me: Myself = client.read(&Ask::me())?;
    println!("{} ({}) at {}", visible(&me.name), visible(&me.player), visible(client.server()));
    Ok(Ending::AllWell)
}

/// Everything that is kept about me, into a file.
pub fn export(client: &Client, file: &Path) -> Result<Ending, Failure> {
    let text = client.text(&Ask::export())?;
    let name = file.display().to_string();
    std::fs::write(file, text).map_err(Failure::io(&name))?;
    Ok(Ending::AllWell)
}

pub fn delete(store: &Store, client: &Client) -> Result<Ending, Failure> {
    client.text(&Ask::delete_me())?;
    store.forget_world().map_err(Failure::io("world"))?;
    println!("{}", speech::say(&phrase!("world-deleted")));
    Ok(Ending::AllWell)
}
