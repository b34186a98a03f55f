//! One of a few answers. They are the browser's own radio buttons, so that arrow keys and screen
//! readers know them.

use crate::art::{Icon, Sign};
use crate::t;
use leptos::prelude::*;

/// What may be answered.
pub struct Answer {
    pub words: String,
    /// The level that opens it, while it is locked.
    pub level: Option<u8>,
}

impl From<String> for Answer {
    fn from(words: String) -> Answer {
        Answer { words, level: None }
    }
}

#[component]
pub fn Choice(
    /// Tells the question from others on the screen.
    name: String,
    label: String,
    answers: Vec<Answer>,
    /// Their place is the answer.
    chosen: Signal<usize>,
    on_choose: Callback<usize>,
) -> impl IntoView {
    let answers = answers.into_iter().enumerate().map(|(place, Answer { words, level })| {
        let locked = level.map(|level| {
            view! { <span class="badge"><Icon sign=Sign::Lock/>{t!("from-level", level = level)}</span> }
        });
        view! {
            <label>
                <input
                    type="radio"
                    class="away"
                    name=name.clone()
                    prop:checked=move || chosen.get() == place
                    on:change=move |_| on_choose.run(place)
                />
                {words}
                {locked}
            </label>
        }
    });
    view! { <div class="choice" role="radiogroup" aria-label=label>{answers.collect_view()}</div> }
}
