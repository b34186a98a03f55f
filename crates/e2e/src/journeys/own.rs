//! A puzzle of the player's own, by every way in, and what is said when it cannot be played.

use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Result, ensure};

const GOOD: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Far too few clues: many solutions.
const OPEN: &str =
    ".....................9.....................................................8.....";
const SHORT: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7";

pub fn own(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    tab.visit("/new/classic")?;
    tab.click(".more")?;
    tab.click("a.preset")?;
    tab.wait("location.hash === '#/own' && document.querySelector('textarea')")?;

    typed(&tab, GOOD)?;
    tab.wait("document.querySelector('.notice-card .button.main')")?;

    typed(&tab, OPEN)?;
    tab.wait("document.querySelectorAll('.refusal .small-boards > *').length === 2")?;
    let boards = tab.js(
        "[...document.querySelectorAll('.small-boards > *')].map((board) => board.innerText)",
    )?;
    ensure!(boards[0] != boards[1], "two different solutions are to be shown");

    typed(&tab, SHORT)?;
    tab.wait("document.querySelector('.notice-card.refusal')?.innerText.includes('80')")?;

    typed(&tab, &GOOD.replacen("53", "55", 1))?;
    tab.wait("document.querySelector('.notice-card.refusal')?.innerText.includes('5')")?;

    // A file.
    let file = world.folder.join("own-puzzle.txt");
    std::fs::write(&file, GOOD)?;
    tab.visit("/")?;
    tab.visit("/own")?;
    tab.choose_file("input[type=file]", &file)?;
    tab.wait("document.querySelector('.notice-card .button.main')")?;
    ensure!(tab.js("document.querySelector('textarea').value")? == GOOD, "the file is not shown");

    tab.click(".notice-card .button.main")?;
    tab.wait("document.querySelectorAll('.cell.given').length === 30")
}

pub fn dropped(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let file = world.folder.join("own-puzzle.txt");
    std::fs::write(&file, GOOD)?;
    tab.visit("/own")?;
    tab.drop_file(".field", &file)?;
    tab.wait("document.querySelector('.notice-card .button.main')")?;
    ensure!(tab.js("document.querySelector('textarea').value")? == GOOD, "the file is not shown");
    Ok(())
}

/// What is wrong is said in the player's language, down to the place.
pub fn german(world: &World) -> Result<()> {
    let german = world.tab(DESKTOP)?;
    german.speak("de-DE")?;
    german.go("/own")?;
    german.wait("document.documentElement.lang === 'de' && document.querySelector('textarea')")?;
    typed(&german, SHORT)?;
    german.wait("document.querySelector('.notice-card.refusal')?.innerText.includes('Zeile 1, Spalte 81: 80 Zellen, 81 erwartet')")
}

/// Empties the field, types, and asks.
pub fn typed(tab: &Tab, text: &str) -> Result<()> {
    tab.click("textarea")?;
    tab.js("document.querySelector('textarea').select()")?;
    tab.type_text(text)?;
    tab.wait("!document.querySelector('.notice-card')")?;
    tab.click(".row .button.main")
}
