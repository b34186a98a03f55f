//! A step of the engine as the stages of a hint: what is to be looked at, what to look for, the pattern,
//! and what follows. It decides nothing and knows no game.

use crate::hint::{Link, Role, Stage, Strength};
use alloc::vec::Vec;
use engine::Grid;
use engine::explain::{self, Region};
use engine::step::{CandidateRole, CellRole, LinkKind, Step};

/// The four stages of a step on a board where these digits stand.
pub fn stages(step: &Step, grid: &Grid) -> Vec<Stage> {
    explain::Stage::ALL.into_iter().map(|stage| drawn(step, stage, grid)).collect()
}

/// A stage with what it draws: what is to be looked at, then the pattern, then what follows.
fn drawn(step: &Step, stage: explain::Stage, grid: &Grid) -> Stage {
    let mut drawn = Stage::new(explain::stage(step, stage));
    if stage < explain::Stage::Pattern {
        match explain::region(step) {
            Region::House(house) | Region::Around(house) => drawn.houses.push(house),
            Region::Digit(digit) => {
                let cells = grid.cells_with(digit);
                drawn = drawn.with_cells(cells, Role::Base);
            }
            Region::Anywhere => {}
        }
    } else {
        let evidence = &step.evidence;
        drawn.houses = evidence.houses.iter().map(|&(house, _)| house).collect();
        drawn.cells = evidence.cells.iter().map(|&(cell, role)| (cell, of_cell(role))).collect();
        drawn.candidates = evidence
            .candidates
            .iter()
            .map(|&(seen, role)| (seen.cell, seen.digit, of_candidate(role)))
            .collect();
        drawn.links = evidence.links.iter().filter_map(link).collect();
    }
    if stage == explain::Stage::Step {
        for placed in &step.conclusion.placements {
            drawn.candidates.push((placed.cell, placed.digit, Role::Gain));
        }
        for gone in &step.conclusion.eliminations {
            drawn.candidates.push((gone.cell, gone.digit, Role::Loss));
        }
    }
    drawn
}

fn of_cell(role: CellRole) -> Role {
    match role {
        CellRole::Pattern | CellRole::Pivot | CellRole::First | CellRole::Floor => Role::Base,
        CellRole::Pincer | CellRole::Blocker | CellRole::Second | CellRole::Roof => Role::Other,
    }
}

fn of_candidate(role: CandidateRole) -> Role {
    match role {
        CandidateRole::Pattern
        | CandidateRole::ColorA
        | CandidateRole::ColorC
        | CandidateRole::Supposed => Role::Base,
        CandidateRole::ColorB | CandidateRole::ColorD | CandidateRole::Common => Role::Other,
        CandidateRole::Fin | CandidateRole::Extra => Role::Fin,
    }
}

/// A group of cells is drawn from its first.
fn link(link: &engine::step::Link) -> Option<Link> {
    Some(Link {
        from: (link.from.cells.first()?, link.from.digit),
        to: (link.to.cells.first()?, link.to.digit),
        strength: match link.kind {
            LinkKind::Strong => Strength::Strong,
            LinkKind::Weak => Strength::Weak,
        },
    })
}
