//! Goes through a finished run and has the game judge every action. Knows nothing of any game.

use crate::verify::ReplayError;
use crate::{Log, Move, Session};
use games::{Action, Judgement, Millis};

/// One action of a run and what the game thinks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The move's place in the log, counted from 0.
    pub place: u32,
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
    // A move the rules refuse ends the review; `verify` says why.
    let judged = moves.map_while(move |(place, (at, entry))| {
        let judgement = match &entry {
            Move::Act(action) => session
                .game()
                .as_game()
                .judge(action, at)
                .map(|judgement| Review { place, at, action: *action, judgement }),
            _ => None,
        };
        session.make(&entry, at).is_ok().then_some(judgement)
    });
    Ok(judged.flatten())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RunId;
    use engine::Rng;
    use games::GameId;

    #[test]
    fn every_placement_is_judged_once() {
        // The game that judges is found, not named.
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
            assert_eq!(review(&log).unwrap().count(), judged);
        }
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
