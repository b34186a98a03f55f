//! Work in parallel, results in order, in constant memory.
//!
//! A fixed set of slots goes round: *fill* → *work* → *drain* (in the order of filling) → fill
//! again. There are no threads but the workers: each fills a slot for itself, works on it, and
//! whoever holds the slot whose turn it is drains it and all that wait behind it. So as many
//! threads run as there are processors, and a slot stays in the cache of one. When the drain is
//! slow, no slot is free and the filling waits; nothing piles up.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard};
use std::thread;

/// Slots for each worker: one in work, the others for what came early and waits for its turn.
const SLOTS_EACH: usize = 3;

/// Whether there was anything left to put into a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled {
    Yes,
    /// The source is empty; the slot is not to be worked on.
    End,
}

/// Runs until `fill` reaches the end or one of `fill` and `drain` fails. The first failure in the
/// order of the slots is returned.
pub fn run<S, E>(
    jobs: usize,
    new_slot: impl Fn() -> S,
    fill: impl FnMut(&mut S) -> Result<Filled, E> + Send,
    work: impl Fn(&mut S) + Sync,
    drain: impl FnMut(&mut S) -> Result<(), E> + Send,
) -> Result<(), E>
where
    S: Send,
    E: Send,
{
    let jobs = jobs.max(1);
    let round = Round {
        source: Mutex::new(Source { fill, n_filled: 0, end: None }),
        work,
        shelf: Mutex::new(Shelf {
            free: (0..jobs * SLOTS_EACH).map(|_| new_slot()).collect(),
            done: BTreeMap::new(),
            n_drained: 0,
            draining: Draining::Nobody,
        }),
        freed: Condvar::new(),
        drain: Mutex::new(drain),
    };
    thread::scope(|scope| {
        for _ in 1..jobs {
            scope.spawn(|| round.take_part());
        }
        round.take_part();
    });
    // What failed at the drain stood before whatever failed in the source.
    match round.shelf.into_inner().expect(NO_PANIC).draining {
        Draining::Failed(error) => Err(error),
        Draining::Nobody | Draining::Somebody => {
            round.source.into_inner().expect(NO_PANIC).end.unwrap_or(Ok(()))
        }
    }
}

const NO_PANIC: &str = "no thread panics holding it";

/// What the workers share. Each lock is held for its own part only: waiting for input stops no
/// drain, and a slow drain stops nobody who still has a slot to fill.
struct Round<S, E, F, W, D> {
    source: Mutex<Source<F, E>>,
    work: W,
    shelf: Mutex<Shelf<S, E>>,
    freed: Condvar,
    drain: Mutex<D>,
}

struct Source<F, E> {
    fill: F,
    n_filled: u64,
    /// How it ended, once it has.
    end: Option<Result<(), E>>,
}

struct Shelf<S, E> {
    free: Vec<S>,
    /// Worked on, by number, and waiting for those before them.
    done: BTreeMap<u64, S>,
    n_drained: u64,
    draining: Draining<E>,
}

enum Draining<E> {
    Nobody,
    Somebody,
    Failed(E),
}

impl<S, E, F, W, D> Round<S, E, F, W, D>
where
    F: FnMut(&mut S) -> Result<Filled, E>,
    W: Fn(&mut S),
    D: FnMut(&mut S) -> Result<(), E>,
{
    /// What every worker does until there is nothing left.
    fn take_part(&self) {
        while let Some(mut slot) = self.free_slot()
            && let Some(number) = self.fill(&mut slot)
        {
            (self.work)(&mut slot);
            self.hand_in(number, slot);
        }
    }

    /// Waits for a slot; none comes any more when the drain has failed. While somebody waits,
    /// the slot whose turn it is lies in the hands of another worker, who will drain it.
    fn free_slot(&self) -> Option<S> {
        let mut shelf = self.shelf();
        loop {
            if let Draining::Failed(_) = shelf.draining {
                return None;
            }
            if let Some(slot) = shelf.free.pop() {
                return Some(slot);
            }
            shelf = self.freed.wait(shelf).expect(NO_PANIC);
        }
    }

    /// The number of the slot in the order of filling, if there was anything to put in.
    fn fill(&self, slot: &mut S) -> Option<u64> {
        let mut source = self.source.lock().expect(NO_PANIC);
        if source.end.is_some() {
            return None;
        }
        source.end = match (source.fill)(slot) {
            Ok(Filled::Yes) => None,
            Ok(Filled::End) => Some(Ok(())),
            Err(error) => Some(Err(error)),
        };
        let number = source.n_filled;
        source.n_filled += 1;
        source.end.is_none().then_some(number)
    }

    /// Puts the slot in its place, and drains what is in turn unless another does so already.
    fn hand_in(&self, number: u64, slot: S) {
        let mut shelf = self.shelf();
        shelf.done.insert(number, slot);
        let Draining::Nobody = shelf.draining else { return };
        shelf.draining = Draining::Somebody;
        let mut drain = self.drain.lock().expect(NO_PANIC);
        loop {
            let next = shelf.n_drained;
            let Some(mut slot) = shelf.done.remove(&next) else { break };
            // Meanwhile the others may hand in theirs.
            drop(shelf);
            let drained = drain(&mut slot);
            shelf = self.shelf();
            if let Err(error) = drained {
                shelf.draining = Draining::Failed(error);
                self.freed.notify_all();
                return;
            }
            shelf.n_drained += 1;
            shelf.free.push(slot);
            self.freed.notify_one();
        }
        shelf.draining = Draining::Nobody;
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf<S, E>> {
        self.shelf.lock().expect(NO_PANIC)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(jobs: usize) {
        let mut next = 0u64;
        let mut drained = Vec::new();
        let end: Result<(), ()> = run(
            jobs,
            || 0u64,
            |slot| {
                *slot = next;
                next += 1;
                Ok(if next <= 500 { Filled::Yes } else { Filled::End })
            },
            |slot| {
                // Unequal work, so that later slots overtake.
                for _ in 0..(*slot * 7919) % 5000 {
                    std::hint::black_box(&slot);
                }
                *slot *= 2;
            },
            |slot| {
                drained.push(*slot);
                Ok(())
            },
        );
        assert_eq!(end, Ok(()));
        assert_eq!(drained, (0..500).map(|n| n * 2).collect::<Vec<_>>());
    }

    #[test]
    fn results_come_in_order_with_any_number_of_workers() {
        for jobs in [1, 2, 3, 8] {
            check(jobs);
        }
    }

    #[test]
    fn a_failure_at_either_end_stops_the_work() {
        for jobs in [1, 4] {
            let drain_fails =
                run(jobs, || (), |()| Ok(Filled::Yes), |()| {}, |()| Err("the drain"));
            assert_eq!(drain_fails, Err("the drain"));
            let mut n_filled = 0;
            let fill = |(): &mut ()| {
                n_filled += 1;
                if n_filled < 50 { Ok(Filled::Yes) } else { Err("the source") }
            };
            let mut n_drained = 0;
            let fill_fails = run(
                jobs,
                || (),
                fill,
                |()| {},
                |()| {
                    n_drained += 1;
                    Ok(())
                },
            );
            assert_eq!((fill_fails, n_drained), (Err("the source"), 49));
        }
    }
}
