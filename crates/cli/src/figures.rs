//! How hard a puzzle is, with the same names and types wherever it is reported.

use engine::Grade;
use engine::rating::{Links, Rater, Rating, Tenths, Unratable};
use serde::Serialize;
use std::cell::RefCell;

/// The figures of a rating; none of a puzzle that has no rating.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Figures {
    rating: Option<f64>,
    pearl: Option<f64>,
    diamond: Option<f64>,
    grade: Option<&'static str>,
    method: Option<&'static str>,
}

impl Figures {
    pub fn of(rating: &Result<Rating, Unratable>) -> Figures {
        let number = |tenths: Tenths| Some(f64::from(tenths.0) / 10.0);
        match rating {
            Err(_) => Figures::default(),
            Ok(Rating { er, ep, ed, hardest }) => Figures {
                rating: number(*er),
                pearl: number(*ep),
                diamond: number(*ed),
                grade: Some(Grade::of(*er).key()),
                method: Some(hardest.key()),
            },
        }
    }
}

thread_local! {
    /// A rater keeps the memory of its chains, so each worker has its own.
    static RATER: RefCell<Rater> = RefCell::new(Rater::new());
}

pub fn rate(puzzle: &engine::Grid, budget: Links) -> Result<Rating, Unratable> {
    RATER.with_borrow_mut(|rater| rater.rate(puzzle, budget))
}
