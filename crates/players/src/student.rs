//! A bot that knows some techniques and no others: it takes the easiest step it knows, and where it knows
//! none it asks. The coach must find out what it knows from its logs alone.

use session::technique::Technique;
use session::view::EntryMode;
use session::{
    Action, CellSet, Command, Desk, DigitSet, Intent, Millis, NoteKind, Rng, Select, seen,
};

#[derive(Clone, Debug)]
pub struct Student {
    pub knows: Vec<Technique>,
    /// Of a thousand steps so many end with a wrong digit.
    pub slips: u32,
}

/// No run takes as many steps: whoever needs them goes round in circles.
const MOST_STEPS: u32 = 1_000;

impl Student {
    /// Plays a run of whole puzzles to its end, with all notes written. Returns the tick of the last move.
    ///
    /// # Panics
    /// When the run comes to no end.
    pub fn play(&self, desk: &mut Desk, rng: &mut Rng) -> Millis {
        let mut tick = Millis::from_secs(2);
        desk.handle(Intent::Command(Command::FillNotes), tick);
        for _ in 0..MOST_STEPS {
            if desk.session().outcome().is_over() {
                return tick;
            }
            tick = self.step(desk, tick, rng);
        }
        panic!("no end of {:?}", desk.session().deal());
    }

    fn step(&self, desk: &mut Desk, tick: Millis, rng: &mut Rng) -> Millis {
        let board = desk.view(tick).board;
        let (puzzle, now) = board.grids();
        let position = seen::position(&puzzle, &now, &board.candidates_noted());
        let seen = self.knows.iter().find_map(|technique| technique.first(&position));
        let Some(step) = seen else {
            let tick = tick + Millis::from_secs(90);
            // Four stages, and then it is done for whoever asks on.
            (0..5).for_each(|_| drop(desk.handle(Intent::Hint, tick)));
            return tick;
        };
        let usual = 4_000 + 1_500 * step.technique as u64;
        let tick = tick + Millis(usual * u64::from(rng.between(60, 160)) / 100);
        if let Some(placed) = step.conclusion.placements.first() {
            let cells = CellSet::only(placed.cell);
            desk.handle(Intent::Point { cell: placed.cell, how: Select::Only }, tick);
            let others = DigitSet::ALL - DigitSet::only(placed.digit);
            let wrong =
                others.iter().nth(rng.below(8) as usize).filter(|_| rng.below(1_000) < self.slips);
            if let Some(wrong) = wrong {
                desk.handle(
                    Intent::Value { value: wrong.get(), mode: Some(EntryMode::Value) },
                    tick,
                );
                desk.handle(Intent::Undo, tick + Millis::from_secs(1));
                return tick + Millis::from_secs(1);
            }
            desk.act(&Action::Enter { cells, value: placed.digit.get() }, tick);
        }
        for gone in &step.conclusion.eliminations {
            let cells = CellSet::only(gone.cell);
            let note = Action::Note { cells, value: gone.digit.get(), kind: NoteKind::Simple };
            desk.act(&note, tick);
        }
        tick
    }
}
