//! A board against its own logs. Nothing of what the server says is taken on trust but the classes of
//! trust themselves, which only it could witness.

use crate::seal::{board_text, line_text, read_board, read_line};
use crate::{
    Fault, Head, Seal, SealLine, commitment, competition, from_hex, judge, key, sha256, to_hex,
};
use session::{Millis, Phrase, phrase};

/// What is wrong with a board, or with one line of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wrong {
    Root,
    Signature,
    /// Its rank is not the one that it has by its score and time.
    Rank {
        expected: u64,
    },
    /// It stands behind a worse one.
    Order,
    /// A run has one line.
    Twice,
    /// The log is not the one that was sealed.
    OtherLog,
    /// The log proves nothing.
    Refused {
        fault: Fault,
    },
    /// The deal was made up.
    Deal {
        cause: Phrase,
    },
    /// The log came to another score or time.
    OtherScore {
        score: u64,
        ms: u64,
    },
    /// A run of another game, preset, rules, help or day.
    OtherBoard,
    /// The log is that of another run.
    OtherRun,
    /// What was asked is no question of [`question`].
    Question,
    /// A seal that was kept is not one of this board, or not whole.
    OtherSeal,
    /// The board does not go on from a seal that was kept.
    Forgotten,
    /// A seal that was kept has this run with another score, time or log.
    Changed,
    /// The seal of a board has another root than the ledger.
    OtherRoot,
    /// A board is in the ledger and has no seal.
    Unsealed,
    /// A ledger that was kept is not one of this server, or not whole.
    OtherLedger,
    /// The ledger does not go on from one that was kept.
    LedgerForgotten,
    /// A ledger that was kept has a board that this one has not.
    Dropped,
}

impl Wrong {
    pub fn phrase(&self) -> Phrase {
        match self {
            Wrong::Root => phrase!("audit-root"),
            Wrong::Signature => phrase!("audit-signature"),
            Wrong::Rank { expected } => phrase!("audit-rank", expected = expected.to_string()),
            Wrong::Order => phrase!("audit-order"),
            Wrong::Twice => phrase!("audit-twice"),
            Wrong::OtherLog => phrase!("audit-other-log"),
            Wrong::Refused { fault } => phrase!("audit-refused", cause = fault.phrase()),
            Wrong::Deal { cause } => phrase!("audit-deal", cause = cause.clone()),
            Wrong::OtherScore { score, ms } => {
                phrase!("audit-other-score", score = score.to_string(), ms = ms.to_string())
            }
            Wrong::OtherBoard => phrase!("audit-other-board"),
            Wrong::OtherRun => phrase!("audit-other-run"),
            Wrong::Question => phrase!("audit-question"),
            Wrong::OtherSeal => phrase!("audit-other-seal"),
            Wrong::Forgotten => phrase!("audit-forgotten"),
            Wrong::Changed => phrase!("audit-changed"),
            Wrong::OtherRoot => phrase!("audit-other-root"),
            Wrong::Unsealed => phrase!("audit-unsealed"),
            Wrong::OtherLedger => phrase!("audit-other-ledger"),
            Wrong::LedgerForgotten => phrase!("audit-ledger-forgotten"),
            Wrong::Dropped => phrase!("audit-dropped"),
        }
    }
}

/// What can be said of a seal without its logs: the signature, the root, the order and the ranks. Lines
/// are counted from 1.
pub fn check_seal(seal: &Seal) -> Vec<(Option<usize>, Wrong)> {
    let mut wrongs = Vec::new();
    if !seal.is_signed() {
        wrongs.push((None, Wrong::Signature));
    }
    if !seal.is_rooted() {
        wrongs.push((None, Wrong::Root));
    }
    let mut last: Option<(i64, u64)> = None;
    let mut runs = std::collections::BTreeSet::new();
    for (number, line) in (1..).zip(&seal.lines) {
        let own = key(line.score, Millis(line.ms));
        let expected = match last {
            Some((before, rank)) if before == own => rank,
            _ => number as u64,
        };
        if last.is_some_and(|(before, _)| before > own) {
            wrongs.push((Some(number), Wrong::Order));
        } else if line.rank != expected {
            wrongs.push((Some(number), Wrong::Rank { expected }));
        }
        if !runs.insert(line.run) {
            wrongs.push((Some(number), Wrong::Twice));
        }
        last = Some((own, expected));
    }
    wrongs
}

/// Plays the log of a line again, proves its deal, and compares all that the line and the board say.
///
/// # Errors
/// What is wrong with it.
pub fn check_line(head: &Head, line: &SealLine, log: &str) -> Result<(), Wrong> {
    if sha256(log.as_bytes()) != line.log {
        return Err(Wrong::OtherLog);
    }
    let verdict = judge(log).map_err(|fault| Wrong::Refused { fault })?;
    if verdict.run() != line.run {
        return Err(Wrong::OtherRun);
    }
    let day = verdict.day().map(|day| i64::from(day.number()));
    let is_here = verdict.game() == head.game
        && verdict.preset() == head.preset
        && verdict.rules() == head.rules
        && verdict.help.key() == head.help
        && day == (head.period == "daily").then_some(head.start);
    if !is_here {
        return Err(Wrong::OtherBoard);
    }
    let deal = &verdict.log.deal;
    match (head.competition(), &head.secret) {
        (Some(day), Some(secret)) => {
            let mut dealt = competition(secret, head.game, day);
            dealt.rules = deal.rules;
            if dealt != *deal {
                let promised = to_hex(&commitment(secret));
                return Err(Wrong::Deal {
                    cause: phrase!("audit-other-deal", promised = promised),
                });
            }
        }
        _ => deal.prove().map_err(|error| Wrong::Deal { cause: error.phrase() })?,
    }
    match (verdict.score, verdict.at.0) == (line.score, line.ms) {
        true => Ok(()),
        false => Err(Wrong::OtherScore { score: verdict.score, ms: verdict.at.0 }),
    }
}

/// A line with its log as a question to a verifier that may be older or newer than this:
///
/// ```text
/// board GAME PRESET RULES TRUST HELP PERIOD START
/// secret 00…               of a competition
/// RANK SCORE MS RUN SHA256 VERIFIER
/// ninefold-log 1
/// …
/// ```
///
/// Modules that understand it are kept for ever, so it never changes.
pub fn question(head: &Head, line: &SealLine, log: &str) -> String {
    let secret =
        head.secret.map_or(String::new(), |secret| format!("secret {}\n", to_hex(&secret)));
    format!("{}\n{secret}{}\n{log}", board_text(head), line_text(line))
}

/// Answers such a question as [`check_line`] does.
///
/// # Errors
/// What is wrong with the line, or with the question.
pub fn answer(question: &str) -> Result<(), Wrong> {
    let (head, rest) = question.split_once('\n').ok_or(Wrong::Question)?;
    let mut head = read_board(head).ok_or(Wrong::Question)?;
    let (line, log) = match rest.strip_prefix("secret ") {
        None => rest.split_once('\n'),
        Some(rest) => {
            let (secret, rest) = rest.split_once('\n').ok_or(Wrong::Question)?;
            head.secret = Some(from_hex(secret).ok_or(Wrong::Question)?);
            rest.split_once('\n')
        }
    }
    .ok_or(Wrong::Question)?;
    check_line(&head, &read_line(line).ok_or(Wrong::Question)?, log)
}
