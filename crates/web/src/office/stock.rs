//! Deals made ahead, so that a new game is there at once.

use super::{Clerk, Unanswered, ask};
use crate::clock;
use session::{Deal, GameId, Log};
use std::cell::RefCell;
use std::collections::BTreeMap;

type Kind = (GameId, &'static str);

thread_local! {
    static STOCK: RefCell<BTreeMap<Kind, Deal>> = const { RefCell::new(BTreeMap::new()) };
}

/// Lays in a deal of this kind if there is none.
pub async fn prepare(game: GameId, preset: &'static str) {
    if STOCK.with_borrow(|stock| stock.contains_key(&(game, preset))) {
        return;
    }
    if let Ok(deal) = order(game, preset).await {
        STOCK.with_borrow_mut(|stock| stock.insert((game, preset), deal));
    }
}

/// A deal of this kind: from stock, else as soon as it is made.
pub async fn take(game: GameId, preset: &'static str) -> Result<Deal, Unanswered> {
    match STOCK.with_borrow_mut(|stock| stock.remove(&(game, preset))) {
        Some(deal) => Ok(deal),
        None => order(game, preset).await,
    }
}

async fn order(game: GameId, preset: &'static str) -> Result<Deal, Unanswered> {
    let seed = clock::entropy() as u64;
    let text = ask(Clerk::Dealer, format!("deal {} {preset} {seed}", game.key())).await?;
    let log: Log =
        text.parse().map_err(|error: session::LogError| Unanswered::Refused(error.to_string()))?;
    Ok(log.deal)
}
