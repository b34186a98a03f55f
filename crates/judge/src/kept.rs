//! A board, and a seal of it that somebody outside kept: whoever runs the server may add to a board, and cannot
//! take back what was sealed. It knows no server and no file.

use crate::seal::board_text;
use crate::{Seal, Wrong};
use std::collections::BTreeMap;

/// Whether a board goes on from a seal that was kept. `roots` are those of all its seals, as the server tells
/// them. Lines are counted from 1.
pub fn check_since(kept: &Seal, now: &Seal, roots: &[[u8; 32]]) -> Vec<(Option<usize>, Wrong)> {
    let is_same = board_text(&kept.head) == board_text(&now.head) && kept.key == now.key;
    if !is_same || !kept.is_signed() || !kept.is_rooted() {
        return vec![(None, Wrong::OtherSeal)];
    }
    let mut wrongs = Vec::new();
    let before = now.head.moment.and_then(|moment| moment.before);
    let is_known = kept.root == now.root || before == Some(kept.root) || roots.contains(&kept.root);
    if !is_known {
        wrongs.push((None, Wrong::Forgotten));
    }
    let earlier: BTreeMap<_, _> = kept.lines.iter().map(|line| (line.run, line)).collect();
    for (number, line) in (1..).zip(&now.lines) {
        let is_changed = |old: &&crate::SealLine| {
            (old.score, old.ms, old.log) != (line.score, line.ms, line.log)
        };
        if earlier.get(&line.run).is_some_and(is_changed) {
            wrongs.push((Some(number), Wrong::Changed));
        }
    }
    wrongs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Head, Moment, SealLine, SigningKey};
    use session::{GameId, RunId};

    fn seal(runs: &[(u128, u64)], before: Option<[u8; 32]>, key: u8) -> Seal {
        let head = Head {
            game: GameId::Mini,
            preset: "four".into(),
            rules: 1,
            trust: "open".into(),
            help: "pure".into(),
            period: "all".into(),
            start: 0,
            verifiers: vec!["test".into()],
            moment: Some(Moment { as_of: 1, before }),
            secret: None,
        };
        let line = |(rank, &(run, score)): (u64, &(u128, u64))| SealLine {
            rank,
            score,
            ms: 1000,
            run: RunId(run),
            log: [run as u8; 32],
            verifier: 1,
        };
        let lines = (1..).zip(runs).map(line).collect();
        Seal::sign(head, lines, &SigningKey::from_bytes(&[key; 32]))
    }

    #[track_caller]
    fn check(kept: &Seal, now: &Seal, roots: &[[u8; 32]], expected: &[(Option<usize>, Wrong)]) {
        assert_eq!(check_since(kept, now, roots), expected);
    }

    #[test]
    fn a_board_goes_on_from_what_was_kept() {
        let first = seal(&[(1, 90)], None, 1);
        let second = seal(&[(2, 95), (1, 90)], Some(first.root), 1);
        let third = seal(&[(3, 99), (2, 95)], Some(second.root), 1);
        check(&first, &first, &[], &[]);
        check(&first, &second, &[], &[]);
        check(&first, &third, &[second.root, first.root], &[]);
        // A server that begins its history anew has no root of the old one.
        check(&first, &third, &[second.root], &[(None, Wrong::Forgotten)]);
        let other = seal(&[(2, 96), (1, 90)], Some(first.root), 1);
        check(&second, &other, &[second.root], &[(Some(1), Wrong::Changed)]);
        check(&first, &seal(&[(1, 90)], None, 2), &[], &[(None, Wrong::OtherSeal)]);
        let doctored = Seal { lines: third.lines.clone(), ..first.clone() };
        check(&doctored, &second, &[first.root], &[(None, Wrong::OtherSeal)]);
    }
}
