//! The one place that asks the machine for the time and for randomness.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use session::{Day, Millis};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

pub struct Clock(Instant);

#[allow(clippy::disallowed_methods, reason = "this is the terminal's one clock")]
impl Clock {
    pub fn start() -> Clock {
        Clock(Instant::now())
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

/// How many minutes this machine's wall clock is ahead of UTC.
pub fn minutes_ahead() -> i32 {
    let now = Timestamp::from_millisecond(Clock::wall() as i64).unwrap_or_default();
    TimeZone::system().to_offset(now).seconds() / 60
}

/// The day it is here.
pub fn today() -> Day {
    Day::at(Clock::wall(), minutes_ahead())
}

/// 64 random bits of the system.
pub fn entropy() -> u64 {
    // Without a random source the clock still tells runs apart.
    getrandom::u64().unwrap_or_else(|_| Clock::wall())
}
