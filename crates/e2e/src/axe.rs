//! Every screen, in every theme, through axe-core; and pictures of them all.

use crate::journeys::{bare_addresses, live_by, of_student};
use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, PHONE, Screen, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::{Action, CellSet, GameId, Millis};

const THEMES: [&str; 4] = ["auto", "day", "night", "contrast"];

/// Names and addresses of all screens, with a run of every game and one that is over.
fn screens(tab: &Tab) -> Result<Vec<(String, String)>> {
    let name = |path: &str| match path.trim_matches('/') {
        "" => "home".to_owned(),
        path => path.replace('/', "-"),
    };
    let mut screens: Vec<(String, String)> =
        bare_addresses().into_iter().map(|path| (name(&path), path)).collect();
    for game in GameId::ALL {
        saves::open(tab, &saves::deal(game)?)?;
        screens.push((format!("play-{}", game.key()), tab.path()?));
    }
    let result = finished(tab)?;
    screens.push(("result".to_owned(), result.clone()));
    screens.push(("replay".to_owned(), result.replace("/result/", "/replay/")));
    screens.extend(rooms(tab)?);
    Ok(screens)
}

/// The rooms, of a player whose runs tell something.
fn rooms(tab: &Tab) -> Result<Vec<(String, String)>> {
    let logs = of_student(4)?;
    live_by(tab, &logs)?;
    let run = logs.first().context("there are some")?.run;
    let rooms = ["statistics", "course", "course/beginning", "course/pairs", "next"];
    let named = rooms.map(|room| (format!("room-{}", room.replace('/', "-")), room.to_owned()));
    let after = ("room-after".to_owned(), format!("after/{run}"));
    let practise = ("room-practise".to_owned(), "practise/hidden-pair".to_owned());
    let all = named.into_iter().chain([after, practise]);
    Ok(all.map(|(name, room)| (name, format!("/room/{room}"))).collect())
}

/// A run that wants one digit only, and gets it.
fn finished(tab: &Tab) -> Result<String> {
    let mut session = saves::deal_other(GameId::Classic)?;
    let open = player::solution(&session).context("it has a solution")?;
    for (cell, value) in &open[1..] {
        let action = Action::Enter { cells: CellSet::only(*cell), value: *value };
        session.act(&action, Millis::ZERO).map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
    }
    saves::open(tab, &session)?;
    player::finish(tab, Hand::Keys)?;
    tab.path()
}

fn set_theme(tab: &Tab, theme: &str) -> Result<()> {
    tab.visit("/settings")?;
    let place = THEMES.iter().position(|known| *known == theme).unwrap_or(0) + 1;
    tab.click(&format!(".choice:has([name='theme']) label:nth-child({place})"))?;
    tab.wait(&format!("document.documentElement.dataset.theme === '{theme}'"))
}

pub fn by_day(world: &World) -> Result<()> {
    judge(world, "day", "{}")
}

pub fn by_night(world: &World) -> Result<()> {
    judge(world, "night", COLORS)
}

pub fn in_contrast(world: &World) -> Result<()> {
    judge(world, "contrast", COLORS)
}

/// A theme is nothing but colours; what is not is judged by day.
const COLORS: &str = "{ runOnly: ['color-contrast', 'link-in-text-block'] }";

fn judge(world: &World, theme: &str, rules: &str) -> Result<()> {
    let axe = std::fs::read_to_string(world.axe.join("axe.min.js"))
        .with_context(|| format!("axe-core is not in {}", world.axe.display()))?;
    let tab = world.home(DESKTOP)?;
    let screens = screens(&tab)?;
    tab.js(&axe)?;
    set_theme(&tab, theme)?;
    let mut found = Vec::new();
    for (name, path) in &screens {
        open(&tab, path)?;
        let violations = tab.js(&format!(
            "axe.run(document, {{ resultTypes: ['violations'], ...{rules} }}).then((result) => result.violations.map((violation) => \
             violation.id + ': ' + violation.nodes.slice(0, 2).map((node) => node.html.slice(0, 140) + ' ' + (node.any[0]?.message ?? '')).join(' | ')))",
        ))?;
        for violation in violations.as_array().into_iter().flatten() {
            found.push(format!("{name}, {theme}: {violation}"));
        }
    }
    ensure!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    Ok(())
}

/// Shows a screen and lets it come to rest, so that nothing half faded is judged.
fn open(tab: &Tab, path: &str) -> Result<()> {
    tab.visit(path)?;
    let has_board = ["/play", "/replay", "/technique/"].iter().any(|start| path.starts_with(start));
    tab.wait(if has_board {
        "document.querySelector('.board')"
    } else if path.starts_with("/room/") {
        // Neither the room itself nor anything in it is still waited for.
        "document.querySelector('.room .card') && !document.querySelector('.waits, [data-after], .room [aria-busy]')"
    } else {
        "document.querySelector('main h1')"
    })?;
    tab.rest()
}

/// Pictures of every screen whose name has these words, in phone and desktop size, and of some in the other
/// themes.
pub fn screenshots(world: &World, words: &str, folder: &std::path::Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let tab = world.home(DESKTOP)?;
    let mut screens = screens(&tab)?;
    screens.retain(|(name, _)| name.contains(words));
    for screen in [
        DESKTOP,
        PHONE,
        Screen { name: "small", width: 320, height: 568, is_phone: true },
        Screen { name: "wide", width: 740, height: 360, is_phone: true },
    ] {
        tab.resize(screen)?;
        for (name, path) in &screens {
            open(&tab, path)?;
            tab.screenshot(&folder.join(format!("{name}-{}.png", screen.name)))?;
        }
    }
    let is_themed = |name: &str| {
        name == "home" || name == "result" || name.starts_with("play") || name.starts_with("room")
    };
    for theme in ["night", "contrast"] {
        tab.resize(DESKTOP)?;
        set_theme(&tab, theme)?;
        for (name, path) in screens.iter().filter(|(name, _)| is_themed(name)) {
            // Rooms are read on phones.
            tab.resize(if name.starts_with("room") { PHONE } else { DESKTOP })?;
            open(&tab, path)?;
            tab.screenshot(&folder.join(format!("{name}-{theme}.png")))?;
        }
    }
    Ok(())
}
