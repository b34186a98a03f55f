//! How long drills take to deal, and what they ask for.
//!
//! `cargo run --release -p ninefold-games --example drills [DEALS]`

#![allow(clippy::disallowed_methods, reason = "it measures")]

use engine::Rng;
use ninefold_games::GameId;
use std::collections::BTreeMap;
use std::time::Instant;

fn main() {
    let deals: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(10);
    for preset in GameId::Drill.info().presets {
        let mut asked: BTreeMap<String, u32> = BTreeMap::new();
        let (mut sum, mut worst) = (0, 0);
        for seed in 0..deals {
            let from = Instant::now();
            let deal = GameId::Drill.deal(&preset, &mut Rng::stream(seed, 18));
            let took = from.elapsed().as_micros();
            (sum, worst) = (sum + took, worst.max(took));
            for task in deal.all("task") {
                let technique = task.split(' ').next().unwrap_or_default();
                *asked.entry(technique.into()).or_default() += 1;
            }
        }
        let each = sum / u128::from(deals.max(1)) / 10_000;
        println!("{:<11} {each:>4} ms a position, worst deal {:>5} ms", preset.key, worst / 1_000);
        let told: Vec<String> = asked.iter().map(|(key, count)| format!("{key} {count}")).collect();
        println!("            {}", told.join(", "));
    }
}
