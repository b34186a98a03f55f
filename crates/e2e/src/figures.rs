//! What the page weighs and how fast it is, measured on the build it is given.

use crate::busy;
use crate::coached;
use crate::engine::{Engine, Press};
use crate::journeys::travel;
use crate::player::{self, Hand};
use crate::saves;
use crate::tab::{DESKTOP, PHONE, Tab};
use crate::weight;
use crate::world::{Stage, World};
use anyhow::{Context, Result, bail};
use serde_json::json;
use session::{GameId, Millis};
use std::thread::sleep;
use std::time::Duration;

/// A figure, the bound it has to keep, and its unit.
pub struct Figure {
    pub name: String,
    pub value: f64,
    pub bound: f64,
    pub unit: &'static str,
}

/// Which are measured.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    All,
    /// Keys and drags.
    Hands,
    /// From a click to the board.
    Games,
    Paper,
    Coach,
}

impl Choice {
    pub fn read(args: &[String]) -> Result<Choice> {
        match args {
            [] => Ok(Choice::All),
            [name] if name == "hands" => Ok(Choice::Hands),
            [name] if name == "games" => Ok(Choice::Games),
            [name] if name == "paper" => Ok(Choice::Paper),
            [name] if name == "coach" => Ok(Choice::Coach),
            _ => bail!(
                "figures are those of `hands`, of new `games`, of `paper`, of the `coach`, or all"
            ),
        }
    }
}

pub fn print(stage: &Stage, choice: Choice) -> Result<()> {
    // A busy machine makes everything slow; whoever reads the figures should know.
    if let Ok(load) = std::fs::read_to_string("/proc/loadavg") {
        println!("load average {}", load.trim());
    }
    // Each in a world of its own: tabs of the one before would be busy beside it.
    let mut browsers = stage.whole_browsers();
    let mut world = || browsers.world(Engine::Chromium, "figures");
    let mut figures = Vec::new();
    let is_wanted = |part| choice == Choice::All || choice == part;
    if is_wanted(Choice::Hands) {
        figures.extend(hands(&mut world)?);
    }
    if choice == Choice::All {
        figures.extend(weight(&world()?)?);
        figures.extend(speed(&mut world)?);
    }
    if is_wanted(Choice::Games) {
        for slowed in [1, 4] {
            figures.extend(new_games(&world()?, slowed)?);
        }
    }
    if is_wanted(Choice::Paper) {
        figures.extend(worksheets(&world()?)?);
    }
    if is_wanted(Choice::Coach) {
        figures.extend(coached::opinions(&world()?)?);
        figures.extend(coached::rooms(&world()?)?);
    }
    for Figure { name, value, bound, unit } in figures {
        let verdict = if value <= bound { "ok" } else { "OVER" };
        println!("{name:<60} {value:>8.1} {unit:<3} (at most {bound} {unit})  {verdict}");
    }
    Ok(())
}

/// How soon what hands do is seen.
fn hands(world: &mut impl FnMut() -> Result<World>) -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    for slowed in [1, 4] {
        figures.push(keys(&world()?, slowed)?);
        figures.extend(drag(&world()?, slowed)?);
    }
    Ok(figures)
}

/// How soon a saved board is there, and what games cost.
fn speed(world: &mut impl FnMut() -> Result<World>) -> Result<Vec<Figure>> {
    let mut figures = vec![interactive(&world()?)?];
    for game in GameId::ALL {
        figures.extend(main_thread(&world()?, game)?);
    }
    figures.push(memory(&world()?)?);
    Ok(figures)
}

fn weight(world: &World) -> Result<Vec<Figure>> {
    let figure = |name: &str, value, bound| Figure { name: name.into(), value, bound, unit: "kB" };
    Ok(vec![
        figure("loaded until a game can be played", weight::first(world)?, weight::FIRST_BOUND),
        figure("kept offline", weight::kept(world)?, weight::KEPT_BOUND),
    ])
}

fn interactive(world: &World) -> Result<Figure> {
    let tab = world.tab(PHONE)?;
    player::start(&tab, GameId::ALL[0].key(), 0, Hand::Mouse)?;
    let path = tab.path()?;
    tab.call("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }))?;
    tab.call(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": "new MutationObserver((_, watch) => { if (document.querySelector('.cell')) { window.ready = performance.now(); watch.disconnect(); } }).observe(document, { childList: true, subtree: true });" }),
    )?;
    tab.go(&path)?;
    tab.wait("window.ready")?;
    let value = tab.js("window.ready")?.as_f64().context("a time is a number")?;
    Ok(Figure {
        name: "board interactive, CPU slowed 4 times".into(),
        value,
        bound: 1500.0,
        unit: "ms",
    })
}

/// How often a measurement is made; the median of the rounds counts.
const ROUNDS: usize = 3;

/// From the key to the frame on screen that shows its digit, as the browser's event timing tells
/// it. `slowed` is how many times the processor is slowed down, as a phone's would be.
fn keys(world: &World, slowed: u32) -> Result<Figure> {
    let tab = world.tab(DESKTOP)?;
    player::start(&tab, GameId::ALL[0].key(), 0, Hand::Mouse)?;
    tab.click(".cell.empty")?;
    tab.call("Emulation.setCPUThrottlingRate", json!({ "rate": slowed }))?;
    // Events of less than 16 ms, a frame, are not reported.
    tab.js(
        "new PerformanceObserver((list) => { for (const event of list.getEntries()) if (event.name === 'keydown') waits.push(event.duration); }) \
         .observe({ type: 'event', durationThreshold: 16 })",
    )?;
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        tab.js("window.waits = []")?;
        const KEYS: usize = 60;
        for round in 0..KEYS {
            tab.key(&format!("Digit{}", round % 9 + 1))?;
            sleep(Duration::from_millis(40));
        }
        sleep(Duration::from_millis(500));
        let all = format!("[...waits, ...Array(Math.max(0, {KEYS} - waits.length)).fill(16)]");
        rounds.push(percentile(&tab, &all, 95)?);
    }
    let name = format!("key to painted digit, 95th percentile{}", tell_slowed(slowed));
    Ok(Figure { name, value: median(rounds), bound: 50.0, unit: "ms" })
}

/// Frames while a piece is carried over the board.
fn drag(world: &World, slowed: u32) -> Result<Vec<Figure>> {
    let tab = everything_open(world)?;
    // The run with the most pieces has the most to do.
    let presets = GameId::ALL.into_iter().flat_map(|game| {
        let presets = game.info().presets.into_iter().enumerate();
        presets.filter(|(_, preset)| !preset.brought).map(move |(nth, preset)| {
            let run = saves::deal_preset(game, &preset);
            (run.map_or(0, |run| run.view(Millis::ZERO).tray.len()), game, nth)
        })
    });
    let (_, game, preset) = presets.max_by_key(|(n, ..)| *n).context("there is no game")?;
    player::start(&tab, game.key(), preset, Hand::Mouse)?;
    let from = tab.middle(".tray .piece [data-grip='0']")?;
    let board = tab.middle(".board")?;
    tab.call("Emulation.setCPUThrottlingRate", json!({ "rate": slowed }))?;
    tab.mouse(Press::Down, from)?;
    tab.mouse(Press::Move, (from.0 - 20.0, from.1))?;
    // The lift itself is over before the carrying is measured.
    sleep(Duration::from_millis(300));
    tab.js("window.frames_ = []; (() => { let last = performance.now(); const tick = (now) => { frames_.push(now - last); last = now; requestAnimationFrame(tick); }; requestAnimationFrame(tick); })()")?;
    let (mut medians, mut worst) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        tab.js("frames_.length = 0")?;
        for step in 0..120 {
            let angle = f64::from(step) / 12.0;
            let spot = (board.0 + angle.cos() * 220.0, board.1 + angle.sin() * 220.0);
            tab.mouse(Press::Move, spot)?;
            sleep(Duration::from_millis(8));
        }
        medians.push(percentile(&tab, "frames_.slice(1)", 50)?);
        worst.push(percentile(&tab, "frames_.slice(1)", 100)?);
    }
    tab.mouse(Press::Up, board)?;
    let figure = |which: &str, rounds: Vec<f64>, bound: f64| Figure {
        name: format!("frame while dragging, {which}{}", tell_slowed(slowed)),
        value: median(rounds),
        bound,
        unit: "ms",
    };
    Ok(vec![figure("median", medians, 17.0), figure("worst", worst, 33.0)])
}

/// The page's own code on the main thread, at a time. A frame is 16 ms.
fn main_thread(world: &World, game: GameId) -> Result<[Figure; 2]> {
    let answers = busy::in_play(world, game)?;
    let figure = |which: &str, percent: usize| Figure {
        name: format!("our code on the main thread, {}, {which}", game.key()),
        value: answers[(answers.len() * percent).div_ceil(100) - 1],
        bound: 16.0,
        unit: "ms",
    };
    Ok([figure("95th percentile", 95), figure("worst", 100)])
}

fn tell_slowed(slowed: u32) -> String {
    if slowed == 1 { String::new() } else { format!(", CPU slowed {slowed} times") }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// A tab in which every preset can be played.
fn everything_open(world: &World) -> Result<Tab> {
    let tab = world.home(DESKTOP)?;
    tab.js("localStorage['ninefold.settings'] = 'unlock-all yes'")?;
    tab.go("/")?;
    Ok(tab)
}

/// From the press of a preset to the board on screen, the slowest preset of each game.
fn new_games(world: &World, slowed: u32) -> Result<Vec<Figure>> {
    let tab = everything_open(world)?;
    let mut figures = Vec::new();
    for game in GameId::ALL {
        let (mut worst, mut slowest): (f64, _) = (0.0, "");
        for (preset, known) in game.info().presets.iter().enumerate() {
            if known.brought {
                continue;
            }
            tab.call("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))?;
            tab.go(&format!("/new/{}", game.key()))?;
            player::practised(&tab)?;
            let button = player::choose(&tab, game.key(), preset, Hand::Mouse)?;
            // The next deal is made while the menu is looked at.
            sleep(Duration::from_millis(1500));
            tab.call("Emulation.setCPUThrottlingRate", json!({ "rate": slowed }))?;
            let wait = tab.js(&format!(
                "new Promise((resolve) => {{ const button = document.querySelector('{button}'); const start = performance.now(); \
                 new MutationObserver((_, watch) => {{ if (document.querySelector('.cell')) {{ watch.disconnect(); requestAnimationFrame(() => resolve(performance.now() - start)); }} }}) \
                 .observe(document.body, {{ childList: true, subtree: true }}); button.click(); }})"
            ))?;
            let wait = wait.as_f64().unwrap_or(f64::INFINITY);
            if wait > worst {
                (worst, slowest) = (wait, known.key);
            }
        }
        figures.push(Figure {
            name: format!("new game on screen, {} {slowest}{}", game.key(), tell_slowed(slowed)),
            value: worst,
            bound: 300.0,
            unit: "ms",
        });
    }
    Ok(figures)
}

/// From the wish for twenty worksheets to their file, of the presets that take the least and the most to make.
/// What makes them is a worker, which no browser slows down; its time is taken four times instead.
fn worksheets(world: &World) -> Result<Vec<Figure>> {
    let tab = everything_open(world)?;
    // It counts as done when it is offered, and is not kept.
    let watch =
        "URL.createObjectURL = () => { window.saved = performance.now(); return 'blob:none'; }, 0";
    let mut figures = Vec::new();
    for game in GameId::ALL {
        let presets = game.info().presets.into_iter().enumerate();
        for (nth, preset) in presets.filter(|(_, it)| WORKSHEETS.contains(&(game.key(), it.key))) {
            player::start(&tab, game.key(), nth, Hand::Mouse)?;
            tab.js(watch)?;
            travel::press(&tab, "Share and print")?;
            tab.wait("document.querySelector('.share .button')")?;
            let mut rounds = Vec::new();
            for _ in 0..ROUNDS {
                tab.js("window.saved = 0")?;
                let start = tab.js("[...document.querySelectorAll('.dialog .button')].find((button) => button.innerText.trim() === '20 worksheets').click(), performance.now()")?;
                tab.wait("window.saved && !document.querySelector('.dialog progress')")?;
                let end = tab.js("window.saved")?;
                rounds.push(end.as_f64().unwrap_or(f64::INFINITY) - start.as_f64().unwrap_or(0.0));
            }
            figures.push(Figure {
                name: format!("20 worksheets, {} {}, 4 times the time", game.key(), preset.key),
                value: 4.0 * median(rounds),
                bound: 3000.0,
                unit: "ms",
            });
        }
    }
    Ok(figures)
}

/// Games and presets whose worksheets are waited for.
const WORKSHEETS: [(&str, &str); 5] = [
    ("classic", "gentle"),
    ("classic", "nightmare"),
    ("pieces", "extra"),
    ("hudoku", "full"),
    ("mini", "six-thought"),
];

fn memory(world: &World) -> Result<Figure> {
    let tab = world.tab(DESKTOP)?;
    tab.go(&format!("/new/{}", GameId::ALL[0].key()))?;
    player::practised(&tab)?;
    let mut after_five = 0.0;
    for round in 1..=100 {
        tab.js("document.querySelector('.preset').click()")?;
        tab.wait("document.querySelector('.board')")?;
        tab.back()?;
        tab.wait("document.querySelector('.preset')")?;
        if round == 5 {
            after_five = heap(&tab)?;
        }
    }
    let growth = (heap(&tab)? / after_five - 1.0) * 100.0;
    Ok(Figure {
        name: "memory after 100 games above that after 5".into(),
        value: growth,
        bound: 20.0,
        unit: "%",
    })
}

fn heap(tab: &Tab) -> Result<f64> {
    tab.call("HeapProfiler.collectGarbage", json!({}))?;
    let usage = tab.call("Runtime.getHeapUsage", json!({}))?;
    let part = |name: &str| usage[name].as_f64().unwrap_or(0.0);
    Ok(part("usedSize") + part("backingStorageSize"))
}

fn percentile(tab: &Tab, list: &str, percent: u32) -> Result<f64> {
    let value = tab.js(&format!(
        "(() => {{ const all = [...({list})].sort((a, b) => a - b); return all[Math.min(all.length - 1, Math.ceil(all.length * {percent} / 100) - 1)]; }})()"
    ))?;
    value.as_f64().context("nothing was measured")
}
