//! Pictures of what no address leads to: a home with a past, the result of every game, a board that was lost, a
//! game in pictures. By day and by night, on desk and phone, to be looked at.

use super::table::leap;
use crate::past::Past;
use crate::player;
use crate::saves;
use crate::tab::{DESKTOP, PHONE, Screen, Tab};
use crate::world::World;
use anyhow::{Context, Result, anyhow};
use serde_json::json;
use session::{Action, Command, GameId, Millis, Session};
use std::path::Path;

const NO_TIME: Millis = Millis::ZERO;

/// Puts the pictures whose names have these words into a folder.
pub fn fill(world: &World, words: &str, folder: &Path) -> Result<()> {
    let past = Past::reaching(15)?;
    for theme in ["day", "night"] {
        for screen in [DESKTOP, PHONE] {
            let tab = world.home(screen)?;
            tab.js(&format!("localStorage['ninefold.settings'] += '\\ntheme {theme}'"))?;
            past.live(&tab)?;
            let keep = |tab: &Tab, name: &str| {
                let file = folder.join(format!("{name}-{}-{theme}.png", screen.name));
                picture(tab, screen, &file)
            };
            for (name, open) in &scenes(&past) {
                if name.contains(words) {
                    open(&tab)?;
                    keep(&tab, name)?;
                }
            }
        }
    }
    Ok(())
}

type Scene = Box<dyn Fn(&Tab) -> Result<()>>;

fn scenes(past: &Past) -> Vec<(String, Scene)> {
    let mut scenes: Vec<(String, Scene)> = vec![
        ("grown-home".into(), Box::new(grown_home)),
        ("lost-board".into(), Box::new(lost_board)),
        ("lost-result".into(), Box::new(lost_result)),
        ("in-pictures".into(), Box::new(in_pictures)),
        ("in-pictures-hint".into(), Box::new(hint_in_pictures)),
    ];
    for game in GameId::ALL {
        // The last of each: the one that opened most.
        if let Some(log) = past.logs.iter().rfind(|log| log.deal.game == game) {
            let path = format!("/result/{}", log.run);
            let open = move |tab: &Tab| {
                tab.visit(&path)?;
                tab.wait("document.querySelector('.letter')")
            };
            scenes.push((format!("result-{}", game.key()), Box::new(open)));
        }
    }
    scenes
}

fn grown_home(tab: &Tab) -> Result<()> {
    for game in [GameId::Classic, GameId::Pieces] {
        saves::put_run(tab, &saves::deal(game)?)?;
    }
    tab.go("/")?;
    tab.wait("document.querySelector('.save')")
}

/// Time has filled the whole board.
fn lost_board(tab: &Tab) -> Result<()> {
    let session = saves::deal(GameId::Hudoku)?;
    let open = player::solution(&session).context("it has a solution")?.len() as u64;
    let mut log = session.log(NO_TIME);
    log.at = Millis::from_secs(30 * open - 10);
    let session = Session::resume(&log, NO_TIME).map_err(|error| anyhow!("{error}"))?;
    saves::open(tab, &session)?;
    tab.wait("document.querySelectorAll('.cell.empty').length === 1")?;
    leap(tab, 11)?;
    tab.wait("document.querySelector('.over .button')")
}

fn lost_result(tab: &Tab) -> Result<()> {
    if tab.js("!document.querySelector('.over .button')")? == true {
        lost_board(tab)?;
    }
    player::go_on(tab)?;
    tab.wait("document.querySelector('.letter')")
}

fn in_pictures(tab: &Tab) -> Result<()> {
    let mut session = saves::deal_other(GameId::Classic)?;
    session
        .act(&Action::Command(Command::FaceColors), NO_TIME)
        .map_err(|refusal| anyhow!("{refusal:?}"))?;
    let session = player::play_ahead(session, 30)?;
    saves::open(tab, &session)?;
    tab.click(".cell.empty")
}

fn hint_in_pictures(tab: &Tab) -> Result<()> {
    in_pictures(tab)?;
    tab.click(".tool[data-tool='hint']")?;
    for stage in 1..=4 {
        tab.wait(&format!(
            "document.querySelector('.notice-card.hint small')?.innerText.startsWith('{stage}')"
        ))?;
        if stage < 4 {
            tab.click(".notice-card.hint .button.main")?;
        }
    }
    Ok(())
}

/// The whole of a screen, however far it would have to be scrolled.
fn picture(tab: &Tab, screen: Screen, file: &Path) -> Result<()> {
    tab.rest()?;
    let high = tab.js("document.scrollingElement.scrollHeight")?.as_u64().context("a height")?;
    let high = u32::try_from(high)?.max(screen.height);
    let metrics = json!({
        "width": screen.width, "height": high, "deviceScaleFactor": 1, "mobile": screen.is_phone,
    });
    if high > screen.height {
        tab.call("Emulation.setDeviceMetricsOverride", metrics)?;
    }
    tab.screenshot(file)?;
    tab.resize(screen)
}
