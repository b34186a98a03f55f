//! Boards anyone can audit: tickets, checkpoints, runs, boards, seals, players. A service for whatever
//! listens to connections; the page that it stands behind is none of its business.
//!
//! Rules and verdicts are `judge`'s, what is kept is `store`'s: here is neither SQL nor a game. The only
//! time that counts is the store's.

mod api;
mod chance;
mod chores;
mod deals;
mod guard;
mod ledger;
mod limits;
mod metrics;
mod names;
mod pool;
mod problem;
mod settings;
mod who;

pub use axum::body::Body;
pub use guard::Peer;
pub use settings::Settings;

use axum::Router;
use axum::http::{Request, Response};
use deals::Deals;
use judge::SigningKey;
use limits::Limits;
use metrics::Metrics;
use pool::Pool;
use std::net::IpAddr;
use std::sync::Arc;
use store::{KeepVerifier, Store, Trouble};
use tower::ServiceExt;

/// A world: one store, and all that its players share.
#[derive(Clone)]
pub struct World(Arc<Inner>);

struct Inner {
    store: Store,
    settings: Settings,
    key: SigningKey,
    pool: Pool,
    deals: Deals,
    limits: Limits,
    metrics: Metrics,
    /// What judges: a hash, or a version.
    verifier: String,
}

impl World {
    /// Opens a world on a store. Its key is drawn when there is none, and the secrets of the days to
    /// come are promised.
    ///
    /// # Errors
    /// When the store or the system's source of chance cannot be had.
    pub async fn open(store: Store, settings: Settings) -> Result<World, Trouble> {
        let key = store.call(store::SigningKey { proposed: chance::bytes()? }).await?;
        let verifier = match &settings.verifier {
            Some(module) => {
                let hash = judge::sha256(module);
                store.call(KeepVerifier { hash, module: module.clone() }).await?;
                judge::to_hex(&hash)
            }
            None => judge::VERIFIER.to_owned(),
        };
        let world = World(Arc::new(Inner {
            store,
            key: SigningKey::from_bytes(&key),
            pool: Pool::new(settings.judges),
            deals: Deals::default(),
            limits: Limits::default(),
            metrics: Metrics::default(),
            verifier,
            settings,
        }));
        world.promise().await?;
        world.list_earlier().await?;
        Ok(world)
    }

    /// What answers requests.
    pub fn router(&self) -> Router {
        api::router(self.clone())
    }

    /// Answers one request that came from this address.
    pub async fn answer(
        router: &Router,
        mut request: Request<Body>,
        peer: IpAddr,
    ) -> Response<Body> {
        request.extensions_mut().insert(Peer(peer));
        match router.clone().oneshot(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        }
    }

    /// The description of what it answers, as OpenAPI.
    pub fn description() -> String {
        api::description()
    }

    /// Whether a path is one of its own, and not of the page.
    pub fn answers(path: &str) -> bool {
        path.starts_with("/v1/")
            || matches!(path, "/v1" | "/health" | "/ready" | "/metrics" | "/openapi.json")
    }

    /// Lets go of the store; what waits is written first.
    pub async fn close(&self) {
        self.0.store.close().await;
    }

    /// Writes its record to standard error from now on, an object a line.
    pub fn write_record() {
        let record = tracing_subscriber::fmt().json().with_writer(std::io::stderr);
        // A second one in a process has nothing to add.
        let _ = tracing::subscriber::set_global_default(record.finish());
    }

    fn store(&self) -> &Store {
        &self.0.store
    }
}
