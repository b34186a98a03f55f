//! Every step the techniques find can be explained in every language, at every stage.

use engine::explain::{self, Stage};
use engine::generator::{Budget, Recipe, generate};
use engine::position::Position;
use engine::{Rng, technique};
use words::{Language, try_say};

use ninefold_words as words;

#[test]
fn every_technique_has_a_name_and_an_idea() {
    for &technique in technique::ALL {
        for language in Language::ALL {
            try_say(&explain::name(technique), language).unwrap();
            try_say(&explain::idea(technique), language).unwrap();
        }
    }
}

#[test]
fn every_step_is_explained() {
    for seed in 0..40 {
        let puzzle =
            generate(&Recipe::MINIMAL, &mut Rng::stream(11, seed), Budget::DEFAULT).unwrap();
        let mut position = Position::from_puzzle(&puzzle);
        while let Some(easiest) = technique::easiest(&position) {
            for step in technique::ALL.iter().filter_map(|technique| technique.first(&position)) {
                for language in Language::ALL {
                    for stage in Stage::ALL {
                        let said = try_say(&explain::stage(&step, stage), language).unwrap();
                        assert!(!said.contains("  "), "something is missing in {said:?}");
                    }
                }
            }
            position.apply(&easiest);
        }
    }
}
