//! Chance, from the system.

use crate::Clock;

/// 64 random bits, for seeds and for the names of runs.
pub fn entropy() -> u64 {
    // Without a random source the clock still tells runs apart.
    getrandom::u64().unwrap_or_else(|_| Clock::wall())
}

/// A seed for what nobody chose: short enough to be typed again, and 2^32 are plenty.
pub fn seed() -> u64 {
    entropy() >> 32
}
