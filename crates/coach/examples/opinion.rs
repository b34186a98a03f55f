//! How long opinions take, in processor time: students play puzzles of every grade, and each of their runs
//! is judged.
//!
//! `cargo run --release -p ninefold-coach --example opinion [RUNS]`

use engine::technique::Technique;
use native::clock::thread_time;
use ninefold_coach::watch;
use players::Student;
use session::{Desk, GameId, Millis, Rng, RunId, Session};

fn main() {
    let runs: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(20);
    let game = GameId::OF_PUZZLES;
    // One who sees nearly all, and one who has most of it shown.
    let strong = Technique::ALL.into_iter().filter(|one| *one < Technique::Trial).collect();
    let weak = Technique::ALL[..4].to_vec();
    for knows in [strong, weak] {
        let student = Student { knows, slips: 20 };
        println!("knows {} techniques", student.knows.len());
        for preset in ["gentle", "steady", "tricky", "tough", "fierce", "nightmare"] {
            let preset = game.preset(preset).expect("a grade is a preset");
            let mut took: Vec<(u128, usize, usize)> = Vec::new();
            for number in 0..runs {
                let mut rng = Rng::stream(number, 18);
                let deal = game.deal(&preset, &mut rng);
                let session = Session::start(deal, RunId(number.into()), 0, Millis::ZERO)
                    .expect("what is dealt can be played");
                let mut desk = Desk::new(session, Millis::ZERO);
                let end = student.play(&mut desk, &mut rng);
                let log = desk.log(end);
                let from = thread_time();
                let moments = watch(&log).expect("what was played can be played again");
                let spent = thread_time() - from;
                took.push((spent.as_micros(), log.moves.len(), moments.len()));
            }
            let (sum, moves) =
                took.iter().fold((0, 0), |(sum, moves), one| (sum + one.0, moves + one.1));
            let (worst, most, _) = took.iter().max().copied().unwrap_or_default();
            let each = sum / u128::from(runs.max(1));
            let sixty = sum * 60 / (moves.max(1) as u128);
            println!(
                "{:<10} {:>7} µs a run, {:>7} for 60 moves; worst {:>7} with {most} moves",
                preset.key, each, sixty, worst
            );
        }
    }
}
