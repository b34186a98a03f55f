//! IndexedDB with promises: one store of texts by name. Knows nothing of games.

use crate::text;
use js_sys::Promise;
use session::{Phrase, phrase};
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

/// An open database.
#[derive(Clone)]
pub struct Db(IdbDatabase);

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

impl Db {
    pub async fn open() -> Result<Db> {
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
        Ok(Db(finish(&request).await?.unchecked_into()))
    }

    pub async fn get(&self, store: &str, key: &str) -> Result<Option<String>> {
        let (_, store) = self.store(store, IdbTransactionMode::Readonly)?;
        let found = finish(&store.get(&key.into())?).await?;
        Ok(found.as_string())
    }

    pub async fn put(&self, store: &str, key: &str, value: &str) -> Result<()> {
        let (transaction, store) = self.store(store, IdbTransactionMode::Readwrite)?;
        store.put_with_key(&value.into(), &key.into())?;
        complete(&transaction).await
    }

    /// Writes what `change` makes of the stored text, with no other tab in between. `None` leaves
    /// it as it is; whether it was written comes back.
    pub async fn change(
        &self,
        store: &str,
        key: &str,
        change: &mut dyn FnMut(Option<String>) -> Option<String>,
    ) -> Result<bool> {
        let (transaction, store) = self.store(store, IdbTransactionMode::Readwrite)?;
        let found = finish(&store.get(&key.into())?).await?;
        let Some(value) = change(found.as_string()) else { return Ok(false) };
        store.put_with_key(&value.into(), &key.into())?;
        complete(&transaction).await?;
        Ok(true)
    }

    pub async fn delete(&self, store: &str, key: &str) -> Result<()> {
        let (transaction, store) = self.store(store, IdbTransactionMode::Readwrite)?;
        store.delete(&key.into())?;
        complete(&transaction).await
    }

    /// All texts of a store by name.
    pub async fn all(&self, store: &str) -> Result<Vec<(String, String)>> {
        let (_, store) = self.store(store, IdbTransactionMode::Readonly)?;
        let (keys, values) = (store.get_all_keys()?, store.get_all()?);
        let keys: js_sys::Array = finish(&keys).await?.unchecked_into();
        let values: js_sys::Array = finish(&values).await?.unchecked_into();
        let texts = keys.iter().zip(values.iter());
        Ok(texts.filter_map(|(key, value)| Some((key.as_string()?, value.as_string()?))).collect())
    }

    /// The names of a store's texts.
    pub async fn names(&self, store: &str) -> Result<Vec<String>> {
        let (_, store) = self.store(store, IdbTransactionMode::Readonly)?;
        let names: js_sys::Array = finish(&store.get_all_keys()?).await?.unchecked_into();
        Ok(names.iter().filter_map(|name| name.as_string()).collect())
    }

    fn store(
        &self,
        name: &str,
        mode: IdbTransactionMode,
    ) -> Result<(IdbTransaction, IdbObjectStore)> {
        let transaction = self.0.transaction_with_str_and_mode(name, mode)?;
        let store = transaction.object_store(name)?;
        Ok((transaction, store))
    }
}

/// The result of a request, when it has one.
async fn finish(request: &IdbRequest) -> Result<JsValue> {
    // Two requests may be made before the first is awaited, and may be done by then.
    if request.ready_state() == web_sys::IdbRequestReadyState::Done {
        return Ok(request.result()?);
    }
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(request.result()?),
        Err(_) => Err(told(request.error().ok().flatten())),
    }
}

/// Waits until all that was asked for in a transaction is done for good. A request that succeeded
/// is not: a page that goes away before the end takes it back.
async fn complete(transaction: &IdbTransaction) -> Result<()> {
    let promise = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    match JsFuture::from(promise).await {
        Ok(_) => Ok(()),
        Err(_) => Err(told(transaction.error())),
    }
}

fn told(error: Option<DomException>) -> DbError {
    DbError::of_kind(&error.map(|error| error.name()).unwrap_or_default())
}
