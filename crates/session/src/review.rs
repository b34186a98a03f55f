//! Goes through a finished run and has the game judge every action. Knows nothing of any game.

use crate::log::phrases;
use crate::verify::ReplayError;
use crate::{Log, Move, Session};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Phrase, phrase};
use games::{Action, Judgement, Millis};

/// One action of a run and what the game thinks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Review {
    /// The move's place in the log, counted from 0.
    pub index: u32,
    pub at: Millis,
    pub action: Action,
    pub judgement: Judgement,
}

/// The judged actions of a log, one at a time: each may take some milliseconds, and a front end
/// can show the first while the rest are still being looked at.
pub fn review(log: &Log) -> Result<impl Iterator<Item = Review> + use<>, ReplayError> {
    let log = log.clone();
    let mut session = Session::start(log.deal, log.run, log.started, Millis::ZERO)
        .map_err(|error| ReplayError::Deal { cause: error })?;
    let moves = (0..).zip(log.moves);
    // A move the rules refuse ends the review; `Session::resume` says why.
    let judged = moves.map_while(move |(index, (at, entry))| {
        let judgement = match &entry {
            Move::Act(action) => session
                .game()
                .as_game()
                .judge(action, at)
                .map(|judgement| Review { index, at, action: *action, judgement }),
            _ => None,
        };
        session.make(&entry, at).is_ok().then_some(judgement)
    });
    Ok(judged.flatten())
}

/// How many of the costliest moves are named.
const NAMED: usize = 8;

/// What a player is told of a review: how many moves were the best, and the costliest of the others.
pub fn told(judged: &[Review]) -> Vec<Phrase> {
    if judged.is_empty() {
        return vec![phrase!("review-none")];
    }
    let best = judged.iter().filter(|review| review.judgement.rank == 1).count() as u32;
    let mut costly: Vec<&Review> =
        judged.iter().filter(|review| review.judgement.loss > 0).collect();
    costly.sort_by_key(|review| core::cmp::Reverse(review.judgement.loss));
    let summary = phrase!("review-summary", best = best, count = judged.len() as u32);
    [summary].into_iter().chain(costly.into_iter().take(NAMED).map(Review::phrase)).collect()
}

impl Review {
    /// What it cost, and what was better.
    pub fn phrase(&self) -> Phrase {
        let Judgement { best, loss, rank, of } = self.judgement;
        let (number, loss) = (self.index + 1, loss as i64);
        match (self.action, best) {
            (Action::Enter { cells, value }, Action::Enter { value: right, .. }) => {
                let [value, right] = [value, right].map(i32::from);
                phrase!(
                    "review-enter",
                    number = number,
                    value = value,
                    cells = cells,
                    right = right,
                    loss = loss
                )
            }
            (Action::Place { at, .. }, Action::Place { at: better, .. }) => phrase!(
                "review-place",
                number = number,
                cell = at,
                loss = loss,
                best = better,
                rank = rank,
                of = of
            ),
            (action, best) => phrase!(
                "review-move",
                number = number,
                action = phrases::of_action(&action),
                loss = loss,
                best = phrases::of_action(&best)
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RunId;
    use engine::Rng;
    use games::GameId;

    #[test]
    fn every_placement_is_judged_once() {
        let mut n_judged = 0;
        for game in GameId::ALL {
            let preset = &game.info().presets[0];
            let deal = game.deal(preset, &mut Rng::new(1));
            let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
            let mut judged = 0;
            for tick in 0..4 {
                let Some(action) = first_accepted(&session) else { break };
                let is_judged = session.game().as_game().judge(&action, Millis(tick)).is_some();
                judged += usize::from(is_judged);
                session.act(&action, Millis(tick)).unwrap();
            }
            let log = session.log(Millis(10));
            let reviews: Vec<Review> = review(&log).unwrap().collect();
            assert_eq!(reviews.len(), judged);
            n_judged += judged;
            assert!(told(&reviews).len() <= NAMED + 1);
        }
        assert!(n_judged > 0, "some game judges placements");
    }

    fn first_accepted(session: &Session) -> Option<Action> {
        let game = session.game().as_game();
        let view = game.view(Millis::ZERO);
        let piece = view.tray.first()?.id;
        view.board
            .cells
            .iter()
            .map(|cell| Action::Place { piece, at: cell.cell, turn: games::Turn::NONE })
            .find(|action| game.preview(action, Millis::ZERO).refusal.is_none())
    }
}
