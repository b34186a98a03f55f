//! What a run that is over offers in place of pad and tools: the way on, taken when the player likes.

use crate::art::{Icon, Sign};
use crate::play::{self, Table};
use crate::prelude::*;
use crate::t;
use session::EndResult;

#[component]
pub fn Over(table: Table) -> impl IntoView {
    let result = table.shot.with_untracked(|shot| shot.outcome.end().map(|end| end.result));
    let heading = match result {
        Some(EndResult::Won) => t!("result-won"),
        Some(EndResult::GivenUp) => t!("result-given-up"),
        _ => t!("result-over"),
    };
    table.frame.speak(heading.clone());
    view! {
        <section class="over sticker" aria-label=heading.clone()>
            <h2>{heading.clone()}</h2>
            <button class="button main" on:click=move |_| play::show_card(table)>
                {t!("go-on")}<Icon sign=Sign::Next/>
            </button>
        </section>
    }
}
