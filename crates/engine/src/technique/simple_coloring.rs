//! Simple colouring: conjugate pairs of one digit joined end to end take two colours in turn; one
//! colour is true. A colour that stands twice in a house is false, and a cell that sees both
//! colours cannot have the digit.

use super::conjugate::{Conjugate, conjugates};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, HouseRole, LinkKind, Node, Step};
use crate::{CellSet, Digit, House};
use alloc::vec::Vec;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for digit in Digit::all() {
        for coloring in colorings(position, digit) {
            let Coloring { a, b, .. } = coloring;
            for (false_color, true_color) in [(a, b), (b, a)] {
                if let Some(house) = crowded(false_color) {
                    found(
                        coloring
                            .draw(Step::new(Technique::SimpleColoring), digit, true_color)
                            .house(HouseRole::Base, house)
                            .removes(false_color, digit),
                    )?;
                }
            }
            let gone = (position.cells_with(digit) & sees_any(a) & sees_any(b)) - a - b;
            if !gone.is_empty() {
                let step = coloring.draw(Step::new(Technique::SimpleColoring), digit, a);
                found(step.removes(gone, digit))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells of one connected net of conjugate pairs, in two colours.
#[derive(Clone, Debug)]
pub struct Coloring {
    pub a: CellSet,
    pub b: CellSet,
    pub pairs: Vec<Conjugate>,
}

impl Coloring {
    /// Adds the colours and links to a step, the named colour first.
    pub fn draw(&self, step: Step, digit: Digit, first: CellSet) -> Step {
        self.draw_as(step, digit, first, [CandidateRole::ColorA, CandidateRole::ColorB])
    }

    pub fn draw_as(
        &self,
        step: Step,
        digit: Digit,
        first: CellSet,
        roles: [CandidateRole; 2],
    ) -> Step {
        let second = (self.a | self.b) - first;
        let step = step.candidates(roles[0], first, digit).candidates(roles[1], second, digit);
        self.pairs.iter().fold(step, |step, pair| {
            step.link(LinkKind::Strong, Node::cell(pair.a, digit), Node::cell(pair.b, digit))
        })
    }
}

/// The digit's nets of conjugate pairs, coloured.
pub fn colorings(position: &Position, digit: Digit) -> Vec<Coloring> {
    let pairs = conjugates(position, digit);
    let mut colorings: Vec<Coloring> = Vec::new();
    for pair in &pairs {
        if colorings.iter().any(|done| (done.a | done.b).contains(pair.a)) {
            continue;
        }
        let mut coloring =
            Coloring { a: CellSet::only(pair.a), b: CellSet::EMPTY, pairs: Vec::new() };
        loop {
            let before = coloring.a | coloring.b;
            for pair in pairs.iter().flat_map(|pair| pair.both_ways()) {
                if coloring.a.contains(pair.a) {
                    coloring.b.insert(pair.b);
                }
                if coloring.b.contains(pair.a) {
                    coloring.a.insert(pair.b);
                }
            }
            if coloring.a | coloring.b == before {
                break;
            }
        }
        let inside = |pair: &&Conjugate| (coloring.a | coloring.b).contains(pair.a);
        coloring.pairs = pairs.iter().filter(inside).copied().collect();
        colorings.push(coloring);
    }
    colorings
}

/// A house that holds two of these cells.
fn crowded(color: CellSet) -> Option<House> {
    House::all().find(|house| (house.cells() & color).len() > 1)
}

/// Every cell that sees one of these.
pub fn sees_any(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |seen, cell| seen | cell.peers())
}
