//! A hash of the first moves of a log, each folded into that of the moves before it. Whoever told one
//! on the way cannot change those moves afterwards.

use session::{Log, Millis, Move};
use sha2::{Digest, Sha256};

/// Of no moves yet: the deal and the run.
fn beginning(log: &Log) -> [u8; 32] {
    let text = format!("ninefold-chain 1\nrun {}\n{}", log.run, log.deal);
    Sha256::digest(text).into()
}

fn next(before: [u8; 32], at: Millis, entry: &Move) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(before);
    hash.update(format!("{} {entry}\n", at.0));
    hash.finalize().into()
}

/// The hash of all moves so far.
pub fn chain(log: &Log) -> [u8; 32] {
    chains(log).last().expect("there is one of no moves")
}

/// The hash of no moves, of one, of two, ….
pub fn chains(log: &Log) -> impl Iterator<Item = [u8; 32]> {
    let mut last = beginning(log);
    std::iter::once(last).chain(log.moves.iter().map(move |(at, entry)| {
        last = next(last, *at, entry);
        last
    }))
}
