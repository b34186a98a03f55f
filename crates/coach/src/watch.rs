//! Looks at every moment of a run of whole puzzles; runs that ask for a technique are looked at in
//! `asked.rs`. No game is named but by what it plays.

use crate::asked;
use crate::credit::{Claim, Credit, credit};
use crate::moment::{Help, Moment, Overlooked, What};
use alloc::vec;
use alloc::vec::Vec;
use engine::position::Position;
use engine::step::{Candidate, Step};
use engine::technique::{self, Technique};
use engine::{Cell, CellSet, Digit, DigitSet, Grid, solver};
use session::verify::ReplayError;
use session::view::Content;
use session::{Action, Command, GameId, Log, Made, Millis, Move, Session, Walk, seen};

/// The moments of a run; none where the run is of a game that the coach does not judge.
///
/// # Errors
/// When the log cannot have been played.
pub fn watch(log: &Log) -> Result<Vec<Moment>, ReplayError> {
    let mut walk = Walk::new(log)?;
    if walk.session().game().as_game().asked().is_some() {
        return asked::watch(walk);
    }
    if log.deal.game != GameId::OF_PUZZLES {
        return Ok(Vec::new());
    }
    let mut watcher = Watcher::new(walk.session());
    while let Some(made) = walk.step()? {
        watcher.see(walk.session(), &made);
    }
    Ok(watcher.moments)
}

struct Watcher {
    puzzle: Grid,
    solution: Grid,
    /// The board before the move that is looked at.
    before: Board,
    /// When digits or notes last changed.
    changed: Millis,
    /// What was claimed once is not found again after an undo.
    claimed: Vec<Claim>,
    /// The cells that a wrong digit stood in: what comes after it was not found but mended.
    spoiled: CellSet,
    /// What a hint or the last step says: to do it needs no more thought.
    known: Vec<Step>,
    /// Other steps by which the last find, with all that was done of it since, may have been seen.
    others: Vec<Step>,
    moments: Vec<Moment>,
}

/// What the coach minds of a board.
#[derive(Clone, PartialEq, Eq)]
struct Board {
    grid: Grid,
    revealed: CellSet,
    notes: [DigitSet; 81],
}

impl Board {
    fn of(session: &Session) -> Board {
        let view = session.view(Millis::ZERO).board;
        let is_revealed = |content: Content| matches!(content, Content::Revealed(_));
        let revealed = view.cells.iter().filter(|at| is_revealed(at.content)).map(|at| at.cell);
        Board { grid: view.grids().1, revealed: revealed.collect(), notes: view.candidates_noted() }
    }
}

impl Watcher {
    fn new(session: &Session) -> Watcher {
        let puzzle = session.view(Millis::ZERO).board.grids().0;
        Watcher {
            puzzle,
            solution: solver::first(&puzzle).unwrap_or(puzzle),
            before: Board::of(session),
            changed: Millis::ZERO,
            claimed: Vec::new(),
            spoiled: CellSet::EMPTY,
            known: Vec::new(),
            others: Vec::new(),
            moments: Vec::new(),
        }
    }

    /// Looks at a move that was made, and at the board after it.
    fn see(&mut self, session: &Session, made: &Made<'_>) {
        let after = Board::of(session);
        match made.entry {
            Move::Act(Action::Hint { stage }) => self.hinted(*stage, made),
            Move::Act(Action::Reveal { cell }) => self.revealed(*cell, made),
            Move::Act(Action::Enter { .. }) => self.entered(&after, made),
            Move::Act(Action::Note { value, .. }) => self.noted(&after, *value, made),
            // What the game fills in by itself is nobody's find, and a board that was left is left.
            Move::Act(Action::Command(Command::FillLast | Command::ShowSolution)) => {}
            _ => {}
        }
        if after != self.before {
            self.changed = made.at;
        }
        self.before = after;
    }

    /// What can be reasoned from: the right digits that stand, and the player's notes where they lack
    /// nothing that is needed.
    fn position(&self) -> Position {
        let mut grid = self.before.grid;
        for (cell, digit) in self.before.grid.placed() {
            if self.solution[cell] != Some(digit) {
                grid[cell] = None;
            }
        }
        let own = seen::position(&self.puzzle, &grid, &self.before.notes);
        let lacks = |cell: Cell| self.solution[cell].is_some_and(|digit| !own.has(cell, digit));
        match own.empty().iter().any(lacks) {
            true => Position::from_candidates(&self.puzzle, &grid, &engine::Candidates::of(&grid)),
            false => own,
        }
    }

    fn push(&mut self, made: &Made<'_>, open: Vec<Step>, what: What) {
        let took = made.at.since(self.changed);
        self.moments.push(Moment { index: made.index, at: made.at, took, open, what });
    }

    fn hinted(&mut self, stage: u8, made: &Made<'_>) {
        if stage > 1 {
            // The same hint, looked at further.
            let told = self.moments.iter_mut().rev().find_map(|moment| match &mut moment.what {
                What::Told { help: Help::Hint { stage }, .. } => Some(stage),
                _ => None,
            });
            if let Some(shown) = told {
                *shown = stage.max(*shown);
            }
            return;
        }
        let easiest = technique::easiest(&self.position());
        let what = What::Told {
            technique: easiest.as_ref().map(|step| step.technique),
            help: Help::Hint { stage },
        };
        self.push(made, easiest.iter().cloned().collect(), what);
        self.known.extend(easiest);
        self.others.clear();
    }

    fn revealed(&mut self, cell: Cell, made: &Made<'_>) {
        let Some(digit) = self.solution[cell] else { return };
        let claim = Claim::Placed(Candidate { cell, digit });
        self.claimed.push(claim);
        let credit = credit(&self.position(), claim);
        let what = What::Told {
            technique: credit.as_ref().map(|credit| credit.step.technique),
            help: Help::Reveal,
        };
        self.push(made, credit.into_iter().map(|credit| credit.step).collect(), what);
    }

    fn entered(&mut self, after: &Board, made: &Made<'_>) {
        let changed: Vec<Candidate> = after
            .grid
            .placed()
            .filter(|&(cell, digit)| self.before.grid[cell] != Some(digit))
            .map(|(cell, digit)| Candidate { cell, digit })
            .collect();
        for what in changed {
            if self.solution[what.cell] == Some(what.digit) {
                self.claim(Claim::Placed(what), made);
            } else {
                self.mistaken(what, made);
            }
        }
    }

    fn noted(&mut self, after: &Board, value: u8, made: &Made<'_>) {
        let Some(digit) = Digit::new(value) else { return };
        let had = |cell: &Cell| {
            let index = cell.index();
            self.before.notes[index].contains(digit) && !after.notes[index].contains(digit)
        };
        let struck: Vec<Cell> = Cell::all().filter(had).collect();
        for cell in struck {
            // A note that the board itself rules out is tidied away, and one that is needed was no find.
            let is_stale = self.before.grid.cells_with(digit).iter().any(|other| other.sees(cell));
            if !is_stale && self.solution[cell] != Some(digit) {
                self.claim(Claim::Struck(Candidate { cell, digit }), made);
            }
        }
    }

    /// A claim that is right: a find, unless it was known already.
    fn claim(&mut self, claim: Claim, made: &Made<'_>) {
        if self.claimed.contains(&claim) {
            return;
        }
        self.claimed.push(claim);
        if self.spoiled.contains(claim.what().cell) {
            return;
        }
        if let Some(known) = self.known.iter().rposition(|step| claim.follows_from(step)) {
            if known + 1 == self.known.len() {
                self.goes_on(claim);
            }
            return;
        }
        let position = self.position();
        match credit(&position, claim) {
            Some(Credit { step, others }) => {
                let technique = step.technique;
                let what =
                    What::Found { what: claim.what(), technique, others: techniques_of(&others) };
                self.push(made, open_until(&position, &step), what);
                // Its other conclusions are the same find.
                self.known.push(step);
                self.others = others;
            }
            None => {
                if let Claim::Placed(what) = claim {
                    self.push(made, Vec::new(), What::Unexplained { what });
                }
            }
        }
    }

    /// More of the last find: what does not give this too was not what the player saw.
    fn goes_on(&mut self, claim: Claim) {
        self.others.retain(|step| claim.follows_from(step));
        if let Some(What::Found { others, .. }) =
            self.moments.last_mut().map(|moment| &mut moment.what)
        {
            *others = techniques_of(&self.others);
        }
    }

    fn mistaken(&mut self, what: Candidate, made: &Made<'_>) {
        self.spoiled.insert(what.cell);
        let claim = Claim::Placed(what);
        if self.claimed.contains(&claim) {
            return;
        }
        self.claimed.push(claim);
        let (overlooked, open) = self.overlooked(what);
        self.push(made, open, What::Mistaken { what, overlooked });
    }

    /// What a wrong entry did not mind, and the step that shows it.
    fn overlooked(&self, what: Candidate) -> (Overlooked, Vec<Step>) {
        let stands = self.before.grid.cells_with(what.digit);
        if stands.iter().any(|other| other.sees(what.cell)) {
            return (Overlooked::Twin, Vec::new());
        }
        let notes = self.before.notes[what.cell.index()];
        let right = self.solution[what.cell];
        if !notes.is_empty() && right.is_some_and(|right| !notes.contains(right)) {
            return (Overlooked::Note, Vec::new());
        }
        let position = self.position();
        match rules_out(&position, what) {
            Some(step) => (Overlooked::Step(step.technique), vec![step]),
            None => (Overlooked::Nothing, Vec::new()),
        }
    }
}

fn techniques_of(steps: &[Step]) -> Vec<Technique> {
    let mut techniques: Vec<Technique> = steps.iter().map(|step| step.technique).collect();
    techniques.dedup();
    techniques
}

/// The easiest step that shows that a digit does not belong into a cell: by another digit there, by its
/// place elsewhere in a house, or by striking it.
fn rules_out(position: &Position, what: Candidate) -> Option<Step> {
    let shows = |step: &Step| {
        let placed =
            step.conclusion.placements.iter().any(|right| match right.digit == what.digit {
                true => right.cell.sees(what.cell),
                false => right.cell == what.cell,
            });
        placed || step.conclusion.eliminations.contains(&what)
    };
    let mut techniques = Technique::ALL.into_iter().take_while(|one| *one <= Technique::XyWing);
    techniques.find_map(|technique| technique.all(position).into_iter().find(shows))
}

/// A step of each technique that is open here, the easiest first, up to this one.
fn open_until(position: &Position, used: &Step) -> Vec<Step> {
    let easier = Technique::ALL.into_iter().take_while(|one| *one < used.technique);
    easier.filter_map(|one| one.first(position)).chain([used.clone()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rng;
    use session::{RunId, deal_own};
    use std::format;
    use std::string::{String, ToString};

    /// Falls to singles alone.
    const EASY: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// No single is left: the 6 of box 6 points along row 6, and then the 6 of row 5 has one place.
    const HARD: &str =
        "623587419541..6.8.789.1.6.5.3.....58..5....43..8.352...1..5.....52.7.8...9.2..5..";

    fn told(moment: &Moment) -> String {
        let (number, seconds) = (moment.index + 1, moment.took.secs());
        let what = match &moment.what {
            What::Found { what, technique, .. } => format!("{technique} {what}"),
            What::Told { technique, help } => {
                let name = technique.map_or("nothing".into(), |one| one.to_string());
                match help {
                    Help::Hint { stage } => format!("told {name} to stage {stage}"),
                    Help::Reveal => format!("shown {name}"),
                }
            }
            What::Mistaken { what, overlooked } => format!("wrong {what} {overlooked:?}"),
            What::Unexplained { what } => format!("unexplained {what}"),
        };
        format!("{number} {seconds}s {what}")
    }

    /// A move a line, behind the second it is made at.
    #[track_caller]
    fn check(puzzle: &str, moves: &[&str], expected: &[&str]) {
        let deal = deal_own(puzzle, &mut Rng::new(1)).unwrap();
        let mut session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
        for line in moves {
            let (second, action) = line.split_once(' ').unwrap();
            let at = Millis::from_secs(second.parse().unwrap());
            match action {
                "undo" => drop(session.undo(at).unwrap()),
                "redo" => drop(session.redo(at).unwrap()),
                _ => drop(session.act(&action.parse().unwrap(), at).unwrap()),
            }
        }
        let log = session.log(Millis::from_secs(999)).to_string().parse().unwrap();
        let moments: Vec<String> = watch(&log).unwrap().iter().map(told).collect();
        assert_eq!(moments, expected);
    }

    #[test]
    fn a_digit_is_credited_once_with_the_time_it_took() {
        check(
            EASY,
            &[
                "4 enter r5c5 5",
                "5 undo",
                "9 redo",
                "12 enter r9c7 1",
                "20 paint r9c7 3",
                "29 enter r1c8 1",
            ],
            &[
                "1 4s naked-single 5@r5c5",
                "4 3s hidden-single-box 1@r9c7",
                // Who paints is still thinking.
                "6 17s hidden-single-box 1@r1c8",
            ],
        );
    }

    #[test]
    fn notes_struck_by_one_step_are_one_find() {
        check(
            HARD,
            &[
                "2 do fill-notes",
                "30 note r6c2 6 simple",
                "31 note r6c4 6 simple",
                "40 enter r5c2 6",
            ],
            &["2 28s pointing 6@r6c2", "4 9s hidden-single-line 6@r5c2"],
        );
    }

    #[test]
    fn without_notes_a_digit_tells_of_what_was_held_in_mind() {
        check(HARD, &["50 enter r5c2 6"], &["1 50s pointing 6@r5c2"]);
    }

    #[test]
    fn tidying_up_is_no_find() {
        check(EASY, &["1 note r1c3 5 simple", "2 note r1c3 5 simple"], &[]);
    }

    #[test]
    fn a_pause_that_ends_with_a_hint_is_a_technique_not_seen() {
        check(
            HARD,
            &[
                "2 do fill-notes",
                "90 hint 1",
                "92 hint 2",
                "95 hint 3",
                "99 note r6c2,r6c4 6 simple",
                "105 enter r5c2 6",
            ],
            &["2 88s told pointing to stage 3", "6 6s hidden-single-line 6@r5c2"],
        );
        check(EASY, &["30 reveal r5c5"], &["1 30s shown naked-single"]);
    }

    #[test]
    fn a_wrong_entry_is_blamed_on_what_was_overlooked() {
        // A 5 stands in the row; the cell has one digit left; the row has one place left for it.
        check(EASY, &["3 enter r1c3 5"], &["1 3s wrong 5@r1c3 Twin"]);
        check(EASY, &["3 enter r5c2 5"], &["1 3s wrong 5@r5c2 Step(NakedSingle)"]);
        check(EASY, &["3 enter r9c2 1"], &["1 3s wrong 1@r9c2 Step(HiddenSingleBox)"]);
        // What is put right afterwards was not found.
        check(EASY, &["3 enter r5c5 7", "5 enter r5c5 5"], &["1 3s wrong 7@r5c5 Twin"]);
        check(
            EASY,
            &["1 do fill-notes", "2 note r4c3 9 simple", "9 enter r4c3 5"],
            &["3 7s wrong 5@r4c3 Note"],
        );
    }

    #[test]
    fn other_games_are_not_judged() {
        let other = GameId::from_key("pieces").unwrap();
        let deal = other.deal(&other.info().presets[0], &mut Rng::new(1));
        let log = Log::new(deal, RunId(1), 0);
        assert_eq!(watch(&log), Ok(Vec::new()));
    }
}
