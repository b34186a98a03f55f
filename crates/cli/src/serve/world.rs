//! The world behind the page: opened where it is kept, asked for what is its own, closed in peace.

use axum::Router;
use server::{Body, Settings, World};
use std::io;
use std::net::IpAddr;
use store::Store;
use tokio::task::JoinHandle;

/// Where a world is kept, and how it is reached.
#[derive(Clone, Debug)]
pub struct Place {
    /// A file of SQLite, or `postgres://…`.
    pub database: String,
    pub settings: Settings,
}

pub struct Door {
    world: World,
    router: Router,
    chores: Vec<JoinHandle<()>>,
}

impl Door {
    pub async fn open(place: Place) -> io::Result<Door> {
        World::write_record();
        let store = Store::open(&place.database).await.map_err(io::Error::other)?;
        let settings = Settings { verifier: super::page::verifier(), ..place.settings };
        let world = World::open(store, settings).await.map_err(io::Error::other)?;
        Ok(Door { router: world.router(), chores: world.start_chores(), world })
    }

    pub async fn answer(
        &self,
        request: hyper::Request<Body>,
        from: IpAddr,
    ) -> hyper::Response<Body> {
        World::answer(&self.router, request, from).await
    }

    pub async fn close(&self) {
        for chore in &self.chores {
            chore.abort();
        }
        self.world.close().await;
    }
}

/// Until somebody presses Ctrl+C or the system ends this program.
#[cfg(unix)]
pub async fn told_to_end() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    Ok(())
}

#[cfg(not(unix))]
pub async fn told_to_end() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}
