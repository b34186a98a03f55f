//! The keys, read from the very table that binds them.

use super::dialog::Dialog;
use crate::play::Table;
use crate::{t, text};
use leptos::prelude::*;
use session::keys::{self, Held, Place};

#[component]
pub fn KeysDialog(table: Table, open: RwSignal<bool>) -> impl IntoView {
    let close = Callback::new(move |()| open.set(false));
    // Keys that do the same stand in one line.
    let mut lines: Vec<(String, Vec<String>)> = Vec::new();
    table.shot.with_untracked(|shot| {
        if !shot.view.pad.is_empty() {
            lines.push((t!("key-value"), vec!["1–9".to_owned()]));
        }
        for binding in keys::listed(&shot.view, Place::Browser) {
            let words = text::say(&keys::words_for(binding.wish));
            let name = key_name(binding.code, binding.held);
            match lines.iter_mut().find(|(line, _)| *line == words) {
                Some((_, names)) => names.push(name),
                None => lines.push((words, vec![name])),
            }
        }
    });
    view! {
        <Dialog title=t!("keys") on_close=close wide=true>
            <dl class="keys">
                {lines.into_iter().map(|(words, names)| view! {
                    <dt>{names.into_iter().map(|name| view! { <kbd>{name}</kbd>" " }).collect_view()}</dt>
                    <dd>{words}</dd>
                }).collect_view()}
            </dl>
        </Dialog>
    }
}

fn key_name(code: &str, held: Held) -> String {
    let bare = match code {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Slash" => "/",
        "Period" => ".",
        "Comma" => ",",
        "Escape" => "Esc",
        code => code.strip_prefix("Key").or(code.strip_prefix("Digit")).unwrap_or(code),
    };
    match (held, code) {
        (Held::Shift, "Slash") => "?".to_owned(),
        (Held::None, _) => bare.to_owned(),
        (Held::Shift, _) => format!("⇧ {bare}"),
        (Held::Ctrl, _) => format!("Ctrl {bare}"),
        (Held::CtrlShift, _) => format!("Ctrl ⇧ {bare}"),
    }
}
