//! Which cells of a template must differ: its rows, columns and regions. Knows no filling.

use super::template::Template;
use alloc::vec::Vec;
use engine::{Cell, CellSet, DigitSet, sort};

/// A row, a column or a region, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    Row(u8),
    Column(u8),
    Region(u8),
}

/// The rules of a template in the form the search needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zones {
    /// All cells to be filled.
    pub cells: CellSet,
    /// By the cell's index: the numbers of its region, none for other cells.
    pub ranges: [DigitSet; 81],
    /// By the cell's index: the cells that must differ from it.
    pub peers: [CellSet; 81],
    /// Regions, then rows, then columns: how people look.
    pub all: Vec<(Zone, CellSet)>,
    /// Sets of cells within a zone that hold each of these numbers exactly once, because they are
    /// as many as the numbers they take.
    pub full: Vec<FullSet>,
}

/// Cells that hold each of these numbers exactly once. The rest of the zone takes none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FullSet {
    pub zone: Zone,
    pub cells: CellSet,
    pub digits: DigitSet,
    /// The cells of the zone that are not in the set.
    pub rest: CellSet,
}

impl Zones {
    pub fn of(template: &Template) -> Zones {
        Zones::within(template, template.cells())
    }

    /// Only these cells of the template.
    pub fn within(template: &Template, cells: CellSet) -> Zones {
        let mut ranges = [DigitSet::EMPTY; 81];
        for region in template.regions() {
            for cell in (region.cells & cells).iter() {
                ranges[cell.index()] = region.range.digits();
            }
        }
        let regions = (0..).zip(template.regions());
        let all: Vec<(Zone, CellSet)> = regions
            .map(|(index, region)| (Zone::Region(index), region.cells))
            .chain(Zones::lines(template))
            .map(|(zone, its)| (zone, its & cells))
            .filter(|(_, its)| !its.is_empty())
            .collect();
        let mut peers = [CellSet::EMPTY; 81];
        for &(_, its) in &all {
            for cell in its.iter() {
                peers[cell.index()] |= its - CellSet::only(cell);
            }
        }
        let full = all.iter().flat_map(|&(zone, its)| full_sets(zone, its, &ranges)).collect();
        Zones { cells, ranges, peers, all, full }
    }

    /// The rows, then the columns.
    pub fn lines(template: &Template) -> impl Iterator<Item = (Zone, CellSet)> {
        let cells = template.cells();
        let line = move |belongs: &dyn Fn(Cell) -> bool| {
            cells.iter().filter(|&cell| belongs(cell)).collect::<CellSet>()
        };
        let rows = (0..template.rows())
            .map(move |row| (Zone::Row(row), line(&|cell: Cell| cell.row() == row)));
        let columns = (0..template.cols())
            .map(move |col| (Zone::Column(col), line(&|cell: Cell| cell.col() == col)));
        rows.chain(columns)
    }
}

/// Within a zone, for every range found there: the cells that take nothing else, if they are as
/// many as its numbers.
fn full_sets(zone: Zone, all: CellSet, ranges: &[DigitSet; 81]) -> Vec<FullSet> {
    let mut found: Vec<DigitSet> = all.iter().map(|cell| ranges[cell.index()]).collect();
    sort::sort(&mut found);
    found.dedup();
    let set = |digits: DigitSet| {
        let takes_no_other = |&cell: &Cell| ranges[cell.index()].is_subset(digits);
        let cells: CellSet = all.iter().filter(takes_no_other).collect();
        FullSet { zone, cells, digits, rest: all - cells }
    };
    found.into_iter().map(set).filter(|set| set.cells.len() == set.digits.len()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_sets_are_regions_and_crowds() {
        // Row 1 has two small regions that take 1–4 between them; the last cell gets none of these.
        let template: Template = "b b d d a\nb b d d a".parse().unwrap();
        let zones = Zones::of(&template);
        let sets: Vec<(Zone, u32, u32)> =
            (zones.full.iter()).map(|set| (set.zone, set.cells.len(), set.rest.len())).collect();
        assert_eq!(
            sets,
            [
                (Zone::Region(1), 4, 0),
                (Zone::Region(2), 4, 0),
                (Zone::Row(0), 4, 1),
                (Zone::Row(1), 4, 1)
            ]
        );
    }

    #[test]
    fn peers_are_mutual_and_never_empty_cells() {
        let template: Template = "a a a b b\na a a b b\na a a d d\n-a -a -a d d".parse().unwrap();
        let zones = Zones::of(&template);
        for cell in zones.cells.iter() {
            let peers = zones.peers[cell.index()];
            assert!(peers.is_subset(zones.cells) && !peers.contains(cell));
            assert!(peers.iter().all(|peer| zones.peers[peer.index()].contains(cell)));
        }
    }
}
