//! What a front end sees of Pieces.

use super::{Pieces, difficulty, score};
use crate::outcome::Result as EndResult;
use crate::view::{
    BoardView, CellView, CommandState, CommandView, Content, Figure, Flags, PieceCell, PieceView,
    PlacedView, Readout,
};
use crate::{Command, GameId, GameInfo, Hue, Lesson, Millis, Outcome, PieceId, View};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Phrase, phrase};

pub fn lesson() -> Lesson {
    let says = [phrase!("lesson-drag"), phrase!("lesson-turn"), phrase!("lesson-last")];
    Lesson::read(GameId::Pieces, "easy", include_str!("../../lessons/pieces.txt"), says)
}

pub fn info() -> GameInfo {
    GameInfo {
        how_to: vec![
            phrase!("pieces-how-goal"),
            phrase!("pieces-how-turn"),
            phrase!("pieces-how-place"),
            phrase!("pieces-how-score"),
        ],
        on_paper: vec![phrase!("pieces-on-paper"), phrase!("pieces-on-paper-turn")],
        presets: difficulty::ALL.iter().map(difficulty::Difficulty::preset).collect(),
        // From the second on help is paid for.
        rules_version: 2,
        ..GameInfo::new(phrase!("pieces-name"), phrase!("pieces-tagline"), Hue::Tomato)
    }
}

pub fn view(game: &Pieces, now: Millis) -> View {
    let free = !game.board().filled();
    View {
        tray: (0..game.puzzle.shapes.len())
            .filter(|&piece| game.table.placed[piece].is_none())
            .map(|piece| piece_view(game, piece, free))
            .collect(),
        tray_room: game.puzzle.shapes.len() as u8,
        readouts: readouts(game, now),
        commands: commands(game),
        notice: notice(game),
        ..View::new(board_view(game))
    }
}

fn board_view(game: &Pieces) -> BoardView {
    let board = game.board();
    let conflicts = board.conflicts();
    let mut cover = [None; Cell::COUNT];
    for (piece, spot) in game.table.placed.iter().enumerate() {
        for cell in spot.iter().flat_map(|&spot| game.puzzle.cells(piece, spot).iter()) {
            let fill = game.puzzle.fills[piece];
            cover[cell.index()] = Some(PlacedView { id: PieceId(piece as u16), fill });
        }
    }
    let given_up = matches!(&game.outcome, Outcome::Over(end) if end.result == EndResult::GivenUp);
    let content = |cell: Cell| match board[cell].map(engine::Digit::get) {
        None => Content::Empty,
        Some(value) if cover[cell.index()].is_none() => Content::Given(value),
        Some(value) if given_up => Content::Revealed(value),
        Some(value) => Content::Own(value),
    };
    let cells = Cell::all().map(|cell| CellView {
        flags: Flags {
            conflict: conflicts.contains(cell),
            wrong: false,
            fresh: game.table.fresh.contains(cell),
        },
        piece: cover[cell.index()],
        ..CellView::new(cell, content(cell))
    });
    BoardView::square(cells)
}

fn piece_view(game: &Pieces, piece: usize, free: CellSet) -> PieceView {
    let shape = &game.puzzle.shapes[piece];
    let cells = shape.cells().iter();
    let cells = cells.map(|&(row, col, digit)| PieceCell { row, col, value: digit.get() });
    PieceView {
        turn: game.table.turns[piece],
        turnable: true,
        fill: game.puzzle.fills[piece],
        fits: shape.fits(free),
        ..PieceView::new(PieceId(piece as u16), cells.collect())
    }
}

fn readouts(game: &Pieces, now: Millis) -> Vec<Readout> {
    let at = game.outcome.end().map_or(now, |end| end.at);
    let calm = Readout::calm;
    let placed = game.table.placed.iter().flatten().count() as u32;
    let whole = game.table.placed.len() as u32;
    vec![
        calm(phrase!("readout-time"), Figure::Time(at)),
        calm(
            phrase!("readout-bonus"),
            Figure::Number(score::time_bonus(game.puzzle.difficulty, at).into()),
        ),
        calm(phrase!("pieces-readout-placed"), Figure::Share { part: placed, whole }),
    ]
}

fn commands(game: &Pieces) -> Vec<CommandView> {
    let ready = |is_ready| if is_ready { CommandState::Ready } else { CommandState::Resting };
    let playing = !game.outcome.is_over();
    let view = |command, label, state| CommandView { command, label, state, choice: None };
    vec![
        view(
            Command::Submit,
            phrase!("command-submit"),
            ready(playing && game.not_yet().is_none()),
        ),
        view(Command::Check, phrase!("command-check"), ready(playing)),
        view(Command::ShowSolution, phrase!("command-show-solution"), ready(playing)),
    ]
}

/// What meets what, or that the board can be handed in.
fn notice(game: &Pieces) -> Vec<Phrase> {
    if game.outcome.is_over() {
        return Vec::new();
    }
    if let Some((house, digit)) = game.board().broken_house() {
        return vec![phrase!("pieces-meets", digit = digit, house = house)];
    }
    match game.not_yet() {
        None => vec![phrase!("pieces-full")],
        Some(_) => Vec::new(),
    }
}
