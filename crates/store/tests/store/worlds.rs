//! A fresh database of each kind, with a clock that the test sets.

use cluster::Cluster;
use ninefold_store::{Clock, Sqlite, Store};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};

/// The moment at which every test begins.
pub const BEGIN: i64 = 1_794_900_000_000;

pub struct World {
    pub store: Store,
    pub name: &'static str,
    clock: Hands,
    /// The file, or where PostgreSQL is.
    pub place: String,
}

enum Hands {
    Sqlite(Arc<AtomicI64>),
    Postgres,
}

impl World {
    pub async fn sqlite() -> World {
        let path = free_path();
        let time = Arc::new(AtomicI64::new(BEGIN));
        let hand = Arc::clone(&time);
        let clock = Clock::by(move || time.load(Ordering::SeqCst));
        let store = Store::Sqlite(Sqlite::open(&path, clock).unwrap());
        World {
            store,
            name: "SQLite",
            clock: Hands::Sqlite(hand),
            place: path.display().to_string(),
        }
    }

    pub async fn postgres() -> World {
        let place = Cluster::shared().database().await;
        let store = Store::open(&place).await.unwrap();
        let world = World { store, name: "PostgreSQL", clock: Hands::Postgres, place };
        cluster::execute(
            &world.place,
            &format!(
                "CREATE TABLE hand (at BIGINT); INSERT INTO hand VALUES ({BEGIN}); \
                 CREATE OR REPLACE FUNCTION now_ms() RETURNS BIGINT LANGUAGE sql VOLATILE AS \
                 $$ SELECT at FROM hand $$"
            ),
        )
        .await
        .unwrap();
        world
    }

    /// Lets time pass, or go back.
    pub async fn pass(&self, ms: i64) {
        match &self.clock {
            Hands::Sqlite(time) => drop(time.fetch_add(ms, Ordering::SeqCst)),
            Hands::Postgres => {
                let sql = format!("UPDATE hand SET at = at + {ms}");
                cluster::execute(&self.place, &sql).await.unwrap();
            }
        }
    }

    pub async fn end(self) {
        self.store.close().await;
        if let Hands::Sqlite(_) = self.clock {
            for ending in ["", "-wal", "-shm", ".lock"] {
                let _ = std::fs::remove_file(format!("{}{ending}", self.place));
            }
        }
    }
}

pub fn free_path() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let memory = PathBuf::from("/dev/shm");
    let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    base.join(format!("ninefold-store-{}-{number}.db", std::process::id()))
}

/// Does the same with both.
pub fn on_both(test: impl AsyncFn(&World)) {
    in_runtime(async {
        for world in [World::sqlite().await, World::postgres().await] {
            eprintln!("on {}", world.name);
            test(&world).await;
            world.end().await;
        }
    });
}

pub fn in_runtime<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}
