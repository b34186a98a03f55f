//! Writes runs until it is killed, and tells each on standard output when the store has answered.

use ninefold_store::{Accepted, Fold, Store};

pub async fn write(path: &str) {
    let store = Store::open(path).await.unwrap();
    let first = u64::from(std::process::id()) as i64 * 1_000_000;
    let writers = (0..8_i64).map(|writer| {
        let store = store.clone();
        tokio::spawn(async move {
            for number in (first + writer..).step_by(8) {
                store.call(super::join(number)).await.unwrap();
                let answer = store.call(super::run(number, number)).await.unwrap();
                assert!(matches!(answer, Accepted::Stored { .. }), "{answer:?}");
                println!("{number}");
            }
        })
    });
    let writers: Vec<_> = writers.collect();
    while !writers.iter().any(|writer| writer.is_finished()) {
        store.call(Fold::USUAL).await.unwrap();
        tokio::task::yield_now().await;
    }
}
