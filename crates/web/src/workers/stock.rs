//! Deals made ahead, so that a new game is there at once.

use super::{Unanswered, WorkerKind, ask};
use crate::clock;
use js_sys::Promise;
use session::{Deal, GameId, Phrase};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};

/// A preset, and one of its grounds if that was chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    pub game: GameId,
    pub preset: &'static str,
    pub ground: Option<&'static str>,
}

impl Kind {
    /// A preset on any of its grounds.
    pub const fn of(game: GameId, preset: &'static str) -> Kind {
        Kind { game, preset, ground: None }
    }
}

/// What the worker answers, if it does.
type Dealt = Result<Result<Deal, Phrase>, Unanswered>;

thread_local! {
    static STOCK: RefCell<Vec<(Kind, Deal)>> = const { RefCell::new(Vec::new()) };
    /// What is being made for the stock; each promise tells whether it was called off.
    static COMING: RefCell<Vec<(Kind, Promise)>> = const { RefCell::new(Vec::new()) };
}

/// Lays in a deal of each of these kinds of which there is none, one after the other.
pub fn prepare(kinds: Vec<Kind>) {
    spawn_local(async move {
        for kind in kinds {
            lay_in(kind).await;
        }
    });
}

async fn lay_in(kind: Kind) {
    let has = STOCK.with_borrow(|stock| find(stock, kind).is_some())
        || COMING.with_borrow(|coming| find(coming, kind).is_some());
    if has {
        return;
    }
    let promise = future_to_promise(async move {
        let made = order(kind).await;
        COMING.with_borrow_mut(|coming| take_out(coming, kind));
        let called_off = made == Err(Unanswered::Cancelled);
        if let Ok(Ok(deal)) = made {
            STOCK.with_borrow_mut(|stock| stock.push((kind, deal)));
        }
        Ok(JsValue::from_bool(called_off))
    });
    COMING.with_borrow_mut(|coming| coming.push((kind, promise.clone())));
    let _ = JsFuture::from(promise).await;
}

/// A deal of this kind: from stock, else the one that is being made, else as soon as it is made.
pub async fn take(kind: Kind) -> Dealt {
    let from_stock = || STOCK.with_borrow_mut(|stock| take_out(stock, kind));
    if let Some(deal) = from_stock() {
        return Ok(Ok(deal));
    }
    let coming =
        COMING.with_borrow(|coming| find(coming, kind).map(|index| coming[index].1.clone()));
    if let Some(promise) = coming {
        let called_off = JsFuture::from(promise).await.is_ok_and(|answer| answer.is_truthy());
        match from_stock() {
            Some(deal) => return Ok(Ok(deal)),
            None if called_off => return Err(Unanswered::Cancelled),
            None => {}
        }
    }
    order(kind).await
}

/// A dozen kinds at most, so a list will do.
fn find<T>(list: &[(Kind, T)], kind: Kind) -> Option<usize> {
    list.iter().position(|(known, _)| *known == kind)
}

fn take_out<T>(list: &mut Vec<(Kind, T)>, kind: Kind) -> Option<T> {
    find(list, kind).map(|index| list.swap_remove(index).1)
}

async fn order(Kind { game, preset, ground }: Kind) -> Dealt {
    let (preset, ground) = (preset.to_owned(), ground.map(str::to_owned));
    let seed = clock::entropy() as u64;
    ask(WorkerKind::Dealer, worker::Deal { game, preset, ground, seed }).await
}
