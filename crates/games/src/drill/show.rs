//! What Drill shows and says. Decides nothing.

use super::Drill;
use super::variant::{Deed, Variant};
use crate::view::{BoardView, CellView, Content, Figure, Flags, Notes, PadKey, Readout, Urgency};
use crate::{GameId, GameInfo, Hue, Lesson, Millis, View};
use alloc::vec;
use alloc::vec::Vec;
use engine::position::Position;
use engine::technique::Family;
use engine::{Cell, CellSet, Digit, DigitSet, Phrase, phrase};

pub fn lesson() -> Lesson {
    let says = [phrase!("lesson-drill-one"), phrase!("lesson-drill-two")];
    Lesson::read(GameId::Drill, "locked", include_str!("../../lessons/drill.txt"), says)
}

pub fn info() -> GameInfo {
    GameInfo {
        how_to: vec![
            phrase!("drill-how-find"),
            phrase!("drill-how-strike"),
            phrase!("drill-how-hearts"),
            phrase!("drill-how-score"),
        ],
        presets: Variant::ALL.into_iter().map(Variant::preset).collect(),
        ..GameInfo::new(phrase!("drill-name"), phrase!("drill-tagline"), Hue::Sunflower)
    }
}

pub fn view(game: &Drill, now: Millis) -> View {
    let at = game.outcome.end().map_or(now, |end| end.at);
    let position = game.position();
    View {
        pad: Digit::all().map(|digit| PadKey { value: digit.get(), left: None }).collect(),
        modes: game.task().deed.modes(),
        readouts: readouts(game, at),
        notice: notice(game),
        ..View::new(BoardView::square(Cell::all().map(|cell| cell_view(game, &position, cell))))
    }
}

/// Notes are shown where they are needed; a single is looked for without.
fn cell_view(game: &Drill, position: &Position, cell: Cell) -> CellView {
    let was_given = game.task().position.grid()[cell].is_some();
    let content = position.grid()[cell].map_or(Content::Empty, |digit| match was_given {
        true => Content::Given(digit.get()),
        false => Content::Own(digit.get()),
    });
    let simple = match game.task().technique.family() {
        Family::Singles => DigitSet::EMPTY,
        _ => position[cell],
    };
    let slipped: CellSet = game.slips.iter().map(|slip| slip.cell).collect();
    CellView {
        notes: Notes { simple, ..Notes::default() },
        flags: Flags { wrong: slipped.contains(cell), ..Flags::default() },
        ..CellView::new(cell, content)
    }
}

fn readouts(game: &Drill, at: Millis) -> Vec<Readout> {
    let left = game.hearts.saturating_sub(game.tally.mistakes);
    let found = Figure::Share { part: u32::from(game.board), whole: game.tasks.len() as u32 };
    vec![
        Readout::calm(phrase!("readout-time"), Figure::Time(at)),
        Readout {
            label: phrase!("readout-lives"),
            value: Figure::Number(left.into()),
            urgency: if left == 1 { Urgency::Soon } else { Urgency::Calm },
        },
        Readout::calm(phrase!("drill-readout-found"), found),
    ]
}

/// What happened last, and what is to be found.
fn notice(game: &Drill) -> Vec<Phrase> {
    let asked = (!game.outcome.is_over()).then(|| wanted(game));
    game.notice.iter().cloned().chain(asked).collect()
}

fn wanted(game: &Drill) -> Phrase {
    let technique = Phrase::new(game.task().technique.message());
    match game.task().deed {
        Deed::Place => phrase!("drill-find-place", technique = technique),
        Deed::Strike => phrase!("drill-find-strike", technique = technique),
    }
}
