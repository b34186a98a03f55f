//! What the player brings, made into a deal by whichever game can play it.

use crate::Question;
use engine::{Grid, Phrase, Rng};
use serde::{Deserialize, Serialize};
use session::{Deal, deal_own};

#[derive(Serialize, Deserialize)]
pub struct Own {
    pub text: String,
    pub seed: u64,
}

/// Why it cannot be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Unplayable {
    pub why: Phrase,
    /// The boards that show it.
    pub boards: Vec<Grid>,
}

impl Question for Own {
    type Answer = Result<Deal, Unplayable>;

    fn answer(self) -> Self::Answer {
        deal_own(&self.text, &mut Rng::new(self.seed))
            .map_err(|why| Unplayable { why: why.phrase(), boards: why.boards().to_vec() })
    }
}
