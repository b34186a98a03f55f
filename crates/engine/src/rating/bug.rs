//! The bivalue universal grave: were it not for a few extra candidates, every cell and every
//! digit of every house would have two ways, and the puzzle two solutions. 5.6 to 6.2.

use super::sheet::{CELL, HOUSE, HOUSES_OF, Mask, PEERS, Sheet, boxes_rows_columns, cells_of};
use super::{Method, step::Step};
use crate::CellSet;
use alloc::vec::Vec;

pub(super) fn find(sheet: &Sheet) -> Option<Step> {
    let bug = Bug::of(sheet)?;
    if bug.cells.len() == 1 {
        return bug.type_one();
    }
    if bug.all_extra.is_power_of_two() {
        let four = || (bug.cells.len() == 2).then(|| bug.type_four()).flatten();
        return bug.type_two().or_else(four);
    }
    if bug.common.is_empty() {
        return None;
    }
    let four = (bug.cells.len() == 2).then(|| bug.type_four()).flatten();
    four.or_else(|| bug.type_three())
}

struct Bug<'a> {
    sheet: &'a Sheet,
    /// The cells with extra candidates, in the order they were recognised, with their extras.
    cells: Vec<(usize, Mask)>,
    all_extra: Mask,
    /// The cells that see all of them.
    common: CellSet,
}

impl Bug<'_> {
    /// Recognises the extras house by house. A house in which two of its cells could be at fault
    /// says nothing, which is why some graves of one digit are not seen; kept.
    fn of(sheet: &Sheet) -> Option<Bug<'_>> {
        let large: CellSet =
            sheet.empty.iter().filter(|cell| sheet.cells[cell.index()].count_ones() >= 3).collect();
        let mut rest = sheet.clone();
        let mut bug = Bug { sheet, cells: Vec::new(), all_extra: 0, common: CellSet::ALL };
        for house in boxes_rows_columns() {
            for digit in 0..9 {
                let places = sheet.places[house][digit].count_ones();
                if places == 0 || places == 2 {
                    continue;
                }
                let at_fault = sheet.digits[digit] & HOUSE[house] & large;
                if at_fault.is_empty() {
                    return None;
                }
                if let Some(cell) = at_fault.single() {
                    bug.add(cell.index(), digit)?;
                    rest.remove(cell.index(), digit);
                }
            }
        }
        let two_each = cells_of(rest.empty).all(|cell| rest.cells[cell].count_ones() == 2);
        let two_places =
            rest.places.iter().flatten().all(|places| *places == 0 || places.count_ones() == 2);
        (two_each && two_places && !bug.cells.is_empty()).then_some(bug)
    }

    fn add(&mut self, cell: usize, digit: usize) -> Option<()> {
        match self.cells.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, extra)) => *extra |= 1 << digit,
            None => self.cells.push((cell, 1 << digit)),
        }
        self.all_extra |= 1 << digit;
        self.common &= PEERS[cell];
        for &(cell, _) in &self.cells {
            self.common -= CELL[cell];
        }
        let is_hopeless =
            self.cells.len() > 1 && self.all_extra.count_ones() > 1 && self.common.is_empty();
        (!is_hopeless).then_some(())
    }

    /// 5.6: the only cell with extras must take one of them.
    fn type_one(&self) -> Option<Step> {
        let (cell, _) = self.cells[0];
        let lost = self.sheet.cells[cell] & !self.all_extra;
        Step::removing(Method::Bug, 56, [(cell, lost)].to_vec())
    }

    /// 5.7: one of the cells takes the only extra digit.
    fn type_two(&self) -> Option<Step> {
        let victims = self.common & self.sheet.digits[self.all_extra.trailing_zeros() as usize];
        let removals = cells_of(victims).map(|cell| (cell, self.all_extra)).collect();
        Step::removing(Method::Bug, 57, removals)
    }

    /// 5.7: two cells of one house that share one digit beside their extras must hold it.
    fn type_four(&self) -> Option<Step> {
        let [(a, extra_a), (b, extra_b)] = *self.cells else { return None };
        let cells = &self.sheet.cells;
        let common = cells[a] & cells[b] & !self.all_extra;
        if !common.is_power_of_two() || (PEERS[a] & CELL[b]).is_empty() {
            return None;
        }
        let removals = [(a, cells[a] & !extra_a & !common), (b, cells[b] & !extra_b & !common)];
        Step::removing(Method::Bug, 57, removals.to_vec())
    }

    /// 5.7 and a tenth for each further cell: the extras form a naked set with other cells of a
    /// house. The kind of house is the outer loop, so the cheapest is not always found; kept.
    fn type_three(&self) -> Option<Step> {
        let first = self.cells[0].0;
        for house in HOUSES_OF[first].map(usize::from) {
            if self.cells.iter().any(|&(cell, _)| (HOUSE[house] & CELL[cell]).is_empty()) {
                continue;
            }
            let others: Vec<usize> = cells_of(self.common & HOUSE[house]).collect();
            for degree in 2..=6 {
                if others.len() >= degree
                    && let Some(step) = self.naked_set(&others, degree)
                {
                    return Some(step);
                }
            }
        }
        None
    }

    fn naked_set(&self, others: &[usize], degree: usize) -> Option<Step> {
        let digits = |cell: usize| self.sheet.cells[cell];
        (0..1u32 << others.len())
            .filter(|choice| choice.count_ones() as usize == degree - 1)
            .find_map(|choice| {
                let is_chosen = |index: usize| choice >> index & 1 == 1;
                let chosen = || (0..others.len()).filter(|&i| is_chosen(i)).map(|i| others[i]);
                let naked = chosen().fold(0, |naked, cell| naked | digits(cell));
                let fits = naked.count_ones() as usize == degree
                    && self.all_extra & !naked == 0
                    && chosen().all(|cell| digits(cell).count_ones() > 1);
                if !fits {
                    return None;
                }
                let removals = (0..others.len())
                    .filter(|&index| !is_chosen(index))
                    .map(|index| (others[index], digits(others[index]) & naked))
                    .filter(|&(_, lost)| lost != 0)
                    .collect();
                Step::removing(Method::Bug, 57 + degree as u16 - 1, removals)
            })
    }
}
