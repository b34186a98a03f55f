//! Hints: first what has to come off, then the piece that can only go in one place, and why.

use super::Pieces;
use super::shape::Spot;
use crate::hint::{Role, Stage};
use crate::{Action, Hint, PieceId, Refusal};
use alloc::vec;
use alloc::vec::Vec;
use engine::cover::{Cover, Reason, Way};
use engine::{CellSet, DigitSet, phrase};

/// Where to look, why, and where the piece goes.
pub const STAGES: u8 = 3;

pub fn hint(game: &Pieces) -> Result<Hint, Refusal> {
    match game.puzzle.homes_beside(&game.table.placed) {
        None => Ok(lift_hint(game)),
        Some(homes) => place_hint(game, &homes),
    }
}

/// Names a piece that stands in the way of every solution.
fn lift_hint(game: &Pieces) -> Hint {
    let piece = misplaced(game);
    let cells =
        game.table.placed[piece].map_or(CellSet::EMPTY, |spot| game.puzzle.cells(piece, spot));
    let digits = digits(game, piece);
    Hint {
        stages: vec![
            Stage::new(phrase!("pieces-hint-misplaced")),
            Stage::new(phrase!("pieces-hint-lift", digits = digits)).with_cells(cells, Role::Loss),
        ],
        actions: vec![Action::Lift { piece: PieceId(piece as u16) }],
    }
}

fn misplaced(game: &Pieces) -> usize {
    let placed = &game.table.placed;
    let lying = || placed.iter().enumerate().filter_map(|(piece, spot)| Some((piece, (*spot)?)));
    let disagrees = |&(piece, spot): &(usize, Spot)| !game.puzzle.agrees(piece, spot);
    // All digits may be right and the rest still not fit: then the piece whose lifting helps.
    let helps = |&(piece, _): &(usize, Spot)| {
        let mut without = placed.clone();
        without[piece] = None;
        game.puzzle.homes_beside(&without).is_some()
    };
    let away = |&(piece, spot): &(usize, Spot)| game.puzzle.homes[piece] != spot;
    lying()
        .find(disagrees)
        .or_else(|| lying().find(helps))
        .or_else(|| lying().find(away))
        .map_or(0, |(piece, _)| piece)
}

/// The piece that is forced by the plainest reason there is.
fn place_hint(game: &Pieces, homes: &[Spot]) -> Result<Hint, Refusal> {
    let Some(first) = loose(game).next() else {
        return Err(Refusal::new(phrase!("pieces-full")));
    };
    let forced = forced(game);
    let (piece, spot) = forced.map_or((first, homes[first]), |(piece, spot, _)| (piece, spot));
    let (cells, digits) = (game.puzzle.cells(piece, spot), digits(game, piece));
    let [look, why] = match forced.map(|(_, _, reason)| reason) {
        Some(Reason::OnlyPlace) => [
            Stage::new(phrase!("pieces-hint-look-piece", digits = digits)),
            Stage::new(phrase!("pieces-hint-only-place", digits = digits)),
        ],
        Some(Reason::OnlyCover(cell)) => [
            Stage::new(phrase!("pieces-hint-look-cell", cell = cell)),
            Stage::new(phrase!("pieces-hint-only-cover", cell = cell, digits = digits)),
        ]
        .map(|stage| stage.with_cells(CellSet::only(cell), Role::Base)),
        Some(Reason::OnlyHome(house, digit)) => [
            Stage::new(phrase!("pieces-hint-look-house", house = house, digit = digit)),
            Stage::new(phrase!(
                "pieces-hint-only-home",
                house = house,
                digit = digit,
                digits = digits
            )),
        ]
        .map(|stage| Stage { houses: vec![house], ..stage }),
        Some(Reason::Ahead) => [
            Stage::new(phrase!("pieces-hint-look-piece", digits = digits)),
            Stage::new(phrase!("pieces-hint-ahead", digits = digits)),
        ],
        None => [
            Stage::new(phrase!("pieces-hint-look-piece", digits = digits)),
            Stage::new(phrase!("pieces-hint-far-ahead", digits = digits)),
        ],
    };
    let here = Stage::new(phrase!("pieces-hint-here", cells = cells)).with_cells(cells, Role::Gain);
    let piece = PieceId(piece as u16);
    // Where the sentence begins with a cell or a house, the piece is for the player to find.
    let names_it = look.cells.is_empty() && look.houses.is_empty();
    let look = if names_it { look.with_piece(piece) } else { look };
    let [why, here] = [why, here].map(|stage| stage.with_piece(piece));
    Ok(Hint {
        stages: vec![look, why, here],
        actions: vec![Action::Place { piece, at: spot.at, turn: spot.turn }],
    })
}

fn loose(game: &Pieces) -> impl Iterator<Item = usize> {
    (0..game.table.placed.len()).filter(|&piece| game.table.placed[piece].is_none())
}

/// The piece that can lie in one way only, by the plainest reason there is.
fn forced(game: &Pieces) -> Option<(usize, Spot, Reason)> {
    let loose: Vec<usize> = loose(game).collect();
    let ways: Vec<Vec<(Spot, Way)>> =
        loose.iter().map(|&piece| game.puzzle.shapes[piece].ways().collect()).collect();
    let only_ways: Vec<Vec<Way>> =
        ways.iter().map(|ways| ways.iter().map(|(_, way)| way.clone()).collect()).collect();
    let forced = Cover::new(&game.board(), &only_ways).forced()?;
    let (nth, way) = forced.lie;
    Some((loose[usize::from(nth)], ways[usize::from(nth)][way as usize].0, forced.reason))
}

/// Why the next piece belongs where a hint would put it; `None` where there is no short reason.
pub fn reason(game: &Pieces) -> Option<Reason> {
    forced(game).map(|(_, _, reason)| reason)
}

/// The digits a piece is called by.
fn digits(game: &Pieces, piece: usize) -> DigitSet {
    game.puzzle.shapes[piece].cells().iter().map(|&(_, _, digit)| digit).collect()
}
