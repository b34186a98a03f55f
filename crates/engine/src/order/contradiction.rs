//! Wishes that no puzzle meets, as is known without making one. It looks at no puzzle.

use super::Order;
use crate::generator::Clues;
use crate::phrase::error_by_phrase;
use crate::rating::Tenths;
use crate::technique::Technique;
use crate::{Phrase, phrase};
use alloc::string::ToString;

/// Which wishes of an order contradict each other. More may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Contradiction {
    /// This technique is to be needed, and is not among those that are to suffice.
    NeedsMore(Technique),
    /// Full houses are to suffice, and so many cells are to be empty.
    TooManyForFullHouses(u8),
    /// Singles are to suffice, with which no puzzle is rated higher than this.
    TooHardForSingles(Tenths),
}

impl Contradiction {
    /// The reason as a sentence to be said.
    pub fn phrase(&self) -> Phrase {
        match *self {
            Contradiction::NeedsMore(technique) => {
                phrase!("order-needs-more", technique = technique.key())
            }
            Contradiction::TooManyForFullHouses(blanks) => {
                phrase!("order-full-houses", blanks = blanks, most = MOST_FULL_HOUSES)
            }
            Contradiction::TooHardForSingles(most) => {
                phrase!("order-singles", most = most.to_string())
            }
        }
    }
}

error_by_phrase!(Contradiction);

/// Each fills the last cell of a house, and no house has two last cells.
const MOST_FULL_HOUSES: u8 = 27;

/// What the rater takes for them. It always takes the easiest step, and a single stays one until its cell is
/// filled: where singles suffice, nothing is rated higher than the hardest of them.
const SINGLES: [(Technique, Tenths); 4] = [
    (Technique::FullHouse, Tenths(10)),
    (Technique::HiddenSingleBox, Tenths(12)),
    (Technique::HiddenSingleLine, Tenths(15)),
    (Technique::NakedSingle, Tenths(23)),
];

impl Order {
    /// Tells which wishes contradict each other.
    ///
    /// # Errors
    /// When some do, so that no puzzle would be found however long it is looked for.
    pub fn refuse_contradictions(&self) -> Result<(), Contradiction> {
        if self.only.is_empty() {
            return Ok(());
        }
        if let Some(technique) = self.needs.iter().find(|technique| !self.only.contains(technique))
        {
            return Err(Contradiction::NeedsMore(*technique));
        }
        if let Clues::Blanks { min, .. } = self.recipe.clues
            && min > MOST_FULL_HOUSES
            && self.only.iter().all(|technique| *technique == Technique::FullHouse)
        {
            return Err(Contradiction::TooManyForFullHouses(min));
        }
        let rated = |technique: &Technique| {
            SINGLES.into_iter().find(|(single, _)| single == technique).map(|(_, rated)| rated)
        };
        let rated: Option<Tenths> =
            self.only.iter().map(rated).try_fold(Tenths(0), |most, rated| Some(most.max(rated?)));
        match (rated, &self.rating) {
            (Some(most), Some(wanted)) if *wanted.start() > most => {
                Err(Contradiction::TooHardForSingles(most))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::Recipe;
    use crate::order::{Tries, fill};
    use crate::path::Path;
    use crate::position::Position;
    use crate::rating::{Links, rate};
    use crate::{Rng, generator};

    #[track_caller]
    fn check(order: &Order, expected: &str) {
        let told =
            order.refuse_contradictions().map_or_else(|why| why.to_string(), |()| String::new());
        assert_eq!(told, expected);
        if !expected.is_empty() {
            let end = fill(order, &mut Rng::new(1), Tries::DEFAULT);
            assert_eq!(end.unwrap_err().to_string(), expected);
        }
    }

    #[test]
    fn what_no_puzzle_can_be_is_told_before_any_is_made() {
        let only = |only: &[Technique], recipe| Order { only: only.into(), ..Order::of(recipe) };
        let full = [Technique::FullHouse];
        check(&only(&full, Recipe::blanks(60, 60)), "order full houses (blanks 60, most 27)");
        check(&only(&full, Recipe::blanks(20, 60)), "");
        check(&only(&full, Recipe::MINIMAL), "");
        check(&Order::of(Recipe::blanks(60, 60)), "");
        let singles = [Technique::HiddenSingleBox, Technique::FullHouse];
        let rated = |low, high| Some(Tenths(low)..=Tenths(high));
        let hard = Order { rating: rated(70, 70), ..only(&singles, Recipe::MINIMAL) };
        check(&hard, "order singles (most 1.2)");
        check(&Order { rating: rated(12, 70), ..hard.clone() }, "");
        let more = [Technique::HiddenSingleBox, Technique::XWing];
        check(&Order { only: more.into(), ..hard.clone() }, "");
        let needs = Order { needs: more.into(), ..only(&singles, Recipe::MINIMAL) };
        check(&needs, "order needs more (technique x-wing)");
        check(&Order { only: more.into(), ..needs.clone() }, "");
        check(&Order { only: [].into(), ..needs }, "");
    }

    /// The bounds hold of puzzles as they come: what singles solve is rated no higher, and full houses fill no more.
    #[test]
    fn what_is_refused_is_not_to_be_found() {
        for number in 0..300 {
            let recipe = Recipe::blanks(15 + number as u8 % 40, 55);
            let mut rng = Rng::stream(8, number);
            let puzzle =
                generator::generate(&recipe, &mut rng, generator::Proofs::DEFAULT).unwrap();
            let start = Position::from_puzzle(&puzzle);
            let rated = rate(&puzzle, Links::AMPLE).unwrap().er;
            for (nth, (_, most)) in SINGLES.into_iter().enumerate() {
                let only = SINGLES.map(|(single, _)| single);
                let path = Path::with(&start, &only[..=nth]);
                assert!(!path.is_solved() || rated <= most, "{puzzle} {rated}");
                assert!(nth > 0 || path.steps.len() <= usize::from(MOST_FULL_HOUSES), "{puzzle}");
            }
        }
    }
}
