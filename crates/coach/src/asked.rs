//! Looks at a run in which each board asks for a technique by name: found, told or overlooked is then no
//! question of reasoning. It knows no rules: a board that was solved gives way to the next.

use crate::moment::{Help, Moment, Overlooked, What};
use alloc::vec::Vec;
use engine::step::Candidate;
use engine::technique::Technique;
use engine::{Digit, Grid};
use session::verify::ReplayError;
use session::{Action, Made, Millis, Move, Session, Walk};

/// The moments of such a run.
pub fn watch(mut walk: Walk<'_>) -> Result<Vec<Moment>, ReplayError> {
    let mut watcher = Watcher { began: Millis::ZERO, is_told: false, moments: Vec::new() };
    loop {
        let before = Seen::of(walk.session());
        let Some(made) = walk.step()? else { return Ok(watcher.moments) };
        watcher.see(&before, &Seen::of(walk.session()), &made);
    }
}

struct Watcher {
    /// When the present board was first seen.
    began: Millis,
    /// Whether a hint was asked for on it.
    is_told: bool,
    moments: Vec<Moment>,
}

struct Seen {
    asked: Option<Technique>,
    mistakes: u32,
    board: Grid,
    is_over: bool,
}

impl Seen {
    fn of(session: &Session) -> Seen {
        Seen {
            asked: session.game().as_game().asked(),
            mistakes: session.tally().mistakes,
            board: session.view(Millis::ZERO).board.grids().1,
            is_over: session.outcome().is_over(),
        }
    }
}

impl Watcher {
    fn see(&mut self, before: &Seen, after: &Seen, made: &Made<'_>) {
        let Some(technique) = before.asked else { return };
        match made.entry {
            Move::Act(Action::Hint { stage }) => {
                if self.is_told {
                    self.told_further(*stage);
                } else {
                    self.is_told = true;
                    let help = Help::Hint { stage: *stage };
                    self.push(made, What::Told { technique: Some(technique), help });
                }
            }
            Move::Act(Action::Enter { cells, value } | Action::Note { cells, value, .. }) => {
                let claimed = cells.first().zip(Digit::new(*value));
                let Some(what) = claimed.map(|(cell, digit)| Candidate { cell, digit }) else {
                    return;
                };
                if after.mistakes > before.mistakes {
                    let overlooked = Overlooked::Step(technique);
                    self.push(made, What::Mistaken { what, overlooked });
                } else if after.is_over || after.board != before.board {
                    if !self.is_told {
                        self.push(made, What::Found { what, technique, others: Vec::new() });
                    }
                    self.began = made.at;
                    self.is_told = false;
                }
            }
            _ => {}
        }
    }

    fn told_further(&mut self, further: u8) {
        let last = self.moments.last_mut().map(|moment| &mut moment.what);
        if let Some(What::Told { help: Help::Hint { stage }, .. }) = last {
            *stage = further.max(*stage);
        }
    }

    fn push(&mut self, made: &Made<'_>, what: What) {
        let took = made.at.since(self.began);
        self.moments.push(Moment { index: made.index, at: made.at, took, open: Vec::new(), what });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opinion::{Opinion, Seen};
    use session::{GameId, Rng, RunId};

    #[test]
    fn finds_hints_and_mistakes_of_a_drill_are_told_by_its_techniques() {
        let game = GameId::from_key("drill").unwrap();
        let deal = game.deal(&game.preset("locked").unwrap(), &mut Rng::new(1));
        let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
        let next = |session: &Session| session.hint(Millis::ZERO).unwrap().actions[0];
        session.act(&next(&session), Millis::from_secs(9)).unwrap();
        session.act(&Action::Hint { stage: 1 }, Millis::from_secs(29)).unwrap();
        session.act(&Action::Hint { stage: 2 }, Millis::from_secs(31)).unwrap();
        session.act(&next(&session), Millis::from_secs(35)).unwrap();
        // The digit of the solution is never to be struck.
        let view = session.view(Millis::ZERO).board;
        let solution = engine::solver::first(&view.grids().1).unwrap();
        let (cell, digit) =
            solution.placed().find(|(cell, _)| view.grids().1[*cell].is_none()).unwrap();
        let note = std::format!("note {cell} {digit} simple");
        session.act(&note.parse().unwrap(), Millis::from_secs(40)).unwrap();
        session.act(&next(&session), Millis::from_secs(55)).unwrap();
        let opinion = Opinion::of(&session.log(Millis::from_secs(60))).unwrap();
        let told: Vec<(u32, Seen, u32)> =
            opinion.met.iter().map(|met| (met.index, met.seen, met.seconds)).collect();
        assert_eq!(
            told,
            [
                (0, Seen::Alone, 9),
                (1, Seen::Told, 20),
                (4, Seen::Overlooked, 5),
                (5, Seen::Alone, 20)
            ]
        );
    }
}
