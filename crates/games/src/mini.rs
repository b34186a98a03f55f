//! Mini: Sudoku for first steps, on boards of four by four and six by six, in digits or in pictures.
//!
//! Whatever stands twice in a house is ringed at once and costs nothing but the ring; what else is
//! wrong is counted quietly and shown to those who ask.

mod puzzle;
mod score;
mod show;
mod size;
mod solve;
mod step;
mod variant;

pub use puzzle::prove;
pub use show::{info, lesson};
pub use variant::{WEEK, pay};

use crate::event::Reveal;
use crate::outcome::{End, Result as EndResult, ScoreSheet};
use crate::{
    Action, Command, Deal, DealError, Event, Game, Hint, Judgement, Millis, Outcome, Preview,
    Refusal, Tally, UndoRule, View,
};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, DigitSet, Grid, Phrase, Rng, phrase};
use puzzle::Puzzle;
use score::Stakes;
use solve::meets_twin;
use variant::{Kind, Variant};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mini {
    variant: Variant,
    puzzle: Arc<Puzzle>,
    board: Board,
    /// The wrong values each cell was given, so that none is counted twice. Not restored by undo.
    blunders: [DigitSet; 81],
    tally: Tally,
    /// The stage of the hint that is open; 0 when none is.
    hint_stage: u8,
    /// What a question has shown to be wrong, until the board changes.
    told_wrong: CellSet,
    /// What the last move changed.
    fresh: CellSet,
    notice: Option<Phrase>,
    outcome: Outcome,
}

/// All that undo restores.
pub type Snapshot = Board;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The clues and what was put beside them.
    grid: Grid,
    /// The cells the game filled.
    revealed: CellSet,
    /// By the cell's index.
    notes: [DigitSet; 81],
}

impl Mini {
    /// Deals a run. All randomness comes from `rng`.
    pub fn deal(preset: &str, rng: &mut Rng) -> Deal {
        let variant = Variant::of_key(preset).or_else(|| Variant::all().next());
        puzzle::deal(variant.expect("there are variants"), rng)
    }

    /// Starts the run a deal describes, or says which line of it is wrong.
    pub fn start(deal: &Deal) -> Result<Mini, DealError> {
        let variant = puzzle::variant_of(deal)?;
        let puzzle = puzzle::read(variant, deal)?;
        let notes = [DigitSet::EMPTY; 81];
        Ok(Mini {
            variant,
            board: Board { grid: puzzle.clues, revealed: CellSet::EMPTY, notes },
            puzzle: Arc::new(puzzle),
            blunders: [DigitSet::EMPTY; 81],
            tally: Tally::default(),
            hint_stage: 0,
            told_wrong: CellSet::EMPTY,
            fresh: CellSet::EMPTY,
            notice: None,
            outcome: Outcome::Playing,
        })
    }

    /// The preset in which others go on with it.
    pub fn unranked(&self) -> &'static str {
        Variant { kind: Kind::Own, ..self.variant }.key()
    }

    /// What undo restores: the board.
    pub fn snapshot(&self) -> Snapshot {
        self.board.clone()
    }

    /// Undo: takes over an earlier board. What was counted stays counted.
    pub fn restore(&mut self, earlier: &Snapshot) {
        if self.board != *earlier {
            let differs = |cell: &Cell| {
                self.board.grid[*cell] != earlier.grid[*cell]
                    || self.board.notes[cell.index()] != earlier.notes[cell.index()]
            };
            let cells = Cell::all().filter(differs).collect();
            self.board = earlier.clone();
            self.changed(cells);
        }
    }

    /// After a change of the board: what was said of it is about the past.
    fn changed(&mut self, cells: CellSet) {
        self.fresh = cells;
        self.hint_stage = 0;
        self.told_wrong = CellSet::EMPTY;
        self.notice = None;
    }

    /// The cells of these that the player may change.
    fn open(&self, cells: CellSet) -> Result<CellSet, Refusal> {
        let open = (cells & self.puzzle.blanks()) - self.board.revealed;
        match open.is_empty() {
            true => Err(Refusal::at(phrase!("refuse-given"), cells)),
            false => Ok(open),
        }
    }

    fn digit(&self, value: u8) -> Result<Digit, Refusal> {
        let side = self.variant.size.side();
        Digit::new(value)
            .filter(|&digit| self.variant.size.digits().contains(digit))
            .ok_or_else(|| Refusal::new(phrase!("refuse-value", min = 1, max = side)))
    }

    fn wrong(&self) -> CellSet {
        let is_wrong = |cell: &Cell| self.board.grid[*cell] != self.puzzle.solution[*cell];
        self.board.grid.filled().iter().filter(is_wrong).collect()
    }

    /// The cells that an entry would change, and what they get.
    fn entered(&self, cells: CellSet, value: u8) -> Result<(CellSet, Digit), Refusal> {
        let digit = self.digit(value)?;
        let open = self.open(cells)?;
        let changed: CellSet =
            open.iter().filter(|&cell| self.board.grid[cell] != Some(digit)).collect();
        if changed.is_empty() {
            let name = self.variant.face.name(value);
            return Err(Refusal::at(phrase!("mini-same", value = name), open));
        }
        Ok((changed, digit))
    }

    fn enter(&mut self, cells: CellSet, value: u8, now: Millis) -> Result<Vec<Event>, Refusal> {
        let (changed, digit) = self.entered(cells, value)?;
        for cell in changed.iter() {
            self.board.grid[cell] = Some(digit);
            self.board.notes[cell.index()] = DigitSet::EMPTY;
            let is_right = self.puzzle.solution[cell] == Some(digit);
            if !is_right && !self.blunders[cell.index()].contains(digit) {
                self.blunders[cell.index()].insert(digit);
                self.tally.mistakes += 1;
            }
        }
        self.changed(changed);
        let size = self.variant.size;
        let meets = |cell: &Cell| meets_twin(size, &self.board.grid, *cell);
        let clashes: CellSet = changed.iter().filter(meets).collect();
        let mut events = vec![Event::Entered { cells: changed }];
        if !clashes.is_empty() {
            events.push(Event::Mistake { cells: clashes });
        }
        for cell in (changed - clashes).iter() {
            self.clear_notes_around(cell, digit);
        }
        self.complete(changed, now, &mut events);
        Ok(events)
    }

    fn clear_notes_around(&mut self, cell: Cell, digit: Digit) {
        for peer in self.variant.size.peers(cell).iter() {
            self.board.notes[peer.index()].remove(digit);
        }
    }

    /// Tells the houses that these cells have filled, and the end if this was it.
    fn complete(&mut self, changed: CellSet, now: Millis, events: &mut Vec<Event>) {
        let (size, grid) = (self.variant.size, &self.board.grid);
        for cells in size.houses().map(|house| size.cells_of(house)) {
            let is_full = cells.is_subset(grid.filled());
            let has_twins = cells.iter().any(|cell| meets_twin(size, grid, cell));
            if is_full && !has_twins && !(cells & changed).is_empty() {
                events.push(Event::Completed { cells });
            }
        }
        if *grid == self.puzzle.solution {
            events.push(self.finish(now));
        } else if grid.filled() == self.puzzle.solution.filled() {
            self.notice = Some(phrase!("mini-not-yet"));
            events.push(Event::Said { what: phrase!("mini-not-yet") });
        }
    }

    /// Ends the run. Nothing is won by a board that was filled by asking alone.
    fn finish(&mut self, at: Millis) -> Event {
        let blanks = self.puzzle.blanks();
        let own = (blanks - self.board.revealed).len();
        let stakes = Stakes { base: self.variant.base(), blanks: blanks.len(), own };
        let sheet = score::sheet(stakes, &self.tally, at);
        let (result, event) =
            if own > 0 { (EndResult::Won, Event::Won) } else { (EndResult::Lost, Event::Lost) };
        self.outcome = Outcome::Over(End { result, at, sheet });
        event
    }

    /// There is one kind of notes; whichever is asked for is meant.
    fn note(&mut self, cells: CellSet, value: u8) -> Result<Vec<Event>, Refusal> {
        let digit = self.digit(value)?;
        let open = self.open(cells)? - self.board.grid.filled();
        if open.is_empty() {
            return Err(Refusal::at(phrase!("mini-note-filled"), cells));
        }
        let all_have = open.iter().all(|cell| self.board.notes[cell.index()].contains(digit));
        for cell in open.iter() {
            let notes = &mut self.board.notes[cell.index()];
            if all_have { notes.remove(digit) } else { notes.insert(digit) }
        }
        self.changed(open);
        Ok(vec![Event::Noted { cells: open }])
    }

    /// Values first, then notes.
    fn erase(&mut self, cells: CellSet) -> Result<Vec<Event>, Refusal> {
        let open = self.open(cells)?;
        let filled = open & self.board.grid.filled();
        let noted: CellSet =
            open.iter().filter(|cell| !self.board.notes[cell.index()].is_empty()).collect();
        let erased = if filled.is_empty() { noted } else { filled };
        if erased.is_empty() {
            return Err(Refusal::at(phrase!("refuse-nothing-to-erase"), cells));
        }
        for cell in erased.iter() {
            self.board.grid[cell] = None;
            self.board.notes[cell.index()] = DigitSet::EMPTY;
        }
        self.changed(erased);
        Ok(vec![Event::Erased { cells: erased }])
    }

    fn hint_shown(&mut self, stage: u8) -> Result<Vec<Event>, Refusal> {
        let of = self.next_hint()?.stages.len();
        if stage == 0 || usize::from(stage) > of || stage > self.hint_stage + 1 {
            return Err(Refusal::new(phrase!("refuse-hint-stage")));
        }
        // The same hint, looked at again, is one hint.
        self.tally.hints += u32::from(self.hint_stage == 0);
        self.hint_stage = self.hint_stage.max(stage);
        Ok(Vec::new())
    }

    fn next_hint(&self) -> Result<Hint, Refusal> {
        if let Some(cell) = (self.wrong() - self.board.revealed).first() {
            return Ok(show::wrong_hint(self, cell));
        }
        match step::easiest(self.variant.size, &self.board.grid) {
            Some(step) => Ok(show::hint(self, &step)),
            None => Err(Refusal::new(phrase!("mini-no-hint"))),
        }
    }

    fn reveal(&mut self, cell: Cell, now: Millis) -> Result<Vec<Event>, Refusal> {
        let cells = self.open(CellSet::only(cell))?;
        let right = self.puzzle.solution[cell];
        if self.board.grid[cell] == right {
            return Err(Refusal::at(phrase!("refuse-right-already"), cells));
        }
        self.board.grid[cell] = right;
        self.board.notes[cell.index()] = DigitSet::EMPTY;
        self.board.revealed.insert(cell);
        self.tally.hints += 1;
        self.changed(cells);
        right.into_iter().for_each(|digit| self.clear_notes_around(cell, digit));
        let mut events = vec![Event::Revealed { cells, why: Reveal::Asked }];
        self.complete(cells, now, &mut events);
        Ok(events)
    }

    /// "Am I still right?": yes, or where not.
    fn check(&mut self) -> Vec<Event> {
        self.tally.checks += 1;
        self.told_wrong = self.wrong();
        let what = match self.told_wrong.is_empty() {
            true => phrase!("mini-still-right"),
            false => phrase!("mini-look-again"),
        };
        self.notice = Some(what.clone());
        vec![Event::Done { command: Command::Check }, Event::Said { what }]
    }

    fn give_up(&mut self, now: Millis) -> Vec<Event> {
        let missing = self.wrong() | (self.puzzle.blanks() - self.board.grid.filled());
        self.board.grid = self.puzzle.solution;
        self.board.revealed |= missing;
        self.board.notes = [DigitSet::EMPTY; 81];
        self.changed(missing);
        let sheet = ScoreSheet::default();
        self.outcome = Outcome::Over(End { result: EndResult::GivenUp, at: now, sheet });
        vec![Event::Done { command: Command::ShowSolution }, Event::GivenUp]
    }
}

impl Game for Mini {
    fn act(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        if self.outcome.is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        match *action {
            Action::Enter { cells, value } => self.enter(cells, value, now),
            Action::Note { cells, value, .. } => self.note(cells, value),
            Action::Erase { cells } => self.erase(cells),
            Action::Hint { stage } => self.hint_shown(stage),
            Action::Reveal { cell } => self.reveal(cell, now),
            Action::Command(Command::Check) => Ok(self.check()),
            Action::Command(Command::ShowSolution) => Ok(self.give_up(now)),
            _ => Err(Refusal::new(phrase!("refuse-not-here"))),
        }
    }

    fn view(&self, now: Millis) -> View {
        show::view(self, now)
    }

    fn preview(&self, action: &Action, now: Millis) -> Preview {
        let mut after = self.clone();
        let refusal = after.act(action, now).err();
        if refusal.is_some() {
            return Preview { refusal, ..Preview::default() };
        }
        let meets = |cell: &Cell| meets_twin(self.variant.size, &after.board.grid, *cell);
        let conflicts = match action {
            Action::Enter { .. } => self.variant.size.cells().filter(meets).collect(),
            _ => CellSet::EMPTY,
        };
        Preview { cells: after.fresh, conflicts, ..Preview::default() }
    }

    fn refuses(&self, action: &Action, now: Millis) -> bool {
        match *action {
            Action::Enter { cells, value } if !self.outcome.is_over() => {
                self.entered(cells, value).is_err()
            }
            _ => self.preview(action, now).refusal.is_some(),
        }
    }

    fn hint(&self, _now: Millis) -> Result<Hint, Refusal> {
        match self.outcome.is_over() {
            true => Err(Refusal::new(phrase!("refuse-over"))),
            false => self.next_hint(),
        }
    }

    fn judge(&self, action: &Action, _now: Millis) -> Option<Judgement> {
        let Action::Enter { cells, value } = *action else { return None };
        let cell = self.open(cells).ok()?.single()?;
        let (digit, right) = (self.digit(value).ok()?, self.puzzle.solution[cell]?);
        // What already stands there is no choice any more.
        let standing = self.board.grid[cell];
        if self.outcome.is_over() || standing == Some(right) || standing == Some(digit) {
            return None;
        }
        let is_right = digit == right;
        Some(Judgement {
            best: Action::Enter { cells: CellSet::only(cell), value: right.get() },
            loss: if is_right { 0 } else { u64::from(self.variant.base() / 40) },
            rank: if is_right { 1 } else { 2 },
            of: self.variant.size.side().into(),
        })
    }

    fn tally(&self) -> Tally {
        self.tally
    }

    fn is_on_track(&self) -> bool {
        self.wrong().is_empty()
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
