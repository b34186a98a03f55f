//! What tells one content of a file from another. The build computes it for the files in the binary.

/// FNV-1a, 64 bits: it has to differ, not to withstand an attacker.
pub fn of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
