//! Runs on several devices of one player. A finished log never changes, so those are added up; a game
//! under way that went on in one place replaces what it went on from, and one that went on in two is two.
//!
//! Whoever has the runs asks for what is new there, does what `meet` says, and sends what `unsent` names.

use crate::{Item, PutItem};
use judge::sha256;
use session::{Log, RunId};
use std::collections::BTreeMap;
use std::fmt;

/// What this device knows of the runs that are there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// Everything up to this point was read.
    pub cursor: i64,
    known: BTreeMap<u128, Known>,
}

/// How a run is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    seq: i64,
    is_over: bool,
    /// Of its log, to see whether it went on here.
    sum: u64,
}

/// A run as it is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mine {
    pub log: Log,
    pub is_over: bool,
}

/// What is to be done here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Put a run here that is not.
    Add(Mine),
    /// Put this in the place of what is here under its name.
    Replace { new: Mine, old: Log },
}

fn sum(text: &str) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = sha256(text.as_bytes());
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// Whether the second is the first, gone on with.
fn is_beginning(first: &Log, second: &Log) -> bool {
    let is_same = first.deal == second.deal && first.started == second.started;
    is_same && first.at <= second.at && second.moves.starts_with(&first.moves)
}

/// The same game as a run of its own, for when it went on in two places. Whoever does this to the same
/// log gets the same run.
pub fn fork(log: &Log) -> Log {
    let mut id = [0; 16];
    id.copy_from_slice(&sha256(format!("ninefold-fork 1\n{log}").as_bytes())[..16]);
    Log { run: RunId(u128::from_be_bytes(id)), ..log.clone() }
}

impl Book {
    pub fn read(text: &str) -> Book {
        let mut lines = text.lines();
        let cursor = lines.next().and_then(|line| line.strip_prefix("cursor ")?.parse().ok());
        let known = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            let [run, seq, state, sum] = words[..] else { return None };
            let sum = u64::from_str_radix(sum, 16).ok()?;
            let run: RunId = run.parse().ok()?;
            Some((run.0, Known { seq: seq.parse().ok()?, is_over: state == "over", sum }))
        };
        let Some(cursor) = cursor else { return Book::default() };
        Book { cursor, known: lines.filter_map(known).collect() }
    }

    /// Whether a finished run is there, so that it need not be looked at here.
    pub fn has_finished(&self, run: RunId) -> bool {
        self.known.get(&run.0).is_some_and(|known| known.is_over)
    }

    /// What to do about a run that is there, given how it is here. Nothing is lost: what is replaced is
    /// either a beginning of what replaces it, or added under another name.
    pub fn meet(&mut self, item: &Item, mine: Option<&Mine>) -> Vec<Deed> {
        let Ok(log) = item.log.parse::<Log>() else { return Vec::new() };
        if log.run.to_string() != item.run {
            return Vec::new();
        }
        let known = Known { seq: item.seq, is_over: item.is_over, sum: sum(&item.log) };
        self.known.insert(log.run.0, known);
        let theirs = Mine { log, is_over: item.is_over };
        let Some(mine) = mine else { return vec![Deed::Add(theirs)] };
        if mine.log == theirs.log || is_beginning(&theirs.log, &mine.log) {
            // It went on here: what is here is sent.
            return Vec::new();
        }
        let old = mine.log.clone();
        if !mine.is_over && is_beginning(&mine.log, &theirs.log) {
            return vec![Deed::Replace { new: theirs, old }];
        }
        if mine.is_over && !theirs.is_over {
            // What is over and counted here keeps its name.
            return vec![Deed::Add(Mine { log: fork(&theirs.log), ..theirs })];
        }
        let apart = Mine { log: fork(&mine.log), is_over: mine.is_over };
        vec![Deed::Add(apart), Deed::Replace { new: theirs, old }]
    }

    /// A run as it is to be sent, if it is not there like this.
    pub fn unsent(&self, mine: &Mine) -> Option<PutItem> {
        let text = mine.log.to_string();
        let known = self.known.get(&mine.log.run.0);
        let is_there = known.is_some_and(|known| known.is_over || known.sum == sum(&text));
        (!is_there).then(|| PutItem {
            run: mine.log.run.to_string(),
            base: known.map_or(0, |known| known.seq),
            is_over: mine.is_over,
            log: text,
        })
    }

    /// It is there now, under this number.
    pub fn sent(&mut self, item: &PutItem, seq: i64) {
        if let Ok(run) = item.run.parse::<RunId>() {
            self.known.insert(run.0, Known { seq, is_over: item.is_over, sum: sum(&item.log) });
        }
    }
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "cursor {}", self.cursor)?;
        for (run, Known { seq, is_over, sum }) in &self.known {
            let state = if *is_over { "over" } else { "open" };
            writeln!(f, "{} {seq} {state} {sum:016x}", RunId(*run))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{Deal, GameId, Millis, Rng};

    fn log(moves: &[u64]) -> Log {
        let mut log = Log::new(Deal::new(GameId::Blank, "only").with("first", 3), RunId(7), 9);
        for (index, value) in moves.iter().enumerate() {
            let at = Millis(index as u64 * 10);
            log.moves.push((at, format!("enter r1c1 {value}").parse().unwrap()));
            log.at = at;
        }
        log
    }

    fn open(moves: &[u64]) -> Mine {
        Mine { log: log(moves), is_over: false }
    }

    fn there(mine: &Mine, seq: i64) -> Item {
        let run = mine.log.run.to_string();
        Item { run, seq, is_over: mine.is_over, log: mine.log.to_string() }
    }

    #[track_caller]
    fn check(theirs: &Mine, mine: Option<&Mine>, expected: &[Deed]) {
        let deeds = Book::default().meet(&there(theirs, 1), mine);
        assert_eq!(deeds, expected);
    }

    #[test]
    fn what_went_on_in_one_place_is_gone_on_with() {
        let (short, long) = (open(&[1]), open(&[1, 2]));
        check(&long, None, &[Deed::Add(long.clone())]);
        check(&long, Some(&long), &[]);
        check(&short, Some(&long), &[]);
        let old = short.log.clone();
        check(&long, Some(&short), &[Deed::Replace { new: long.clone(), old }]);
    }

    #[test]
    fn what_went_on_in_two_places_is_two() {
        let (mine, theirs) = (open(&[1, 2]), open(&[1, 3]));
        let apart = Mine { log: fork(&mine.log), is_over: false };
        assert_ne!(apart.log.run, mine.log.run);
        let replace = Deed::Replace { new: theirs.clone(), old: mine.log.clone() };
        check(&theirs, Some(&mine), &[Deed::Add(apart), replace]);
        // A run that was counted here stays under its name.
        let over = Mine { is_over: true, ..mine };
        let apart = Mine { log: fork(&theirs.log), is_over: false };
        check(&theirs, Some(&over), &[Deed::Add(apart)]);
    }

    #[test]
    fn a_book_reads_back_and_strange_items_change_nothing() {
        let mut book = Book { cursor: 5, ..Book::default() };
        book.meet(&there(&open(&[1]), 4), None);
        let over = Mine { is_over: true, ..open(&[1, 2]) };
        let item = book.unsent(&over).unwrap();
        assert_eq!((item.base, item.is_over), (4, true));
        book.sent(&item, 6);
        assert!(book.has_finished(RunId(7)) && book.unsent(&over).is_none());
        assert_eq!(Book::read(&book.to_string()), book);
        let before = book.clone();
        let other = Item { run: RunId(8).to_string(), ..there(&open(&[1]), 9) };
        assert_eq!(book.meet(&other, None), []);
        assert_eq!(book.meet(&Item { log: "x".into(), ..other }, None), []);
        assert_eq!(book, before);
        assert_eq!(Book::read("nonsense"), Book::default());
    }

    /// What a server keeps of a player: the newest of each run, numbered.
    #[derive(Default)]
    struct There(BTreeMap<String, Item>, i64);

    /// A device that plays, and now and then speaks with the server.
    #[derive(Default)]
    struct Here {
        book: Book,
        runs: BTreeMap<u128, Mine>,
    }

    impl Here {
        fn sync(&mut self, there: &mut There) {
            loop {
                let mut news: Vec<Item> = there.0.values().cloned().collect();
                news.retain(|item| item.seq > self.book.cursor);
                for item in news {
                    let run = item.run.parse::<RunId>().unwrap().0;
                    for deed in self.book.meet(&item, self.runs.get(&run)) {
                        let (Deed::Add(mine) | Deed::Replace { new: mine, .. }) = deed;
                        self.runs.insert(mine.log.run.0, mine);
                    }
                }
                self.book.cursor = there.1;
                let mut was_refused = false;
                for put in
                    self.runs.values().filter_map(|mine| self.book.unsent(mine)).collect::<Vec<_>>()
                {
                    let known = there.0.get(&put.run);
                    if known.is_some_and(|known| known.is_over || known.seq != put.base) {
                        was_refused = true;
                        continue;
                    }
                    there.1 += 1;
                    self.book.sent(&put, there.1);
                    let PutItem { run, is_over, log, .. } = put;
                    there.0.insert(run.clone(), Item { run, seq: there.1, is_over, log });
                }
                if !was_refused {
                    return;
                }
            }
        }
    }

    /// Every move that was ever made is in some run of every device in the end, and all have the same.
    #[test]
    fn devices_that_are_apart_for_long_lose_nothing() {
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let mut there = There::default();
            let mut devices: Vec<Here> = (0..4).map(|_| Here::default()).collect();
            let mut made: Vec<u64> = Vec::new();
            devices[0].runs.insert(7, open(&[]));
            devices[0].sync(&mut there);
            for step in 0..60 {
                let device = &mut devices[rng.below(4) as usize];
                if rng.below(3) == 0 {
                    device.sync(&mut there);
                    continue;
                }
                let n = device.runs.len() as u32;
                if n == 0 {
                    continue;
                }
                let mine = device.runs.values_mut().nth(rng.below(n) as usize).unwrap();
                if mine.is_over {
                    continue;
                }
                made.push(step);
                mine.log.at = Millis(mine.log.at.0 + 1 + step);
                let mark = format!("mark {step}").parse().unwrap();
                mine.log.moves.push((mine.log.at, mark));
                mine.is_over = rng.below(15) == 0;
            }
            for _ in 0..3 {
                devices.iter_mut().for_each(|device| device.sync(&mut there));
            }
            for device in &devices {
                assert_eq!(device.runs, devices[0].runs, "seed {seed}");
                let moves: Vec<String> = device
                    .runs
                    .values()
                    .flat_map(|mine| &mine.log.moves)
                    .map(|it| it.1.to_string())
                    .collect();
                for step in &made {
                    assert!(moves.contains(&format!("mark {step}")), "seed {seed}: {step} is lost");
                }
            }
        }
    }
}
