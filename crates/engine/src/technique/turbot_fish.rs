//! Turbot fish: two conjugate pairs of a digit, an end of one seeing an end of the other. One of
//! the two far ends holds the digit, so it leaves every cell that sees both.
//!
//! The two shapes people see first have names and files of their own: [`super::skyscraper`] and
//! [`super::two_string_kite`].

use super::conjugate::{Conjugate, conjugates};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, LinkKind, Node, Step};
use crate::{CellSet, Digit, HouseKind};
use core::ops::ControlFlow;

pub fn find(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    each(position, digit, Technique::TurbotFish, |_, _| true, found)
}

/// Two conjugate pairs `first.a = first.b – second.a = second.b` that have the wanted shape.
pub(super) fn each(
    position: &Position,
    digit: Digit,
    technique: Technique,
    has_shape: impl Fn(Conjugate, Conjugate) -> bool,
    found: Found<'_>,
) -> ControlFlow<()> {
    let pairs = conjugates(position, digit);
    for (index, &one) in pairs.iter().enumerate() {
        for &other in &pairs[index + 1..] {
            for first in one.both_ways() {
                for second in other.both_ways() {
                    if first.b.sees(second.a) && has_shape(first, second) {
                        report(position, technique, digit, first, second, found)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn report(
    position: &Position,
    technique: Technique,
    digit: Digit,
    first: Conjugate,
    second: Conjugate,
    found: Found<'_>,
) -> ControlFlow<()> {
    let body: CellSet = [first.a, first.b, second.a, second.b].into_iter().collect();
    let gone = (position.cells_with(digit) & first.a.peers() & second.b.peers()) - body;
    if body.len() < 4 || gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let node = |cell| Node::cell(cell, digit);
    found(
        Step::new(technique)
            .cell(CellRole::Pincer, first.a)
            .cell(CellRole::Pattern, first.b)
            .cell(CellRole::Pattern, second.a)
            .cell(CellRole::Pincer, second.b)
            .candidates(CandidateRole::Pattern, body, digit)
            .houses(HouseRole::Base, [first.house, second.house])
            .link(LinkKind::Strong, node(first.a), node(first.b))
            .link(LinkKind::Weak, node(first.b), node(second.a))
            .link(LinkKind::Strong, node(second.a), node(second.b))
            .removes(gone, digit),
    )
}

pub(super) fn is_line(pair: Conjugate) -> bool {
    pair.house.kind() != HouseKind::Box
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn turbot_fish() {
        check(
            Technique::TurbotFish,
            "..3.7.5...2....+1+7.....9.68....7+36+8+5.....+453.....81.+74...6...217.12..+7+4+3+5+754+1+239+6+8:251 259 951 952 953 959 961",
            "r1c6<>2",
        );
        check(
            Technique::TurbotFish,
            "6..2.7....3..4.8.7..5..8..6...17.........59..7...3.6..9........82....7.3....26.9.",
            "r7c2<>7",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::TurbotFish,
            "..3.7.5...2....+1+7.....9.68....7+3.+8+5.....+453.....81.+74...6...217.12..+7+4+3+5+754+1+239+6+8",
        );
    }
}
