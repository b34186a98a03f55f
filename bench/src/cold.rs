//! The first puzzle of a process: read, proved and written while nothing is in any cache.

use crate::clock::thread_seconds;
use engine::solver::{self, Solutions};
use engine::text::{self, line_bytes};
use std::hint::black_box;
use std::process::Command;

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const N_PROCESSES: usize = 41;

/// Starts this program again and again, and prints the median and the longest first solve.
pub fn measure() -> Result<(), String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut times = Vec::with_capacity(N_PROCESSES);
    for _ in 0..N_PROCESSES {
        let output =
            Command::new(&program).arg("cold-once").output().map_err(|error| error.to_string())?;
        let said = String::from_utf8_lossy(&output.stdout);
        times.push(said.trim().parse::<u64>().map_err(|_| format!("no time: {said}"))?);
    }
    times.sort_unstable();
    let (median, longest) = (times[N_PROCESSES / 2], times[N_PROCESSES - 1]);
    println!(
        "\na cold solve: {median} ns (median of {N_PROCESSES} processes; longest {longest} ns)"
    );
    Ok(())
}

/// Prints the nanoseconds that the first solve of this process takes.
pub fn once() -> Result<(), String> {
    // The clock has its own first time.
    black_box(thread_seconds());
    let start = thread_seconds();
    let entry = text::parse_one(black_box(LINE)).map_err(|_| "the line is a puzzle")?;
    if let Solutions::One(solution) = solver::solve(&entry.puzzle) {
        black_box(&line_bytes(&solution, b'.'));
    }
    let end = thread_seconds();
    println!("{:.0}", (end - start) * 1e9);
    Ok(())
}
