//! The player's runs, each saved as its log. A save is written only by the tab that holds the run.

use super::db::{DAMAGED, Db, DbError, RUNS};
use super::local;
use session::{Log, Phrase, RunId, phrase};
use std::cell::{Cell, RefCell};

/// A stored run: who wrote it last and when, and its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// The tab that holds it.
    pub holder: u64,
    /// Wall clock of the last save.
    pub saved: u64,
    /// Whether the run is over.
    pub over: bool,
    pub log: Log,
}

/// What became of an attempt to save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    Yes,
    /// Another tab took the run over; it was left as that tab wrote it.
    HeldElsewhere,
}

thread_local! {
    static OPEN: Cell<Option<Db>> = const { Cell::new(None) };
    /// The runs that are being written, each with the save that came meanwhile.
    static WRITING: RefCell<Vec<(String, Option<String>)>> = const { RefCell::new(Vec::new()) };
}

/// The database takes a moment that a reload or a closing tab does not grant. What is to be saved
/// therefore stands in the small storage, which takes it at once, until it is.
const UNSAVED: &str = "unsaved.";

/// Writes a save unless another tab holds the run. The slip is there when this returns. While one is
/// being written, only the last of those that follow waits: it has all their moves, so however fast
/// somebody plays, the database is never more than two writes behind.
pub fn save(save: &Save) -> impl Future<Output = Result<Saved, DbError>> + use<> {
    let Slip { key, text, .. } = leave_slip(save);
    async move {
        let is_written_soon = WRITING.with_borrow_mut(|writing| {
            let known = writing.iter_mut().find(|(run, _)| *run == key);
            match known {
                Some((_, next)) => {
                    *next = Some(text.clone());
                    true
                }
                None => {
                    writing.push((key.clone(), None));
                    false
                }
            }
        });
        if is_written_soon {
            return Ok(Saved::Yes);
        }
        let saved = save_on(&key, text).await;
        WRITING.with_borrow_mut(|writing| writing.retain(|(run, _)| *run != key));
        saved
    }
}

/// Writes only the slip, for a page that may be gone in a moment. It is caught up with by the next
/// save or the next start.
pub fn leave_slip(save: &Save) -> Slip {
    let (key, text) = (save.log.run.to_string(), write(save));
    // Without room for the slip the database may still have some.
    let is_noted = local::keep(&format!("{UNSAVED}{key}"), &text).is_ok();
    Slip { key, text, is_noted }
}

pub struct Slip {
    key: String,
    text: String,
    pub is_noted: bool,
}

/// Writes a save, and what comes meanwhile, until nothing more does.
async fn save_on(key: &str, mut text: String) -> Result<Saved, DbError> {
    let db = db().await?;
    let slip = format!("{UNSAVED}{key}");
    loop {
        let written = store(&db, key, &text).await?;
        tear_up(&slip, &text);
        let next = WRITING.with_borrow_mut(|writing| {
            writing.iter_mut().find(|(run, _)| run == key).and_then(|(_, next)| next.take())
        });
        match next {
            Some(next) if written => text = next,
            _ => return Ok(if written { Saved::Yes } else { Saved::HeldElsewhere }),
        }
    }
}

/// Puts a save into the database unless another tab took the run over. One that is older than what
/// is there changes nothing: a browser that was killed may bring back a slip that it had torn up. A
/// log only grows, so the shorter one is older.
async fn store(db: &Db, key: &str, text: &str) -> Result<bool, DbError> {
    let mut is_mine = true;
    db.change(RUNS, key, &mut |stored| {
        let stored = stored.unwrap_or_default();
        is_mine = stored.is_empty() || holder_of(&stored) == holder_of(text);
        (is_mine && stored.len() <= text.len()).then(|| text.into())
    })
    .await?;
    Ok(is_mine)
}

/// What the slip of a run says, for when the database does not answer.
pub fn read_slip(run: RunId) -> Option<Save> {
    read(&local::read(&format!("{UNSAVED}{run}"))?).ok()
}

/// The runs that have slips.
pub fn slips() -> Vec<Save> {
    let runs = local::names(UNSAVED).into_iter();
    runs.filter_map(|slip| read_slip(slip.strip_prefix(UNSAVED)?.parse().ok()?)).collect()
}

/// Saves what a tab could not save any more before it went.
async fn catch_up(db: &Db) -> Result<(), DbError> {
    for slip in local::names(UNSAVED) {
        if let (Some(key), Some(text)) = (slip.strip_prefix(UNSAVED), local::read(&slip)) {
            store(db, key, &text).await?;
            tear_up(&slip, &text);
        }
    }
    Ok(())
}

/// Done; but a later save may have put its own slip there by now.
fn tear_up(slip: &str, text: &str) {
    if local::read(slip).as_deref() == Some(text) {
        local::remove(slip);
    }
}

/// Takes a run for this tab and reads it, with no save of another tab in between. A damaged one is
/// set aside and said to be so.
pub async fn take(run: RunId, holder: u64) -> Result<Option<Save>, TakeError> {
    let db = db().await?;
    let key = run.to_string();
    let slip = local::read(&format!("{UNSAVED}{key}")).unwrap_or_default();
    let mut found = None;
    db.change(RUNS, &key, &mut |stored| {
        let stored = stored?;
        // The tab that holds it may have noted moves that it has not saved yet.
        let is_newer = slip.len() > stored.len() && holder_of(&slip) == holder_of(&stored);
        let text = if is_newer { slip.clone() } else { stored };
        let save = read(&text).map(|save| Save { holder, ..save });
        let taken = save.as_ref().ok().map(write);
        found = Some((save, text));
        taken
    })
    .await?;
    match found {
        None => Ok(None),
        Some((Ok(save), _)) => Ok(Some(save)),
        Some((Err(cause), text)) => {
            set_aside(&db, &key, &text).await?;
            Err(TakeError::Damaged(cause))
        }
    }
}

/// A run, to be looked at; it stays with whoever holds it.
pub async fn peek(run: RunId) -> Result<Option<Save>, DbError> {
    let text = db().await?.get(RUNS, &run.to_string()).await?;
    Ok(text.and_then(|text| read(&text).ok()))
}

/// The runs there are.
pub async fn names() -> Result<Vec<RunId>, DbError> {
    let names = db().await?.names(RUNS).await?;
    Ok(names.iter().filter_map(|name| name.parse().ok()).collect())
}

pub enum TakeError {
    Storage(DbError),
    Damaged(Phrase),
}

impl From<DbError> for TakeError {
    fn from(error: DbError) -> TakeError {
        TakeError::Storage(error)
    }
}

/// All runs, the last saved first, and how many damaged ones were set aside.
pub async fn all() -> Result<(Vec<Save>, usize), DbError> {
    let db = db().await?;
    let texts = db.all(RUNS).await?;
    read_all(&db, texts).await
}

/// The runs that are not counted yet, the last saved first: those that can be gone on with, however
/// many were finished. And how many damaged ones were set aside.
pub async fn uncounted(is_counted: impl Fn(RunId) -> bool) -> Result<(Vec<Save>, usize), DbError> {
    let db = db().await?;
    let mut texts = Vec::new();
    for key in db.names(RUNS).await? {
        if key.parse().is_ok_and(&is_counted) {
            continue;
        }
        if let Some(text) = db.get(RUNS, &key).await? {
            texts.push((key, text));
        }
    }
    read_all(&db, texts).await
}

async fn read_all(db: &Db, texts: Vec<(String, String)>) -> Result<(Vec<Save>, usize), DbError> {
    let (mut saves, mut damaged) = (Vec::new(), 0);
    for (key, text) in texts {
        match read(&text) {
            Ok(save) => saves.push(save),
            Err(_) => {
                set_aside(db, &key, &text).await?;
                damaged += 1;
            }
        }
    }
    session::sort::by_key(&mut saves, |save| std::cmp::Reverse(save.saved));
    Ok((saves, damaged))
}

/// Puts a run that came from elsewhere, such as a backup, unless one of its name is here.
pub async fn add(save: &Save) -> Result<bool, DbError> {
    let run = save.log.run.to_string();
    db().await?.change(RUNS, &run, &mut |stored| stored.is_none().then(|| write(save))).await
}

/// Puts a run in the place of one that still is as this log says. Whoever holds that has it no more.
pub async fn replace(old: &str, save: &Save) -> Result<bool, DbError> {
    let run = save.log.run.to_string();
    let is_old = |stored: String| stored.split_once('\n').is_some_and(|(_, log)| log == old);
    db().await?
        .change(RUNS, &run, &mut |stored| stored.is_some_and(is_old).then(|| write(save)))
        .await
}

pub async fn forget(run: RunId) -> Result<(), DbError> {
    db().await?.delete(RUNS, &run.to_string()).await
}

/// Sets a run aside that can be read, but not have been played.
pub async fn set_aside_unplayable(save: &Save) -> Result<(), DbError> {
    set_aside(&db().await?, &save.log.run.to_string(), &write(save)).await
}

async fn set_aside(db: &Db, key: &str, text: &str) -> Result<(), DbError> {
    db.put(DAMAGED, key, text).await?;
    db.delete(RUNS, key).await
}

/// Opens the storage ahead of the first save, which is then on its way before a frame is drawn.
pub async fn open_ahead() {
    // A save that fails says so itself.
    let _ = db().await;
}

async fn db() -> Result<Db, DbError> {
    if let Some(db) = OPEN.get() {
        return Ok(db);
    }
    let db = Db::open().await?;
    catch_up(&db).await?;
    OPEN.set(Some(db));
    Ok(db)
}

pub fn write(save: &Save) -> String {
    let state = if save.over { "over" } else { "open" };
    format!("save {:016x} {} {state}\n{}", save.holder, save.saved, save.log)
}

fn holder_of(text: &str) -> Option<u64> {
    let word = text.lines().next()?.split(' ').nth(1)?;
    u64::from_str_radix(word, 16).ok()
}

pub fn read(text: &str) -> Result<Save, Phrase> {
    let (head, log) = text.split_once('\n').ok_or_else(|| phrase!("save-cut-off"))?;
    let mut words = head.split(' ').skip(1);
    let holder = holder_of(text).ok_or_else(|| phrase!("save-bad-head"))?;
    let saved =
        words.nth(1).and_then(|word| word.parse().ok()).ok_or_else(|| phrase!("save-bad-head"))?;
    let over = words.next() == Some("over");
    let log = log.parse().map_err(|error: session::LineError| error.phrase())?;
    Ok(Save { holder, saved, over, log })
}
