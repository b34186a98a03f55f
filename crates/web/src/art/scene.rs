//! The picture behind the board.

use crate::app::Frame;
use leptos::prelude::*;
use progress::Background;

#[component]
pub fn Scene() -> impl IntoView {
    let settings = Frame::here().settings;
    let chosen = Memo::new(move |_| settings.with(|settings| settings.background));
    let still = Memo::new(move |_| settings.with(|settings| settings.less_motion));
    view! {
        <div class="scene" aria-hidden="true">
            {move || view! { <Picture of=chosen.get() still=still.get()/> }}
        </div>
    }
}

/// A background; the narrow cut on a narrow screen, where the character would be out of view.
#[component]
pub fn Picture(of: Background, still: bool) -> impl IntoView {
    let (wide, tall) = if still { ("#still", "#tall-still") } else { ("", "#tall") };
    let source = move |cut: &str| format!("/art/{}.svg{cut}", of.key());
    view! {
        <picture>
            <source media="(max-aspect-ratio: 3/4)" srcset=source(tall)/>
            <img src=source(wide) alt="" draggable="false"/>
        </picture>
    }
}
