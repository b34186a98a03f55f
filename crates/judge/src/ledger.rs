//! The ledger, as text: the newest root of every board that was ever sealed, and a signature over it all.
//! Whoever keeps one holds a server to all of its boards.
//!
//! ```text
//! ninefold-ledger 1
//! as-of 1794900000000
//! before 5f…
//! boards 2
//! root 9a…
//! key 77…
//! signature 03…
//! 7 mini four 2 open pure daily 20775 - c0ffee…
//! 9 mini four 2 open pure all 0 1794873600000 31c0de…
//! ```
//!
//! A line is the number of a board, what it is a board of as in its seal, the `as-of` of its newest seal (`-` of
//! one that has closed), and that seal's root. `root` is that of a Merkle tree over the lines, and the lines
//! before them are the head, which proves as much by itself. `before` is the SHA-256 of the head before this
//! one, so that a head stands for all that were ever signed. It knows no server and no file.

use crate::seal::{Reader, SealError, board_text, root};
use crate::{Head, SigningKey, from_hex, sha256, to_hex};
use ed25519_dalek::{Signer, VerifyingKey};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    pub head: LedgerHead,
    /// None where only the head was kept.
    pub lines: Vec<LedgerLine>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerHead {
    /// Milliseconds since 1970.
    pub as_of: i64,
    /// The hash of the head before this one.
    pub before: Option<[u8; 32]>,
    pub boards: usize,
    pub root: [u8; 32],
    pub key: [u8; 32],
    pub signature: [u8; 64],
}

/// The newest seal of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerLine {
    pub board: i64,
    /// What it is a board of, in the words of its seal.
    pub of: String,
    /// When it stood like this; `None` of one that has closed.
    pub as_of: Option<i64>,
    pub root: [u8; 32],
}

impl Ledger {
    pub fn sign(
        as_of: i64,
        before: Option<[u8; 32]>,
        lines: Vec<LedgerLine>,
        key: &SigningKey,
    ) -> Ledger {
        let mut head = LedgerHead {
            as_of,
            before,
            boards: lines.len(),
            root: root(lines.iter().map(LedgerLine::to_string)),
            key: key.verifying_key().to_bytes(),
            signature: [0; 64],
        };
        head.signature = key.sign(head.signed().as_bytes()).to_bytes();
        Ledger { head, lines }
    }

    /// Whether the root is that of these lines, and all of them are here.
    pub fn is_rooted(&self) -> bool {
        self.head.boards == self.lines.len()
            && self.head.root == root(self.lines.iter().map(LedgerLine::to_string))
    }

    /// The line of a board; lines are in the order of their boards.
    pub fn line(&self, board: i64) -> Option<&LedgerLine> {
        let index = self.lines.binary_search_by_key(&board, |line| line.board).ok()?;
        self.lines.get(index)
    }

    /// Several heads, one behind the other.
    ///
    /// # Errors
    /// Where one of them cannot be read.
    pub fn heads(text: &str) -> Result<Vec<LedgerHead>, SealError> {
        let begins = text.match_indices(FIRST).map(|(at, _)| at);
        let ends = begins.clone().skip(1).chain([text.len()]);
        begins.zip(ends).map(|(begin, end)| Ok(text[begin..end].parse::<Ledger>()?.head)).collect()
    }
}

impl LedgerHead {
    /// Whether whoever has the key that it names signed it.
    pub fn is_signed(&self) -> bool {
        VerifyingKey::from_bytes(&self.key).is_ok_and(|key| {
            key.verify_strict(self.signed().as_bytes(), &self.signature.into()).is_ok()
        })
    }

    /// What the head after this one names it by.
    pub fn hash(&self) -> [u8; 32] {
        sha256(self.to_string().as_bytes())
    }

    fn signed(&self) -> String {
        let LedgerHead { as_of, before, boards, root, key, .. } = self;
        let before = before.map_or(String::new(), |hash| format!("before {}\n", to_hex(&hash)));
        let (root, key) = (to_hex(root), to_hex(key));
        format!("{FIRST}as-of {as_of}\n{before}boards {boards}\nroot {root}\nkey {key}\n")
    }
}

/// The words of a seal for what it is a board of, without the first.
pub(crate) fn of(head: &Head) -> String {
    let text = board_text(head);
    text.strip_prefix("board ").unwrap_or(&text).to_owned()
}

const TITLE: &str = "ninefold-ledger 1";
const FIRST: &str = "ninefold-ledger 1\n";
/// Of a board that has closed.
const CLOSED: &str = "-";
/// What [`of`] has.
const WORDS: usize = 7;

impl std::fmt::Display for LedgerHead {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{}signature {}", self.signed(), to_hex(&self.signature))
    }
}

impl std::fmt::Display for LedgerLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let LedgerLine { board, of, as_of, root } = self;
        let as_of = as_of.map_or(CLOSED.to_owned(), |as_of| as_of.to_string());
        write!(f, "{board} {of} {as_of} {}", to_hex(root))
    }
}

impl std::fmt::Display for Ledger {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.head)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl std::str::FromStr for Ledger {
    type Err = SealError;

    fn from_str(text: &str) -> Result<Ledger, SealError> {
        let mut lines = Reader::new(text);
        lines.read(TITLE, |line| (line == TITLE).then_some(()))?;
        let as_of = lines.value("as-of", |word| word.parse().ok())?;
        let has_before = lines.is_next("before");
        let before = has_before.then(|| lines.value("before", from_hex)).transpose()?;
        let boards = lines.value("boards", |word| word.parse().ok())?;
        let root = lines.value("root", from_hex)?;
        let key = lines.value("key", from_hex)?;
        let signature = lines.value("signature", from_hex)?;
        let head = LedgerHead { as_of, before, boards, root, key, signature };
        let mut found = Vec::new();
        while !lines.is_over() {
            let expected = "BOARD GAME PRESET RULES TRUST HELP PERIOD START AS-OF ROOT";
            found.push(lines.read(expected, read_line)?);
        }
        let ledger = Ledger { head, lines: found };
        // One ledger has one text, so that no byte of it can be changed unseen.
        match ledger.to_string() == text {
            true => Ok(ledger),
            false => Err(lines.behind()),
        }
    }
}

fn read_line(line: &str) -> Option<LedgerLine> {
    let words: Vec<&str> = line.split(' ').collect();
    let [board, of @ .., as_of, root] = &words[..] else { return None };
    let as_of = match *as_of {
        CLOSED => None,
        as_of => Some(as_of.parse().ok()?),
    };
    (of.len() == WORDS).then_some(())?;
    Some(LedgerLine { board: board.parse().ok()?, of: of.join(" "), as_of, root: from_hex(root)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ledger(n_boards: i64) -> Ledger {
        let line = |board: i64| LedgerLine {
            board,
            of: format!("mini four 2 open pure daily {}", 20_000 + board),
            as_of: (board % 2 == 0).then_some(board * 1000),
            root: [board as u8; 32],
        };
        let key = SigningKey::from_bytes(&[7; 32]);
        Ledger::sign(5, Some([9; 32]), (1..=n_boards).map(line).collect(), &key)
    }

    #[test]
    fn a_ledger_reads_back_and_holds() {
        for n_boards in [0, 1, 2, 5] {
            let ledger = ledger(n_boards);
            assert_eq!(ledger.to_string().parse().as_ref(), Ok(&ledger));
            assert!(ledger.head.is_signed() && ledger.is_rooted());
            // The head alone is a ledger too, and says that its lines are elsewhere.
            let alone: Ledger = ledger.head.to_string().parse().unwrap();
            assert!(alone.head == ledger.head && alone.is_rooted() == (n_boards == 0));
        }
        let heads = [ledger(3).head, ledger(1).head];
        let text = heads.iter().map(LedgerHead::to_string).collect::<String>();
        assert_eq!(Ledger::heads(&text).as_deref(), Ok(&heads[..]));
        assert_eq!(Ledger::heads("").as_deref(), Ok(&[][..]));
        assert!(Ledger::heads(&text[..text.len() - 2]).is_err());
    }

    /// Every byte, two bits of each: unreadable, rooted elsewhere, or unsigned.
    #[test]
    fn no_byte_of_a_ledger_can_be_changed_unseen() {
        let text = ledger(2).to_string();
        for index in 0..text.len() {
            for bit in [0, 3] {
                let mut bytes = text.clone().into_bytes();
                bytes[index] ^= 1 << bit;
                let changed = String::from_utf8(bytes).unwrap();
                let ledger = changed.parse::<Ledger>();
                let holds = ledger.is_ok_and(|it| it.is_rooted() && it.head.is_signed());
                assert!(!holds, "byte {index}, bit {bit}:\n{changed}");
            }
        }
    }
}
