//! The one place of this binary that asks what time it is.

use std::time::{Duration, Instant};

#[expect(clippy::disallowed_methods, reason = "this is the binary's clock file")]
pub fn now() -> Instant {
    Instant::now()
}

/// The processor time this thread has used. Unlike the time on the wall it does not grow while
/// other programs have the processor.
#[cfg(unix)]
pub fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Where threads have no clock of their own, the time on the wall has to do.
#[cfg(not(unix))]
pub fn thread_time() -> Duration {
    use std::sync::OnceLock;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(now).elapsed()
}
