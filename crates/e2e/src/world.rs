//! What a journey gets to work with, and no other journey sees: a line to the browser, tabs with
//! storage of their own, a folder. It goes when the journey is over.

use crate::browser::Browser;
use crate::chromium::Chromium;
use crate::server::Server;
use crate::tab::{Screen, Tab};
use anyhow::{Context, Result};
use serde_json::json;
use std::cell::RefCell;
use std::path::{Path, PathBuf};

/// The programs that run while journeys are made.
pub struct Stage {
    chromium: Chromium,
    server: Server,
    binary: PathBuf,
    folder: PathBuf,
}

/// One journey's view of the stage.
pub struct World {
    pub browser: Browser,
    pub origin: String,
    /// What serves the page.
    pub binary: PathBuf,
    /// Empty at first; for profiles, downloads and files to choose.
    pub folder: PathBuf,
    /// Where the npm package axe-core lies.
    pub axe: PathBuf,
    /// A browser of its own, for a journey that kills it.
    own: RefCell<Option<Chromium>>,
    /// All that were opened, in this order.
    tabs: RefCell<Vec<Tab>>,
}

impl Stage {
    pub fn set(binary: &Path, folder: &Path) -> Result<Stage> {
        // What an earlier run left behind when it was stopped.
        for old in ["profile", "journeys"] {
            let _ = std::fs::remove_dir_all(folder.join(old));
        }
        Ok(Stage {
            chromium: Chromium::start(&folder.join("profile"))?,
            server: Server::start(binary, 0)?,
            binary: binary.to_owned(),
            folder: folder.to_owned(),
        })
    }

    /// A world for the journey of this name.
    pub fn world(&self, name: &str) -> Result<World> {
        let folder = self.folder.join("journeys").join(file_name(name));
        std::fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
        Ok(World {
            browser: self.chromium.connect()?,
            origin: self.server.origin.clone(),
            binary: self.binary.clone(),
            folder,
            axe: self.folder.join("node_modules").join("axe-core"),
            own: RefCell::new(None),
            tabs: RefCell::default(),
        })
    }

    pub fn clear(self) {
        self.chromium.forget();
        let _ = std::fs::remove_dir_all(self.folder.join("journeys"));
    }
}

impl World {
    /// A tab with storage of its own. The page is not installed in it: to keep every file for each
    /// of so many short visits costs more than the visits.
    pub fn tab(&self, screen: Screen) -> Result<Tab> {
        let tab = self.installing(&self.origin, screen)?;
        let refuse = "if (navigator.serviceWorker) \
            navigator.serviceWorker.register = () => Promise.reject(new Error('not installed'))";
        tab.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": refuse }))?;
        Ok(tab)
    }

    /// A tab that shows the page's home.
    pub fn home(&self, screen: Screen) -> Result<Tab> {
        let tab = self.tab(screen)?;
        tab.go("/")?;
        Ok(tab)
    }

    /// A tab with storage of its own, where the page is installed for use without a network.
    pub fn installing(&self, origin: &str, screen: Screen) -> Result<Tab> {
        self.keep(Tab::open(&self.browser, origin, screen)?)
    }

    /// Another tab on the same storage.
    pub fn beside(&self, tab: &Tab, screen: Screen) -> Result<Tab> {
        self.keep(tab.beside(screen)?)
    }

    /// A tab of the journey's own browser, which is started if need be, on a storage that outlives
    /// it.
    pub fn lasting(&self, screen: Screen) -> Result<Tab> {
        let mut own = self.own.borrow_mut();
        let chromium = match own.take() {
            Some(chromium) => chromium,
            None => Chromium::start(&self.folder.join("profile"))?,
        };
        let browser = own.insert(chromium).connect()?;
        self.keep(Tab::open_lasting(&browser, &self.origin, screen)?)
    }

    /// Ends the journey's own browser the hard way.
    pub fn kill(&self) {
        self.own.take();
    }

    fn keep(&self, tab: Tab) -> Result<Tab> {
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
        self.tabs.borrow().iter().for_each(Tab::close);
    }
}

/// A name without what a path could stumble over.
fn file_name(name: &str) -> String {
    let dashed = name.chars().map(|ch| if ch.is_alphanumeric() { ch } else { '-' });
    dashed.collect::<String>().trim_matches('-').to_owned()
}
