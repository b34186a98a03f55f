//! The ledger: signed anew whenever a board was sealed, and naming the one before. What it says is `judge`'s.

use crate::World;
use judge::{Ledger, LedgerLine, Seal};
use store::{
    FindLedger, FindSeal, KeptLedger, List, Listed, ListedBoard, NewestSeal, Now, Trouble,
    Unlisted, WriteLedger,
};

/// So many boards of old are listed at a time.
const EARLIER: i64 = 64;

impl World {
    /// Signs the ledger if a board was sealed since the last one, and says whether it did.
    pub async fn write_ledger(&self) -> Result<bool, Trouble> {
        let last = self.store().call(FindLedger).await?;
        let seen = last.as_ref().map_or(0, |last| last.seq);
        if self.store().call(NewestSeal).await? == seen {
            return Ok(false);
        }
        let listed = self.store().call(Listed).await?;
        let as_of = self.store().call(Now).await?;
        let seq = listed.iter().map(|it| it.seq).max().unwrap_or(0);
        let before = last.as_ref().map(|last| judge::sha256(last.head.as_bytes()));
        let ledger =
            Ledger::sign(as_of, before, listed.into_iter().map(line).collect(), &self.0.key);
        let head = ledger.head.to_string();
        let lines = ledger.lines.iter().map(|line| format!("{line}\n")).collect();
        let number = last.map_or(0, |last| last.number) + 1;
        self.store().call(WriteLedger { ledger: KeptLedger { number, seq, head, lines } }).await
    }

    /// Lists boards that a server sealed which knew of no ledger yet.
    pub async fn list_earlier(&self) -> Result<(), Trouble> {
        let mut after = 0;
        loop {
            let boards = self.store().call(Unlisted { after, limit: EARLIER }).await?;
            let Some(&last) = boards.last() else { return Ok(()) };
            after = last;
            for board in boards {
                let Some(seal) = self.store().call(FindSeal { board }).await? else { continue };
                let seal = String::from_utf8_lossy(&seal).parse::<Seal>();
                let Ok(seal) = seal else {
                    tracing::warn!(board, "a seal cannot be read");
                    continue;
                };
                let as_of = seal.head.moment.map(|moment| moment.as_of);
                self.store().call(List { board, as_of, root: seal.root }).await?;
            }
        }
    }
}

fn line(listed: ListedBoard) -> LedgerLine {
    let ListedBoard { board, key, as_of, root, .. } = listed;
    let store::BoardKey { game, preset, rules, trust, help, period, start, .. } = key;
    let of = format!("{game} {preset} {rules} {trust} {help} {period} {start}");
    LedgerLine { board, of, as_of, root }
}
