//! Sue de Coq: where a box and a line cross, two or three cells hold some digits of the line's
//! others and some of the box's others, as many digits as cells all told. Each digit is bound to the
//! line or to the box and leaves the rest of it.

use super::choose::choose;
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::{Cell, CellSet, Digit, DigitSet, House, HouseKind};
use alloc::vec::Vec;
use core::ops::ControlFlow;

pub fn find(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    for box_ in House::of_kind(HouseKind::Box) {
        for line in House::all().filter(|house| house.kind() != HouseKind::Box) {
            let both = box_.cells() & line.cells();
            let crossing: Vec<Cell> = (both & position.empty()).iter().collect();
            let sizes = 2..=crossing.len();
            let mut cores = sizes
                .flat_map(|size| choose(&crossing, size))
                .map(|core| core.into_iter().collect::<CellSet>())
                .filter(|&core| position.digits_of(core).len() >= core.len() + 2)
                .peekable();
            if cores.peek().is_none() {
                continue;
            }
            let in_line = partners(position, line.cells() - both);
            let in_box = partners(position, box_.cells() - both);
            for core in cores {
                let place = Place { core, box_, line, in_line: &in_line, in_box: &in_box };
                place.find(position, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The crossing of a box and a line, and what may belong to it in both.
struct Place<'a> {
    core: CellSet,
    box_: House,
    line: House,
    in_line: &'a [(CellSet, DigitSet)],
    in_box: &'a [(CellSet, DigitSet)],
}

impl Place<'_> {
    fn find(&self, position: &Position, found: Found<'_>) -> ControlFlow<()> {
        let &Place { core, box_, line, .. } = self;
        let digits = position.digits_of(core);
        for &(in_line, line_digits) in self.in_line {
            for &(in_box, box_digits) in self.in_box {
                let cells = core | in_line | in_box;
                let all = digits | line_digits | box_digits;
                if !(line_digits & box_digits).is_empty() || all.len() != cells.len() {
                    continue;
                }
                let gone = |digit: Digit| {
                    let mut gone = CellSet::EMPTY;
                    if !box_digits.contains(digit) {
                        gone |= position.cells_in(line, digit) - cells;
                    }
                    if !line_digits.contains(digit) {
                        gone |= position.cells_in(box_, digit) - cells;
                    }
                    gone
                };
                if all.iter().all(|digit| gone(digit).is_empty()) {
                    continue;
                }
                let step = Step::new(Technique::SueDeCoq)
                    .cells(CellRole::Pivot, core)
                    .cells(CellRole::First, in_line)
                    .cells(CellRole::Second, in_box)
                    .all_candidates(CandidateRole::Pattern, cells, position)
                    .house(HouseRole::Base, line)
                    .house(HouseRole::Base, box_);
                found(all.iter().fold(step, |step, digit| step.removes(gone(digit), digit)))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// One to three of these cells, with few candidates enough to be locked to the crossing, and the
/// candidates.
fn partners(position: &Position, cells: CellSet) -> Vec<(CellSet, DigitSet)> {
    let open: Vec<(CellSet, DigitSet)> = (cells & position.empty())
        .iter()
        .map(|cell| (CellSet::only(cell), position[cell]))
        .filter(|(_, digits)| digits.len() <= MOST_PARTNERS as u32 + 2)
        .collect();
    let mut partners = Vec::with_capacity(64);
    for size in 1..=MOST_PARTNERS {
        partners.extend(choose(&open, size).filter_map(|chosen| {
            let join = |(cells, digits), one: &(_, _)| (cells | one.0, digits | one.1);
            let (cells, digits) = chosen.iter().fold((CellSet::EMPTY, DigitSet::EMPTY), join);
            (digits.len() as usize <= size + 2).then_some((cells, digits))
        }));
    }
    partners
}

const MOST_PARTNERS: usize = 3;

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn sue_de_coq() {
        check(
            Technique::SueDeCoq,
            "2.6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
            "r1c2<>4 r2c2<>4 r2c3<>4",
        );
        check(
            Technique::SueDeCoq,
            ".9.1...47.8...2...4...7.28..6..985..1.......4...5.......9..6.3....8.9...67..3..2.",
            "r4c4<>4 r7c4<>4 r1c5<>5 r2c5<>5 r1c5<>6 r2c5<>6 r5c4<>6",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::SueDeCoq,
            "..6............5.3.9.6..87..312..........5.4....7.....7.....4..4..98...5615......",
        );
    }
}
