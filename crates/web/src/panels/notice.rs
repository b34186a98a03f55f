//! The line under the board: the newest of all there is to tell, with the buttons that help.

use super::sentence::sentence;
use crate::play::{Drag, Table, Telling, Tone, telling};
use crate::prelude::*;
use crate::{t, text};
use session::event::Sum;
use session::{Intent, Phrase};

#[component]
pub fn NoticeCard(table: Table, drag: Drag) -> impl IntoView {
    let telling = telling(table);
    let face = memo(move || table.shot.with(|shot| shot.view.board.face));
    let lines = move |phrases: &[Phrase]| {
        phrases.iter().map(|phrase| sentence(phrase, face.get())).collect_view()
    };
    view! {
        <div class="notice">
            {move || match telling.get() {
                Telling::Hint(hint) => {
                    table.frame.speak(text::say_aloud(&hint.stage.phrase, face.get()));
                    let last = hint.number >= hint.of;
                    let more = if last { t!("hint-do") } else { t!("hint-more") };
                    view! {
                        <div class="notice-card hint">
                            {sentence(&hint.stage.phrase, face.get())}
                            <div class="row">
                                <button class="button main" on:click=move |_| table.handle(Intent::Hint)>{more}</button>
                                <button class="button quiet" on:click=move |_| table.handle(Intent::Escape)>{t!("hint-close")}</button>
                                <small class="grow">{t!("hint-stage", number = hint.number, of = hint.of)}</small>
                            </div>
                        </div>
                    }.into_any()
                }
                Telling::Looking => view! {
                    <div class="notice-card hint" role="status">
                        <div>{t!("hint-looking")}</div>
                        <div class="row">
                            <button class="button" on:click=move |_| table.search.stop()>{t!("cancel")}</button>
                        </div>
                    </div>
                }.into_any(),
                Telling::Pays { sums, points } => {
                    let sums: Vec<String> = sums.iter().map(written).collect();
                    let points = text::number(points as i64);
                    let told = match &sums[..] {
                        [sum] => t!("ghost-pays-sum", sum = sum.clone()),
                        sums => t!("ghost-pays", sums = sums.join(" · "), points = points),
                    };
                    view! { <div class="notice-card">{told}</div> }.into_any()
                }
                Telling::Notice(notice) => {
                    let class = match notice.tone {
                        Tone::Refusal => "notice-card refusal",
                        Tone::News => "notice-card",
                    };
                    let buttons = notice.remedies.iter().map(|&intent| remedy(table, intent));
                    let buttons = (!notice.remedies.is_empty())
                        .then(|| view! { <div class="row remedies">{buttons.collect_view()}</div> });
                    view! { <div class=class>{lines(&notice.told)}{buttons}</div> }.into_any()
                }
                // What is carried under the pointer shows by itself where it would go.
                Telling::Where => (!drag.dragging.get())
                    .then(|| view! { <div class="notice-card">{t!("piece-where")}</div> })
                    .into_any(),
                Telling::Standing(told) => (!told.is_empty())
                    .then(|| view! { <div class="notice-card">{lines(&told)}</div> })
                    .into_any(),
            }}
        </div>
    }
}

/// A button that does what the sentence advises.
fn remedy(table: Table, intent: Intent) -> AnyView {
    let label = match intent {
        Intent::Command(command) => table.shot.with_untracked(|shot| {
            let mut offers = shot.view.commands.iter();
            let offer = offers.find(|offer| offer.command == command);
            offer.map(|offer| text::say(&offer.label)).unwrap_or_default()
        }),
        intent => text::say(&session::keys::words_for(intent)),
    };
    view! { <button class="button" on:click=move |_| table.handle(intent)>{label}</button> }
        .into_any()
}

/// `101101011₂ = 363`
pub fn written(sum: &Sum) -> String {
    let bits: String = sum.bits.iter().map(|bit| char::from(b'0' + bit)).collect();
    format!("{bits}₂ = {}", sum.value)
}
