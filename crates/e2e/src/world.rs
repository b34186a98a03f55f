//! What a journey gets to work with, and no other journey sees: tabs of one engine with storage of
//! their own, a folder. It goes when the journey is over.

use crate::cost::{self, Kind};
use crate::engine::{Browser, Engine, Visit};
use crate::server::Server;
use crate::tab::{Screen, Tab};
use anyhow::{Context, Result};
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::thread::sleep;
use std::time::Duration;

/// What runs while journeys are made, for all of them.
pub struct Stage {
    server: Server,
    binary: PathBuf,
    folder: PathBuf,
}

/// The browsers of one traveller, who makes one journey at a time. Each is started when it is first
/// needed.
pub struct Browsers<'a> {
    stage: &'a Stage,
    /// No other traveller's.
    number: usize,
    /// As players have them, with all that is around the page and moves behind it.
    are_whole: bool,
    running: Vec<(Engine, Rc<dyn Browser>)>,
}

/// One journey's view of the stage.
pub struct World {
    engine: Engine,
    browser: Rc<dyn Browser>,
    pub origin: String,
    /// What serves the page.
    pub binary: PathBuf,
    /// Empty at first; for profiles, downloads and files to choose.
    pub folder: PathBuf,
    /// Where the npm package axe-core lies.
    pub axe: PathBuf,
    /// A browser of its own, for a journey that kills it.
    own: RefCell<Option<Rc<dyn Browser>>>,
    is_whole: bool,
    /// All that were opened, in this order.
    tabs: RefCell<Vec<Tab>>,
}

const PROFILES: &str = "profiles";
const JOURNEYS: &str = "journeys";

impl Stage {
    pub fn set(binary: &Path, folder: &Path) -> Result<Stage> {
        // What an earlier run left behind when it was stopped.
        for old in [PROFILES, JOURNEYS] {
            let _ = std::fs::remove_dir_all(folder.join(old));
        }
        Ok(Stage {
            server: Server::start(binary, 0)?,
            binary: binary.to_owned(),
            folder: folder.to_owned(),
        })
    }

    /// The browsers of a traveller, none of them started.
    pub fn browsers(&self, number: usize) -> Browsers<'_> {
        Browsers { stage: self, number, are_whole: false, running: Vec::new() }
    }

    /// The same, each of them whole as players have it.
    pub fn whole_browsers(&self) -> Browsers<'_> {
        Browsers { are_whole: true, ..self.browsers(0) }
    }

    /// Removes what the browsers, which have gone by now, kept.
    pub fn clear(self) {
        for old in [PROFILES, JOURNEYS].map(|name| self.folder.join(name)) {
            // Their helpers write for a moment longer.
            for _ in 0..20 {
                if std::fs::remove_dir_all(&old).is_ok() || !old.exists() {
                    break;
                }
                sleep(Duration::from_millis(50));
            }
        }
    }
}

impl Browsers<'_> {
    /// A world for the journey of this name.
    pub fn world(&mut self, engine: Engine, name: &str) -> Result<World> {
        let Stage { server, binary, folder } = self.stage;
        let name = file_name(&format!("{}-{name}", engine.key()));
        let own_folder = folder.join(JOURNEYS).join(name);
        std::fs::create_dir_all(&own_folder)
            .with_context(|| format!("making {}", own_folder.display()))?;
        Ok(World {
            engine,
            browser: self.running(engine)?,
            origin: server.origin.clone(),
            binary: binary.clone(),
            folder: own_folder,
            axe: folder.join("node_modules").join("axe-core"),
            own: RefCell::new(None),
            is_whole: self.are_whole,
            tabs: RefCell::default(),
        })
    }

    fn running(&mut self, engine: Engine) -> Result<Rc<dyn Browser>> {
        if let Some((_, browser)) = self.running.iter().find(|(known, _)| *known == engine) {
            return Ok(browser.clone());
        }
        let name = format!("{}-{}", engine.key(), self.number);
        let start = if self.are_whole { Engine::start_whole } else { Engine::start };
        let browser = start(engine, &self.stage.folder.join(PROFILES).join(name))?;
        self.running.push((engine, browser.clone()));
        Ok(browser)
    }

    /// Ends a browser in which something went wrong; the next journey gets a fresh one.
    pub fn end(&mut self, engine: Engine) {
        self.running.retain(|(known, _)| *known != engine);
    }
}

impl World {
    /// Whether a page that is left while it writes is put away as it is, to come back with Back.
    pub fn keeps_pages(&self) -> bool {
        self.engine == Engine::WebKit
    }

    /// A tab with storage of its own, in which the page is not installed.
    pub fn tab(&self, screen: Screen) -> Result<Tab> {
        self.passing(&self.origin, screen)
    }

    /// A tab that shows the page's home.
    pub fn home(&self, screen: Screen) -> Result<Tab> {
        let tab = self.tab(screen)?;
        tab.go("/")?;
        Ok(tab)
    }

    /// A tab with storage of its own on a page from elsewhere, which is not installed in it.
    pub fn passing(&self, origin: &str, screen: Screen) -> Result<Tab> {
        self.open(Visit::Passing, origin, screen)
    }

    /// A tab with storage of its own, where the page is installed for use without a network.
    pub fn installing(&self, origin: &str, screen: Screen) -> Result<Tab> {
        self.open(Visit::Installing, origin, screen)
    }

    /// Another tab on the same storage.
    pub fn beside(&self, tab: &Tab, screen: Screen) -> Result<Tab> {
        self.keep(cost::count(Kind::Tab, || tab.beside(screen))?)
    }

    /// A tab of the journey's own browser, which is started if need be, on a storage that outlives
    /// it.
    pub fn lasting(&self, screen: Screen) -> Result<Tab> {
        let mut own = self.own.borrow_mut();
        let browser = match own.take() {
            Some(browser) => browser,
            None => self.engine.start(&self.folder.join("profile"))?,
        };
        let page = own.insert(browser).open_lasting()?;
        self.keep(Tab::new(page, &self.origin, screen)?)
    }

    /// Ends the journey's own browser the hard way.
    pub fn kill(&self) {
        self.own.take();
    }

    fn open(&self, visit: Visit, origin: &str, screen: Screen) -> Result<Tab> {
        let page = cost::count(Kind::Tab, || self.browser.open(visit))?;
        self.keep(Tab::new(page, origin, screen)?)
    }

    fn keep(&self, tab: Tab) -> Result<Tab> {
        let tab = if self.is_whole { tab.alive() } else { tab };
        self.tabs.borrow_mut().push(tab.clone());
        Ok(tab)
    }

    /// Leaves what every open tab shows and said: files in a folder whose names begin like this.
    pub fn picture(&self, folder: &Path, name: &str) -> Result<()> {
        std::fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
        for (idx, tab) in self.tabs.borrow().iter().enumerate() {
            let start = format!("{}-tab-{}", file_name(name), idx + 1);
            // A tab that was killed on the way shows nothing any more.
            let _ = tab.screenshot(&folder.join(format!("{start}.png")));
            let said = tab.said().join("\n");
            std::fs::write(folder.join(format!("{start}.txt")), format!("{said}\n"))?;
        }
        Ok(())
    }
}

impl Drop for World {
    fn drop(&mut self) {
        // A browser that is gone has closed them already.
        cost::count(Kind::Tab, || self.tabs.take().iter().for_each(Tab::close));
    }
}

/// A name without what a path could stumble over.
fn file_name(name: &str) -> String {
    let dashed = name.chars().map(|ch| if ch.is_alphanumeric() { ch } else { '-' });
    dashed.collect::<String>().trim_matches('-').to_owned()
}
