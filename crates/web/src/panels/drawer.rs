//! What is wanted less often: one press away, and it stays as the player left it.

use crate::app::Frame;
use crate::prelude::*;
use crate::settings::Drawer;

/// Opens and closes a drawer. What is in it, its owner draws.
#[component]
pub fn DrawerButton(
    drawer: Drawer,
    /// Its words while the drawer is closed, and while it is open.
    words: [String; 2],
    #[prop(optional)] class: &'static str,
) -> impl IntoView {
    let frame = Frame::here();
    let open = move || drawer.is_open(frame);
    let [more, less] = words;
    view! {
        <button
            class=format!("button more {class}")
            aria-expanded=move || open().to_string()
            on:click=move |_| frame.set(|settings| settings.turn(drawer))
        >
            {move || if open() { less.clone() } else { more.clone() }}
        </button>
    }
}
