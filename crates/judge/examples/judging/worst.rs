//! Looks for the costliest log that is still accepted: a golden log in whose middle something is done
//! and undone again as often as the limits allow, for whatever can be done there.

use crate::time::milliseconds;
use ninefold_judge::{MAX_BYTES, MAX_MOVES, judge};
use session::{Log, Move, Rng};

/// A log, and what was repeated in it.
pub struct Long {
    pub what: String,
    pub text: String,
    pub ms: f64,
}

/// Repetitions that tell how costly something is, before it is tried in full length.
const TASTE: usize = 60;
/// So many of the costliest are tried in full length.
const TRIED: usize = 6;

/// The costliest of a golden log; `wishes` is how many things are tried in it.
pub fn worst(text: &str, wishes: u32, rng: &mut Rng) -> Option<Long> {
    let log: Log = text.parse().ok()?;
    let mut tasted: Vec<Long> = Vec::new();
    for _ in 0..wishes {
        let at = rng.below(log.moves.len() as u32) as usize;
        let cycle = cycle(rng);
        tasted.extend(accepted(&log, at, &cycle, TASTE).map(|long| Long { ms: long.ms, ..long }));
    }
    tasted.sort_by(|one, other| other.ms.total_cmp(&one.ms));
    let full = tasted.iter().take(TRIED).filter_map(|taste| {
        let (at, cycle) = read(&taste.what)?;
        [MAX_MOVES, MAX_MOVES / 2, MAX_MOVES / 4, 1_000, 200]
            .into_iter()
            .find_map(|most| accepted(&log, at, &cycle, most))
    });
    full.max_by(|one, other| one.ms.total_cmp(&other.ms))
}

/// The log with the cycle put in before a move, again and again up to so many moves, if that is accepted.
fn accepted(log: &Log, at: usize, cycle: &[Move], most: usize) -> Option<Long> {
    let mut long = log.clone();
    let rest = long.moves.split_off(at);
    let time = rest.first()?.0;
    long.moves.push((time, Move::Checkpoint("a".into())));
    while long.moves.len() + cycle.len() + rest.len() < most.min(MAX_MOVES) {
        long.moves.extend(cycle.iter().map(|entry| (time, entry.clone())));
    }
    long.moves.push((time, Move::Return("a".into())));
    long.moves.extend(rest);
    let text = long.to_string();
    if text.len() > MAX_BYTES || judge(&text).is_err() {
        return None;
    }
    let ms = milliseconds(|| judge(&text).is_ok());
    let what: Vec<String> = cycle.iter().map(Move::to_string).collect();
    Some(Long { what: format!("{at}: {}", what.join("; ")), text, ms })
}

fn read(what: &str) -> Option<(usize, Vec<Move>)> {
    let (at, cycle) = what.split_once(": ")?;
    let cycle: Result<Vec<Move>, _> = cycle.split("; ").map(str::parse).collect();
    Some((at.parse().ok()?, cycle.ok()?))
}

/// One or two things to do, and often the way back.
fn cycle(rng: &mut Rng) -> Vec<Move> {
    let back = ["undo", "return a", "back-to-right", "do check", "undo; redo"];
    let mut words = vec![deed(rng)];
    if rng.below(2) == 0 {
        words.push(deed(rng));
    }
    words.push(back[rng.below(back.len() as u32) as usize].to_owned());
    if rng.below(3) == 0 {
        words.push("return a".to_owned());
    }
    let words = words.join("; ");
    words.split("; ").filter_map(|word| word.parse().ok()).collect()
}

fn deed(rng: &mut Rng) -> String {
    let cell = |rng: &mut Rng| format!("r{}c{}", rng.below(9) + 1, rng.below(9) + 1);
    let value = rng.below(9) + 1;
    match rng.below(17) {
        0 => format!("enter {} {value}", cell(rng)),
        1 => format!("note {} {value} simple", cell(rng)),
        2 => format!("note {} {value} corner", cell(rng)),
        3 => format!("jot {}", cell(rng)),
        4 => format!("tint {} {value}", cell(rng)),
        5 => format!("fill {value}"),
        6 => format!("link {} {value} {} {value}", cell(rng), cell(rng)),
        7 => format!("paint {} {value}", cell(rng)),
        8 => format!("erase {}", cell(rng)),
        9 => format!("lift {}", rng.below(24)),
        10 => format!("place {} {} {}", rng.below(24), cell(rng), rng.below(4)),
        11 => format!("hint {}", rng.below(4) + 1),
        12 => format!("reveal {}", cell(rng)),
        13 => format!("hold {}", cell(rng)),
        14 => "do check".to_owned(),
        15 => ["do fill-notes", "do clear-notes", "do fill-last", "do submit"]
            [rng.below(4) as usize]
            .to_owned(),
        _ => format!("mark {}", rng.below(2000)),
    }
}
