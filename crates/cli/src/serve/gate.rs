//! Who is inside: a bounded number of connections. When all places are taken, whoever has asked for
//! nothing for the longest time gives way; when all are busy, the newcomer is told so. It knows
//! nothing of pages.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::AbortHandle;

/// So many at most; a page needs a handful for each player.
const MOST: usize = 1_000;
/// Files that the program needs for itself: listening, reading, telling others off.
const OWN_FILES: usize = 48;
/// Whoever asked for something less long ago than this is still being served.
const BUSY: Duration = Duration::from_secs(10);

pub struct Gate {
    room: usize,
    places: Mutex<Places>,
}

#[derive(Default)]
struct Places {
    next: u64,
    taken: BTreeMap<u64, Place>,
}

struct Place {
    since: Instant,
    asked: Option<Instant>,
    abort: Option<AbortHandle>,
}

/// A place inside, free again when this is dropped.
pub struct Ticket {
    gate: Arc<Gate>,
    number: u64,
}

impl Gate {
    /// With as much room as this process may have files open.
    pub fn for_this_process() -> Gate {
        Gate::new(files_allowed().saturating_sub(OWN_FILES).clamp(8, MOST))
    }

    fn new(room: usize) -> Gate {
        Gate { room, places: Mutex::default() }
    }

    /// Lets somebody in, if need be in the place of another; `None` when all are being served.
    pub fn enter(self: &Arc<Gate>, now: Instant) -> Option<Ticket> {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if places.taken.len() >= self.room {
            let idlest = places.idlest(now)?;
            if let Some(abort) = places.taken.remove(&idlest).and_then(|place| place.abort) {
                abort.abort();
            }
        }
        let number = places.next;
        places.next += 1;
        places.taken.insert(number, Place { since: now, asked: None, abort: None });
        Some(Ticket { gate: Arc::clone(self), number })
    }

    fn with(&self, number: u64, change: impl FnOnce(&mut Place)) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = places.taken.get_mut(&number) {
            change(place);
        }
    }
}

impl Places {
    /// Who never asked, by how long they are here; else who has not asked for the longest time.
    fn idlest(&self, now: Instant) -> Option<u64> {
        let idle = self.taken.iter().filter(|(_, place)| {
            place.asked.is_none_or(|asked| now.saturating_duration_since(asked) > BUSY)
        });
        idle.min_by_key(|(_, place)| (place.asked.is_some(), place.asked.unwrap_or(place.since)))
            .map(|(number, _)| *number)
    }
}

impl Ticket {
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Names what is to be stopped when this place has to be given up.
    pub fn held_by(gate: &Gate, number: u64, abort: AbortHandle) {
        gate.with(number, |place| place.abort = Some(abort));
    }

    /// A request came in.
    pub fn asked(&self, now: Instant) {
        self.gate.with(self.number, |place| place.asked = Some(now));
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut places = self.gate.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.taken.remove(&self.number);
    }
}

#[cfg(unix)]
fn files_allowed() -> usize {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    limit.current.map_or(MOST, |most| usize::try_from(most).unwrap_or(MOST))
}

#[cfg(not(unix))]
fn files_allowed() -> usize {
    MOST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_idlest_gives_way_and_the_busy_stay() {
        let gate = Arc::new(Gate::new(2));
        let start = native::clock::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let first = gate.enter(start).unwrap();
        let second = gate.enter(after(1)).unwrap();
        first.asked(after(2));
        // The second never asked.
        let third = gate.enter(after(3)).unwrap();
        third.asked(after(4));
        drop(second);
        assert!(gate.enter(after(5)).is_none(), "both are being served");
        assert!(gate.enter(after(13)).is_some(), "the first is served by now");
        drop((first, third));
        assert!(gate.places.lock().unwrap().taken.len() <= 1);
    }
}
