//! With a world behind the page: ranked runs, boards, another's replay, a second device, and a server that
//! goes away. What `ninefold audit` finds is in `cli/tests/world.rs`.

use crate::player::{self, Hand};
use crate::saves;
use crate::server::Server;
use crate::tab::{DESKTOP, PHONE, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use session::{Desk, GameId, Millis};

const DOOR: &str = "a[href='#/room/world']";
const PLAYS: &str = "location.hash.startsWith('#/play/') && document.querySelector('.board')";
const GAME: GameId = GameId::Mini;

/// Comes in by the door on home and takes the name that is given.
fn join(tab: &Tab) -> Result<String> {
    Ok(welcomed(tab)?.0)
}

/// The same, with the code that was to be written down.
fn welcomed(tab: &Tab) -> Result<(String, String)> {
    tab.go("/")?;
    player::practised(tab)?;
    let is_seen = format!("document.querySelector(\"{DOOR}\")?.offsetWidth");
    tab.wait(&is_seen)?;
    tab.click(DOOR)?;
    tab.click("#join")?;
    tab.wait("document.querySelector('#recovery')?.innerText.length === 31")?;
    let code = tab.js("document.querySelector('#recovery').innerText")?;
    tab.click("#written")?;
    tab.wait("!document.querySelector('#recovery')")?;
    let name = tab.get("document.querySelector('#world-name')?.innerText")?;
    let text = |value: &Value| value.as_str().map(str::to_owned);
    Ok((text(&name).context("a name")?, text(&code).context("a code")?))
}

/// Plays the calendar's daily to its end, and waits until the server has answered for it.
fn play_daily(tab: &Tab, hand: Hand) -> Result<String> {
    play(tab, "daily", hand)
}

/// Plays one of the two dailies, `daily` or `duel`.
fn play(tab: &Tab, which: &str, hand: Hand) -> Result<String> {
    let button = format!("[data-press='{which} {}']", GAME.key());
    match hand {
        Hand::Keys => {
            player::focus(tab, &button)?;
            tab.key("Enter")?;
        }
        Hand::Mouse => tab.click(&button)?,
        Hand::Touch => tab.tap(&button)?,
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

/// Chooses something else in a field; who takes what is chosen already tells the page nothing.
fn choose(tab: &Tab, field: &str, value: &str) -> Result<()> {
    tab.js(&format!(
        "((field) => {{ if (field.value === '{value}') return; field.value = '{value}'; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); }})(document.querySelector('#{field}'))"
    ))?;
    Ok(())
}

/// What every engine has to do: come in, be ranked, see the board, and watch a run of it.
pub fn ranked(world: &World) -> Result<()> {
    let server = Server::with_world(&world.binary, 0, &world.folder.join("world.db"))?;
    let tab = world.passing(&server.origin, DESKTOP)?;
    let name = join(&tab)?;
    let run = play_daily(&tab, Hand::Mouse)?;
    look(&tab)?;
    tab.wait("document.querySelectorAll('.board-lines tbody tr').length === 1")?;
    let line = tab.get("document.querySelector('.board-lines tbody')?.innerText")?.to_string();
    ensure!(line.contains(&name), "{line}");
    tab.wait("document.querySelector('#my-rank')?.innerText.match(/number 1 of 1/)")?;
    tab.click(&format!("#watch-{run}"))?;
    tab.wait("location.hash.startsWith('#/replay/') && document.querySelector('.replay .board')")
}

/// Writes into a field of a room.
fn fill(tab: &Tab, field: &str, text: &str) -> Result<()> {
    tab.click(&format!("#{field}"))?;
    tab.js(&format!("document.querySelector('#{field}').select(), true"))?;
    tab.type_text(text)
}

/// The competition, an own name, everything in one file, back by the code on paper, and gone for good.
pub fn kept(world: &World) -> Result<()> {
    let server = Server::with_world(&world.binary, 0, &world.folder.join("world.db"))?;
    let first = world.passing(&server.origin, DESKTOP)?;
    let (_, code) = welcomed(&first)?;
    let run = play(&first, "duel", Hand::Keys)?;
    first.visit("/room/world/me")?;
    fill(&first, "name", "Mia Maulwurf")?;
    first.click("[data-press='rename'] .button.main")?;
    first.wait("document.querySelector('.world h2')?.innerText === 'Mia Maulwurf'")?;
    let luggage = first.download(&world.folder, || first.click("#export"))?;
    let luggage = std::fs::read_to_string(luggage.file)?;
    ensure!(luggage.contains(&run) && luggage.contains("Mia Maulwurf"), "{luggage}");

    // Another browser, which knows nothing but the code.
    let other = world.passing(&server.origin, DESKTOP)?;
    other.go("/room/world/me")?;
    fill(&other, "recovery-code", &code)?;
    other.click("[data-press='recover'] .button")?;
    other.wait("document.querySelector('.world h2')?.innerText === 'Mia Maulwurf'")?;
    other.wait("document.querySelector('#recovery')?.innerText.length === 31")?;
    other.visit("/room/world")?;
    other.wait("document.querySelector('#game') && document.querySelector('#world-name')")?;
    choose(&other, "game", GAME.key())?;
    choose(&other, "period", "competition")?;
    other.wait("document.querySelector('.board-lines tbody')?.innerText.includes('Mia')")?;
    other.wait(&format!("document.querySelector('#watch-{run}')"))?;

    other.visit("/room/world/me")?;
    other.click("#delete")?;
    other.click("#delete[data-press='delete-sure']")?;
    other.wait("document.querySelector('#recovery-code')")?;
    // It is nobody on the first one either, and off the board.
    first.visit("/room/world")?;
    first.wait("document.querySelector('#join')")?;
    choose(&first, "game", GAME.key())?;
    choose(&first, "period", "competition")?;
    first.wait("document.querySelector('#nobody') && !document.querySelector('.board-lines')")?;
    first.wait(&format!("fetch('v1/runs/{run}/log').then((answer) => answer.status === 404)"))
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
    let names = phone.get("document.querySelector('.board-lines')?.innerText")?.to_string();
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
    first.wait("document.querySelector('#admit')")?;
    let still = phone.js("fetch('v1/me').then((answer) => answer.json())")?;
    ensure!(still["name"] == *other, "it stays {other} until it is let in: {still}");
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
