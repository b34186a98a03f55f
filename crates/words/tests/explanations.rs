//! Every step the techniques find can be explained in every language, at every stage.

use engine::Rng;
use engine::explain::{self, Stage};
use engine::generator::{Proofs, Recipe, generate};
use engine::position::Position;
use engine::step::Step;
use engine::technique::{self, Technique};
use words::{Language, try_say};

use ninefold_words as words;

#[test]
fn every_technique_has_a_name_and_an_idea() {
    for technique in Technique::ALL {
        for language in Language::ALL {
            try_say(&explain::name(technique), language).unwrap();
            try_say(&explain::idea(technique), language).unwrap();
        }
    }
}

#[test]
fn every_step_is_explained() {
    let mut n_positions = 0;
    for seed in 0..20 {
        let puzzle =
            generate(&Recipe::MINIMAL, &mut Rng::stream(11, seed), Proofs::DEFAULT).unwrap();
        let mut position = Position::from_puzzle(&puzzle);
        while let Some(easiest) = technique::easiest(&position) {
            check(&easiest);
            n_positions += 1;
            if n_positions % 40 == 0 {
                Technique::ALL
                    .iter()
                    .filter_map(|technique| technique.first(&position))
                    .for_each(|step| check(&step));
            }
            position.apply(&easiest);
        }
    }
}

#[track_caller]
fn check(step: &Step) {
    for language in Language::ALL {
        for stage in Stage::ALL {
            let said = try_say(&explain::stage(step, stage), language)
                .unwrap_or_else(|unsaid| panic!("{unsaid}"));
            assert!(!said.contains("  "), "something is missing in {said:?}");
        }
    }
}
