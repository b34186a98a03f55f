//! `cargo xtask tidy`: conventions that the compiler does not hold, each a rule in its own file.

mod arrows;
mod cards;
mod file_header;
mod file_length;
mod game_names;
mod purity;
mod tree;
mod words;

use tree::Tree;

/// What a rule objects to: a place and the remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Complaint {
    /// A path, with a line if there is one.
    place: String,
    text: String,
}

type Rule = fn(&Tree) -> Vec<Complaint>;

const RULES: &[Rule] = &[
    cards::check,
    file_header::check,
    file_length::check,
    game_names::check,
    purity::check,
    words::check,
];

pub fn tidy() -> Result<(), String> {
    let tree = Tree::read(&crate::root())?;
    let mut complaints: Vec<Complaint> = RULES.iter().flat_map(|rule| rule(&tree)).collect();
    complaints.extend(arrows::check(&arrows::read()?));
    if complaints.is_empty() {
        return Ok(());
    }
    let lines = complaints.iter().map(|c| format!("{}: {}\n", c.place, c.text));
    Err(lines.collect::<String>() + &format!("tidy: {} complaints", complaints.len()))
}

impl Complaint {
    fn new(place: impl Into<String>, text: impl Into<String>) -> Complaint {
        Complaint { place: place.into(), text: text.into() }
    }
}
