//! Figures of the store, on both databases, where they are to be trusted: SQLite with FULL, PostgreSQL as
//! it is run in earnest, both on the disk of the temporary folder.
//!
//! ```text
//! cargo run --release -p ninefold-store --example figures -- rank 1000000
//! cargo run --release -p ninefold-store --example figures -- submit 64 2000
//! cargo run --release -p ninefold-store --example figures -- postgres rank 1000000 10000000
//! ```

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on says where")]
#![allow(dead_code, reason = "the tests' samples have more than is measured")]

mod rank;
#[path = "../../tests/store/sample.rs"]
mod sample;
mod submit;

use cluster::{Care, Cluster};
use ninefold_store::{Accept, Store};

/// Which databases are measured.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Both,
    Sqlite,
    Postgres,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let (which, args) = match &args[..] {
        ["sqlite", rest @ ..] => (Which::Sqlite, rest),
        ["postgres", rest @ ..] => (Which::Postgres, rest),
        all => (Which::Both, all),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        match args {
            ["rank", sizes @ ..] if (1..=3).contains(&sizes.len()) => {
                let sizes: Vec<i64> = sizes.iter().map(|size| number(size)).collect();
                on_each(which, async |store| rank::measure(store, &sizes).await).await;
            }
            ["submit", clients, runs] => {
                on_each(which, async |store| {
                    submit::measure(store, number(clients), number(runs)).await;
                })
                .await;
            }
            _ => eprintln!("figures [sqlite|postgres] rank ENTRIES… | submit CLIENTS RUNS"),
        }
    });
}

fn number(text: &str) -> i64 {
    text.parse().expect("a number")
}

async fn on_each(which: Which, measure: impl AsyncFn(&Store)) {
    if which != Which::Postgres {
        let folder = std::env::temp_dir().join(format!("ninefold-figures-{}", std::process::id()));
        let path = folder.join("world.db");
        let store = Store::open(&path.display().to_string()).await.unwrap();
        println!("SQLite");
        measure(&store).await;
        store.close().await;
        std::fs::remove_dir_all(&folder).unwrap();
    }
    if which != Which::Sqlite {
        let cluster = Cluster::start(Care::Durable).unwrap();
        // The limit on a statement is for requests; filling a board is none.
        let url = format!("{}&options=-c%20statement_timeout%3D0", cluster.database().await);
        let store = Store::open(&url).await.unwrap();
        println!("PostgreSQL");
        measure(&store).await;
        store.close().await;
    }
}

/// A run on three boards, with a log of the usual length.
pub fn run(number: i64, player: i64) -> Accept {
    let key = (number.wrapping_mul(2_654_435_761)).rem_euclid(1 << 40);
    let log = vec![b'x'; 1500];
    let boards = vec![
        sample::board("day", 1, None),
        sample::board("week", 1, None),
        sample::board("all", 0, None),
    ];
    let mut accept = Accept { log, boards, ..sample::run(number as u64, player, key) };
    // Scattered, as those of players are.
    let scattered = (number as u128).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    accept.run.id = scattered.to_be_bytes();
    accept
}
