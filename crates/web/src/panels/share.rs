//! What can be done with the puzzle on the table beside playing it: a link and its code to scan, other
//! programs, paper. The module beside the page works it out; here it is offered.

use super::dialog::Dialog;
use crate::app::{Frame, Go};
use crate::play::Table;
use crate::prelude::*;
use crate::route::Route;
use crate::storage::backup;
use crate::workers::{self, Unanswered, WorkerKind};
use crate::{clock, share, t, text};
use futures_util::future::join;
use session::{Phrase, phrase};
use std::ops::Range;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{future_to_promise, spawn_local};

/// What is printed: `post/src/print.rs` knows these by the same names.
const PAPER: [(&str, u32); 3] = [("puzzle", 1), ("sheet", 20), ("book", 40)];

#[component]
pub fn ShareDialog(table: Table, open: RwSignal<bool>) -> impl IntoView {
    let frame = Frame::here();
    let lines = RwSignal::new(Vec::<(String, String)>::new());
    let trouble = RwSignal::new(None::<String>);
    // How many of how many puzzles are made.
    let busy = RwSignal::new(None::<(u32, u32)>);
    let language = text::language().code();
    let page = window().location().href().unwrap_or_default();
    let page = StoredValue::new(page.split('#').next().unwrap_or_default().to_owned());
    let refused = move |why: Vec<u8>| {
        let _ = trouble.try_set(Some(String::from_utf8_lossy(&why).into_owned()));
    };
    let log = table.with(|desk| desk.session().log(clock::tick()));
    spawn_local(async move {
        let request = format!("share\n{language}\n{}\n{log}", page.get_value());
        match workers::ask_post(request).await {
            Ok((true, answer)) => {
                let answer = String::from_utf8_lossy(&answer).into_owned();
                let pairs = answer.lines().filter_map(|line| line.split_once(' '));
                let pairs = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
                let _ = lines.try_set(pairs.collect());
            }
            Ok((false, why)) => refused(why),
            Err(Unanswered::Cancelled) => {}
            Err(Unanswered::Alone) => refused(t!("post-none").into_bytes()),
        }
    });
    let print = move |kind: &'static str, count: u32| {
        if busy.get_untracked().is_some() {
            return;
        }
        let deal = table.with(|desk| desk.session().deal().clone());
        busy.set(Some((0, count)));
        spawn_local(async move {
            let made = made(&deal, kind, count, language, busy).await;
            let printed = match made {
                Ok(deals) => {
                    let page = page.try_get_value().unwrap_or_default();
                    workers::ask_post(format!("print\n{language}\n{kind} {page}\n{deals}")).await
                }
                Err(why) => Err(why),
            };
            match printed {
                Ok((true, pdf)) => {
                    if backup::offer_bytes("ninefold.pdf", "application/pdf", &pdf).is_err() {
                        frame.tell(&phrase!("backup-refused"));
                    }
                }
                Ok((false, why)) => refused(why),
                Err(Unanswered::Cancelled) => {}
                Err(Unanswered::Alone) => refused(t!("post-none").into_bytes()),
            }
            let _ = busy.try_set(None);
        });
    };
    let picture = move |_| {
        let log = table.with(|desk| desk.session().log(clock::tick()));
        let made = future_to_promise(async move {
            match workers::ask_post(format!("picture\n{language}\n{log}")).await {
                Ok((true, png)) => Ok(js_sys::Uint8Array::from(&png[..]).into()),
                _ => Err(JsValue::UNDEFINED),
            }
        });
        spawn_local(async move {
            if share::picture(frame, made).await.is_err() {
                refused(t!("post-none").into_bytes());
            }
        });
    };
    on_cleanup(give_up);
    let offers = move || {
        let shown = lines.get().into_iter().map(|(name, value)| match name.as_str() {
            "link" => copied(frame, t!("copy-link"), value, phrase!("link-copied")),
            "here" => copied(frame, t!("copy-here"), value, phrase!("link-copied")),
            "beat" => ().into_any(),
            "cells" => copied(frame, t!("copy-cells"), value, phrase!("share-copied")),
            "code" => code(&value),
            _ => view! { <a class="button" href=value target="_blank" rel="noopener">{t!("open-in", name = name)}</a> }.into_any(),
        });
        shown.collect_view()
    };
    // There are no others like a puzzle that was brought.
    let deal = table.with(|desk| desk.session().deal().clone());
    let is_dealt = deal.game.preset(deal.preset).is_some_and(|preset| !preset.brought);
    let paper = PAPER.into_iter().filter(|(_, count)| *count == 1 || is_dealt);
    let paper = paper.map(|(kind, count)| {
        let label = match kind {
            "puzzle" => t!("print-puzzle"),
            "sheet" => t!("print-sheet", count = count),
            _ => t!("print-book", count = count),
        };
        (kind, count, label)
    });
    let paper: Vec<_> = paper.collect();
    view! {
        <Dialog title=t!("share-puzzle") on_close=Callback::new(move |()| open.set(false))>
            <div aria-live="polite">
                {move || trouble.get().map(|why| view! { <p class="notice-card refusal">{why}</p> }.into_any())}
            </div>
            <div class="menu-grid share">
                {offers}
                <button class="button" on:click=picture>{t!("copy-picture")}</button>
                {analyse(&deal)}
            </div>
            <hr/>
            {move || match busy.get() {
                None => view! {
                    <div class="menu-grid">
                        {paper.iter().cloned().map(|(kind, count, label)| view! {
                            <button class="button" on:click=move |_| print(kind, count)>{label}</button>
                        }).collect_view()}
                    </div>
                }.into_any(),
                Some((n, of)) => view! {
                    <p>{t!("print-making", n = n, of = of)}</p>
                    <progress max=of.to_string() value=n.to_string()></progress>
                    <button class="button" on:click=move |_| give_up()>{t!("cancel")}</button>
                }.into_any(),
            }}
        </Dialog>
    }
}

/// The deals to be printed: the one on the table, or new ones like it, made by two at once.
async fn made(
    deal: &session::Deal,
    kind: &str,
    count: u32,
    language: &str,
    busy: RwSignal<Option<(u32, u32)>>,
) -> Result<String, Unanswered> {
    if kind == "puzzle" {
        return Ok(deal.to_string());
    }
    let seed = clock::entropy() as u64;
    let like = format!("make\n{language}\n{} {} {seed}", deal.game.key(), deal.preset);
    let half = |who, first| made_by(who, &like, first..count, busy);
    let (even, odd) = join(half(WorkerKind::Post, 0), half(WorkerKind::SecondPost, 1)).await;
    let mut odd = odd?.into_iter();
    Ok(even?.into_iter().flat_map(|deal| [Some(deal), odd.next()]).flatten().collect())
}

/// Every second one of these.
async fn made_by(
    who: WorkerKind,
    like: &str,
    numbers: Range<u32>,
    busy: RwSignal<Option<(u32, u32)>>,
) -> Result<Vec<String>, Unanswered> {
    let mut deals = Vec::new();
    for number in numbers.step_by(2) {
        let (is_made, deal) = workers::ask_post_at(who, format!("{like} {number}")).await?;
        if !is_made {
            break;
        }
        deals.push(String::from_utf8_lossy(&deal).into_owned());
        let _ = busy.try_update(|busy| busy.iter_mut().for_each(|(n_made, _)| *n_made += 1));
    }
    Ok(deals)
}

fn give_up() {
    workers::cancel(WorkerKind::Post);
    workers::cancel(WorkerKind::SecondPost);
}

/// The way to the room that looks at a puzzle, where the deal is one.
pub fn analyse(deal: &session::Deal) -> Option<AnyView> {
    let to = Route::parse(&format!("/room/analyse/{}", deal.puzzle()?));
    Some(view! { <Go to class="button">{t!("analyse")}</Go> }.into_any())
}

fn copied(frame: Frame, label: String, value: String, done: Phrase) -> AnyView {
    let copy = move |_| share::copy(frame, value.clone(), done.clone());
    view! { <button class="button" on:click=copy>{label}</button> }.into_any()
}

/// The side and the path of a picture to scan.
fn code(value: &str) -> AnyView {
    let (side, path) = value.split_once(' ').unwrap_or_default();
    let side: u32 = side.parse().unwrap_or(1);
    view! {
        <svg class="qr" role="img" aria-label=t!("qr-code") viewBox=format!("-3 -3 {0} {0}", side + 6) shape-rendering="crispEdges">
            <rect x="-3" y="-3" width=side + 6 height=side + 6 fill="#fff"/>
            <path d=path.to_owned() fill="#000"/>
        </svg>
    }
    .into_any()
}
