//! With a world behind the page: ranked runs, boards, another's replay, a second device, and a server that
//! goes away. What `ninefold audit` finds is in `cli/tests/world.rs`.

use crate::player::{self, Hand};
use crate::saves;
use crate::server::Server;
use crate::tab::{DESKTOP, PHONE, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::{Desk, GameId, Millis};

const DOOR: &str = "a[href='#/room/world']";
const PLAYS: &str = "location.hash.startsWith('#/play/') && document.querySelector('.board')";
const GAME: GameId = GameId::Mini;

/// Comes in by the door on home and takes the name that is given.
fn join(tab: &Tab) -> Result<String> {
    tab.go("/")?;
    player::practised(tab)?;
    let is_seen = format!("document.querySelector(\"{DOOR}\")?.offsetWidth");
    tab.wait(&is_seen)?;
    tab.click(DOOR)?;
    tab.click("#join")?;
    tab.wait("document.querySelector('#recovery')?.innerText.length === 31")?;
    tab.click("#written")?;
    tab.wait("!document.querySelector('#recovery')")?;
    let name = tab.get("document.querySelector('#world-name')?.innerText")?;
    name.as_str().map(str::to_owned).context("a name")
}

/// Plays the daily to its end, and waits until the server has answered for it.
fn play_daily(tab: &Tab, hand: Hand) -> Result<String> {
    let button = format!("[data-press='daily {}']", GAME.key());
    match hand {
        Hand::Keys => {
            player::focus(tab, &button)?;
            tab.key("Enter")?;
        }
        _ => tab.tap(&button)?,
    }
    tab.wait(PLAYS)?;
    let run = saves::session(tab)?.run().to_string();
    player::finish(tab, hand)?;
    tab.wait(&format!("fetch('v1/runs/{run}').then((answer) => answer.ok)"))?;
    Ok(run)
}

/// Looks at the daily board of the game.
fn look(tab: &Tab) -> Result<()> {
    tab.visit("/room/world")?;
    tab.wait("document.querySelector('#game') && document.querySelector('#world-name')")?;
    choose(tab, "game", GAME.key())
}

fn choose(tab: &Tab, field: &str, value: &str) -> Result<()> {
    tab.js(&format!(
        "((field) => {{ field.value = '{value}'; field.dispatchEvent(new Event('input', \
         {{ bubbles: true }})); return true; }})(document.querySelector('#{field}'))"
    ))?;
    Ok(())
}

pub fn met(world: &World) -> Result<()> {
    let server = Server::with_world(&world.binary, 0, &world.folder.join("world.db"))?;
    let first = world.passing(&server.origin, DESKTOP)?;
    let phone = world.passing(&server.origin, PHONE)?;
    let (name, other) = (join(&first)?, join(&phone)?);
    ensure!(name != other, "both are called {name}");
    let run = play_daily(&first, Hand::Keys)?;
    play_daily(&phone, Hand::Touch)?;
    look(&phone)?;
    phone.wait("document.querySelectorAll('.board-lines tbody tr').length === 2")?;
    phone.wait("document.querySelector('#my-rank')?.innerText.match(/number [12] of 2/)")?;
    let names = phone.js("document.querySelector('.board-lines').innerText")?.to_string();
    ensure!(names.contains(&name) && names.contains(&other), "{names}");
    // The other's run is watched, and counts for nobody here.
    phone.tap(&format!("#watch-{run}"))?;
    phone.wait(
        "location.hash.startsWith('#/replay/') && document.querySelector('.replay .board')",
    )?;
    phone.visit("/")?;
    phone.wait("document.querySelectorAll('.daily .icon').length === 1")?;

    // A game under way goes along to the phone.
    player::start(&first, GameId::Classic.key(), 3, Hand::Mouse)?;
    let mut desk = Desk::new(saves::session(&first)?, Millis::ZERO);
    player::play_on(&first, &mut desk, Hand::Mouse, 2)?;
    let game = desk.session().run().to_string();
    first.visit("/room/world/me")?;
    // Drawn again around what is opened and typed, the room takes neither away.
    first.click("#have-code summary")?;
    first.js("document.querySelector('#code').value = '1234', true")?;
    first.click("#pair")?;
    let code = first.get("document.querySelector('#pair-code')?.innerText")?;
    first.wait("document.querySelector('#have-code[open] #code')?.value === '1234'")?;
    let code = code.as_str().context("a code")?.replace(' ', "");
    ensure!(code.len() == 8, "{code}");
    phone.visit("/room/world/me")?;
    phone.tap("summary")?;
    phone.js(&format!("document.querySelector('#code').value = '{code}', true"))?;
    phone.tap("[data-press='claim'] .button")?;
    first.click("#admit")?;
    let is_shared = format!("localStorage['ninefold.room.world.sync']?.includes('{game}')");
    first.wait(&is_shared)?;
    phone.wait(&format!("document.querySelector('#world-name')?.innerText === {name:?}"))?;
    phone.visit("/")?;
    phone.reload()?;
    phone.wait(&is_shared)?;
    phone.visit("/settings")?;
    phone.visit("/")?;
    phone.tap(&format!(".save[href='#/play/{game}']"))?;
    phone.wait(PLAYS)?;
    player::shows(&phone, &desk)
}

pub fn away(world: &World) -> Result<()> {
    let database = world.folder.join("world.db");
    let server = Server::with_world(&world.binary, 0, &database)?;
    let port = server.origin.rsplit(':').next().context("an origin has a port")?.parse()?;
    let tab = world.passing(&server.origin, DESKTOP)?;
    join(&tab)?;
    choose(&tab, "ranked-game", GAME.key())?;
    tab.wait("document.querySelector('#ranked-preset [value^=four]')")?;
    tab.click("[data-press='ranked'] .button")?;
    tab.wait(PLAYS)?;
    let run = saves::session(&tab)?.run().to_string();
    drop(server);
    player::finish(&tab, Hand::Keys)?;
    let waits = format!("localStorage['ninefold.room.world.outbox']?.includes('{run}')");
    tab.wait(&waits)?;
    let _server = Server::with_world(&world.binary, port, &database)?;
    tab.reload()?;
    tab.wait("!localStorage['ninefold.room.world.outbox']")?;
    let kept = tab.js(&format!("fetch('v1/runs/{run}').then((answer) => answer.json())"))?;
    let trust = kept["trust"].as_str().context("it has a class")?;
    ensure!(["witnessed", "ticketed", "open"].contains(&trust), "{kept}");
    ensure!(kept["result"] == "won", "{kept}");
    Ok(())
}
