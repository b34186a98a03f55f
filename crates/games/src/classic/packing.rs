//! A whole puzzle as choices: which cells have a clue, and which of the digits that the clues before it
//! leave. The solution follows from them, so it stays at home; a position comes along.

use super::notes::{from_note_line, to_note_line};
use crate::link::{Choice, Number, Packing};
use crate::{Day, Deal, NoteKind};
use alloc::string::String;
use alloc::vec::Vec;
use engine::solver::{self, Solutions};
use engine::{Cell, Digit, DigitSet, Grid, sort};

pub const PACKING: Packing = Packing { choices, read };

/// What may stand beside the clues.
const RATING: u32 = 1;
const ENTERED: u32 = 2;
const NOTES: u32 = 4;
const COLORS: u32 = 8;
const DAILY: u32 = 16;
const N_FLAGS: u32 = 32;

/// Days since 1970 and tenths of ratings are below these.
const DAYS: u32 = 1 << 16;
const TENTHS: u32 = 256;

/// The puzzle of a deal as choices; `None` where a line of it is not as dealers write it.
fn choices(deal: &Deal) -> Option<Vec<Choice>> {
    let clues = deal.grid("puzzle", '0').ok()?;
    let read = |name: &'static str| deal.all(name).next();
    let mut flags = 0;
    for (flag, name) in [
        (RATING, "rating"),
        (ENTERED, "entered"),
        (NOTES, "note"),
        (COLORS, "color"),
        (DAILY, "daily"),
    ] {
        flags |= if read(name).is_some() { flag } else { 0 };
    }
    let mut choices = Vec::new();
    choices.push(Choice::of(flags, N_FLAGS));
    push_cells(&mut choices, |cell| clues[cell].is_some(), |_| true);
    let mut so_far = Grid::EMPTY;
    for (cell, digit) in clues.placed() {
        let left = left(&so_far, cell);
        let nth = left.iter().position(|candidate| candidate == digit)?;
        choices.push(Choice::of(nth as u32, left.len()));
        so_far[cell] = Some(digit);
    }
    if let Some(rating) = read("rating") {
        choices.push(Choice::of(tenths(rating)?, TENTHS));
    }
    if read("entered").is_some() {
        let entered = deal.grid("entered", '0').ok()?;
        push_cells(&mut choices, |cell| entered[cell].is_some(), |cell| clues[cell].is_none());
        choices.extend(entered.placed().map(|(_, digit)| Choice::of(digit.index() as u32, 9)));
    }
    for (name, kinds) in [("note", &NoteKind::ALL[..]), ("color", &[NoteKind::Simple][..])] {
        let lines: Option<Vec<_>> = deal.all(name).map(from_note_line).collect();
        let lines = lines?;
        for kind in kinds.iter().filter(|_| !lines.is_empty()) {
            let marks = |cell: Cell| {
                let line = lines.iter().find(|line| line.0 == cell && line.2 == *kind);
                line.map_or(DigitSet::EMPTY, |line| line.1)
            };
            push_cells(&mut choices, |cell| !marks(cell).is_empty(), |_| true);
            let marked = Cell::all().map(marks).filter(|marks| !marks.is_empty());
            choices.extend(marked.map(|marks| Choice::of(u32::from(marks.bits()) - 1, 511)));
        }
    }
    if read("daily").is_some() {
        let number = Some(deal.day()?.number()).filter(|number| *number < DAYS)?;
        choices.push(Choice::of(number, DAYS));
    }
    Some(choices)
}

/// Puts the lines back onto a deal without any.
fn read(deal: Deal, number: &mut Number) -> Option<Deal> {
    let flags = number.take(N_FLAGS);
    let has = |flag| flags & flag != 0;
    let mut clues = Grid::EMPTY;
    for cell in take_cells(number, |_| true)? {
        let left = left(&clues, cell);
        let nth = number.take(left.len().max(1));
        clues[cell] = Some(left.iter().nth(nth as usize)?);
    }
    let Solutions::One(solution) = solver::solve(&clues) else { return None };
    let line = |grid: &Grid| -> String {
        Cell::all().map(|cell| grid[cell].map_or('0', Digit::to_char)).collect()
    };
    let mut deal = deal.with("puzzle", line(&clues)).with("solution", line(&solution));
    if has(RATING) {
        let tenths = number.take(TENTHS);
        deal = deal.with("rating", alloc::format!("{}.{}", tenths / 10, tenths % 10));
    }
    if has(ENTERED) {
        let mut entered = Grid::EMPTY;
        for cell in take_cells(number, |cell| clues[cell].is_none())? {
            entered[cell] = Digit::new(number.take(9) as u8 + 1);
        }
        deal = deal.with("entered", line(&entered));
    }
    for (flag, name, kinds) in
        [(NOTES, "note", &NoteKind::ALL[..]), (COLORS, "color", &[NoteKind::Simple][..])]
    {
        let mut lines = Vec::new();
        for (order, kind) in kinds.iter().enumerate().filter(|_| has(flag)) {
            for cell in take_cells(number, |_| true)? {
                lines.push((cell, order, *kind, DigitSet::from_bits(number.take(511) as u16 + 1)));
            }
        }
        sort::by_key(&mut lines, |(cell, order, ..)| (cell.index(), *order));
        for (cell, _, kind, marks) in lines {
            deal = deal.with(name, to_note_line(cell, marks, kind));
        }
    }
    if has(DAILY) {
        deal = deal.with("daily", Day::at(u64::from(number.take(DAYS)) * 24 * 60 * 60 * 1000, 0));
    }
    Some(deal)
}

/// The digits that stand nowhere in the houses of the cell.
fn left(grid: &Grid, cell: Cell) -> DigitSet {
    cell.peers().iter().filter_map(|peer| grid[peer]).fold(DigitSet::ALL, |mut left, digit| {
        left.remove(digit);
        left
    })
}

fn tenths(rating: &str) -> Option<u32> {
    let (whole, tenth) = rating.split_once('.')?;
    let tenths = whole.parse::<u32>().ok()?.checked_mul(10)? + tenth.parse::<u32>().ok()?;
    (tenths < TENTHS && tenth.len() == 1).then_some(tenths)
}

/// How many of the cells in question are meant, and which.
fn push_cells(
    choices: &mut Vec<Choice>,
    is_meant: impl Fn(Cell) -> bool,
    is_asked: impl Fn(Cell) -> bool,
) {
    let asked: Vec<Cell> = Cell::all().filter(|&cell| is_asked(cell)).collect();
    let mut meant = asked.iter().filter(|&&cell| is_meant(cell)).count() as u32;
    choices.push(Choice::of(meant, 82));
    for (slots, &cell) in (1..=asked.len() as u32).rev().zip(&asked) {
        choices.push(match is_meant(cell) {
            true => Choice { start: 0, width: meant, slots },
            false => Choice { start: meant, width: slots - meant, slots },
        });
        meant -= u32::from(is_meant(cell));
    }
}

fn take_cells(number: &mut Number, is_asked: impl Fn(Cell) -> bool) -> Option<Vec<Cell>> {
    let asked: Vec<Cell> = Cell::all().filter(|&cell| is_asked(cell)).collect();
    let mut meant = number.take(82);
    let mut cells = Vec::new();
    for (slots, &cell) in (1..=asked.len() as u32).rev().zip(&asked) {
        if meant > slots {
            return None;
        }
        if number.slot(slots) < meant {
            number.took(Choice { start: 0, width: meant, slots });
            cells.push(cell);
            meant -= 1;
        } else {
            number.took(Choice { start: meant, width: slots - meant, slots });
        }
    }
    Some(cells)
}
