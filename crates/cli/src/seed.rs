//! Seeds for what nobody chose.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// The standard library seeds its hash maps from the system.
pub fn random() -> u64 {
    // Short enough to be typed again; 2^32 seeds are plenty.
    RandomState::new().build_hasher().finish() >> 32
}
