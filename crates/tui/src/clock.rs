//! The one place that asks the machine for the time and for randomness.

use session::Millis;
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

/// 64 random bits of the system.
pub fn entropy() -> u64 {
    // Without a random source the clock still tells runs apart.
    getrandom::u64().unwrap_or_else(|_| Clock::wall())
}
