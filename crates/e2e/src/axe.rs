//! Every screen, in every theme, through axe-core; and pictures of them all.

use crate::journeys::World;
use crate::player::{self, Hand};
use crate::tab::{DESKTOP, PHONE, Screen, Tab};
use anyhow::{Context, Result, ensure};
use session::GameId;

const THEMES: [&str; 3] = ["day", "night", "contrast"];

/// The addresses of all screens, with a run of every game and one that is over.
fn screens(tab: &Tab) -> Result<Vec<(String, String)>> {
    let fixed = [
        "/",
        "/scores",
        "/backgrounds",
        "/statistics",
        "/learn",
        "/technique/0",
        "/own",
        "/settings",
        "/credits",
    ];
    let name = |path: &str| path.trim_matches('/').replace('/', "-");
    let mut screens: Vec<(String, String)> = fixed
        .iter()
        .map(|path| (if *path == "/" { "home".to_owned() } else { name(path) }, (*path).to_owned()))
        .collect();
    for game in GameId::ALL {
        screens.push((format!("new-{}", game.key()), format!("/new/{}", game.key())));
        screens.push((format!("rules-{}", game.key()), format!("/rules/{}", game.key())));
        player::start(tab, game.key(), 0, Hand::Mouse)?;
        screens.push((format!("play-{}", game.key()), address(tab)?));
    }
    player::start(tab, GameId::ALL[0].key(), 0, Hand::Keys)?;
    player::finish(tab, Hand::Keys)?;
    let result = address(tab)?;
    screens.push(("result".to_owned(), result.clone()));
    screens.push(("replay".to_owned(), result.replace("/result/", "/replay/")));
    Ok(screens)
}

fn address(tab: &Tab) -> Result<String> {
    let path = tab.js("location.pathname")?;
    path.as_str().map(str::to_owned).context("a page has an address")
}

fn set_theme(tab: &Tab, theme: &str) -> Result<()> {
    tab.js(&format!(
        "localStorage.setItem('ninefold.settings', (localStorage.getItem('ninefold.settings') ?? '') \
         .replace(/^theme .*$/m, '') + 'theme {theme}\\n')"
    ))?;
    Ok(())
}

pub fn journey(world: &World) -> Result<()> {
    let axe = std::fs::read_to_string(world.axe.join("axe.min.js"))
        .with_context(|| format!("axe-core is not in {}", world.axe.display()))?;
    let tab = world.tab(DESKTOP)?;
    let screens = screens(&tab)?;
    let mut found = Vec::new();
    for theme in THEMES {
        set_theme(&tab, theme)?;
        for (name, path) in &screens {
            open(&tab, path)?;
            tab.js(&axe)?;
            let violations = tab.js(
                "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.map((violation) => \
                 violation.id + ': ' + violation.nodes.slice(0, 2).map((node) => node.html.slice(0, 140) + ' ' + (node.any[0]?.message ?? '')).join(' | ')))",
            )?;
            for violation in violations.as_array().into_iter().flatten() {
                found.push(format!("{name}, {theme}: {violation}"));
            }
        }
    }
    ensure!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    Ok(())
}

fn open(tab: &Tab, path: &str) -> Result<()> {
    tab.go(path)?;
    // Animations end before anything is judged.
    std::thread::sleep(std::time::Duration::from_millis(450));
    Ok(())
}

/// Pictures of every screen in phone and desktop size, and of some in the other themes.
pub fn screenshots(world: &World, folder: &std::path::Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let tab = world.tab(DESKTOP)?;
    let screens = screens(&tab)?;
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
    tab.resize(DESKTOP)?;
    for theme in &THEMES[1..] {
        set_theme(&tab, theme)?;
        for (name, path) in screens
            .iter()
            .filter(|(name, _)| name == "home" || name.starts_with("play") || name == "result")
        {
            open(&tab, path)?;
            tab.screenshot(&folder.join(format!("{name}-{theme}.png")))?;
        }
    }
    Ok(())
}
