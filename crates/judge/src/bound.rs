//! What a ledger binds a server to: the seals of its boards, and every ledger that was signed before. It knows
//! no server and no file.

use crate::ledger::of;
use crate::{Ledger, LedgerHead, LedgerLine, Seal, Wrong, check_seal};

/// What can be said of a ledger without its seals.
pub fn check_ledger(ledger: &Ledger) -> Vec<Wrong> {
    let mut wrongs = Vec::new();
    if !ledger.head.is_signed() {
        wrongs.push(Wrong::Signature);
    }
    if !ledger.is_rooted() {
        wrongs.push(Wrong::Root);
    }
    if !ledger.lines.is_sorted_by(|one, next| one.board < next.board) {
        wrongs.push(Wrong::Order);
    }
    wrongs
}

/// Whether the seal of a board is the one in the ledger, or goes on from it where the board was sealed again
/// since. `roots` are those of all its seals, as the server tells them.
///
/// # Errors
/// What is wrong with the seal, or that it is another.
pub fn check_listed(
    ledger: &LedgerHead,
    line: &LedgerLine,
    seal: &Seal,
    roots: &[[u8; 32]],
) -> Result<(), Wrong> {
    if let Some((_, wrong)) = check_seal(seal).into_iter().next() {
        return Err(wrong);
    }
    if of(&seal.head) != line.of || seal.key != ledger.key {
        return Err(Wrong::OtherBoard);
    }
    let moment = seal.head.moment;
    let as_of = moment.map(|moment| moment.as_of);
    if as_of == line.as_of {
        return if seal.root == line.root { Ok(()) } else { Err(Wrong::OtherRoot) };
    }
    // Sealed once more since, or for good. One that is sealed for good never is again.
    let is_later = line.as_of.is_some_and(|old| as_of.is_none_or(|new| new > old));
    let is_known =
        moment.is_some_and(|moment| moment.before == Some(line.root)) || roots.contains(&line.root);
    if is_later && is_known { Ok(()) } else { Err(Wrong::OtherRoot) }
}

/// Whether a ledger goes on from one that was kept. `heads` are all of them, the newest first, as the server
/// tells them: each has to be the one that the next one names.
///
/// # Errors
/// That it does not, or that what was kept is no ledger of this server.
pub fn check_chain(kept: &Ledger, now: &LedgerHead, heads: &[LedgerHead]) -> Result<(), Wrong> {
    let is_whole = kept.lines.is_empty() || kept.is_rooted();
    if kept.head.key != now.key || !kept.head.is_signed() || !is_whole {
        return Err(Wrong::OtherLedger);
    }
    let wanted = kept.head.hash();
    let newest = now.hash();
    let mut next = Some(newest);
    // The server may have signed one more since.
    for head in heads.iter().skip_while(|head| head.hash() != newest) {
        if next == Some(wanted) || Some(head.hash()) != next {
            break;
        }
        next = head.before;
    }
    if next == Some(wanted) { Ok(()) } else { Err(Wrong::LedgerForgotten) }
}

/// Whether a board that was in a ledger of old is in this one still and goes on from there.
///
/// # Errors
/// That it does not.
pub fn check_board_since(kept: &LedgerLine, now: &Ledger, roots: &[[u8; 32]]) -> Result<(), Wrong> {
    let line = now.line(kept.board).filter(|line| line.of == kept.of).ok_or(Wrong::Dropped)?;
    if line == kept {
        return Ok(());
    }
    let is_later = kept.as_of.is_some_and(|old| line.as_of.is_none_or(|new| new > old));
    if is_later && roots.contains(&kept.root) { Ok(()) } else { Err(Wrong::Forgotten) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Head, Moment, SigningKey};
    use session::GameId;

    fn key(number: u8) -> SigningKey {
        SigningKey::from_bytes(&[number; 32])
    }

    /// A seal of the board of all time; the rules tell one from another.
    fn seal(rules: u32, as_of: Option<i64>, before: Option<[u8; 32]>) -> Seal {
        let head = Head {
            game: GameId::Mini,
            preset: "four".into(),
            rules,
            trust: "open".into(),
            help: "pure".into(),
            period: "all".into(),
            start: 0,
            verifiers: vec!["test".into()],
            moment: as_of.map(|as_of| Moment { as_of, before }),
            secret: None,
        };
        Seal::sign(head, Vec::new(), &key(1))
    }

    fn line(board: i64, as_of: Option<i64>, root: u8) -> LedgerLine {
        LedgerLine { board, of: of(&seal(2, None, None).head), as_of, root: [root; 32] }
    }

    fn ledger(before: Option<&Ledger>, lines: &[LedgerLine]) -> Ledger {
        Ledger::sign(5, before.map(|it| it.head.hash()), lines.to_vec(), &key(1))
    }

    #[test]
    fn a_seal_is_the_one_in_the_ledger_or_goes_on_from_it() {
        let head = ledger(None, &[]).head;
        let first = seal(2, Some(10), None);
        let listed = LedgerLine { root: first.root, ..line(1, Some(10), 0) };
        let check = |line: &LedgerLine, seal: &Seal, roots: &[[u8; 32]], expected| {
            assert_eq!(check_listed(&head, line, seal, roots), expected);
        };
        check(&listed, &first, &[], Ok(()));
        check(&listed, &seal(2, Some(20), Some(first.root)), &[], Ok(()));
        check(&listed, &seal(2, None, None), &[first.root], Ok(()));
        check(&listed, &seal(2, None, None), &[], Err(Wrong::OtherRoot));
        check(&listed, &seal(2, Some(20), Some([1; 32])), &[], Err(Wrong::OtherRoot));
        check(&listed, &seal(2, Some(5), None), &[first.root], Err(Wrong::OtherRoot));
        let other = LedgerLine { root: [1; 32], ..listed.clone() };
        check(&other, &first, &[[1; 32]], Err(Wrong::OtherRoot));
        // What is sealed for good stays as it is.
        let closed = LedgerLine { as_of: None, root: [1; 32], ..listed.clone() };
        check(&closed, &seal(2, None, None), &[[1; 32]], Err(Wrong::OtherRoot));
        check(&closed, &first, &[[1; 32]], Err(Wrong::OtherRoot));
        check(&listed, &seal(3, Some(10), None), &[], Err(Wrong::OtherBoard));
        let strange = Seal::sign(first.head.clone(), Vec::new(), &key(2));
        check(&listed, &strange, &[], Err(Wrong::OtherBoard));
        let unsigned = Seal { signature: [0; 64], ..first };
        check(&listed, &unsigned, &[], Err(Wrong::Signature));
    }

    #[test]
    fn a_ledger_goes_on_from_one_that_was_kept() {
        let first = ledger(None, &[line(1, Some(10), 1)]);
        let second = ledger(Some(&first), &[line(1, Some(20), 2)]);
        let third = ledger(Some(&second), &[line(1, Some(30), 3)]);
        let heads = [&third, &second, &first].map(|it| it.head.clone());
        let check = |kept: &Ledger, now: &Ledger, heads: &[LedgerHead], expected| {
            assert_eq!(check_chain(kept, &now.head, heads), expected);
        };
        for kept in [&first, &second, &third] {
            check(kept, &third, &heads, Ok(()));
            let alone = Ledger { lines: Vec::new(), ..kept.clone() };
            check(&alone, &third, &heads, Ok(()));
        }
        check(&third, &third, &[], Ok(()));
        check(&first, &second, &heads, Ok(()));
        // Left out, begun anew, or turned round.
        check(&first, &third, &[heads[0].clone(), heads[2].clone()], Err(Wrong::LedgerForgotten));
        let other = ledger(None, &[line(1, Some(15), 9)]);
        check(&first, &other, &[other.head.clone(), heads[2].clone()], Err(Wrong::LedgerForgotten));
        check(&third, &first, &heads, Err(Wrong::LedgerForgotten));
        let strange = Ledger::sign(5, None, Vec::new(), &key(2));
        check(&strange, &third, &heads, Err(Wrong::OtherLedger));
        let doctored = Ledger { lines: third.lines.clone(), ..first };
        check(&doctored, &third, &heads, Err(Wrong::OtherLedger));
    }

    #[test]
    fn boards_of_old_are_there_and_go_on() {
        let now = ledger(None, &[line(1, Some(20), 2), line(2, None, 5)]);
        assert_eq!(check_ledger(&now), []);
        let check = |kept: LedgerLine, roots: &[[u8; 32]], expected| {
            assert_eq!(check_board_since(&kept, &now, roots), expected);
        };
        check(line(1, Some(20), 2), &[], Ok(()));
        check(line(1, Some(10), 1), &[[2; 32], [1; 32]], Ok(()));
        check(line(1, Some(10), 1), &[[2; 32]], Err(Wrong::Forgotten));
        check(line(1, Some(30), 1), &[[1; 32]], Err(Wrong::Forgotten));
        check(line(2, Some(10), 1), &[[1; 32]], Ok(()));
        check(line(2, None, 1), &[[1; 32]], Err(Wrong::Forgotten));
        check(line(3, None, 1), &[], Err(Wrong::Dropped));
        let unsorted = ledger(None, &[line(2, None, 5), line(1, Some(20), 2)]);
        assert_eq!(check_ledger(&unsorted), [Wrong::Order]);
        let short = Ledger { lines: now.lines[..1].to_vec(), ..now.clone() };
        assert_eq!(check_ledger(&short), [Wrong::Root]);
    }
}
