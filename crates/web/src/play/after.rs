//! What follows an intent: sounds, words, animation, saving, the end.

use super::ending;
use super::table::{Notice, Table};
use crate::sound::{self, Effect};
use crate::storage::patiently;
use crate::storage::runs::{self, Save, Saved};
use crate::{clock, text};
use leptos::prelude::*;
use session::Reply;
use session::event::Sum;
use session::{Cell, Event, Phrase, phrase};
use std::time::Duration;

/// As long as the style sheet's animation takes, with its waits.
const SHRINKING: Duration = Duration::from_millis(260);

pub fn follow(table: Table, reply: &Reply) {
    for event in &reply.events {
        if let Some(effect) = effect_of(event) {
            sound::play(effect);
        }
        if let Event::Cleared { sums, .. } = event {
            shrink(table, sums);
        }
    }
    let said: Vec<Phrase> = reply.events.iter().filter_map(said_by).collect();
    if let Some(refusal) = &reply.refusal {
        sound::play(Effect::Refuse);
        table.frame.speak(text::say(&refusal.why));
        table.notice.set(Some(Notice::Refusal(refusal.why.clone())));
    } else if !said.is_empty() {
        let sentences: Vec<String> = said.iter().map(text::say).collect();
        table.frame.speak(sentences.join(" "));
        table.notice.set(Some(Notice::News(said)));
    } else if reply.logged {
        table.notice.set(None);
    }
    if table.has_just_ended() {
        ending::end(table);
    } else if reply.logged || !reply.events.is_empty() {
        save(table);
    }
}

/// What was cleared is drawn for a moment longer, shrinking.
fn shrink(table: Table, sums: &[Sum]) {
    let mut values: Vec<(Cell, u8)> = Vec::new();
    for sum in sums {
        for (cell, bit) in sum.cells.iter().zip(&sum.bits) {
            if !values.iter().any(|(known, _)| *known == cell) {
                values.push((cell, *bit));
            }
        }
    }
    table.cleared.set(values);
    set_timeout(
        move || {
            let _ = table.cleared.try_set(Vec::new());
        },
        SHRINKING,
    );
}

/// What there is to save of a run that is this tab's.
fn as_it_stands(table: Table) -> Option<Save> {
    if table.lost_hold.get_untracked() || table.watched.get_untracked() {
        return None;
    }
    Some(table.with(|desk| Save {
        holder: table.frame.tab,
        saved: clock::wall(),
        over: desk.session().outcome().is_over(),
        log: desk.log(clock::tick()),
    }))
}

/// Notes how the run stands while the page is hidden and may never be seen again. Its moves are saved
/// already; nothing is begun that could not be ended.
pub fn leave(table: Table) {
    if let Some(save) = as_it_stands(table) {
        runs::leave_slip(&save);
    }
}

/// Saves the run as it stands.
pub fn save(table: Table) {
    let Some(save) = as_it_stands(table) else { return };
    let saving = runs::save(&save);
    wasm_bindgen_futures::spawn_local(async move {
        let silent = move || table.frame.tell(&phrase!("storage-silent"));
        match patiently(saving, silent).await {
            Ok(Saved::Yes) => {}
            Ok(Saved::HeldElsewhere) => {
                let _ = table.lost_hold.try_set(true);
            }
            Err(error) => table.frame.tell(&phrase!("save-failed", why = error.0)),
        }
    });
}

fn said_by(event: &Event) -> Option<Phrase> {
    match event {
        Event::Said { what } => Some(what.clone()),
        _ => None,
    }
}

fn effect_of(event: &Event) -> Option<Effect> {
    Some(match event {
        Event::Entered { .. } => Effect::Place { size: 1 },
        Event::Noted { .. } | Event::Painted { .. } => Effect::Tick,
        Event::Erased { .. } => Effect::Lift,
        Event::Mistake { .. } => Effect::Refuse,
        Event::Completed { .. } => Effect::Complete,
        Event::Revealed { .. } => Effect::Complete,
        Event::PiecePlaced { cells, .. } => Effect::Place { size: cells.len() as u8 },
        Event::PieceLifted { .. } => Effect::Lift,
        Event::Dealt { .. } | Event::Done { .. } | Event::Said { .. } => return None,
        Event::Cleared { .. } => Effect::Clear,
        Event::Won => Effect::Yay,
        Event::Lost | Event::GivenUp => Effect::Over,
    })
}
