//! The coach's rooms: a run looked at again, statistics as pictures, the course.

use crate::past::Past;
use crate::saves;
use crate::server::Server;
use crate::tab::{DESKTOP, PHONE, Tab};
use crate::world::World;
use anyhow::{Context, Result, anyhow, ensure};
use players::Student;
use serde_json::Value;
use session::technique::Technique;
use session::{Desk, GameId, Log, Millis, Rng, RunId, Session};

/// Runs of somebody who knows singles, errs now and then, and has all else shown.
pub fn of_student(count: u64) -> Result<Vec<Log>> {
    let game = GameId::OF_PUZZLES;
    let preset = game.preset("tricky").context("a grade is a preset")?;
    let student = Student { knows: Technique::ALL[..4].to_vec(), slips: 60 };
    (0..count)
        .map(|number| {
            let mut rng = Rng::stream(18, number);
            let run = RunId(u128::from(number) + 18_000);
            let deal = game.deal(&preset, &mut rng);
            let started = 1_794_000_000_000 + number * 86_400_000;
            let session = Session::start(deal, run, started, Millis::ZERO);
            let session = session.map_err(|error| anyhow!("{error}"))?;
            let mut desk = Desk::new(session, Millis::ZERO);
            let end = student.play(&mut desk, &mut rng);
            Ok(desk.log(end))
        })
        .collect()
}

/// Gives a tab's player these runs, counted.
pub fn live(tab: &Tab, logs: &[Log]) -> Result<()> {
    let mut profile = progress::Profile::default();
    for log in logs {
        profile.count(log).map_err(|error| anyhow!("{error}"))?;
    }
    saves::put_all_over(tab, logs)?;
    let text = Value::from(profile.to_string());
    tab.js(&format!("localStorage['ninefold.profile'] = {text}"))?;
    tab.go("/")
}

/// A run is looked at from first to last, and what was missed is trained; so it is without a network, once
/// the room was there.
pub fn after(world: &World) -> Result<()> {
    let server = Server::start(&world.binary, 0)?;
    let tab = world.installing(&server.origin, DESKTOP)?;
    tab.go("/")?;
    tab.wait("navigator.serviceWorker.controller")?;
    let logs = of_student(1)?;
    live(&tab, &logs)?;
    let look = || -> Result<()> {
        tab.visit(&format!("/room/after/{}", logs[0].run))?;
        tab.wait("document.querySelector('#moment b') && document.querySelector('.mark.told')")?;
        let columns = tab.js("document.querySelectorAll('#timeline [data-press]').length")?;
        ensure!(columns.as_u64().is_some_and(|columns| columns > 20), "{columns} columns");
        // By the slider, by a press on a column, and on from there.
        let here = "[...document.querySelectorAll('#timeline [data-press]')].findIndex((one) => one.matches('.here'))";
        tab.js("(() => { const at = document.querySelector('#at'); at.value = 3; at.dispatchEvent(new Event('input', { bubbles: true })); })()")?;
        tab.wait(&format!("{here} === 3"))?;
        tab.click("[data-press='at 10'] .touch")?;
        tab.wait(&format!("{here} === 10 && document.querySelector('#at').value === '10'"))?;
        tab.click("#after")?;
        tab.wait(&format!("{here} === 11"))
    };
    look()?;
    drop(server);
    tab.reload()?;
    look()?;
    // The advice leads to its moment, and that to a drill of it.
    tab.click("#advice [data-press^='moment']")?;
    tab.click("#advice [data-press^='train']")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.board')")?;
    let game = saves::session(&tab)?.deal().game;
    ensure!(game == GameId::Drill, "{} was begun", game.key());
    Ok(())
}

/// Pictures of what a grown player has played: the figures are those of the profile, logs are read once, and
/// a line waits at home the next day, until it is followed or turned off.
pub fn pictures(world: &World) -> Result<()> {
    let past = Past::reaching(15)?;
    let tab = world.home(PHONE)?;
    past.live(&tab)?;
    tab.visit("/statistics")?;
    tab.click("a[href='#/room/statistics']")?;
    tab.wait("document.querySelectorAll('.bars tbody tr').length > 4")?;
    tab.wait("!document.querySelector('#techniques').innerText.includes('looking through')")?;
    let trends = past.profile.trends();
    let (game, _, trend) = trends.last().context("a grown player has won often enough")?;
    tab.click(&format!("#game-{}", game.key()))?;
    let typical = trend.typical.to_string();
    tab.wait(&format!("document.querySelector('#times .legend').innerText.includes('{typical}')"))?;
    let wide = tab.js("document.scrollingElement.scrollWidth - innerWidth")?;
    ensure!(wide == 0, "it is {wide} pixels too wide");
    let kept = "localStorage['ninefold.room.coach']";
    let runs = past.logs.iter().filter(|log| log.deal.game.is_coached()).count();
    tab.wait(&format!("{kept}.split('\\n')[2].split(' ').length === {runs}"))?;
    tip(&tab)
}

/// Lets a day go by, and looks at home.
fn tip(tab: &Tab) -> Result<()> {
    tab.wait("localStorage['ninefold.room.tip']")?;
    tab.go("/")?;
    tab.wait("document.querySelector('.rounds')")?;
    ensure!(tab.js("document.querySelector('.tip')")?.is_null(), "not on the day it was made");
    let yesterday = "localStorage['ninefold.room.tip'] = localStorage['ninefold.room.tip'].replace(/^\\d+/, (day) => day - 1)";
    tab.js(yesterday)?;
    tab.go("/")?;
    tab.wait("document.querySelector('.tip')?.innerText.includes('five minutes')")?;
    tab.click(".tip a")?;
    tab.wait("location.hash.startsWith('#/room/practise/')")?;
    tab.click(".room .button.main")?;
    tab.wait("location.hash.startsWith('#/play/') && document.querySelector('.board')")?;
    tab.go("/")?;
    tab.wait("document.querySelector('.rounds')")?;
    ensure!(tab.js("document.querySelector('.tip')")?.is_null(), "who followed it sees it no more");
    Ok(())
}

/// From the list of chapters into one: its example is stepped and played, its drills and its puzzle begin;
/// and a puzzle at the edge of what one can do says why.
pub fn course(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    live(&tab, &of_student(3)?)?;
    tab.visit("/learn")?;
    tab.click("a[href='#/room/course']")?;
    tab.wait("document.querySelector('.footing-mastered')")?;
    tab.click("a.save[href='#/room/course/pairs']")?;
    let told = "document.querySelector('#example .told')?.innerText";
    tab.wait(told)?;
    let first = tab.js(told)?;
    tab.click("#after")?;
    tab.wait(&format!("{told} !== {first}"))?;
    tab.wait("document.querySelector('#example svg .hint-house, #example svg .hint-cell')")?;
    tab.click("#technique-hidden-pair")?;
    tab.wait("document.querySelector('#technique-hidden-pair')?.ariaPressed === 'true'")?;
    tab.wait(told)?;
    let begun = "location.hash.startsWith('#/play/') && document.querySelector('.board')";
    for press in ["drills", "puzzle"] {
        tab.visit("/room/course/pairs")?;
        tab.click(&format!("[data-press='{press}']"))?;
        tab.wait(begun)?;
    }
    tab.visit("/new/classic")?;
    tab.click("a[href='#/room/next']")?;
    tab.wait("document.querySelector('#next .told')?.innerText.includes('this one needs it')")?;
    tab.click("#next .main")?;
    tab.wait(begun)
}
