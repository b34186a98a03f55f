//! The way through a puzzle, step by step, with what there is to see at each. The rater tells what it finds
//! and not where it looks, so that is looked for again among the techniques: which step gives the same.

use engine::analysis::Analysis;
use engine::explain;
use engine::position::Position;
use engine::rating::Tenths;
use engine::step::{Conclusion, Evidence, Step};
use engine::technique::Technique;
use engine::{Grid, Phrase};
use session::hint::Stage;
use session::told;
use session::view::{BoardView, Notes};
use std::ops::ControlFlow;

pub struct Way {
    start: Grid,
    pub legs: Vec<Leg>,
}

/// One step of a way.
pub struct Leg {
    /// What it is found by.
    pub name: Phrase,
    /// What it costs, where the way is the rater's.
    pub rating: Option<Tenths>,
    /// How high it stands in a plot, in tenths.
    pub height: u16,
    pub conclusion: Conclusion,
    /// What is seen, where it is known already.
    step: Option<Step>,
}

impl Way {
    /// The way of the rater, or the easiest in techniques where the rater has none.
    pub fn of(known: &Analysis) -> Way {
        let start = known.puzzle;
        let Some(proper) = &known.proper else { return Way { start, legs: Vec::new() } };
        let legs = match &proper.rated {
            Ok((_, hurdles)) => hurdles
                .iter()
                .map(|hurdle| Leg {
                    name: post::analysed::method(hurdle.method),
                    rating: Some(hurdle.rating),
                    height: hurdle.rating.0,
                    conclusion: Conclusion {
                        placements: hurdle.placed.into_iter().collect(),
                        eliminations: hurdle.removed.clone(),
                    },
                    step: None,
                })
                .collect(),
            Err(_) => {
                let used = proper.path.techniques();
                let height = |technique| used.iter().position(|one| *one == technique);
                let leg = |step: &Step| Leg {
                    name: explain::name(step.technique),
                    rating: None,
                    height: 10 + 10 * height(step.technique).unwrap_or(0) as u16,
                    conclusion: step.conclusion.clone(),
                    step: Some(step.clone()),
                };
                proper.path.steps.iter().map(leg).collect()
            }
        };
        Way { start, legs }
    }

    /// Where one is after so many steps.
    fn position(&self, n_steps: usize) -> Position {
        let mut position = Position::from_puzzle(&self.start);
        for leg in &self.legs[..n_steps] {
            let Conclusion { placements, eliminations } = &leg.conclusion;
            placements.iter().for_each(|placed| position.place(placed.cell, placed.digit));
            eliminations.iter().for_each(|gone| position.remove(gone.cell, gone.digit));
        }
        position
    }

    /// The board after so many steps, with all candidates.
    pub fn view(&self, n_steps: usize) -> BoardView {
        let position = self.position(n_steps);
        let mut view = super::as_view(&self.start, position.grid());
        for cell in &mut view.cells {
            if position.grid()[cell.cell].is_none() {
                cell.notes = Notes { simple: position[cell.cell], ..Notes::default() };
            }
        }
        view
    }

    /// A step with what is seen and what follows; with what follows alone where no technique gives it.
    pub fn stage(&self, nth: usize) -> Stage {
        let position = self.position(nth);
        let leg = &self.legs[nth];
        let found = leg.step.clone().or_else(|| seen(&position, &leg.conclusion));
        let bare = || Step {
            technique: Technique::Trial,
            evidence: Evidence::default(),
            conclusion: leg.conclusion.clone(),
        };
        let is_seen = found.is_some();
        let step = found.unwrap_or_else(bare);
        let last = told::stages(&step, position.grid()).pop();
        let mut stage = last.unwrap_or_else(|| Stage::new(explain::sentence(&step)));
        if is_seen {
            stage.phrase = explain::sentence(&step);
        }
        stage
    }
}

/// The techniques that are looked through for the reason of a step: those that take a moment.
fn looked_through() -> impl Iterator<Item = Technique> {
    Technique::ALL.into_iter().filter(|technique| *technique < Technique::ForcingNet)
}

/// What the rater combines with a single that is left behind.
const DIRECT: [Technique; 4] =
    [Technique::Pointing, Technique::Claiming, Technique::HiddenPair, Technique::HiddenTriple];

/// The easiest step that gives all of this.
fn seen(position: &Position, wanted: &Conclusion) -> Option<Step> {
    looked_through()
        .find_map(|technique| first(technique, position, |step| gives(step, wanted)))
        .or_else(|| in_two(position, wanted))
}

fn gives(step: &Step, wanted: &Conclusion) -> bool {
    let Conclusion { placements, eliminations } = &step.conclusion;
    match wanted.placements.is_empty() {
        false => wanted.placements.iter().all(|placed| placements.contains(placed)),
        true => wanted.eliminations.iter().all(|gone| eliminations.contains(gone)),
    }
}

/// A step that leaves a single behind, which gives it.
fn in_two(position: &Position, wanted: &Conclusion) -> Option<Step> {
    if wanted.placements.is_empty() {
        return None;
    }
    let leaves = |step: &Step| {
        let mut after = position.clone();
        after.apply(step);
        let singles = [Technique::HiddenSingleBox, Technique::HiddenSingleLine];
        singles.iter().any(|single| first(*single, &after, |step| gives(step, wanted)).is_some())
    };
    let mut step = DIRECT.into_iter().find_map(|one| first(one, position, leaves))?;
    step.conclusion.placements.clone_from(&wanted.placements);
    Some(step)
}

fn first(technique: Technique, position: &Position, is_it: impl Fn(&Step) -> bool) -> Option<Step> {
    let mut found = None;
    let _ = technique.each(position, &mut |step| match is_it(&step) {
        false => ControlFlow::Continue(()),
        true => {
            found = Some(step);
            ControlFlow::Break(())
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::analysis::analyse;
    use engine::rating::Links;

    #[test]
    fn a_way_leads_to_the_solution_and_each_step_shows_what_it_does() {
        let line =
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        // With next to no budget there is no rating, and the way is that of techniques.
        for budget in [Links::PATIENT, Links(1)] {
            let known = analyse(&line.parse().unwrap(), budget);
            let way = Way::of(&known);
            assert_eq!(Some(*way.position(way.legs.len()).grid()), known.solutions.unique());
            let far = way.legs.len() - 1;
            let stage = way.stage(far);
            assert!(!stage.candidates.is_empty());
            assert_eq!(way.view(0).cells.iter().filter(|cell| cell.notes.is_empty()).count(), 23);
        }
    }
}
