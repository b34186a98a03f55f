//! Hudoku, half a Sudoku: regions of 1–9 and of 1–4, empty cells with a clue, and a countdown that
//! reveals a cell each time it runs out.

mod countdown;
mod deal;
mod deduce;
pub mod jigsaw;
mod leftovers;
mod library;
mod notice;
mod patterns;
mod puzzle;
mod score;
mod search;
mod show;
mod template;
mod variant;
mod zones;

pub use library::{ALL as TEMPLATES, Entry as TemplateEntry, Size};
pub use puzzle::prove;
pub use show::{grounds, info, lesson};
pub use template::{Range, Region, Template, TemplateError};
pub use variant::{WEEK, pay};

use crate::event::Reveal;
use crate::outcome::{End, Result as EndResult};
use crate::view::Notes;
use crate::{
    Action, Command, Deal, DealError, Event, Game, Hint, Judgement, Millis, NoteKind, Outcome,
    Preview, Refusal, Tally, UndoRule, View,
};
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use deduce::{Deduction, Why};
use engine::{Cell, CellSet, Digit, Phrase, phrase};
use notice::Notice;
use puzzle::Puzzle;
use search::{Filling, Position};
use variant::{Pace, Variant};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hudoku {
    variant: Variant,
    puzzle: Arc<Puzzle>,
    /// What stands on the board, givens included. Nothing wrong ever does.
    filled: Filling,
    /// The cells the game filled.
    revealed: CellSet,
    /// By the cell’s index.
    notes: Box<[Notes; 81]>,
    /// What the last move filled.
    fresh: CellSet,
    notice: Notice,
    /// How the template is called.
    name: Phrase,
    /// When the countdown runs out, where there is one.
    deadline: Option<Millis>,
    /// The cell in hand, which time leaves alone. Not restored by undo.
    held: Option<Cell>,
    /// The cell of the last hint that was counted: it counts once. Not restored by undo, nor is
    /// the tally.
    hinted: Option<Cell>,
    tally: Tally,
    outcome: Outcome,
}

/// What undo restores: the board, and what was said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    filled: Filling,
    revealed: CellSet,
    notes: [Notes; 81],
    fresh: CellSet,
    notice: Notice,
}

impl Hudoku {
    /// Starts the run a deal describes, or says which line of it is wrong.
    pub fn start(deal: &Deal) -> Result<Hudoku, DealError> {
        let variant =
            Variant::of_key(deal.preset).ok_or_else(|| DealError::no_preset(deal.preset))?;
        let puzzle = Puzzle::read(deal)?;
        let entry = TemplateEntry::find(deal.get("template")?)
            .filter(|entry| entry.template() == puzzle.template);
        let is_rankable = entry.is_some_and(|entry| entry.size == variant.size);
        if variant.pace == Pace::Ranked && !is_rankable {
            return Err(DealError::new("template", phrase!("deal-foreign-template")));
        }
        let name = entry.map_or(phrase!("hudoku-template-own"), |entry| entry.name());
        let mut game = Hudoku {
            variant,
            filled: puzzle.givens,
            puzzle: Arc::new(puzzle),
            revealed: CellSet::EMPTY,
            notes: Box::new([Notes::default(); 81]),
            fresh: CellSet::EMPTY,
            notice: Notice::Template,
            name,
            deadline: variant.pace.countdown(),
            held: None,
            hinted: None,
            tally: Tally::default(),
            outcome: Outcome::Playing,
        };
        if game.open().is_empty() {
            game.finish(Millis::ZERO);
        }
        Ok(game)
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            filled: self.filled,
            revealed: self.revealed,
            notes: *self.notes,
            fresh: self.fresh,
            notice: self.notice,
        }
    }

    /// Undo: takes over an earlier board, leaves what undo must not take back.
    pub fn restore(&mut self, earlier: &Snapshot) {
        let Snapshot { filled, revealed, notes, fresh, notice } = *earlier;
        (self.filled, self.revealed, *self.notes) = (filled, revealed, notes);
        (self.fresh, self.notice) = (fresh, notice);
    }

    /// The cells still to be filled.
    fn open(&self) -> CellSet {
        self.puzzle.zones.cells.iter().filter(|cell| self.filled[cell.index()].is_none()).collect()
    }

    fn solution(&self, cell: Cell) -> Digit {
        self.puzzle.solution[cell.index()].expect("the solution fills every cell of the template")
    }

    /// The next easiest deduction; on a board that needs a harder one, the cell with the fewest
    /// numbers left and no reason.
    fn next_step(&self) -> Option<(Cell, Digit, Option<Why>)> {
        self.next_step_among(self.open())
    }

    fn next_step_among(&self, cells: CellSet) -> Option<(Cell, Digit, Option<Why>)> {
        let zones = &self.puzzle.zones;
        let position = Position::with(zones, &self.filled)?;
        if let Some(step) = deduce::easiest_among(cells, zones, &position) {
            let Deduction { cell, digit, why } = step;
            return Some((cell, digit, Some(why)));
        }
        let open = position.open & cells;
        let cell = open.iter().min_by_key(|cell| position.candidates[cell.index()].len())?;
        Some((cell, self.solution(cell), None))
    }

    fn perform(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        if self.outcome.is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        match *action {
            Action::Enter { cells, value } => self.enter(cells, value, now),
            Action::Note { cells, value, kind } => self.note(cells, value, kind),
            Action::Center { cells } => self.center(cells),
            Action::Erase { cells } => self.erase(cells),
            Action::Hint { stage } => self.take_hint(stage, now),
            Action::Reveal { cell } => self.reveal(cell, now),
            Action::Hold { cell } => self.hold(cell),
            Action::Command(Command::ShowSolution) => Ok(self.give_up(now)),
            _ => Err(Refusal::new(phrase!("refuse-not-here"))),
        }
    }

    /// The one cell that an entry would fill, and with what.
    fn entered(&self, cells: CellSet, value: u8) -> Result<(Cell, Digit), Refusal> {
        let cell = self.open_cell(cells)?;
        let range = self.puzzle.zones.ranges[cell.index()];
        let digit = Digit::new(value)
            .filter(|&digit| range.contains(digit))
            .ok_or_else(|| Refusal::at(phrase!("hudoku-out-of-range", digits = range), cells))?;
        Ok((cell, digit))
    }

    fn enter(&mut self, cells: CellSet, value: u8, now: Millis) -> Result<Vec<Event>, Refusal> {
        let (cell, digit) = self.entered(cells, value)?;
        if digit == self.solution(cell) {
            self.restart_countdown(now);
            self.notice = Notice::Nothing;
            let mut events = vec![Event::Entered { cells }];
            events.extend(self.fill(cell, digit, now));
            return Ok(events);
        }
        self.tally.mistakes += 1;
        self.notice = match self.twins(cell, digit).first() {
            Some(twin) => Notice::Twin(digit, twin),
            None => Notice::Wrong(digit, cell),
        };
        Ok(vec![Event::Mistake { cells }, score::lost(cells, score::A_MISTAKE)])
    }

    /// The one cell that is meant, if it is to be filled and still open.
    fn open_cell(&self, cells: CellSet) -> Result<Cell, Refusal> {
        let cell = cells.single().ok_or_else(|| Refusal::at(phrase!("hudoku-one-cell"), cells))?;
        if !self.puzzle.zones.cells.contains(cell) {
            return Err(Refusal::at(phrase!("hudoku-void"), cells));
        }
        if self.filled[cell.index()].is_some() {
            return Err(Refusal::at(phrase!("hudoku-filled"), cells));
        }
        Ok(cell)
    }

    /// The cells in sight of `cell` that already show `digit`.
    fn twins(&self, cell: Cell, digit: Digit) -> CellSet {
        let shows = |peer: &Cell| self.filled[peer.index()] == Some(digit);
        self.puzzle.zones.peers[cell.index()].iter().filter(shows).collect()
    }

    /// Puts the right digit, clears the notes it settles, and ends the run with the last cell.
    fn fill(&mut self, cell: Cell, digit: Digit, now: Millis) -> Vec<Event> {
        let peers = self.puzzle.zones.peers[cell.index()];
        self.filled[cell.index()] = Some(digit);
        self.fresh = CellSet::only(cell);
        self.notes[cell.index()] = Notes::default();
        for peer in peers.iter() {
            for kind in NoteKind::ALL {
                self.notes[peer.index()].of_mut(kind).remove(digit);
            }
        }
        let open = self.open();
        let completed = self
            .puzzle
            .zones
            .all
            .iter()
            .filter(|(_, cells)| cells.contains(cell) && (*cells & open).is_empty());
        let mut events: Vec<Event> =
            completed.map(|&(_, cells)| Event::Completed { cells }).collect();
        if open.is_empty() {
            events.push(self.finish(now));
        }
        events
    }

    /// Ends the run. Nothing is won by a board that filled itself.
    fn finish(&mut self, at: Millis) -> Event {
        let given = puzzle::entries(&self.puzzle.givens).count() as u32;
        let own = self.puzzle.zones.cells.len() - given - self.revealed.len();
        let (result, event) =
            if own > 0 { (EndResult::Won, Event::Won) } else { (EndResult::Lost, Event::Lost) };
        self.outcome = Outcome::Over(End { result, at, sheet: score::sheet(at, &self.tally) });
        self.deadline = None;
        event
    }

    fn note(&mut self, cells: CellSet, value: u8, kind: NoteKind) -> Result<Vec<Event>, Refusal> {
        let takes = |cell: &Cell, digit| self.puzzle.zones.ranges[cell.index()].contains(digit);
        let open = cells & self.open();
        let noted: CellSet = Digit::new(value)
            .map(|digit| open.iter().filter(|cell| takes(cell, digit)).collect())
            .unwrap_or_default();
        let Some(digit) = Digit::new(value).filter(|_| !noted.is_empty()) else {
            return Err(Refusal::at(phrase!("hudoku-no-note"), cells));
        };
        let all_have = noted.iter().all(|cell| self.notes[cell.index()].of(kind).contains(digit));
        for cell in noted.iter() {
            let notes = self.notes[cell.index()].of_mut(kind);
            if all_have { notes.remove(digit) } else { notes.insert(digit) }
        }
        Ok(vec![Event::Noted { cells: noted }])
    }

    fn center(&mut self, cells: CellSet) -> Result<Vec<Event>, Refusal> {
        let open = cells & self.open();
        let moved: CellSet =
            open.iter().filter(|cell| self.notes[cell.index()].centered()).collect();
        if moved.is_empty() {
            return Err(Refusal::at(phrase!("refuse-no-corner"), cells));
        }
        Ok(vec![Event::Noted { cells: moved }])
    }

    fn erase(&mut self, cells: CellSet) -> Result<Vec<Event>, Refusal> {
        let noted: CellSet =
            cells.iter().filter(|cell| !self.notes[cell.index()].is_empty()).collect();
        if noted.is_empty() {
            return Err(Refusal::at(phrase!("hudoku-nothing-to-erase"), cells));
        }
        for cell in noted.iter() {
            self.notes[cell.index()] = Notes::default();
        }
        Ok(vec![Event::Erased { cells: noted }])
    }

    fn take_hint(&mut self, stage: u8, now: Millis) -> Result<Vec<Event>, Refusal> {
        let next = self.next_step().map(|(cell, ..)| cell);
        if !(1..=show::HINT_STAGES).contains(&stage) || next.is_none() {
            return Err(Refusal::new(phrase!("refuse-not-here")));
        }
        if self.hinted != next {
            self.count_hint(next, now);
        }
        Ok(Vec::new())
    }

    fn reveal(&mut self, cell: Cell, now: Millis) -> Result<Vec<Event>, Refusal> {
        let cell = self.open_cell(CellSet::only(cell))?;
        // A hint that was already paid for covers its own cell.
        if self.hinted != Some(cell) {
            self.count_hint(Some(cell), now);
        }
        self.notice = Notice::Nothing;
        self.revealed.insert(cell);
        let cells = CellSet::only(cell);
        let mut events = vec![Event::Revealed { cells, why: Reveal::Asked }];
        events.extend(self.fill(cell, self.solution(cell), now));
        Ok(events)
    }

    fn count_hint(&mut self, about: Option<Cell>, now: Millis) {
        self.tally.hints += 1;
        self.hinted = about;
        self.restart_countdown(now);
    }

    fn give_up(&mut self, now: Millis) -> Vec<Event> {
        let open = self.open();
        self.filled = self.puzzle.solution;
        self.revealed |= open;
        self.fresh = open;
        *self.notes = [Notes::default(); 81];
        self.notice = Notice::GivenUp;
        self.deadline = None;
        self.outcome =
            Outcome::Over(End { result: EndResult::GivenUp, at: now, sheet: Default::default() });
        vec![Event::Done { command: Command::ShowSolution }, Event::GivenUp]
    }

    /// The run as it stands at `now`.
    fn caught_up(&self, now: Millis) -> Hudoku {
        let mut game = self.clone();
        game.advance(now);
        game
    }
}

impl Game for Hudoku {
    fn act(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        let mut next = self.clone();
        let mut events = next.advance(now);
        events.extend(next.perform(action, now)?);
        *self = next;
        Ok(events)
    }

    fn advance(&mut self, now: Millis) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(deadline) = self.deadline.filter(|&deadline| deadline <= now) {
            events.extend(self.time_out(deadline));
        }
        events
    }

    fn view(&self, now: Millis) -> View {
        show::view(&self.caught_up(now), now)
    }

    fn preview(&self, action: &Action, now: Millis) -> Preview {
        let game = self.caught_up(now);
        let refusal = game.clone().perform(action, now).err();
        let mut preview = Preview { refusal, ..Preview::default() };
        if let Action::Enter { cells, value } = *action {
            preview.cells = cells & game.puzzle.zones.cells;
            if let (Some(cell), Some(digit)) = (preview.cells.single(), Digit::new(value)) {
                let twins = game.twins(cell, digit);
                preview.conflicts =
                    if twins.is_empty() { twins } else { twins | CellSet::only(cell) };
            }
        }
        preview
    }

    fn refuses(&self, action: &Action, now: Millis) -> bool {
        let is_up_to_date = self.deadline.is_none_or(|deadline| now < deadline);
        match *action {
            Action::Enter { cells, value } if is_up_to_date && !self.outcome.is_over() => {
                self.entered(cells, value).is_err()
            }
            _ => self.preview(action, now).refusal.is_some(),
        }
    }

    fn hint(&self, now: Millis) -> Result<Hint, Refusal> {
        let game = self.caught_up(now);
        match game.next_step() {
            Some((cell, digit, why)) => Ok(show::hint(&game, cell, digit, why)),
            None => Err(Refusal::new(phrase!("refuse-over"))),
        }
    }

    fn judge(&self, action: &Action, now: Millis) -> Option<Judgement> {
        let Action::Enter { cells, value } = *action else { return None };
        let game = self.caught_up(now);
        let cell = game.open_cell(cells).ok().filter(|_| !game.outcome.is_over())?;
        let range = game.puzzle.zones.ranges[cell.index()];
        let digit = Digit::new(value).filter(|&digit| range.contains(digit))?;
        let right = game.solution(cell);
        let is_right = digit == right;
        Some(Judgement {
            best: Action::Enter { cells, value: right.get() },
            loss: if is_right { 0 } else { score::A_MISTAKE as u64 },
            rank: if is_right { 1 } else { 2 },
            of: range.len(),
        })
    }

    /// By why the number belongs there.
    fn kind(&self, action: &Action, now: Millis) -> Option<Phrase> {
        let Action::Enter { cells, .. } = *action else { return None };
        let game = self.caught_up(now);
        let cell = game.open_cell(cells).ok()?;
        let (_, _, why) = game.next_step_among(CellSet::only(cell))?;
        Some(match why? {
            Why::LastCell { .. } => phrase!("kind-last-cell"),
            Why::OnlyPlace { .. } => phrase!("kind-only-place"),
            Why::OnlyNumber => phrase!("kind-only-number"),
            Why::OnlyLeft { .. } => phrase!("kind-only-left"),
        })
    }

    fn minds_the_hand(&self) -> bool {
        self.deadline.is_some()
    }

    fn tally(&self) -> Tally {
        self.tally
    }

    fn undo_rule(&self) -> UndoRule {
        match self.variant.pace.countdown() {
            Some(_) => UndoRule::Never,
            None => UndoRule::Free,
        }
    }

    fn outcome(&self) -> &Outcome {
        &self.outcome
    }
}

#[cfg(test)]
mod tests;
