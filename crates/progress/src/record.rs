//! What is kept of a finished run: enough to add up, little enough to keep for ever.

use crate::level::UNIT;
use session::{Day, EndResult, GameId, Millis, RunId, Session, Tally};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    pub run: RunId,
    pub game: GameId,
    /// The key of a preset of that game.
    pub preset: &'static str,
    /// Wall clock in milliseconds since 1970; orders the runs.
    pub started: u64,
    pub result: EndResult,
    pub score: u64,
    /// Play time.
    pub played: Millis,
    pub tally: Tally,
    /// The day whose daily it was.
    pub daily: Option<Day>,
    /// What tells its deal from others; not in the records of before.
    pub deal: Option<u64>,
}

impl Record {
    /// How a run ended; `None` while it is not over.
    pub fn of(session: &Session) -> Option<Record> {
        let (deal, end) = (session.deal(), session.outcome().end()?);
        Some(Record {
            run: session.run(),
            game: deal.game,
            preset: deal.preset,
            started: session.started(),
            result: end.result,
            score: if end.result == EndResult::GivenUp { 0 } else { end.sheet.total() },
            // Not where the log stops: two devices may have left the finished run open for longer.
            played: end.at,
            tally: session.tally(),
            daily: deal.day(),
            deal: Some(deal.print()),
        })
    }

    /// Whether it counts for high scores and experience.
    pub fn is_ranked(&self) -> bool {
        self.result != EndResult::GivenUp && self.game.pay(self.preset).is_ranked()
    }

    pub fn is_won(&self) -> bool {
        self.result == EndResult::Won
    }

    /// What it brings; of several runs of one deal the best does.
    pub fn experience(&self) -> u64 {
        let told = self.game.pay(self.preset).experience(self.result, self.score, &self.tally);
        told.saturating_mul(UNIT)
    }
}
