//! The six pictures and the levels that open them.

use super::Top;
use crate::app::Frame;
use crate::art::{Icon, Picture, Sign};
use crate::prelude::*;
use crate::{t, text};
use progress::Background;

#[component]
pub fn Backgrounds() -> impl IntoView {
    view! {
        <div class="shell">
            <main class="page">
                <Top title=t!("backgrounds")/>
                <ul class="pictures">
                    {Background::ALL.map(|background| view! { <li><Choice background/></li> }).collect_view()}
                </ul>
            </main>
        </div>
    }
}

#[component]
fn Choice(background: Background) -> impl IntoView {
    let frame = Frame::here();
    let chosen = move || frame.settings.with(|settings| settings.background == background);
    let locked = frame.profile.with_untracked(|profile| !profile.is_background_open(background));
    let choose = move |_| {
        if !locked {
            frame.set(|settings| settings.background = background);
        }
    };
    view! {
        <button
            class="picture-card"
            aria-pressed=move || chosen().to_string()
            aria-disabled=locked.then_some("true")
            on:click=choose
        >
            <Picture of=background/>
            <span class="words">
                <b>{text::say(&background.name())}</b>
                {locked.then(|| view! { <span class="badge"><Icon sign=Sign::Lock/>{t!("from-level", level = background.level())}</span> })}
                {move || chosen().then(|| view! { <span class="badge"><Icon sign=Sign::Check/>{t!("chosen")}</span> }.into_any())}
            </span>
        </button>
    }
}
