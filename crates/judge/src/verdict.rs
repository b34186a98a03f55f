//! A stranger's log, played again: what it came to, or why it counts for nothing.
//!
//! The deal is taken as it stands. Whoever handed it out compares it with what was handed out; proving
//! a deal may take seconds, which nobody may ask of a server.

use session::verify::ReplayError;
use session::{
    Action, Command, Day, EndResult, GameId, LineError, Log, Millis, Move, Phrase, RunId, Tally,
    Walk, phrase,
};
use sha2::{Digest, Sha256};

/// A longer log is not ranked. The reader's own limits are those of a player's files.
pub const MAX_BYTES: usize = 512 * 1024;
pub const MAX_MOVES: usize = 20_000;
/// So often a run may ask what is right: a check, a hint or a way back may cost a search. Whoever asks
/// for every stage of a hint for every cell asks four hundred times.
pub const MAX_QUESTIONS: usize = 500;

/// What helped: boards keep it apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Help {
    /// Nothing did.
    Pure,
    /// Checks, filled-in notes, cells that time filled.
    Aids,
    /// Hints were asked for.
    Hints,
}

impl Help {
    pub const ALL: [Help; 3] = [Help::Pure, Help::Aids, Help::Hints];

    pub fn of(tally: &Tally) -> Help {
        match (tally.hints, tally.help()) {
            (0, 0) => Help::Pure,
            (0, _) => Help::Aids,
            _ => Help::Hints,
        }
    }

    pub const fn key(self) -> &'static str {
        match self {
            Help::Pure => "pure",
            Help::Aids => "aids",
            Help::Hints => "hints",
        }
    }

    pub fn from_key(key: &str) -> Option<Help> {
        Help::ALL.into_iter().find(|help| help.key() == key)
    }
}

/// What a log proves by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub log: Log,
    pub result: EndResult,
    pub score: u64,
    /// Play time at the last move.
    pub at: Millis,
    pub help: Help,
}

impl Verdict {
    pub fn run(&self) -> RunId {
        self.log.run
    }

    pub fn game(&self) -> GameId {
        self.log.deal.game
    }

    pub fn preset(&self) -> &'static str {
        self.log.deal.preset
    }

    pub fn rules(&self) -> u32 {
        self.log.deal.rules
    }

    /// The day whose calendar daily its deal says it is.
    pub fn day(&self) -> Option<Day> {
        self.log.deal.day()
    }
}

/// Why a log is not ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    TooLong,
    TooManyMoves,
    TooManyQuestions,
    /// It would take longer to play again than anybody may ask for.
    TooCostly {
        moves: u32,
    },
    Unreadable {
        cause: LineError,
    },
    /// It reads well, but is not written as it is written here: the same run would have two hashes.
    Spelled,
    Unplayable {
        cause: ReplayError,
    },
    NotOver,
    GivenUp,
    /// Its preset is for no board.
    Unranked,
    /// No score is so high.
    Score,
}

impl Fault {
    /// Its name for programs; it never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::TooLong => "log-too-long",
            Fault::TooManyMoves => "log-too-many-moves",
            Fault::TooManyQuestions => "log-too-many-questions",
            Fault::TooCostly { .. } => "log-too-costly",
            Fault::Unreadable { .. } => "log-unreadable",
            Fault::Spelled => "log-spelled",
            Fault::Unplayable { .. } => "log-unplayable",
            Fault::NotOver => "run-not-over",
            Fault::GivenUp => "run-given-up",
            Fault::Unranked => "preset-unranked",
            Fault::Score => "score-too-high",
        }
    }

    pub fn phrase(&self) -> Phrase {
        match self {
            Fault::TooLong => phrase!("judge-too-long", limit = MAX_BYTES as u32),
            Fault::TooManyMoves => phrase!("judge-too-many-moves", limit = MAX_MOVES as u32),
            Fault::TooManyQuestions => {
                phrase!("judge-too-many-questions", limit = MAX_QUESTIONS as u32)
            }
            Fault::TooCostly { moves } => phrase!("judge-too-costly", moves = *moves),
            Fault::Unreadable { cause } => cause.phrase(),
            Fault::Spelled => phrase!("judge-spelled"),
            Fault::Unplayable { cause } => cause.phrase(),
            Fault::NotOver => phrase!("judge-not-over"),
            Fault::GivenUp => phrase!("judge-given-up"),
            Fault::Unranked => phrase!("judge-unranked"),
            Fault::Score => phrase!("judge-score"),
        }
    }
}

/// Reads a log and plays it again, however long that takes.
///
/// # Errors
/// When it cannot be read, cannot have been played, is not over or is of no board.
pub fn judge(text: &str) -> Result<Verdict, Fault> {
    play(read(text)?, || true)
}

/// Reads a log without playing it. What it takes is bounded by its length.
///
/// # Errors
/// When it is too long, not written as it is written here, or of no board.
pub fn read(text: &str) -> Result<Log, Fault> {
    if text.len() > MAX_BYTES {
        return Err(Fault::TooLong);
    }
    let log: Log = text.parse().map_err(|cause| Fault::Unreadable { cause })?;
    if log.moves.len() > MAX_MOVES {
        return Err(Fault::TooManyMoves);
    }
    if log.moves.iter().filter(|(_, entry)| is_question(entry)).count() > MAX_QUESTIONS {
        return Err(Fault::TooManyQuestions);
    }
    if log.to_string() != text {
        return Err(Fault::Spelled);
    }
    match log.deal.game.pay(log.deal.preset).is_ranked() {
        true => Ok(log),
        false => Err(Fault::Unranked),
    }
}

/// Whether a move asks the game what is right.
fn is_question(entry: &Move) -> bool {
    match entry {
        Move::BackToRight => true,
        Move::Act(action) => match action {
            Action::Hint { .. } | Action::Reveal { .. } => true,
            Action::Command(command) => matches!(
                command,
                Command::Check | Command::Submit | Command::FillNotes | Command::FillLast
            ),
            _ => false,
        },
        Move::Undo | Move::Redo | Move::Checkpoint(_) | Move::Return(_) => false,
    }
}

/// Plays a log again. The score is computed here, never taken from anybody. Before each move `may_go_on`
/// is asked, by whoever has a clock and an end to their patience.
///
/// # Errors
/// When it cannot have been played, is not over, or the patience ended.
pub fn play(log: Log, mut may_go_on: impl FnMut() -> bool) -> Result<Verdict, Fault> {
    let unplayable = |cause| Fault::Unplayable { cause };
    let mut walk = Walk::new(&log).map_err(unplayable)?;
    while walk.step().map_err(unplayable)?.is_some() {
        if !may_go_on() {
            return Err(Fault::TooCostly { moves: walk.session().n_moves() });
        }
    }
    let session = walk.end(Millis::ZERO);
    let end = session.outcome().end().ok_or(Fault::NotOver)?;
    if end.result == EndResult::GivenUp {
        return Err(Fault::GivenUp);
    }
    let (result, score, at) = (end.result, end.sheet.total(), end.at);
    if score > crate::MAX_SCORE {
        return Err(Fault::Score);
    }
    let help = Help::of(&session.tally());
    Ok(Verdict { result, score, at, help, log })
}

pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}
