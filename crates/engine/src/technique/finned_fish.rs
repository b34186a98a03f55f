//! Finned and sashimi fish: a fish but for a few candidates too many, the fins, all in one box.
//! Either a fin is true or the fish is, so what the fish would remove goes where it sees every fin.
//! A fish that would not stand without its fins is called sashimi.

use super::choose::choose;
use super::fish::{DIRECTIONS, cells_of, crossing};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{CellSet, Digit, House};
use alloc::vec::Vec;
use core::ops::ControlFlow;

pub fn find_x_wing(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::FinnedXWing, Body::Whole, 2, found)
}

pub fn find_sashimi_x_wing(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::SashimiXWing, Body::Sashimi, 2, found)
}

pub fn find_swordfish(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::FinnedSwordfish, Body::Whole, 3, found)
}

pub fn find_sashimi_swordfish(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::SashimiSwordfish, Body::Sashimi, 3, found)
}

pub fn find_jellyfish(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::FinnedJellyfish, Body::Whole, 4, found)
}

pub fn find_sashimi_jellyfish(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    find(position, Technique::SashimiJellyfish, Body::Sashimi, 4, found)
}

/// Whether the fish stands without its fins: two places at least in each of its lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Body {
    Whole,
    Sashimi,
}

fn find(
    position: &Position,
    technique: Technique,
    wanted: Body,
    size: usize,
    found: Found<'_>,
) -> ControlFlow<()> {
    for digit in Digit::all() {
        for (base_kind, cover_kind) in DIRECTIONS {
            let lines: Vec<House> = House::of_kind(base_kind)
                .filter(|&house| position.cells_in(house, digit).len() >= 2)
                .collect();
            for bases in choose(&lines, size) {
                let places = cells_of(position, &bases, digit);
                let crossed: Vec<House> = crossing(places, cover_kind).collect();
                // More than three lines too many cannot all have their fins in one box.
                if crossed.len() <= size || crossed.len() > size + 3 {
                    continue;
                }
                for covers in choose(&crossed, size) {
                    let covered = cells_of(position, &covers, digit);
                    let fins = places - covered;
                    let gone = (covered - places) & fins.common_peers() & box_of(fins);
                    let body = places & covered;
                    let stands = |base: &House| (base.cells() & body).len() >= 2;
                    let shape = if bases.iter().all(stands) { Body::Whole } else { Body::Sashimi };
                    if !gone.is_empty() && shape == wanted {
                        found(
                            Step::new(technique)
                                .cells(CellRole::Pattern, places)
                                .candidates(CandidateRole::Pattern, body, digit)
                                .candidates(CandidateRole::Fin, fins, digit)
                                .houses(HouseRole::Base, bases.iter().copied())
                                .houses(HouseRole::Cover, covers)
                                .removes(gone, digit),
                        )?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The box that holds all these cells; nothing when they are spread over several.
fn box_of(cells: CellSet) -> CellSet {
    let square = cells.first().map(|cell| House::square(cell.box_index()).cells());
    square.filter(|square| cells.is_subset(*square)).unwrap_or_default()
}
