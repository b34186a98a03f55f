//! The installed page: without a network, and when a new version comes.

use crate::player::{self, Hand};
use crate::proxy::Proxy;
use crate::saves;
use crate::server::Server;
use crate::tab::{DESKTOP, PHONE, Tab};
use crate::world::World;
use anyhow::{Context, Result, ensure};
use session::GameId;
use std::collections::BTreeSet;
use std::path::Path;

pub fn offline(world: &World) -> Result<()> {
    let server = Server::start(&world.binary, 0)?;
    let tab = world.installing(&server.origin, DESKTOP)?;
    tab.go("/")?;
    tab.wait("navigator.serviceWorker.controller")?;
    drop(server);
    tab.reload()?;
    tab.wait("document.querySelector('.game-card')")?;
    // Dealing, proving and explaining need nobody else.
    player::start(&tab, GameId::Classic.key(), 3, Hand::Mouse)?;
    tab.click(".tool[data-tool='hint']")?;
    tab.wait("document.querySelector('.notice-card.hint')")?;
    tab.go("/technique/0")?;
    tab.wait("document.querySelector('.board')")?;
    // Another language is here too.
    tab.visit("/settings")?;
    tab.click(".choice:has([name='language']) label:nth-child(3)")?;
    tab.wait("document.documentElement.lang === 'de' && document.querySelector('h1').innerText === 'Einstellungen'")?;
    tab.reload()?;
    tab.wait("document.documentElement.lang === 'de'")
}

/// The page lies in a folder of a host that has other things to serve: nothing is looked for outside
/// of it, with and without a network.
pub fn folder(world: &World) -> Result<()> {
    let server = Server::start(&world.binary, 0)?;
    let port = server.origin.rsplit(':').next().context("an origin has a port")?.parse()?;
    let proxy = Proxy::start_below(&server.origin, "/games/ninefold")?;
    let tab = world.installing(&proxy.origin, PHONE)?;
    tab.go("/")?;
    let astray = format!(
        "performance.getEntriesByType('resource').filter((file) => \
         file.responseStatus !== 200 || !file.name.startsWith('{}/')).map((file) => file.name)",
        proxy.origin
    );
    ensure!(tab.js(&astray)? == serde_json::json!([]), "looked for: {}", tab.js(&astray)?);
    tab.wait("navigator.serviceWorker.controller")?;
    let scope = tab.js("navigator.serviceWorker.ready.then((known) => known.scope)")?;
    ensure!(scope == format!("{}/", proxy.origin), "the service worker minds {scope}");

    player::start(&tab, GameId::Classic.key(), 3, Hand::Touch)?;
    let run = tab.path()?;
    let hint = || -> Result<()> {
        tab.tap(".tool[data-tool='hint']")?;
        tab.wait("document.querySelector('.notice-card.hint')")?;
        tab.reload()?;
        tab.wait("document.querySelector('.board')")?;
        ensure!(tab.path()? == run, "{run} came back as {}", tab.path()?);
        Ok(())
    };
    hint()?;
    drop(server);
    hint()?;
    let _server = Server::start(&world.binary, port)?;
    hint()
}

/// Every file of the build is on the list but those that only an installer or a lawyer asks for.
pub fn precache(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    let listed = tab
        .js("fetch('/service-worker.js').then((answer) => answer.text()).then((text) => \
         JSON.parse('[' + text.match(/FILES = \\[(.*?)\\]/)[1] + ']'))")?;
    let listed: BTreeSet<String> = serde_json::from_value(listed)?;
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    let mut built = BTreeSet::new();
    collect(&dist, "", &mut built).with_context(|| format!("listing {}", dist.display()))?;
    built.remove("service-worker.js");
    built.remove("index.html");
    // What keeps itself once it was fetched.
    built.retain(|name| !name.starts_with("assets/beside"));
    built.insert("./".to_owned());
    let missing: Vec<_> = built.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&built).collect();
    ensure!(missing.is_empty() && gone.is_empty(), "not listed: {missing:?}; not there: {gone:?}");
    Ok(())
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeSet<String>) -> Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else if ![".br", ".gz", ".png", "OFL.txt"].iter().any(|ending| name.ends_with(ending)) {
            files.insert(name);
        }
    }
    Ok(())
}

pub fn update(world: &World) -> Result<()> {
    let proxy = Proxy::start(&world.origin)?;
    let tab = world.installing(&proxy.origin, DESKTOP)?;
    tab.go("/")?;
    tab.wait("navigator.serviceWorker.controller")?;
    saves::open(&tab, &saves::deal(GameId::Classic)?)?;
    tab.wait("document.querySelector('.cell.empty')")?;
    proxy.renew();
    tab.js("navigator.serviceWorker.getRegistration().then((known) => known.update()).then(() => true)")?;
    tab.js(
        "new Promise(async (resolve) => { const known = await navigator.serviceWorker.getRegistration(); \
         const look = () => { if (known.waiting) resolve(true); }; \
         known.installing?.addEventListener('statechange', look); look(); })",
    )?;
    // In the middle of a game nobody is asked, and nothing changes.
    ensure!(tab.js("!document.querySelector('.toast')")? == true, "a game was interrupted");
    ensure!(versions(&tab)?.len() == 2, "the new version was not fetched beside the old one");
    tab.click(".head .button")?;
    tab.wait("document.querySelector('.toast .button')")?;
    tab.js("window.old = true")?;
    tab.click(".toast .button")?;
    tab.wait("!window.old && document.querySelector('main')")?;
    tab.wait("caches.keys().then((names) => names.length === 1 && names[0].includes('/ new'))")?;
    tab.click(".save")?;
    tab.wait("document.querySelector('.board')")
}

fn versions(tab: &Tab) -> Result<Vec<String>> {
    Ok(serde_json::from_value(tab.js("caches.keys()")?)?)
}
