//! The first minute: a lesson on the board comes before the first run of a game, once.

use crate::player;
use crate::tab::{DESKTOP, PHONE, Tab};
use crate::world::World;
use anyhow::{Context, Result, bail, ensure};
use session::{Action, GameId};

/// It comes the first time, can be skipped, and leads to what was chosen; it never comes again.
pub fn first_time(world: &World) -> Result<()> {
    let tab = world.home(PHONE)?;
    let game = GameId::Pieces;
    let preset = "document.querySelector('.preset')";
    tab.tap(&format!(".game-card[href='#/new/{}']", game.key()))?;
    tab.get(preset)?;
    tab.tap(".preset")?;
    tab.wait("location.hash.startsWith('#/lesson/') && document.querySelector('.spot')")?;
    // The first piece is shown from where to where: nothing has to be read.
    tab.wait("document.querySelector('.pointer.carries:not([hidden])')")?;
    play(&tab, game)?;
    tab.tap(".lesson-notice .main")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.tray .piece')")?;
    // Back leads to the menu, and the next run begins at once.
    tab.back()?;
    tab.get(preset)?;
    tab.tap(".preset")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.tray .piece')")?;
    // Nothing of the lesson was kept or counted: two games were begun.
    tab.go("/")?;
    tab.wait("document.querySelectorAll('.save').length === 2")?;
    tab.visit("/statistics")?;
    tab.wait("document.querySelector('.nothing')")
}

/// The lesson of every game can be played as it shows it, and again.
pub fn of_every_game(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for game in GameId::ALL {
        tab.visit(&format!("/rules/{}", game.key()))?;
        tab.click(&format!("a[href='#/lesson/{}']", game.key()))?;
        tab.wait("document.querySelector('.lesson-notice') && document.querySelector('.spot')")?;
        let first = tab.js("document.querySelector('.lesson-notice').innerText")?;
        play(&tab, game)?;
        tab.click(".lesson-notice .quiet")?;
        tab.wait(&format!("document.querySelector('.lesson-notice').innerText === {first}"))?;
        tab.click(".lesson-notice .quiet")?;
        tab.wait(&format!("location.hash === '#/new/{}'", game.key()))?;
    }
    Ok(())
}

/// What is put elsewhere goes back, and the step waits.
pub fn astray(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?;
    let game = GameId::Classic;
    tab.go(&format!("/lesson/{}", game.key()))?;
    let steps = game.lesson().steps;
    let Action::Enter { cells, value } = steps[0].action else { bail!("values are entered") };
    let cell = cells.first().context("a cell")?.index();
    tab.click(&format!("[data-cell='{cell}']"))?;
    tab.key(player::DIGITS[usize::from(value % 9 + 1)])?;
    tab.wait(&format!("document.querySelector('[data-cell=\"{cell}\"].own')"))?;
    tab.wait(&format!("document.querySelector('[data-cell=\"{cell}\"].empty')"))?;
    ensure!(
        tab.js("document.querySelector('.lesson-notice').innerText.includes('1 of 3')")? == true,
        "the step did not wait"
    );
    Ok(())
}

/// Does what the lesson shows, step by step.
fn play(tab: &Tab, game: GameId) -> Result<()> {
    let steps = game.lesson().steps;
    for (index, step) in steps.iter().enumerate() {
        match step.action {
            // Where nothing is entered, a value is a note.
            Action::Enter { cells, value } | Action::Note { cells, value, .. } => {
                let cell = cells.first().context("a cell")?;
                tab.click(&format!("[data-cell='{}']", cell.index()))?;
                tab.key(player::DIGITS[usize::from(value)])?;
            }
            Action::Place { piece, at, turn } => {
                tab.click(&format!("[data-piece='{}'] [data-grip='0']", piece.0))?;
                for _ in 0..turn.quarters() {
                    tab.click(".tool[data-tool='turn-right']:not([aria-disabled])")?;
                }
                tab.click(&format!("[data-cell='{}']", at.index()))?;
            }
            action => bail!("nobody knows how to show {action}"),
        }
        let then = match index + 1 == steps.len() {
            true => "document.querySelector('.lesson-notice .main')".to_owned(),
            false => format!(
                "document.querySelector('.lesson-notice').innerText.includes('{} of {}')",
                index + 2,
                steps.len()
            ),
        };
        tab.wait(&then).with_context(|| format!("{}, step {}", game.key(), index + 1))?;
    }
    Ok(())
}
