//! A technique: what to look for, shown on a real position that needs it, and offered to be tried.

use super::Top;
use crate::app::Frame;
use crate::art::{Cat, Icon, Sign, hue};
use crate::board::Board;
use crate::panels::Ordered;
use crate::play::{self, Drag, Table};
use crate::prelude::*;
use crate::workers::{self, WorkerKind};
use crate::{clock, t, text};
use session::technique::Technique;
use session::{Deal, GameId, Intent, RunId, Session, explain};
use std::sync::Arc;
use std::time::Duration;
use worker::{Order, Wanted};

/// How long each stage of the example stands.
const STAGE: Duration = Duration::from_millis(2600);

#[component]
pub fn TechniquePage(technique: Technique) -> impl IntoView {
    let example = RwSignal::new(None::<Result<Deal, ()>>);
    let look = move || {
        example.set(None);
        wasm_bindgen_futures::spawn_local(async move {
            let seed = clock::entropy() as u64;
            let answer =
                workers::ask(WorkerKind::Adviser, worker::Example { technique, seed }).await;
            let _ = example.try_set(Some(answer.ok().flatten().ok_or(())));
        });
    };
    look();
    // A search that nobody waits for any more is stopped.
    on_cleanup(move || {
        if example.with_untracked(Option::is_none) {
            workers::cancel(WorkerKind::Adviser);
        }
    });
    view! {
        <div class=format!("shell {}", hue(GameId::OF_PUZZLES))>
            <main class="page">
                <Top title=text::say_alone(&explain::name(technique))/>
                <div class="replay lesson">
                    <section class="card idea"><p>{text::say_alone(&explain::idea(technique))}</p></section>
                    {move || match example.get() {
                        None => view! { <section class="card waits"><Cat/><p role="status">{t!("example-looking")}</p></section> }.into_any(),
                        Some(Err(())) => view! { <section class="card waits"><Cat/><p>{t!("example-none")}</p></section> }.into_any(),
                        Some(Ok(deal)) => view! { <Example technique deal look=Callback::new(move |()| look())/> }.into_any(),
                    }}
                </div>
            </main>
        </div>
    }
}

#[component]
fn Example(technique: Technique, deal: Deal, look: Callback<()>) -> impl IntoView {
    let frame = Frame::here();
    let start = Session::start(deal.clone(), RunId(0), 0, clock::tick());
    let Ok(session) = start else { return ().into_any() };
    let deal = StoredValue::new(deal);
    let table = Table::new(session, frame);
    table.watch();
    let drag = Drag::new(table);
    let again = move || {
        if let Ok(session) = Session::start(deal.get_value(), RunId(0), 0, clock::tick()) {
            table.show(session);
            table.handle(Intent::Hint);
        }
    };
    again();
    let beat = set_interval_with_handle(
        move || {
            let last = table.shot.with_untracked(|shot| {
                shot.hint.as_ref().is_none_or(|hint| hint.number >= hint.of)
            });
            if !last {
                table.handle(Intent::Hint);
            }
        },
        STAGE,
    );
    on_cleanup(move || {
        if let Ok(beat) = beat {
            beat.clear();
        }
    });
    let whole =
        Arc::new(move || Order { wanted: Wanted::Needs(technique), seed: clock::entropy() as u64 });
    let words = move || {
        table.shot.with(|shot| {
            shot.hint.as_ref().map_or_else(String::new, |hint| text::say(&hint.stage.phrase))
        })
    };
    view! {
        <div class="stage still"><Board table drag/></div>
        <section class="card says">
            <p aria-live="polite">{words}</p>
            <div class="row">
                <button class="button main" on:click=move |_| play::begin(frame, deal.get_value())><Icon sign=Sign::Play/>{t!("example-try")}</button>
                <Ordered class="button" label=t!("order-whole") request=whole/>
                <button class="button" on:click=move |_| again()><Icon sign=Sign::TurnLeft/>{t!("example-again")}</button>
                <button class="button" on:click=move |_| look.run(())>{t!("example-other")}</button>
            </div>
        </section>
    }
    .into_any()
}
