//! The one place that asks the machine for the time.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use session::{Day, Millis};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

pub struct Clock(Instant);

#[allow(clippy::disallowed_methods, reason = "this is the one clock of native programs")]
impl Clock {
    pub fn start() -> Clock {
        Clock(now())
    }

    /// Milliseconds since the start.
    pub fn tick(&self) -> Millis {
        Millis(self.0.elapsed().as_millis() as u64)
    }

    /// Wall clock in milliseconds since 1970.
    pub fn wall() -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }
}

#[expect(clippy::disallowed_methods, reason = "this is the one clock of native programs")]
pub fn now() -> Instant {
    Instant::now()
}

/// How many minutes this machine's wall clock is ahead of UTC.
pub fn minutes_ahead() -> i32 {
    let now = Timestamp::from_millisecond(Clock::wall() as i64).unwrap_or_default();
    TimeZone::system().to_offset(now).seconds() / 60
}

/// The day it is here.
pub fn today() -> Day {
    Day::at(Clock::wall(), minutes_ahead())
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
