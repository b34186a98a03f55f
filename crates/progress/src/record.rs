//! What is kept of a finished run: enough to add up, little enough to keep for ever.

use crate::EXPERIENCE_PER_POINT;
use session::verify::ReplayError;
use session::{Day, EndResult, GameId, Log, Millis, RunId, Tally, verify};

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
}

impl Record {
    /// Plays the log again and keeps how it ended; `None` while the run is not over.
    ///
    /// # Errors
    /// When the log cannot have been played.
    pub fn of(log: &Log) -> Result<Option<Record>, ReplayError> {
        let verdict = verify(log)?;
        Ok(verdict.outcome.end().map(|end| Record {
            run: log.run,
            game: log.deal.game,
            preset: log.deal.preset,
            started: log.started,
            result: end.result,
            score: if end.result == EndResult::GivenUp { 0 } else { end.sheet.total() },
            // Not the log's own end: two devices may have left the finished run open for longer.
            played: end.at,
            tally: verdict.tally,
            daily: log.deal.day(),
        }))
    }

    /// Whether it counts for high scores and experience.
    pub fn is_ranked(&self) -> bool {
        self.result != EndResult::GivenUp
            && self.game.preset(self.preset).is_some_and(|preset| preset.ranked)
    }

    pub fn is_won(&self) -> bool {
        self.result == EndResult::Won
    }

    pub fn experience(&self) -> u64 {
        if self.is_ranked() { self.score.saturating_mul(EXPERIENCE_PER_POINT) } else { 0 }
    }
}
