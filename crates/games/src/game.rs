//! The one abstraction: what every game can do, and the laws it obeys (`tests/laws/`).

use crate::{Action, Event, Hint, Judgement, Millis, Outcome, Preview, Refusal, Tally, View};
use alloc::vec::Vec;
use engine::Phrase;
use engine::technique::Technique;

/// A run's state. Undo is not here: the session keeps snapshots of earlier states and calls
/// [`AnyGame::restore`](crate::AnyGame::restore).
///
/// Laws, for every game and any input:
/// * a refused action changes nothing;
/// * `advance(a)` then `advance(b)` is `advance(b)`: time-driven rules depend on the time, not on
///   how often they are asked, and `act` catches up by itself first;
/// * the tally never shrinks, also not by undo;
/// * an outcome that is over is final;
/// * an offered command that is ready is accepted, any other is refused;
/// * nothing panics.
pub trait Game {
    /// Does one action at `now`, after letting time-driven rules catch up.
    fn act(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal>;

    /// Lets time-driven rules catch up with `now`.
    fn advance(&mut self, now: Millis) -> Vec<Event> {
        let _ = now;
        Vec::new()
    }

    /// All a front end may show at `now`.
    fn view(&self, now: Millis) -> View;

    /// What this action would do. Cheap enough for every frame of a drag.
    fn preview(&self, action: &Action, now: Millis) -> Preview;

    /// Whether this action would be refused. The same answer as the preview's, for those who ask it of
    /// every value at every change; a game that has a dear preview answers it without one.
    fn refuses(&self, action: &Action, now: Millis) -> bool {
        self.preview(action, now).refusal.is_some()
    }

    /// The next thing a person could see, or why there is no hint (the board is already wrong,
    /// the run is over). May take some milliseconds; front ends ask it in the background.
    fn hint(&self, now: Millis) -> Result<Hint, Refusal>;

    /// Whether it gives hints at all; where it never does, nobody is offered one.
    fn has_hints(&self) -> bool {
        true
    }

    /// How this action compares with the best one here, where the game has an opinion. For the
    /// review after a run; may take some milliseconds.
    fn judge(&self, action: &Action, now: Millis) -> Option<Judgement> {
        let _ = (action, now);
        None
    }

    /// What kind of move this is, in games that tell kinds apart: of those a coach says which are missed most.
    fn kind(&self, action: &Action, now: Millis) -> Option<Phrase> {
        let _ = (action, now);
        None
    }

    /// The keys of the skills that this deal takes, the easiest first; `GameId::skills` names them.
    /// May take some hundred milliseconds; front ends ask it in the background.
    fn skills(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// The technique that the present board asks for, in games that ask for one.
    fn asked(&self) -> Option<Technique> {
        None
    }

    /// Whether it matters to the rules which cell the player has in hand. Then the session tells
    /// it by [`Action::Hold`], so that it stands in the log.
    fn minds_the_hand(&self) -> bool {
        false
    }

    /// What undo does not take back.
    fn tally(&self) -> Tally;

    /// Whether the run can still be won from here without taking anything back.
    fn is_on_track(&self) -> bool {
        true
    }

    fn undo_rule(&self) -> UndoRule;

    fn outcome(&self) -> &Outcome;
}

/// Whether the session may take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRule {
    Free,
    /// What happens in real time, or for ranks, is not taken back.
    Never,
}
