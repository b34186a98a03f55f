//! One run of any game: its present state, its history, its clock and its log.
//!
//! Times that come in are `tick`s of the front end's monotonic clock; the games are told play time.

use crate::history::History;
use crate::log::{Log, Move, RunId};
use crate::{Clock, Walk, verify::ReplayError};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;
use engine::{Cell, CellSet, Phrase, phrase};
use games::hint::Link;
use games::view::{CellView, CommandState, CommandView, PieceView};
use games::{
    Action, AnyGame, Command, Deal, DealError, Event, Hint, Millis, Outcome, Preview, Refusal,
    Snapshot, Tally, UndoRule, View,
};

#[derive(Clone, Debug)]
pub struct Session {
    game: AnyGame,
    history: History,
    clock: Clock,
    log: Log,
    /// What happened and nobody was told yet, such as what time did before a move was refused.
    unheard: Vec<Event>,
    /// How the tally grew: what it was after that many moves, where it changed.
    tallies: Vec<(u32, Tally)>,
}

impl Session {
    /// Starts a run. `started` is the wall clock in milliseconds since 1970, for the record only.
    pub fn start(deal: Deal, run: RunId, started: u64, tick: Millis) -> Result<Session, DealError> {
        let game = AnyGame::start(&deal)?;
        let clock = Clock::running(Millis::ZERO, tick);
        Ok(Session {
            game,
            history: History::default(),
            clock,
            log: Log::new(deal, run, started),
            unheard: Vec::new(),
            tallies: Vec::new(),
        })
    }

    /// Plays a log again up to where it stopped; the clock goes on from there.
    pub fn resume(log: &Log, tick: Millis) -> Result<Session, ReplayError> {
        let mut walk = Walk::new(log)?;
        while walk.step()?.is_some() {}
        Ok(walk.end(tick))
    }

    /// The run as it stood when its log was written; the clock goes on from there.
    pub(crate) fn stop_at(&mut self, at: Millis, tick: Millis) {
        self.advance(at);
        self.clock = Clock::running(at, tick);
        if self.outcome().is_over() {
            self.clock.pause(tick);
        }
    }

    /// Does an action, or says why not; a refused action changes nothing.
    pub fn act(&mut self, action: &Action, tick: Millis) -> Result<Vec<Event>, Refusal> {
        self.make(&Move::Act(*action), tick)
    }

    pub fn undo(&mut self, tick: Millis) -> Result<CellSet, Refusal> {
        self.turn_back(&Move::Undo, tick)
    }

    pub fn redo(&mut self, tick: Millis) -> Result<CellSet, Refusal> {
        self.turn_back(&Move::Redo, tick)
    }

    /// Keeps the present board under a name.
    pub fn set_checkpoint(&mut self, name: &str, tick: Millis) -> Result<(), Refusal> {
        self.unheard = self.make(&Move::checkpoint(name), tick)?;
        Ok(())
    }

    /// Goes back to a board kept under a name. Undo takes that back too.
    pub fn return_to(&mut self, name: &str, tick: Millis) -> Result<CellSet, Refusal> {
        self.turn_back(&Move::return_to(name), tick)
    }

    /// Goes back to the last board from which the run could still be won. When that is the present
    /// one, the question was answered all the same, and counts as one.
    pub fn back_to_right(&mut self, tick: Millis) -> Result<(CellSet, Vec<Event>), Refusal> {
        if self.game.as_game().is_on_track() {
            let events = self.act(&Action::Command(Command::Check), tick)?;
            return Ok((CellSet::EMPTY, events));
        }
        Ok((self.turn_back(&Move::BackToRight, tick)?, Vec::new()))
    }

    /// Lets time-driven rules catch up and tells all that happened and was not told yet. Front ends
    /// call it a few times a second.
    pub fn advance(&mut self, tick: Millis) -> Vec<Event> {
        self.pass(tick);
        mem::take(&mut self.unheard)
    }

    pub fn pause(&mut self, tick: Millis) {
        self.pass(tick);
        self.clock.pause(tick);
    }

    /// Runs on; a run that is over stays stopped.
    pub fn unpause(&mut self, tick: Millis) {
        if !self.outcome().is_over() {
            self.clock.resume(tick);
        }
    }

    pub fn is_paused(&self) -> bool {
        self.clock.is_paused() && !self.outcome().is_over()
    }

    pub fn played(&self, tick: Millis) -> Millis {
        self.clock.played(tick)
    }

    pub fn view(&self, tick: Millis) -> View {
        self.game.as_game().view(self.played(tick))
    }

    /// The pieces that lay in the tray when the run began.
    pub fn all_pieces(&self) -> Vec<PieceView> {
        let begun = AnyGame::start(self.deal()).map(|game| game.as_game().view(Millis::ZERO).tray);
        // A deal that was started once can be started again.
        begun.unwrap_or_default()
    }

    pub fn preview(&self, action: &Action, tick: Millis) -> Preview {
        self.game.as_game().preview(action, self.played(tick))
    }

    /// Whether an action would be refused; cheaper than a preview.
    pub fn refuses(&self, action: &Action, tick: Millis) -> bool {
        self.game.as_game().refuses(action, self.played(tick))
    }

    /// Makes the choices of earlier runs again, those that this one offers: whoever plays with
    /// colours plays the next game with colours too.
    pub fn choose_again(&mut self, choices: &[Command], tick: Millis) {
        for &command in choices {
            let is_offered = |offer: &CommandView| {
                offer.command == command
                    && offer.choice.is_some()
                    && offer.state == CommandState::Ready
            };
            if self.view(tick).commands.iter().any(is_offered) {
                // An offered command that is ready is accepted.
                let _ = self.act(&Action::Command(command), tick);
            }
        }
    }

    /// The next thing a person could see. It is not counted until a stage of it is shown
    /// ([`Action::Hint`]).
    pub fn hint(&self, tick: Millis) -> Result<Hint, Refusal> {
        self.game.as_game().hint(self.played(tick))
    }

    pub fn outcome(&self) -> &Outcome {
        self.game.as_game().outcome()
    }

    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The run so far, as it is saved.
    pub fn log(&self, tick: Millis) -> Log {
        let mut log = self.log.clone();
        log.at = self.played(tick);
        log
    }

    pub fn deal(&self) -> &Deal {
        &self.log.deal
    }

    pub fn run(&self) -> RunId {
        self.log.run
    }

    /// Wall clock in milliseconds since 1970.
    pub fn started(&self) -> u64 {
        self.log.started
    }

    pub fn n_moves(&self) -> u32 {
        self.log.moves.len() as u32
    }

    pub fn tally(&self) -> Tally {
        self.game.as_game().tally()
    }

    /// The tally as it was after so many moves.
    pub fn tally_after(&self, n_moves: u32) -> Tally {
        let known = self.tallies.iter().rev().find(|(after, _)| *after <= n_moves);
        known.map_or_else(Tally::default, |(_, tally)| *tally)
    }

    /// The cell in hand, as it was last told to the game.
    pub fn held(&self) -> Option<Cell> {
        let told = |entry: &(Millis, Move)| match entry.1 {
            Move::Act(Action::Hold { cell }) => Some(cell),
            _ => None,
        };
        self.log.moves.iter().rev().find_map(told).flatten()
    }

    /// Whether hints are given in this run at all.
    pub fn has_hints(&self) -> bool {
        self.game.as_game().has_hints()
    }

    /// Whether moves of this run are taken back at all.
    pub fn has_undo(&self) -> bool {
        self.game.as_game().undo_rule() == UndoRule::Free
    }

    pub fn can_undo(&self) -> bool {
        self.history.can_undo() && self.may_turn_back()
    }

    pub fn can_redo(&self) -> bool {
        self.history.can_redo() && self.may_turn_back()
    }

    /// The names of the kept boards.
    pub fn checkpoints(&self) -> impl Iterator<Item = &str> {
        self.history.checkpoints()
    }

    /// A name for a checkpoint when the player gives none: the next free number.
    pub fn next_checkpoint(&self) -> String {
        let taken = |number: &u32| self.checkpoints().any(|name| name.parse() == Ok(*number));
        let number =
            (1..).find(|number| !taken(number)).expect("there are more numbers than checkpoints");
        format!("{number}")
    }

    /// Makes one move and writes it down. Live play and replay both come through here. When it is
    /// refused, what time did before it is told by the next [`Session::advance`].
    pub(crate) fn make(&mut self, entry: &Move, tick: Millis) -> Result<Vec<Event>, Refusal> {
        if self.is_paused() {
            return Err(Refusal::new(phrase!("refuse-paused")));
        }
        let played = self.clock.played(tick);
        self.pass(tick);
        if self.outcome().is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        match entry {
            Move::Act(action) => {
                let before = self.has_undo().then(|| self.game.snapshot());
                let events = self.game.as_game_mut().act(action, played)?;
                self.unheard.extend(events);
                // Hints and switches change nothing that undo restores: they leave no step.
                if let Some(before) = before.filter(|before| *before != self.game.snapshot()) {
                    self.history.left(before);
                }
            }
            Move::Undo => self.step(History::undo, phrase!("nothing-to-undo"))?,
            Move::Redo => self.step(History::redo, phrase!("nothing-to-redo"))?,
            Move::Checkpoint(name) => self.history.set_checkpoint(name, &self.game),
            Move::Return(name) => {
                let state = self.history.checkpoint(name);
                self.jump(state.ok_or_else(|| {
                    Refusal::new(phrase!("no-such-checkpoint", name = name.as_str()))
                })?)?;
            }
            Move::BackToRight => {
                if self.game.as_game().is_on_track() {
                    return Err(Refusal::new(phrase!("still-right")));
                }
                let state = self.history.last_on_track(&self.game);
                self.jump(state.ok_or_else(|| Refusal::new(phrase!("nothing-to-undo")))?)?;
            }
        }
        self.log.moves.push((played, entry.clone()));
        if self.tally() != self.tally_after(self.n_moves()) {
            self.tallies.push((self.n_moves(), self.tally()));
        }
        self.stop_if_over(tick);
        Ok(mem::take(&mut self.unheard))
    }

    fn pass(&mut self, tick: Millis) {
        let events = self.game.as_game_mut().advance(self.clock.played(tick));
        self.unheard.extend(events);
        self.stop_if_over(tick);
    }

    fn step(
        &mut self,
        step: fn(&mut History, &mut AnyGame) -> bool,
        none: Phrase,
    ) -> Result<(), Refusal> {
        if !self.may_turn_back() {
            return Err(Refusal::new(phrase!("undo-never")));
        }
        if !step(&mut self.history, &mut self.game) {
            return Err(Refusal::new(none));
        }
        Ok(())
    }

    fn jump(&mut self, state: Snapshot) -> Result<(), Refusal> {
        if !self.may_turn_back() {
            return Err(Refusal::new(phrase!("undo-never")));
        }
        self.history.left(self.game.snapshot());
        self.game.restore(&state);
        Ok(())
    }

    fn turn_back(&mut self, entry: &Move, tick: Millis) -> Result<CellSet, Refusal> {
        let before = self.view(tick);
        self.unheard = self.make(entry, tick)?;
        let after = self.view(tick);
        // Flags come and go with other cells; what a cell holds is what was taken back.
        let holds = |cell: &CellView| (cell.content, cell.notes, cell.colors, cell.piece);
        let cells = before.board.cells.iter().zip(&after.board.cells);
        let changed = cells.filter(|(old, new)| holds(old) != holds(new)).map(|(_, new)| new.cell);
        Ok(changed.collect::<CellSet>() | Link::changed(&before.board.links, &after.board.links))
    }

    fn may_turn_back(&self) -> bool {
        self.has_undo() && !self.outcome().is_over()
    }

    fn stop_if_over(&mut self, tick: Millis) {
        if let Some(end) = self.outcome().end() {
            let at = end.at;
            if !self.clock.is_paused() {
                self.clock = Clock::running(at, tick);
                self.clock.pause(tick);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameId;

    fn start() -> Session {
        let deal = Deal::new(GameId::Blank, "only").with("first", 3);
        Session::start(deal, RunId(1), 0, Millis(1_000)).unwrap()
    }

    fn enter(session: &mut Session, text: &str, tick: u64) -> Result<Vec<Event>, Refusal> {
        session.act(&text.parse().unwrap(), Millis(tick))
    }

    fn board(session: &Session) -> Vec<Option<u8>> {
        session.view(Millis::ZERO).board.cells.iter().map(|cell| cell.content.value()).collect()
    }

    #[test]
    fn undo_and_redo_walk_the_moves() {
        let mut session = start();
        let empty = board(&session);
        enter(&mut session, "enter r1c2 5", 1_100).unwrap();
        let one = board(&session);
        enter(&mut session, "enter r1c3 6", 1_200).unwrap();
        session.undo(Millis(1_300)).unwrap();
        assert_eq!(board(&session), one);
        let changed = session.undo(Millis(1_400)).unwrap();
        assert_eq!(changed, [engine::Cell::at(0, 1).unwrap()].into_iter().collect());
        assert_eq!(board(&session), empty);
        assert_eq!(session.undo(Millis(1_500)).unwrap_err().why.id, "nothing-to-undo");
        session.redo(Millis(1_600)).unwrap();
        assert_eq!(board(&session), one);
        enter(&mut session, "enter r1c4 7", 1_700).unwrap();
        assert_eq!(session.redo(Millis(1_800)).unwrap_err().why.id, "nothing-to-redo");
    }

    #[test]
    fn a_checkpoint_stays_and_returning_can_be_undone() {
        let mut session = start();
        session.set_checkpoint(&session.next_checkpoint(), Millis(1_050)).unwrap();
        let kept = board(&session);
        enter(&mut session, "enter r1c2 5", 1_100).unwrap();
        let left = board(&session);
        session.return_to("1", Millis(1_200)).unwrap();
        assert_eq!(board(&session), kept);
        session.undo(Millis(1_300)).unwrap();
        assert_eq!(board(&session), left);
        assert_eq!(session.return_to("2", Millis(1_400)).unwrap_err().why.id, "no-such-checkpoint");
        assert_eq!(session.next_checkpoint(), "2");
    }

    #[test]
    fn a_resumed_run_goes_on_where_it_was_left() {
        let mut session = start();
        enter(&mut session, "enter r1c2 5", 2_000).unwrap();
        session.pause(Millis(3_000));
        assert_eq!(enter(&mut session, "enter r1c3 5", 4_000).unwrap_err().why.id, "refuse-paused");
        let log = session.log(Millis(9_000));
        assert_eq!(log.at, Millis(2_000));
        let resumed = Session::resume(&log, Millis(70_000)).unwrap();
        assert_eq!(resumed.view(Millis(70_500)), session.game().as_game().view(Millis(2_500)));
        assert_eq!(resumed.log(Millis(70_000)), log);
    }

    #[test]
    fn the_clock_stops_with_the_last_move() {
        let mut session = start();
        for col in 2..=9 {
            enter(&mut session, &format!("enter r1c{col} 1"), 1_000 * col).unwrap();
        }
        assert!(session.outcome().is_over() && !session.is_paused());
        assert_eq!(session.played(Millis(99_000)), Millis(8_000));
        assert_eq!(enter(&mut session, "enter r1c2 1", 10_000).unwrap_err().why.id, "refuse-over");
        assert_eq!(session.undo(Millis(10_000)).unwrap_err().why.id, "refuse-over");
        let again = Session::resume(&session.log(Millis(99_000)), Millis::ZERO).unwrap();
        assert_eq!((again.outcome(), again.played(Millis(5))), (session.outcome(), Millis(8_000)));
    }
}
