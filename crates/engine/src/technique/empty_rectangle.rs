//! Empty rectangle: in a box a digit lies on one row and one column only. With a conjugate pair
//! standing on that column, the digit leaves the cell where the pair's far end meets the row.

use super::conjugate::conjugates;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, LinkKind, Node, Step};
use crate::{CellSet, Digit, House, HouseKind};
use core::ops::ControlFlow;

pub fn find(position: &Position, digit: Digit, found: Found<'_>) -> ControlFlow<()> {
    let pairs = conjugates(position, digit);
    for box_ in House::of_kind(HouseKind::Box) {
        let places = position.cells_in(box_, digit);
        for hub in box_.cells().iter() {
            let (row, column) = (House::row(hub.row()), House::column(hub.col()));
            let on_row = places & row.cells();
            let on_column = places & column.cells();
            // Two places are a conjugate pair; one arm alone is pointing.
            let is_cross = places == on_row | on_column
                && places.len() > 2
                && !(on_row - on_column).is_empty()
                && !(on_column - on_row).is_empty();
            if !is_cross {
                continue;
            }
            for (near_arm, near_cells, far_arm, far_cells) in
                [(row, on_row, column, on_column), (column, on_column, row, on_row)]
            {
                for pair in pairs.iter().flat_map(|pair| pair.both_ways()) {
                    let stands = near_arm.cells().contains(pair.a)
                        && pair.house.kind() == far_arm.kind()
                        && !box_.cells().contains(pair.a)
                        && !box_.cells().contains(pair.b);
                    // The pair's far end and the far arm meet in one cell.
                    let meets = pair.b.peers()
                        & far_arm.cells()
                        & !box_.cells()
                        & position.cells_with(digit);
                    let gone: CellSet =
                        meets.iter().filter(|cell| !pair.house.cells().contains(*cell)).collect();
                    if !stands || gone.is_empty() {
                        continue;
                    }
                    let near = Node { digit, cells: near_cells };
                    let far = Node { digit, cells: far_cells - near_cells };
                    found(
                        Step::new(Technique::EmptyRectangle)
                            .cells(CellRole::Pattern, places)
                            .cell(CellRole::Pincer, pair.a)
                            .cell(CellRole::Pincer, pair.b)
                            .candidates(CandidateRole::Pattern, places, digit)
                            .candidates(CandidateRole::Pattern, CellSet::only(pair.a), digit)
                            .candidates(CandidateRole::Pattern, CellSet::only(pair.b), digit)
                            .house(HouseRole::Base, box_)
                            .house(HouseRole::Base, pair.house)
                            .link(
                                LinkKind::Strong,
                                Node::cell(pair.b, digit),
                                Node::cell(pair.a, digit),
                            )
                            .link(LinkKind::Weak, Node::cell(pair.a, digit), near)
                            .link(LinkKind::Strong, near, far)
                            .removes(gone, digit),
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
    fn empty_rectangle() {
        check(
            Technique::EmptyRectangle,
            "..3.8+249.8.+2+4+9...3+94...+3.2...9.+34..2..58+21....2.+9..3.....7.92.1+2.13.....6..2+1....:761 763 768 769",
            "r3c4<>6",
        );
        check(
            Technique::EmptyRectangle,
            "6..2+57.+3+9+23+9+64+18+57.+75+3+98+2.6.+9+617.+3+8....+8+659+7.7..+93.6..9+6..+8+3+5..82+4+5+1+97+63....26.9+8:191",
            "r1c3<>1",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::EmptyRectangle,
            "..3.8+249.8.+2+4+9...3+94...+3.2...9.+34..2..58+21....2.+9..3.....7.92.1+2.13.....6..2+1....:633 761 763 768 769",
        );
    }
}
