//! What Binary shows and says: menu, board, tray, calculations, hints. Decides nothing.

use super::adviser::Advice;
use super::{Binary, Clear, Shape, Variant};
use crate::hint::{Role, Stage};
use crate::view::{
    BoardView, CellView, Content, Face, Figure, Flags, PieceCell, PieceView, Readout,
};
use crate::{Action, EndResult, GameId, GameInfo, Hint, Hue, Lesson, Outcome, Preset, Turn, View};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use engine::{Cell, HouseKind, Phrase, phrase, sort};

pub(super) const HINT_STAGES: u8 = 2;

pub fn lesson() -> Lesson {
    let says = [phrase!("lesson-drag"), phrase!("lesson-beside"), phrase!("lesson-bits")];
    Lesson::read(
        GameId::Binary,
        Variant::Relaxed.key(),
        include_str!("../../lessons/binary.txt"),
        says,
    )
}

pub fn info() -> GameInfo {
    GameInfo {
        how_to: vec![
            phrase!("binary-how-place"),
            phrase!("binary-how-read"),
            phrase!("binary-how-multiply"),
            phrase!("binary-how-end"),
            phrase!("binary-how-fair"),
        ],
        presets: Variant::ALL.into_iter().map(preset).collect(),
        ..GameInfo::new(phrase!("binary-name"), phrase!("binary-tagline"), Hue::Plum)
    }
}

fn preset(variant: Variant) -> Preset {
    let (name, about) = match variant {
        Variant::Single => (phrase!("binary-single"), phrase!("binary-single-about")),
        Variant::Relaxed => (phrase!("binary-relaxed"), phrase!("binary-relaxed-about")),
        Variant::Hand => (phrase!("binary-hand"), phrase!("binary-hand-about")),
        Variant::Sprint => (phrase!("binary-sprint"), phrase!("binary-sprint-about")),
    };
    Preset::new(variant.key(), name, about, variant.pay())
}

pub(super) fn view(game: &Binary) -> View {
    let cells = Cell::all().map(|cell| cell_view(game, cell));
    View {
        tray: tray(game),
        tray_room: game.variant.hand_size() as u8,
        readouts: readouts(game),
        notice: notice(game),
        ..View::new(BoardView { face: Face::Bits, ..BoardView::square(cells) })
    }
}

fn cell_view(game: &Binary, cell: Cell) -> CellView {
    CellView {
        flags: Flags { fresh: game.fresh.contains(cell), ..Flags::default() },
        ..CellView::new(cell, game.board.get(cell).map_or(Content::Empty, Content::Own))
    }
}

fn tray(game: &Binary) -> Vec<PieceView> {
    let piece = |held: &super::Held| {
        let cells = held.piece.values();
        let cells = cells.map(|((row, col), value)| PieceCell { row, col, value });
        PieceView {
            // What cannot be turned is not meant for one place alone.
            reach: PieceView::NEARBY,
            fill: (held.id.0 % 5) as u8,
            fits: game.board.fits_somewhere(held.piece),
            ..PieceView::new(held.id, cells.collect())
        }
    };
    game.hand.iter().map(piece).collect()
}

fn readouts(game: &Binary) -> Vec<Readout> {
    let calm = Readout::calm;
    // The number of the piece to be placed next, as players count: from 1.
    let next = i64::from(game.placed()) + 1;
    let piece = match game.variant.n_pieces() {
        None => calm(phrase!("binary-readout-piece"), Figure::Number(next)),
        Some(whole) => calm(
            phrase!("binary-readout-placed"),
            Figure::Share { part: game.placed().into(), whole: whole.into() },
        ),
    };
    vec![
        calm(phrase!("readout-score"), Figure::Number(game.earned.total() as i64)),
        piece,
        calm(phrase!("binary-readout-lines"), Figure::Number(game.earned.lines().into())),
    ]
}

fn notice(game: &Binary) -> Vec<Phrase> {
    let mut notice = calculation(&game.cleared);
    if let Outcome::Over(end) = &game.outcome {
        if end.result == EndResult::Won {
            notice.push(phrase!("binary-all-placed", count = u32::from(game.placed())));
            return notice;
        }
        notice.push(phrase!("binary-over"));
        let free = game.board.free();
        let fitting = Shape::ALL.iter().filter(|shape| !shape.homes(free).is_empty()).count();
        notice.push(phrase!("binary-would-fit", count = fitting as u32));
    }
    notice
}

/// Each line as a number, then their sum and its multiple where there are several.
fn calculation(clear: &Clear) -> Vec<Phrase> {
    let mut phrases: Vec<Phrase> = clear
        .lines
        .iter()
        .map(|line| phrase!("binary-sum", bits = format!("{:09b}", line.value), value = line.value))
        .collect();
    if clear.lines.len() > 1 {
        let mut values: Vec<u32> = clear.lines.iter().map(|line| line.value).collect();
        sort::by_key(&mut values, |value| core::cmp::Reverse(*value));
        let terms: Vec<String> = values.iter().map(u32::to_string).collect();
        phrases.push(phrase!("binary-add", terms = terms.join(" + "), sum = clear.sum()));
        phrases.push(phrase!(
            "binary-multiply",
            sum = clear.sum(),
            count = clear.lines.len() as u32,
            points = clear.points()
        ));
    }
    phrases
}

pub(super) fn hint(game: &Binary, best: &Advice) -> Hint {
    let action = Action::Place { piece: best.piece, at: best.at, turn: Turn::NONE };
    let piece = game.hand.iter().find(|held| held.id == best.piece);
    let cells = piece.map(|held| held.piece.shape.cells(best.at)).unwrap_or_default();
    let around = best.at.house(HouseKind::Box);
    let mut look = Stage::new(phrase!("binary-hint-where", house = around));
    look.houses.push(around);
    let reason = if best.points > 0 {
        phrase!("binary-hint-points", points = best.points)
    } else {
        phrase!("binary-hint-room")
    };
    let put = Stage::new(reason).with_cells(cells, Role::Gain);
    Hint { stages: vec![look, put], actions: vec![action] }
}
