//! Where to look: as much of the board as gives a direction and no more.

use crate::step::{CandidateRole, CellRole, HouseRole, Step};
use crate::technique::Technique;
use crate::{Digit, DigitSet, House, HouseKind, Phrase, phrase};

/// What a player is to look at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// A house.
    House(House),
    /// The cells around this box.
    Around(House),
    /// A digit, wherever it stands.
    Digit(Digit),
    /// The whole board.
    Anywhere,
}

/// Where a step is to be looked for.
pub fn region(step: &Step) -> Region {
    if step.technique == Technique::NakedSingle
        && let Some(placed) = step.conclusion.placements.first()
    {
        return Region::House(placed.cell.house(HouseKind::Box));
    }
    let mut bases = step.evidence.houses_as(HouseRole::Base);
    if let (Some(house), None) = (bases.next(), bases.next()) {
        return Region::House(house);
    }
    let parts = step.evidence.candidates.iter().filter(|part| part.1 != CandidateRole::Common);
    let digits: DigitSet = parts.map(|part| part.0.digit).collect();
    if let Some(digit) = digits.single() {
        return Region::Digit(digit);
    }
    let hub = [CellRole::Pivot, CellRole::Roof, CellRole::Floor, CellRole::Pattern]
        .into_iter()
        .find_map(|role| step.evidence.cells_as(role).first())
        .or(step.evidence.cells.first().map(|part| part.0));
    hub.map_or(Region::Anywhere, |cell| Region::Around(cell.house(HouseKind::Box)))
}

pub fn phrase_for(step: &Step) -> Phrase {
    match region(step) {
        Region::House(house) => phrase!("where-house", house = house),
        Region::Around(house) => phrase!("where-around", house = house),
        Region::Digit(digit) => phrase!("where-digit", digit = digit),
        Region::Anywhere => phrase!("where-anywhere"),
    }
}
