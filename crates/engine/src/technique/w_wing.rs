//! W-wing: two cells with the same two candidates, joined by a conjugate pair of one of them. One
//! of the two cells holds the other digit, so it leaves every cell that sees both.

use super::conjugate::conjugates;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, LinkKind, Node, Step};
use crate::{CellSet, Digit};
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let twos = position.cells_of_size(2);
    for joint in Digit::all() {
        let twos = twos & position.cells_with(joint);
        for pair in conjugates(position, joint) {
            for first in (twos & pair.a.peers()).iter().filter(|&cell| cell != pair.b) {
                for second in (twos & pair.b.peers()).iter().filter(|&cell| cell != pair.a) {
                    let digits = position[first];
                    if first == second || digits != position[second] {
                        continue;
                    }
                    let Some(other) = digits.iter().find(|&digit| digit != joint) else { continue };
                    let gone = position.cells_with(other) & first.peers() & second.peers();
                    if gone.is_empty() {
                        continue;
                    }
                    let ends: CellSet = [first, second].into_iter().collect();
                    let bridge: CellSet = [pair.a, pair.b].into_iter().collect();
                    found(
                        Step::new(Technique::WWing)
                            .cells(CellRole::Pincer, ends)
                            .cells(CellRole::Pattern, bridge)
                            .all_candidates(CandidateRole::Pattern, ends, position)
                            .candidates(CandidateRole::Pattern, bridge, joint)
                            .house(HouseRole::Base, pair.house)
                            .link(
                                LinkKind::Strong,
                                Node::cell(first, other),
                                Node::cell(first, joint),
                            )
                            .link(
                                LinkKind::Weak,
                                Node::cell(first, joint),
                                Node::cell(pair.a, joint),
                            )
                            .link(
                                LinkKind::Strong,
                                Node::cell(pair.a, joint),
                                Node::cell(pair.b, joint),
                            )
                            .link(
                                LinkKind::Weak,
                                Node::cell(pair.b, joint),
                                Node::cell(second, joint),
                            )
                            .link(
                                LinkKind::Strong,
                                Node::cell(second, joint),
                                Node::cell(second, other),
                            )
                            .removes(gone, other),
                    )?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn w_wing() {
        check(
            Technique::WWing,
            ".9.1+8..47.8..+42...4...7.28..6+4.985..1+5..+6+7.+94+9..5+1+4...+8.9+7.6.3....8.9...67+5+43+1.2.:324 334",
            "r4c1<>3",
        );
        check(
            Technique::WWing,
            "9....1+36..+64..+38.+1.1...64.+9+1....+27..+4...1+528.5+2+6387+91+4+6..+23+8+1+4+7.41+579+6....2+1+6459.",
            "r1c5<>2 r3c8<>2",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::WWing,
            ".9.1+8..47.8..+42...4...7.28..6+4.985..1+5..+6+7.+94+9..5+1+4...+8.9+7.6.3....8.9...67+5+43+1.2.:244 324 334",
        );
    }
}
