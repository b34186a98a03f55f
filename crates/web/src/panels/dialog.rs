//! A card over the page: Escape closes it, the focus stays in it and goes back where it was.

use crate::art::{Icon, Sign};
use crate::play::{Table, is_for_control};
use crate::prelude::*;
use crate::t;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

/// What a card does with a key.
pub type OnKey = Arc<dyn Fn(&KeyboardEvent) + Send + Sync>;

#[component]
pub fn Dialog(
    #[prop(into)] title: String,
    on_close: Callback<()>,
    #[prop(optional)] wide: bool,
    /// What to do with keys that no control of the card needs.
    #[prop(optional)]
    on_key: Option<OnKey>,
    children: Children,
) -> impl IntoView {
    // Over a game, a dialog stops the clock.
    if let Some(table) = use_context::<Table>() {
        table.rest();
        on_cleanup(move || table.wake());
    }
    let before =
        document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let before = StoredValue::new_local(before);
    on_cleanup(move || {
        if let Some(element) = before.try_get_value().flatten() {
            let _ = element.focus();
        }
    });
    let node = NodeRef::<leptos::html::Div>::new();
    effect(move || {
        if let Some(node) = node.get() {
            let _ = node.focus();
        }
    });
    let keydown = move |event: KeyboardEvent| match event.code().as_str() {
        "Escape" => {
            event.stop_propagation();
            event.prevent_default();
            on_close.run(());
        }
        "Tab" => {
            if let Some(node) = node.get_untracked() {
                keep_inside(&event, &node);
            }
        }
        code => {
            event.stop_propagation();
            if let Some(on_key) = on_key.as_ref().filter(|_| !is_for_control(&event, code)) {
                on_key(&event);
            }
        }
    };
    let name = title.clone();
    let class = if wide { "dialog wide" } else { "dialog" };
    view! {
        <div class="veil" on:click=move |_| on_close.run(())>
            <div
                class=class
                role="dialog"
                aria-modal="true"
                aria-label=name
                tabindex="-1"
                node_ref=node
                on:click=move |event| event.stop_propagation()
                on:keydown=keydown
            >
                <header>
                    <h2>{title}</h2>
                    <button class="button round" aria-label=t!("close") on:click=move |_| on_close.run(())>
                        <Icon sign=Sign::Close/>
                    </button>
                </header>
                {children()}
            </div>
        </div>
    }
}

fn keep_inside(event: &KeyboardEvent, dialog: &HtmlElement) {
    let selector = "button:not([disabled]),a[href],input,select,textarea";
    let Ok(list) = dialog.query_selector_all(selector) else { return };
    let at = |index: u32| list.get(index).and_then(|node| node.dyn_into::<HtmlElement>().ok());
    let (Some(first), Some(last)) = (at(0), at(list.length().saturating_sub(1))) else { return };
    let focused = document().active_element();
    let is = |element: &HtmlElement| focused.as_ref() == Some(element.as_ref());
    let (from, to) = if event.shift_key() { (&first, &last) } else { (&last, &first) };
    if is(from) || focused.as_ref() == Some(dialog.as_ref()) && event.shift_key() {
        event.prevent_default();
        let _ = to.focus();
    }
}
