//! What the player brings, made into a deal: a puzzle in any format, or a template of regions.
//!
//! The answer is a log without moves. What cannot be played is answered by the reason:
//! `broken HOUSE DIGIT`, `no-solution`, `two-solutions LINE LINE`, `finished` or `unread CAUSE`.

use engine::{Rng, text};
use games::classic::{self, Unplayable};
use games::hudoku::{Hudoku, Template};
use session::{Log, RunId};

pub fn own(request: &str) -> Result<String, String> {
    let (seed, given) = request.split_once(' ').ok_or("a seed and a text expected")?;
    let seed = seed.parse().map_err(|_| format!("`{seed}` is no seed"))?;
    let deal = match text::parse_one(given) {
        Ok(entry) => classic::from_puzzle(&entry.puzzle).map_err(|why| reason(&why))?,
        Err(no_puzzle) => match given.parse::<Template>() {
            Ok(template) => Hudoku::deal_own(&template, &mut Rng::new(seed))
                .map_err(|error| format!("unread {error}"))?,
            Err(no_template) if looks_like_template(given) => {
                return Err(format!("unread {no_template}"));
            }
            Err(_) => return Err(format!("unread {no_puzzle}")),
        },
    };
    Ok(Log::new(deal, RunId(0), 0).to_string())
}

/// Templates are made of region letters; puzzles have none.
fn looks_like_template(text: &str) -> bool {
    text.chars().filter(char::is_ascii_lowercase).count() > 8 && !text.contains("http")
}

fn reason(why: &Unplayable) -> String {
    match why {
        Unplayable::Broken { house, digit } => format!("broken {} {digit}", house.index()),
        Unplayable::NoSolution => "no-solution".to_owned(),
        Unplayable::TwoSolutions(boards) => format!("two-solutions {} {}", boards[0], boards[1]),
        Unplayable::Finished => "finished".to_owned(),
    }
}
