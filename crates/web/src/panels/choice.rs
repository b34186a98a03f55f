//! One of a few answers. They are the browser's own radio buttons, so that arrow keys and screen
//! readers know them.

use crate::prelude::*;
use std::sync::Arc;

/// Boxed closures, since a signal or callback of a new type is some kilobytes.
pub type Get = Arc<dyn Fn() -> usize + Send + Sync>;
pub type Set = Arc<dyn Fn(usize) + Send + Sync>;

#[component]
pub fn Choice(
    /// Tells the question from others on the screen.
    name: String,
    label: String,
    answers: Vec<String>,
    /// A drawing before each of them.
    #[prop(optional)]
    pictures: Vec<String>,
    /// Their place is the answer.
    chosen: Get,
    choose: Set,
) -> impl IntoView {
    let answers = answers.into_iter().enumerate().map(|(index, words)| {
        let (chosen, choose) = (chosen.clone(), choose.clone());
        let picture = pictures.get(index).filter(|picture| !picture.is_empty()).cloned();
        view! {
            <label>
                <input
                    type="radio"
                    class="away"
                    name=name.clone()
                    prop:checked=move || chosen() == index
                    on:change=move |_| choose(index)
                />
                {picture.map(|picture| view! { <span class="ground" inner_html=picture></span> })}
                {words}
            </label>
        }
    });
    view! { <div class="choice" role="radiogroup" aria-label=label>{answers.collect_view()}</div> }
}
