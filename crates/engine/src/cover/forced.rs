//! What is forced and why, for hints: the item that has one choice left is the reason.

use super::search::State;
use super::table::Item;
use super::{Cover, Lie};
use crate::{Cell, Digit, House};
use alloc::vec::Vec;

/// A piece that has to lie so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forced {
    /// The piece and how it lies.
    pub lie: Lie,
    /// Why.
    pub reason: Reason,
}

/// Why a piece has to lie so, from the plainest to the least plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The piece fits nowhere else.
    OnlyPlace,
    /// Nothing else can cover this cell.
    OnlyCover(Cell),
    /// Nothing else brings this digit into this house.
    OnlyHome(House, Digit),
    /// Everything else leaves a piece, a cell or a digit without a place.
    Ahead,
}

pub fn forced(cover: &Cover) -> Option<Forced> {
    let mut state = State::new(cover);
    let lie = |way: usize| cover.lies(&[way as u16]).first().copied();
    for &(number, item) in &cover.table.open {
        if let Some(way) = state.forced(number, &cover.table) {
            let reason = match item {
                Item::Kind(_) => Reason::OnlyPlace,
                Item::Cell(cell) => Reason::OnlyCover(cell),
                Item::Digit(house, digit) => Reason::OnlyHome(house, digit),
            };
            return Some(Forced { lie: lie(way)?, reason });
        }
    }
    let mut chosen = Vec::new();
    state.propagate(&cover.table, &mut chosen).ok()?;
    let way = usize::from(*chosen.first()?);
    Some(Forced { lie: lie(way)?, reason: Reason::Ahead })
}
