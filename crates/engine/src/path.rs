//! The way from a position to its solution, one step at a time.

use crate::position::Position;
use crate::step::Step;
use crate::technique::{Memory, Technique};
use alloc::vec::Vec;

/// Steps in order, and where they lead.
///
/// ```
/// # use ninefold_engine as engine;
/// use engine::path::Path;
/// use engine::technique::Technique;
/// let line = "7...6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791";
/// let path = Path::of(&line.parse()?);
/// assert!(path.is_solved());
/// assert!(path.techniques().contains(&Technique::NakedSingle));
/// # Ok::<(), engine::text::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps, each from where the one before led.
    pub steps: Vec<Step>,
    /// The position after the last step: solved, unless the techniques allowed did not suffice.
    pub end: Position,
}

impl Path {
    /// The path a person would take: always the easiest step.
    pub fn of(start: &Position) -> Path {
        Path::with(start, &Technique::ALL)
    }

    /// The path with these techniques alone, the first that finds something first.
    pub fn with(start: &Position, techniques: &[Technique]) -> Path {
        Path::remembered(start, techniques, &mut Memory::new())
    }

    /// The same path, found sooner where another path of the same puzzle has looked already.
    pub fn remembered(start: &Position, techniques: &[Technique], memory: &mut Memory) -> Path {
        let mut end = start.clone();
        let mut steps = Vec::with_capacity(128);
        // A position whose candidates ran out has no way on; it came from a puzzle without solution.
        while !end.empty().is_empty() {
            let Some(step) = memory.first(&end, techniques) else {
                break;
            };
            end.apply(&step);
            steps.push(step);
        }
        Path { steps, end }
    }

    /// Whether it leads to the solution.
    pub fn is_solved(&self) -> bool {
        self.end.is_solved()
    }

    /// The techniques used, the easiest first.
    pub fn techniques(&self) -> Vec<Technique> {
        let is_used =
            |technique: &Technique| self.steps.iter().any(|step| step.technique == *technique);
        Technique::ALL.into_iter().filter(is_used).collect()
    }

    /// The hardest technique used, in the order of [`Technique::ALL`].
    pub fn hardest(&self) -> Option<Technique> {
        self.steps.iter().map(|step| step.technique).max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "7...6.......41.........2...58......4.7....35.4.3.5.6.7..7...24...8..1..6.2...3791";

    #[test]
    fn the_easiest_way_leads_to_the_end() {
        let start: Position = PUZZLE.parse().unwrap();
        let path = Path::of(&start);
        assert!(path.is_solved());
        assert!(path.hardest().is_some_and(|hardest| hardest < Technique::Trial));
    }

    #[test]
    fn few_techniques_may_not_suffice() {
        let start: Position = PUZZLE.parse().unwrap();
        let path = Path::with(&start, &[Technique::FullHouse]);
        assert!(!path.is_solved());
        assert_eq!(path.steps.len() as u32, start.empty().len() - path.end.empty().len());
    }
}
