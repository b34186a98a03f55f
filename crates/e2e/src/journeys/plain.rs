//! Said plainly and shown calmly: what the browser refuses is told in words, who wants no motion gets
//! none, numbers are as at home, and no keys are offered where there are none.

use super::ending::nearly_done_run;
use crate::past::Past;
use crate::player::{self, DIGITS};
use crate::saves;
use crate::tab::{DESKTOP, PHONE, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use serde_json::json;
use session::{Day, GameId, Log};

/// What the browser may say when it does not store something, and what the player reads.
const REFUSALS: [(&str, &str, &str); 3] = [
    ("QuotaExceededError", "no room left on this device", "kein Platz"),
    ("SecurityError", "this browser keeps no data", "bewahrt keine Daten auf"),
    ("UnknownError", "the browser refused (UnknownError)", "UnknownError"),
];

/// No error of the browser is shown raw, and none in English to those who read German.
pub fn refusals(world: &World) -> Result<()> {
    for (locale, german) in [("en-GB", false), ("de-DE", true)] {
        let tab = world.tab(DESKTOP)?;
        tab.speak(locale)?;
        tab.go("/")?;
        for (kind, english_words, german_words) in REFUSALS {
            saves::open(&tab, &saves::deal(GameId::Classic)?)?;
            tab.js(&format!(
                "window.put ??= IDBObjectStore.prototype.put, IDBObjectStore.prototype.put = () => {{ throw new DOMException('as it came', '{kind}'); }}"
            ))?;
            tab.click(".cell.empty")?;
            tab.key(DIGITS[1])?;
            let words = if german { german_words } else { english_words };
            tab.wait(&format!("document.querySelector('.toast')?.innerText.includes('{words}')"))?;
            let raw = "document.body.innerText.includes('as it came')";
            ensure!(tab.js(raw)? == false, "{kind} is shown raw");
            tab.js("IDBObjectStore.prototype.put = window.put")?;
            tab.go("/")?;
        }
        tab.close();
    }
    Ok(())
}

/// All that moves longer than a blink, or for ever; it may wait before it does.
const MOVING: &str = "document.getAnimations().filter((one) => one.playState === 'running' && \
    !(one.effect.getComputedTiming().activeDuration <= 200)).map((one) => (one.animationName ?? one.transitionProperty) + ' of ' + (one.effect.target?.className?.baseVal ?? one.effect.target?.className))";

/// Whoever asks the system for less motion sees lessons, play and result without it.
pub fn still(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?.alive();
    let less = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    tab.call("Emulation.setEmulatedMedia", json!({ "features": less }))?;
    tab.go("/")?;
    let is_still = |tab: &Tab, place: &str| -> Result<()> {
        let moving = tab.js(MOVING)?;
        ensure!(moving == json!([]), "at {place} there moves {moving}");
        Ok(())
    };
    is_still(&tab, "home")?;
    for game in GameId::ALL {
        tab.visit(&format!("/lesson/{}", game.key()))?;
        tab.wait("document.querySelector('.board')")?;
        is_still(&tab, &format!("the lesson of {}", game.key()))?;
    }
    let (session, cell, digit) = nearly_done_run()?;
    saves::open(&tab, &session)?;
    is_still(&tab, "play")?;
    tab.click(&format!("[data-cell='{}']", cell.index()))?;
    tab.key(DIGITS[usize::from(digit)])?;
    player::go_on(&tab)?;
    tab.wait("document.querySelector('.letter .earned')")?;
    is_still(&tab, "the result")
}

/// Numbers and days as in the region the browser is from, in either language.
pub fn regions(world: &World) -> Result<()> {
    // A run that was played, with a score that needs a separator, on a day that is no month.
    let date = |started: u64| Day::at(started, 0).date();
    let is_late = |log: &&Log| log.deal.game == GameId::Classic && date(log.started).2 > 12;
    let log = Past::reaching(15)?.logs.iter().find(is_late).context("somebody played that late")?;
    let past = Past::of(log)?;
    let record = *past.profile.records().first().context("it is counted")?;
    let (thousands, rest) = (record.score / 1_000, record.score % 1_000);
    let (year, month, date) = date(record.started);
    let of = |sign: &str| format!("{thousands}{sign}{rest:03}");
    for (locale, number, day) in [
        ("en-GB", of(","), format!("{date:02}/{month:02}/{year}")),
        ("en-US", of(","), format!("{month}/{date}/{year}")),
        ("de-DE", of("."), format!("{date}.{month}.{year}")),
        ("de-CH", of("’"), format!("{date}.{month}.{year}")),
    ] {
        let tab = world.tab(DESKTOP)?;
        tab.speak(locale)?;
        tab.go("/")?;
        past.live(&tab)?;
        tab.visit("/scores")?;
        let told = tab.get("document.querySelector('.sheet tbody')?.innerText")?;
        // Browsers do not agree on which apostrophe the Swiss write.
        let told = told.as_str().unwrap_or_default().replace('\'', "’");
        ensure!(told.contains(&number) && told.contains(&day), "{locale}: {told}");
        tab.close();
    }
    Ok(())
}

/// A finger has no keys: they are offered where there is a keyboard.
pub fn keyless(world: &World) -> Result<()> {
    for (screen, is_offered) in [(DESKTOP, true), (PHONE, false)] {
        let tab = world.home(screen)?;
        saves::open(&tab, &saves::deal(GameId::Classic)?)?;
        let press =
            |selector: &str| if screen.is_phone { tab.tap(selector) } else { tab.click(selector) };
        press(".head .button:last-child")?;
        press(".dialog .more")?;
        tab.wait("document.querySelector('.by-keys')")?;
        let seen = tab.js("document.querySelector('.by-keys').offsetHeight > 0")?;
        ensure!(seen == is_offered, "on a {} keys are offered: {seen}", screen.name);
    }
    Ok(())
}
