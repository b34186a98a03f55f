//! `ninefold bench generate`: how fast new puzzles are made, of every kind that can be asked for.

use super::{Measure, Rounds, Task};
use engine::generator::{Clues, Proofs, Recipe, Symmetry, full_grid, generate};
use engine::order::{self, Order, Tries, fill};
use engine::rating::Tenths;
use engine::technique::Technique;
use engine::{Grade, Rng};
use native::clock;
use std::hint::black_box;

/// Measure making puzzles of several kinds
///
/// What has a rating or needs a technique is looked for among new puzzles. How long that takes is a
/// matter of luck, so these figures are of many puzzles in one round, the same for a seed.
#[derive(Debug, clap::Args)]
#[command(after_long_help = "\
Examples:
  ninefold bench generate
  ninefold bench generate --techniques --rounds 1")]
pub struct BenchGenerate {
    /// Measure what needs a technique too, for each that one puzzle in a thousand needs (minutes)
    #[arg(long)]
    techniques: bool,

    #[command(flatten)]
    rounds: Rounds,
}

/// The hardest technique of more than one random minimal puzzle in a thousand.
const COMMON: [Technique; 36] = [
    Technique::HiddenSingleBox,
    Technique::HiddenSingleLine,
    Technique::NakedSingle,
    Technique::Pointing,
    Technique::Claiming,
    Technique::LockedPair,
    Technique::NakedPair,
    Technique::HiddenPair,
    Technique::XWing,
    Technique::Skyscraper,
    Technique::TwoStringKite,
    Technique::TurbotFish,
    Technique::EmptyRectangle,
    Technique::XyWing,
    Technique::WWing,
    Technique::XyzWing,
    Technique::Swordfish,
    Technique::BugPlusOne,
    Technique::UniqueRectangle1,
    Technique::UniqueRectangle3,
    Technique::UniqueRectangle4,
    Technique::UniqueRectangle6,
    Technique::HiddenRectangle,
    Technique::FinnedXWing,
    Technique::SimpleColoring,
    Technique::MultiColoring,
    Technique::FinnedSwordfish,
    Technique::WxyzWing,
    Technique::XyChain,
    Technique::SueDeCoq,
    Technique::NiceLoop,
    Technique::Aic,
    Technique::GroupedNiceLoop,
    Technique::GroupedAic,
    Technique::AlsXz,
    Technique::ForcingChain,
];

impl BenchGenerate {
    pub fn report(&self) -> String {
        let mut measures = self.plain();
        measures.extend(rated().into_iter().map(|(name, order, n)| looked_for(name, &order, n)));
        if self.techniques {
            measures.extend(COMMON.into_iter().map(|technique| {
                let order = Order { needs: vec![technique], ..Order::of(Recipe::MINIMAL) };
                looked_for(format!("needs {}", technique.key()), &order, 10)
            }));
        }
        self.rounds.report(&measures)
    }

    fn plain(&self) -> Vec<Measure> {
        const BATCH: u64 = 20;
        let fewest = Recipe { clues: Clues::Fewest, ..Recipe::MINIMAL };
        let half_turn = |recipe: Recipe| recipe.with_symmetry(Symmetry::HalfTurn);
        let kinds: [(&str, Option<Recipe>); 6] = [
            ("full grids", None),
            ("minimal", Some(Recipe::MINIMAL)),
            ("half-turn, fewest clues", Some(half_turn(fewest))),
            ("half-turn, minimal", Some(half_turn(Recipe::MINIMAL))),
            ("49 to 54 blanks", Some(Recipe::HARD)),
            ("mirrored, 52 blanks", Some(Recipe::MIRRORED)),
        ];
        let tasks = kinds.into_iter().map(|(name, recipe)| {
            let mut rng = Rng::new(1);
            Task::new(name.to_owned(), BATCH, move || {
                for _ in 0..BATCH {
                    let made = match &recipe {
                        None => Ok(full_grid(&mut rng)),
                        Some(recipe) => generate(recipe, &mut rng, Proofs::DEFAULT),
                    };
                    let _ = black_box(made);
                }
            })
        });
        self.rounds.measure(tasks.collect())
    }
}

/// The grades and the hardest end of the scale, each with how many puzzles tell the speed.
fn rated() -> Vec<(String, Order, u64)> {
    let order = |low, high| {
        let ratings = low..=high;
        let recipe = Recipe { clues: order::clues_for(&ratings), ..Recipe::MINIMAL };
        Order { rating: Some(ratings), ..Order::of(recipe) }
    };
    let grades = Grade::ALL.into_iter().map(|grade| {
        let name = format!("{}, rated {} and more", grade.key(), grade.easiest());
        (name, order(grade.easiest(), grade.hardest()), 200)
    });
    let hardest = Tenths(90);
    let hardest = (format!("rated {hardest} and more"), order(hardest, Tenths(u16::MAX)), 50);
    grades.chain([hardest]).collect()
}

fn looked_for(name: String, order: &Order, puzzles: u64) -> Measure {
    let start = clock::thread_time();
    for number in 0..puzzles {
        let _ = black_box(fill(order, &mut Rng::stream(1, number), Tries(u32::MAX)));
    }
    let spent = clock::thread_time() - start;
    Measure { name, puzzles, per_second: puzzles as f64 / spent.as_secs_f64() }
}
