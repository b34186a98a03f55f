//! What a server does by itself: fold deltas, seal boards that have closed and once a day those that have not,
//! sign the ledger, promise the secrets of days to come. Any number of servers may do it at once; the store
//! lets one through.

use crate::{World, chance};
use judge::{Head, Moment, Seal, SealLine, commitment};
use session::{GameId, RunId};
use std::time::Duration;
use store::{
    Backlog, Board, Closed, DaySecret, Fold, Now, Promise, Roots, Secrets, Trouble, Unsealed,
    Whole, WriteDaySeal, WriteSeal,
};
use tokio::task::JoinHandle;
use tokio::time::sleep;

const DAY: i64 = 86_400_000;
/// Secrets are promised so many days before.
const AHEAD: i64 = 30;
/// Runs that were judged before a board closed are written by then.
const STRAGGLERS: i64 = 120_000;

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
                        Chore::Seal => world.seal_all().await,
                        Chore::Promise => match world.promise().await {
                            Ok(()) => world.list_earlier().await,
                            Err(trouble) => Err(trouble),
                        },
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

    async fn seal_all(&self) -> Result<(), Trouble> {
        self.seal_closed().await?;
        self.seal_open().await?;
        self.write_ledger().await.map(|_| ())
    }

    /// Seals the boards that have closed, and says how many.
    pub async fn seal_closed(&self) -> Result<usize, Trouble> {
        let closed = self.store().call(Closed { since: STRAGGLERS, limit: 64 }).await?;
        let mut sealed = 0;
        for board in &closed {
            let Some(seal) = self.seal(board, None).await? else { continue };
            let (lines, root) = (seal.lines.len() as i64, seal.root);
            let seal = seal.to_string().into_bytes();
            if self.store().call(WriteSeal { board: board.id, lines, root, seal }).await? {
                sealed += 1;
                self.0.metrics.sealed();
            }
        }
        Ok(sealed)
    }

    /// Seals the boards that stay open, once a day, as they stand; those on which nothing changed keep
    /// the seal they have. Says how many were sealed.
    pub async fn seal_open(&self) -> Result<usize, Trouble> {
        let now = self.store().call(Now).await?;
        let day = now.div_euclid(DAY);
        let open = self.store().call(Unsealed { day, longer: DAY, limit: 64 }).await?;
        let mut sealed = 0;
        for board in &open {
            let last = self.store().call(Roots { board: board.id, limit: 1 }).await?;
            let before = last.first().map(|(_, root)| *root);
            let Some(seal) = self.seal(board, Some(Moment { as_of: now, before })).await? else {
                continue;
            };
            let is_new = before != Some(seal.root);
            let text = is_new.then(|| seal.to_string().into_bytes());
            let (board, root) = (board.id, seal.root);
            let write = WriteDaySeal { board, day, as_of: now, root, seal: text };
            if self.store().call(write).await? && is_new {
                sealed += 1;
                self.0.metrics.sealed();
            }
        }
        Ok(sealed)
    }

    async fn seal(&self, board: &Board, moment: Option<Moment>) -> Result<Option<Seal>, Trouble> {
        let Some(mut head) = self.head(board).await? else { return Ok(None) };
        head.moment = moment;
        let mut lines = Vec::new();
        for line in self.store().call(Whole { board: board.id }).await? {
            let known = head.verifiers.iter().position(|it| *it == line.verifier);
            let verifier = known.unwrap_or_else(|| {
                head.verifiers.push(line.verifier);
                head.verifiers.len() - 1
            });
            lines.push(SealLine {
                rank: line.rank as u64,
                score: line.score as u64,
                ms: line.ms as u64,
                run: RunId(u128::from_be_bytes(line.run)),
                log: line.log_hash,
                verifier: verifier as u32 + 1,
            });
        }
        Ok(Some(Seal::sign(head, lines, &self.0.key)))
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
            verifiers: Vec::new(),
            moment: None,
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
