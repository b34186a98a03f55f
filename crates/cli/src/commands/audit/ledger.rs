//! A server's ledger against the seals of its boards, and against a ledger that somebody kept.

use super::Audit;
use super::source::{get, keep, roots};
use crate::exit::{Ending, Failure};
use crate::{net, output, speech};
use engine::{Phrase, phrase, visible};
use judge::{
    Ledger, LedgerLine, Seal, SealError, Wrong, check_board_since, check_chain, check_ledger,
    check_listed, to_hex,
};
use std::ffi::OsStr;
use std::fs;
use std::path::Path;

/// What a folder has it by.
const FILE: &str = "ledger.txt";

/// A server that is asked for its ledger.
pub struct Books {
    /// The address below which everything is, without a slash at its end.
    base: String,
    agent: ureq::Agent,
}

/// What is wrong with a ledger, or with one board of it.
type Found = Vec<(Option<i64>, Phrase)>;

impl Books {
    /// `None` for the address of anything but a ledger.
    pub fn of(address: &OsStr) -> Option<Books> {
        // Of other bytes are folders alone.
        let address = address.to_str()?;
        let is_address = address.starts_with("http://") || address.starts_with("https://");
        let place = address.trim_end_matches('/');
        let base = place.strip_suffix("/ledger").or(place.ends_with("/v1").then_some(place));
        let base = base.filter(|_| is_address)?.to_owned();
        Some(Books { base, agent: net::agent(None) })
    }

    pub fn audit(&self, audit: &Audit) -> Result<Ending, Failure> {
        let place = format!("{}/ledger", self.base);
        let none = || Failure::Usage(format!("{place}: there is no ledger, or no board is sealed"));
        let text = self.text(&place)?.ok_or_else(none)?;
        let ledger: Ledger = match text.parse() {
            Ok(ledger) => ledger,
            Err(error) => {
                output::complain(&speech::say(&SealError::phrase(&error)));
                return Ok(Ending::SomeFailed);
            }
        };
        if let Some(folder) = &audit.save {
            keep(folder, FILE, &text)?;
        }
        let told = |wrong: Wrong| (None, wrong.phrase());
        let mut found: Found = check_ledger(&ledger).into_iter().map(told).collect();
        if audit.key.as_ref().is_some_and(|key| *key != to_hex(&ledger.head.key)) {
            found.push((None, phrase!("audit-other-key")));
        }
        for line in &ledger.lines {
            if let Some(wrong) = self.check(&ledger, line)? {
                found.push((Some(line.board), wrong));
            }
        }
        if let Some(kept) = &audit.since {
            found.extend(self.since(kept, &ledger)?);
        }
        tell(&ledger, &found)
    }

    /// What is wrong with the seal of a board.
    fn check(&self, ledger: &Ledger, line: &LedgerLine) -> Result<Option<Phrase>, Failure> {
        let text = self.text(&format!("{}/boards/{}/seal", self.base, line.board))?;
        let Some(text) = text else { return Ok(Some(Wrong::Unsealed.phrase())) };
        let seal: Result<Seal, SealError> = text.parse();
        let seal = match seal {
            Ok(seal) => seal,
            Err(error) => return Ok(Some(error.phrase())),
        };
        let mut checked = check_listed(&ledger.head, line, &seal, &[]);
        if checked == Err(Wrong::OtherRoot) {
            checked = check_listed(&ledger.head, line, &seal, &self.roots(line.board)?);
        }
        Ok(checked.err().map(|wrong| wrong.phrase()))
    }

    /// What is wrong with a ledger by one that was kept, whole or its head alone.
    fn since(&self, kept: &Path, ledger: &Ledger) -> Result<Found, Failure> {
        let path = if kept.is_dir() { kept.join(FILE) } else { kept.to_owned() };
        let text = fs::read_to_string(&path).map_err(Failure::io(path.display().to_string()))?;
        let heads = self.text(&format!("{}/ledger/heads", self.base))?.unwrap_or_default();
        let read = || Ok::<_, SealError>((text.parse::<Ledger>()?, Ledger::heads(&heads)?));
        let (kept, heads) = match read() {
            Ok(read) => read,
            Err(error) => return Ok(vec![(None, error.phrase())]),
        };
        let mut found = Found::new();
        if let Err(wrong) = check_chain(&kept, &ledger.head, &heads) {
            found.push((None, wrong.phrase()));
        }
        for line in kept.lines.iter().filter(|line| ledger.line(line.board) != Some(line)) {
            if let Err(wrong) = check_board_since(line, ledger, &self.roots(line.board)?) {
                found.push((Some(line.board), wrong.phrase()));
            }
        }
        Ok(found)
    }

    fn roots(&self, board: i64) -> Result<Vec<[u8; 32]>, Failure> {
        let told = self.text(&format!("{}/boards/{board}/seals", self.base))?;
        Ok(roots(&told.unwrap_or_default()))
    }

    fn text(&self, place: &str) -> Result<Option<String>, Failure> {
        let found = get(&self.agent, place)?;
        Ok(found.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

fn tell(ledger: &Ledger, found: &Found) -> Result<Ending, Failure> {
    for (board, wrong) in found {
        let wrong = wrong.clone();
        let told = match board {
            Some(board) => {
                let of = ledger.line(*board).map_or("", |line| &line.of);
                let (board, of) = (board.to_string(), visible(of).to_string());
                phrase!("audit-ledger-board", board = board, of = of, wrong = wrong)
            }
            None => phrase!("audit-ledger", wrong = wrong),
        };
        output::line(speech::say(&told))?;
    }
    let (boards, wrong) = (ledger.lines.len() as u32, found.len() as u32);
    output::line(speech::say(&phrase!("audit-ledger-sum", boards = boards, wrong = wrong)))?;
    let hash = to_hex(&ledger.head.hash());
    output::line(speech::say(&phrase!("audit-ledger-hash", hash = hash)))?;
    output::line(speech::say(&phrase!("audit-key", key = to_hex(&ledger.head.key))))?;
    Ok(if found.is_empty() { Ending::AllWell } else { Ending::SomeFailed })
}
