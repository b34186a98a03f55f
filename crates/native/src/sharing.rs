//! Runs that a player's other devices brought, and those they are to have. What is to be done about them
//! is decided elsewhere; here it is done to files, each run while nobody plays it.

use crate::Store;
use guest::{Book, Deed, Mine};
use session::RunId;
use std::fs;
use std::io;

impl Store {
    /// What this machine knows of the runs on the player's other devices.
    pub fn book(&self) -> Book {
        Book::read(&fs::read_to_string(self.world("sync.txt")).unwrap_or_default())
    }

    pub fn keep_book(&self, book: &Book) -> io::Result<()> {
        self.keep("sync.txt", &book.to_string())
    }

    /// A run as it is here, if it is.
    pub fn mine(&self, run: RunId) -> Option<Mine> {
        let over = || Some(Mine { log: self.finished(run)?, is_over: true });
        let open = || Some(Mine { log: self.in_progress(run)?, is_over: false });
        over().or_else(open)
    }

    /// Every run that the others may not have: those in progress, and those that ended since.
    pub fn to_share(&self, book: &Book) -> Vec<Mine> {
        let ended = self.finished_runs().into_iter().filter(|run| !book.has_finished(*run));
        let under_way = self.runs().0.into_iter().map(|saved| saved.log.run);
        ended.chain(under_way).filter_map(|run| self.mine(run)).collect()
    }

    /// Does it, unless somebody plays that run just now. What is over is counted at the next start.
    ///
    /// # Errors
    /// When it cannot be written, or is being played: then nothing was done.
    pub fn share(&self, deed: &Deed) -> io::Result<()> {
        let (Deed::Add(mine) | Deed::Replace { new: mine, .. }) = deed;
        let run = mine.log.run;
        let held = || io::Error::other(format!("{run} is being played; leave it first"));
        let _hold = self.hold(run).ok_or_else(held)?;
        if let Deed::Replace { old, .. } = deed {
            let is_old = self.mine(run).is_some_and(|mine| mine.log == *old);
            is_old.then_some(()).ok_or_else(held)?;
        }
        if !mine.is_over {
            return self.save(&mine.log);
        }
        self.finish(&mine.log)?;
        match fs::remove_file(self.run_path(run)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::{log, store};

    #[test]
    fn a_game_that_ended_elsewhere_is_finished_here() {
        let store = store("sharing");
        let open = log();
        store.save(&open).unwrap();
        assert_eq!(store.to_share(&Book::default()).len(), 1);
        let over = Deed::Replace {
            new: Mine { log: open.clone(), is_over: true },
            old: session::Log { started: 1, ..open.clone() },
        };
        store.share(&over).unwrap_err();
        let Deed::Replace { new, .. } = over else { panic!() };
        let hold = store.hold(open.run).unwrap();
        let over = Deed::Replace { new, old: open.clone() };
        store.share(&over).unwrap_err();
        drop(hold);
        store.share(&over).unwrap();
        assert_eq!((store.in_progress(open.run), store.finished(open.run)), (None, Some(open)));
        store.forget();
    }
}
