//! Every screen: its address, its size, its language, its settings.

use crate::saves;
use crate::tab::{DESKTOP, PHONE, Screen, Tab};
use crate::world::World;
use anyhow::{Result, ensure};
use session::GameId;
use std::collections::BTreeSet;

const FIXED: [&str; 11] = [
    "/",
    "/scores",
    "/backgrounds",
    "/statistics",
    "/learn",
    "/technique/0",
    "/techniques",
    "/own",
    "/settings",
    "/keys",
    "/credits",
];

/// The addresses that need no run.
pub fn bare() -> Vec<String> {
    let fixed = FIXED.iter().map(|path| (*path).to_owned());
    let games = GameId::ALL
        .into_iter()
        .flat_map(|game| [format!("/new/{}", game.key()), format!("/rules/{}", game.key())]);
    fixed.chain(games).collect()
}

pub fn addresses(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let mut paths = bare();
    for game in GameId::ALL {
        saves::open(&tab, &saves::deal(game)?)?;
        paths.push(tab.path()?);
    }
    for path in paths {
        tab.visit(&path)?;
        let title = "document.querySelector('main h1').innerText";
        let before = tab.get(title)?;
        tab.reload()?;
        let after = tab.get(title)?;
        ensure!(
            tab.path()? == path && before == after,
            "{path} came back as {}: {after}",
            tab.path()?
        );
    }
    // The credits are two steps from home, and Back leads home again.
    tab.visit("/")?;
    tab.click("a[href='#/settings']")?;
    tab.click(".settings a[href='#/credits']")?;
    tab.wait("location.hash === '#/credits' && !document.querySelector('.settings')")?;
    tab.click(".top .button")?;
    tab.wait("location.hash === '#/settings' && document.querySelector('.settings')")?;
    tab.click(".top .button")?;
    tab.wait("location.hash === '' && document.querySelector('.home')")?;
    tab.click("a[href='#/credits']")?;
    tab.wait("location.hash === '#/credits'")?;
    // Links of before screens stood behind the `#` lead to them still.
    tab.run_off("location.assign('/rules/classic')")?;
    tab.wait("location.hash === '#/rules/classic' && document.querySelector('main h1')")?;
    // An address that no longer exists leads home.
    tab.go("/nowhere/at/all")?;
    tab.wait("document.querySelector('.game-card')")
}

const SCREENS: [Screen; 6] = [
    Screen { name: "smallest phone", width: 320, height: 568, is_phone: true },
    PHONE,
    Screen { name: "phone on its side", width: 844, height: 390, is_phone: true },
    Screen { name: "square", width: 800, height: 800, is_phone: false },
    DESKTOP,
    Screen { name: "large", width: 2560, height: 1440, is_phone: false },
];

/// What of the play screen is cut off or has to be scrolled to.
const CUT_OFF: &str = "(() => {
    const cut = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) cut.push('the page scrolls');
    for (const element of document.querySelectorAll('.board-card, .head .button, .pad .key, .modes button:not([hidden]), .tool, .tray .piece')) {
        const r = element.getBoundingClientRect();
        if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
            cut.push(element.className + ' ' + (element.ariaLabel ?? element.innerText).slice(0, 20) + ' ' + [r.left, r.top, r.right, r.bottom].map(Math.round));
        else if ((r.width < 24 || r.height < 24) && !element.matches('.piece')) cut.push(element.className + ' is smaller than a finger');
    }
    const board = document.querySelector('.board').getBoundingClientRect();
    if (Math.max(board.width, board.height) < 0.5 * Math.min(innerWidth, innerHeight)) cut.push('the board is small');
    return cut;
})()";

pub fn fits(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let mut cut = Vec::new();
    for game in GameId::ALL {
        saves::open(&tab, &saves::deal(game)?)?;
        for screen in SCREENS {
            tab.resize(screen)?;
            tab.wait(&format!(
                "innerWidth === {} && innerHeight === {}",
                screen.width, screen.height
            ))?;
            let board = tab.middle(".board")?;
            for trouble in tab.js(CUT_OFF)?.as_array().into_iter().flatten() {
                cut.push(format!("{} on the {}: {trouble}", game.key(), screen.name));
            }
            // What is said needs room; it takes none from the board.
            if tab.js("!document.querySelector('.tool[data-tool=hint]')")? == true {
                continue;
            }
            tab.click(".tool[data-tool='hint']")?;
            tab.wait("document.querySelector('.notice-card')")?;
            if tab.middle(".board")? != board {
                cut.push(format!("{} on the {}: a hint moves the board", game.key(), screen.name));
            }
            for trouble in tab.js(CUT_OFF)?.as_array().into_iter().flatten() {
                cut.push(format!("{} on the {} with a hint: {trouble}", game.key(), screen.name));
            }
            if tab.js("!!document.querySelector('.notice-card.hint')")? == true {
                tab.click(".notice-card.hint .quiet")?;
                tab.wait("!document.querySelector('.notice-card.hint')")?;
            }
        }
    }
    ensure!(cut.is_empty(), "\n{}", cut.join("\n"));
    Ok(())
}

/// What is the same in both languages: names, and what is written in figures.
const SHARED: [&str; 17] = [
    "Ninefold",
    "Sudoku",
    "Tom",
    "English",
    "Deutsch",
    "Level",
    "Original",
    "Extra",
    "Bonus",
    "Pause",
    "Pause: P",
    "ALS-XZ",
    "BUG+1",
    "BUG+n",
    "Sue de Coq",
    "Marker",
    "Name",
];

pub fn german(world: &World) -> Result<()> {
    let english = world.home(DESKTOP)?;
    // A game may be called the same everywhere.
    let games: Vec<String> = serde_json::from_value(
        english
            .js("[...document.querySelectorAll('.game-card h2')].map((name) => name.innerText)")?,
    )?;
    let is_shared = |line: &String| SHARED.contains(&line.as_str()) || games.contains(line);
    let german = world.tab(DESKTOP)?;
    german.speak("de-DE")?;
    german.go("/")?;
    german.wait("document.documentElement.lang === 'de'")?;
    let mut paths = bare();
    // An example is looked for anew each time, and its sentences are not those of the other tab.
    paths.retain(|path| !path.starts_with("/technique"));
    for game in GameId::ALL {
        for tab in [&english, &german] {
            saves::open(tab, &saves::deal(game)?)?;
        }
        paths.push(german.path()?);
    }
    let mut same = Vec::new();
    for path in &paths {
        let (one, other) = (lines(&english, path)?, lines(&german, path)?);
        ensure!(!other.is_empty(), "{path} says nothing in German");
        for line in one.intersection(&other).filter(|line| !is_shared(line)) {
            same.push(format!("{path}: {line}"));
        }
    }
    ensure!(same.is_empty(), "said in English to a German:\n{}", same.join("\n"));
    // And it can be switched, here and now.
    german.visit("/settings")?;
    german.click(".choice:has([name='language']) label:nth-child(2)")?;
    german.wait("document.documentElement.lang === 'en' && document.querySelector('h1').innerText === 'Settings'")?;
    german.reload()?;
    german.wait("document.documentElement.lang === 'en'")
}

/// What a screen says to eyes and to a screen reader, where it has words in it.
fn lines(tab: &Tab, path: &str) -> Result<BTreeSet<String>> {
    tab.visit(path)?;
    tab.get("document.querySelector('main h1')?.innerText")?;
    let said = tab.js(
        "[...document.querySelectorAll('main, main *')].flatMap((element) => [element.ariaLabel, element.placeholder, \
         ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent)]) \
         .filter((text) => text && /[A-Za-zÄÖÜäöüß]{3}/.test(text)).map((text) => text.trim())",
    )?;
    Ok(serde_json::from_value(said)?)
}

pub fn settings(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    tab.visit("/settings")?;
    tab.click(".choice:has([name='theme']) label:nth-child(3)")?;
    tab.wait("document.documentElement.dataset.theme === 'night'")?;
    tab.click(".switch")?;
    tab.wait("document.documentElement.dataset.motion === 'less'")?;
    tab.reload()?;
    tab.wait("document.documentElement.dataset.theme === 'night' && document.documentElement.dataset.motion === 'less'")?;
    // The browser's own wish is followed until another one is made.
    tab.click(".choice:has([name='theme']) label:nth-child(1)")?;
    tab.wait("document.documentElement.dataset.theme === 'day'")?;
    let dark =
        serde_json::json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
    tab.call("Emulation.setEmulatedMedia", dark)?;
    tab.wait("document.documentElement.dataset.theme === 'night'")?;

    // What counts as a mistake is changed in the middle of a game.
    saves::open(&tab, &saves::deal(GameId::Classic)?)?;
    let session = saves::session(&tab)?;
    let solution = crate::player::solution(&session).unwrap_or_default();
    let legal_but_wrong = solution.iter().find_map(|(cell, right)| {
        let cells = session::CellSet::only(*cell);
        (1..=9)
            .find(|value| {
                let action = session::Action::Enter { cells, value: *value };
                let preview = session.preview(&action, session::Millis::ZERO);
                value != right && preview.refusal.is_none() && preview.conflicts.is_empty()
            })
            .map(|value| (*cell, value))
    });
    let Some((cell, value)) = legal_but_wrong else { return Ok(()) };
    tab.click(&format!("[data-cell='{}']", cell.index()))?;
    mistakes(&tab, "clashes")?;
    tab.key(crate::player::DIGITS[usize::from(value)])?;
    tab.wait("document.querySelector('.cell.own') && !document.querySelector('.cell.bad')")?;
    mistakes(&tab, "show mistakes")?;
    tab.wait("document.querySelector('.cell.own.bad')")
}

/// Chooses in the menu which mistakes are shown.
fn mistakes(tab: &Tab, words: &str) -> Result<()> {
    tab.click(".head .button:last-child")?;
    tab.wait("document.querySelector('.dialog .menu-grid')")?;
    if tab.js("!!document.querySelector('.dialog .more[aria-expanded=false]')")? == true {
        tab.click(".dialog .more")?;
    }
    tab.js(&format!(
        "[...document.querySelectorAll('.dialog .menu-grid button')].find((button) => button.innerText.toLowerCase().includes('{words}')).id = 'wanted'"
    ))?;
    tab.click("#wanted")?;
    tab.wait("!document.querySelector('.dialog')")
}
