//! What a journey gets to work with: the served page, a browser, and room for files.

use crate::browser::{Browser, Chromium};
use crate::server::Server;
use crate::tab::{Screen, Tab};
use anyhow::Result;
use std::path::{Path, PathBuf};

/// The programs that run while journeys are made.
pub struct Stage {
    chromium: Chromium,
    server: Server,
    binary: PathBuf,
    folder: PathBuf,
}

/// One traveller's view of the stage. Every thread has its own.
pub struct World {
    pub browser: Browser,
    pub origin: String,
    /// What serves the page.
    pub binary: PathBuf,
    /// For profiles, downloads and pictures.
    pub folder: PathBuf,
    /// Where the npm package axe-core lies.
    pub axe: PathBuf,
}

impl Stage {
    pub fn set(binary: &Path, folder: &Path) -> Result<Stage> {
        // What an earlier run left behind when it was stopped.
        for old in ["profile", "killed", "downloads"] {
            let _ = std::fs::remove_dir_all(folder.join(old));
        }
        Ok(Stage {
            chromium: Chromium::start(&folder.join("profile"))?,
            server: Server::start(binary, 0)?,
            binary: binary.to_owned(),
            folder: folder.to_owned(),
        })
    }

    pub fn world(&self) -> Result<World> {
        Ok(World {
            browser: self.chromium.connect()?,
            origin: self.server.origin.clone(),
            binary: self.binary.clone(),
            folder: self.folder.clone(),
            axe: self.folder.join("node_modules").join("axe-core"),
        })
    }

    pub fn clear(self) {
        self.chromium.forget();
    }
}

impl World {
    pub fn tab(&self, screen: Screen) -> Result<Tab> {
        Tab::open(&self.browser, &self.origin, screen)
    }

    /// A tab that shows the page's home.
    pub fn home(&self, screen: Screen) -> Result<Tab> {
        let tab = self.tab(screen)?;
        tab.go("/")?;
        Ok(tab)
    }
}
