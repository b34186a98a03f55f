//! Players who have come far by playing: what a level opens is told, taken and used, and nothing of it
//! is lost by another day, setting, language or machine.

use crate::past::{Past, shortly_before};
use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use progress::{Background, Level, Unlock};
use session::{Desk, GameId, Log, Millis};

const PROFILE: &str = "localStorage['ninefold.profile']";

/// The result names what was played, the level, what it opened, and leads there; the second game is
/// the one that was opened.
pub fn level(world: &World) -> Result<()> {
    let (past, log) = Past::before(5)?;
    let tab = world.home(DESKTOP)?;
    past.live(&tab)?;
    let session = shortly_before(log, 1)?;
    saves::open(&tab, &session)?;
    player::play_on(&tab, &mut Desk::new(session, Millis::ZERO), Hand::Mouse, 1)?;
    player::go_on(&tab)?;
    let letter = tab.js("document.querySelector('main').innerText")?;
    let letter = letter.as_str().unwrap_or_default();
    for words in ["Classic, Tough", "Level 5 reached", "Pieces, Hard is open now"] {
        ensure!(letter.contains(words), "“{words}” is not in the letter: {letter}");
    }
    ensure!(!letter.contains("0 checks"), "what never happened is told: {letter}");
    // Its bar and its caption are of one goal: the next level.
    ensure!(letter.contains("experience to the next"), "{letter}");
    tab.click(".opened .button")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.tray')")?;
    let mut desk = Desk::new(saves::session(&tab)?, Millis::ZERO);
    ensure!(desk.session().deal().preset == "hard", "something else was dealt");
    player::play_on(&tab, &mut desk, Hand::Mouse, 1)
}

/// Everything that levels open is closed just before its level, and taken and used at it.
pub fn unlocks(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let unlocks: Vec<(Level, Unlock)> = Unlock::all().into_iter().collect();
    for opened in unlocks.chunk_by(|(one, _), (next, _)| one == next) {
        let level = opened[0].0.number();
        // Upwards: a run that is kept and not counted is counted at the next start.
        Past::before(level)?.0.live(&tab)?;
        opened.iter().try_for_each(|(_, unlock)| is_closed(&tab, unlock))?;
        Past::reaching(level)?.live(&tab)?;
        tab.wait(&format!("document.body.innerText.includes('Level {level}')"))?;
        opened.iter().try_for_each(|(_, unlock)| take(&tab, unlock))?;
    }
    Ok(())
}

fn card(background: Background) -> Result<usize> {
    let place = Background::ALL.iter().position(|one| *one == background);
    Ok(place.context("it is one of them")? + 1)
}

fn is_closed(tab: &Tab, unlock: &Unlock) -> Result<()> {
    let selector = match unlock {
        Unlock::Background(background) => {
            tab.visit("/backgrounds")?;
            format!(".pictures li:nth-child({}) .picture-card", card(*background)?)
        }
        Unlock::Preset(game, preset) => {
            tab.visit(&format!("/new/{}", game.key()))?;
            format!("[data-preset={}]", preset.key)
        }
    };
    tab.wait(&format!("document.querySelector('{selector}')?.ariaDisabled === 'true'"))
}

fn take(tab: &Tab, unlock: &Unlock) -> Result<()> {
    match unlock {
        Unlock::Preset(game, preset) => {
            let presets = game.info().presets;
            let place = presets.iter().position(|one| one.key == preset.key);
            player::start(tab, game.key(), place.context("it is offered")?, Hand::Mouse)?;
            let mut desk = Desk::new(saves::session(tab)?, Millis::ZERO);
            ensure!(desk.session().deal().preset == preset.key, "something else was dealt");
            player::play_on(tab, &mut desk, Hand::Mouse, 1)
        }
        Unlock::Background(background) => {
            tab.visit("/backgrounds")?;
            let card = card(*background)?;
            tab.click(&format!(".pictures li:nth-child({card}) .picture-card"))?;
            let chosen =
                format!("document.querySelectorAll('.picture-card')[{}]?.ariaPressed", card - 1);
            tab.wait(&format!("{chosen} === 'true'"))?;
            let hangs = "document.querySelector('.scene').innerHTML.length";
            let behind = tab.js(hangs)?;
            saves::open(tab, &saves::deal(GameId::Mini)?)?;
            let key = background.key();
            ensure!(tab.js(hangs)? == behind, "{key} does not hang behind the game");
            tab.reload()?;
            let kept = tab.js("localStorage['ninefold.settings']")?;
            let line = format!("background {key}\n");
            ensure!(kept.as_str().is_some_and(|kept| kept.contains(&line)), "not kept: {kept}");
            Ok(())
        }
    }
}

/// Lets the page's calendar leap, from the next look at it on.
const TOMORROW: &str = "(() => { const now = Date.now; Date.now = () => now() + 86400000; const Today = Date; \
     window.Date = class extends Today { constructor(...at) { at.length ? super(...at) : super(now() + 86400000); } }; })()";

/// A second game on the first day, and a daily on two days in a row.
pub fn days(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    Past::reaching(9)?.live(&tab)?;
    let play = "location.hash.startsWith('#/play/') && document.querySelector('.board')";
    for days in 1..=2 {
        tab.click(".daily:last-of-type")?;
        tab.wait(play)?;
        let session = saves::session(&tab)?;
        let nearly = player::play_ahead(session, 1)?;
        saves::put_run(&tab, &nearly)?;
        tab.visit("/")?;
        tab.visit(&format!("/play/{}", nearly.run()))?;
        tab.wait(play)?;
        player::finish(&tab, Hand::Mouse)?;
        tab.visit("/")?;
        tab.wait(&format!(
            "document.querySelector('.today h2').innerText.includes('in a row: {days}')"
        ))?;
        ensure!(
            tab.js("document.body.innerText.includes('Level 9')")? == true,
            "the level is gone"
        );
        tab.js(TOMORROW)?;
        tab.visit("/settings")?;
        tab.visit("/")?;
    }
    Ok(())
}

/// Another theme and another language change nothing of what was reached, and numbers are as there.
pub fn settings(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let past = Past::reaching(12)?;
    past.live(&tab)?;
    let before = tab.js(PROFILE)?;
    tab.visit("/settings")?;
    tab.click(".choice:has([name='theme']) label:nth-child(3)")?;
    tab.wait("document.documentElement.dataset.theme === 'night'")?;
    tab.click(".choice:has([name='language']) label:nth-child(3)")?;
    tab.wait("document.documentElement.lang === 'de'")?;
    tab.reload()?;
    tab.wait("document.documentElement.lang === 'de' && document.documentElement.dataset.theme === 'night'")?;
    tab.visit("/")?;
    tab.wait("document.body.innerText.includes('Stufe 12')")?;
    tab.visit("/statistics")?;
    let is_shown = |log: &&Log| log.deal.game == GameId::Classic;
    let shown = past.logs.iter().filter(is_shown).count();
    tab.wait(&format!("document.querySelectorAll('.past').length === {shown}"))?;
    tab.click(".past .button")?;
    tab.wait("document.querySelector('.replay .board')")?;
    // What the runs took may have been found out meanwhile; nothing is lost.
    let after = tab.js(PROFILE)?;
    for line in before.as_str().unwrap_or_default().lines() {
        ensure!(after.as_str().is_some_and(|after| after.contains(line)), "{line} is lost");
    }
    // A game is begun and gone on with as before.
    player::start(&tab, GameId::Mini.key(), 0, Hand::Mouse)?;
    player::play_on(&tab, &mut Desk::new(saves::session(&tab)?, Millis::ZERO), Hand::Mouse, 1)
}

/// On a new machine a backup brings level, lists and runs, and what they opened.
pub fn backup(world: &World) -> Result<()> {
    let past = Past::reaching(15)?;
    let old = world.home(DESKTOP)?;
    past.live(&old)?;
    old.visit("/settings")?;
    let backup = old.download(&world.folder, || old.click(".row button.button"))?;
    let fresh = world.home(DESKTOP)?;
    fresh.visit("/settings")?;
    fresh.choose_file("input[type=file]", &backup.file)?;
    fresh.wait("document.querySelector('.toast')")?;
    ensure!(fresh.js(PROFILE)? == past.profile.to_string(), "other progress came");
    ensure!(saves::names(&fresh, "runs")?.len() == past.logs.len(), "runs are missing");
    fresh.visit("/")?;
    fresh.wait("document.body.innerText.includes('Level 15')")?;
    let (_, last) = Unlock::all().into_iter().next_back().context("levels open something")?;
    take(&fresh, &last)?;
    fresh.visit("/statistics")?;
    fresh.click(".past .button")?;
    fresh.wait("document.querySelector('.replay .board')")
}
