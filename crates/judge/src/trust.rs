//! How far the times of a run can be trusted. Playing a log again proves that its moves are legal and
//! never when they were made: they may have been made in slow motion, or with a clock that stood still.
//! So a log's clock is held against that of the server that handed the deal out.
//!
//! Whatever does not fit lowers the class and accuses nobody: networks fail and laptops sleep.

use crate::chain::chains;
use session::Log;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trust {
    /// The server heard of the moves while they were made.
    Witnessed,
    /// The server handed the deal out, and the whole time fits.
    Ticketed,
    /// The moves are proven, the time is claimed.
    Open,
}

impl Trust {
    pub const ALL: [Trust; 3] = [Trust::Witnessed, Trust::Ticketed, Trust::Open];

    pub const fn key(self) -> &'static str {
        match self {
            Trust::Witnessed => "witnessed",
            Trust::Ticketed => "ticketed",
            Trust::Open => "open",
        }
    }

    pub fn from_key(key: &str) -> Option<Trust> {
        Trust::ALL.into_iter().find(|trust| trust.key() == key)
    }
}

/// What the server knows of a run; its times are in milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    pub issued: i64,
    pub submitted: i64,
    pub checkpoints: Vec<Checkpoint>,
}

/// What the player's program had told at a moment: so many moves, so much play time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    pub moves: u32,
    pub played: i64,
    pub chain: [u8; 32],
    pub at: i64,
}

/// Why a run is not of the highest class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// No server handed its deal out.
    NoTicket,
    /// Less play time than went by: paused, slept, slow, or sent late.
    Behind,
    /// More play time than went by.
    Ahead,
    /// The server heard nothing for too long.
    Gap,
    /// What was told on the way was another time or other moves.
    Other,
    /// Whoever reads this deal knows what is still to come.
    Foreseeable,
}

impl Doubt {
    pub const fn code(self) -> &'static str {
        match self {
            Doubt::NoTicket => "no-ticket",
            Doubt::Behind => "clock-behind",
            Doubt::Ahead => "clock-ahead",
            Doubt::Gap => "gap",
            Doubt::Other => "other-moves",
            Doubt::Foreseeable => "foreseeable",
        }
    }
}

/// So far a log's clock may be ahead: clocks drift, and a ticket travels.
const AHEAD: i64 = 2_000;
/// So far it may be behind on the way: travelling there and back, and starting.
const BEHIND: i64 = 5_000;
/// The same at the end, where a whole log is sent and a server may be asked twice.
const LATE: i64 = 10_000;
/// Between two checkpoints.
const GAP: i64 = 15_000;
/// Once in a run.
const FORGIVEN: i64 = 30_000;

/// The class of a run that took `at` milliseconds by its log, and why it is not a higher one.
pub fn trust(log: &Log, at: i64, witness: Option<&Witness>) -> (Trust, Option<Doubt>) {
    let Some(witness) = witness else { return (Trust::Open, Some(Doubt::NoTicket)) };
    if let Err(doubt) = fits(witness.submitted - witness.issued, at, LATE) {
        return (Trust::Open, Some(doubt));
    }
    if log.deal.game.is_foreseeable() {
        return (Trust::Ticketed, Some(Doubt::Foreseeable));
    }
    match witnessed(log, witness) {
        Ok(()) => (Trust::Witnessed, None),
        Err(doubt) => (Trust::Ticketed, Some(doubt)),
    }
}

fn fits(passed: i64, played: i64, late: i64) -> Result<(), Doubt> {
    match passed - played {
        lag if lag < -AHEAD => Err(Doubt::Ahead),
        lag if lag > late => Err(Doubt::Behind),
        _ => Ok(()),
    }
}

fn witnessed(log: &Log, witness: &Witness) -> Result<(), Doubt> {
    let chains: Vec<[u8; 32]> = chains(log).collect();
    let mut last = witness.issued;
    // Who never said a word has nothing to be forgiven.
    let is_told = !witness.checkpoints.is_empty();
    let mut forgiven = 0;
    let times = witness.checkpoints.iter().map(|it| it.at).chain([witness.submitted]);
    for at in times {
        match at - last {
            ..=GAP => {}
            ..=FORGIVEN if forgiven == 0 && is_told => forgiven += 1,
            _ => return Err(Doubt::Gap),
        }
        last = at;
    }
    for told in &witness.checkpoints {
        fits(told.at - witness.issued, told.played, BEHIND)?;
        let moves = told.moves as usize;
        if chains.get(moves) != Some(&told.chain) {
            return Err(Doubt::Other);
        }
        let made = moves.checked_sub(1).map_or(0, |last| log.moves[last].0.0 as i64);
        let next = log.moves.get(moves).map_or(i64::MAX, |(at, _)| at.0 as i64);
        if !(made..=next).contains(&told.played) {
            return Err(Doubt::Other);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Deal, GameId, Millis, Move, RunId};

    /// A move each second for a minute.
    fn log() -> Log {
        let deal = Deal::new(GameId::Blank, "only").with("first", 3);
        let mut log = Log::new(deal, RunId(1), 0);
        log.moves = (1..=60).map(|second| (Millis(second * 1000), Move::Undo)).collect();
        log
    }

    const ISSUED: i64 = 1_000_000;

    /// Told every ten seconds, half a second after it was so.
    fn witness(log: &Log) -> Witness {
        let chains: Vec<_> = chains(log).collect();
        let told = |moves: u32| {
            let played = i64::from(moves) * 1000 + 100;
            let chain = chains[moves as usize];
            Checkpoint { moves, played, chain, at: ISSUED + played + 500 }
        };
        let checkpoints = (1..6).map(|tens| told(tens * 10)).collect();
        Witness { issued: ISSUED, submitted: ISSUED + 60_800, checkpoints }
    }

    #[track_caller]
    fn check(change: impl Fn(&mut Witness), trust_: Trust, doubt: Option<Doubt>) {
        let log = log();
        let mut witness = witness(&log);
        change(&mut witness);
        assert_eq!(trust(&log, 60_000, Some(&witness)), (trust_, doubt));
    }

    fn later(witness: &mut Witness, from: usize, ms: i64) {
        witness.submitted += ms;
        for told in &mut witness.checkpoints[from..] {
            told.at += ms;
        }
    }

    #[test]
    fn an_honest_run_is_witnessed() {
        check(|_| {}, Trust::Witnessed, None);
        check(|it| later(it, 0, 1_500), Trust::Witnessed, None);
        assert_eq!(trust(&log(), 60_000, None), (Trust::Open, Some(Doubt::NoTicket)));
    }

    #[test]
    fn slow_motion_is_open() {
        let slow = |it: &mut Witness| {
            it.submitted = ISSUED + 2 * (it.submitted - ISSUED);
            for told in &mut it.checkpoints {
                told.at = ISSUED + 2 * (told.at - ISSUED);
            }
        };
        check(slow, Trust::Open, Some(Doubt::Behind));
    }

    #[test]
    fn a_pause_is_open() {
        check(|it| later(it, 3, 12_000), Trust::Open, Some(Doubt::Behind));
    }

    #[test]
    fn a_laptop_that_slept_is_open() {
        check(|it| later(it, 2, 3_600_000), Trust::Open, Some(Doubt::Behind));
    }

    #[test]
    fn a_late_submit_is_open() {
        check(|it| it.submitted += 600_000, Trust::Open, Some(Doubt::Behind));
    }

    #[test]
    fn more_time_than_went_by_is_open() {
        check(|it| later(it, 0, -5_000), Trust::Open, Some(Doubt::Ahead));
    }

    #[test]
    fn a_pause_that_is_made_up_for_is_not_witnessed() {
        // Held for seven seconds on the way, and hurried at the end.
        let hurried = |it: &mut Witness| {
            it.checkpoints[3].at += 7_000;
        };
        check(hurried, Trust::Ticketed, Some(Doubt::Behind));
    }

    #[test]
    fn one_gap_is_forgiven_and_no_more() {
        let one = |it: &mut Witness| {
            it.checkpoints.remove(1);
        };
        check(one, Trust::Witnessed, None);
        let two = |it: &mut Witness| {
            it.checkpoints.remove(3);
            it.checkpoints.remove(1);
        };
        check(two, Trust::Ticketed, Some(Doubt::Gap));
        check(|it| it.checkpoints.truncate(2), Trust::Ticketed, Some(Doubt::Gap));
        check(|it| it.checkpoints.clear(), Trust::Ticketed, Some(Doubt::Gap));
    }

    #[test]
    fn moves_that_were_changed_afterwards_are_not_witnessed() {
        check(|it| it.checkpoints[2].chain[0] ^= 1, Trust::Ticketed, Some(Doubt::Other));
        check(|it| it.checkpoints[2].moves += 1, Trust::Ticketed, Some(Doubt::Other));
        check(|it| it.checkpoints[2].played += 2_000, Trust::Ticketed, Some(Doubt::Other));
        check(|it| it.checkpoints[4].moves = 1_000, Trust::Ticketed, Some(Doubt::Other));
    }

    #[test]
    fn who_can_look_ahead_is_not_witnessed() {
        let mut log = log();
        log.deal = Deal::new(GameId::Binary, "sprint");
        let witness = witness(&log);
        let expected = (Trust::Ticketed, Some(Doubt::Foreseeable));
        assert_eq!(trust(&log, 60_000, Some(&witness)), expected);
    }
}
