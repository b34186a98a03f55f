//! Bytes as text.

use std::fmt::Write;

pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a string never fails.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// In small letters alone: one thing has one name.
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    if text.len() != N * 2 {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_read_back() {
        assert_eq!(to_hex(&[0, 0x9a, 0xff]), "009aff");
        assert_eq!(from_hex("009aff"), Some([0, 0x9a, 0xff]));
        for wrong in ["009AFF", "009af", "009aff0", "00 9aff", "é09aff"] {
            assert_eq!(from_hex::<3>(wrong), None, "{wrong}");
        }
    }
}
