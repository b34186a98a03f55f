//! What a server does by itself: fold deltas, seal boards that have closed, promise the secrets of days
//! to come. Any number of servers may do it at once; the store lets one through.

use crate::{World, chance};
use judge::{Head, Seal, SealLine, VERIFIER, commitment};
use session::{GameId, RunId};
use std::time::Duration;
use store::{
    After, Backlog, Board, Closed, DaySecret, Fold, Now, Page, Promise, Secrets, Trouble, WriteSeal,
};
use tokio::task::JoinHandle;
use tokio::time::sleep;

const DAY: i64 = 86_400_000;
/// Secrets are promised so many days before.
const AHEAD: i64 = 30;
/// Runs that were judged before a board closed are written by then.
const STRAGGLERS: i64 = 120_000;
const PAGE: i64 = 1_000;

const FOLDING: Duration = Duration::from_millis(500);
const SEALING: Duration = Duration::from_secs(30);
const PROMISING: Duration = Duration::from_secs(3600);

impl World {
    /// Goes on until the handles are dropped or aborted.
    pub fn start_chores(&self) -> Vec<JoinHandle<()>> {
        let every = |world: World, pause: Duration, chore: Chore| {
            tokio::spawn(async move {
                loop {
                    let done = match chore {
                        Chore::Fold => world.fold().await,
                        Chore::Seal => world.seal_closed().await.map(|_| ()),
                        Chore::Promise => world.promise().await,
                    };
                    if let Err(trouble) = done {
                        tracing::warn!(cause = %trouble, "a chore was not done");
                    }
                    sleep(pause).await;
                }
            })
        };
        vec![
            every(self.clone(), FOLDING, Chore::Fold),
            every(self.clone(), SEALING, Chore::Seal),
            every(self.clone(), PROMISING, Chore::Promise),
        ]
    }

    /// Folds until nothing is left.
    pub async fn fold(&self) -> Result<(), Trouble> {
        while self.store().call(Fold::USUAL).await?.deltas == Fold::USUAL.most {}
        self.0.metrics.backlog(self.store().call(Backlog).await?);
        self.0.limits.forget();
        Ok(())
    }

    /// Promises a secret for every day of the next month that has none.
    pub async fn promise(&self) -> Result<(), Trouble> {
        let today = self.store().call(Now).await?.div_euclid(DAY);
        let (first, last) = (today, today + AHEAD);
        let known = self.store().call(Secrets { first, last }).await?;
        let missing = (first..=last).filter(|day| known.iter().all(|it| it.day != *day));
        let promise = |day| {
            let secret = chance::bytes()?;
            Ok(DaySecret { day, secret, commitment: commitment(&secret), committed: 0 })
        };
        let days = missing.map(promise).collect::<Result<Vec<_>, Trouble>>()?;
        match days.is_empty() {
            true => Ok(()),
            false => self.store().call(Promise { days }).await,
        }
    }

    /// Seals the boards that have closed, and says how many.
    pub async fn seal_closed(&self) -> Result<usize, Trouble> {
        let closed = self.store().call(Closed { since: STRAGGLERS, limit: 64 }).await?;
        let mut sealed = 0;
        for board in &closed {
            if self.seal(board).await? {
                sealed += 1;
                self.0.metrics.sealed();
            }
        }
        Ok(sealed)
    }

    async fn seal(&self, board: &Board) -> Result<bool, Trouble> {
        let Some(head) = self.head(board).await? else { return Ok(false) };
        let mut lines = Vec::new();
        let mut after = None;
        loop {
            let page = Page { board: board.id, after, limit: PAGE };
            let page = self.store().call(page).await?;
            let Some(last) = page.last() else { break };
            after = Some(After { key: last.key, player: last.player });
            lines.extend(page.iter().map(|line| SealLine {
                rank: line.rank as u64,
                score: line.score as u64,
                ms: line.ms as u64,
                run: RunId(u128::from_be_bytes(line.run)),
                log: line.log_hash,
            }));
        }
        let n_lines = lines.len() as i64;
        let seal = Seal::sign(head, lines, &self.0.key).to_string().into_bytes();
        self.store().call(WriteSeal { board: board.id, lines: n_lines, seal }).await
    }

    /// `None` for what this Ninefold does not know.
    async fn head(&self, board: &Board) -> Result<Option<Head>, Trouble> {
        let key = &board.key;
        let Some(game) = GameId::from_key(&key.game) else { return Ok(None) };
        let secret = match key.period == "competition" {
            true => {
                let day = Secrets { first: key.start, last: key.start };
                self.store().call(day).await?.first().map(|it| it.secret)
            }
            false => None,
        };
        Ok(Some(Head {
            game,
            preset: key.preset.clone(),
            rules: key.rules as u32,
            trust: key.trust.clone(),
            help: key.help.clone(),
            period: key.period.clone(),
            start: key.start,
            verifier: VERIFIER.to_owned(),
            secret,
        }))
    }
}

#[derive(Clone, Copy)]
enum Chore {
    Fold,
    Seal,
    Promise,
}
