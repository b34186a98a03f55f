//! A game to copy: it compiles, obeys the laws and is played by nobody. Nine cells in a row,
//! filled with 1–9; full means won.
//!
//! To add a game: copy this file, write its rules, add it to `catalog.rs`.

use crate::info::Hue;
use crate::outcome::{End, Result as EndResult, ScoreSheet};
use crate::view::{BoardView, CellView, Content, EntryMode, Figure, PadKey, Readout};
use crate::{
    Action, Deal, DealError, Event, Game, GameId, GameInfo, Hint, Lesson, Millis, Outcome, Pay,
    Preset, Preview, Refusal, Tally, UndoRule, View,
};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, House, Rng, phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blank {
    /// Restored by undo.
    board: Snapshot,
    /// Not restored by undo.
    tally: Tally,
    outcome: Outcome,
}

/// What undo restores.
pub type Snapshot = [Option<u8>; 9];

/// How it is played, shown once to those who are new to it.
pub fn lesson() -> Lesson {
    Lesson::read(GameId::Blank, "only", "deal first 1\nenter r1c1 1", [phrase!("lesson-last")])
}

pub fn info() -> GameInfo {
    GameInfo {
        how_to: vec![phrase!("blank-how")],
        presets: vec![Preset::new(
            "only",
            phrase!("blank-name"),
            phrase!("blank-tagline"),
            Pay::NOTHING,
        )],
        ..GameInfo::new(phrase!("blank-name"), phrase!("blank-tagline"), Hue::Rose)
    }
}

impl Blank {
    /// Deals a run. All randomness comes from `rng`.
    pub fn deal(preset: &'static str, rng: &mut Rng) -> Deal {
        Deal::new(GameId::Blank, preset).with("first", rng.between(1, 9))
    }

    /// Starts the run a deal describes, or says which line of it is wrong.
    pub fn start(deal: &Deal) -> Result<Blank, DealError> {
        let expected = phrase!("action-value");
        let first: u8 = deal.read("first", expected.clone())?;
        if !(1..=9).contains(&first) {
            return Err(DealError::new(
                "first",
                phrase!("found-expected", found = first, expected = expected),
            ));
        }
        let mut board = [None; 9];
        board[0] = Some(first);
        Ok(Blank { board, tally: Tally::default(), outcome: Outcome::Playing })
    }

    pub fn snapshot(&self) -> Snapshot {
        self.board
    }

    /// Undo: takes over an earlier board and leaves what undo must not take back.
    /// (The session takes nothing back once a run is over.)
    pub fn restore(&mut self, earlier: &Snapshot) {
        self.board = *earlier;
    }

    fn enter(&mut self, cells: CellSet, value: u8, now: Millis) -> Result<Vec<Event>, Refusal> {
        let Some(cell) = cells.single().filter(|cell| cell.row() == 0) else {
            return Err(Refusal::at(phrase!("blank-one-cell"), cells));
        };
        if !(1..=9).contains(&value) {
            return Err(Refusal::at(phrase!("blank-value"), cells));
        }
        self.board[cell.index()] = Some(value);
        let mut events = vec![Event::Entered { cells }];
        if self.board.iter().all(Option::is_some) {
            self.outcome = Outcome::Over(End {
                result: EndResult::Won,
                at: now,
                sheet: ScoreSheet::default(),
            });
            events.push(Event::Won);
        }
        Ok(events)
    }
}

impl Game for Blank {
    fn act(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        if self.outcome.is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        match *action {
            Action::Enter { cells, value } => self.enter(cells, value, now),
            _ => Err(Refusal::new(phrase!("refuse-not-here"))),
        }
    }

    fn view(&self, now: Millis) -> View {
        let cells = House::row(0).cells().iter().map(|cell| {
            let content = self.board[cell.index()].map_or(Content::Empty, Content::Own);
            CellView { region: 0, ..CellView::new(cell, content) }
        });
        View {
            modes: &[EntryMode::Value],
            pad: (1..=9).map(|value| PadKey { value, left: None }).collect(),
            readouts: vec![Readout::calm(phrase!("readout-time"), Figure::Time(now))],
            ..View::new(BoardView { rows: 1, ..BoardView::square(cells) })
        }
    }

    fn preview(&self, action: &Action, now: Millis) -> Preview {
        let refusal = self.clone().act(action, now).err();
        let cells = if let Action::Enter { cells, .. } = *action { cells } else { CellSet::EMPTY };
        Preview { cells, refusal, ..Preview::default() }
    }

    fn hint(&self, _now: Millis) -> Result<Hint, Refusal> {
        let Some(free) =
            self.board.iter().position(Option::is_none).and_then(|index| Cell::new(index as u8))
        else {
            return Err(Refusal::new(phrase!("refuse-over")));
        };
        Ok(Hint {
            stages: Vec::new(),
            actions: vec![Action::Enter { cells: CellSet::only(free), value: 1 }],
        })
    }

    fn tally(&self) -> Tally {
        self.tally
    }

    fn undo_rule(&self) -> UndoRule {
        UndoRule::Free
    }

    fn outcome(&self) -> &Outcome {
        &self.outcome
    }
}
