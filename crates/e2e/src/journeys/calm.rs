//! Easy to begin, easy to read: few things at first, prices before the start, music when it is wished
//! for, and names for those who do not see.

use crate::saves;
use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Result, ensure};
use serde_json::{Value, json};
use session::{GameId, Millis};

/// How many of these are to be seen.
fn seen(tab: &Tab, selector: &str) -> Result<u64> {
    let seen = format!(
        "[...document.querySelectorAll('{selector}')].filter((part) => part.offsetHeight > 0).length"
    );
    Ok(tab.js(&seen)?.as_u64().unwrap_or(u64::MAX))
}

/// The usual things come first, the rest is one step away, and stays where it was put.
pub fn few(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let told = tab.get("document.querySelector('.today h2 small')?.innerText.trim()")?;
    ensure!(told.as_str().is_some_and(|told| told.len() > 10), "what is “Today”? {told}");
    let game = GameId::OF_PUZZLES;
    tab.visit(&format!("/new/{}", game.key()))?;
    tab.get("document.querySelector('.preset')")?;
    let presets = seen(&tab, ".preset")?;
    ensure!((1..=7).contains(&presets), "{presets} presets at first");
    tab.click("main .more")?;
    tab.wait(&format!("document.querySelectorAll('.preset').length > {presets}"))?;

    let session = saves::deal(game)?;
    let modes = session.view(Millis::ZERO).modes.len() as u64;
    saves::open(&tab, &session)?;
    let first = seen(&tab, ".modes [role=radio]")?;
    ensure!(first == 2, "{first} modes at first");
    tab.click(".modes .more")?;
    tab.wait("document.querySelector('.modes .more[aria-expanded=true]')")?;
    ensure!(seen(&tab, ".modes [role=radio]")? == modes, "not all modes are there");
    tab.reload()?;
    tab.wait("document.querySelector('.modes .more[aria-expanded=true]')")?;
    ensure!(seen(&tab, ".modes [role=radio]")? == modes, "the modes were forgotten");
    tab.click(".head .button:last-child")?;
    tab.wait("document.querySelector('.dialog .menu-grid')")?;
    let buttons = seen(&tab, ".dialog .menu-grid .button")?;
    ensure!((1..=12).contains(&buttons), "{buttons} buttons in the menu at first");
    Ok(())
}

/// What a run pays and what help costs stands on the menu, for every preset that pays.
pub fn prices(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for game in GameId::ALL {
        let info = game.info();
        tab.visit(&format!("/new/{}", game.key()))?;
        if !info.questions.is_empty() {
            let told = tab.get("document.querySelector('.asked .pay')?.innerText.trim()")?;
            let told = told.as_str().unwrap_or_default();
            ensure!(told.contains(char::is_numeric), "{}: {told}", game.key());
            continue;
        }
        tab.get("document.querySelector('.preset')")?;
        let offered = info.presets.iter().filter(|preset| !preset.brought && !preset.aside);
        let paying = offered.filter(|preset| preset.pay.brief().is_some()).count() as u64;
        let told = seen(&tab, ".preset .pay")?;
        ensure!(told == paying, "{}: {told} of {paying} presets tell", game.key());
        tab.click("details.pay summary")?;
        tab.wait("document.querySelector('details.pay').open")?;
        let dealt = info.presets.iter().filter(|preset| !preset.brought).count() as u64;
        ensure!(seen(&tab, "details.pay p")? == dealt, "{}: prices are missing", game.key());
    }
    Ok(())
}

/// No note is played before somebody wants it; the switch is in the menu of the game, and is kept.
pub fn music(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    saves::open(&tab, &saves::deal(GameId::OF_PUZZLES)?)?;
    let kept = "localStorage['ninefold.settings'] ?? ''";
    let plays = format!("/^music [1-9]/m.test({kept})");
    ensure!(tab.js(&plays)? == false, "it plays unasked");
    let switch = |words: &str| -> Result<()> {
        tab.click(".head .button:last-child")?;
        let button = format!(
            "[...document.querySelectorAll('.dialog .button')].find((one) => one.innerText.includes('{words}'))"
        );
        tab.get(&button)?;
        tab.js(&format!("{button}.click()"))?;
        tab.key("Escape")
    };
    switch("Music on")?;
    tab.wait(&plays)?;
    tab.reload()?;
    ensure!(tab.js(&plays)? == true, "the wish was forgotten");
    switch("Music off")?;
    tab.wait(&format!("!{plays}"))?;
    tab.visit("/credits")?;
    let credits = tab.get("document.querySelector('main .card')?.innerText")?;
    let credits = credits.as_str().unwrap_or_default();
    for author in ["Khoi Nguyen Nguyen", "Perry Mitchell", "Inner Circle", "Hudoku by", "CME 1251"]
    {
        ensure!(credits.contains(author), "{author} is not named: {credits}");
    }
    Ok(())
}

/// Whoever hears the page hears of every cell in which region it lies and what goes there, and of every
/// piece its shape; whoever has colours of the system sees what is chosen.
pub fn named(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for game in GameId::ALL {
        let session = saves::deal(game)?;
        let view = session.view(Millis::ZERO);
        saves::open(&tab, &session)?;
        if view.board.regions.iter().any(|region| region.label.is_some()) {
            let nameless = tab.js("[...document.querySelectorAll('.cell')].map((cell) => cell.ariaLabel).filter((name) => !/1.[49]/.test(name))")?;
            ensure!(nameless == json!([]), "{}: {nameless}", game.key());
        }
        if view.has_tray() {
            let names = tab.get("(() => { const names = [...document.querySelectorAll('.tray [data-piece]')].map((piece) => piece.ariaLabel ?? ''); return names.length ? names : null; })()")?;
            // Its cells row by row, and where each row begins: that is its shape.
            let tells = |name: &Value| name.as_str().is_some_and(|name| name.contains(" cell"));
            ensure!(names.as_array().is_some_and(|all| all.iter().all(tells)), "{names}");
        }
    }
    saves::open(&tab, &saves::deal(GameId::OF_PUZZLES)?)?;
    let forced = json!([{ "name": "forced-colors", "value": "active" }]);
    tab.call("Emulation.setEmulatedMedia", json!({ "features": forced }))?;
    let color = |of: &str| {
        tab.js(&format!("getComputedStyle(document.querySelector('{of}')).backgroundColor"))
    };
    let (chosen, other) =
        (color(".modes [aria-checked=true]")?, color(".modes [aria-checked=false]")?);
    ensure!(chosen != other, "what is chosen is {chosen} as all else");
    // Lines are shadows elsewhere, which such a system does not draw.
    let line =
        "getComputedStyle(document.querySelectorAll('.cell')[40], '::before').borderTopWidth";
    ensure!(tab.js(line)? != "0px" && tab.js(line)? != "", "there are no lines");
    Ok(())
}
