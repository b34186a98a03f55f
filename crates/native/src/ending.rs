//! How a run is left: its save is moved to the finished ones, then it is counted. A kill in between
//! leaves a finished run that was never counted; that is made up for at the next start.

use crate::{Damaged, Store, files};
use progress::{Gain, Profile};
use session::{Millis, Phrase, RunId, Session, phrase};
use std::io;

/// A run that is over, and how that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    pub gain: Gain,
    /// What could not be kept as it should, if anything.
    pub trouble: Option<Phrase>,
}

impl Store {
    /// Keeps and counts a run; `None` while it is not over.
    pub fn end(&self, session: &Session, tick: Millis, profile: &mut Profile) -> Option<Ended> {
        if !session.outcome().is_over() {
            return None;
        }
        let saved = self.finish(&session.log(tick));
        let settled = profile.settle(session, self)?;
        let left = saved.and_then(|()| self.leave(session.run()));
        let unsaved = left.err().map(|error| phrase!("tui-not-saved", cause = error.to_string()));
        let unkept = match settled.kept {
            Ok(aside) => aside
                .iter()
                .flat_map(|aside| self.damages(aside))
                .next()
                .map(|damaged| damaged.phrase()),
            Err(unkept) => Some(unkept.phrase()),
        };
        Some(Ended { gain: settled.gain, trouble: unkept.or(unsaved) })
    }

    /// What finished runs add up to, those included that ended and were not counted then. What is
    /// damaged was put aside.
    ///
    /// # Errors
    /// When the profile is of a newer Ninefold or cannot be read: it must not be written over.
    pub fn profile(&self) -> io::Result<(Profile, Vec<Damaged>)> {
        let (mut profile, found) = Profile::load(self);
        let named = |cause: Phrase| {
            let cause = words::say(&cause, crate::language());
            io::Error::other(format!("{}: {cause}", files::shown(&self.progress_path())))
        };
        let aside = found.map_err(|unkept| named(unkept.phrase()))?;
        let mut damaged: Vec<Damaged> =
            aside.iter().flat_map(|aside| self.damages(aside)).collect();
        damaged.extend(self.sweep(&mut profile));
        Ok((profile, damaged))
    }

    /// Counts the finished runs that were never counted.
    fn sweep(&self, profile: &mut Profile) -> Vec<Damaged> {
        let mut damaged = Vec::new();
        let mut is_new = false;
        for run in self.finished_runs() {
            self.leave_if_finished(run);
            if profile.knows(run) {
                continue;
            }
            let counted = self
                .read_finished(run)
                .and_then(|log| profile.count(&log).map_err(|error| error.phrase()));
            match counted {
                Ok(was_over) => is_new |= was_over,
                Err(cause) => damaged.push(files::put_aside(&self.finished_path(run), cause)),
            }
        }
        if let Some(unkept) = is_new.then(|| profile.store(self).err()).flatten() {
            damaged.push(Damaged { path: self.progress_path(), cause: unkept.phrase() });
        }
        damaged
    }

    /// A kill may have left the save of a run in progress beside that of its end. One that was gone
    /// on with in another way, such as from a copy, stays.
    fn leave_if_finished(&self, run: RunId) {
        let Some(begun) = self.in_progress(run) else { return };
        if self.finished(run).is_some_and(|finished| finished.moves.starts_with(&begun.moves)) {
            // If it fails once more, so be it: it is tried at every start.
            let _ = self.leave(run);
        }
    }

    /// The finished run is no longer one in progress.
    fn leave(&self, run: RunId) -> io::Result<()> {
        files::remove(&self.run_path(run))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::store;
    use session::{Deal, GameId};
    use std::fs;

    /// A run that is one entry from its end.
    fn nearly(run: u128) -> Session {
        let deal = Deal::new(GameId::Blank, "only").with("first", 3);
        let mut session = Session::start(deal, RunId(run), 0, Millis::ZERO).unwrap();
        for col in 2..=8 {
            session.act(&format!("enter r1c{col} 1").parse().unwrap(), Millis(col)).unwrap();
        }
        session
    }

    fn over(run: u128) -> Session {
        let mut session = nearly(run);
        session.act(&"enter r1c9 1".parse().unwrap(), Millis(9)).unwrap();
        session
    }

    fn counted(store: &Store) -> Vec<RunId> {
        let (profile, damaged) = store.profile().unwrap();
        assert_eq!(damaged, []);
        profile.records().iter().map(|record| record.run).collect()
    }

    #[test]
    fn a_run_ends_once() {
        let store = store("ends");
        let mut profile = Profile::default();
        store.save(&nearly(1).log(Millis(8))).unwrap();
        assert_eq!(store.end(&nearly(1), Millis(8), &mut profile), None);
        let ended = store.end(&over(1), Millis(9), &mut profile).unwrap();
        assert_eq!(ended.trouble, None);
        assert!(store.runs().0.is_empty());
        assert_eq!(store.end(&over(1), Millis(9), &mut profile), Some(ended));
        assert_eq!((counted(&store), counted(&store)), (vec![RunId(1)], vec![RunId(1)]));
        store.forget();
    }

    /// Killed at each moment of the way out.
    #[test]
    fn what_was_never_counted_is_counted_at_the_next_start() {
        let store = store("sweep");
        // The save of the end is written, nothing else.
        store.save(&nearly(1).log(Millis(8))).unwrap();
        store.finish(&over(1).log(Millis(9))).unwrap();
        assert_eq!(counted(&store), [RunId(1)]);
        assert!(store.runs().0.is_empty(), "it is not offered to be gone on with");
        // Counted, but not yet gone from the runs in progress.
        store.end(&over(2), Millis(9), &mut store.profile().unwrap().0).unwrap();
        store.save(&nearly(2).log(Millis(8))).unwrap();
        assert_eq!(counted(&store), [RunId(1), RunId(2)]);
        assert!(store.runs().0.is_empty());
        // Gone on with from a copy of its beginning, in another way.
        let mut other = nearly(2);
        other.undo(Millis(9)).unwrap();
        store.save(&other.log(Millis(9))).unwrap();
        assert_eq!(counted(&store), [RunId(1), RunId(2)]);
        assert_eq!(store.runs().0.len(), 1);
        store.forget();
    }

    #[test]
    fn a_profile_that_is_lost_is_rebuilt_from_the_runs() {
        let store = store("rebuilt");
        let mut profile = Profile::default();
        for run in 1..4 {
            store.end(&over(run), Millis(9), &mut profile).unwrap();
        }
        fs::remove_file(store.progress_path()).unwrap();
        assert_eq!(store.profile().unwrap().0, profile);
        store.forget();
    }

    #[test]
    fn a_profile_that_is_damaged_is_set_aside_and_rebuilt_from_the_runs() {
        let store = store("damaged-profile");
        let mut profile = Profile::default();
        for run in 1..4 {
            store.end(&over(run), Millis(9), &mut profile).unwrap();
        }
        fs::write(store.progress_path(), "ninefold-progress 1\nnot a record\n").unwrap();
        let (rebuilt, damaged) = store.profile().unwrap();
        assert_eq!(rebuilt.records(), profile.records());
        assert_eq!(
            fs::read_to_string(&damaged[0].path).unwrap().lines().nth(1),
            Some("not a record")
        );
        assert_eq!(counted(&store), [RunId(1), RunId(2), RunId(3)]);
        store.forget();
    }

    #[test]
    fn a_profile_that_cannot_be_written_is_told_and_made_up_for() {
        let store = store("unwritable");
        // A folder in the file's place refuses every write of it.
        fs::create_dir(store.progress_path()).unwrap();
        let ended = store.end(&over(1), Millis(9), &mut Profile::default()).unwrap();
        assert_eq!(ended.trouble.unwrap().id, "progress-unkept");
        fs::remove_dir(store.progress_path()).unwrap();
        assert_eq!(counted(&store), [RunId(1)]);
        store.forget();
    }

    #[test]
    fn a_finished_run_that_cannot_be_played_is_put_aside() {
        let store = store("unplayable");
        let mut log = over(1).log(Millis(9));
        log.moves.remove(0);
        log.moves.push((Millis(9), session::Move::Redo));
        store.finish(&log).unwrap();
        let (profile, damaged) = store.profile().unwrap();
        assert!(profile.records().is_empty());
        assert_eq!(damaged[0].path.extension().unwrap(), "damaged");
        assert_eq!(store.profile().unwrap().1, []);
        store.forget();
    }
}
