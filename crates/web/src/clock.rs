//! The page's one clock: everything below it is told the time.

use session::{Day, Millis};

/// Milliseconds since the page was opened; never goes back.
pub fn tick() -> Millis {
    let now = web_sys::window().and_then(|window| window.performance());
    Millis(now.map_or(0.0, |performance| performance.now()) as u64)
}

/// Milliseconds since 1970, for the record only.
pub fn wall() -> u64 {
    js_sys::Date::now() as u64
}

/// The day it is where the player is.
pub fn today() -> Day {
    Day::at(wall(), ahead())
}

/// By how many minutes the player's clock is ahead of UTC.
pub fn ahead() -> i32 {
    -(js_sys::Date::new_0().get_timezone_offset() as i32)
}

/// True randomness for seeds and names of runs.
pub fn entropy() -> u128 {
    let mut bytes = [0; 16];
    let crypto = web_sys::window().and_then(|window| window.crypto().ok());
    // Without it (an ancient browser) the time of opening tells runs apart well enough.
    if crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok()).is_none() {
        bytes[..8].copy_from_slice(&wall().to_le_bytes());
    }
    u128::from_le_bytes(bytes)
}
