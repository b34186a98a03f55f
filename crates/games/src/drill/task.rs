//! The deal of Drill: ten positions, made, or read from a log and proven again.
//!
//! Its lines are `task TECHNIQUE POSITION`, the position as the engine writes it in one line: the cells,
//! `+` before digits that the puzzle does not give, then what has been struck. A line `hearts` allows fewer mistakes.

use super::variant::{Deed, Variant};
use super::{HEARTS, stock};
use crate::{Deal, DealError, GameId};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use engine::generator::{Proofs, Recipe, generate};
use engine::position::Position;
use engine::solver::{self, Solutions};
use engine::step::Step;
use engine::technique::Technique;
use engine::{Grid, Rng, hint, phrase, sort};

/// How many are found in a run.
pub const TASKS: usize = 10;
const FIELD: &str = "task";
const HEARTS_FIELD: &str = "hearts";

/// A position, and the technique that is the next step in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub technique: Technique,
    pub position: Position,
    pub solution: Grid,
    pub deed: Deed,
}

impl Task {
    /// Every step that is asked for.
    pub fn answers(&self) -> Vec<Step> {
        let mut answers = self.technique.all(&self.position);
        answers.retain(|step| Deed::of(step) == self.deed);
        answers
    }
}

/// Deals ten positions of new puzzles, the easiest first.
pub fn deal(variant: Variant, rng: &mut Rng) -> Deal {
    let asked = variant.techniques();
    let mut tasks: Vec<(Technique, Position)> = Vec::new();
    while tasks.len() < TASKS {
        // One of a puzzle, and of each technique no more than its share.
        let count = |technique| tasks.iter().filter(|(other, _)| *other == technique).count();
        let open: Vec<Technique> = asked
            .iter()
            .copied()
            .filter(|technique| count(*technique) < variant.most_of_one())
            .collect();
        tasks.extend(match variant {
            Variant::Rare => rng.pick(&open).and_then(|technique| {
                Some((*technique, stock::position(*technique, variant.deed(), rng)?))
            }),
            _ => from_new(&open, variant.deed(), rng),
        });
    }
    written(variant, tasks)
}

/// A position of the next new puzzle, if it comes to one.
fn from_new(
    asked: &[Technique],
    deed: Option<Deed>,
    rng: &mut Rng,
) -> Option<(Technique, Position)> {
    let puzzle = generate(&Recipe::MINIMAL, rng, Proofs::DEFAULT).ok()?;
    let found = positions(&puzzle, asked, *asked.last()?, deed);
    rng.pick(&found).cloned()
}

/// Puzzles to look at for a position that somebody chose: some seconds, were it rarer than any is.
const PATIENCE: u32 = 20_000;

/// Deals positions of these techniques; one that is named twice comes twice. `None` where they are none or more
/// than a run has, or one of them cannot be asked for.
pub fn choose(techniques: &[Technique], rng: &mut Rng) -> Option<Deal> {
    if techniques.is_empty() || techniques.len() > TASKS {
        return None;
    }
    let found = techniques.iter().map(|technique| Some((*technique, find(*technique, rng)?)));
    Some(written(Variant::Chosen, found.collect::<Option<_>>()?))
}

/// The techniques of a deal that [`choose`] made, as they were named; `None` for any other.
pub fn chosen(deal: &Deal) -> Option<Vec<Technique>> {
    let is_plain = deal.preset == Variant::Chosen.key() && deal.all(HEARTS_FIELD).next().is_none();
    let techniques = deal.all(FIELD).map(|line| line.split(' ').next()?.parse().ok());
    is_plain.then(|| techniques.collect()).flatten()
}

/// A position at which this technique comes next, from the stock or a new puzzle.
pub fn find(technique: Technique, rng: &mut Rng) -> Option<Position> {
    if !Variant::Chosen.techniques().contains(&technique) {
        return None;
    }
    if !stock::numbers(technique).is_empty() {
        return stock::position(technique, None, rng);
    }
    // Between two full houses other singles are found.
    let hardest = technique.max(Technique::NakedSingle);
    (0..PATIENCE).find_map(|_| {
        let puzzle = generate(&Recipe::MINIMAL, rng, Proofs::DEFAULT).ok()?;
        let found = positions(&puzzle, &[technique], hardest, None);
        rng.pick(&found).map(|(_, position)| position.clone())
    })
}

fn written(variant: Variant, mut tasks: Vec<(Technique, Position)>) -> Deal {
    sort::by_key(&mut tasks, |(technique, _)| *technique);
    tasks.iter().fold(Deal::new(GameId::Drill, variant.key()), |deal, (technique, position)| {
        deal.with(FIELD, format!("{technique} {position}"))
    })
}

/// The positions on the easiest path from a puzzle, as far as techniques up to the hardest lead, at which one of
/// these comes next, to be done by this deed, or by whichever it takes.
pub fn positions(
    puzzle: &Grid,
    asked: &[Technique],
    hardest: Technique,
    deed: Option<Deed>,
) -> Vec<(Technique, Position)> {
    let mut found = Vec::new();
    for (position, step) in Walk::new(puzzle, hardest) {
        let is_of = deed.is_none_or(|deed| deed == Deed::of(&step));
        if asked.contains(&step.technique) && is_of {
            found.push((step.technique, position));
        }
    }
    found
}

/// The easiest path from a puzzle, as far as techniques up to one lead.
struct Walk {
    position: Position,
    hardest: Technique,
}

impl Walk {
    fn new(puzzle: &Grid, hardest: Technique) -> Walk {
        Walk { position: Position::from_puzzle(puzzle), hardest }
    }
}

impl Iterator for Walk {
    type Item = (Position, Step);

    fn next(&mut self) -> Option<(Position, Step)> {
        let mut techniques = Technique::ALL.iter().take_while(|one| **one <= self.hardest);
        let step = techniques.find_map(|technique| technique.first(&self.position))?;
        let before = self.position.clone();
        self.position.apply(&step);
        Some((before, step))
    }
}

/// Reads a deal: every position has one solution and a step as it says. A lesson has fewer.
pub fn read(deal: &Deal) -> Result<(Variant, Vec<Task>), DealError> {
    let variant = Variant::of_key(deal.preset).ok_or_else(|| DealError::no_preset(deal.preset))?;
    let tasks: Vec<Task> =
        deal.all(FIELD).map(|line| read_task(line, variant)).collect::<Result<_, _>>()?;
    match tasks.is_empty() || tasks.len() > TASKS {
        false => Ok((variant, tasks)),
        true => Err(wrong_count(&tasks)),
    }
}

/// The mistake that ends the run: a deal may have a line that allows fewer than usual.
pub fn hearts(deal: &Deal) -> Result<u32, DealError> {
    if deal.all(HEARTS_FIELD).next().is_none() {
        return Ok(HEARTS);
    }
    let expected = || phrase!("drill-expect-hearts", most = HEARTS);
    let hearts = deal.read(HEARTS_FIELD, expected())?;
    match (1..=HEARTS).contains(&hearts) {
        true => Ok(hearts),
        false => Err(DealError::new(
            HEARTS_FIELD,
            phrase!("found-expected", found = hearts, expected = expected()),
        )),
    }
}

fn wrong_count(tasks: &[Task]) -> DealError {
    let cause = phrase!("drill-count", found = tasks.len() as u32, expected = TASKS as u32);
    DealError::new(FIELD, cause)
}

fn read_task(line: &str, variant: Variant) -> Result<Task, DealError> {
    let wrong = |cause| DealError::new(FIELD, cause);
    let expected =
        || wrong(phrase!("found-expected", found = line, expected = phrase!("drill-expect-task")));
    let (technique, text) = line.split_once(' ').ok_or_else(expected)?;
    let technique: Technique = technique.parse().map_err(|_| expected())?;
    let position: Position = text.parse().map_err(|_| expected())?;
    // It has one spelling, so that equal deals are equal texts.
    if position.to_string() != text {
        return Err(expected());
    }
    if !variant.techniques().contains(&technique) {
        return Err(wrong(phrase!("drill-other-technique", technique = technique.key())));
    }
    let solution = match solver::solve(&givens(&position)) {
        Solutions::One(solution) => solution,
        Solutions::None => return Err(wrong(phrase!("deal-no-solution"))),
        Solutions::Many(_) => return Err(wrong(phrase!("deal-many-solutions"))),
    };
    let deed = variant.deed().or_else(|| technique.first(&position).as_ref().map(Deed::of));
    let task = Task { technique, position, solution, deed: deed.unwrap_or(Deed::Strike) };
    // A step that follows from a mistake teaches nothing.
    let is_right = hint::trouble(&task.position, &task.solution).is_none();
    match is_right && !task.answers().is_empty() {
        true => Ok(task),
        false => Err(wrong(phrase!("drill-no-step", technique = technique.key()))),
    }
}

pub fn givens(position: &Position) -> Grid {
    let mut givens = Grid::EMPTY;
    position.givens().iter().for_each(|cell| givens[cell] = position.grid()[cell]);
    givens
}

/// Proves that the preset could have dealt this: each position lies on the easiest path from its puzzle,
/// and its technique is the next step there.
pub fn prove(deal: &Deal) -> Result<(), DealError> {
    let (variant, tasks) = read(deal)?;
    if tasks.len() != TASKS {
        return Err(wrong_count(&tasks));
    }
    if hearts(deal)? != HEARTS {
        return Err(DealError::new(HEARTS_FIELD, phrase!("drill-fewer-hearts")));
    }
    let hardest = variant.techniques().last().copied().unwrap_or(Technique::FullHouse);
    for task in &tasks {
        let n_alike = tasks.iter().filter(|other| other.technique == task.technique).count();
        let mut path = Walk::new(&givens(&task.position), hardest);
        let comes = path
            .any(|(position, step)| position == task.position && step.technique == task.technique);
        if !comes || n_alike > variant.most_of_one() {
            let technique = task.technique.key();
            return Err(DealError::new(FIELD, phrase!("drill-not-next", technique = technique)));
        }
    }
    match tasks.is_sorted_by_key(|task| task.technique) {
        true => Ok(()),
        false => Err(DealError::new(FIELD, phrase!("drill-order"))),
    }
}
