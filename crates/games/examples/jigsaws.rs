//! Random boards of nine by nine in nine connected regions of nine, as Hudoku templates, and how many
//! of them can be filled and dealt on: `cargo run --release -p ninefold-games --example jigsaws 200`.

use engine::{Cell, CellSet, Rng};
use ninefold_games::hudoku::{Hudoku, Template, TemplateError};

fn main() {
    let asked = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let count = asked.unwrap_or(200);
    let Sum { filled, unfillable, undecided } = sum(count);
    println!("{filled} filled, {unfillable} proven to have no filling, {undecided} undecided");
}

/// What became of some boards.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub filled: u32,
    pub unfillable: u32,
    pub undecided: u32,
}

/// What becomes of so many boards; those that are not filled and dealt on are shown.
pub fn sum(count: u64) -> Sum {
    let mut sum = Sum::default();
    for seed in 0..count {
        let rng = &mut Rng::new(seed);
        let text = jigsaw(rng);
        let dealt = text.parse::<Template>().and_then(|template| Hudoku::deal_own(&template, rng));
        match &dealt {
            Ok(_) => sum.filled += 1,
            Err(TemplateError::Unsolvable { .. }) => sum.unfillable += 1,
            Err(_) => sum.undecided += 1,
        }
        if let Err(error) = dealt {
            println!("{error}\n{text}");
        }
    }
    sum
}

/// The boxes, with cells traded between neighbors so often that no box is left.
fn jigsaw(rng: &mut Rng) -> String {
    let mut regions = [0u8; 81];
    for cell in Cell::all() {
        regions[cell.index()] = cell.row() / 3 * 3 + cell.col() / 3;
    }
    for _ in 0..20_000 {
        trade(&mut regions, rng);
    }
    let ranges: String = (b'a'..=b'i').map(|letter| format!("{}: 1-9\n", letter as char)).collect();
    let letters: Vec<String> =
        regions.iter().map(|&region| char::from(b'a' + region).to_string()).collect();
    ranges + &letters.chunks(9).map(|row| row.join(" ") + "\n").collect::<String>()
}

/// Two neighboring regions give each other a cell, if both stay connected.
fn trade(regions: &mut [u8; 81], rng: &mut Rng) {
    let draw = |rng: &mut Rng| Cell::new(rng.below(81) as u8).expect("a board has 81 cells");
    let (one, other) = (draw(rng), draw(rng));
    let (from, to) = (regions[one.index()], regions[other.index()]);
    if from == to {
        return;
    }
    regions[one.index()] = to;
    regions[other.index()] = from;
    if !is_connected(regions, from) || !is_connected(regions, to) {
        regions[one.index()] = from;
        regions[other.index()] = to;
    }
}

fn is_connected(regions: &[u8; 81], region: u8) -> bool {
    let all: CellSet = Cell::all().filter(|cell| regions[cell.index()] == region).collect();
    let mut reached: CellSet = all.first().into_iter().collect();
    loop {
        let next = |cell: Cell| {
            let is_beside = |other: Cell| {
                cell.row().abs_diff(other.row()) + cell.col().abs_diff(other.col()) == 1
            };
            reached.iter().any(is_beside)
        };
        let more: CellSet = (all - reached).iter().filter(|&cell| next(cell)).collect();
        if more.is_empty() {
            return reached == all;
        }
        reached |= more;
    }
}
