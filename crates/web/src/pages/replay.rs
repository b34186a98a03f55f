//! A run watched again, move by move.

use super::{Silent, Top};
use crate::app::Frame;
use crate::art::{Icon, Sign, hue};
use crate::board::Board;
use crate::panels::Readouts;
use crate::play::{Drag, Table};
use crate::prelude::*;
use crate::route::Route;
use crate::storage::{patiently, runs};
use crate::{t, text};
use session::{Log, Replay, RunId, phrase};
use std::cell::RefCell;
use std::time::Duration;

thread_local! {
    /// A log that is somebody else's: shown, and never stored.
    static WATCHED: RefCell<Option<Log>> = const { RefCell::new(None) };
}

/// Shows a log that came from elsewhere.
pub fn watch(frame: Frame, log: Log) {
    let run = log.run;
    WATCHED.set(Some(log));
    frame.go(Route::Replay(run));
}

const STEP: Duration = Duration::from_millis(600);

#[component]
pub fn Replay(run: RunId) -> impl IntoView {
    let frame = Frame::here();
    let watched = WATCHED.with_borrow(Clone::clone).filter(|log| log.run == run);
    let is_here = watched.is_some();
    let log = RwSignal::new(watched);
    let silent = RwSignal::new(false);
    wasm_bindgen_futures::spawn_local(async move {
        if is_here {
            return;
        }
        let late = move || {
            let _ = silent.try_set(true);
        };
        match patiently(runs::peek(run), late).await {
            Ok(Some(found)) => {
                let _ = log.try_set(Some(found.log));
            }
            _ => {
                frame.tell(&phrase!("run-unknown"));
                frame.replace(Route::Statistics);
            }
        }
    });
    move || match log.get() {
        Some(log) => Some(view! { <Projector log/> }.into_any()),
        None => silent.get().then(|| view! { <Silent/> }.into_any()),
    }
}

#[component]
fn Projector(log: Log) -> impl IntoView {
    let frame = Frame::here();
    let game = log.deal.game;
    let n = log.moves.len();
    let at = RwSignal::new(0_usize);
    let runs = RwSignal::new(true);
    let Ok(mut replay) = Replay::new(log) else {
        frame.tell(&phrase!("run-unknown"));
        return ().into_any();
    };
    let table = Table::new(replay.after(0), frame);
    let replay = StoredValue::new(replay);
    table.watch();
    effect(move || {
        let at = at.get();
        let mut session = None;
        replay.update_value(|replay| session = Some(replay.after(at)));
        if let Some(session) = session {
            table.show(session);
        }
    });
    let beat = set_interval_with_handle(
        move || {
            if runs.get_untracked() && at.get_untracked() < n {
                at.update(|at| *at += 1);
            } else if runs.get_untracked() {
                runs.set(false);
            }
        },
        STEP,
    );
    on_cleanup(move || {
        if let Ok(beat) = beat {
            beat.clear();
        }
    });
    let drag = Drag::new(table);
    let entry = move || {
        let last = at.get().checked_sub(1);
        let words = |last: usize| {
            replay.with_value(|replay| Some(text::say(&replay.log().moves.get(last)?.1.phrase())))
        };
        last.and_then(words).unwrap_or_default()
    };
    view! {
        <div class=format!("shell {}", hue(game))>
            <main class="page">
                <Top title=t!("watch-replay")/>
                <div class="replay">
                    <div class="stage still"><Board table drag/></div>
                    <section class="card">
                        <h2>{text::say(&game.info().name)}</h2>
                        <Readouts table/>
                        <p class="figures">{move || t!("replay-at", at = at.get() as u32, of = n as u32)}</p>
                        <p>{entry}</p>
                        <input
                            type="range" class="slider" min="0" max=n.to_string() aria-label=t!("replay-move")
                            prop:value=move || at.get().to_string()
                            on:input=move |event| {
                                runs.set(false);
                                if let Ok(value) = event_target_value(&event).parse() {
                                    at.set(value);
                                }
                            }
                        />
                        <div class="row">
                            <button class="button round" aria-label=t!("replay-back") on:click=move |_| { runs.set(false); at.update(|at| *at = at.saturating_sub(1)); }>
                                <Icon sign=Sign::Previous/>
                            </button>
                            <button class="button round main" aria-label=move || if runs.get() { t!("key-pause") } else { t!("resume") } on:click=move |_| {
                                if at.get_untracked() >= n {
                                    at.set(0);
                                }
                                runs.update(|runs| *runs = !*runs);
                            }>
                                {move || view! { <Icon sign=if runs.get() { Sign::Pause } else { Sign::Play }/> }.into_any()}
                            </button>
                            <button class="button round" aria-label=t!("replay-on") on:click=move |_| { runs.set(false); at.update(|at| *at = (*at + 1).min(n)); }>
                                <Icon sign=Sign::Next/>
                            </button>
                        </div>
                    </section>
                </div>
            </main>
        </div>
    }
    .into_any()
}
