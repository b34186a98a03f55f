//! A sealed board, as text: what it is a board of, a line for each run, and a signature over it all.
//!
//! ```text
//! ninefold-seal 1
//! board GAME PRESET RULES TRUST HELP PERIOD START
//! verifier 31c0de…
//! lines 2
//! 1 1409 612000 00c0ffee00c0ffee00c0ffee00c0ffee 9a0364… 1
//! 2 1200 655000 …
//! root 5f…
//! key 77…
//! signature 03…
//! ```
//!
//! A line is rank, score, milliseconds, run, the SHA-256 of its log, and which of the verifiers above
//! judged it, counted from 1. A verifier is the SHA-256 of its module, or a version where it had none.
//! `root` is that of a Merkle tree over the lines (as in RFC 6962), so that one line can be shown to be in
//! it without the others.
//!
//! A board that stays open is sealed as it stands: `as-of` says when, in milliseconds since 1970, and
//! `before` is the root of its seal before this one. The day of a competition has its `secret`.

use crate::{from_hex, sha256, to_hex};
use ed25519_dalek::{Signer, VerifyingKey};
use session::{Day, GameId, Phrase, RunId, phrase};
use sha2::{Digest, Sha256};
use std::fmt::Write;

pub use ed25519_dalek::SigningKey;

/// What a board is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    pub game: GameId,
    pub preset: String,
    pub rules: u32,
    pub trust: String,
    pub help: String,
    pub period: String,
    pub start: i64,
    /// What judged its runs, by hash or version.
    pub verifiers: Vec<String>,
    /// Of a board that was still open.
    pub moment: Option<Moment>,
    /// Of a competition: what its deal follows from.
    pub secret: Option<[u8; 32]>,
}

/// When an open board stood like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Milliseconds since 1970.
    pub as_of: i64,
    /// The root of the seal before this one.
    pub before: Option<[u8; 32]>,
}

impl Head {
    /// What judged the run of a line.
    pub fn verifier_of(&self, line: &SealLine) -> Option<&str> {
        let index = (line.verifier as usize).checked_sub(1)?;
        self.verifiers.get(index).map(String::as_str)
    }

    /// The day whose competition it is.
    pub fn competition(&self) -> Option<Day> {
        let day = u64::try_from(self.start).ok()?;
        (self.period == "competition").then(|| Day::at(day.saturating_mul(86_400_000), 0))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealLine {
    pub rank: u64,
    pub score: u64,
    pub ms: u64,
    pub run: RunId,
    pub log: [u8; 32],
    /// Which of the head's verifiers judged it, from 1.
    pub verifier: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    pub head: Head,
    pub lines: Vec<SealLine>,
    pub root: [u8; 32],
    pub key: [u8; 32],
    pub signature: [u8; 64],
}

impl Seal {
    pub fn sign(head: Head, lines: Vec<SealLine>, key: &SigningKey) -> Seal {
        let root = root(lines.iter().map(line_text));
        let signature = key.sign(signed(&head, lines.len(), &root).as_bytes()).to_bytes();
        Seal { head, lines, root, key: key.verifying_key().to_bytes(), signature }
    }

    /// Whether whoever has the key that the seal names signed this head and this root.
    pub fn is_signed(&self) -> bool {
        let text = signed(&self.head, self.lines.len(), &self.root);
        VerifyingKey::from_bytes(&self.key)
            .is_ok_and(|key| key.verify_strict(text.as_bytes(), &self.signature.into()).is_ok())
    }

    /// Whether the root is that of these lines.
    pub fn is_rooted(&self) -> bool {
        self.root == root(self.lines.iter().map(line_text))
    }
}

pub(crate) fn line_text(line: &SealLine) -> String {
    let SealLine { rank, score, ms, run, log, verifier } = line;
    format!("{rank} {score} {ms} {run} {} {verifier}", to_hex(log))
}

pub(crate) fn board_text(head: &Head) -> String {
    let Head { game, preset, rules, trust, help, period, start, .. } = head;
    format!("board {} {preset} {rules} {trust} {help} {period} {start}", game.key())
}

fn head_text(head: &Head, n_lines: usize) -> String {
    let mut text = format!("ninefold-seal 1\n{}\n", board_text(head));
    // Writing to a string never fails.
    for verifier in &head.verifiers {
        let _ = writeln!(text, "verifier {verifier}");
    }
    if let Some(Moment { as_of, before }) = &head.moment {
        let _ = writeln!(text, "as-of {as_of}");
        if let Some(before) = before {
            let _ = writeln!(text, "before {}", to_hex(before));
        }
    }
    if let Some(secret) = &head.secret {
        let _ = writeln!(text, "secret {}", to_hex(secret));
    }
    let _ = writeln!(text, "lines {n_lines}");
    text
}

fn signed(head: &Head, n_lines: usize, root: &[u8; 32]) -> String {
    format!("{}root {}\n", head_text(head, n_lines), to_hex(root))
}

impl std::fmt::Display for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&head_text(&self.head, self.lines.len()))?;
        for line in &self.lines {
            writeln!(f, "{}", line_text(line))?;
        }
        let (root, key) = (to_hex(&self.root), to_hex(&self.key));
        writeln!(f, "root {root}\nkey {key}\nsignature {}", to_hex(&self.signature))
    }
}

/// A text that is no seal: where, and what should stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealError {
    pub line: u32,
    pub expected: &'static str,
}

impl SealError {
    pub fn phrase(&self) -> Phrase {
        phrase!("seal-unreadable", line = self.line, expected = self.expected)
    }
}

impl std::str::FromStr for Seal {
    type Err = SealError;

    fn from_str(text: &str) -> Result<Seal, SealError> {
        let mut lines = Reader::new(text);
        lines.read("ninefold-seal 1", |line| (line == "ninefold-seal 1").then_some(()))?;
        let mut head = lines.read("board GAME PRESET RULES TRUST HELP PERIOD START", read_board)?;
        while lines.is_next("verifier") {
            head.verifiers.push(lines.value("verifier", |word| Some(word.to_owned()))?);
        }
        if lines.is_next("as-of") {
            let as_of = lines.value("as-of", |word| word.parse().ok())?;
            let has_before = lines.is_next("before");
            let before = has_before.then(|| lines.value("before", from_hex)).transpose()?;
            head.moment = Some(Moment { as_of, before });
        }
        if head.period == "competition" {
            head.secret = Some(lines.value("secret", from_hex)?);
        }
        let n_lines: usize = lines.value("lines", |word| word.parse().ok())?;
        let mut found = Vec::new();
        for _ in 0..n_lines {
            found.push(lines.read("RANK SCORE MS RUN SHA256 VERIFIER", read_line)?);
        }
        let root = lines.value("root", from_hex)?;
        let key = lines.value("key", from_hex)?;
        let signature = lines.value("signature", from_hex)?;
        let seal = Seal { head, lines: found, root, key, signature };
        // One seal has one text, so that no byte of it can be changed unseen.
        match seal.to_string() == text {
            true => Ok(seal),
            false => Err(lines.behind()),
        }
    }
}

/// A text, line by line.
pub(crate) struct Reader<'a> {
    lines: std::iter::Peekable<std::str::Lines<'a>>,
    number: u32,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Reader<'a> {
        Reader { lines: text.lines().peekable(), number: 0 }
    }

    pub(crate) fn read<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SealError> {
        self.number += 1;
        let error = SealError { line: self.number, expected };
        self.lines.next().and_then(read).ok_or(error)
    }

    /// Whether the next line begins with this word.
    pub(crate) fn is_next(&mut self, name: &str) -> bool {
        let line = self.lines.peek();
        line.is_some_and(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')))
    }

    pub(crate) fn is_over(&mut self) -> bool {
        self.lines.peek().is_none()
    }

    /// Something follows what should be the end.
    pub(crate) fn behind(&self) -> SealError {
        SealError { line: self.number + 1, expected: "the end" }
    }

    pub(crate) fn value<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SealError> {
        self.read(name, |line| read(line.strip_prefix(name)?.strip_prefix(' ')?))
    }
}

pub(crate) fn read_board(line: &str) -> Option<Head> {
    let mut words = line.strip_prefix("board ")?.split(' ');
    let mut word = || words.next();
    Some(Head {
        game: GameId::from_key(word()?)?,
        preset: word()?.to_owned(),
        rules: word()?.parse().ok()?,
        trust: word()?.to_owned(),
        help: word()?.to_owned(),
        period: word()?.to_owned(),
        start: word()?.parse().ok()?,
        verifiers: Vec::new(),
        moment: None,
        secret: None,
    })
}

pub(crate) fn read_line(line: &str) -> Option<SealLine> {
    let mut words = line.split(' ');
    let mut word = || words.next();
    Some(SealLine {
        rank: word()?.parse().ok()?,
        score: word()?.parse().ok()?,
        ms: word()?.parse().ok()?,
        run: word()?.parse().ok()?,
        log: from_hex(word()?)?,
        verifier: word()?.parse().ok()?,
    })
}

/// The root of a Merkle tree: leaves and branches are hashed with different first bytes, so that none
/// can be taken for the other.
pub fn root(lines: impl Iterator<Item = String>) -> [u8; 32] {
    let leaf = |line: String| -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update([0]);
        hash.update(line);
        hash.finalize().into()
    };
    let mut level: Vec<[u8; 32]> = lines.map(leaf).collect();
    if level.is_empty() {
        return sha256(b"");
    }
    // Pairing from the left and handing an odd last one up gives the tree of RFC 6962.
    while level.len() > 1 {
        let pair = |pair: &[[u8; 32]]| match pair {
            [left, right] => {
                let mut hash = Sha256::new();
                hash.update([1]);
                hash.update(left);
                hash.update(right);
                hash.finalize().into()
            }
            alone => alone[0],
        };
        level = level.chunks(2).map(pair).collect();
    }
    level[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal(n_lines: u64) -> Seal {
        let head = Head {
            game: GameId::Classic,
            preset: "gentle".into(),
            rules: 2,
            trust: "ticketed".into(),
            help: "pure".into(),
            period: "day".into(),
            start: 20_775,
            verifiers: vec!["ninefold-0".into(), "ab".repeat(32)],
            moment: Some(Moment { as_of: 5, before: Some([3; 32]) }),
            secret: None,
        };
        let line = |number: u64| SealLine {
            rank: number,
            score: 1000 - number,
            ms: 5,
            run: RunId(number.into()),
            log: [number as u8; 32],
            verifier: 1 + (number % 2) as u32,
        };
        Seal::sign(head, (1..=n_lines).map(line).collect(), &SigningKey::from_bytes(&[7; 32]))
    }

    #[test]
    fn a_seal_reads_back_and_holds() {
        for n_lines in [0, 1, 2, 3, 7, 8] {
            let seal = seal(n_lines);
            assert_eq!(seal.to_string().parse().as_ref(), Ok(&seal));
            assert!(seal.is_signed() && seal.is_rooted());
        }
    }

    /// Every byte, two bits of each: unreadable, rooted elsewhere, or unsigned.
    #[test]
    fn no_byte_of_a_seal_can_be_changed_unseen() {
        let text = seal(2).to_string();
        for index in 0..text.len() {
            for bit in [0, 3] {
                let mut bytes = text.clone().into_bytes();
                bytes[index] ^= 1 << bit;
                let changed = String::from_utf8(bytes).unwrap();
                let seal = changed.parse::<Seal>();
                let holds = seal.is_ok_and(|seal| seal.is_rooted() && seal.is_signed());
                assert!(!holds, "byte {index}, bit {bit}:\n{changed}");
            }
        }
    }

    /// From RFC 6962's own test data, as certificate-transparency projects use it.
    #[test]
    fn the_tree_is_that_of_the_standard() {
        assert_eq!(
            to_hex(&root([String::new()].into_iter())),
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"
        );
        assert_eq!(
            to_hex(&root([String::new(), "\0".to_owned()].into_iter())),
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"
        );
    }
}
