//! Pieces: a solved board cut into pieces that carry digits. Turn them, lay them, fill the board
//! without a repeat. Every deal is proven to allow one filled board.
//!
//! Pieces may meet an equal digit (it is shown, not refused); they may not overlap.

mod cut;
mod dealing;
mod difficulty;
mod fills;
mod help;
mod puzzle;
mod score;
mod shape;
mod show;

pub use dealing::prove;
pub use difficulty::{WEEK, pay};
pub use show::{info, lesson};

use crate::outcome::{End, Result as EndResult, ScoreSheet};
use crate::{
    Action, Command, Deal, DealError, Event, Game, Hint, Judgement, Millis, Outcome, PieceId,
    Preview, Refusal, Tally, Turn, UndoRule, View,
};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use engine::cover::Reason;
use engine::{CellSet, Grid, House, Phrase, Rng, phrase};
use puzzle::Puzzle;
use shape::Spot;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Dealt, the same through the whole run.
    puzzle: Arc<Puzzle>,
    table: Table,
    rules: u32,
    /// How the pieces lay when the last hint was counted: it counts once. Not restored by undo, nor
    /// is the tally.
    hinted: Option<Vec<Option<Spot>>>,
    tally: Tally,
    outcome: Outcome,
}

/// What undo restores.
pub type Snapshot = Table;

/// How the pieces lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Where each piece lies, if it lies on the board.
    placed: Vec<Option<Spot>>,
    /// How each piece lies in the tray: as it was last turned.
    turns: Vec<Turn>,
    /// What the last move filled or cleared.
    fresh: CellSet,
}

impl Pieces {
    /// Deals a run. All randomness comes from `rng`; an unknown preset deals the easiest.
    pub fn deal(preset: &str, rng: &mut Rng) -> Deal {
        dealing::deal(difficulty::by_key(preset).unwrap_or(&difficulty::ALL[0]), rng)
    }

    /// Starts the run a deal describes, or says which line of it cannot be played.
    pub fn start(deal: &Deal) -> Result<Pieces, DealError> {
        let puzzle = Puzzle::read(deal)?;
        let n_pieces = puzzle.shapes.len();
        Ok(Pieces {
            puzzle: Arc::new(puzzle),
            table: Table {
                placed: vec![None; n_pieces],
                turns: vec![Turn::NONE; n_pieces],
                fresh: CellSet::EMPTY,
            },
            rules: deal.rules,
            hinted: None,
            tally: Tally::default(),
            outcome: Outcome::Playing,
        })
    }

    pub fn snapshot(&self) -> Snapshot {
        self.table.clone()
    }

    /// Undo: goes back to how the pieces lay and leaves the tally.
    pub fn restore(&mut self, earlier: &Snapshot) {
        self.table = earlier.clone();
    }

    fn board(&self) -> Grid {
        self.puzzle.board(&self.table.placed)
    }

    /// The board without this piece.
    fn board_beside(&self, piece: usize) -> Grid {
        let mut placed = self.table.placed.clone();
        placed[piece] = None;
        self.puzzle.board(&placed)
    }

    fn find(&self, piece: PieceId) -> Result<usize, Refusal> {
        let found = usize::from(piece.0);
        if found < self.puzzle.shapes.len() {
            Ok(found)
        } else {
            Err(Refusal::new(phrase!("pieces-no-such-piece")))
        }
    }

    /// Whether the piece can lie there, and what repeats if it does: cells, old and new.
    fn try_place(&self, piece: usize, spot: Spot) -> Result<CellSet, Refusal> {
        let shape = &self.puzzle.shapes[piece];
        let cells = self.puzzle.cells(piece, spot);
        if cells.len() < shape.len() as u32 {
            return Err(Refusal::at(phrase!("pieces-beside"), cells));
        }
        let mut board = self.board_beside(piece);
        let taken = cells & board.filled();
        if !taken.is_empty() {
            let given = taken & self.puzzle.givens.filled();
            return Err(if given.is_empty() {
                Refusal::at(phrase!("pieces-taken"), taken)
            } else {
                Refusal::at(phrase!("pieces-on-given"), taken)
            });
        }
        for (cell, digit) in shape.lying(spot).flatten() {
            board[cell] = Some(digit);
        }
        let twins = |(cell, digit)| board.cells_with(digit) & engine::Cell::peers(cell);
        let repeats = shape.lying(spot).flatten().filter(|&cell| !twins(cell).is_empty());
        Ok(repeats.fold(CellSet::EMPTY, |set, cell| set | twins(cell) | CellSet::only(cell.0)))
    }

    fn place(&mut self, piece: PieceId, spot: Spot) -> Result<Vec<Event>, Refusal> {
        let index = self.find(piece)?;
        let repeats = self.try_place(index, spot)?;
        let cells = self.puzzle.cells(index, spot);
        let complete_before = self.complete_houses();
        self.table.placed[index] = Some(spot);
        self.table.turns[index] = spot.turn;
        self.table.fresh = cells;
        let mut events = vec![Event::PiecePlaced { piece, cells }];
        if !repeats.is_empty() {
            self.tally.mistakes += 1;
            events.push(Event::Mistake { cells: repeats });
        }
        let complete = self.complete_houses().into_iter();
        events.extend(
            complete
                .filter(|house| !complete_before.contains(house))
                .map(|house| Event::Completed { cells: house.cells() }),
        );
        Ok(events)
    }

    /// The houses that hold every digit once.
    fn complete_houses(&self) -> Vec<House> {
        let board = self.board();
        let good = board.filled() - board.conflicts();
        House::all().filter(|house| house.cells().is_subset(good)).collect()
    }

    fn lift(&mut self, piece: PieceId) -> Result<Vec<Event>, Refusal> {
        let index = self.find(piece)?;
        let Some(spot) = self.table.placed[index] else {
            return Err(Refusal::new(phrase!("pieces-in-tray")));
        };
        let cells = self.puzzle.cells(index, spot);
        self.table.placed[index] = None;
        self.table.fresh = cells;
        Ok(vec![Event::PieceLifted { piece, cells }])
    }

    /// Why the board cannot be handed in, if so.
    fn not_yet(&self) -> Option<Refusal> {
        let board = self.board();
        let free = !board.filled();
        let left = self.table.placed.iter().filter(|spot| spot.is_none()).count() as u32;
        if !free.is_empty() {
            return Some(Refusal::at(phrase!("pieces-not-full", left = left), free));
        }
        let (house, digit) = board.broken_house()?;
        Some(Refusal::at(
            phrase!("pieces-repeats", digit = digit, house = house),
            board.conflicts(),
        ))
    }

    fn submit(&mut self, now: Millis) -> Result<Vec<Event>, Refusal> {
        if let Some(refusal) = self.not_yet() {
            return Err(refusal);
        }
        self.end(EndResult::Won, now, self.sheet(now));
        Ok(vec![Event::Won])
    }

    fn sheet(&self, now: Millis) -> ScoreSheet {
        score::sheet(self.puzzle.difficulty, self.rules, &self.tally, now)
    }

    fn check(&mut self) -> Vec<Event> {
        self.tally.checks += 1;
        let what = match self.is_on_track() {
            true => phrase!("pieces-still-right"),
            false => phrase!("pieces-not-right"),
        };
        vec![Event::Said { what }]
    }

    fn show_solution(&mut self, now: Millis) -> Vec<Event> {
        let homes =
            self.puzzle.homes_beside(&self.table.placed).unwrap_or(self.puzzle.homes.clone());
        self.table.fresh = !self.board().filled();
        self.table.placed = homes.into_iter().map(Some).collect();
        self.end(EndResult::GivenUp, now, ScoreSheet::default());
        vec![Event::GivenUp]
    }

    fn end(&mut self, result: EndResult, at: Millis, sheet: ScoreSheet) {
        self.outcome = Outcome::Over(End { result, at, sheet });
    }

    fn take_hint(&mut self, stage: u8) -> Result<Vec<Event>, Refusal> {
        if !(1..=help::STAGES).contains(&stage) {
            return Err(Refusal::new(phrase!("refuse-not-here")));
        }
        let is_same = self.hinted.as_ref() == Some(&self.table.placed);
        let is_counted = if self.rules >= score::HELP_COSTS { !is_same } else { stage == 1 };
        if is_counted {
            self.tally.hints += 1;
            self.hinted = Some(self.table.placed.clone());
        }
        Ok(Vec::new())
    }

    fn refuse_if_over(&self) -> Result<(), Refusal> {
        match self.outcome {
            Outcome::Playing => Ok(()),
            Outcome::Over(_) => Err(Refusal::new(phrase!("refuse-over"))),
        }
    }
}

impl Game for Pieces {
    fn act(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        self.refuse_if_over()?;
        match *action {
            Action::Place { piece, at, turn } => self.place(piece, Spot { at, turn }),
            Action::Lift { piece } => self.lift(piece),
            Action::Hint { stage } => self.take_hint(stage),
            Action::Command(Command::Submit) => self.submit(now),
            Action::Command(Command::Check) => Ok(self.check()),
            Action::Command(Command::ShowSolution) => Ok(self.show_solution(now)),
            _ => Err(Refusal::new(phrase!("refuse-not-here"))),
        }
    }

    fn view(&self, now: Millis) -> View {
        show::view(self, now)
    }

    fn preview(&self, action: &Action, now: Millis) -> Preview {
        let Action::Place { piece, at, turn } = *action else {
            let refusal = self.clone().act(action, now).err();
            return Preview { refusal, ..Preview::default() };
        };
        let spot = Spot { at, turn };
        let index = match self.refuse_if_over().and_then(|()| self.find(piece)) {
            Ok(index) => index,
            Err(refusal) => return Preview { refusal: Some(refusal), ..Preview::default() },
        };
        let cells = self.puzzle.cells(index, spot);
        match self.try_place(index, spot) {
            Ok(conflicts) => Preview { cells, conflicts, ..Preview::default() },
            Err(refusal) => Preview { cells, refusal: Some(refusal), ..Preview::default() },
        }
    }

    fn hint(&self, _now: Millis) -> Result<Hint, Refusal> {
        self.refuse_if_over()?;
        help::hint(self)
    }

    /// Right is what leaves a way to the end. Wrong costs no points but the time until it is lifted.
    fn judge(&self, action: &Action, _now: Millis) -> Option<Judgement> {
        let Action::Place { piece, at, turn } = *action else { return None };
        self.refuse_if_over().ok()?;
        let (index, spot) = (self.find(piece).ok()?, Spot { at, turn });
        self.try_place(index, spot).ok()?;
        // From a board that is wrong already nothing leads on.
        let mut without = self.table.placed.clone();
        without[index] = None;
        self.puzzle.homes_beside(&without)?;
        without[index] = Some(spot);
        let is_right = self.puzzle.homes_beside(&without).is_some();
        let best = match is_right {
            true => *action,
            false => *help::hint(self).ok()?.actions.first()?,
        };
        Some(Judgement { best, loss: 0, rank: if is_right { 1 } else { 2 }, of: 2 })
    }

    /// By why the piece that is next belongs where it does.
    fn kind(&self, action: &Action, _now: Millis) -> Option<Phrase> {
        let is_place = matches!(action, Action::Place { .. }) && !self.outcome.is_over();
        let reason = is_place.then(|| help::reason(self)).flatten()?;
        Some(match reason {
            Reason::OnlyPlace => phrase!("kind-piece"),
            Reason::OnlyCover(_) => phrase!("kind-cell"),
            Reason::OnlyHome(..) => phrase!("kind-digit"),
            Reason::Ahead => phrase!("kind-ahead"),
        })
    }

    fn tally(&self) -> Tally {
        self.tally
    }

    fn is_on_track(&self) -> bool {
        self.puzzle.homes_beside(&self.table.placed).is_some()
    }

    fn undo_rule(&self) -> UndoRule {
        UndoRule::Free
    }

    fn outcome(&self) -> &Outcome {
        &self.outcome
    }
}

#[cfg(test)]
mod tests;
