//! Texts in the encodings that machines write them in: UTF-16 by its mark, as Windows PowerShell does; all
//! else is passed on as it is.

use std::io::{self, Read};

/// What is read at once of a text that has to be written anew.
const PIECE: usize = 4 * 1024;

/// Reads a text of UTF-16 that begins with its mark as UTF-8.
pub struct AsUtf8<R> {
    source: R,
    encoding: Encoding,
    /// What was read and not yet handed on.
    ready: io::Cursor<Vec<u8>>,
    /// Of UTF-16, the bytes of a character that has not come as a whole.
    rest: Vec<u8>,
}

#[derive(Clone, Copy)]
enum Encoding {
    Unknown,
    /// UTF-8, or what else is nobody's to guess.
    Plain,
    Utf16(fn([u8; 2]) -> u16),
}

impl<R: Read> AsUtf8<R> {
    pub fn new(source: R) -> AsUtf8<R> {
        let ready = io::Cursor::new(Vec::new());
        AsUtf8 { source, encoding: Encoding::Unknown, ready, rest: Vec::new() }
    }

    /// Looks at the first bytes. A second one is waited for only where the first may be of a mark.
    fn begin(&mut self) -> io::Result<()> {
        let mut first = Vec::new();
        (&mut self.source).take(1).read_to_end(&mut first)?;
        if let [0xfe | 0xff] = first[..] {
            (&mut self.source).take(1).read_to_end(&mut first)?;
        }
        self.encoding = match first[..] {
            [0xff, 0xfe] => Encoding::Utf16(u16::from_le_bytes),
            [0xfe, 0xff] => Encoding::Utf16(u16::from_be_bytes),
            _ => {
                self.ready = io::Cursor::new(first);
                Encoding::Plain
            }
        };
        Ok(())
    }

    /// Makes the next piece of UTF-16 ready; nothing at the end.
    fn convert(&mut self, unit: fn([u8; 2]) -> u16) -> io::Result<()> {
        let before = self.rest.len();
        self.rest.resize(before + PIECE, 0);
        let n_read = self.source.read(&mut self.rest[before..]);
        self.rest.truncate(before + *n_read.as_ref().unwrap_or(&0));
        let is_end = n_read? == 0;
        let units: Vec<u16> = self.rest.chunks_exact(2).map(|two| unit([two[0], two[1]])).collect();
        // The first half of a character in two waits for the second.
        let is_half = !is_end && units.last().is_some_and(|unit| (0xd800..0xdc00).contains(unit));
        let n_whole = units.len() - usize::from(is_half);
        let mut text = String::from_utf16_lossy(&units[..n_whole]);
        self.rest.drain(..2 * n_whole);
        if is_end && !self.rest.is_empty() {
            self.rest.clear();
            text.push(char::REPLACEMENT_CHARACTER);
        }
        self.ready = io::Cursor::new(text.into_bytes());
        Ok(())
    }
}

impl<R: Read> Read for AsUtf8<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Encoding::Unknown = self.encoding {
            self.begin()?;
            // A terminal would be asked again after its end.
            if matches!(self.encoding, Encoding::Plain) && self.ready.get_ref().is_empty() {
                return Ok(0);
            }
        }
        loop {
            let n_ready = self.ready.read(buffer)?;
            if n_ready > 0 || buffer.is_empty() {
                return Ok(n_ready);
            }
            let Encoding::Utf16(unit) = self.encoding else { return self.source.read(buffer) };
            self.convert(unit)?;
            if self.ready.get_ref().is_empty() && self.rest.is_empty() {
                return Ok(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out a byte at a time, as a slow pipe does.
    struct Slow<'a>(&'a [u8]);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let n = buffer.len().min(1);
            self.0.read(&mut buffer[..n])
        }
    }

    #[track_caller]
    fn check(bytes: &[u8], expected: &[u8]) {
        let (mut fast, mut slow) = (Vec::new(), Vec::new());
        AsUtf8::new(bytes).read_to_end(&mut fast).unwrap();
        AsUtf8::new(Slow(bytes)).read_to_end(&mut slow).unwrap();
        assert_eq!((&*fast, &*slow), (expected, expected));
    }

    #[test]
    fn texts_with_a_mark_are_read_and_others_left_alone() {
        let text = "53..7 ü €\r\n😀".repeat(400);
        let units: Vec<u16> = "\u{feff}".encode_utf16().chain(text.encode_utf16()).collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        check(&little, text.as_bytes());
        check(&big, text.as_bytes());
        check(text.as_bytes(), text.as_bytes());
        for plain in [&b""[..], b"\n", b"\xff", b"\xfe1", b"\xef\xbb\xbf53", b"caf\xe9"] {
            check(plain, plain);
        }
    }

    #[test]
    fn what_is_cut_off_is_marked() {
        check(b"\xff\xfe", b"");
        check(b"\xff\xfe5\0\n", "5\u{fffd}".as_bytes());
        check(b"\xff\xfe\x3d\xd8", "\u{fffd}".as_bytes());
        check(b"\xff\xfe\x3d\xd8\x3d\xd8\0\xde", "\u{fffd}\u{1f600}".as_bytes());
    }
}
