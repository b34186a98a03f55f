//! A chain told link by link: "If r1c1 is not 3, then r1c5 is 3, so r4c5 is not 3, …".

use super::conclusion::enumerate;
use crate::step::{Link, LinkKind, Node};
use crate::{CellSet, DigitSet, House, HouseKind, Phrase, phrase};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The argument of a chain that starts by denying its first node.
pub fn chain(links: &[Link]) -> Phrase {
    let Some(first) = links.first() else { return phrase!("nothing") };
    let start = match (first.kind, first.from.cells.single()) {
        (LinkKind::Strong, Some(cell)) => {
            phrase!("suppose-not", cell = cell, digit = first.from.digit)
        }
        (LinkKind::Strong, None) => {
            phrase!("suppose-none", cells = first.from.cells, digit = first.from.digit)
        }
        (LinkKind::Weak, Some(cell)) => {
            phrase!("suppose-is", cell = cell, digit = first.from.digit)
        }
        (LinkKind::Weak, None) => {
            phrase!("suppose-one", cells = first.from.cells, digit = first.from.digit)
        }
    };
    let told = links.iter().enumerate().map(|(index, link)| match index {
        0 => first_consequence(link),
        _ => consequence(link),
    });
    let follow = told.reduce(|init, next| phrase!("enumerate-comma", init = init, next = next));
    match follow {
        Some(follow) => phrase!("chain", start = start, follow = follow),
        None => start,
    }
}

/// After "If r1c5 is 3" it is "then", not "so", even for a denial.
fn first_consequence(link: &Link) -> Phrase {
    let Node { digit, cells } = link.to;
    match (link.kind, cells.single()) {
        (LinkKind::Strong, _) => consequence(link),
        (LinkKind::Weak, Some(cell)) => phrase!("then-first-not", cell = cell, digit = digit),
        (LinkKind::Weak, None) => phrase!("then-first-none", cells = cells, digit = digit),
    }
}

/// "then r1c5 is 3" after a strong link, "so r4c5 is not 3" after a weak one.
fn consequence(link: &Link) -> Phrase {
    let Node { digit, cells } = link.to;
    match (link.kind, cells.single()) {
        (LinkKind::Strong, Some(cell)) => phrase!("then-is", cell = cell, digit = digit),
        (LinkKind::Strong, None) => phrase!("then-one", cells = cells, digit = digit),
        (LinkKind::Weak, Some(cell)) => phrase!("then-not", cell = cell, digit = digit),
        (LinkKind::Weak, None) => phrase!("then-none", cells = cells, digit = digit),
    }
}

/// "rows 2 and 5", "row 2", or "row 2 and box 4" where the kinds differ.
pub fn houses(houses: impl Iterator<Item = House>) -> Phrase {
    let houses: Vec<House> = houses.collect();
    let of_kind = |kind| -> DigitSet {
        let places = houses.iter().filter(|house| house.kind() == kind);
        places.map(|house| crate::Digit::from_index(house.place())).collect()
    };
    let (rows, columns, boxes) =
        (of_kind(HouseKind::Row), of_kind(HouseKind::Column), of_kind(HouseKind::Box));
    let mut said = Vec::new();
    if !rows.is_empty() {
        said.push(phrase!("houses-rows", places = rows));
    }
    if !columns.is_empty() {
        said.push(phrase!("houses-columns", places = columns));
    }
    if !boxes.is_empty() {
        said.push(phrase!("houses-boxes", places = boxes));
    }
    let joined =
        said.into_iter().reduce(|init, last| phrase!("list-and", init = init, last = last));
    joined.unwrap_or(phrase!("nothing"))
}

/// "r1c2", "r1c2 or r1c5", "r1c2, r1c4 or r1c5".
pub fn one_of(cells: CellSet) -> Phrase {
    let mut names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    let last = names.pop().unwrap_or_default();
    match names.is_empty() {
        true => phrase!("verbatim", text = last),
        false => phrase!("list-or", init = names.join(", "), last = last),
    }
}

/// Everything a supposition makes true, without the denials in between.
pub fn net(links: &[Link]) -> Phrase {
    let Some(first) = links.first() else { return phrase!("nothing") };
    let mut follow: Vec<Phrase> = Vec::new();
    for link in links.iter().filter(|link| link.kind == LinkKind::Strong) {
        let said = claim(link.to);
        if !follow.contains(&said) {
            follow.push(said);
        }
    }
    match follow.is_empty() {
        true => phrase!("net-alone", start = claim(first.from)),
        false => phrase!("net", start = claim(first.from), follow = enumerate(follow)),
    }
}

/// "r1c5 is 3", or "one of r1c5 and r1c6 is 3".
pub fn claim(node: Node) -> Phrase {
    match node.cells.single() {
        Some(cell) => phrase!("claim", cell = cell, digit = node.digit),
        None => phrase!("claim-group", cells = node.cells, digit = node.digit),
    }
}
