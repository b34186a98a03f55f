//! One of a few answers. They are the browser's own radio buttons, so that arrow keys and screen
//! readers know them.

use crate::art::{Icon, Sign};
use crate::t;
use leptos::prelude::*;
use std::sync::Arc;

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

/// Boxed closures, since a signal or callback of a new type is some kilobytes.
pub type Get = Arc<dyn Fn() -> usize + Send + Sync>;
pub type Set = Arc<dyn Fn(usize) + Send + Sync>;

#[component]
pub fn Choice(
    /// Tells the question from others on the screen.
    name: String,
    label: String,
    answers: Vec<Answer>,
    /// Their place is the answer.
    chosen: Get,
    choose: Set,
) -> impl IntoView {
    let answers = answers.into_iter().enumerate().map(|(place, Answer { words, level })| {
        let locked = level.map(|level| {
            view! { <span class="badge"><Icon sign=Sign::Lock/>{t!("from-level", level = level)}</span> }
        });
        let (chosen, choose) = (chosen.clone(), choose.clone());
        view! {
            <label>
                <input
                    type="radio"
                    class="away"
                    name=name.clone()
                    prop:checked=move || chosen() == place
                    on:change=move |_| choose(place)
                />
                {words}
                {locked}
            </label>
        }
    });
    view! { <div class="choice" role="radiogroup" aria-label=label>{answers.collect_view()}</div> }
}
