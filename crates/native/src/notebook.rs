//! The coach's notebook on this machine: a file beside the profile, brought up to date from the logs of
//! finished runs whenever somebody asks for it. It is a store of what can be found out again: one that is
//! damaged, old or gone is written anew.

use crate::{Store, files};
use coach::{Notebook, Opinion};
use session::{Log, RunId};
use std::fs;
use std::io;

/// How many runs may be looked through before an answer is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// As many as a player does not notice.
    Short,
    /// All of them.
    Long,
}

impl Patience {
    const fn runs(self) -> usize {
        match self {
            Patience::Short => 10,
            Patience::Long => usize::MAX,
        }
    }
}

/// The notebook, and whether every finished run is in it.
#[derive(Debug)]
pub struct UpToDate {
    pub notebook: Notebook,
    pub is_whole: bool,
    /// Why it could not be kept, if so: it is found out again next time.
    pub unkept: Option<io::Error>,
}

impl Store {
    /// Opinions about the finished runs. A log that cannot be played was reported by the profile.
    pub fn notebook(&self, patience: Patience) -> UpToDate {
        let path = self.path("coach.txt");
        let mut notebook = Notebook::read(&fs::read_to_string(&path).unwrap_or_default());
        let unknown: Vec<RunId> =
            self.finished_runs().into_iter().filter(|run| !notebook.has(*run)).collect();
        let (now, later) = unknown.split_at(unknown.len().min(patience.runs()));
        let judged = |log: Log| Opinion::of(&log).ok();
        let opinions: Vec<Opinion> =
            now.iter().filter_map(|run| self.finished(*run)).filter_map(judged).collect();
        let is_new = !opinions.is_empty();
        opinions.iter().for_each(|opinion| notebook.add(opinion));
        let kept = match is_new {
            true => files::write(&path, notebook.to_string().as_bytes()),
            false => Ok(()),
        };
        UpToDate { notebook, is_whole: later.is_empty(), unkept: kept.err() }
    }
}
