//! Whether a board can be filled, number by number instead of cell by cell: where all numbers are alike,
//! each stands in one cell of every row, column and region, and a filling is as many such patterns as
//! there are numbers, side by side. Boards that guessing does not decide in minutes have a cell that
//! hardly any pattern goes through. Knows no digit and finds no filling.

use super::search::Verdict;
use super::zones::{Zone, Zones};
use alloc::vec::Vec;
use engine::CellSet;

/// How many patterns may be looked at, counted again each time: about a second.
const MAX_LOOKS: u32 = 150_000_000;

/// More are not collected. Boards of boxes have 46,656, crooked ones mostly below 10,000.
const MAX_PATTERNS: usize = 100_000;

/// Whether the board can be filled; undecided where not all numbers are alike.
pub fn verdict(zones: &Zones) -> Verdict {
    if !are_numbers_alike(zones) {
        return Verdict::Undecided;
    }
    let is_row = |(zone, _): &&(Zone, CellSet)| matches!(zone, Zone::Row(_));
    let rows: Vec<CellSet> = zones.all.iter().filter(is_row).map(|(_, cells)| *cells).collect();
    let mut patterns = Vec::new();
    collect(zones, &rows, zones.cells, CellSet::EMPTY, &mut patterns);
    if patterns.len() > MAX_PATTERNS {
        return Verdict::Undecided;
    }
    let mut looks = MAX_LOOKS;
    cover(&patterns, zones.cells, &mut looks)
}

/// Whether every zone holds every number.
fn are_numbers_alike(zones: &Zones) -> bool {
    let digits = zones.full.first().map(|set| set.digits);
    zones.full.len() == zones.all.len()
        && zones.full.iter().all(|set| Some(set.digits) == digits && set.rest.is_empty())
}

/// One cell of each row, none in sight of another. There are as many columns and regions as rows, so
/// each of them has one as well.
fn collect(
    zones: &Zones,
    rows: &[CellSet],
    free: CellSet,
    pattern: CellSet,
    all: &mut Vec<CellSet>,
) {
    let [row, rest @ ..] = rows else {
        all.push(pattern);
        return;
    };
    for cell in (*row & free).iter() {
        if all.len() > MAX_PATTERNS {
            return;
        }
        let free = free - zones.peers[cell.index()];
        collect(zones, rest, free, pattern | CellSet::only(cell), all);
    }
}

/// Whether some of the patterns cover the cells that are left, each once. Every pattern through the
/// cell that has the fewest is tried.
fn cover(patterns: &[CellSet], left: CellSet, looks: &mut u32) -> Verdict {
    let mut counts = [0u32; 81];
    for cell in patterns.iter().flat_map(|pattern| pattern.iter()) {
        counts[cell.index()] += 1;
    }
    let fewest = left.iter().min_by_key(|cell| counts[cell.index()]);
    let Some(cell) = fewest else { return Verdict::Filled };
    for pattern in patterns.iter().filter(|pattern| pattern.contains(cell)) {
        let Some(rest) = looks.checked_sub(patterns.len() as u32) else {
            return Verdict::Undecided;
        };
        *looks = rest;
        let apart = |other: &CellSet| (*other & *pattern).is_empty();
        let beside: Vec<CellSet> = patterns.iter().copied().filter(apart).collect();
        match cover(&beside, left - *pattern, looks) {
            Verdict::Impossible => {}
            decided => return decided,
        }
    }
    Verdict::Impossible
}

#[cfg(test)]
mod tests {
    use super::super::template::Template;
    use super::*;
    use std::format;

    #[track_caller]
    fn check(template: &str, expected: Verdict) {
        let template: Template = template.parse().unwrap();
        assert_eq!(verdict(&Zones::of(&template)), expected);
    }

    #[test]
    fn boards_are_decided() {
        let ranges = "a: 1-4\nb: 1-4\nc: 1-4\nd: 1-4\n";
        check(&format!("{ranges}a a b b\na a b b\nc c d d\nc c d d"), Verdict::Filled);
        check(&format!("{ranges}a a a b\na c b b\nc c b d\nc d d d"), Verdict::Filled);
    }

    #[test]
    fn a_cell_that_no_pattern_goes_through_decides() {
        let cells = |names: &str| names.parse::<CellSet>().unwrap();
        let board = cells("r1c1 r1c2 r2c1 r2c2");
        let both = [cells("r1c1 r2c2"), cells("r1c2 r2c1")];
        assert_eq!(cover(&both, board, &mut 10), Verdict::Filled);
        assert_eq!(cover(&both, board, &mut 1), Verdict::Undecided);
        assert_eq!(cover(&both[..1], board, &mut 10), Verdict::Impossible);
    }

    #[test]
    fn numbers_that_are_not_alike_are_left_to_others() {
        check("a: 1-4\nb: 2-5\na a b b\na a b b", Verdict::Undecided);
    }
}
