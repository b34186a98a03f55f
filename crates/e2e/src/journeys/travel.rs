//! A puzzle travels: links and files of other programs come in, links, codes and paper go out, by the
//! module beside the page.

use super::own::typed;
use crate::player::{self, Hand};
use crate::server::Server;
use crate::tab::{DESKTOP, Tab};
use crate::world::World;
use anyhow::{Result, ensure};

/// The same puzzle in three ways.
const OURS: &str = "9A54PAKAZX0RWSM6515RX7CMJK0KBDXWBP018R1TBE1";
const SUDOKUPAD: &str = "https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79x";
const OPENSUDOKU: &str = "<opensudoku version=\"2\"><folder name=\"F\"><game time=\"61000\" data=\"version: 3&#10;5|0|0|3|0|0|4|0|1|0|3|1|";

/// Our link opens in every way it can come, and leaves a game under way where it is.
pub fn opened(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?;
    player::start(&tab, "classic", 0, Hand::Mouse)?;
    let run = tab.path()?;
    // As typed into the address of the open page.
    tab.js(&format!("location.hash = '#{OURS}'"))?;
    tab.wait("document.querySelector('.notice-card .button.main')")?;
    tab.click(".notice-card .button.main")?;
    tab.wait("document.querySelectorAll('.cell.given').length === 30")?;
    tab.visit(&run)?;
    tab.wait("document.querySelector('.board') && document.querySelectorAll('.cell.given').length !== 30")?;
    // As the first thing of a visit, in small letters.
    tab.run_off(&format!("window.left = true; location.assign('./?x#{}')", OURS.to_lowercase()))?;
    tab.wait("!window.left && document.querySelector('.notice-card .button.main')")?;
    let wrong = OURS.replacen('Z', "Y", 1);
    tab.visit("/own")?;
    typed(&tab, &wrong)?;
    tab.wait("document.querySelector('.notice-card.refusal')?.innerText.includes('damaged')")?;
    typed(&tab, &OURS.replacen("9A", "9B", 1))?;
    tab.wait("document.querySelector('.notice-card.refusal')?.innerText.includes('newer')")
}

/// Links and files of other programs, with what they leave out, and a game under way with its notes.
pub fn of_others(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    tab.visit("/own")?;
    typed(&tab, SUDOKUPAD)?;
    tab.wait("document.querySelector('.notice-card .button.main')")?;
    tab.wait("document.querySelector('.notice-card').innerText.includes('ignored: diagonals')")?;
    typed(&tab, "https://sudokupad.app/abcdef")?;
    tab.wait("document.querySelector('.notice-card.refusal')?.innerText.includes('SudokuPad')")?;
    // A file, dropped onto home.
    let file = world.folder.join("game.opensudoku");
    std::fs::write(&file, under_way())?;
    tab.visit("/")?;
    tab.drop_file("main", &file)?;
    tab.wait("location.hash === '#/own' && document.querySelector('.notice-card .button.main')")?;
    tab.wait("document.querySelector('.notice-card').innerText.includes('ignored: time')")?;
    tab.click(".notice-card .button.main")?;
    tab.wait("document.querySelectorAll('.cell.given').length === 30")?;
    tab.wait("document.querySelectorAll('.cell')[2].innerText.trim() === '4'")?;
    tab.wait(
        "document.querySelectorAll('.notes [data-n=\"1\"], .notes [data-n=\"2\"]').length === 2",
    )
}

/// A file of OpenSudoku with a digit, notes and a time.
fn under_way() -> String {
    let rows = "600195000098000060800060003400803001700020006060000280000419005000080079";
    let rows: String = rows.chars().map(|ch| format!("{ch}|0|{}|", u8::from(ch == '0'))).collect();
    format!("{OPENSUDOKU}7|0|0|{}{rows}\"/></folder></opensudoku>", "0|0|1|".repeat(4))
}

/// The link, its code, other programs; a page to print, worksheets with progress, and a way out.
pub fn shared(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?;
    player::start(&tab, "classic", 0, Hand::Mouse)?;
    watch_saves(&tab)?;
    press(&tab, "Share and print")?;
    tab.wait("document.querySelector('.share svg.qr path')")?;
    tab.wait("document.querySelector(\".share a[href^='https://sudokupad.app/scf']\")")?;
    press_here(&tab, "20 worksheets")?;
    tab.wait("document.querySelector('.dialog progress')?.value > 1")?;
    press_here(&tab, "Cancel")?;
    tab.wait("!document.querySelector('.dialog progress')")?;
    ensure!(tab.js("window.saved === undefined")? == true, "what was cancelled is not printed");
    press_here(&tab, "20 worksheets")?;
    tab.wait("window.saved?.type === 'application/pdf'")?;
    let head = tab.js("window.saved.text().then((text) => text.slice(0, 5) + text.length)")?;
    let head = head.as_str().unwrap_or_default().to_owned();
    ensure!(head.starts_with("%PDF-") && head.len() > 9, "{head} is no PDF");
    Ok(())
}

/// From a link to the room that looks at its puzzle: the way is stepped through, and the sheet printed.
pub fn analysed(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    tab.visit("/own")?;
    typed(&tab, OURS)?;
    tab.wait("document.querySelector(\".notice-card a[href^='#/room/analyse/']\")")?;
    tab.click(".notice-card a[href^='#/room/analyse/']")?;
    tab.wait("document.querySelectorAll('#plot [data-press]').length === 51")?;
    tab.click("#next")?;
    tab.wait("document.querySelector('#stepped').innerText.includes('Step 1 of 51')")?;
    tab.wait("document.querySelector('#step').value === '1'")?;
    // By keys, as a slider is moved.
    tab.js("document.querySelector('#step').focus()")?;
    tab.key("ArrowRight")?;
    tab.wait("document.querySelector('#stepped').innerText.includes('Step 2 of 51')")?;
    tab.wait("document.activeElement.id === 'step'")?;
    watch_saves(&tab)?;
    tab.click("#print")?;
    tab.wait("window.saved?.type === 'application/pdf'")?;
    // Its address opens it again, and another puzzle from there.
    tab.reload()?;
    tab.wait("document.querySelectorAll('#plot [data-press]').length === 51")?;
    tab.visit("/room/analyse/nonsense")?;
    tab.wait("document.querySelector('.room .refusal')")
}

/// The board as a picture: on the clipboard where the browser lets it, else as a file.
pub fn pictured(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?;
    player::start(&tab, "classic", 0, Hand::Mouse)?;
    watch_saves(&tab)?;
    // What arrives on the clipboard is looked at before it is put there.
    tab.js("(() => { if (navigator.clipboard?.write) { const write = navigator.clipboard.write.bind(navigator.clipboard); navigator.clipboard.write = async (items) => { const blob = await items[0].getType('image/png'); await write(items); window.copied = blob; }; } })()")?;
    press(&tab, "Share and print")?;
    tab.wait("document.querySelector('.share svg.qr path')")?;
    press_here(&tab, "Copy as picture")?;
    tab.wait("(window.copied ?? window.saved)?.type === 'image/png'")?;
    let wide =
        tab.js("createImageBitmap(window.copied ?? window.saved).then((bitmap) => bitmap.width)")?;
    ensure!(wide.as_u64().is_some_and(|wide| wide > 600), "the picture is {wide} wide");
    Ok(())
}

/// The browser's own reader finds nothing wrong with the manifest, and knows which files the page opens.
pub fn installable(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let told = tab.call("Page.getAppManifest", serde_json::json!({}))?;
    let errors = told["errors"].as_array().cloned().unwrap_or_default();
    ensure!(errors.is_empty(), "the manifest has faults: {errors:?}");
    let data = told["data"].as_str().unwrap_or_default();
    let manifest: serde_json::Value = serde_json::from_str(data)?;
    let accepted = manifest["file_handlers"][0]["accept"].to_string();
    for ending in [".opensudoku", ".ksudoku", ".sdk", ".sdm", ".ss", ".skp", ".save"] {
        ensure!(accepted.contains(&format!("\"{ending}\"")), "{ending} is not opened: {accepted}");
    }
    ensure!(manifest["share_target"]["action"] == "./?shared", "nothing is shared with the page");
    Ok(())
}

/// Another program shares a file and an address with the page, by the form that its manifest names; the game
/// under way stays where it is.
pub fn shared_with(world: &World) -> Result<()> {
    let server = Server::start(&world.binary, 0)?;
    let tab = world.installing(&server.origin, DESKTOP)?;
    tab.go("/")?;
    tab.wait("navigator.serviceWorker.controller")?;
    player::start(&tab, "classic", 0, Hand::Mouse)?;
    let run = tab.path()?;
    let file = serde_json::Value::from(under_way());
    share(
        &tab,
        &server.origin,
        &format!(
            "const data = new DataTransfer(); data.items.add(new File([{file}], 'game.opensudoku')); field(params.files[0].name, 'file').files = data.files"
        ),
    )?;
    tab.wait("document.querySelector('.notice-card')?.innerText.includes('ignored: time')")?;
    let address = serde_json::Value::from(SUDOKUPAD);
    share(&tab, &server.origin, &format!("field(params.text, 'text').value = {address}"))?;
    tab.wait("document.querySelector('.notice-card')?.innerText.includes('ignored: diagonals')")?;
    // It was taken, and is not there again.
    tab.go("/?shared")?;
    tab.wait("document.querySelector('.home') && location.search === ''")?;
    tab.visit(&run)?;
    tab.wait("document.querySelector('.board')")
}

/// Fills the form of the manifest as a browser does, and sends it: from outside, as the page itself sends no
/// forms.
fn share(tab: &Tab, origin: &str, filled: &str) -> Result<()> {
    let manifest = tab.js("fetch('manifest.webmanifest').then((answer) => answer.text())")?;
    let manifest = manifest.as_str().unwrap_or_default().to_owned();
    tab.page().load("data:text/html,<title>Other</title>")?;
    tab.wait("location.protocol === 'data:' && document.body")?;
    tab.js(&format!("(() => {{ const {{ action, method, enctype, params }} = ({manifest}).share_target; const form = Object.assign(document.createElement('form'), {{ action: new URL(action, '{origin}/').href, method, enctype }}); const field = (name, type) => form.appendChild(Object.assign(document.createElement('input'), {{ name, type }})); {filled}; document.body.append(form); setTimeout(() => form.submit(), 50); }})()"))?;
    tab.wait("location.hash === '#/own'")
}

/// A game of Mini with a digit and a note, by its link in another run; the first stays as it was.
pub fn sent_here(world: &World) -> Result<()> {
    let tab = world.tab(DESKTOP)?;
    player::start(&tab, "mini", 0, Hand::Mouse)?;
    let run = tab.path()?;
    tab.click(".cell.empty")?;
    tab.key("Digit1")?;
    tab.wait("document.querySelectorAll('.cell.own').length === 1")?;
    let given = tab.js("document.querySelectorAll('.cell.given').length")?;
    tab.js("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } }), 0")?;
    press(&tab, "Share and print")?;
    press_here(&tab, "Link with what I have")?;
    tab.wait("window.copied?.includes('#9A')")?;
    let link = tab.js("window.copied.split('#')[1]")?;
    let link = link.as_str().unwrap_or_default().to_owned();
    tab.js(&format!("location.hash = '#{link}'"))?;
    tab.wait("document.querySelector('.notice-card .button.main')")?;
    tab.click(".notice-card .button.main")?;
    tab.wait(&format!("document.querySelectorAll('.cell.own').length === 1 && document.querySelectorAll('.cell.given').length === {given}"))?;
    ensure!(tab.path()? != run, "it is a run of its own");
    tab.visit(&run)?;
    tab.wait("document.querySelectorAll('.cell.own').length === 1")
}

/// What was fetched once is there without a network.
pub fn kept(world: &World) -> Result<()> {
    let server = Server::start(&world.binary, 0)?;
    let tab = world.installing(&server.origin, DESKTOP)?;
    tab.go("/")?;
    tab.wait("navigator.serviceWorker.controller")?;
    player::start(&tab, "classic", 0, Hand::Mouse)?;
    press(&tab, "Share and print")?;
    tab.wait("document.querySelector('.share svg.qr path')")?;
    drop(server);
    tab.reload()?;
    tab.wait("document.querySelector('.board')")?;
    press(&tab, "Share and print")?;
    tab.wait("document.querySelector('.share svg.qr path')")
}

/// Keeps what is offered to be saved as `window.saved`, and lets it be saved: WebKit leaves the page for an
/// address that leads nowhere, and then answers nothing more.
fn watch_saves(tab: &Tab) -> Result<()> {
    tab.js("(() => { const real = URL.createObjectURL.bind(URL); URL.createObjectURL = (blob) => { window.saved = blob; return real(blob); }; })()")?;
    Ok(())
}

/// Opens the menu, and its drawer if need be, and presses the button with these words.
pub fn press(tab: &Tab, words: &str) -> Result<()> {
    tab.click(".head .button:last-child")?;
    tab.wait("document.querySelector('.dialog .menu-grid')")?;
    let is_there = format!(
        "[...document.querySelectorAll('.dialog .button')].some((button) => button.innerText.trim() === '{words}')"
    );
    if tab.js(&is_there)? == false {
        tab.click(".dialog .more")?;
    }
    tab.wait(&is_there)?;
    press_here(tab, words)
}

fn press_here(tab: &Tab, words: &str) -> Result<()> {
    let meant = format!(
        "[...document.querySelectorAll('.dialog .button')].filter((button) => button.innerText.trim() === '{words}')"
    );
    // What is waited for must change nothing: whoever waits looks again at each change, in WebKit without end.
    tab.wait(&format!("{meant}.length === 1"))?;
    tab.js(&format!("{meant}[0].id = 'pressed'"))?;
    tab.click("#pressed")
}
