//! Colourings, chains, loops and forcing.

use super::super::narrative;
use super::super::seen::Seen;
use crate::step::{Candidate, CandidateRole, CellRole, HouseRole, Link, LinkKind, Node};
use crate::{Phrase, phrase, sort};
use alloc::vec::Vec;

pub fn simple_coloring(seen: Seen<'_>) -> Phrase {
    let (a, b) = (seen.cells_of(CandidateRole::ColorA), seen.cells_of(CandidateRole::ColorB));
    match seen.0.evidence.houses_as(HouseRole::Base).next() {
        // The finder names the true colour first, so the crowded one is the second.
        Some(house) => phrase!(
            "explain-simple-colouring-false",
            digit = seen.digit(),
            kept = a,
            crowded = b,
            house = house
        ),
        None => phrase!("explain-simple-colouring", digit = seen.digit(), first = a, second = b),
    }
}

pub fn multi_coloring(seen: Seen<'_>) -> Phrase {
    let (a, b) = (seen.cells_of(CandidateRole::ColorA), seen.cells_of(CandidateRole::ColorB));
    let (c, d) = (seen.cells_of(CandidateRole::ColorC), seen.cells_of(CandidateRole::ColorD));
    let digit = seen.digit();
    // Where a whole colour goes, it saw both colours of the other net.
    if seen.0.conclusion.eliminations.iter().all(|gone| b.contains(gone.cell)) {
        phrase!("explain-multi-colouring-false", digit = digit, a = a, b = b, c = c, d = d)
    } else {
        phrase!("explain-multi-colouring", digit = digit, a = a, b = b, c = c, d = d)
    }
}

pub fn open_chain(seen: Seen<'_>) -> Phrase {
    let links = &seen.0.evidence.links;
    let chain = narrative::chain(links);
    match (links.first(), links.last()) {
        (Some(first), Some(last)) if first.from == last.to => {
            phrase!("explain-chain-back", chain = chain, start = narrative::claim(first.from))
        }
        (Some(first), Some(last)) => phrase!(
            "explain-chain",
            chain = chain,
            first = narrative::claim(first.from),
            last = narrative::claim(last.to)
        ),
        _ => chain,
    }
}

pub fn ring(seen: Seen<'_>) -> Phrase {
    phrase!("explain-ring", chain = narrative::chain(&seen.0.evidence.links))
}

pub fn forcing_chain(seen: Seen<'_>) -> Phrase {
    let told = branches(seen).into_iter().map(narrative::chain);
    let told = told.reduce(|init, next| phrase!("sentences", init = init, next = next));
    verity(seen, told.unwrap_or(phrase!("nothing")))
}

pub fn forcing_net(seen: Seen<'_>) -> Phrase {
    let told = branches(seen).into_iter().map(narrative::net);
    let told = told
        .reduce(|init, next| phrase!("sentences", init = init, next = next))
        .unwrap_or(phrase!("nothing"));
    if seen.0.evidence.candidates_as(CandidateRole::Supposed).nth(1).is_some() {
        return verity(seen, told);
    }
    let clash = match (
        seen.0.evidence.houses_as(HouseRole::Base).next(),
        seen.cells(CellRole::Pattern).first(),
    ) {
        (Some(house), _) => {
            phrase!("clash-house", house = house, digit = seen.digit_as(CandidateRole::Extra))
        }
        (None, Some(cell)) => phrase!("clash-cell", cell = cell),
        (None, None) => phrase!(
            "clash-both",
            cells = seen.cells_of(CandidateRole::Extra),
            digit = seen.digit_as(CandidateRole::Extra)
        ),
    };
    phrase!("explain-contradiction", told = told, clash = clash)
}

/// Every possibility of a cell, or of a digit in a house, leads to the same.
fn verity(seen: Seen<'_>, told: Phrase) -> Phrase {
    match seen.0.evidence.houses_as(HouseRole::Base).next() {
        Some(house) => phrase!(
            "explain-forcing-house",
            house = house,
            digit = seen.digit_as(CandidateRole::Supposed),
            cells = seen.cells_of(CandidateRole::Supposed),
            told = told
        ),
        None => phrase!(
            "explain-forcing-cell",
            cell = seen.cell(CellRole::Pivot),
            digits = seen.digits_as(CandidateRole::Supposed),
            told = told
        ),
    }
}

/// The links of each supposition in turn. A branch begins where its supposition, being true, rules
/// something out; in the other branches that supposition is false.
fn branches<'a>(seen: Seen<'a>) -> Vec<&'a [Link]> {
    let links = seen.0.evidence.links.as_slice();
    let starts_branch = |index: usize, Candidate { cell, digit }: Candidate| {
        links[index].kind == LinkKind::Weak && links[index].from == Node::cell(cell, digit)
    };
    let mut starts: Vec<usize> = seen
        .0
        .evidence
        .candidates_as(CandidateRole::Supposed)
        .filter_map(|supposed| (0..links.len()).find(|&index| starts_branch(index, supposed)))
        .collect();
    sort::sort(&mut starts);
    let ends = starts.iter().skip(1).copied().chain([links.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &links[start..end]).collect()
}
