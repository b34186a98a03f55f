//! Examines a puzzle in any format: how many solutions it has, and how hard it is.

use engine::rating::{Links, rate};
use engine::solver::{Solutions, solve};
use engine::{Grade, text};

/// Some seconds; what is harder than that is called a nightmare without a figure.
const PATIENCE: Links = Links(30_000_000);

/// `one PUZZLE SOLUTION GRADE RATING`, `many PUZZLE SOLUTION SOLUTION`, or `none PUZZLE`.
pub fn examine(request: &str) -> Result<String, String> {
    let entry = text::parse_one(request).map_err(|error| error.to_string())?;
    let puzzle = entry.puzzle;
    Ok(match solve(&puzzle) {
        Solutions::None => format!("none {puzzle}"),
        Solutions::Many([one, other]) => format!("many {puzzle} {one} {other}"),
        Solutions::One(solution) => match rate(&puzzle, PATIENCE) {
            Ok(rating) => {
                format!("one {puzzle} {solution} {} {}", Grade::of(rating.er).key(), rating.er)
            }
            Err(_) => format!("one {puzzle} {solution} {} -", Grade::Nightmare.key()),
        },
    })
}
