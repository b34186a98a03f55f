//! The links of a grid that does not change: from each candidate that is on, over each one it
//! strikes, to those that must then be on.

use crate::CellSet;
use crate::rating::sheet::{
    CELL, HOUSE, HOUSES_OF, Mask, PEERS, Sheet, bits, cell_at, cells_of, houses_with_places,
};
use alloc::vec::Vec;

/// Which links count: by house and digit (X), by cell (Y), or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pass {
    X,
    Y,
    Xy,
}

/// The candidates, numbered cell by cell, and the steps from one that is on to the next.
pub(super) struct Graph {
    pub pass: Pass,
    /// Cell and digit of each candidate.
    pub candidates: Vec<(u8, u8)>,
    number: [u16; 729],
    /// The cells that they are in.
    cells: CellSet,
    /// Struck candidate and the one it turns on, in Sudoku Explainer's order.
    steps: Vec<(u16, u16)>,
    step_ends: Vec<u32>,
    /// What striking a candidate turns on.
    strong: Vec<u16>,
    strong_ends: Vec<u32>,
    /// The candidates whose striking turns anything on, by cell and by digit.
    linked_digits: [Mask; 81],
    linked_cells: [CellSet; 9],
    /// 64-bit words in a set of candidates.
    words: usize,
    /// For each candidate the set of those its steps lead to.
    next: Vec<u64>,
    /// For each candidate the set of those it strikes when on.
    weak: Vec<u64>,
    /// For each candidate the set of those its walks come to, itself included.
    reach: Vec<u64>,
}

impl Default for Graph {
    fn default() -> Graph {
        Graph {
            pass: Pass::X,
            candidates: Vec::new(),
            number: [0; 729],
            cells: CellSet::EMPTY,
            steps: Vec::new(),
            step_ends: Vec::new(),
            strong: Vec::new(),
            strong_ends: Vec::new(),
            linked_digits: [0; 81],
            linked_cells: [CellSet::EMPTY; 9],
            words: 0,
            next: Vec::new(),
            weak: Vec::new(),
            reach: Vec::new(),
        }
    }
}

impl Graph {
    pub fn build(&mut self, sheet: &Sheet, pass: Pass) {
        self.pass = pass;
        self.candidates.clear();
        // By cells alone, walks stay in cells of two digits.
        let is_in = |cell: &usize| pass != Pass::Y || sheet.cells[*cell].count_ones() == 2;
        self.cells = CellSet::EMPTY;
        for cell in cells_of(sheet.empty).filter(is_in) {
            self.cells |= CELL[cell];
            for digit in bits(sheet.cells[cell]) {
                self.number[cell * 9 + digit] = self.candidates.len() as u16;
                self.candidates.push((cell as u8, digit as u8));
            }
        }
        self.words = self.candidates.len().div_ceil(64);
        self.strong.clear();
        self.strong_ends.clear();
        self.linked_digits = [0; 81];
        self.linked_cells = [CellSet::EMPTY; 9];
        for index in 0..self.candidates.len() {
            self.add_strong(sheet, index);
        }
        self.steps.clear();
        self.step_ends.clear();
        let n_words = self.words * self.candidates.len();
        self.next.clear();
        self.next.resize(n_words, 0);
        self.weak.clear();
        self.weak.resize(n_words, 0);
        for index in 0..self.candidates.len() {
            self.add_steps(sheet, index);
        }
        self.close();
    }

    pub fn len(&self) -> usize {
        self.candidates.len()
    }

    /// Whether a walk from this candidate may come back to it: over a candidate that turns it on
    /// and is struck by something reached without striking that one first.
    pub fn may_cycle(&self, start: u16) -> bool {
        self.strong(start).iter().any(|&last| {
            let weak = self.row(&self.weak, last);
            self.steps(start)
                .iter()
                .any(|&(struck, on)| struck != last && meet(self.row(&self.reach, on), weak))
        })
    }

    /// Whether a walk from this candidate comes to one that strikes it.
    pub fn is_struck(&self, start: u16) -> bool {
        meet(self.row(&self.reach, start), self.row(&self.weak, start))
    }

    /// Whether striking this candidate leads to its being on.
    pub fn is_proved(&self, start: u16) -> bool {
        // A step back to where one came from proves nothing, but does no harm either.
        self.strong(start)
            .iter()
            .any(|&on| self.row(&self.reach, on)[start as usize / 64] >> (start % 64) & 1 == 1)
    }

    /// Whether something follows from each of these candidates, by links that do not change.
    pub fn have_common_end(&self, starts: impl Iterator<Item = (usize, usize)>) -> bool {
        let (mut on, mut off) = ([u64::MAX; 12], [u64::MAX; 12]);
        for (cell, digit) in starts {
            let row = self.row(&self.reach, self.number[cell * 9 + digit]);
            let mut struck = [0u64; 12];
            for candidate in members(row) {
                let weak = self.row(&self.weak, candidate);
                for (struck, weak) in struck.iter_mut().zip(weak) {
                    *struck |= weak;
                }
            }
            for word in 0..self.words {
                on[word] &= row[word];
                off[word] &= struck[word];
            }
        }
        (0..self.words).any(|word| on[word] | off[word] != 0)
    }

    fn row<'a>(&self, rows: &'a [u64], candidate: u16) -> &'a [u64] {
        &rows[candidate as usize * self.words..][..self.words]
    }

    /// Computes `reach`, candidate by candidate. One that was done before is not walked again:
    /// whatever it reaches is taken over at once.
    fn close(&mut self) {
        let words = self.words;
        self.reach.clear();
        self.reach.extend_from_slice(&self.next);
        for from in 0..self.candidates.len() {
            let (done, rest) = self.reach.split_at_mut(from * words);
            let row = &mut rest[..words];
            row[from / 64] |= 1 << (from % 64);
            let mut walked = [0u64; 12];
            walked[from / 64] |= 1 << (from % 64);
            let mut word = 0;
            while word < words {
                let todo = row[word] & !walked[word];
                if todo == 0 {
                    word += 1;
                    continue;
                }
                let to = word * 64 + todo.trailing_zeros() as usize;
                walked[word] |= todo & todo.wrapping_neg();
                let known = to < from;
                let other = if known { &done[to * words..] } else { &self.next[to * words..] };
                // Back to the first word that has something new to walk.
                for at in (0..words).rev() {
                    row[at] |= other[at];
                    walked[at] |= if known { other[at] } else { 0 };
                    if row[at] & !walked[at] != 0 {
                        word = word.min(at);
                    }
                }
            }
        }
    }

    pub fn steps(&self, candidate: u16) -> &[(u16, u16)] {
        let candidate = candidate as usize;
        let start = if candidate == 0 { 0 } else { self.step_ends[candidate - 1] };
        &self.steps[start as usize..self.step_ends[candidate] as usize]
    }

    pub fn strong(&self, candidate: u16) -> &[u16] {
        let candidate = candidate as usize;
        let start = if candidate == 0 { 0 } else { self.strong_ends[candidate - 1] };
        &self.strong[start as usize..self.strong_ends[candidate] as usize]
    }

    pub fn next(&self, candidate: u16) -> &[u64] {
        let start = candidate as usize * self.words;
        &self.next[start..start + self.words]
    }

    /// Whether one that is on strikes the other.
    pub fn strikes(&self, on: u16, other: u16) -> bool {
        self.row(&self.weak, on)[other as usize / 64] >> (other % 64) & 1 == 1
    }

    fn add_strong(&mut self, sheet: &Sheet, index: usize) {
        let (cell, digit) = self.candidates[index];
        let (cell, digit) = (cell as usize, digit as usize);
        let start = self.strong.len();
        if self.pass != Pass::X {
            let rest: Mask = sheet.cells[cell] & !(1 << digit);
            if rest.is_power_of_two() {
                self.strong.push(self.number[cell * 9 + rest.trailing_zeros() as usize]);
            }
        }
        if self.pass != Pass::Y {
            for (house, place) in houses_with_places(cell) {
                let rest: Mask = sheet.places[house][digit] & !(1 << place);
                if rest.is_power_of_two() {
                    let other = cell_at(house, rest.trailing_zeros() as usize);
                    let other = self.number[other * 9 + digit];
                    if !self.strong[start..].contains(&other) {
                        self.strong.push(other);
                    }
                }
            }
        }
        if self.strong.len() > start {
            self.linked_digits[cell] |= 1 << digit;
            self.linked_cells[digit] |= CELL[cell];
        }
        self.strong_ends.push(self.strong.len() as u32);
    }

    fn add_steps(&mut self, sheet: &Sheet, index: usize) {
        let (cell, digit) = self.candidates[index];
        let (cell, digit) = (cell as usize, digit as usize);
        self.add_weak(sheet, index, cell, digit);
        if self.pass != Pass::X {
            for other in bits(sheet.cells[cell] & self.linked_digits[cell] & !(1 << digit)) {
                self.add_steps_over(index, self.number[cell * 9 + other]);
            }
        }
        let mut left = self.linked_cells[digit] & PEERS[cell];
        for house in HOUSES_OF[cell] {
            let here = left & HOUSE[house as usize];
            left -= here;
            for other in cells_of(here) {
                self.add_steps_over(index, self.number[other * 9 + digit]);
            }
        }
        self.step_ends.push(self.steps.len() as u32);
    }

    fn add_weak(&mut self, sheet: &Sheet, index: usize, cell: usize, digit: usize) {
        let weak = &mut self.weak[index * self.words..][..self.words];
        let mut add = |other: u16| weak[other as usize / 64] |= 1 << (other % 64);
        if self.pass != Pass::X {
            for other in bits(sheet.cells[cell] & !(1 << digit)) {
                add(self.number[cell * 9 + other]);
            }
        }
        for other in cells_of(sheet.digits[digit] & PEERS[cell] & self.cells) {
            add(self.number[other * 9 + digit]);
        }
    }

    fn add_steps_over(&mut self, index: usize, struck: u16) {
        let start = if struck == 0 { 0 } else { self.strong_ends[struck as usize - 1] };
        let next = &mut self.next[index * self.words..][..self.words];
        for &on in &self.strong[start as usize..self.strong_ends[struck as usize] as usize] {
            self.steps.push((struck, on));
            next[on as usize / 64] |= 1 << (on % 64);
        }
    }
}

fn meet(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

fn members(row: &[u64]) -> impl Iterator<Item = u16> {
    row.iter().enumerate().flat_map(|(word, &set)| {
        let mut left = set;
        core::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as u16)?;
            left &= left - 1;
            Some(word as u16 * 64 + bit)
        })
    })
}
