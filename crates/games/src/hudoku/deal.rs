//! How a puzzle of Hudoku is dealt: on a template of the library, or on one of the player's own.

use super::puzzle::Puzzle;
use super::template::{Template, TemplateError};
use super::variant::Variant;
use super::{Hudoku, TemplateEntry};
use crate::{Deal, GameId, Unplayable};
use engine::Rng;

impl Hudoku {
    /// Deals a puzzle on a template of the preset's size.
    pub fn deal(preset: &'static str, rng: &mut Rng) -> Deal {
        let entries = Variant::templates(preset);
        let entry = rng.pick(&entries).expect("there are templates of every size");
        Hudoku::dealt(preset, entry, rng)
    }

    /// The same on a template that was chosen, if it is of that size.
    pub fn deal_on(preset: &'static str, template: &str, rng: &mut Rng) -> Option<Deal> {
        let entry = Variant::templates(preset).into_iter().find(|entry| entry.key == template)?;
        Some(Hudoku::dealt(preset, &entry, rng))
    }

    fn dealt(preset: &'static str, entry: &TemplateEntry, rng: &mut Rng) -> Deal {
        let template = entry.template();
        let puzzle = (0..100)
            .find_map(|_| Puzzle::make(&template, rng))
            .expect("the templates of the library are filled at the first try");
        puzzle.write(Deal::new(GameId::Hudoku, preset).with("template", entry.key))
    }

    /// Deals a puzzle on a template of the player's own, to be played without rank.
    pub fn deal_own(template: &Template, rng: &mut Rng) -> Result<Deal, TemplateError> {
        let puzzle =
            (0..3).find_map(|_| Puzzle::make(template, rng)).ok_or(TemplateError::Undecided)?;
        if puzzle.givens == puzzle.solution {
            return Err(TemplateError::NothingToFill);
        }
        let variant = Variant::of_own(template);
        Ok(puzzle.write(Deal::new(GameId::Hudoku, variant.key()).with("template", "own")))
    }

    /// A deal on the template that a text holds.
    pub fn own(text: &str, rng: &mut Rng) -> Result<Deal, Unplayable> {
        let faulty = |error: TemplateError| Unplayable::Faulty { why: error.phrase() };
        match text.parse::<Template>() {
            Ok(template) => Hudoku::deal_own(&template, rng).map_err(faulty),
            Err(error) if looks_like_template(text) => Err(faulty(error)),
            Err(error) => Err(Unplayable::Foreign { why: error.phrase() }),
        }
    }
}

/// Templates are made of region letters; puzzles have none, and addresses are something else.
fn looks_like_template(text: &str) -> bool {
    let is_address = text.as_bytes().windows(4).any(|four| four == b"http");
    text.chars().filter(char::is_ascii_lowercase).count() > 8 && !is_address
}
