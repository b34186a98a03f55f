//! Finds and counts the fillings of a template. Never explains.

use super::template::Template;
use super::zones::Zones;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, DigitSet, Rng};

/// The digits of a board by the cell's index.
pub type Filling = [Option<Digit>; 81];

/// How many guesses a search may make. No good template needs a hundredth of them; the bound is
/// there for bad ones.
const MAX_GUESSES: u32 = 20_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Filled,
    Impossible,
    Undecided,
}

/// Whether these cells of a template can be filled.
pub fn fill(template: &Template, cells: CellSet) -> Verdict {
    let zones = Zones::within(template, cells);
    let mut search = Search::new(&zones, 1, None);
    search.run(Position::new(&zones).reserved());
    match search.found {
        0 if search.guesses > MAX_GUESSES => Verdict::Undecided,
        0 => Verdict::Impossible,
        _ => Verdict::Filled,
    }
}

/// A random filling of the whole template; none within the bound is as good as impossible.
pub fn random(zones: &Zones, rng: &mut Rng) -> Option<Filling> {
    let mut search = Search::new(zones, 1, Some(rng));
    search.run(Position::new(zones).reserved());
    search.first
}

/// What the fillings that agree with `givens` are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solutions {
    None,
    One(Filling),
    Many,
    /// The bound was reached first.
    Undecided,
}

pub fn solve(zones: &Zones, givens: &Filling) -> Solutions {
    let Some(position) = Position::with(zones, givens) else { return Solutions::None };
    let mut search = Search::new(zones, 2, None);
    search.run(position.reserved());
    match (search.found, search.first) {
        (2, _) => Solutions::Many,
        _ if search.guesses > MAX_GUESSES => Solutions::Undecided,
        (1, Some(filling)) => Solutions::One(filling),
        _ => Solutions::None,
    }
}

/// The candidates of all cells, and which cells are still open.
#[derive(Clone)]
pub struct Position<'a> {
    zones: &'a Zones,
    pub candidates: [DigitSet; 81],
    pub open: CellSet,
}

impl<'a> Position<'a> {
    pub fn new(zones: &'a Zones) -> Position<'a> {
        Position { zones, candidates: zones.ranges, open: zones.cells }
    }

    /// The position after these entries; `None` if one of them breaks a rule.
    pub fn with(zones: &'a Zones, entries: &Filling) -> Option<Position<'a>> {
        let mut position = Position::new(zones);
        for cell in Cell::all() {
            if let Some(digit) = entries[cell.index()] {
                let allowed = position.open.contains(cell)
                    && position.candidates[cell.index()].contains(digit);
                if !allowed {
                    return None;
                }
                position.place(cell, digit);
            }
        }
        Some(position)
    }

    /// Puts a digit and rules it out for the peers.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.open.remove(cell);
        self.candidates[cell.index()] = DigitSet::only(digit);
        for peer in (self.zones.peers[cell.index()] & self.open).iter() {
            self.candidates[peer.index()].remove(digit);
        }
    }

    /// Rules out what full sets keep for themselves.
    fn reserved(mut self) -> Position<'a> {
        for set in &self.zones.full {
            for cell in (set.rest & self.open).iter() {
                self.candidates[cell.index()] -= set.digits;
            }
        }
        self
    }

    /// The open cells of `cells` that can take `digit`.
    pub fn places(&self, cells: CellSet, digit: Digit) -> CellSet {
        let takes = |cell: &Cell| self.candidates[cell.index()].contains(digit);
        (cells & self.open).iter().filter(takes).collect()
    }

    /// Whether `digit` stands in one of `cells`.
    pub fn stands(&self, cells: CellSet, digit: Digit) -> bool {
        (cells - self.open)
            .iter()
            .any(|cell| self.candidates[cell.index()] == DigitSet::only(digit))
    }

    /// Places all singles, also those that follow. Says whether the position is still possible.
    fn settle(&mut self) -> bool {
        loop {
            let mut changed = false;
            for cell in self.open.iter() {
                let candidates = self.candidates[cell.index()];
                if candidates.is_empty() {
                    return false;
                }
                if let Some(digit) = candidates.single() {
                    self.place(cell, digit);
                    changed = true;
                }
            }
            for set in &self.zones.full {
                for digit in set.digits.iter() {
                    if self.stands(set.cells, digit) {
                        continue;
                    }
                    let places = self.places(set.cells, digit);
                    if places.is_empty() {
                        return false;
                    }
                    if let Some(cell) = places.single() {
                        self.place(cell, digit);
                        changed = true;
                    }
                }
            }
            if !changed {
                return self.zones.all.iter().all(|&(_, cells)| self.has_enough(cells));
            }
        }
    }

    /// Whether no few cells of a zone have to share fewer numbers than they are.
    fn has_enough(&self, cells: CellSet) -> bool {
        let open = cells & self.open;
        let left = |cell: Cell| self.candidates[cell.index()];
        let all = open.iter().fold(DigitSet::EMPTY, |all, cell| all | left(cell));
        all.len() >= open.len()
            && open.iter().all(|one| {
                let within = open.iter().filter(|&other| left(other).is_subset(left(one)));
                within.count() as u32 <= left(one).len()
            })
    }

    fn filling(&self) -> Filling {
        core::array::from_fn(|index| {
            let cell = Cell::new(index as u8).filter(|&cell| self.zones.cells.contains(cell))?;
            self.candidates[cell.index()].single()
        })
    }
}

/// A depth-first search with its findings.
struct Search<'a, 'r> {
    zones: &'a Zones,
    limit: u32,
    rng: Option<&'r mut Rng>,
    found: u32,
    first: Option<Filling>,
    guesses: u32,
}

impl<'a, 'r> Search<'a, 'r> {
    fn new(zones: &'a Zones, limit: u32, rng: Option<&'r mut Rng>) -> Search<'a, 'r> {
        Search { zones, limit, rng, found: 0, first: None, guesses: 0 }
    }

    fn run(&mut self, mut position: Position<'_>) {
        if !position.settle() {
            return;
        }
        let fewest = position.open.iter().min_by_key(|cell| {
            let candidates = position.candidates[cell.index()].len();
            (candidates, core::cmp::Reverse((self.zones.peers[cell.index()] & position.open).len()))
        });
        let Some(cell) = fewest else {
            self.found += 1;
            self.first.get_or_insert_with(|| position.filling());
            return;
        };
        for digit in self.order(position.candidates[cell.index()]) {
            self.guesses += 1;
            if self.found >= self.limit || self.guesses > MAX_GUESSES {
                return;
            }
            let mut next = position.clone();
            next.place(cell, digit);
            self.run(next);
        }
    }

    /// Ascending, or shuffled where the filling shall be random.
    fn order(&mut self, candidates: DigitSet) -> impl Iterator<Item = Digit> + use<> {
        let mut digits: Vec<Digit> = candidates.iter().collect();
        if let Some(rng) = &mut self.rng {
            rng.shuffle(&mut digits);
        }
        digits.into_iter()
    }
}
