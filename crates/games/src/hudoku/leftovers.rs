//! What rows have that regions lack: as many rows as regions hold each number equally often, so what
//! sticks out of the one holds the same numbers as what sticks out of the other. On boards of crooked
//! regions this decides at once what guessing does not decide in a minute. Knows no filling.

use super::zones::{FullSet, Zone};
use alloc::vec::Vec;
use engine::{CellSet, DigitSet, sort};

/// Two sets of cells that hold each of these numbers equally often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leftovers {
    pub sides: [CellSet; 2],
    pub digits: DigitSet,
}

/// More cells than this hold nearly everything, and say nothing.
const MOST_CELLS: u32 = 9;

/// Of rows, then columns, that lie beside each other, with the regions that cover most of them.
pub fn leftovers(full: &[FullSet]) -> Vec<Leftovers> {
    let mut ranges: Vec<DigitSet> = full.iter().map(|set| set.digits).collect();
    sort::sort(&mut ranges);
    ranges.dedup();
    let mut all: Vec<Leftovers> = Vec::new();
    for digits in ranges {
        let of = |is_meant: fn(Zone) -> bool| -> Vec<CellSet> {
            let sets = full.iter().filter(|set| set.digits == digits && is_meant(set.zone));
            sets.map(|set| set.cells).collect()
        };
        let regions = of(|zone| matches!(zone, Zone::Region(_)));
        let rows = of(|zone| matches!(zone, Zone::Row(_)));
        let columns = of(|zone| matches!(zone, Zone::Column(_)));
        for lines in [rows, columns] {
            for first in 0..lines.len() {
                for end in first + 1..=lines.len() {
                    let sides = beside(&lines[first..end], &regions);
                    let says = sides.is_some_and(|[one, _]| (1..=MOST_CELLS).contains(&one.len()));
                    all.extend(sides.filter(|_| says).map(|sides| Leftovers { sides, digits }));
                }
            }
        }
    }
    all
}

/// What the lines have and as many regions lack, and the other way round.
fn beside(lines: &[CellSet], regions: &[CellSet]) -> Option<[CellSet; 2]> {
    let within = lines.iter().fold(CellSet::EMPTY, |all, line| all | *line);
    let mut regions = regions.to_vec();
    sort::by_key(&mut regions, |region| core::cmp::Reverse((*region & within).len()));
    let taken = regions.get(..lines.len())?;
    let covered = taken.iter().fold(CellSet::EMPTY, |all, region| all | *region);
    Some([within - covered, covered - within])
}

#[cfg(test)]
mod tests {
    use super::super::template::Template;
    use super::super::zones::Zones;
    use super::*;

    #[test]
    fn what_sticks_out_of_a_row_is_what_sticks_into_it() {
        let template: Template = "a: 1-4\nb: 1-4\nc: 1-4\nd: 1-4\n\
            a a a b\na c b b\nc c b d\nc d d d"
            .parse()
            .unwrap();
        let found = leftovers(&Zones::of(&template).full);
        let names = |cells: CellSet| std::string::ToString::to_string(&cells);
        let first = found.first().map(|leftovers| leftovers.sides.map(names));
        // Row 1 is region a but for its end, and a is row 1 but for the cell below its beginning.
        assert_eq!(first, Some(["r1c4".into(), "r2c1".into()]));
        for Leftovers { sides: [one, other], .. } in found {
            assert_eq!((one.len(), (one & other).len()), (other.len(), 0));
        }
    }
}
