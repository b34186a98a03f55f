//! Where to look: as much of the board as gives a direction and no more.

use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::technique::Technique;
use crate::{DigitSet, HouseKind, Phrase, phrase};

pub fn phrase_for(step: &Step) -> Phrase {
    if step.technique == Technique::NakedSingle
        && let Some(placed) = step.conclusion.placements.first()
    {
        return phrase!("where-house", house = placed.cell.house(HouseKind::Box));
    }
    let mut bases = step.evidence.houses_as(HouseRole::Base);
    if let (Some(house), None) = (bases.next(), bases.next()) {
        return phrase!("where-house", house = house);
    }
    let parts = step.evidence.candidates.iter().filter(|part| part.1 != CandidateRole::Common);
    let digits: DigitSet = parts.map(|part| part.0.digit).collect();
    if let Some(digit) = digits.single() {
        return phrase!("where-digit", digit = digit);
    }
    let hub = [CellRole::Pivot, CellRole::Roof, CellRole::Floor, CellRole::Pattern]
        .into_iter()
        .find_map(|role| step.evidence.cells_as(role).first())
        .or(step.evidence.cells.first().map(|part| part.0));
    match hub {
        Some(cell) => phrase!("where-around", house = cell.house(HouseKind::Box)),
        None => phrase!("where-anywhere"),
    }
}
