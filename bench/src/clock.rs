//! Turns of several contestants, timed by the CPU time of this thread.

use rustix::time::{ClockId, clock_gettime};

/// Lets each contestant do its work once per round, in turns, and returns the best seconds of each.
/// Turns make a slow minute of the machine hit all of them alike.
pub fn best_of(n_rounds: u32, contestants: &mut [&mut dyn FnMut()]) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; contestants.len()];
    for _ in 0..n_rounds {
        for (contestant, best) in contestants.iter_mut().zip(&mut best) {
            let start = thread_seconds();
            contestant();
            *best = best.min(thread_seconds() - start);
        }
    }
    best
}

pub fn thread_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 * 1e-9
}
