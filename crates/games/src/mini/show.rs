//! What Mini shows and says: menu, board, hints, in short sentences for those who begin to read.
//! Decides nothing.

use super::Mini;
use super::size::House;
use super::solve::meets_twin;
use super::step::{Step, Why};
use super::variant::Variant;
use crate::hint::{Role, Stage};
use crate::view::{
    BoardView, CellView, CommandState, CommandView, Content, EntryMode, Figure, Flags, Notes,
    PadKey, Readout, RegionView,
};
use crate::{Action, Command, GameId, GameInfo, Hint, Hue, Lesson, Millis, NoteKind, View};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, Phrase, phrase};

const MODES: [EntryMode; 2] = [EntryMode::Value, EntryMode::Note(NoteKind::Simple)];

pub fn lesson() -> Lesson {
    let says = [phrase!("lesson-row"), phrase!("lesson-column"), phrase!("lesson-box")];
    Lesson::read(GameId::Mini, "four-gaps", include_str!("../../lessons/mini.txt"), says)
}

pub fn info() -> GameInfo {
    GameInfo {
        how_to: vec![
            phrase!("mini-how-fill"),
            phrase!("mini-how-pictures"),
            phrase!("mini-how-help"),
            phrase!("mini-how-score"),
        ],
        on_paper: vec![phrase!("mini-on-paper"), phrase!("mini-on-paper-pictures")],
        questions: vec![
            phrase!("mini-ask-size"),
            phrase!("mini-ask-face"),
            phrase!("mini-ask-kind"),
        ],
        presets: Variant::all().map(Variant::preset).collect(),
        ..GameInfo::new(phrase!("mini-name"), phrase!("mini-tagline"), Hue::Teal)
    }
}

pub fn view(game: &Mini, now: Millis) -> View {
    let size = game.variant.size;
    let side = size.side();
    let at = game.outcome.end().map_or(now, |end| end.at);
    let blanks = game.puzzle.blanks();
    let filled =
        Figure::Share { part: (blanks & game.board.grid.filled()).len(), whole: blanks.len() };
    let left = |digit| u32::from(side).saturating_sub(game.board.grid.cells_with(digit).len());
    let pad = |digit: Digit| PadKey { value: digit.get(), left: Some(left(digit) as u8) };
    View {
        pad: size.digits().iter().map(pad).collect(),
        modes: &MODES,
        eraser: true,
        readouts: vec![
            Readout::calm(phrase!("readout-time"), Figure::Time(at)),
            Readout::calm(phrase!("mini-readout-filled"), filled),
        ],
        commands: commands(game),
        notice: notice(game),
        ..View::new(BoardView {
            rows: side,
            cols: side,
            regions: vec![RegionView::default(); side.into()],
            face: game.variant.face,
            ..BoardView::square(size.cells().map(|cell| cell_view(game, cell)))
        })
    }
}

fn cell_view(game: &Mini, cell: Cell) -> CellView {
    let (size, grid) = (game.variant.size, &game.board.grid);
    let content = match grid[cell].map(Digit::get) {
        None => Content::Empty,
        Some(value) if game.puzzle.clues[cell].is_some() => Content::Given(value),
        Some(value) if game.board.revealed.contains(cell) => Content::Revealed(value),
        Some(value) => Content::Own(value),
    };
    CellView {
        notes: Notes { simple: game.board.notes[cell.index()], ..Notes::default() },
        flags: Flags {
            conflict: meets_twin(size, grid, cell),
            wrong: game.told_wrong.contains(cell),
            fresh: game.fresh.contains(cell),
        },
        region: size.box_of(cell),
        ..CellView::new(cell, content)
    }
}

fn commands(game: &Mini) -> Vec<CommandView> {
    if game.outcome.is_over() {
        return Vec::new();
    }
    let offer =
        |command, label| CommandView { command, label, state: CommandState::Ready, choice: None };
    vec![
        offer(Command::Check, phrase!("command-check")),
        offer(Command::ShowSolution, phrase!("command-show-solution")),
    ]
}

/// What stands twice; otherwise the last thing that was said.
fn notice(game: &Mini) -> Vec<Phrase> {
    let (size, grid) = (game.variant.size, &game.board.grid);
    let twice = size.houses().find_map(|house| {
        let stands = |digit: &Digit| {
            let having = size.cells_of(house) & grid.cells_with(*digit);
            having.len() > 1
        };
        Some((house, size.digits().iter().find(stands)?))
    });
    match twice {
        Some((house, digit)) => {
            let house = house_words(house, phrase!("mini-box"));
            vec![phrase!("mini-twice", house = house, value = value(game, digit))]
        }
        None => game.notice.iter().cloned().collect(),
    }
}

fn value(game: &Mini, digit: Digit) -> Phrase {
    game.variant.face.name(digit.get())
}

/// A house as the sentence needs it; a box has no number that anybody counts, and other forms.
fn house_words(house: House, a_box: Phrase) -> Phrase {
    match house {
        House::Row(row) => phrase!("house-row", place = row + 1),
        House::Column(col) => phrase!("house-column", place = col + 1),
        House::Box(_) => a_box,
    }
}

fn look_at(house: House) -> Phrase {
    phrase!("mini-look", house = house_words(house, phrase!("mini-the-box")))
}

/// Who begins to read does not read `r1c3`.
fn at(phrase: Phrase, cell: Cell) -> Phrase {
    phrase.with("row", cell.row() + 1).with("column", cell.col() + 1)
}

/// Takes away what is wrong before anything else is looked for.
pub fn wrong_hint(game: &Mini, cell: Cell) -> Hint {
    let here = CellSet::only(cell);
    let around = game.variant.size.cells_of(House::Box(game.variant.size.box_of(cell)));
    Hint {
        stages: vec![
            Stage::new(phrase!("mini-wrong-where")).with_cells(around, Role::Base),
            Stage::new(at(phrase!("mini-wrong-here"), cell)).with_cells(here, Role::Loss),
        ],
        actions: vec![Action::Erase { cells: here }],
    }
}

/// Where to look, what to look for, what is to be seen there, and what follows.
pub fn hint(game: &Mini, step: &Step) -> Hint {
    let (size, grid) = (game.variant.size, &game.board.grid);
    let (here, peers) = (CellSet::only(step.cell), size.peers(step.cell));
    let value = value(game, step.digit);
    let (look, idea, pattern, area, shown) = match step.why {
        Why::LastCell(house) => (
            look_at(house),
            phrase!("mini-idea-last"),
            phrase!("mini-seen-last"),
            size.cells_of(house),
            size.cells_of(house) - here,
        ),
        Why::OnlyPlace(house) => {
            let open = size.cells_of(house) - grid.filled() - here;
            let sees = |cell: &Cell| !(size.peers(*cell) & open).is_empty();
            (
                look_at(house),
                phrase!("mini-idea-place", value = value.clone()),
                phrase!("mini-seen-place", value = value.clone()),
                size.cells_of(house),
                grid.cells_with(step.digit).iter().filter(sees).collect(),
            )
        }
        Why::OnlyValue => (
            at(phrase!("mini-look-cell"), step.cell),
            phrase!("mini-idea-value"),
            phrase!("mini-seen-value"),
            here,
            peers & grid.filled(),
        ),
    };
    let lit = |phrase, cells| Stage::new(phrase).with_cells(cells, Role::Base);
    let seen = lit(pattern, area - shown).with_cells(shown, Role::Other);
    let mut told = lit(at(phrase!("mini-step", value = value), step.cell), area - here)
        .with_cells(here, Role::Gain);
    told.candidates.push((step.cell, step.digit, Role::Gain));
    Hint {
        stages: vec![lit(look, area), lit(idea, area), seen, told],
        actions: vec![Action::Enter { cells: here, value: step.digit.get() }],
    }
}
