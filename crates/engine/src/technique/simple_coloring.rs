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

pub fn find(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
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

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn simple_colouring() {
        check(
            Technique::SimpleColoring,
            "+8+1+9+74+6+25.3+7+21+85+6+94+4+569..+7+1.+6+973+5+18+4+2+2+8+3+4+9+7+56+1+1+458+62+3+7+95+3+4+27+9+18+6+7+2+8+6149+3+59+6+1+5..42+7",
            "r3c9<>3",
        );
        check(
            Technique::SimpleColoring,
            "+3+85+1+64+7+927+6+9+5+3+214+8+1+4+2+879+6+3581+4+9+5+73+2+6+29+36..+4+5+75+7+6+423+9+8+1+63.+29.57+4+4+5+7+3..+2+19+92+1+7+4+5+8+63",
            "r7c6<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::SimpleColoring,
            "+8+1+9+74+6+25.3+7+21+85+6+94+4+569..+7+1.+6+973+5+18+4+2+2+8+3+4+9+7+56+1+1+458+62+3+7+95+3+4+27+9+18+6+7+2+8+6149+3+59+6+1+5..42+7:335",
        );
    }
}
