//! Work in parallel, results in order, in constant memory.
//!
//! A fixed set of slots goes round: *fill* (one thread) → *work* (any of the workers) → *drain*
//! (one thread, in the order of filling) → fill again. When the drain is slow, no slot is free and
//! the filling waits; nothing piles up.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::mpsc;
use std::thread;

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
    mut fill: impl FnMut(&mut S) -> Result<Filled, E> + Send,
    work: impl Fn(&mut S) + Sync,
    mut drain: impl FnMut(&mut S) -> Result<(), E>,
) -> Result<(), E>
where
    S: Send,
    E: Send,
{
    if jobs <= 1 {
        let mut slot = new_slot();
        while fill(&mut slot)? == Filled::Yes {
            work(&mut slot);
            drain(&mut slot)?;
        }
        return Ok(());
    }
    // Three slots for each worker: one in work, one ready for it, one on its way out.
    let (free_in, free) = mpsc::channel();
    for _ in 0..jobs * 3 {
        free_in.send(new_slot()).expect("the receiver is in this function");
    }
    let (todo_in, todo) = mpsc::channel();
    let (done_in, done) = mpsc::channel();
    let todo = Mutex::new(todo);
    let (todo, work) = (&todo, &work);
    thread::scope(|scope| {
        let filler = scope.spawn(move || {
            for number in 0u64.. {
                // No slot comes back when the drain has failed.
                let Ok(mut slot) = free.recv() else { break };
                if fill(&mut slot)? == Filled::End || todo_in.send((number, slot)).is_err() {
                    break;
                }
            }
            Ok(())
        });
        for _ in 0..jobs {
            let done_in = done_in.clone();
            scope.spawn(move || {
                loop {
                    // A statement of its own, so that the lock is free again while working.
                    let next = todo.lock().expect("no thread panics holding it").recv();
                    let Ok((number, mut slot)) = next else { break };
                    work(&mut slot);
                    if done_in.send((number, slot)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(done_in);
        drain_in_order(done, free_in, &mut drain)?;
        filler.join().expect("the filler does not panic")
    })
}

fn drain_in_order<S, E>(
    done: mpsc::Receiver<(u64, S)>,
    free: mpsc::Sender<S>,
    drain: &mut impl FnMut(&mut S) -> Result<(), E>,
) -> Result<(), E> {
    let mut early = BTreeMap::new();
    let mut next = 0;
    for (number, slot) in done {
        early.insert(number, slot);
        while let Some(mut slot) = early.remove(&next) {
            drain(&mut slot)?;
            next += 1;
            // The filler may have reached the end already and need no slot any more.
            let _ = free.send(slot);
        }
    }
    Ok(())
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
