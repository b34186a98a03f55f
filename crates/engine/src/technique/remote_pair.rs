//! Remote pair: a chain of cells with the same two candidates, each seeing the next. Two of them
//! an odd number of links apart hold both digits between them, so both leave every cell that sees
//! those two.

use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, LinkKind, Node, Step};
use crate::{Cell, CellSet, DigitSet};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let twos = position.cells_of_size(2);
    for start in twos.iter() {
        let digits = position[start];
        let alike: CellSet = twos.iter().filter(|&cell| position[cell] == digits).collect();
        if alike.len() < SHORTEST as u32 {
            continue;
        }
        for chain in shortest_chains(start, alike) {
            let end = chain[chain.len() - 1];
            // Two links or none join the ends directly: that is a naked pair, or says nothing.
            if start < end && chain.len() >= SHORTEST && chain.len() % 2 == 0 {
                report(position, &chain, digits, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells of the shortest chain that says something new.
const SHORTEST: usize = 4;

fn report(
    position: &Position,
    chain: &[Cell],
    digits: DigitSet,
    found: Found<'_>,
) -> ControlFlow<()> {
    let (Some(&first), Some(&last)) = (chain.first(), chain.last()) else {
        return ControlFlow::Continue(());
    };
    let cells: CellSet = chain.iter().copied().collect();
    let mut step = Step::new(Technique::RemotePair)
        .cells(CellRole::Pincer, [first, last].into_iter().collect())
        .cells(CellRole::Pattern, cells - CellSet::only(first) - CellSet::only(last))
        .all_candidates(CandidateRole::Pattern, cells, position);
    // Told for one of the two digits; the other runs the same way against it.
    let digit = digits.first().unwrap_or(crate::Digit::from_index(0));
    for pair in chain.windows(2) {
        step = step.link(LinkKind::Weak, Node::cell(pair[0], digit), Node::cell(pair[1], digit));
    }
    for digit in digits.iter() {
        let seen = position.cells_with(digit) & first.peers() & last.peers();
        step = step.removes(seen - cells, digit);
    }
    if step.changes_something() { found(step) } else { ControlFlow::Continue(()) }
}

/// A shortest chain from `start` to each cell it reaches.
fn shortest_chains(start: Cell, alike: CellSet) -> Vec<Vec<Cell>> {
    let mut chains = vec![vec![start]];
    let mut reached = CellSet::only(start);
    let mut next = 0;
    while next < chains.len() {
        let chain = chains[next].clone();
        for cell in ((alike & chain[chain.len() - 1].peers()) - reached).iter() {
            reached.insert(cell);
            let mut longer = chain.clone();
            longer.push(cell);
            chains.push(longer);
        }
        next += 1;
    }
    chains
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn remote_pair() {
        check(
            Technique::RemotePair,
            "..5..4..27.....14.....79..581....3...9.6.....5...23....3..9.57.........9.2......3",
            "r1c7<>6 r1c8<>6 r3c1<>6 r3c2<>6 r3c3<>6 r1c7<>8 r1c8<>8 r3c2<>8 r3c3<>8",
        );
        check(
            Technique::RemotePair,
            "..7.8..4........514.9..57.........2..4..3......3..95..1+7+5...+4+82...2..17+58+24.....9",
            "r1c7<>3 r2c7<>3 r1c7<>6 r2c7<>6",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::RemotePair,
            "..5..4..27.....14.....79..581....3...9.6.....5...23....3..9.57.........9.2......3:612",
        );
    }
}
