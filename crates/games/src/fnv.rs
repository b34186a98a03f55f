//! FNV-1a: a number for a text, to seed by or to see that nothing was lost. It withstands no attacker.
//!
//! The numbers are in files and in seeds, so they stay. Two more copies are where this crate cannot
//! be used: in `words`, whose build script needs it, and in `bundle`, a workspace of its own.

/// Its sum of 64 bits.
pub fn sum64(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// Its sum of 32 bits.
pub fn sum32(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_those_of_the_published_vectors() {
        assert_eq!((sum64(""), sum32("")), (0xcbf2_9ce4_8422_2325, 0x811c_9dc5));
        assert_eq!((sum64("foobar"), sum32("foobar")), (0x8594_4171_f739_67e8, 0xbf9c_f968));
    }
}
