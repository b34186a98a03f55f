//! How long positions to drill take to find, in processor time: so many of every technique that can be asked for.
//!
//! `cargo run --release -p ninefold-coach --example positions [COUNT] [TECHNIQUE…]`

use engine::Rng;
use engine::technique::Technique;
use native::clock::thread_time;
use session::find_position;
use std::time::Duration;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let count: u32 = words.iter().find_map(|word| word.parse().ok()).unwrap_or(100);
    let named: Vec<Technique> = words.iter().filter_map(|word| word.parse().ok()).collect();
    let asked = Technique::ALL.into_iter().filter(|one| named.is_empty() || named.contains(one));
    for technique in asked {
        let mut rng = Rng::stream(18, technique as u64);
        let (mut found, mut worst) = (0, Duration::ZERO);
        let from = thread_time();
        for _ in 0..count {
            let before = thread_time();
            found += u32::from(find_position(technique, &mut rng).is_some());
            worst = worst.max(thread_time() - before);
        }
        let spent = thread_time() - from;
        println!(
            "{:<24} {found:>4} of {count} in {:>6.2} s, worst {:>5} ms",
            technique.key(),
            spent.as_secs_f64(),
            worst.as_millis()
        );
    }
}
