//! Looking for a hint beside the page: some take longer than a frame, a few longer than a second.

use super::Table;
use crate::clock;
use crate::prelude::*;
use crate::workers::{self, Unanswered, WorkerKind};
use session::Intent;
use std::time::Duration;

/// A search that takes longer is shown.
const SLOW: Duration = Duration::from_millis(150);

/// Whether a hint is being looked for.
#[derive(Clone, Copy)]
pub struct Search {
    /// Counts the searches, and is odd while one is on.
    number: StoredValue<u32>,
    /// Whether it has been on for so long that the player should see it.
    pub slow: RwSignal<bool>,
}

impl Search {
    /// None yet. It ends with the screen it belongs to.
    pub fn new() -> Search {
        let search = Search { number: StoredValue::new(0), slow: RwSignal::new(false) };
        on_cleanup(move || search.stop());
        search
    }

    pub fn is_on(self) -> bool {
        self.number.try_get_value().is_some_and(|number| number % 2 == 1)
    }

    /// The player has moved on, or away.
    pub fn stop(self) {
        if self.is_on() {
            self.end();
            workers::cancel(WorkerKind::Adviser);
        }
    }

    fn begin(self) -> u32 {
        self.number.update_value(|number| *number += 1);
        self.number.get_value()
    }

    fn end(self) {
        self.number.update_value(|number| *number += 1);
        let _ = self.slow.try_set(false);
    }

    fn is_still(self, number: u32) -> bool {
        self.number.try_get_value() == Some(number)
    }
}

/// Has the next hint looked for and opens it, unless the board has changed by then.
pub fn seek(table: Table) {
    let search = table.search;
    if search.is_on() {
        return;
    }
    let number = search.begin();
    set_timeout(
        move || {
            if search.is_still(number) {
                search.slow.set(true);
            }
        },
        SLOW,
    );
    let log = table.with(|desk| desk.log(clock::tick()));
    wasm_bindgen_futures::spawn_local(async move {
        let answer = workers::ask(WorkerKind::Adviser, worker::Hint { log }).await;
        if !search.is_still(number) {
            return;
        }
        search.end();
        match answer {
            Ok(Ok(advice)) => table.ask(|desk| desk.give_hint(advice, clock::tick())),
            Err(Unanswered::Cancelled) => {}
            // Without a worker it takes as long as it takes.
            _ => table.ask(|desk| desk.handle(Intent::Hint, clock::tick())),
        }
    });
}
