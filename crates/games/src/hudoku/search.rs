//! Finds and counts the fillings of a template. Never explains.

use super::leftovers::{Leftovers, leftovers};
use super::patterns;
use super::template::Template;
use super::zones::Zones;
use alloc::vec::Vec;
use engine::{Cell, CellSet, Digit, DigitSet, Rng};

/// The digits of a board by the cell's index.
pub type Filling = [Option<Digit>; 81];

/// How many guesses a search may make. No good template needs a hundredth of them; the bound is
/// there for bad ones.
const MAX_GUESSES: u32 = 20_000;

/// So many beginnings share as many guesses again.
const RESTARTS: u32 = 50;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Filled,
    Impossible,
    Undecided,
}

/// Whether a template can be filled.
pub fn fill(template: &Template) -> Verdict {
    let zones = Zones::of(template);
    match patterns::verdict(&zones) {
        Verdict::Undecided => guessed(&zones),
        decided => decided,
    }
}

fn guessed(zones: &Zones) -> Verdict {
    match Search::thorough(zones, MAX_GUESSES).verdict() {
        Verdict::Undecided if restarted(zones, &mut Rng::new(0)).is_some() => Verdict::Filled,
        verdict => verdict,
    }
}

/// Whether these cells of a template cannot be filled, as far as a short search knows.
pub fn is_impossible(template: &Template, cells: CellSet) -> bool {
    let zones = Zones::within(template, cells);
    Search::thorough(&zones, MAX_GUESSES / 20).verdict() == Verdict::Impossible
}

/// A filling from one of many short searches. Where a search is unlucky it is so for long, and
/// another beginning is soon through.
fn restarted(zones: &Zones, rng: &mut Rng) -> Option<Filling> {
    (0..RESTARTS).find_map(|_| {
        let mut search = Search::new(zones, 1, Some(&mut *rng));
        search.max_guesses = MAX_GUESSES / RESTARTS;
        search.run(Position::new(zones).reserved());
        search.first
    })
}

/// A random filling of the whole template; none within the bound is as good as impossible.
pub fn random(zones: &Zones, rng: &mut Rng) -> Option<Filling> {
    let mut search = Search::new(zones, 1, Some(&mut *rng));
    search.branching = Branching::Cells;
    search.max_guesses = MAX_GUESSES / 10;
    search.run(Position::new(zones).reserved());
    search.first.or_else(|| restarted(zones, rng))
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
        _ if search.is_spent() => Solutions::Undecided,
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
    /// The same by the number: where it stands or could.
    by_digit: [CellSet; 9],
}

impl<'a> Position<'a> {
    pub fn new(zones: &'a Zones) -> Position<'a> {
        let mut by_digit = [CellSet::EMPTY; 9];
        for cell in zones.cells.iter() {
            zones.ranges[cell.index()]
                .iter()
                .for_each(|digit| by_digit[digit.index()].insert(cell));
        }
        Position { zones, candidates: zones.ranges, open: zones.cells, by_digit }
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
        for other in (self.candidates[cell.index()] - DigitSet::only(digit)).iter() {
            self.by_digit[other.index()].remove(cell);
        }
        self.candidates[cell.index()] = DigitSet::only(digit);
        self.by_digit[digit.index()].insert(cell);
        let losing = self.zones.peers[cell.index()] & self.open & self.by_digit[digit.index()];
        self.by_digit[digit.index()] = self.by_digit[digit.index()] - losing;
        for peer in losing.iter() {
            self.candidates[peer.index()].remove(digit);
        }
    }

    /// Rules out what leftovers cannot both hold. Says whether anything was ruled out.
    fn compare(&mut self, all: &[Leftovers]) -> bool {
        let mut changed = false;
        for Leftovers { sides: [one, other], digits } in all {
            for digit in digits.iter() {
                for (here, there) in [(*one, *other), (*other, *one)] {
                    let twins = self.by_digit[digit.index()] & there;
                    for cell in self.places(here, digit).iter() {
                        // The number has to come again on the other side, out of its own sight.
                        if (twins - self.zones.peers[cell.index()]).is_empty() {
                            self.candidates[cell.index()].remove(digit);
                            self.by_digit[digit.index()].remove(cell);
                            changed = true;
                        }
                    }
                }
            }
        }
        changed
    }

    /// A number that a full set needs leaves every cell that sees all its places there. Says whether
    /// anything was ruled out.
    fn crowd_out(&mut self) -> bool {
        let mut changed = false;
        for set in &self.zones.full {
            for digit in set.digits.iter() {
                if self.stands(set.cells, digit) {
                    continue;
                }
                let places = self.places(set.cells, digit);
                let around = self.open & self.by_digit[digit.index()];
                let seeing =
                    places.iter().fold(around, |all, place| all & self.zones.peers[place.index()]);
                for cell in seeing.iter() {
                    self.candidates[cell.index()].remove(digit);
                    self.by_digit[digit.index()].remove(cell);
                    changed = true;
                }
            }
        }
        changed
    }

    /// Whether exchanging these two numbers changes nothing.
    fn is_same(&self, one: Digit, other: Digit) -> bool {
        let is_alike = |digits: DigitSet| digits.contains(one) == digits.contains(other);
        self.by_digit[one.index()] == self.by_digit[other.index()]
            && self.zones.ranges.iter().all(|range| is_alike(*range))
    }

    /// Rules out what full sets keep for themselves.
    fn reserved(mut self) -> Position<'a> {
        for set in &self.zones.full {
            for cell in (set.rest & self.open).iter() {
                self.candidates[cell.index()] -= set.digits;
            }
            for digit in set.digits.iter() {
                let kept = self.by_digit[digit.index()] - (set.rest & self.open);
                self.by_digit[digit.index()] = kept;
            }
        }
        self
    }

    /// The open cells of `cells` that can take `digit`.
    pub fn places(&self, cells: CellSet, digit: Digit) -> CellSet {
        cells & self.open & self.by_digit[digit.index()]
    }

    /// Whether `digit` stands in one of `cells`.
    pub fn stands(&self, cells: CellSet, digit: Digit) -> bool {
        !((cells - self.open) & self.by_digit[digit.index()]).is_empty()
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
    /// What is compared before guessing, where the question is only whether there is a filling.
    /// A seed's fillings depend on it too.
    leftovers: Option<Vec<Leftovers>>,
    branching: Branching,
    limit: u32,
    max_guesses: u32,
    rng: Option<&'r mut Rng>,
    found: u32,
    first: Option<Filling>,
    guesses: u32,
}

/// Where a search guesses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Branching {
    /// In the cell with the fewest numbers left. A seed's fillings depend on it.
    Cells,
    /// There, or where a number that a set needs has fewer places: so few boards resist.
    CellsAndPlaces,
}

impl<'a, 'r> Search<'a, 'r> {
    fn new(zones: &'a Zones, limit: u32, rng: Option<&'r mut Rng>) -> Search<'a, 'r> {
        let (branching, max_guesses) = (Branching::CellsAndPlaces, MAX_GUESSES);
        Search {
            zones,
            leftovers: None,
            branching,
            limit,
            max_guesses,
            rng,
            found: 0,
            first: None,
            guesses: 0,
        }
    }

    /// One that spares no thought to know whether there is a filling, whichever it is.
    fn thorough(zones: &'a Zones, max_guesses: u32) -> Search<'a, 'r> {
        let leftovers = Some(leftovers(&zones.full));
        Search { leftovers, max_guesses, ..Search::new(zones, 1, None) }
    }

    fn verdict(mut self) -> Verdict {
        self.run(Position::new(self.zones).reserved());
        match self.found {
            0 if self.is_spent() => Verdict::Undecided,
            0 => Verdict::Impossible,
            _ => Verdict::Filled,
        }
    }

    fn is_spent(&self) -> bool {
        self.guesses > self.max_guesses
    }

    /// Does all that needs no guess. Says whether the position is still possible.
    fn settle(&self, position: &mut Position<'_>) -> bool {
        loop {
            if !position.settle() {
                return false;
            }
            let Some(leftovers) = &self.leftovers else { return true };
            if !position.compare(leftovers) && !position.crowd_out() {
                return true;
            }
        }
    }

    fn run(&mut self, mut position: Position<'_>) {
        if !self.settle(&mut position) {
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
        let candidates = position.candidates[cell.index()];
        match self.places_fewer_than(candidates.len(), &position) {
            None => {
                let mut tried: Vec<Digit> = Vec::new();
                for digit in self.shuffled(candidates.iter()) {
                    // Of numbers that nothing tells apart yet one is enough.
                    if self.leftovers.is_none()
                        || !tried.iter().any(|d| position.is_same(*d, digit))
                    {
                        self.guess(&position, cell, digit);
                    }
                    tried.push(digit);
                }
            }
            Some((digit, places)) => {
                for cell in self.shuffled(places.iter()) {
                    self.guess(&position, cell, digit);
                }
            }
        }
    }

    fn guess(&mut self, position: &Position<'_>, cell: Cell, digit: Digit) {
        if self.found >= self.limit || self.is_spent() {
            return;
        }
        self.guesses += 1;
        if self.is_spent() {
            return;
        }
        let mut next = position.clone();
        next.place(cell, digit);
        self.run(next);
    }

    /// A number that a full set needs and that has the fewest places there, if those are fewer.
    fn places_fewer_than(&self, most: u32, position: &Position<'_>) -> Option<(Digit, CellSet)> {
        if self.branching == Branching::Cells || most <= 2 {
            return None;
        }
        let needs =
            self.zones.full.iter().flat_map(|set| set.digits.iter().map(move |digit| (set, digit)));
        needs
            .filter(|(set, digit)| !position.stands(set.cells, *digit))
            .map(|(set, digit)| (digit, position.places(set.cells, digit)))
            .filter(|(_, places)| places.len() < most)
            .min_by_key(|(_, places)| places.len())
    }

    /// As they come, or shuffled where the filling shall be random.
    fn shuffled<T>(&mut self, choices: impl Iterator<Item = T>) -> Vec<T> {
        let mut choices: Vec<T> = choices.collect();
        if let Some(rng) = &mut self.rng {
            rng.shuffle(&mut choices);
        }
        choices
    }
}
