//! The links of a grid that does not change: from each candidate that is on, over each one it
//! strikes, to those that must then be on.

use crate::rating::position::{
    HOUSE, HOUSES_OF, Mask, PEERS, Position, bits, cell_at, cells_of, houses_with_places,
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
    /// Struck candidate and the one it turns on, in Sudoku Explainer's order.
    steps: Vec<(u16, u16)>,
    step_ends: Vec<u32>,
    /// What striking a candidate turns on.
    strong: Vec<u16>,
    strong_ends: Vec<u32>,
    /// 64-bit words in a set of candidates.
    words: usize,
    /// For each candidate the set of those its steps lead to.
    next: Vec<u64>,
}

impl Graph {
    pub fn new() -> Graph {
        Graph {
            pass: Pass::X,
            candidates: Vec::new(),
            number: [0; 729],
            steps: Vec::new(),
            step_ends: Vec::new(),
            strong: Vec::new(),
            strong_ends: Vec::new(),
            words: 0,
            next: Vec::new(),
        }
    }

    pub fn build(&mut self, position: &Position, pass: Pass) {
        self.pass = pass;
        self.candidates.clear();
        for cell in cells_of(position.empty) {
            for digit in bits(position.cells[cell]) {
                self.number[cell * 9 + digit] = self.candidates.len() as u16;
                self.candidates.push((cell as u8, digit as u8));
            }
        }
        self.words = self.candidates.len().div_ceil(64);
        self.strong.clear();
        self.strong_ends.clear();
        for index in 0..self.candidates.len() {
            self.add_strong(position, index);
        }
        self.steps.clear();
        self.step_ends.clear();
        self.next.clear();
        self.next.resize(self.words * self.candidates.len(), 0);
        for index in 0..self.candidates.len() {
            self.add_steps(position, index);
        }
    }

    pub fn len(&self) -> usize {
        self.candidates.len()
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
        let (cell, digit) = self.candidates[on as usize];
        let (other_cell, other_digit) = self.candidates[other as usize];
        if cell == other_cell {
            return digit != other_digit && self.pass != Pass::X;
        }
        let peer = PEERS[cell as usize].bits() >> other_cell & 1 == 1;
        peer && digit == other_digit
    }

    fn add_strong(&mut self, position: &Position, index: usize) {
        let (cell, digit) = self.candidates[index];
        let (cell, digit) = (cell as usize, digit as usize);
        let start = self.strong.len();
        if self.pass != Pass::X {
            let rest: Mask = position.cells[cell] & !(1 << digit);
            if rest.is_power_of_two() {
                self.strong.push(self.number[cell * 9 + rest.trailing_zeros() as usize]);
            }
        }
        if self.pass != Pass::Y {
            for (house, place) in houses_with_places(cell) {
                let rest: Mask = position.places[house][digit] & !(1 << place);
                if rest.is_power_of_two() {
                    let other = cell_at(house, rest.trailing_zeros() as usize);
                    let other = self.number[other * 9 + digit];
                    if !self.strong[start..].contains(&other) {
                        self.strong.push(other);
                    }
                }
            }
        }
        self.strong_ends.push(self.strong.len() as u32);
    }

    fn add_steps(&mut self, position: &Position, index: usize) {
        let (cell, digit) = self.candidates[index];
        let (cell, digit) = (cell as usize, digit as usize);
        if self.pass != Pass::X {
            for other in bits(position.cells[cell] & !(1 << digit)) {
                self.add_steps_over(index, self.number[cell * 9 + other]);
            }
        }
        let mut left = position.digits[digit] & PEERS[cell];
        for house in HOUSES_OF[cell] {
            let here = left & HOUSE[house as usize];
            left -= here;
            for other in cells_of(here) {
                self.add_steps_over(index, self.number[other * 9 + digit]);
            }
        }
        self.step_ends.push(self.steps.len() as u32);
    }

    fn add_steps_over(&mut self, index: usize, struck: u16) {
        let start = if struck == 0 { 0 } else { self.strong_ends[struck as usize - 1] };
        for at in start..self.strong_ends[struck as usize] {
            let on = self.strong[at as usize];
            self.steps.push((struck, on));
            self.next[index * self.words + on as usize / 64] |= 1 << (on % 64);
        }
    }
}
