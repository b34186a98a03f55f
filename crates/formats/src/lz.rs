//! lz-string, the packing of f-puzzles and SudokuPad: LZ78 over UTF-16, six bits a sign. What it may
//! unpack to is bounded: eight kilobytes can hold ten million characters.

use std::collections::{BTreeMap, BTreeSet};

/// The most characters that one text may unpack to, whatever is tried on the way.
pub const MOST: usize = 1 << 20;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// So many ways are tried to mend what a messenger did to slashes.
const TRIES: usize = 64;

/// The text in base 64, with its padding.
pub fn pack(text: &str) -> String {
    let mut out = Bits::default();
    let mut widths = Widths { bits: 2, left: 2 };
    let mut known: BTreeMap<(u32, u16), u32> = BTreeMap::new();
    let mut unsent: BTreeSet<u32> = BTreeSet::new();
    let mut next = 3;
    // No word has this number.
    let mut word = 0;
    let mut last = 0;
    for unit in text.encode_utf16() {
        known.entry((0, unit)).or_insert_with(|| {
            unsent.insert(next);
            next += 1;
            next - 1
        });
        match known.get(&(word, unit)) {
            Some(&longer) => word = longer,
            None => {
                send(word, last, &mut unsent, &mut widths, &mut out);
                known.insert((word, unit), next);
                next += 1;
                word = known[&(0, unit)];
            }
        }
        // A word that was never sent is a single unit: this one.
        last = unit;
    }
    if word != 0 {
        send(word, last, &mut unsent, &mut widths, &mut out);
    }
    out.push(2, widths.bits);
    out.finish()
}

fn send(word: u32, unit: u16, unsent: &mut BTreeSet<u32>, widths: &mut Widths, out: &mut Bits) {
    if unsent.remove(&word) {
        let (kind, bits) = if unit < 256 { (0, 8) } else { (1, 16) };
        out.push(kind, widths.bits);
        out.push(unit.into(), bits);
        widths.step();
    } else {
        out.push(word, widths.bits);
    }
    widths.step();
}

/// How wide numbers are; wider whenever there are more words.
struct Widths {
    bits: u32,
    left: u32,
}

impl Widths {
    fn step(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

#[derive(Default)]
struct Bits {
    signs: String,
    sign: u8,
    n: u32,
}

impl Bits {
    /// The lowest bit first.
    fn push(&mut self, value: u32, bits: u32) {
        for nth in 0..bits {
            self.sign = self.sign << 1 | (value >> nth & 1) as u8;
            self.n += 1;
            if self.n == 6 {
                self.signs.push(ALPHABET[usize::from(self.sign)].into());
                (self.sign, self.n) = (0, 0);
            }
        }
    }

    fn finish(mut self) -> String {
        // A sign more, even if the last one is full.
        self.push(0, 6 - self.n);
        while !self.signs.len().is_multiple_of(4) {
            self.signs.push('=');
        }
        self.signs
    }
}

/// Unpacks what a link carries, mended as links are damaged on their way: percent signs, blanks for `+`,
/// `/` for `//`. The first text that `accept` takes is the answer.
pub fn unpack<T>(code: &str, accept: impl Fn(&str) -> Option<T>) -> Option<T> {
    let code = unescaped(code);
    let mut left = MOST;
    let mut attempt = |code: &str| accept(&decompress(code, &mut left)?);
    if let Some(found) = attempt(&code) {
        return Some(found);
    }
    let slashes: Vec<usize> = code.match_indices('/').map(|(at, _)| at).collect();
    let ones = (0..slashes.len()).map(|one| vec![one]);
    let twos =
        (0..slashes.len()).flat_map(|one| (one + 1..slashes.len()).map(move |two| vec![one, two]));
    ones.chain(twos).take(TRIES).find_map(|doubled| {
        let mut mended = code.clone();
        // From the end, so that places before it stay.
        doubled.iter().rev().for_each(|&nth| mended.insert(slashes[nth], '/'));
        attempt(&mended)
    })
}

/// With its percent signs read and its blanks put back.
pub fn unescaped(code: &str) -> String {
    let mut bytes = Vec::with_capacity(code.len());
    let mut rest = code.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        let hex =
            after.get(..2).and_then(|two| u8::from_str_radix(str::from_utf8(two).ok()?, 16).ok());
        match hex.filter(|_| byte == b'%') {
            Some(meant) => {
                bytes.push(meant);
                rest = &after[2..];
            }
            None => bytes.push(if byte == b' ' { b'+' } else { byte }),
        }
    }
    String::from_utf8(bytes).unwrap_or_default()
}

/// `None` where it is no such code, and where it would be longer than what is `left`.
fn decompress(code: &str, left: &mut usize) -> Option<String> {
    let mut code = Signs { signs: code.trim_end_matches('=').as_bytes(), n: 0 };
    let mut out: Vec<u16> = Vec::new();
    // Where a word stands in what was unpacked: each is a part of it.
    let mut words: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut widths = Widths { bits: 2, left: 1 };
    // The word before this one.
    let mut before = None;
    loop {
        let number = code.take(widths.bits)? as usize;
        if number == 2 {
            break;
        }
        let start = out.len();
        if number < 2 {
            let unit = code.take(if number == 0 { 8 } else { 16 })?;
            words.push((start, 1));
            out.push(unit as u16);
            // The very first does not count.
            if before.is_some() {
                widths.step();
            }
        } else {
            let (from, len) = match (words.get(number), before) {
                (Some(&word), _) => word,
                (None, Some((from, len))) if number == words.len() => (from, len + 1),
                _ => return None,
            };
            if len > *left {
                return None;
            }
            // The last one may be what is just being written.
            (from..from + len).for_each(|at| out.push(out[at]));
        }
        let len = out.len() - start;
        *left = left.checked_sub(len)?;
        if let Some((from, len)) = before {
            words.push((from, len + 1));
        }
        before = Some((start, len));
        widths.step();
    }
    Some(String::from_utf16_lossy(&out))
}

struct Signs<'a> {
    signs: &'a [u8],
    /// How many bits were taken.
    n: usize,
}

impl Signs<'_> {
    fn take(&mut self, bits: u32) -> Option<u32> {
        let mut value = 0;
        for nth in 0..bits {
            let sign = match *self.signs.get(self.n / 6)? {
                byte @ b'A'..=b'Z' => byte - b'A',
                byte @ b'a'..=b'z' => byte - b'a' + 26,
                byte @ b'0'..=b'9' => byte - b'0' + 52,
                b'+' => 62,
                // As it stands in addresses.
                b'/' | b'-' => 63,
                _ => return None,
            };
            value |= u32::from(sign >> (5 - self.n % 6) & 1) << nth;
            self.n += 1;
        }
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn plain(code: &str) -> Option<String> {
        unpack(code, |text| Some(text.to_owned()))
    }

    #[track_caller]
    fn check(text: &str, code: &str) {
        assert_eq!(pack(text), code);
        assert_eq!(plain(code).as_deref(), Some(text));
        assert_eq!(plain(code.trim_end_matches('=')).as_deref(), Some(text));
    }

    #[test]
    fn the_published_vectors() {
        check("hello, i am a 猫", "BYUwNmD2A0AECWsCGBbZtDUzkA==");
        check("", "Q===");
        check(r#"{"x":3}"#, "N4IgHiBcDMC+Q===");
        let board = r#"{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}"#;
        check(board, "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==");
    }

    #[test]
    fn what_messengers_do_to_a_code_is_mended() {
        let text: String = (0..400).map(|n| char::from(b' ' + (n * n % 90) as u8)).collect();
        let code = pack(&text);
        assert!(code.contains('/') && code.contains('+'), "{code}");
        let same = |code: &str| unpack(code, |found| (found == text).then_some(())).is_some();
        assert!(same(&code.replace('+', " ")));
        assert!(same(&code.replace('+', "%2B").replace('/', "%2f").replace('=', "%3D")));
        assert!(same(&code.replace('/', "-")));
        // A text whose code has two slashes in a row, which servers make one.
        let texts = (0xffc0..0xfffd)
            .map(|code| (code..code + 3).filter_map(char::from_u32).collect::<String>());
        let mut codes = texts.map(|text| (pack(&text), text));
        let (code, text) = codes.find(|(code, _)| code.contains("//")).unwrap();
        let found = unpack(&code.replacen("//", "/", 1), |found| (found == text).then_some(()));
        assert_eq!(found, Some(()), "{code}");
    }

    /// A code whose every number is the longest word yet unpacks to a square of its length.
    #[test]
    fn bombs_are_not_unpacked() {
        let mut out = Bits::default();
        let mut widths = Widths { bits: 2, left: 1 };
        out.push(0, 2);
        out.push(u32::from(b'a'), 8);
        widths.step();
        for number in 4..2_000 {
            out.push(number, widths.bits);
            widths.step();
        }
        out.push(2, widths.bits);
        let bomb = out.finish();
        let mut left = MOST;
        assert_eq!((decompress(&bomb, &mut left), bomb.len() < 4_000), (None, true));
        // With room it is what it seems.
        let mut left = 4 * MOST;
        assert_eq!(decompress(&bomb, &mut left).map(|text| text.len()), Some(1_997 * 1_998 / 2));
        // Whatever is tried shares one bound.
        let slashes = format!("{bomb}{}", "/".repeat(100_000));
        assert_eq!(plain(&slashes), None);
    }

    #[test]
    fn nonsense_is_no_code() {
        for code in ["", "A", "N4I", "N4Ig", "ÄÖ", "!!!!", "////", "BYUwNmD2A0AECWsCGBbZtDUzk!=="]
        {
            assert_eq!(plain(code), None, "{code}");
        }
    }

    proptest! {
        #[test]
        fn what_is_packed_is_unpacked(text in "\\PC{0,300}") {
            prop_assert_eq!(plain(&pack(&text)), Some(text));
        }

        #[test]
        fn repeated_texts_too(text in "[ab]{0,400}") {
            prop_assert_eq!(plain(&pack(&text)), Some(text));
        }

        #[test]
        fn any_code_ends(code in "[A-Za-z0-9+/=]{0,300}") {
            let _ = plain(&code);
        }
    }
}
