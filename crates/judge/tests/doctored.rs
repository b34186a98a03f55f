//! Golden logs, changed at random. As they are sent: a changed byte is refused. With the sum made to fit
//! again: refused, or a run that the rules allow, judged as the verifier judges it; and nothing panics.
//!
//! `NINEFOLD_MUTATIONS=1000000 cargo test -p ninefold-judge --test doctored` does it a million times over.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod golden;

use golden::golden;
use ninefold_judge::{Fault, judge};
use session::{Log, Move, Rng, fnv};

fn mutations() -> u32 {
    std::env::var("NINEFOLD_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(1_200)
}

/// The text with one thing changed: a byte, a line lost, doubled or moved, a number made another.
fn changed(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let line = rng.below(lines.len() as u32) as usize;
    match rng.below(6) {
        0 => {
            lines.remove(line);
        }
        1 => lines.insert(line, lines[line].clone()),
        2 => {
            let other = rng.below(lines.len() as u32) as usize;
            lines.swap(line, other);
        }
        3 => {
            let digits = "0123456789";
            let new = digits.as_bytes()[rng.below(10) as usize] as char;
            let at = lines[line].find(|ch: char| ch.is_ascii_digit());
            if let Some(at) = at {
                lines[line].replace_range(at..=at, &new.to_string());
            }
        }
        4 => {
            let number: u64 = [0, 1, u64::from(u32::MAX), u64::MAX][rng.below(4) as usize];
            let rest = lines[line].split_once(' ').map_or("", |(_, rest)| rest).to_owned();
            lines[line] = format!("{number} {rest}");
        }
        _ => {
            let bytes = lines[line].len() as u32;
            if bytes > 0 {
                let mut raw = lines[line].clone().into_bytes();
                raw[rng.below(bytes) as usize] ^= 1 << rng.below(7);
                lines[line] = String::from_utf8_lossy(&raw).into_owned();
            }
        }
    }
    lines.join("\n") + "\n"
}

/// The sum of whatever stands above it.
fn summed(text: &str) -> String {
    let body = text.rsplit_once("sum ").map_or(text, |(body, _)| body);
    format!("{body}sum {:016x}\n", fnv::sum64(body))
}

#[test]
fn no_doctored_log_is_taken_for_another() {
    let golden = golden();
    let jobs = std::thread::available_parallelism().map_or(1, |cores| cores.get()) as u32;
    let (refused, allowed) = std::thread::scope(|scope| {
        let work = |job: u32| {
            let golden = &golden;
            scope.spawn(move || {
                let mut rng = Rng::stream(16, job.into());
                let numbers = (job..mutations()).step_by(jobs as usize);
                let allowed =
                    |number: &u32| doctor(&golden[*number as usize % golden.len()], &mut rng);
                let (allowed, refused): (Vec<u32>, Vec<u32>) = numbers.partition(allowed);
                (refused.len(), allowed.len())
            })
        };
        let threads: Vec<_> = (0..jobs).map(work).collect();
        let counts = threads.into_iter().map(|thread| thread.join().unwrap());
        counts.fold((0, 0), |sum, (refused, allowed)| (sum.0 + refused, sum.1 + allowed))
    });
    eprintln!("{refused} refused, {allowed} are runs that the rules allow");
    assert!(refused > allowed);
}

/// Doctors a log and has it judged, as it is and with a sum that fits. Whether the second is a run that the
/// rules allow.
fn doctor(text: &str, rng: &mut Rng) -> bool {
    let mut doctored = changed(text, rng);
    for _ in 0..rng.below(3) {
        doctored = changed(&doctored, rng);
    }
    if doctored != *text {
        assert!(judge(&doctored).is_err(), "a changed log was taken:\n{doctored}");
    }
    let doctored = summed(&doctored);
    let Ok(verdict) = judge(&doctored) else { return false };
    let told = ninefold_verifier::report(&doctored);
    // Proving the deal is the auditor's part; a server compares deals.
    let is_same = told.contains(&format!("\nscore {}\n", verdict.score))
        && told.starts_with(&format!("result {}\n", verdict.result.key()));
    assert!(is_same || told.starts_with("error not a ranked deal"), "{told}\n{doctored}");
    true
}

#[test]
fn limits_of_ranked_logs() {
    let text = golden().swap_remove(0);
    let log: Log = text.parse().unwrap();
    let mut long = log.clone();
    while long.moves.len() <= ninefold_judge::MAX_MOVES {
        let entry = long.moves[0].clone();
        long.moves.insert(0, entry);
    }
    let told = judge(&long.to_string());
    assert!(matches!(told, Err(Fault::TooManyMoves | Fault::TooLong)), "{told:?}");
    // As many questions as are allowed, and one more: the first are refused for what they are, not for their number.
    let asked = |n_questions: usize| {
        let mut asked = log.clone();
        let at = asked.moves[0].0;
        asked.moves.splice(0..0, std::iter::repeat_n((at, Move::BackToRight), n_questions));
        judge(&asked.to_string())
    };
    assert_ne!(asked(ninefold_judge::MAX_QUESTIONS), Err(Fault::TooManyQuestions));
    assert_eq!(asked(ninefold_judge::MAX_QUESTIONS + 1), Err(Fault::TooManyQuestions));
    let padded = text.clone() + &" ".repeat(ninefold_judge::MAX_BYTES);
    assert_eq!(judge(&padded), Err(Fault::TooLong));
}
