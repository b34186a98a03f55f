//! The keys, read from the very table that binds them.

use super::dialog::Dialog;
use super::legend::Layout;
use crate::play::Table;
use crate::{t, text};
use leptos::prelude::*;
use session::keys::{self, Held, Place};
use wasm_bindgen_futures::spawn_local;

#[component]
pub fn KeysDialog(table: Table, open: RwSignal<bool>) -> impl IntoView {
    let close = Callback::new(move |()| open.set(false));
    let lines = RwSignal::new(lines(table, None));
    spawn_local(async move {
        if let Some(layout) = Layout::ask().await {
            let _ = lines.try_set(self::lines(table, Some(&layout)));
        }
    });
    view! {
        <Dialog title=t!("keys") on_close=close wide=true>
            <dl class="keys">
                {move || lines.get().into_iter().map(|(words, names)| view! {
                    <dt>{names.into_iter().map(|name| view! { <kbd>{name}</kbd>" " }).collect_view()}</dt>
                    <dd>{words}</dd>
                }).collect_view()}
            </dl>
        </Dialog>
    }
}

/// What keys do, and their names. Keys that do the same stand in one line.
fn lines(table: Table, layout: Option<&Layout>) -> Vec<(String, Vec<String>)> {
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    table.shot.with_untracked(|shot| {
        if !shot.view.pad.is_empty() {
            lines.push((t!("key-value"), vec!["1–9".to_owned()]));
        }
        for binding in keys::listed(&shot.view, Place::Browser) {
            let words = text::say(&keys::words_for(binding.wish));
            let written = layout.and_then(|layout| layout.written_on(binding.code));
            let name = key_name(binding.code, written.as_deref(), binding.held);
            match lines.iter_mut().find(|(line, _)| *line == words) {
                Some((_, names)) => names.push(name),
                None => lines.push((words, vec![name])),
            }
        }
    });
    lines
}

fn key_name(code: &str, written: Option<&str>, held: Held) -> String {
    let bare = match code {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Slash" => "/",
        "Period" => ".",
        "Comma" => ",",
        "Escape" => "Esc",
        code => {
            let plain = code.strip_prefix("Key").or(code.strip_prefix("Digit")).unwrap_or(code);
            written.unwrap_or(plain)
        }
    };
    match (held, code) {
        (Held::Shift, "Slash") => "?".to_owned(),
        (Held::None, _) => bare.to_owned(),
        (Held::Shift, _) => format!("⇧ {bare}"),
        (Held::Ctrl, _) => format!("Ctrl {bare}"),
        (Held::CtrlShift, _) => format!("Ctrl ⇧ {bare}"),
    }
}
