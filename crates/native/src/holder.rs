//! Who plays a run: one program at a time. A run is held by a lock on a file of its own, which the
//! system lets go of when the holder ends, however it ends.

use crate::store::{self, Saved};
use crate::{Store, files};
use session::{Log, Phrase, RunId, phrase};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// A run that nobody else can play meanwhile.
#[derive(Debug)]
pub struct Hold {
    path: PathBuf,
    /// `None` where the system knows no locks: then playing goes on without.
    lock: Option<File>,
}

/// Whoever only looks whether a run is held has its lock for a moment; that is waited for.
const LOOKS: u32 = 5;
const MOMENT: Duration = Duration::from_millis(20);

impl Store {
    /// Takes a run; `None` when another program has it.
    pub fn hold(&self, run: RunId) -> Option<Hold> {
        let path = self.hold_path(run);
        for look in 0..LOOKS {
            if look > 0 {
                thread::sleep(MOMENT);
            }
            let file = File::options().create(true).truncate(false).write(true).open(&path);
            let Ok(file) = file else { return Some(Hold { path, lock: None }) };
            match file.try_lock() {
                // The last holder may have removed the file after it was opened here.
                Ok(()) if is_at(&file, &path) => return Some(Hold { path, lock: Some(file) }),
                Ok(()) | Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(_)) => return Some(Hold { path, lock: None }),
            }
        }
        None
    }

    /// Whether a program has this run now.
    pub fn is_held(&self, run: RunId) -> bool {
        let Ok(file) = File::open(self.hold_path(run)) else { return false };
        matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock))
    }

    /// Takes a saved run as it stands now: another program may have gone on with it since it was
    /// listed.
    ///
    /// # Errors
    /// Why it cannot be played here.
    pub fn take_up(&self, saved: &Saved) -> Result<(Log, Hold), Phrase> {
        let hold = self.hold(saved.log.run).ok_or_else(held)?;
        match saved.path.exists() {
            true => Ok((store::read(&saved.path)?, hold)),
            false => Err(phrase!("tui-gone")),
        }
    }

    /// Takes a run that was brought as a file of its own. What was gone on with here goes on from
    /// there; what was gone on with in two ways is two runs from now on.
    ///
    /// # Errors
    /// Why it cannot be played here.
    pub fn bring(&self, log: Log) -> Result<(Log, Hold), Phrase> {
        let hold = self.hold(log.run).ok_or_else(held)?;
        match self.in_progress(log.run) {
            Some(kept) if kept.moves.starts_with(&log.moves) => Ok((kept, hold)),
            Some(kept) if !log.moves.starts_with(&kept.moves) => {
                let run = RunId(u128::from(crate::entropy()) << 64 | u128::from(crate::entropy()));
                Ok((Log { run, ..log }, self.hold(run).ok_or_else(held)?))
            }
            _ => Ok((log, hold)),
        }
    }

    fn hold_path(&self, run: RunId) -> PathBuf {
        self.path(&format!("held/{run}"))
    }
}

fn held() -> Phrase {
    phrase!("tui-held")
}

impl Drop for Hold {
    fn drop(&mut self) {
        if self.lock.is_some() {
            // A file that stays is in nobody's way.
            let _ = files::remove(&self.path);
        }
    }
}

/// Whether this open file is still the one of that name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |one: fs::Metadata, other: fs::Metadata| {
        (one.dev(), one.ino()) == (other.dev(), other.ino())
    };
    file.metadata().ok().zip(fs::metadata(path).ok()).is_some_and(|(one, other)| same(one, other))
}

/// Elsewhere a file that is open keeps its name.
#[cfg(not(unix))]
fn is_at(_file: &File, path: &Path) -> bool {
    fs::exists(path).unwrap_or(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::{log, store};
    use session::{Millis, Move};

    #[test]
    fn a_run_has_one_holder() {
        let store = store("holder");
        let run = RunId(5);
        let hold = store.hold(run).unwrap();
        assert!(store.is_held(run) && store.hold(run).is_none());
        assert!(store.hold(RunId(6)).is_some(), "another run is free");
        drop(hold);
        assert!(!store.is_held(run));
        assert!(store.hold(run).is_some());
        store.forget();
    }

    /// Twenty programs want the same run: at no time do two of them have it.
    #[test]
    fn nobody_takes_what_another_has() {
        let store = store("rush");
        let holders = std::sync::atomic::AtomicU32::new(0);
        let order = std::sync::atomic::Ordering::SeqCst;
        std::thread::scope(|scope| {
            for _ in 0..20 {
                scope.spawn(|| {
                    for _ in 0..20 {
                        if let Some(hold) = store.hold(RunId(1)) {
                            assert_eq!(holders.fetch_add(1, order), 0, "two at once");
                            holders.fetch_sub(1, order);
                            drop(hold);
                        }
                    }
                });
            }
        });
        store.forget();
    }

    fn with(moves: &[&str]) -> Log {
        let moves = moves.iter().map(|action| (Millis(1), Move::Act(action.parse().unwrap())));
        Log { moves: moves.collect(), at: Millis(1), ..log() }
    }

    #[test]
    fn a_saved_run_is_taken_as_it_stands_now() {
        let store = store("take-up");
        store.save(&with(&["enter r1c2 1"])).unwrap();
        let listed = store.runs().0.remove(0);
        store.save(&with(&["enter r1c2 1", "enter r1c3 1"])).unwrap();
        let (taken, hold) = store.take_up(&listed).unwrap();
        assert_eq!(taken.moves.len(), 2);
        assert_eq!(store.take_up(&listed).unwrap_err().id, "tui-held");
        drop(hold);
        fs::remove_file(&listed.path).unwrap();
        assert_eq!(store.take_up(&listed).unwrap_err().id, "tui-gone");
        store.forget();
    }

    #[test]
    fn a_file_does_not_write_over_what_was_played_here() {
        let store = store("bring");
        let here = with(&["enter r1c2 1", "enter r1c3 1"]);
        store.save(&here).unwrap();
        assert_eq!(store.bring(with(&["enter r1c2 1"])).unwrap().0, here, "an older copy");
        let longer = with(&["enter r1c2 1", "enter r1c3 1", "enter r1c4 1"]);
        assert_eq!(store.bring(longer.clone()).unwrap().0, longer, "played on elsewhere");
        let (other, _hold) = store.bring(with(&["enter r1c2 1", "enter r1c9 1"])).unwrap();
        assert_ne!(other.run, here.run, "in two ways: two runs");
        store.save(&other).unwrap();
        assert_eq!(store.runs().0.len(), 2);
        store.forget();
    }
}
