//! Rooms: screens that are fetched when they are first opened.

use crate::server::Server;
use crate::tab::DESKTOP;
use crate::world::World;
use anyhow::Result;

/// An address that no room has is told of, and leads home; so it does without a network, once it was there.
pub fn unknown(world: &World) -> Result<()> {
    let server = Server::start(&world.binary, 0)?;
    let tab = world.installing(&server.origin, DESKTOP)?;
    tab.go("/")?;
    tab.wait("navigator.serviceWorker.controller")?;
    let opened = || -> Result<()> {
        tab.visit("/room/cellar")?;
        tab.wait("document.querySelector('.room .lead')?.innerText.includes('no such room')")?;
        tab.click(".room a")?;
        tab.wait("document.querySelector('.game-card')")
    };
    opened()?;
    drop(server);
    tab.reload()?;
    opened()
}
