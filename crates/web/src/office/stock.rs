//! Deals made ahead, so that a new game is there at once.

use super::{Clerk, Unanswered, ask};
use crate::clock;
use js_sys::Promise;
use session::{Deal, GameId, Log};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

type Kind = (GameId, &'static str);

thread_local! {
    static STOCK: RefCell<BTreeMap<Kind, Deal>> = const { RefCell::new(BTreeMap::new()) };
    /// What is being made for the stock; each promise tells whether it was called off.
    static COMING: RefCell<BTreeMap<Kind, Promise>> = const { RefCell::new(BTreeMap::new()) };
}

/// Lays in a deal of this kind if there is none.
pub async fn prepare(game: GameId, preset: &'static str) {
    let kind = (game, preset);
    let has = STOCK.with_borrow(|stock| stock.contains_key(&kind))
        || COMING.with_borrow(|coming| coming.contains_key(&kind));
    if has {
        return;
    }
    let promise = future_to_promise(async move {
        let made = order(game, preset).await;
        COMING.with_borrow_mut(|coming| coming.remove(&kind));
        let called_off = matches!(made, Err(Unanswered::Cancelled));
        if let Ok(deal) = made {
            STOCK.with_borrow_mut(|stock| stock.insert(kind, deal));
        }
        Ok(JsValue::from_bool(called_off))
    });
    COMING.with_borrow_mut(|coming| coming.insert(kind, promise.clone()));
    let _ = JsFuture::from(promise).await;
}

/// A deal of this kind: from stock, else the one that is being made, else as soon as it is made.
pub async fn take(game: GameId, preset: &'static str) -> Result<Deal, Unanswered> {
    let kind = (game, preset);
    let from_stock = || STOCK.with_borrow_mut(|stock| stock.remove(&kind));
    if let Some(deal) = from_stock() {
        return Ok(deal);
    }
    let coming = COMING.with_borrow(|coming| coming.get(&kind).cloned());
    if let Some(promise) = coming {
        let called_off = JsFuture::from(promise).await.is_ok_and(|answer| answer.is_truthy());
        match from_stock() {
            Some(deal) => return Ok(deal),
            None if called_off => return Err(Unanswered::Cancelled),
            None => {}
        }
    }
    order(game, preset).await
}

async fn order(game: GameId, preset: &'static str) -> Result<Deal, Unanswered> {
    let seed = clock::entropy() as u64;
    let text = ask(Clerk::Dealer, format!("deal {} {preset} {seed}", game.key())).await?;
    let log: Log =
        text.parse().map_err(|error: session::LogError| Unanswered::Refused(error.to_string()))?;
    Ok(log.deal)
}
