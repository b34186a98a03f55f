//! A run watched again, move by move.

use super::Top;
use crate::app::Frame;
use crate::art::{Icon, Sign};
use crate::board::Board;
use crate::panels::Readouts;
use crate::play::{Drag, Table};
use crate::route::Route;
use crate::storage::runs;
use crate::{clock, t, text};
use leptos::prelude::*;
use session::{GameId, Log, RunId, Session, phrase};
use std::time::Duration;

const STEP: Duration = Duration::from_millis(600);

#[component]
pub fn Replay(run: RunId) -> impl IntoView {
    let frame = Frame::here();
    let log = RwSignal::new(None::<Log>);
    wasm_bindgen_futures::spawn_local(async move {
        match runs::peek(run).await {
            Ok(Some(found)) => {
                let _ = log.try_set(Some(found));
            }
            _ => {
                frame.tell(&phrase!("run-unknown"));
                frame.replace(Route::Statistics);
            }
        }
    });
    move || log.get().map(|log| view! { <Film log/> })
}

/// The run after its first `n` moves.
fn after(log: &Log, n: usize) -> Option<Session> {
    let mut part = log.clone();
    part.moves.truncate(n);
    part.at = if n == log.moves.len() {
        log.at
    } else {
        part.moves.last().map_or(session::Millis::ZERO, |(at, _)| *at)
    };
    Session::resume(&part, clock::tick()).ok().map(|mut session| {
        session.pause(clock::tick());
        session
    })
}

#[component]
fn Film(log: Log) -> impl IntoView {
    let frame = Frame::here();
    let game = log.deal.game;
    let place = GameId::ALL.iter().position(|other| *other == game).unwrap_or(0);
    let n = log.moves.len();
    let at = RwSignal::new(0_usize);
    let runs = RwSignal::new(true);
    let log = StoredValue::new(log);
    let Some(start) = log.with_value(|log| after(log, 0)) else {
        frame.tell(&phrase!("run-unknown"));
        return ().into_any();
    };
    let table = Table::new(start, frame);
    table.watch();
    Effect::new(move |_| {
        if let Some(session) = log.with_value(|log| after(log, at.get())) {
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
        let at = at.get();
        log.with_value(|log| {
            at.checked_sub(1)
                .and_then(|last| log.moves.get(last))
                .map(|(_, entry)| entry.to_string())
        })
    };
    view! {
        <div class=format!("shell hue-{place}")>
            <main class="page">
                <Top title=t!("watch-replay")/>
                <div class="film">
                    <div class="stage still"><Board table drag/></div>
                    <section class="card">
                        <h2>{text::say(&game.info().name)}</h2>
                        <Readouts table/>
                        <p class="figures">{move || t!("replay-at", at = at.get() as u32, of = n as u32)}" "<code>{entry}</code></p>
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
                                {move || view! { <Icon sign=if runs.get() { Sign::Pause } else { Sign::Play }/> }}
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
