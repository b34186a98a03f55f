//! Unique rectangles and loops: cells that could swap two digits, were it not for a few extras.
//!
//! Four cells 4.5, six 4.6, eight 4.7, more 5.0; a subset beside two cells with extras costs more.

mod search;

use super::sheet::{CELL, HOUSE, Mask, PEERS, Sheet, bits, cell_at, cells_of, houses_with_places};
use super::{Method, step::Step};
use crate::{CellSet, sort};
use alloc::vec::Vec;

/// All hints are collected first; the cheapest wins, then the lowest type, then the first found.
pub(super) fn find(sheet: &Sheet) -> Option<Step> {
    let mut hints = Hints { sheet, found: Vec::new() };
    search::each(sheet, |cells, pair| hints.of_loop(cells, pair));
    hints
        .found
        .into_iter()
        .map(|hint| (hint.kind.number(), hint.step))
        .reduce(cheaper)
        .map(|it| it.1)
}

fn cheaper(a: (u8, Step), b: (u8, Step)) -> (u8, Step) {
    if (b.1.rating, b.0) < (a.1.rating, a.0) { b } else { a }
}

/// What makes two hints of the same loop different; a loop found again gives no second hint.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    One,
    Two,
    ThreeNaked { house: usize, cells: CellSet },
    ThreeHidden { house: usize, digits: Mask },
    Four,
}

impl Kind {
    fn number(self) -> u8 {
        match self {
            Kind::One => 1,
            Kind::Two => 2,
            Kind::ThreeNaked { .. } | Kind::ThreeHidden { .. } => 3,
            Kind::Four => 4,
        }
    }
}

struct Hint {
    cells: CellSet,
    kind: Kind,
    step: Step,
}

struct Hints<'a> {
    sheet: &'a Sheet,
    found: Vec<Hint>,
}

/// A loop with its two swappable digits and the cells that hold something else as well.
struct Loop<'a> {
    cells: &'a [usize],
    pair: Mask,
    set: CellSet,
}

impl Hints<'_> {
    fn of_loop(&mut self, cells: &[usize], pair: Mask) {
        let set = cells.iter().fold(CellSet::EMPTY, |set, &cell| set | CELL[cell]);
        let found = Loop { cells, pair, set };
        // In the order of the walk: the first of two plays another part than the second.
        let extra: Vec<usize> =
            cells.iter().copied().filter(|&cell| self.sheet.cells[cell] != pair).collect();
        let extra_digits =
            extra.iter().fold(0, |digits, &cell| digits | self.sheet.cells[cell]) & !pair;
        match *extra.as_slice() {
            [] => {}
            [cell] => self.add(&found, Kind::One, 0, [(cell, pair)].to_vec()),
            [first, second] => {
                if extra_digits.is_power_of_two() {
                    self.type_two(&found, &extra, extra_digits);
                } else {
                    self.type_three(&found, first, second, extra_digits);
                }
                self.type_four(&found, first, second);
            }
            _ => self.type_two(&found, &extra, extra_digits),
        }
    }

    fn add(&mut self, of: &Loop, kind: Kind, surcharge: u16, removals: Vec<(usize, Mask)>) {
        let (method, base) = match of.cells.len() {
            4 => (Method::UniqueRectangle, 45),
            6 => (Method::UniqueLoop, 46),
            8 => (Method::UniqueLoop, 47),
            _ => (Method::UniqueLoop, 50),
        };
        let is_new = !self.found.iter().any(|hint| hint.cells == of.set && hint.kind == kind);
        if let Some(step) = Step::removing(method, base + surcharge, removals)
            && is_new
        {
            self.found.push(Hint { cells: of.set, kind, step });
        }
    }

    /// One of the cells must hold the one extra digit: whoever sees all of them cannot.
    fn type_two(&mut self, of: &Loop, extra: &[usize], digit: Mask) {
        let seen = extra.iter().fold(CellSet::ALL, |seen, &cell| seen & PEERS[cell]);
        let victims = seen & self.sheet.digits[digit.trailing_zeros() as usize];
        self.add(of, Kind::Two, 0, cells_of(victims).map(|cell| (cell, digit)).collect());
    }

    /// The two cells act as one that holds the extra digits, and form a subset with others.
    ///
    /// The degree starts at the number of extra digits, which misses some hidden sets; kept.
    fn type_three(&mut self, of: &Loop, first: usize, second: usize, extra: Mask) {
        for degree in extra.count_ones()..=7 {
            for (house, places) in shared_houses(first, second) {
                let n_empty = self.sheet.n_empty(house);
                if degree * 2 <= n_empty {
                    self.three_naked(of, (first, second), extra, (house, places), degree);
                }
                if degree * 2 < n_empty {
                    self.three_hidden(of, extra, (house, places), degree);
                }
            }
        }
    }

    fn three_naked(
        &mut self,
        of: &Loop,
        (first, second): (usize, usize),
        extra: Mask,
        (house, places): (usize, [usize; 2]),
        degree: u32,
    ) {
        let sheet = self.sheet;
        // Digits both cells share count as covered; the others must be covered by real cells.
        let covered = extra & sheet.cells[first] & sheet.cells[second];
        // The first cell stands for the two of them; where it stands among the others matters
        // only for the order of the subsets, which are increasing binary numbers of places. A cell
        // without choice, or with digits too many, is in no subset.
        let fits = |&place: &usize| {
            let cell = sheet.cells[cell_at(house, place)];
            cell.count_ones() > 1 && (cell | extra).count_ones() <= degree
        };
        let free: Mask = bits(0x1ff & !(1 << places[0] | 1 << places[1]))
            .filter(fits)
            .fold(0 as Mask, |free, place| free | 1 << place);
        if free.count_ones() < degree - 1 {
            return;
        }
        let mut choices: Vec<Mask> = subsets_of(free, degree - 1).collect();
        sort::by_key(&mut choices, |&choice| choice | 1 << places[0]);
        for choice in choices {
            let digits = bits(choice)
                .fold(covered, |digits, place| digits | sheet.cells[cell_at(house, place)]);
            let naked = digits | extra;
            if digits.count_ones() != degree || naked.count_ones() != degree {
                continue;
            }
            let cells = bits(choice).fold(CellSet::EMPTY, |set, p| set | CELL[cell_at(house, p)]);
            let rest = HOUSE[house] - cells - CELL[first] - CELL[second];
            let removals = cells_of(rest)
                .map(|cell| (cell, sheet.cells[cell] & naked))
                .filter(|&(_, lost)| lost != 0)
                .collect();
            self.add(of, Kind::ThreeNaked { house, cells }, degree as u16 - 1, removals);
        }
    }

    fn three_hidden(
        &mut self,
        of: &Loop,
        extra: Mask,
        (house, places): (usize, [usize; 2]),
        degree: u32,
    ) {
        let sheet = self.sheet;
        let places_of = |digit: usize| sheet.places[house][digit] & !(1 << places[1]);
        let of_pair = bits(of.pair).fold(0, |union, digit| union | places_of(digit));
        if bits(of.pair).any(|digit| places_of(digit) == 0) {
            return;
        }
        // A digit without a place, or with too many, is in no subset.
        let fits = |&digit: &usize| {
            places_of(digit) != 0 && (places_of(digit) | of_pair).count_ones() <= degree
        };
        let others: Mask = bits(0x1ff & !of.pair & !extra)
            .filter(fits)
            .fold(0, |others, digit| others | 1 << digit);
        for choice in subsets_of(others, degree - 2) {
            let digits = choice | of.pair;
            let union = bits(choice).fold(of_pair, |union, digit| union | places_of(digit));
            if union.count_ones() != degree {
                continue;
            }
            let removals = bits(union & !(1 << places[0]))
                .map(|place| cell_at(house, place))
                .map(|cell| (cell, sheet.cells[cell] & !digits))
                .filter(|&(_, lost)| lost != 0)
                .collect();
            // One less than the naked form of the same size: an off-by-one everyone has copied.
            self.add(of, Kind::ThreeHidden { house, digits }, degree as u16 - 2, removals);
        }
    }

    /// One of the two digits can stand nowhere else in a house of both cells: the other cannot
    /// stand there. The lower digit is tried first, over all their houses.
    fn type_four(&mut self, of: &Loop, first: usize, second: usize) {
        let both = CELL[first] | CELL[second];
        let locked = bits(of.pair).find(|&digit| {
            shared_houses(first, second)
                .any(|(house, _)| (self.sheet.digits[digit] & HOUSE[house]).is_subset(both))
        });
        if let Some(digit) = locked {
            let other = of.pair & !(1 << digit);
            self.add(of, Kind::Four, 0, [(first, other), (second, other)].to_vec());
        }
    }
}

/// The houses of both cells with the places of the two, box before row before column.
fn shared_houses(first: usize, second: usize) -> impl Iterator<Item = (usize, [usize; 2])> {
    let pairs = houses_with_places(first).into_iter().zip(houses_with_places(second));
    pairs.filter(|(a, b)| a.0 == b.0).map(|(a, b)| (a.0, [a.1, b.1]))
}

/// The subsets with `size` members, as increasing numbers.
fn subsets_of(set: Mask, size: u32) -> impl Iterator<Item = Mask> {
    // Counting with the bits of the set alone: what is added ripples through the gaps.
    let next = move |choice: &Mask| Some(choice.wrapping_sub(set) & set).filter(|&next| next != 0);
    let all = core::iter::successors(Some(0), next);
    all.filter(move |choice: &Mask| choice.count_ones() == size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_come_as_increasing_numbers() {
        let all = |set: Mask, size| subsets_of(set, size).collect::<Vec<Mask>>();
        assert_eq!(all(0b1_0110, 2), [0b0_0110, 0b1_0010, 0b1_0100]);
        assert_eq!(all(0b1_0110, 0), [0]);
        assert_eq!(all(0, 1), []);
        for (set, size) in [(0x1ff, 4), (0b1_0101_0111, 3)] {
            let plain = |&choice: &Mask| choice & !set == 0 && choice.count_ones() == size;
            assert_eq!(all(set, size), (0..=set).filter(plain).collect::<Vec<Mask>>());
        }
    }

    /// Four cells that hold 1 and 2, and more where it is said.
    fn rectangle(cells: [(usize, Mask); 4]) -> Sheet {
        let mut sheet = Sheet::full();
        for (cell, extra) in cells {
            sheet.only(cell, 0b11 | extra);
        }
        sheet
    }

    #[test]
    fn type_one_clears_the_cell_with_more() {
        let step = find(&rectangle([(0, 0), (9, 0), (4, 0), (13, 0b100)])).unwrap();
        assert_eq!((step.method, step.rating.0), (Method::UniqueRectangle, 45));
        assert_eq!(step.removals, [(13, 0b11)]);
    }

    #[test]
    fn type_two_strikes_the_one_extra_digit() {
        let step = find(&rectangle([(0, 0), (9, 0), (4, 0b100), (13, 0b100)])).unwrap();
        assert_eq!(step.rating.0, 45);
        assert!(step.removals.iter().all(|&(_, lost)| lost == 0b100));
        assert_eq!(step.removals.len(), 13);
    }

    #[test]
    fn type_four_locks_a_digit() {
        let mut sheet = rectangle([(0, 0), (9, 0), (4, 0b100), (13, 0b1000)]);
        sheet.keep(13, 0, 0b11);
        let step = find(&sheet).unwrap();
        assert_eq!(step.removals, [(13, 0b10), (4, 0b10)]);
    }

    #[test]
    fn four_boxes_are_no_rectangle() {
        assert_eq!(find(&rectangle([(0, 0), (36, 0), (4, 0), (40, 0b100)])), None);
    }
}
