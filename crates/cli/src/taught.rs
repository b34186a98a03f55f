//! What is taught from, and what is taught: the position that an entry describes, and a step as JSON.
//! It looks for no step and prints nothing.

use crate::speech;
use engine::explain::{self, Stage};
use engine::position::Position;
use engine::solver::{self, Solutions};
use engine::step::{Candidate, Link, Node, Step};
use engine::technique::Technique;
use engine::text::Entry;
use engine::{Candidates, Cell, Grid};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

/// The position an entry describes, and the solution it must lead to.
pub struct Lesson {
    pub position: Position,
    pub solution: Grid,
}

impl Lesson {
    /// The reason is for a person: "it has no solution".
    pub fn of(entry: &Entry) -> Result<Lesson, &'static str> {
        let position = position(entry);
        let puzzle = if entry.candidates.is_some() { position.grid() } else { &entry.puzzle };
        let by_digits = solver::solve(puzzle);
        let solution = match (by_digits, entry.candidates) {
            (Solutions::One(solution), _) => solution,
            // The digits alone may leave several solutions that the drawn candidates settle.
            (_, Some(drawn)) => match solver::solve(&drawn) {
                Solutions::One(solution) => solution,
                Solutions::None => return Err("it has no solution"),
                Solutions::Many(_) => return Err("it has more than one solution"),
            },
            (Solutions::None, None) => return Err("it has no solution"),
            (Solutions::Many(_), None) => return Err("it has more than one solution"),
        };
        Ok(Lesson { position, solution })
    }
}

fn position(entry: &Entry) -> Position {
    if let Some(drawn) = entry.candidates {
        // A single candidate that its peers still have is a naked single not yet placed.
        let mut placed = Grid::EMPTY;
        for cell in Cell::all() {
            placed[cell] = drawn[cell]
                .single()
                .filter(|&digit| cell.peers().iter().all(|peer| !drawn[peer].contains(digit)));
        }
        return Position::from_candidates(&placed, &placed, &drawn);
    }
    match entry.position {
        Some(now) => Position::from_candidates(&entry.puzzle, &now, &Candidates::of(&now)),
        None => Position::from_puzzle(&entry.puzzle),
    }
}

/// A step as JSON: everything there is to draw, and the words.
pub struct StepReport<'a>(pub &'a Step);

impl Serialize for StepReport<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let StepReport(step) = self;
        let (conclusion, evidence) = (&step.conclusion, &step.evidence);
        let idea = Idea::of(step);
        let stages = Stage::ALL.map(|stage| match stage {
            Stage::What => Cow::Borrowed(idea.what.as_str()),
            _ => Cow::Owned(speech::say(&explain::stage(step, stage))),
        });
        let mut object = out.serialize_struct("Step", 9)?;
        object.serialize_field("technique", step.technique.key())?;
        object.serialize_field("name", &idea.name)?;
        object.serialize_field("stages", &stages)?;
        object.serialize_field("placements", &listed(&conclusion.placements, Place::of))?;
        object.serialize_field("eliminations", &listed(&conclusion.eliminations, Place::of))?;
        let cells = listed(&evidence.cells, |(cell, role)| (Named(*cell), role.key()));
        object.serialize_field("cells", &cells)?;
        let candidates = listed(&evidence.candidates, |(at, role)| (Place::of(at), role.key()));
        object.serialize_field("candidates", &candidates)?;
        let houses = listed(&evidence.houses, |(house, role)| (Named(*house), role.key()));
        object.serialize_field("houses", &houses)?;
        object.serialize_field("links", &listed(&evidence.links, LinkReport::of))?;
        object.end()
    }
}

/// A list whose items are made while it is written.
struct Listed<'a, T, F>(&'a [T], F);

fn listed<'a, T, R: Serialize, F: Fn(&'a T) -> R>(items: &'a [T], report: F) -> Listed<'a, T, F> {
    Listed(items, report)
}

impl<'a, T, R: Serialize, F: Fn(&'a T) -> R> Serialize for Listed<'a, T, F> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.0.iter().map(&self.1))
    }
}

/// A thing by its name, written where it goes.
pub struct Named<T>(pub T);

impl<T: fmt::Display> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(&self.0)
    }
}

#[derive(Serialize)]
pub struct Place {
    cell: Named<Cell>,
    digit: u8,
}

impl Place {
    pub fn of(at: &Candidate) -> Place {
        Place { cell: Named(at.cell), digit: at.digit.get() }
    }
}

#[derive(Serialize)]
struct LinkReport {
    kind: &'static str,
    from: NodeReport,
    to: NodeReport,
}

impl LinkReport {
    fn of(link: &Link) -> LinkReport {
        let [from, to] = [link.from, link.to].map(NodeReport);
        LinkReport { kind: link.kind.key(), from, to }
    }
}

struct NodeReport(Node);

impl Serialize for NodeReport {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let NodeReport(node) = self;
        let cells: Vec<Cell> = node.cells.iter().collect();
        let mut object = out.serialize_struct("Node", 2)?;
        object.serialize_field("cells", &listed(&cells, |cell| Named(*cell)))?;
        object.serialize_field("digit", &node.digit.get())?;
        object.end()
    }
}

/// What is said of a technique wherever it is found, said once: in a long list that is a third of all sentences.
struct Idea {
    name: String,
    what: String,
}

impl Idea {
    fn of(step: &Step) -> &'static Idea {
        static IDEAS: [OnceLock<Idea>; Technique::ALL.len()] =
            [const { OnceLock::new() }; Technique::ALL.len()];
        IDEAS[step.technique as usize].get_or_init(|| Idea {
            name: speech::say(&explain::name(step.technique)),
            what: speech::say(&explain::stage(step, Stage::What)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::parse_one;

    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn a_candidate_grid_keeps_its_naked_singles_open() {
        let entry = parse_one(PUZZLE).unwrap();
        let drawn = Candidates::of(&entry.puzzle);
        let lesson =
            Lesson::of(&Entry::with_candidates(drawn)).unwrap_or_else(|why| panic!("{why}"));
        // r5c5 can only be 5, but nobody has written it yet.
        assert_eq!(*lesson.position.grid(), entry.puzzle);
        assert_eq!(lesson.position.cells_of_size(1).len(), 4);
    }

    #[test]
    fn what_cannot_be_taught_is_told() {
        let why = |entry: &Entry| Lesson::of(entry).err();
        assert_eq!(why(&Entry::new(Grid::EMPTY)), Some("it has more than one solution"));
        let broken = parse_one(&PUZZLE.replacen('.', "1", 1)).unwrap();
        assert_eq!(why(&broken), Some("it has no solution"));
    }
}
