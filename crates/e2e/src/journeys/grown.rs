//! What grows and what is magnified: long lists stay whole, screens fit.

use super::screens::bare;
use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, Screen, Tab};
use crate::world::World;
use anyhow::{Result, anyhow, ensure};
use progress::{Profile, Record};
use serde_json::{Value, json};
use session::{Desk, EndResult, GameId, Millis, RunId, Session, Tally};

/// A run of a grown player, won with this score.
pub fn won(number: u32, game: GameId, score: u64) -> Record {
    Record {
        run: RunId(u128::from(number)),
        game,
        preset: game.info().presets[0].key,
        started: 1_700_000_000_000 + u64::from(number) * 86_400_000,
        result: EndResult::Won,
        score,
        played: Millis(60_000),
        tally: Tally::default(),
        daily: None,
        deal: None,
    }
}

/// Gives the tab's player this past, and shows home with it.
pub fn live(tab: &Tab, profile: &Profile) -> Result<()> {
    let text = Value::from(profile.to_string());
    tab.js(&format!("localStorage['ninefold.profile'] = {text}"))?;
    tab.reload()
}

/// The run is won by its last moves.
fn win(tab: &Tab, session: Session) -> Result<()> {
    let ahead = player::play_ahead(session, 2)?;
    saves::open(tab, &ahead)?;
    player::play_on(tab, &mut Desk::new(ahead, Millis::ZERO), Hand::Mouse, 2)?;
    player::go_on(tab)
}

/// A better run is called the best; one without points has no place.
pub fn places(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let mut profile = Profile::default();
    profile.add(won(1, GameId::Classic, 10));
    live(&tab, &profile)?;
    win(&tab, saves::deal(GameId::Classic)?)?;
    tab.wait("document.querySelector('.letter').innerText.includes('Your best yet')")?;
    // Pressed three times in one tick, it is one game.
    let before = saves::names(&tab, "runs")?.len();
    tab.js("(() => { const again = document.querySelector('.letter .main'); for (const _ of [1, 2, 3]) again.click(); })()")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.board')")?;
    saves::session(&tab)?;
    let after = saves::names(&tab, "runs")?.len();
    ensure!(after == before + 1, "{} games were begun", after - before);
    Ok(())
}

/// However many games were begun or finished, each can be reached.
pub fn long_lists(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let first = saves::deal(GameId::Mini)?;
    for number in 0..30_u32 {
        let run = RunId(u128::from(number) + 1_000_000);
        let deal = first.deal().clone();
        let session = Session::start(deal, run, 1_794_816_000_000, Millis::ZERO);
        saves::put_run(&tab, &session.map_err(|error| anyhow!("{error}"))?)?;
    }
    let mut profile = Profile::default();
    (0..1_000).for_each(|number| drop(profile.add(won(number + 1, GameId::Classic, 100))));
    live(&tab, &profile)?;
    let shown = "document.querySelectorAll('.save').length";
    tab.wait(&format!("{shown} === 12"))?;
    for n in [24, 30] {
        tab.click(".continue > li:last-child .button")?;
        tab.wait(&format!("{shown} === {n}"))?;
    }
    tab.visit("/statistics")?;
    tab.wait("document.querySelectorAll('.past').length === 100")?;
    tab.click(".history + .button")?;
    tab.wait("document.querySelectorAll('.past').length === 200")?;
    tab.visit("/scores")?;
    tab.wait("document.querySelectorAll('.sheet tbody tr').length === 10")
}

/// Every screen has a name, which the window has too, and takes the focus when it is come to.
pub fn titles(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for path in bare() {
        tab.visit("/")?;
        tab.visit(&path)?;
        tab.get("document.querySelector('main h1')")?;
        let title = tab.js("document.title")?;
        let heading = tab.js("document.querySelector('main h1').innerText")?;
        let heading = heading.as_str().unwrap_or_default();
        ensure!(
            title.as_str().is_some_and(|title| title.starts_with(heading)),
            "{path}: the window is called {title}, the screen {heading}"
        );
    }
    tab.visit("/")?;
    tab.click("a[href='#/settings']")?;
    tab.wait("document.activeElement.matches('h1') && document.title.startsWith('Settings')")
}

/// No screen scrolls for a few pixels, home and the menu of a game not at all.
pub fn heights(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let over = "document.scrollingElement.scrollHeight - innerHeight";
    for path in bare() {
        tab.visit(&path)?;
        tab.get("document.querySelector('main h1')")?;
        let pixels = tab.js(over)?.as_i64().unwrap_or(-1);
        let may = pixels == 0 || pixels > 24 && path != "/";
        ensure!(may, "{path} is {pixels} pixels too high");
    }
    saves::open(&tab, &saves::deal(GameId::Classic)?)?;
    tab.click(".head .button:last-child")?;
    tab.click(".dialog .more")?;
    tab.wait("document.querySelector('.dialog .more[aria-expanded=true]')")?;
    let cut = "(() => { const dialog = document.querySelector('.dialog'); return dialog.scrollHeight - dialog.clientHeight; })()";
    ensure!(tab.js(cut)? == 0, "the menu is cut by {} pixels", tab.js(cut)?);
    Ok(())
}

const MAGNIFIED: [Screen; 2] = [
    Screen { name: "200 %", width: 640, height: 400, is_phone: false },
    Screen { name: "400 %", width: 320, height: 200, is_phone: false },
];

/// What of the play screen lies over something else or cannot be scrolled to.
const TROUBLE: &str = "(() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) found.push('it scrolls sideways');
    const board = document.querySelector('.board').getBoundingClientRect();
    if (Math.max(board.width, board.height) < 250) found.push('the board has ' + Math.round(board.width) + ' pixels');
    const parts = [...document.querySelectorAll('.readout, .head .button, .board-card, .pad .key, .modes button:not([hidden]), .tool')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const name = (part) => part.className + ' ' + part.innerText.slice(0, 12);
    boxes.forEach((one, i) => {
        if (one.bottom + scrollY > page.scrollHeight + 1 || one.left < -1 || one.right > innerWidth + 1) found.push(name(parts[i]) + ' is out of reach');
        boxes.slice(i + 1).forEach((other, j) => {
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (wide > 2 && high > 2) found.push(name(parts[i]) + ' lies over ' + name(parts[i + 1 + j]));
        });
    });
    return found;
})()";

pub fn magnified(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let mut troubles = Vec::new();
    for game in GameId::ALL {
        saves::open(&tab, &saves::deal(game)?)?;
        for screen in MAGNIFIED {
            tab.resize(screen)?;
            tab.wait(&format!("innerWidth === {}", screen.width))?;
            for trouble in tab.js(TROUBLE)?.as_array().into_iter().flatten() {
                troubles.push(format!("{} at {}: {trouble}", game.key(), screen.name));
            }
        }
        tab.resize(DESKTOP)?;
    }
    ensure!(troubles.is_empty(), "\n{}", troubles.join("\n"));
    Ok(())
}

/// On paper the board stands alone, with the pieces that wait.
pub fn print(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for game in [GameId::Classic, GameId::Pieces] {
        saves::open(&tab, &saves::deal(game)?)?;
        tab.call("Emulation.setEmulatedMedia", json!({ "media": "print" }))?;
        let seen = tab.js(
            "[...document.querySelectorAll('.head, .side, .notice, .scene, .toast')].filter((part) => part.offsetHeight > 0).map((part) => part.className)",
        )?;
        ensure!(seen == json!([]), "{} is printed with {seen}", game.key());
        ensure!(
            tab.js("document.querySelector('.board').getBoundingClientRect().width > 300")? == true,
            "{}: the board is small on paper",
            game.key()
        );
        tab.call("Emulation.setEmulatedMedia", json!({ "media": "" }))?;
    }
    Ok(())
}
