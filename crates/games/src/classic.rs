//! Classic Sudoku: fill the board so that every row, column and box holds each digit once.
//!
//! A mistake is an entry that is not the solution's, counted once for each cell and digit whatever
//! the player has chosen to be shown.

mod board;
mod bonus;
mod feedback;
mod hint;
mod links;
mod notes;
mod packing;
mod pencil;
mod proof;
mod puzzle;
mod score;
mod skills;
mod variant;
mod view;

pub use notes::{from_note_line, from_note_string, to_note_line, to_note_string};
pub use packing::PACKING;
pub use proof::prove;
pub use puzzle::{from_brought, from_graded, from_made, from_position, from_puzzle, own};
pub use skills::skills;
pub use variant::{Variant, WEEK, info, lesson, pay, unlisted};

use crate::event::Reveal;
use crate::outcome::{End, Result as EndResult, ScoreSheet};
use crate::view::Face;
use crate::{
    Action, Command, Deal, DealError, Event, Game, Hint, Judgement, Millis, Outcome, Preview,
    Refusal, Tally, UndoRule, View,
};
use alloc::vec;
use alloc::vec::Vec;
use board::Board;
use bonus::{Bonus, FirstTry};
use engine::{Cell, CellSet, Digit, DigitSet, Grid, House, Phrase, Rng, phrase};
use feedback::{Feedback, wrong_cells};
use score::Record;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classic {
    variant: Variant,
    solution: Grid,
    /// All that undo restores.
    board: Board,
    /// All that counts for the score.
    record: Record,
    /// The cells that were filled at least once.
    tried: CellSet,
    /// The wrong digits each cell was given, so that none is counted twice.
    blunders: [DigitSet; 81],
    /// The stage of the hint that is open; 0 when none is.
    hint_stage: u8,
    /// The next right entry was told by a hint and earns no bonus.
    was_told: bool,
    face: Face,
    feedback: Feedback,
    /// What the last move changed.
    fresh: CellSet,
    notice: Option<Phrase>,
    outcome: Outcome,
}

/// What undo restores.
pub type Snapshot = Board;

impl Classic {
    /// Deals a run. All randomness comes from `rng`.
    pub fn deal(preset: &str, rng: &mut Rng) -> Deal {
        puzzle::deal(Variant::from_key(preset).unwrap_or(Variant::ALL[0]), rng)
    }

    /// Starts the run a deal describes, or says which line of it is wrong.
    pub fn start(deal: &Deal) -> Result<Classic, DealError> {
        let puzzle = puzzle::read(deal)?;
        let mut board = Board::new(&puzzle.clues);
        for (cell, digit) in puzzle.entered.placed() {
            board.enter(cell, digit);
        }
        for &(cell, notes, kind) in &puzzle.notes {
            for digit in notes.iter() {
                board.note(CellSet::only(cell), digit, kind);
            }
        }
        for &(cell, colors) in &puzzle.colors {
            colors.iter().for_each(|color| board.paint(CellSet::only(cell), color));
        }
        Ok(Classic {
            variant: puzzle.variant,
            solution: puzzle.solution,
            board,
            record: Record { tally: Tally::default(), hint_stages: 0, bonus: Bonus::default() },
            // What was brought along is neither rewarded nor blamed.
            tried: puzzle.entered.filled(),
            blunders: [DigitSet::EMPTY; 81],
            hint_stage: 0,
            was_told: false,
            face: Face::Digits,
            // Whoever can lose by a mistake must be shown it.
            feedback: puzzle.variant.lives().map_or(Feedback::Rules, |_| Feedback::Solution),
            fresh: CellSet::EMPTY,
            notice: None,
            outcome: Outcome::Playing,
        })
    }

    pub fn snapshot(&self) -> Snapshot {
        self.board.clone()
    }

    /// Undo: takes over an earlier board. What was counted stays counted, and the face and the
    /// mistake feedback stay as the player has set them.
    pub fn restore(&mut self, earlier: &Snapshot) {
        if self.board == *earlier {
            return;
        }
        self.fresh = self.board.changed_from(earlier);
        self.board = earlier.clone();
        self.hint_stage = 0;
        self.notice = None;
    }

    /// The cells that an entry would change.
    fn entered(&self, cells: CellSet, digit: Digit) -> Result<CellSet, Refusal> {
        let open = open_cells(cells, self.board.fixed(), phrase!("refuse-given"))?;
        let grid = self.board.grid();
        let changed: CellSet = open.iter().filter(|&cell| grid[cell] != Some(digit)).collect();
        if changed.is_empty() {
            return Err(Refusal::at(phrase!("refuse-same", digit = digit), open));
        }
        Ok(changed)
    }

    fn enter(&mut self, cells: CellSet, value: u8, now: Millis) -> Result<Vec<Event>, Refusal> {
        let digit = digit(value)?;
        let changed = self.entered(cells, digit)?;
        changed.iter().for_each(|cell| self.board.enter(cell, digit));
        for cell in changed.iter() {
            self.count(cell, digit, now);
        }
        self.changed(changed);
        let mut events = vec![Event::Entered { cells: changed }];
        let looks_right = |cell| self.feedback.accepts(self.board.grid(), &self.solution, cell);
        let good: CellSet = changed.iter().filter(|&cell| looks_right(cell)).collect();
        if good != changed && self.feedback != Feedback::Off {
            events.push(Event::Mistake { cells: changed - good });
        }
        good.iter().for_each(|cell| self.board.clear_peer_notes(cell, digit));
        if self.lives_left() == Some(0) {
            self.end(EndResult::Lost, ScoreSheet::default(), now);
            events.push(Event::Lost);
        } else {
            self.complete(changed, now, &mut events);
        }
        Ok(events)
    }

    fn lives_left(&self) -> Option<u32> {
        self.variant.lives().map(|lives| lives.saturating_sub(self.record.tally.mistakes))
    }

    /// Counts a mistake, or feeds the bonus bar.
    fn count(&mut self, cell: Cell, digit: Digit, now: Millis) {
        let is_right = self.solution[cell] == Some(digit);
        if !is_right && !self.blunders[cell.index()].contains(digit) {
            self.blunders[cell.index()].insert(digit);
            self.record.tally.mistakes += 1;
        }
        if self.tried.contains(cell) {
            return;
        }
        self.tried.insert(cell);
        if is_right && core::mem::take(&mut self.was_told) {
            return;
        }
        let is_legal = Feedback::Rules.accepts(self.board.grid(), &self.solution, cell);
        let first_try = match (is_right, is_legal) {
            (true, _) => FirstTry::Right,
            (false, true) => FirstTry::Legal,
            (false, false) => FirstTry::Illegal,
        };
        self.record.bonus.feed(first_try, self.variant.stakes(), now);
    }

    /// Tells the houses that these cells have filled, and the end if this was it.
    fn complete(&mut self, changed: CellSet, now: Millis, events: &mut Vec<Event>) {
        let grid = *self.board.grid();
        let filled = grid.filled();
        let looks_full = |house: &House| {
            house.cells().is_subset(filled)
                && !(house.cells() & changed).is_empty()
                && house
                    .cells()
                    .iter()
                    .all(|cell| self.feedback.accepts(&grid, &self.solution, cell))
        };
        for house in House::all().filter(looks_full) {
            events.push(Event::Completed { cells: house.cells() });
        }
        if grid == self.solution {
            let sheet = score::sheet(self.variant.stakes(), &self.record, now);
            self.end(EndResult::Won, sheet, now);
            events.push(Event::Won);
        } else if self.board.empty().is_empty() {
            self.notice = Some(phrase!("classic-full-but-wrong"));
            events.push(Event::Said { what: phrase!("classic-full-but-wrong") });
        }
    }

    fn end(&mut self, result: EndResult, sheet: ScoreSheet, now: Millis) {
        self.outcome = Outcome::Over(End { result, at: now, sheet });
    }

    /// After a change of the board: an open hint and the last notice are about the past.
    fn changed(&mut self, cells: CellSet) {
        self.fresh = cells;
        self.hint_stage = 0;
        self.notice = None;
    }

    fn hint_shown(&mut self, stage: u8) -> Result<Vec<Event>, Refusal> {
        if stage == 0 || stage > 4 || stage > self.hint_stage + 1 {
            return Err(Refusal::new(phrase!("refuse-hint-stage")));
        }
        // The same stage of the same hint, looked at again, costs nothing more.
        if stage > self.hint_stage {
            self.record.tally.hints += u32::from(self.hint_stage == 0);
            self.record.hint_stages += 1;
            self.hint_stage = stage;
        }
        self.was_told = true;
        Ok(Vec::new())
    }

    fn reveal(&mut self, cell: Cell, now: Millis) -> Result<Vec<Event>, Refusal> {
        let cells = CellSet::only(cell);
        let digit = self.solution[cell].expect("a solution has no blanks");
        if self.board.grid()[cell] == Some(digit) {
            return Err(Refusal::at(phrase!("refuse-right-already"), cells));
        }
        self.board.reveal(cell, digit);
        self.board.clear_peer_notes(cell, digit);
        self.tried.insert(cell);
        self.record.tally.hints += 1;
        self.record.hint_stages += 4;
        self.changed(cells);
        let mut events = vec![Event::Revealed { cells, why: Reveal::Asked }];
        self.complete(cells, now, &mut events);
        Ok(events)
    }

    fn command(&mut self, command: Command, now: Millis) -> Result<Vec<Event>, Refusal> {
        let mut events = vec![Event::Done { command }];
        match command {
            Command::Check => events.push(self.check()),
            Command::FillNotes => {
                let noted = self.board.fill_notes(CellSet::ALL);
                if noted.is_empty() {
                    return Err(Refusal::new(phrase!("refuse-notes-full")));
                }
                self.record.tally.auto_notes += 1;
                self.changed(noted);
            }
            Command::ClearNotes => {
                let noted = self.board.pencilled();
                if noted.is_empty() {
                    return Err(Refusal::new(phrase!("refuse-no-notes")));
                }
                self.board.clear_notes();
                self.changed(noted);
            }
            Command::FillLast => self.fill_last(now, &mut events)?,
            Command::FaceDigits => self.face = Face::Digits,
            Command::FaceColors => self.face = Face::Colors,
            Command::MistakesOff | Command::MistakesByRules | Command::MistakesBySolution
                if self.variant.lives().is_some() =>
            {
                return Err(Refusal::new(phrase!("refuse-not-here")));
            }
            Command::MistakesOff => self.feedback = Feedback::Off,
            Command::MistakesByRules => self.feedback = Feedback::Rules,
            Command::MistakesBySolution => self.feedback = Feedback::Solution,
            Command::ShowSolution => {
                self.show_solution(now);
                events.push(Event::GivenUp);
            }
            Command::Submit => return Err(Refusal::new(phrase!("refuse-not-here"))),
        }
        Ok(events)
    }

    /// Fills the last cell of every house, and of those that come to their last cell by it. It is no
    /// choice of the player's: neither rewarded nor blamed.
    fn fill_last(&mut self, now: Millis, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let mut cells = CellSet::EMPTY;
        while let Some((cell, digit)) = { self.board.last_of_houses().next() } {
            self.board.enter(cell, digit);
            self.board.clear_peer_notes(cell, digit);
            self.tried.insert(cell);
            cells.insert(cell);
        }
        if cells.is_empty() {
            return Err(Refusal::new(phrase!("refuse-no-last")));
        }
        self.changed(cells);
        events.push(Event::Entered { cells });
        self.complete(cells, now, events);
        Ok(())
    }

    /// "Am I still right?": yes or no, not where.
    fn check(&mut self) -> Event {
        self.record.tally.checks += 1;
        let what = if self.is_on_track() {
            phrase!("classic-still-right")
        } else {
            phrase!("classic-not-right")
        };
        self.notice = Some(what.clone());
        Event::Said { what }
    }

    fn show_solution(&mut self, now: Millis) {
        let missing = self.board.empty() | wrong_cells(self.board.grid(), &self.solution);
        for cell in missing.iter() {
            let digit = self.solution[cell].expect("a solution has no blanks");
            self.board.reveal(cell, digit);
        }
        self.changed(missing);
        self.end(EndResult::GivenUp, ScoreSheet::default(), now);
    }
}

impl Game for Classic {
    fn act(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        if self.outcome.is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        match *action {
            Action::Enter { cells, value } => self.enter(cells, value, now),
            Action::Note { cells, value, kind } => self.note(cells, value, kind),
            Action::Jot { cells } => self.jot(cells),
            Action::Tint { cells, value } => self.tint(cells, value),
            Action::Center { cells } => self.center(cells),
            Action::Fill { value } => self.fill(value),
            Action::Link { from, to } => self.link(from, to),
            Action::Paint { cells, color } => self.paint(cells, color),
            Action::Erase { cells } => self.erase(cells),
            Action::Hint { stage } => self.hint_shown(stage),
            Action::Reveal { cell } => self.reveal(cell, now),
            Action::Command(command) => self.command(command, now),
            Action::Place { .. } | Action::Lift { .. } | Action::Hold { .. } => {
                Err(Refusal::new(phrase!("refuse-not-here")))
            }
        }
    }

    fn view(&self, now: Millis) -> View {
        view::view(self, now)
    }

    fn preview(&self, action: &Action, now: Millis) -> Preview {
        let mut after = self.clone();
        let refusal = after.act(action, now).err();
        let (cells, conflicts) = match action {
            _ if refusal.is_some() => Default::default(),
            Action::Enter { .. } | Action::Reveal { .. } => {
                (after.fresh, self.feedback.conflicts(after.board.grid()))
            }
            _ => (after.fresh, CellSet::EMPTY),
        };
        Preview { cells, refusal, conflicts, ..Preview::default() }
    }

    fn refuses(&self, action: &Action, now: Millis) -> bool {
        match *action {
            Action::Enter { cells, value } if !self.outcome.is_over() => {
                digit(value).and_then(|digit| self.entered(cells, digit)).is_err()
            }
            _ => self.preview(action, now).refusal.is_some(),
        }
    }

    fn hint(&self, _now: Millis) -> Result<Hint, Refusal> {
        hint::hint(self)
    }

    fn judge(&self, action: &Action, _now: Millis) -> Option<Judgement> {
        let Action::Enter { cells, value } = *action else { return None };
        let cell = (cells - self.board.fixed()).single()?;
        let (digit, right) = (Digit::new(value)?, self.solution[cell]?);
        // What already stands there right is no choice any more.
        if self.board.grid()[cell] == Some(right) {
            return None;
        }
        let loss = if digit == right { 0 } else { score::a_mistake(self.variant.stakes()) };
        Some(Judgement {
            best: Action::Enter { cells: CellSet::only(cell), value: right.get() },
            loss,
            rank: if digit == right { 1 } else { 2 },
            of: 9,
        })
    }

    fn skills(&self) -> Vec<&'static str> {
        skills::of(self)
    }

    fn tally(&self) -> Tally {
        self.record.tally
    }

    fn is_on_track(&self) -> bool {
        wrong_cells(self.board.grid(), &self.solution).is_empty()
    }

    fn undo_rule(&self) -> UndoRule {
        UndoRule::Free
    }

    fn outcome(&self) -> &Outcome {
        &self.outcome
    }
}

fn digit(value: u8) -> Result<Digit, Refusal> {
    Digit::new(value).ok_or_else(|| Refusal::new(phrase!("refuse-value", min = 1, max = 9)))
}

/// The cells that may be changed; refused where there are none.
fn open_cells(cells: CellSet, closed: CellSet, why: Phrase) -> Result<CellSet, Refusal> {
    if cells.is_empty() {
        return Err(Refusal::new(phrase!("refuse-no-cells")));
    }
    let open = cells - closed;
    if open.is_empty() { Err(Refusal::at(why, cells)) } else { Ok(open) }
}
