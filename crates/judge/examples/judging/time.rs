//! The clocks of the measurements.

#![allow(clippy::disallowed_methods, reason = "measures time")]

use std::time::{Duration, Instant};

/// Of the processor, the best of three: others work on the same machine.
pub fn milliseconds<T>(mut work: impl FnMut() -> T) -> f64 {
    let times = (0..3).map(|_| {
        let start = processor();
        std::hint::black_box(work());
        (processor() - start).as_secs_f64() * 1000.0
    });
    times.fold(f64::MAX, f64::min)
}

/// What this thread has had of the processor.
fn processor() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// By the clock on the wall.
pub fn seconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}
