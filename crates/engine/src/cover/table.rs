//! Which ways take which items, and which ways exclude each other, as rows of bits.

use super::{Kind, KnownWay};
use crate::{Cell, Digit, Grid, House};
use alloc::vec;
use alloc::vec::Vec;

/// What has to be chosen exactly once: a piece's way (as often as there are pieces of that kind),
/// a cell's cover, a digit's place in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    Kind(u16),
    Cell(Cell),
    Digit(House, Digit),
}

/// The items as numbers: kinds of pieces, then cells, then the digits of each house.
#[derive(Clone, Copy, Debug)]
pub struct Items {
    n_kinds: usize,
}

impl Items {
    pub const fn count(self) -> usize {
        self.n_kinds + Cell::COUNT + House::COUNT * 9
    }

    pub const fn is_kind(self, number: usize) -> bool {
        number < self.n_kinds
    }

    pub fn number(self, item: Item) -> usize {
        match item {
            Item::Kind(kind) => usize::from(kind),
            Item::Cell(cell) => self.n_kinds + cell.index(),
            Item::Digit(house, digit) => {
                self.n_kinds + Cell::COUNT + house.index() * 9 + digit.index()
            }
        }
    }

    fn all(self) -> impl Iterator<Item = Item> {
        let digits =
            House::all().flat_map(|house| Digit::all().map(move |digit| Item::Digit(house, digit)));
        (0..self.n_kinds as u16).map(Item::Kind).chain(Cell::all().map(Item::Cell)).chain(digits)
    }

    /// What a way takes: its kind, its cells, its digits in their houses.
    fn taken(known: &KnownWay) -> impl Iterator<Item = Item> + '_ {
        let places = known.way.iter().flat_map(|&(cell, digit)| {
            let houses = cell.houses().into_iter().map(move |house| Item::Digit(house, digit));
            core::iter::once(Item::Cell(cell)).chain(houses)
        });
        core::iter::once(Item::Kind(known.kind)).chain(places)
    }
}

/// Rows of bits, one bit a way.
#[derive(Clone, Debug)]
pub struct Table {
    pub items: Items,
    /// The length of a row in words.
    pub words: usize,
    /// The items the givens leave open, in the order of their numbers.
    pub open: Vec<(usize, Item)>,
    /// For each item the ways that take it.
    members: Vec<u64>,
    /// For each way the ways that cannot lie beside it, itself among them.
    clashes: Vec<u64>,
    /// For each way its items by number.
    taken: Vec<Vec<u16>>,
}

impl Table {
    pub fn new(givens: &Grid, ways: &[KnownWay], kinds: &[Kind]) -> Table {
        let items = Items { n_kinds: kinds.len() };
        let words = ways.len().div_ceil(64);
        let is_given = |item: Item| match item {
            Item::Kind(_) => false,
            Item::Cell(cell) => givens[cell].is_some(),
            Item::Digit(house, digit) => {
                house.cells().iter().any(|cell| givens[cell] == Some(digit))
            }
        };
        let open = items.all().enumerate().filter(|&(_, item)| !is_given(item)).collect();
        let mut taken: Vec<Vec<u16>> = Vec::with_capacity(ways.len());
        let mut members = vec![0; items.count() * words];
        for (way, known) in ways.iter().enumerate() {
            let numbers: Vec<u16> =
                Items::taken(known).map(|item| items.number(item) as u16).collect();
            for &item in &numbers {
                members[usize::from(item) * words + way / 64] |= 1 << (way % 64);
            }
            taken.push(numbers);
        }
        let mut clashes = vec![0; ways.len() * words];
        for (way, known) in ways.iter().enumerate() {
            let row = &mut clashes[way * words..][..words];
            row[way / 64] |= 1 << (way % 64);
            let several = kinds[usize::from(known.kind)].pieces.len() > 1;
            for &item in taken[way].iter().skip(usize::from(several)) {
                for (bits, more) in row.iter_mut().zip(&members[usize::from(item) * words..]) {
                    *bits |= more;
                }
            }
        }
        Table { items, words, open, members, clashes, taken }
    }

    pub fn members(&self, item: usize) -> &[u64] {
        &self.members[item * self.words..][..self.words]
    }

    pub fn clashes(&self, way: usize) -> &[u64] {
        &self.clashes[way * self.words..][..self.words]
    }

    pub fn taken(&self, way: usize) -> &[u16] {
        &self.taken[way]
    }
}
