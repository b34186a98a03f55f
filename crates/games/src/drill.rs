//! Drill: a real position in which one technique is the next step, to be found; ten of them in a row, with
//! three hearts and the time.
//!
//! A find is any conclusion of any step of the technique that is asked for. What is false costs a heart;
//! what is true and follows from something else costs nothing but the time.

mod score;
mod show;
pub mod stock;
mod task;
mod variant;

pub use show::{info, lesson};
pub use task::{choose, chosen, find, givens, prove};
pub use variant::{WEEK, pay, practice, unlisted};

use crate::outcome::{End, Result as EndResult, ScoreSheet};
use crate::{
    Action, Deal, DealError, Event, Game, Hint, Judgement, Millis, NoteKind, Outcome, Preview,
    Refusal, Tally, UndoRule, View, told,
};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use engine::position::Position;
use engine::step::{Candidate, Step};
use engine::technique::Technique;
use engine::{CellSet, Digit, Phrase, Rng, phrase};
use task::Task;
use variant::{Deed, Variant};

/// So many mistakes end a run, unless its deal says fewer.
const HEARTS: u32 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drill {
    variant: Variant,
    /// So many mistakes end it.
    hearts: u32,
    tasks: Arc<[Task]>,
    board: Snapshot,
    /// Every step that is asked for on the present board.
    answers: Arc<[Step]>,
    /// The wrong claims on the present board, so that none is counted twice.
    slips: Vec<Candidate>,
    tally: Tally,
    /// The stage of the hint that is open; 0 when none is.
    hint_stage: u8,
    /// The last find, which is seen on the last board.
    last: Option<Step>,
    notice: Option<Phrase>,
    outcome: Outcome,
}

/// How many were found. Nothing is taken back, so this is all there is to restore.
pub type Snapshot = u8;

impl Drill {
    /// Deals a run. All randomness comes from `rng`.
    pub fn deal(preset: &str, rng: &mut Rng) -> Deal {
        task::deal(Variant::of_key(preset).unwrap_or(Variant::ALL[0]), rng)
    }

    /// Starts the run a deal describes, or says which line of it is wrong.
    pub fn start(deal: &Deal) -> Result<Drill, DealError> {
        let (variant, tasks) = task::read(deal)?;
        let hearts = task::hearts(deal)?;
        let answers = tasks[0].answers();
        Ok(Drill {
            variant,
            hearts,
            tasks: tasks.into(),
            board: 0,
            answers: answers.into(),
            slips: Vec::new(),
            tally: Tally::default(),
            hint_stage: 0,
            last: None,
            notice: None,
            outcome: Outcome::Playing,
        })
    }

    pub fn snapshot(&self) -> Snapshot {
        self.board
    }

    /// Nothing is taken back, so there is never anything to restore.
    pub fn restore(&mut self, _earlier: &Snapshot) {}

    /// The board to be seen.
    fn position(&self) -> Position {
        let mut position = self.task().position.clone();
        self.last.iter().for_each(|step| position.apply(step));
        position
    }

    fn task(&self) -> &Task {
        // After the last find the last board stays in sight.
        &self.tasks[usize::from(self.board).min(self.tasks.len() - 1)]
    }

    /// What an action says about cells, where it is of the kind that is asked for.
    fn claims(&self, action: &Action) -> Result<Vec<Candidate>, Refusal> {
        let (cells, value) = match (*action, self.task().deed) {
            (Action::Enter { cells, value }, Deed::Place)
            | (Action::Note { cells, value, .. }, Deed::Strike) => (cells, value),
            (Action::Enter { .. }, Deed::Strike) => {
                return Err(Refusal::new(phrase!("drill-strike-only")));
            }
            (Action::Note { .. }, Deed::Place) => {
                return Err(Refusal::new(phrase!("drill-place-only")));
            }
            _ => return Err(Refusal::new(phrase!("refuse-not-here"))),
        };
        let digit = Digit::new(value)
            .ok_or_else(|| Refusal::new(phrase!("refuse-value", min = 1, max = 9)))?;
        let position = &self.task().position;
        let open = cells & position.empty();
        if open.is_empty() {
            return Err(Refusal::at(phrase!("refuse-given"), cells));
        }
        let claims = open.iter().map(|cell| Candidate { cell, digit });
        match self.task().deed {
            Deed::Place if open.single().is_none() => {
                Err(Refusal::at(phrase!("drill-one-cell"), cells))
            }
            Deed::Place => Ok(claims.collect()),
            Deed::Strike => {
                let noted: Vec<Candidate> =
                    claims.filter(|claim| position.has(claim.cell, digit)).collect();
                match noted.is_empty() {
                    true => Err(Refusal::at(phrase!("refuse-no-such-note", digit = digit), open)),
                    false => Ok(noted),
                }
            }
        }
    }

    fn is_false(&self, claim: &Candidate) -> bool {
        let is_solution = self.task().solution[claim.cell] == Some(claim.digit);
        is_solution == (self.task().deed == Deed::Strike)
    }

    /// The step that says all of this.
    fn answer(&self, claims: &[Candidate]) -> Option<&Step> {
        let says = |step: &&Step| {
            let said = match self.task().deed {
                Deed::Place => &step.conclusion.placements,
                Deed::Strike => &step.conclusion.eliminations,
            };
            claims.iter().all(|claim| said.contains(claim))
        };
        self.answers.iter().find(says)
    }

    fn claim(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        let claims = self.claims(action)?;
        let cells: CellSet = claims.iter().map(|claim| claim.cell).collect();
        if let Some(slip) = claims.iter().copied().find(|claim| self.is_false(claim)) {
            if self.slips.contains(&slip) {
                return Err(Refusal::at(phrase!("drill-tried"), cells));
            }
            return Ok(self.mistake(slip, now));
        }
        let Some(step) = self.answer(&claims).cloned() else {
            // Not refused: a front end shows what would be, and that would tell right from wrong.
            let technique = Phrase::new(self.task().technique.message());
            let what = phrase!("drill-true-but", technique = technique);
            self.notice = Some(what.clone());
            return Ok(vec![Event::Said { what }]);
        };
        let touched = match self.task().deed {
            Deed::Place => Event::Entered { cells },
            Deed::Strike => Event::Noted { cells },
        };
        let pattern: CellSet = step.evidence.cells.iter().map(|&(cell, _)| cell).collect();
        let mut events = vec![touched, Event::Completed { cells: pattern | cells }];
        events.extend(self.go_on(step, now));
        Ok(events)
    }

    fn mistake(&mut self, slip: Candidate, now: Millis) -> Vec<Event> {
        self.slips.push(slip);
        self.tally.mistakes += 1;
        self.hint_stage = 0;
        let what = match self.task().deed {
            Deed::Place => phrase!("drill-wrong-digit", digit = slip.digit, cell = slip.cell),
            Deed::Strike => phrase!("drill-needed-note", digit = slip.digit, cell = slip.cell),
        };
        self.notice = Some(what);
        let mut events = vec![Event::Mistake { cells: CellSet::only(slip.cell) }];
        if self.tally.mistakes >= self.hearts {
            let sheet = ScoreSheet::default();
            self.outcome = Outcome::Over(End { result: EndResult::Lost, at: now, sheet });
            events.push(Event::Lost);
        }
        events
    }

    /// The next board, or the end. Nothing is won by what was told from first to last.
    fn go_on(&mut self, found: Step, now: Millis) -> Option<Event> {
        let technique = Phrase::new(self.task().technique.message());
        self.board += 1;
        self.slips.clear();
        self.hint_stage = 0;
        self.notice = Some(phrase!("drill-found", technique = technique));
        if usize::from(self.board) < self.tasks.len() {
            self.answers = self.task().answers().into();
            return None;
        }
        self.last = Some(found);
        let sheet = score::sheet(self.variant, &self.tally, now);
        let is_won = (self.tally.hints as usize) < self.tasks.len();
        let (result, event) =
            if is_won { (EndResult::Won, Event::Won) } else { (EndResult::Lost, Event::Lost) };
        self.outcome = Outcome::Over(End { result, at: now, sheet });
        Some(event)
    }

    fn hint_shown(&mut self, stage: u8) -> Result<Vec<Event>, Refusal> {
        if stage == 0 || stage > 4 || stage > self.hint_stage + 1 {
            return Err(Refusal::new(phrase!("refuse-hint-stage")));
        }
        // The same hint, looked at again, is one hint.
        self.tally.hints += u32::from(self.hint_stage == 0);
        self.hint_stage = self.hint_stage.max(stage);
        Ok(Vec::new())
    }

    /// What does a step.
    fn action(&self, step: &Step) -> Action {
        let said = match self.task().deed {
            Deed::Place => &step.conclusion.placements,
            Deed::Strike => &step.conclusion.eliminations,
        };
        let Candidate { digit, .. } = said[0];
        let alike = said.iter().filter(|one| one.digit == digit);
        let (cells, value) = (alike.map(|one| one.cell).collect(), digit.get());
        match self.task().deed {
            Deed::Place => Action::Enter { cells, value },
            Deed::Strike => Action::Note { cells, value, kind: NoteKind::Simple },
        }
    }
}

impl Game for Drill {
    fn act(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        if self.outcome.is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        match *action {
            Action::Hint { stage } => self.hint_shown(stage),
            _ => self.claim(action, now),
        }
    }

    fn view(&self, now: Millis) -> View {
        show::view(self, now)
    }

    fn preview(&self, action: &Action, now: Millis) -> Preview {
        let refusal = self.clone().act(action, now).err();
        let cells = match *action {
            Action::Enter { cells, .. } | Action::Note { cells, .. } if refusal.is_none() => cells,
            _ => CellSet::EMPTY,
        };
        Preview { cells, refusal, ..Preview::default() }
    }

    fn hint(&self, _now: Millis) -> Result<Hint, Refusal> {
        if self.outcome.is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        let step = &self.answers[0];
        Ok(Hint {
            stages: told::stages(step, self.task().position.grid()),
            actions: vec![self.action(step)],
        })
    }

    fn judge(&self, action: &Action, _now: Millis) -> Option<Judgement> {
        if self.outcome.is_over() {
            return None;
        }
        let claims = self.claims(action).ok()?;
        let is_wrong = claims.iter().any(|claim| self.is_false(claim));
        let is_known = claims.iter().any(|claim| self.slips.contains(claim));
        if is_known || !is_wrong && self.answer(&claims).is_none() {
            return None;
        }
        Some(Judgement {
            best: self.action(&self.answers[0]),
            loss: if is_wrong { u64::from(self.variant.pay().mistake) } else { 0 },
            rank: if is_wrong { 2 } else { 1 },
            of: 2,
        })
    }

    fn asked(&self) -> Option<Technique> {
        Some(self.task().technique)
    }

    fn tally(&self) -> Tally {
        self.tally
    }

    fn undo_rule(&self) -> UndoRule {
        UndoRule::Never
    }

    fn outcome(&self) -> &Outcome {
        &self.outcome
    }
}

#[cfg(test)]
mod tests;
