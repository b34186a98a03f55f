//! Looks through numbered puzzles for those whose easiest path comes to a rare technique, and prints the stock
//! that Drill keeps of them: `drill/stock.txt`.
//!
//! `cargo run --release -p ninefold-games --example stock [COUNT]`: how many puzzles to look through. On standard
//! error stands how often each technique was met.

use engine::path::Path;
use engine::position::Position;
use engine::step::Step;
use engine::technique::Technique;
use ninefold_games::drill::stock;

/// What fewer puzzles come to than one of so many is kept in stock.
const RARER_THAN: u32 = 300;
/// So many puzzles of a technique are enough.
const ENOUGH: usize = 8;
/// What is harder than this takes long to look for and is not the rarest: the first puzzles have enough of it.
const HARDEST: Technique = Technique::SashimiJellyfish;
const FIRST: u32 = 20_000;

fn main() {
    let count = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(400_000);
    let up_to = |hardest: Technique| -> Vec<Technique> {
        Technique::ALL.into_iter().filter(|one| *one <= hardest).collect()
    };
    let (all, easier) = (up_to(Technique::ForcingNet), up_to(HARDEST));
    let mut met: Vec<(Technique, u32, Vec<u32>)> =
        all.iter().map(|technique| (*technique, 0, Vec::new())).collect();
    for number in 0..count {
        let allowed = if number < FIRST { &all } else { &easier };
        let path = Path::with(&Position::from_puzzle(&stock::puzzle(number)), allowed);
        let used = until_harder(&path.steps);
        for (_, count, numbers) in met.iter_mut().filter(|(one, ..)| used.contains(one)) {
            *count += 1;
            if numbers.len() < ENOUGH {
                numbers.push(number);
            }
        }
    }
    for (technique, met, numbers) in &met {
        let looked_at = if *technique > HARDEST { count.min(FIRST) } else { count };
        eprintln!("{technique} {met} of {looked_at}");
        if *met > 0 && met * RARER_THAN < looked_at {
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            println!("{technique} {}", numbers.join(" "));
        }
    }
}

/// The techniques that are met before anything harder: what comes after that is no exercise in them.
fn until_harder(steps: &[Step]) -> Vec<Technique> {
    let mut met = Vec::new();
    let mut hardest = Technique::FullHouse;
    for step in steps {
        hardest = hardest.max(step.technique);
        if step.technique == hardest {
            met.push(hardest);
        }
    }
    met
}
