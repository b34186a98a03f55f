//! What the player brings, made into a deal by whichever game can play it: `own SEED TEXT`.
//!
//! The answer is a log without moves. What cannot be played is answered by the reason:
//! `broken HOUSE DIGIT`, `no-solution`, `two-solutions LINE LINE`, `finished` or `unread CAUSE`.

use session::{Log, Rng, RunId, Unplayable, deal_own};

pub fn own(request: &str) -> Result<String, String> {
    let (seed, given) = request.split_once(' ').ok_or("a seed and a text expected")?;
    let seed = seed.parse().map_err(|_| format!("`{seed}` is no seed"))?;
    let deal = deal_own(given, &mut Rng::new(seed)).map_err(|why| reason(&why))?;
    Ok(Log::new(deal, RunId(0), 0).to_string())
}

fn reason(why: &Unplayable) -> String {
    match why {
        Unplayable::Foreign { why } | Unplayable::Faulty { why } => format!("unread {why}"),
        Unplayable::Broken { house, digit } => format!("broken {} {digit}", house.index()),
        Unplayable::NoSolution => "no-solution".to_owned(),
        Unplayable::TwoSolutions(boards) => format!("two-solutions {} {}", boards[0], boards[1]),
        Unplayable::Finished => "finished".to_owned(),
    }
}
