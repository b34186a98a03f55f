//! The coach's notebook in the page: a text that rooms keep, brought up to date from the logs of finished
//! runs, a few at a time so that the room answers in between. It can be found out again: one that is
//! damaged, old or gone is written anew, and whoever leaves meanwhile finds most of it when coming back.

use crate::{Effect, Facts, Saved, tip};
use coach::{Notebook, Opinion};
use progress::Profile;
use session::{Day, Log, RunId};

/// The name it is kept under.
pub const NAME: &str = "coach";
/// How many logs are looked through before the room hears anything else.
const AT_ONCE: usize = 4;
/// After how many of them what was found out is kept.
const KEPT_EVERY: usize = 40;

/// The notebook, and the runs that are not in it yet.
pub struct Reading {
    notebook: Notebook,
    /// The newest first: they say most.
    missing: Vec<RunId>,
    /// Runs that no log tells of any more.
    lost: u32,
    now: u64,
    today: Day,
    language: words::Language,
}

impl Reading {
    pub fn new(facts: &Facts, profile: &Profile) -> Reading {
        let notebook = Notebook::read(facts.kept(NAME));
        let records = profile.records().into_iter().rev();
        let coached = records.filter(|record| record.game.is_coached());
        let missing = coached.map(|record| record.run).filter(|run| !notebook.has(*run)).collect();
        Reading {
            notebook,
            missing,
            lost: 0,
            now: facts.now,
            today: Day::at(facts.now, facts.ahead),
            language: facts.language(),
        }
    }

    pub fn notebook(&self) -> &Notebook {
        &self.notebook
    }

    /// All opinions, where none is missing.
    pub fn whole(&self) -> Option<&Notebook> {
        (self.missing.is_empty() && self.lost == 0).then_some(&self.notebook)
    }

    pub fn is_read(&self) -> bool {
        self.missing.is_empty()
    }

    /// Asks for the next logs.
    pub fn asks(&self) -> Option<Effect> {
        let next = &self.missing[..self.missing.len().min(AT_ONCE)];
        (!next.is_empty()).then(|| Effect::Read(next.iter().map(RunId::to_string).collect()))
    }

    /// Forms opinions about the logs that were asked for, and asks for more. What was learned is kept, now and
    /// then and when all are read.
    pub fn hear(&mut self, runs: &[Saved]) -> Vec<Effect> {
        let asked: Vec<RunId> = self.missing.drain(..self.missing.len().min(AT_ONCE)).collect();
        for log in runs.iter().filter_map(|saved| saved.log.parse::<Log>().ok()) {
            if let Ok(opinion) = Opinion::of(&log) {
                self.notebook.add(&opinion);
            }
        }
        self.lost += asked.iter().filter(|run| !self.notebook.has(**run)).count() as u32;
        let Some(more) = self.asks() else { return self.keep() };
        let is_time = self.missing.len().is_multiple_of(KEPT_EVERY);
        let mut effects = if is_time { self.keep() } else { Vec::new() };
        effects.push(more);
        effects
    }

    /// Adds what was found out otherwise.
    pub fn add(&mut self, opinion: &Opinion) {
        self.missing.retain(|run| *run != opinion.run);
        self.notebook.add(opinion);
    }

    /// Keeps the notebook, and a line for home that follows from it.
    pub fn keep(&self) -> Vec<Effect> {
        let tip = tip::of(&self.notebook, self.now, self.today, self.language);
        vec![Effect::Keep { name: NAME.into(), text: self.notebook.to_string() }, tip]
    }
}
