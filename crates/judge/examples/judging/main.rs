//! How long judging takes: golden logs, and the costliest log that a search finds and that is still accepted.
//!
//! ```text
//! cargo run --release -p ninefold-judge --example judging -- 4000
//! ```
//!
//! The number is how many things the search tries in each golden log.

#![allow(clippy::unwrap_used, reason = "a measurement that cannot go on says where")]

#[path = "../../tests/golden/mod.rs"]
mod golden;
mod time;
mod worst;

use ninefold_judge::judge;
use session::Rng;
use time::milliseconds;

fn main() {
    let wishes = std::env::args().nth(1).map_or(2_000, |text| text.parse().unwrap());
    let ranked = golden::ranked();
    let mut times: Vec<(f64, &str)> =
        ranked.iter().map(|log| (milliseconds(|| judge(log).is_ok()), log.as_str())).collect();
    times.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!(
        "golden logs: {}, median {:.2} ms, the longest {:.2} ms ({})",
        times.len(),
        median.0,
        longest.0,
        name(longest.1)
    );
    let mut rng = Rng::new(16);
    let mut found: Vec<(f64, String, &str)> = Vec::new();
    for log in &ranked {
        let long = worst::worst(log, wishes, &mut rng);
        found.extend(long.map(|long| {
            let moves = long.text.lines().count();
            (
                long.ms,
                format!("{} lines, {} bytes, {}", moves, long.text.len(), long.what),
                log.as_str(),
            )
        }));
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    println!("the costliest that are accepted, of {wishes} tried in each golden log:");
    for (ms, what, log) in found.iter().take(8) {
        println!("  {ms:8.2} ms  {}: {what}", name(log));
    }
}

/// Game and preset of a log.
fn name(log: &str) -> String {
    let value = |line: &str| line.split(' ').nth(1).unwrap_or_default().to_owned();
    log.lines().skip(1).take(2).map(value).collect::<Vec<_>>().join(" ")
}
