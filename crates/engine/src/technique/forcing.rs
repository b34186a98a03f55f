//! Forcing: whichever possibility of a cell or a house is true, the same follows; or a possibility
//! contradicts itself. A chain follows each claim from the one before, a net gathers them.

use super::implication::{Claim, Clash, Implication, Reach, Truth};
use super::{Found, Technique};
use crate::position::Position;
use crate::step::{Candidate, CandidateRole, CellRole, HouseRole, Step};
use crate::{Cell, CellSet, Digit, House, sort};
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

/// In the order of their candidates.
type Implications = Vec<Implication>;

fn all(position: &Position, reach: Reach) -> Implications {
    let mut all = Vec::new();
    for cell in position.empty().iter() {
        for digit in position[cell].iter() {
            let supposed = Candidate { cell, digit };
            all.push(Implication::of(position, supposed, reach));
        }
    }
    all
}

fn implied_by(implications: &Implications, supposed: Candidate) -> Option<&Implication> {
    let place = implications.binary_search_by_key(&supposed, |implication| implication.supposed);
    place.ok().map(|place| &implications[place])
}

/// Suppositions that contradict themselves, the shortest argument first.
fn find_contradiction(
    position: &Position,
    implications: &Implications,
    found: Found<'_>,
) -> ControlFlow<()> {
    let clashes = implications.iter().filter_map(|implication| {
        let clash = implication.clash?;
        Some((implication.n_reasons(&implication.clash_claims(position)), implication, clash))
    });
    let mut clashes: Vec<_> = clashes.collect();
    sort::by_key(&mut clashes, |(n_links, ..)| *n_links);
    for (_, implication, clash) in clashes {
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
        found(step)?;
    }
    ControlFlow::Continue(())
}

/// Cells and houses whose every possibility leads to the same claim, the shortest argument first.
fn find_verity(
    position: &Position,
    technique: Technique,
    implications: &Implications,
    found: Found<'_>,
) -> ControlFlow<()> {
    let cells = position.empty().iter().map(Choice::Cell);
    let houses =
        House::all().flat_map(|house| Digit::all().map(move |digit| Choice::House(house, digit)));
    let mut verities = Vec::new();
    for choice in cells.chain(houses) {
        conclude(choice, &choice.options(position, implications), &mut verities);
    }
    // Most are never told, so each is drawn only when its turn comes.
    sort::by_key(&mut verities, |verity| verity.n_links);
    verities.into_iter().try_for_each(|Verity { choice, claim, .. }| {
        found(draw(technique, choice, &choice.options(position, implications), claim))
    })
}

/// What has several possibilities.
#[derive(Clone, Copy)]
enum Choice {
    Cell(Cell),
    House(House, Digit),
}

impl Choice {
    fn options<'a>(
        self,
        position: &Position,
        implications: &'a Implications,
    ) -> Vec<&'a Implication> {
        let of = |candidate| implied_by(implications, candidate);
        match self {
            Choice::Cell(cell) => {
                let digits = position[cell].iter();
                digits.filter_map(|digit| of(Candidate { cell, digit })).collect()
            }
            Choice::House(house, digit) => {
                let cells = position.cells_in(house, digit).iter();
                cells.filter_map(|cell| of(Candidate { cell, digit })).collect()
            }
        }
    }
}

/// A claim that every possibility leads to, and by how many links together.
struct Verity {
    choice: Choice,
    claim: Claim,
    n_links: usize,
}

fn conclude(choice: Choice, options: &[&Implication], verities: &mut Vec<Verity>) {
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
                let claim = Claim { candidate: Candidate { cell, digit }, truth };
                let n_links = options.iter().map(|option| option.n_reasons(&[claim])).sum();
                verities.push(Verity { choice, claim, n_links });
            }
        }
    }
}

fn draw(technique: Technique, choice: Choice, options: &[&Implication], claim: Claim) -> Step {
    let mut step = match choice {
        Choice::Cell(cell) => Step::new(technique).cell(CellRole::Pivot, cell),
        Choice::House(house, _) => Step::new(technique).house(HouseRole::Base, house),
    };
    for option in options {
        let supposed = option.supposed;
        step =
            step.candidates(CandidateRole::Supposed, CellSet::only(supposed.cell), supposed.digit);
        step.evidence.links.extend(option.reasons(&[claim]));
    }
    let Candidate { cell, digit } = claim.candidate;
    match claim.truth {
        Truth::True => step.places(cell, digit),
        Truth::False => step.removes(CellSet::only(cell), digit),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_none};
    use super::Technique;

    #[test]
    fn forcing_chain() {
        check(
            Technique::ForcingChain,
            "+8+1+9+74+6+25.3+7+21+85+6+94+4+569..+7+1.+6+973+5+18+4+2+2+8+3+4+9+7+56+1+1+458+62+3+7+95+3+4+27+9+18+6+7+2+8+6149+3+59+6+1+5..42+7",
            "r3c9<>3",
        );
        check(
            Technique::ForcingChain,
            "+3+85+1+64+7+927+6+9+5+3+214+8+1+4+2+879+6+3581+4+9+5+73+2+6+29+36..+4+5+75+7+6+423+9+8+1+63.+29.57+4+4+5+7+3..+2+19+92+1+7+4+5+8+63",
            "r8c6<>8",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::ForcingChain,
            "+8+1+9+74+6+25.3+7+21+85+6+94+4+569..+7+1.+6+973+5+18+4+2+2+8+3+4+9+7+56+1+1+458+62+3+7+95+3+4+27+9+18+6+7+2+8+6149+3+59+6+1+5..42+7:335",
        );
    }

    #[test]
    fn forcing_net() {
        check(
            Technique::ForcingNet,
            "6+4+82+57+1+3+9+23+9+64+18+57+1+75+3+98+2+46+5+9+617+2+3+8+4+4+1+3+8+659+7+27+8+2+93+46+1+59+6..+8+3+5+2+182+4+5+1+97+63+3+5+1.26+49+8",
            "r7c4<>7",
        );
        check(
            Technique::ForcingNet,
            "2+56+8+7+3+1+9+4+1+7+8+4+2+95+63+39+46+5+187+2.312+9+4+6+8+7+8+6+7+1+35+24+9.+4+27+6+8+3.+17+8+9+5+1+24+3+64+2+398+6+7+15615+3+4+7+9+2+8",
            "r6c1<>5",
        );
        // One candidate or one digit away it is no longer a pattern.
        check_none(
            Technique::ForcingNet,
            "6+4+82+57+1+3+9+23+9+64+18+57+1+75+3+98+2+46+5+9+617+2+3+8+4+4+1+3+8+659+7+27+8+2+93+46+1+59+6..+8+3+5+2+182+4+5+1+97+63+3+5+1.26+49+8:774",
        );
    }
}
