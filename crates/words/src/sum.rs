//! The number a message is found by. The page has every name already, where it is said; a second
//! list of them would be 4 kB to send. `build.rs` makes the list of numbers and lets no two be alike.

/// How long a number is.
pub const BYTES: usize = 3;

/// FNV-1a, folded to three bytes.
pub fn sum(name: &str) -> [u8; BYTES] {
    let hash = name
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let [high, a, b, c] = hash.to_be_bytes();
    [a ^ high, b, c]
}
