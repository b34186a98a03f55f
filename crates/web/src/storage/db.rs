//! IndexedDB with promises: one store of texts by name. Knows nothing of games.
//!
//! A page that is left may be put away whole, to come back as it was. What it was about to write then
//! stands in the way of every other page (in WebKit for good), so it is given up and done again when
//! the page comes back.

use super::away;
use crate::text;
use js_sys::Promise;
use session::{Phrase, phrase};
use std::cell::RefCell;
use std::fmt;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransaction,
    IdbTransactionMode,
};

const NAME: &str = "ninefold";
const VERSION: u32 = 1;
pub const RUNS: &str = "runs";
/// Saves that could not be read are set aside here.
pub const DAMAGED: &str = "damaged";

/// A database that was there when it was opened.
#[derive(Clone, Copy)]
pub struct Db(());

thread_local! {
    static OPEN: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
    static AT_WORK: RefCell<Vec<IdbTransaction>> = const { RefCell::new(Vec::new()) };
}

/// What is being asked for in a store. It is over when this goes.
struct Work {
    transaction: IdbTransaction,
    store: IdbObjectStore,
}

impl Drop for Work {
    fn drop(&mut self) {
        AT_WORK.with_borrow_mut(|all| all.retain(|known| *known != self.transaction));
    }
}

/// Gives everything up that is under way, and the database itself, as the page is left.
pub fn part() {
    for transaction in AT_WORK.take() {
        // It may have ended by itself just now.
        let _ = transaction.abort();
    }
    if let Some(open) = OPEN.take() {
        open.close();
    }
}

/// Does something with the database, and once more if the page was left meanwhile.
async fn stay<T>(mut work: impl AsyncFnMut() -> Result<T>) -> Result<T> {
    loop {
        away::back().await;
        let before = away::times();
        let done = work().await;
        if done.is_ok() || away::times() == before {
            return done;
        }
    }
}

async fn connection() -> Result<IdbDatabase> {
    if let Some(open) = OPEN.with_borrow(Clone::clone) {
        return Ok(open);
    }
    let open = connect().await?;
    OPEN.set(Some(open.clone()));
    Ok(open)
}

/// Why storage did not do it. What the browser says is English and meant for programmers, so only the
/// kind of its error is told.
#[derive(Clone, Debug)]
pub struct DbError(pub Phrase);

type Result<T> = std::result::Result<T, DbError>;

impl DbError {
    pub fn forbidden() -> DbError {
        DbError(phrase!("storage-forbidden"))
    }

    fn of_kind(name: &str) -> DbError {
        match name {
            "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => DbError(phrase!("storage-full")),
            "SecurityError" | "NotAllowedError" | "InvalidStateError" => DbError::forbidden(),
            name => DbError(phrase!("storage-failed", name = name)),
        }
    }
}

impl fmt::Display for DbError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::say(&self.0))
    }
}

impl From<JsValue> for DbError {
    fn from(value: JsValue) -> DbError {
        let name = js_sys::Reflect::get(&value, &"name".into()).ok();
        DbError::of_kind(&name.and_then(|name| name.as_string()).unwrap_or_default())
    }
}

async fn connect() -> Result<IdbDatabase> {
    let factory = web_sys::window()
        .and_then(|window| window.indexed_db().ok().flatten())
        .ok_or_else(DbError::forbidden)?;
    let request = factory.open_with_u32(NAME, VERSION)?;
    let create = Closure::once_into_js({
        let request = request.clone();
        move || {
            if let Ok(db) = request.result().map(JsCast::unchecked_into::<IdbDatabase>) {
                for store in [RUNS, DAMAGED] {
                    // It exists already after an upgrade from an older version.
                    let _ = db.create_object_store(store);
                }
            }
        }
    });
    request.set_onupgradeneeded(Some(create.unchecked_ref()));
    let request: IdbOpenDbRequest = request;
    Ok(finish(&request).await?.unchecked_into())
}

impl Db {
    pub async fn open() -> Result<Db> {
        stay(async || connection().await.map(|_| Db(()))).await
    }

    pub async fn get(&self, store: &str, key: &str) -> Result<Option<String>> {
        stay(async || {
            let work = begin(store, IdbTransactionMode::Readonly).await?;
            Ok(finish(&work.store.get(&key.into())?).await?.as_string())
        })
        .await
    }

    pub async fn put(&self, store: &str, key: &str, value: &str) -> Result<()> {
        stay(async || {
            let work = begin(store, IdbTransactionMode::Readwrite).await?;
            work.store.put_with_key(&value.into(), &key.into())?;
            complete(&work.transaction).await
        })
        .await
    }

    /// Writes what `change` makes of the stored text, with no other tab in between. `None` leaves
    /// it as it is; whether it was written comes back.
    pub async fn change(
        &self,
        store: &str,
        key: &str,
        change: &mut dyn FnMut(Option<String>) -> Option<String>,
    ) -> Result<bool> {
        stay(async || {
            let work = begin(store, IdbTransactionMode::Readwrite).await?;
            let found = finish(&work.store.get(&key.into())?).await?;
            let Some(value) = change(found.as_string()) else { return Ok(false) };
            work.store.put_with_key(&value.into(), &key.into())?;
            complete(&work.transaction).await?;
            Ok(true)
        })
        .await
    }

    pub async fn delete(&self, store: &str, key: &str) -> Result<()> {
        stay(async || {
            let work = begin(store, IdbTransactionMode::Readwrite).await?;
            work.store.delete(&key.into())?;
            complete(&work.transaction).await
        })
        .await
    }

    /// All texts of a store by name.
    pub async fn all(&self, store: &str) -> Result<Vec<(String, String)>> {
        stay(async || {
            let work = begin(store, IdbTransactionMode::Readonly).await?;
            let (keys, values) = (work.store.get_all_keys()?, work.store.get_all()?);
            let keys: js_sys::Array = finish(&keys).await?.unchecked_into();
            let values: js_sys::Array = finish(&values).await?.unchecked_into();
            let texts = keys.iter().zip(values.iter());
            Ok(texts
                .filter_map(|(key, value)| Some((key.as_string()?, value.as_string()?)))
                .collect())
        })
        .await
    }

    /// The names of a store's texts.
    pub async fn names(&self, store: &str) -> Result<Vec<String>> {
        stay(async || {
            let work = begin(store, IdbTransactionMode::Readonly).await?;
            let names: js_sys::Array = finish(&work.store.get_all_keys()?).await?.unchecked_into();
            Ok(names.iter().filter_map(|name| name.as_string()).collect())
        })
        .await
    }
}

async fn begin(name: &str, mode: IdbTransactionMode) -> Result<Work> {
    let transaction = connection().await?.transaction_with_str_and_mode(name, mode)?;
    AT_WORK.with_borrow_mut(|all| all.push(transaction.clone()));
    let store = transaction.object_store(name)?;
    Ok(Work { transaction, store })
}

/// The result of a request, when it has one.
async fn finish(request: &IdbRequest) -> Result<JsValue> {
    // Two requests may be made before the first is awaited, and may be done by then.
    if request.ready_state() == web_sys::IdbRequestReadyState::Done {
        return Ok(request.result()?);
    }
    let mut waiting = None;
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        waiting = Some(away::call_back(reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(request.result()?),
        Err(_) => Err(told(request.error().ok().flatten())),
    }
}

/// Waits until all that was asked for in a transaction is done for good. A request that succeeded
/// is not: a page that goes away before the end takes it back.
async fn complete(transaction: &IdbTransaction) -> Result<()> {
    let mut waiting = None;
    let promise = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
        waiting = Some(away::call_back(reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(()),
        Err(_) => Err(told(transaction.error())),
    }
}

fn told(error: Option<DomException>) -> DbError {
    DbError::of_kind(&error.map(|error| error.name()).unwrap_or_default())
}
