//! Where the time of a journey goes: what it waited for, by kinds, and what the browsers took of the
//! processor. Journeys are not judged by it.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What a journey can wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A browser to start.
    Start,
    /// A tab to open, and to close.
    Tab,
    /// The page to be loaded and drawn.
    Load,
    /// Something to appear.
    Wait,
    /// A target to lie still, and hands to do their work.
    Hands,
    /// An answer of the page, a save, a picture.
    Ask,
}

impl Kind {
    pub const ALL: [Kind; 6] =
        [Kind::Start, Kind::Tab, Kind::Load, Kind::Wait, Kind::Hands, Kind::Ask];
}

/// What a journey waited for, how long and how often.
#[derive(Clone, Debug, Default)]
pub struct Cost(BTreeMap<Kind, (Duration, u32)>);

thread_local! {
    /// Of the journey that this thread makes.
    static SPENT: RefCell<Cost> = RefCell::default();
    /// What is waited for within something else counts as that.
    static IS_COUNTING: Cell<bool> = const { Cell::new(false) };
}

/// Counts how long this takes.
pub fn count<T>(kind: Kind, act: impl FnOnce() -> T) -> T {
    if IS_COUNTING.replace(true) {
        return act();
    }
    let start = now();
    let done = act();
    IS_COUNTING.set(false);
    SPENT.with_borrow_mut(|spent| spent.add(kind, start.elapsed(), 1));
    done
}

/// Takes what was counted in this thread since the last time.
pub fn take() -> Cost {
    SPENT.take()
}

impl Cost {
    fn add(&mut self, kind: Kind, time: Duration, times: u32) {
        let (all, n) = self.0.entry(kind).or_default();
        *all += time;
        *n += times;
    }

    pub fn merge(&mut self, other: &Cost) {
        other.0.iter().for_each(|(kind, (time, times))| self.add(*kind, *time, *times));
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in Kind::ALL {
            let (time, times) = self.0.get(&kind).copied().unwrap_or_default();
            write!(f, "{:>8.1} {times:>4}", time.as_secs_f64())?;
        }
        Ok(())
    }
}

/// The heading of a table of costs.
pub fn heading() -> String {
    Kind::ALL.map(|kind| format!("{:>13}", format!("{kind:?}").to_lowercase())).concat()
}

/// Seconds of the processor by the name of the program that took them.
static PROCESSOR: Mutex<BTreeMap<String, f64>> = Mutex::new(BTreeMap::new());

/// Adds what the processes of a group, which is about to end, have taken so far.
pub fn count_group(name: &str, group: u32) {
    let taken = taken_by_group(group).unwrap_or_default();
    if let Ok(mut all) = PROCESSOR.lock() {
        *all.entry(name.to_owned()).or_default() += taken;
    }
}

/// Takes what the browsers that have ended took of the processor, as words.
pub fn take_processor() -> String {
    let all = PROCESSOR.lock().map(|mut all| std::mem::take(&mut *all)).unwrap_or_default();
    let each = all.iter().map(|(name, seconds)| format!("{name} {seconds:.0} s"));
    each.collect::<Vec<_>>().join(", ")
}

/// Clock ticks in a second, as `/proc` counts them: the same on every Linux.
const TICKS: f64 = 100.0;

fn taken_by_group(group: u32) -> Option<f64> {
    let mut ticks = 0;
    for entry in std::fs::read_dir("/proc").ok()?.flatten() {
        let Ok(stat) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
        // A name in brackets may have anything in it; what follows is numbers.
        let Some((_, numbers)) = stat.rsplit_once(") ") else { continue };
        let numbers: Vec<&str> = numbers.split(' ').collect();
        let number = |place: usize| numbers.get(place).and_then(|one| one.parse::<u64>().ok());
        if number(2) == Some(u64::from(group)) {
            // In user and system mode, its own and that of its ended children.
            ticks += (11..15).filter_map(number).sum::<u64>();
        }
    }
    Some(ticks as f64 / TICKS)
}

#[expect(clippy::disallowed_methods, reason = "journeys tell how long they took")]
pub fn now() -> Instant {
    Instant::now()
}
