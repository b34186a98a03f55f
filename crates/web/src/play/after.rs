//! What follows an intent: sounds, words, animation, saving, the end.

use super::ending;
use super::moment::Moment;
use super::table::{Notice, Table, Tone};
use crate::prelude::*;
use crate::sound::{self, Effect};
use crate::storage::patiently;
use crate::storage::runs::{self, Save, Saved};
use crate::{clock, text};
use session::Reply;
use session::{CellSet, Command, Event, Millis, Phrase, phrase};
use std::time::Duration;

pub fn follow(table: Table, reply: &Reply) {
    let marked: CellSet = table.shot.with_untracked(|shot| {
        let cells = shot.view.board.cells.iter();
        cells.filter(|at| at.flags.conflict || at.flags.wrong).map(|at| at.cell).collect()
    });
    for event in &reply.events {
        if let Some(effect) = effect_of(event) {
            sound::play(effect);
        }
        if let Some(moment) = moment_of(event, marked) {
            table.moments.add(moment);
        }
    }
    let said: Vec<Phrase> = reply.events.iter().filter_map(said_by).collect();
    let tell = |told: Vec<Phrase>, tone: Tone| {
        let face = table.shot.with_untracked(|shot| shot.view.board.face);
        let sentences: Vec<String> = told.iter().map(|one| text::say_aloud(one, face)).collect();
        table.frame.speak(sentences.join(" "));
        table.notice.set(Some(Notice { told, tone, remedies: Vec::new() }));
    };
    // The newest is told. What happened without a word leaves it to the game's own notice, and a
    // refusal is over as soon as something else is tried.
    if let Some(refusal) = &reply.refusal {
        sound::play(Effect::Refuse);
        tell(vec![refusal.why.clone()], Tone::Refusal);
    } else if !said.is_empty() {
        tell(said, Tone::News);
    } else {
        let is_old = |notice: &Notice| {
            reply.logged || !reply.events.is_empty() || notice.tone == Tone::Refusal
        };
        if table.notice.with_untracked(|notice| notice.as_ref().is_some_and(is_old)) {
            table.notice.set(None);
        }
    }
    if table.has_just_ended() {
        ending::end(table);
    } else if reply.logged || !reply.events.is_empty() {
        save_soon(table);
    }
}

/// A key is drawn within a frame or two, also where processors are slow; then there is time to save.
const BREATH: Millis = Millis(150);
/// Whoever never takes breath is saved all the same.
const LONGEST: Millis = Millis(1_000);

/// Notes how the run stands at once, and saves it when that is drawn: half of what a key costs the page
/// is its database. Where there is no room for a note, nothing is put off.
fn save_soon(table: Table) {
    let Some(save_now) = as_it_stands(table) else { return };
    if !runs::leave_slip(&save_now).is_noted {
        return save(table);
    }
    let now = clock::tick();
    match table.unsaved.get_value() {
        Some((first, _)) => table.unsaved.set_value(Some((first, now))),
        None => {
            table.unsaved.set_value(Some((now, now)));
            save_in_a_breath(table);
        }
    }
}

fn save_in_a_breath(table: Table) {
    let wake = move || {
        // Whoever left the run, or ended it, has saved it.
        let Some(Some((first, last))) = table.unsaved.try_get_value() else { return };
        let now = clock::tick();
        match now - last < BREATH && now - first < LONGEST {
            true => save_in_a_breath(table),
            false => save(table),
        }
    };
    set_timeout(wake, Duration::from_millis(BREATH.0));
}

/// An answer to a question of the menu is the answer in the next game too.
pub fn remember(table: Table, command: Command) {
    let answers = table.shot.with_untracked(|shot| {
        let offers = &shot.view.commands;
        let question = offers.iter().find(|offer| offer.command == command)?.choice.clone()?;
        let answers = offers.iter().filter(|offer| offer.choice.as_ref() == Some(&question));
        Some(answers.map(|offer| offer.command).collect::<Vec<_>>())
    });
    if let Some(answers) = answers {
        table.frame.set(|settings| {
            settings.choices.retain(|choice| !answers.contains(choice));
            settings.choices.push(command);
        });
    }
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
    table.unsaved.set_value(None);
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

fn moment_of(event: &Event, marked: CellSet) -> Option<Moment> {
    Some(match event {
        Event::Cleared { sums, points } => Moment::Cleared { sums: sums.clone(), points: *points },
        Event::Scored { cells, points } => Moment::Points { cells: *cells, points: *points },
        // What the board itself marks as wrong need not shake too.
        Event::Mistake { cells } if !cells.is_subset(marked) => Moment::Missed(*cells - marked),
        _ => return None,
    })
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
        Event::Dealt { .. } | Event::Done { .. } | Event::Said { .. } | Event::Scored { .. } => {
            return None;
        }
        Event::Cleared { .. } => Effect::Clear,
        Event::Won => Effect::Yay,
        Event::Lost | Event::GivenUp => Effect::Over,
    })
}
