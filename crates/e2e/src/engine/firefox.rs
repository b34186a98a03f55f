//! A headless Firefox: starting it, and tabs in it. What is done in a tab is in `firefox_page.rs`.

use super::firefox_page::FirefoxPage;
use super::line::Line;
use super::program::{Program, find};
use super::{Browser, Page, Visit};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Stdio};
use std::rc::Rc;

const NAMES: [&str; 2] = ["firefox-esr", "firefox"];

/// Nobody is to be greeted, asked or told, and nothing is fetched but the page. Chromium forgives a
/// window that others lie on; so must this one.
const PREFERENCES: &str = r#"
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.download.alwaysOpenPanel", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.ipc.processPrelaunch.enabled", false);
user_pref("dom.timeout.enable_budget_timer_throttling", false);
user_pref("extensions.systemAddon.update.enabled", false);
user_pref("intl.accept_languages", "en-GB, en");
user_pref("media.autoplay.default", 0);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#remote-settings-dummy/v1");
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
user_pref("widget.windows.window_occlusion_tracking.enabled", false);
"#;

pub struct Firefox {
    line: Line,
    _program: Program,
}

impl Firefox {
    pub fn start(profile: &Path) -> Result<Firefox> {
        std::fs::create_dir_all(profile)
            .with_context(|| format!("making {}", profile.display()))?;
        std::fs::write(profile.join("user.js"), PREFERENCES)?;
        // One that was killed leaves its old address behind.
        let port_file = profile.join("WebDriverBiDiServer.json");
        let _ = std::fs::remove_file(&port_file);
        let program = find(&NAMES).context("Firefox is missing: `apt-get install firefox-esr`")?;
        let mut command = Command::new(program);
        command
            .args(["--headless", "--no-remote", "--remote-debugging-port=0", "--profile"])
            .arg(profile)
            .arg("about:blank")
            .stdout(Stdio::null());
        let mut program = Program::start("Firefox", &mut command)?;
        // Firefox writes where it listens into its profile.
        let port = program.wait_for(|| {
            let text = std::fs::read_to_string(&port_file).ok()?;
            serde_json::from_str::<Value>(&text).ok()?["ws_port"].as_u64()
        })?;
        let line = Line::connect(&format!("ws://127.0.0.1:{port}/session"))?;
        line.call(None, "session.new", json!({ "capabilities": {} }))?;
        let events =
            ["log.entryAdded", "browsingContext.downloadWillBegin", "browsingContext.downloadEnd"];
        line.call(None, "session.subscribe", json!({ "events": events }))?;
        Ok(Firefox { line, _program: program })
    }
}

impl Browser for Firefox {
    fn open(&self, visit: Visit) -> Result<Rc<dyn Page>> {
        let context = self.line.call(None, "browser.createUserContext", json!({}))?;
        let context = context["userContext"].as_str().context("a user context has a name")?;
        Ok(Rc::new(FirefoxPage::open(&self.line, Some(context), visit)?))
    }

    fn open_lasting(&self) -> Result<Rc<dyn Page>> {
        Ok(Rc::new(FirefoxPage::open(&self.line, None, Visit::Passing)?))
    }
}
