//! The head of a screen: back, its name, and what else belongs there.

use crate::app::Frame;
use crate::art::{Icon, Sign};
use crate::prelude::*;
use crate::t;

#[component]
pub fn Top(
    #[prop(into)] title: String,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let frame = Frame::here();
    let heading = frame.arrive(&format!("{title} · Ninefold"));
    view! {
        <header class="top">
            <button class="button round" aria-label=t!("back") on:click=move |_| frame.back()>
                <Icon sign=Sign::Back/>
            </button>
            <h1 tabindex="-1" node_ref=heading><span class="plate">{title}</span></h1>
            {children.map(|children| children())}
        </header>
    }
}
