//! The one who writes: takes whatever calls wait, carries each out between two marks, commits them all
//! with one wait for the disk, and only then answers.

use super::direct::Direct;
use crate::{Call, Trouble};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tokio::sync::{mpsc, oneshot};

/// So many calls are committed together at most.
const GROUP: usize = 256;

/// A call that waits, whatever its answer is.
pub trait Job: Send {
    /// Whether what it did is to be kept.
    fn carry_out(&mut self, direct: &Direct) -> bool;
    fn answer(self: Box<Self>, committed: Result<(), String>);
}

pub struct Waiting<C: Call> {
    call: C,
    answer: Option<Result<C::Answer, Trouble>>,
    reply: oneshot::Sender<Result<C::Answer, Trouble>>,
}

impl<C: Call> Waiting<C> {
    pub fn new(call: C, reply: oneshot::Sender<Result<C::Answer, Trouble>>) -> Waiting<C> {
        Waiting { call, answer: None, reply }
    }
}

impl<C: Call> Job for Waiting<C> {
    fn carry_out(&mut self, direct: &Direct) -> bool {
        // A fault in one call must not end the writing of all others.
        let tried = catch_unwind(AssertUnwindSafe(|| direct.at_once(&self.call)));
        let answer = tried.unwrap_or_else(|_| Err(Trouble::database("the call broke off")));
        let is_kept = answer.is_ok();
        self.answer = Some(answer);
        is_kept
    }

    fn answer(self: Box<Self>, committed: Result<(), String>) {
        let answer = match committed {
            Ok(()) => self.answer.unwrap_or(Err(Trouble::Clash)),
            Err(cause) => Err(Trouble::Away { cause }),
        };
        // Whoever asked may be gone.
        let _ = self.reply.send(answer);
    }
}

/// Until nobody can ask for more.
pub fn write_all(direct: &Direct, mut jobs: mpsc::Receiver<Box<dyn Job>>) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.blocking_recv_many(&mut group, GROUP) > 0 {
        let committed = commit(direct, &mut group).map_err(|trouble| trouble.to_string());
        if committed.is_err() {
            // There may be nothing to take back.
            let _ = direct.batch("ROLLBACK");
        }
        for job in group.drain(..) {
            job.answer(committed.clone());
        }
    }
}

fn commit(direct: &Direct, group: &mut [Box<dyn Job>]) -> Result<(), Trouble> {
    direct.batch("BEGIN IMMEDIATE")?;
    for job in group {
        direct.batch("SAVEPOINT call")?;
        let end = match job.carry_out(direct) {
            true => "RELEASE call",
            false => "ROLLBACK TO call; RELEASE call",
        };
        direct.batch(end)?;
    }
    direct.batch("COMMIT")
}
