//! WebKit as GTK has it: the small browser of its makers, told what to do by their WebDriver, on a
//! screen that nobody sees. What is done in a tab is in `webkit_page.rs`.
//!
//! Every storage is a browser of its own, since the driver starts one at a time and what it starts
//! keeps nothing; so nothing can outlive it either.

use super::program::{Program, find};
use super::webdriver::{self, Session};
use super::webkit_page::WebKitPage;
use super::{Browser, Page, Visit};
use anyhow::{Context, Result, bail};
use serde_json::json;
use std::cell::{Cell, RefCell};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::rc::Rc;

const DRIVER: &str = "WebKitWebDriver";
const BROWSER: &str = "webkit2gtk-4.1/MiniBrowser";

pub struct WebKit {
    folder: PathBuf,
    driver: PathBuf,
    browser: PathBuf,
    display: String,
    n_opened: Cell<u32>,
    _screen: Program,
}

/// A driver with the browser it started. They end together.
pub struct Driven {
    pub session: Session,
    /// The tab that is spoken to.
    pub turned_to: RefCell<String>,
    /// What the browser writes.
    pub console: PathBuf,
    /// Where it puts what pages hand over, and nothing else that can be seen.
    home: PathBuf,
    _driver: Program,
}

impl Driven {
    /// The files that were handed over so far.
    pub fn downloads(&self) -> Result<Vec<PathBuf>> {
        let files = std::fs::read_dir(&self.home)?.map(|entry| Ok(entry?.path()));
        let files = files.collect::<Result<Vec<PathBuf>>>()?.into_iter();
        let is_whole = |file: &PathBuf| {
            file.is_file() && file.extension().is_none_or(|ending| ending != "wkdownload")
        };
        Ok(files.filter(is_whole).collect())
    }
}

impl WebKit {
    pub fn start(folder: &Path) -> Result<WebKit> {
        let missing = "WebKit is missing: `apt-get install webkit2gtk-driver xvfb`";
        let driver = find(&[DRIVER]).context(missing)?;
        let browser = find_browser().context(missing)?;
        let screen = find(&["Xvfb"]).context(missing)?;
        let mut command = Command::new(screen);
        command
            .args(["-displayfd", "1", "-screen", "0", "2600x1600x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped());
        let mut screen = Program::start("Xvfb", &mut command)?;
        let told = screen.child().stdout.take().context("its output is piped")?;
        let mut number = String::new();
        BufReader::new(told).read_line(&mut number)?;
        let display = format!(":{}", number.trim());
        let folder = folder.to_owned();
        Ok(WebKit { folder, driver, browser, display, n_opened: Cell::new(0), _screen: screen })
    }

    fn drive(&self, visit: Visit) -> Result<Driven> {
        let number = self.n_opened.replace(self.n_opened.get() + 1);
        let home = self.folder.join(number.to_string());
        std::fs::create_dir_all(&home).with_context(|| format!("making {}", home.display()))?;
        let console = home.with_extension("txt");
        let (driver, port) = self.listen(&home, &console)?;
        let mut args = vec!["--automation", "--enable-write-console-messages-to-stdout=true"];
        if visit == Visit::Passing {
            args.push("--features=-ServiceWorkers");
        }
        let wanted = json!({
            "webkitgtk:browserOptions": { "binary": self.browser, "args": args },
            // The page itself knows when it has waited long enough.
            "timeouts": { "script": 300_000, "pageLoad": 300_000 },
            "pageLoadStrategy": "none",
        });
        let session = Session::begin(port, wanted)?;
        Ok(Driven { session, turned_to: RefCell::default(), console, home, _driver: driver })
    }

    /// Starts the driver at a port that is free. Another program may be quicker to take it.
    fn listen(&self, home: &Path, console: &Path) -> Result<(Program, u16)> {
        let mut why = String::new();
        for _ in 0..10 {
            let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
            let mut command = Command::new(&self.driver);
            command
                .arg(format!("--port={port}"))
                .env("DISPLAY", &self.display)
                .env("HOME", home)
                .env("LC_ALL", "C.UTF-8")
                .env_remove("DBUS_SESSION_BUS_ADDRESS")
                .env("GDK_BACKEND", "x11")
                .env("NO_AT_BRIDGE", "1")
                // There is no graphics card here; to behave as if there were one is slow.
                .env("WEBKIT_DISABLE_DMABUF_RENDERER", "1")
                .env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1")
                // Root cannot have it, and nothing but our own page is shown.
                .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
                // Kept for the next one: to look at every plugin for sounds takes a second.
                .env("GST_REGISTRY", self.folder.join("gstreamer.bin"))
                .stdout(File::create(console)?);
            for name in ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
                command.env(name, home.join(name));
            }
            let mut driver = Program::start(DRIVER, &mut command)?;
            match driver.wait_for(|| webdriver::is_up(port).then_some(())) {
                Ok(()) => return Ok((driver, port)),
                Err(error) => why = error.to_string(),
            }
        }
        bail!("{why}")
    }
}

impl Browser for WebKit {
    fn open(&self, visit: Visit) -> Result<Rc<dyn Page>> {
        Ok(Rc::new(WebKitPage::first(Rc::new(self.drive(visit)?))?))
    }

    fn open_lasting(&self) -> Result<Rc<dyn Page>> {
        bail!("WebKit's driver keeps nothing when it goes")
    }
}

/// Debian has a folder for each kind of machine.
fn find_browser() -> Option<PathBuf> {
    let mut folders = vec![PathBuf::from("/usr/lib"), PathBuf::from("/usr/libexec")];
    let below = std::fs::read_dir("/usr/lib").ok()?.flatten();
    folders.extend(below.map(|entry| entry.path()));
    folders.into_iter().map(|folder| folder.join(BROWSER)).find(|path| path.is_file())
}
