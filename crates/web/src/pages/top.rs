//! The head of a screen: back, and its name.

use crate::app::Frame;
use crate::art::{Icon, Sign};
use crate::t;
use leptos::prelude::*;

#[component]
pub fn Top(#[prop(into)] title: String) -> impl IntoView {
    let frame = Frame::here();
    view! {
        <header class="top">
            <button class="button round" aria-label=t!("back") on:click=move |_| frame.back()>
                <Icon sign=Sign::Back/>
            </button>
            <h1><span class="plate">{title}</span></h1>
        </header>
    }
}
