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
        let parts: Vec<u64> = said.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        let [read, proved, written] = parts[..] else { return Err(format!("no times: {said}")) };
        times.push((read + proved + written, read, proved, written));
    }
    times.sort_unstable();
    let (all, read, proved, written) = times[N_PROCESSES / 2];
    println!("\na cold solve: {all} ns, the median of {N_PROCESSES} processes");
    println!("of which to read {read}, to prove {proved}, to write {written}");
    println!("fastest {} ns, slowest {} ns", times[0].0, times[N_PROCESSES - 1].0);
    Ok(())
}

/// Prints the nanoseconds that the parts of the first solve of this process take.
pub fn once() -> Result<(), String> {
    // The clock has its own first time.
    black_box(thread_seconds());
    let start = thread_seconds();
    let entry = text::parse_one(black_box(LINE)).map_err(|_| "the line is a puzzle")?;
    let read = thread_seconds();
    let solutions = solver::solve(&entry.puzzle);
    let proved = thread_seconds();
    if let Solutions::One(solution) = solutions {
        black_box(&line_bytes(&solution, b'.'));
    }
    let written = thread_seconds();
    let nanoseconds = |from: f64, to: f64| ((to - from) * 1e9) as u64;
    let [read, proved, written] =
        [nanoseconds(start, read), nanoseconds(read, proved), nanoseconds(proved, written)];
    println!("{read} {proved} {written}");
    Ok(())
}
