//! Forcing: whichever possibility of a cell or a house is true, the same follows; or a possibility
//! contradicts itself. A chain follows each claim from the one before, a net gathers them.

use super::implication::{Claim, Clash, Implication, Reach, Truth};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{Candidate, CandidateRole, CellRole, HouseRole, Step};
use crate::{Cell, CellSet, Digit, House};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::ControlFlow;

pub fn find_chain(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let implications = all(position, Reach::Chain);
    find_verity(position, Technique::ForcingChain, &implications, found)
}

pub fn find_net(position: &Position, found: Found<'_>) -> ControlFlow<()> {
    let implications = all(position, Reach::Net);
    find_contradiction(position, &implications, found)?;
    find_verity(position, Technique::ForcingNet, &implications, found)
}

type Implications = BTreeMap<Candidate, Implication>;

fn all(position: &Position, reach: Reach) -> Implications {
    let mut all = BTreeMap::new();
    for cell in position.empty().iter() {
        for digit in position[cell].iter() {
            let supposed = Candidate { cell, digit };
            all.insert(supposed, Implication::of(position, supposed, reach));
        }
    }
    all
}

/// Suppositions that contradict themselves, the shortest argument first.
fn find_contradiction(
    position: &Position,
    implications: &Implications,
    found: Found<'_>,
) -> ControlFlow<()> {
    let mut steps: Vec<Step> = Vec::new();
    for implication in implications.values() {
        let Some(clash) = implication.clash else { continue };
        let Candidate { cell, digit } = implication.supposed;
        let cells = CellSet::only(cell);
        let mut step = Step::new(Technique::ForcingNet)
            .candidates(CandidateRole::Supposed, cells, digit)
            .removes(cells, digit);
        step = match clash {
            Clash::Both(at) => {
                step.candidates(CandidateRole::Extra, CellSet::only(at.cell), at.digit)
            }
            Clash::Cell(at) => step.cell(CellRole::Pattern, at),
            Clash::House(house, at) => {
                let places = position.cells_in(house, at);
                step.house(HouseRole::Base, house).candidates(CandidateRole::Extra, places, at)
            }
        };
        step.evidence.links = implication.reasons(&implication.clash_claims(position));
        steps.push(step);
    }
    tell_shortest_first(steps, found)
}

/// Cells and houses whose every possibility leads to the same claim.
fn find_verity(
    position: &Position,
    technique: Technique,
    implications: &Implications,
    found: Found<'_>,
) -> ControlFlow<()> {
    let mut steps = Vec::new();
    for cell in position.empty().iter() {
        let options: Vec<&Implication> = position[cell]
            .iter()
            .filter_map(|digit| implications.get(&Candidate { cell, digit }))
            .collect();
        let begin = || Step::new(technique).cell(CellRole::Pivot, cell);
        conclude(&options, begin, &mut steps);
    }
    for house in House::all() {
        for digit in Digit::all() {
            let options: Vec<&Implication> = position
                .cells_in(house, digit)
                .iter()
                .filter_map(|cell| implications.get(&Candidate { cell, digit }))
                .collect();
            let begin = || Step::new(technique).house(HouseRole::Base, house);
            conclude(&options, begin, &mut steps);
        }
    }
    tell_shortest_first(steps, found)
}

fn conclude(options: &[&Implication], begin: impl Fn() -> Step, steps: &mut Vec<Step>) {
    // A possibility that contradicts itself implies everything, which explains nothing.
    if options.len() < 2 || options.iter().any(|option| option.clash.is_some()) {
        return;
    }
    for digit in Digit::all() {
        let all = |side: fn(&Implication) -> &[CellSet; 9]| {
            options.iter().fold(CellSet::ALL, |all, option| all & side(option)[digit.index()])
        };
        for (cells, truth) in [(all(|o| &o.on), Truth::True), (all(|o| &o.off), Truth::False)] {
            for cell in cells.iter() {
                steps.push(verity(begin(), options, cell, digit, truth));
            }
        }
    }
}

fn verity(
    mut step: Step,
    options: &[&Implication],
    cell: Cell,
    digit: Digit,
    truth: Truth,
) -> Step {
    let claim = Claim { candidate: Candidate { cell, digit }, truth };
    for option in options {
        let supposed = option.supposed;
        step =
            step.candidates(CandidateRole::Supposed, CellSet::only(supposed.cell), supposed.digit);
        step.evidence.links.extend(option.reasons(&[claim]));
    }
    match truth {
        Truth::True => step.places(cell, digit),
        Truth::False => step.removes(CellSet::only(cell), digit),
    }
}

fn tell_shortest_first(mut steps: Vec<Step>, found: Found<'_>) -> ControlFlow<()> {
    steps.sort_by_key(|step| step.evidence.links.len());
    steps.into_iter().try_for_each(found)
}
