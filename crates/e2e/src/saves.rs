//! The page's stored runs: read as the page wrote them, or put there to begin in the middle.

use crate::tab::Tab;
use anyhow::{Context, Result, anyhow};
use serde_json::Value;
use session::{GameId, Log, Millis, Preset, Rng, RunId, Session};

/// Where a save of the run that is being played stands until the database has it.
const SLIP: &str = "localStorage['ninefold.unsaved.' + location.hash.split('/')[2]]";

/// The run that is being played, as the page saved it: all that is drawn has to get there.
#[track_caller]
pub fn session(tab: &Tab) -> Result<Session> {
    tab.wait(&format!("!{SLIP}"))?;
    let text = tab.js(&format!(
        "({ASK})('runs', 'readonly', (runs) => runs.get(location.hash.split('/')[2]))"
    ))?;
    let text = text.as_str().context("the run is not saved")?;
    let (_, log) = text.split_once('\n').context("the save is cut off")?;
    let log: Log = log.parse().map_err(|error| anyhow!("{error}"))?;
    Session::resume(&log, Millis::ZERO).map_err(|error| anyhow!("{error}"))
}

/// Deals a run of a game's first preset, always the same for a game.
pub fn deal(game: GameId) -> Result<Session> {
    deal_from(game, 9)
}

/// Another one beside it.
pub fn deal_other(game: GameId) -> Result<Session> {
    deal_from(game, 10)
}

/// A run of any preset.
pub fn deal_preset(game: GameId, preset: &Preset) -> Result<Session> {
    start(game, preset, 9)
}

fn deal_from(game: GameId, seed: u64) -> Result<Session> {
    let presets = game.info().presets;
    start(game, presets.first().context("every game has a preset")?, seed)
}

fn start(game: GameId, preset: &Preset, seed: u64) -> Result<Session> {
    let deal = game.deal(preset, &mut Rng::new(seed));
    let run = RunId(u128::from(seed) << 64 | game as u128);
    Session::start(deal, run, 1_794_816_000_000, Millis::ZERO).map_err(|error| anyhow!("{error}"))
}

/// Puts a run into storage and opens it. The tab shows the page already.
#[track_caller]
pub fn open(tab: &Tab, session: &Session) -> Result<()> {
    put_run(tab, session)?;
    tab.visit(&format!("/play/{}", session.run()))?;
    tab.wait("document.querySelector('.board')")
}

/// Puts a run into storage.
pub fn put_run(tab: &Tab, session: &Session) -> Result<()> {
    put(tab, &session.run().to_string(), &save(session))
}

/// Puts a run that is over into storage.
pub fn put_over(tab: &Tab, session: &Session) -> Result<()> {
    let text = save(session).replacen(" open\n", " over\n", 1);
    put(tab, &session.run().to_string(), &text)
}

/// Puts many runs that are over into storage, in one go.
pub fn put_all_over(tab: &Tab, logs: &[Log]) -> Result<()> {
    let save = |log: &Log| format!("save {:016x} {} over\n{log}", 1, log.started);
    let all: Vec<[String; 2]> = logs.iter().map(|log| [log.run.to_string(), save(log)]).collect();
    let all = serde_json::to_value(all)?;
    tab.js(&format!(
        "({ASK})('runs', 'readwrite', (runs) => {{ {all}.forEach(([run, text]) => runs.put(text, run)); return runs.count(); }})"
    ))?;
    Ok(())
}

/// Puts a run where saves stand until the database has them, as if the page had gone meanwhile.
pub fn leave_slip(tab: &Tab, session: &Session) -> Result<()> {
    let text = Value::from(save(session));
    tab.js(&format!("localStorage['ninefold.unsaved.{}'] = {text}", session.run()))?;
    Ok(())
}

/// What the page keeps of an open run.
fn save(session: &Session) -> String {
    let log = session.log(Millis::ZERO);
    format!("save {:016x} {} open\n{log}", 1, log.started)
}

/// Puts any text where a run is stored.
pub fn put(tab: &Tab, run: &str, text: &str) -> Result<()> {
    let (run, text) = (Value::from(run), Value::from(text));
    tab.js(&format!("({ASK})('runs', 'readwrite', (runs) => runs.put({text}, {run}))"))?;
    Ok(())
}

/// The names of what is stored in a store.
pub fn names(tab: &Tab, store: &str) -> Result<Vec<String>> {
    let names = tab.js(&format!("({ASK})('{store}', 'readonly', (all) => all.getAllKeys())"))?;
    let names = names.as_array().context("a list of names")?;
    Ok(names.iter().filter_map(|name| name.as_str().map(str::to_owned)).collect())
}

/// One question to the page's database, which the page itself has to have made before.
pub const ASK: &str = "async (store, mode, question) => {
    while (!(await indexedDB.databases()).some((db) => db.name === 'ninefold'))
        await new Promise((resolve) => setTimeout(resolve, 20));
    return new Promise((resolve, reject) => {
        const open = indexedDB.open('ninefold');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
            const transaction = open.result.transaction(store, mode);
            const request = question(transaction.objectStore(store));
            transaction.oncomplete = () => { open.result.close(); resolve(request.result); };
            transaction.onabort = () => reject(transaction.error);
        };
    });
}";
