//! The line under the board: why not, what happened, or the hint being given.

use crate::play::{Notice, Table};
use crate::{t, text};
use leptos::prelude::*;
use session::Intent;

#[component]
pub fn NoticeCard(table: Table) -> impl IntoView {
    let hint = Memo::new(move |_| table.shot.with(|shot| shot.hint.clone()));
    let standing = Memo::new(move |_| table.shot.with(|shot| shot.view.notice.clone()));
    let ghost_says = Memo::new(move |_| {
        table.ghost.with(|ghost| {
            let preview = &ghost.as_ref()?.preview;
            if let Some(refusal) = &preview.refusal {
                return Some((true, text::say(&refusal.why)));
            }
            let sums: Vec<String> = preview.sums.iter().map(sum).collect();
            let points = text::number(preview.points as i64);
            match &sums[..] {
                [] => None,
                [sum] => Some((false, t!("ghost-pays-sum", sum = sum.clone()))),
                sums => Some((false, t!("ghost-pays", sums = sums.join(" · "), points = points))),
            }
        })
    });
    let lines = |phrases: &[session::Phrase]| {
        phrases.iter().map(|phrase| view! { <div>{text::say(phrase)}</div> }).collect_view()
    };
    view! {
        <div class="notice">
            {move || {
                if let Some(hint) = hint.get() {
                    let sentence = text::say(&hint.stage.phrase);
                    table.frame.speak(sentence.clone());
                    let last = hint.number >= hint.of;
                    let more = if last { t!("hint-do") } else { t!("hint-more") };
                    return view! {
                        <div class="notice-card hint">
                            <div>{sentence}</div>
                            <div class="row">
                                <button class="button main" on:click=move |_| table.handle(Intent::Hint)>{more}</button>
                                <button class="button quiet" on:click=move |_| table.handle(Intent::Escape)>{t!("hint-close")}</button>
                                <small class="grow">{t!("hint-stage", number = hint.number, of = hint.of)}</small>
                            </div>
                        </div>
                    }.into_any();
                }
                if table.search.slow.get() {
                    return view! {
                        <div class="notice-card hint" role="status">
                            <div>{t!("hint-looking")}</div>
                            <div class="row">
                                <button class="button" on:click=move |_| table.search.stop()>{t!("cancel")}</button>
                            </div>
                        </div>
                    }.into_any();
                }
                if let Some((no, sentence)) = ghost_says.get() {
                    let class = if no { "notice-card refusal" } else { "notice-card" };
                    return view! { <div class=class>{sentence}</div> }.into_any();
                }
                match table.notice.get() {
                    Some(Notice::Refusal(why)) => view! { <div class="notice-card refusal">{text::say(&why)}</div> }.into_any(),
                    Some(Notice::News(news)) => view! { <div class="notice-card">{lines(&news)}</div> }.into_any(),
                    None => {
                        let standing = standing.get();
                        (!standing.is_empty()).then(|| view! { <div class="notice-card">{lines(&standing)}</div> }).into_any()
                    }
                }
            }}
        </div>
    }
}

/// `101101011₂ = 363`
fn sum(sum: &session::event::Sum) -> String {
    let bits: String = sum.bits.iter().map(|bit| char::from(b'0' + bit)).collect();
    format!("{bits}₂ = {}", sum.value)
}
