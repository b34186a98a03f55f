//! What the player brings, made into a deal by whichever game can play it: `own SEED TEXT`.
//!
//! The answer is the deal. What cannot be played is answered by the boards that show why,
//! on a line, and the reason in the words of `wire`.

use session::{Refusal, Rng, Unplayable, deal_own, wire};

pub fn own(request: &str) -> Result<String, String> {
    let (seed, given) = request.split_once(' ').ok_or("a seed and a text expected")?;
    let seed = seed.parse().map_err(|_| format!("`{seed}` is no seed"))?;
    let deal = deal_own(given, &mut Rng::new(seed)).map_err(|why| reason(&why))?;
    Ok(deal.to_string())
}

fn reason(why: &Unplayable) -> String {
    let boards: Vec<String> = why.boards().iter().map(ToString::to_string).collect();
    format!("{}\n{}", boards.join(" "), wire::write(&Err(Refusal::new(why.phrase()))))
}
