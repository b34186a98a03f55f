//! The keyboard at the table: the session's key table decides, this only translates.

use super::table::Table;
use crate::app::Frame;
use crate::prelude::*;
use leptos::ev;
use session::Intent;
use session::keys::Held;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Listens until the play screen is left. `help` shows the keys.
pub fn listen(table: Table, help: RwSignal<bool>) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if !help.get_untracked() {
            answer(table, help, &event);
        }
    });
    on_cleanup(move || handle.remove());
}

fn answer(table: Table, help: RwSignal<bool>, event: &KeyboardEvent) {
    let code = event.code();
    if event.alt_key() || is_for_control(event, &code) {
        return;
    }
    let intent = table.frame.settings.with_untracked(|settings| {
        table.shot.with_untracked(|shot| settings.keymap.lookup(&code, held(event), &shot.view))
    });
    // Over is over: what drops a piece goes on to the card. A key that is still down does not.
    if matches!(code.as_str(), "Enter" | "NumpadEnter" | "Space") && is_over(table) {
        if !event.repeat() {
            super::show_card(table);
        }
        return;
    }
    let Some(intent) = intent else { return };
    event.prevent_default();
    match intent {
        Intent::Help => help.set(true),
        Intent::Mute => Frame::set(table.frame, |settings| settings.muted = !settings.muted),
        intent => table.handle(intent),
    }
}

fn is_over(table: Table) -> bool {
    table.shot.with_untracked(|shot| shot.outcome.is_over())
}

/// The modifiers held with a key.
pub fn held(event: &KeyboardEvent) -> Held {
    match (event.ctrl_key() || event.meta_key(), event.shift_key()) {
        (false, false) => Held::None,
        (false, true) => Held::Shift,
        (true, false) => Held::Ctrl,
        (true, true) => Held::CtrlShift,
    }
}

/// Keys that a focused button, link or field needs for itself.
pub fn is_for_control(event: &KeyboardEvent, code: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target else { return false };
    match target.tag_name().as_str() {
        "INPUT" | "TEXTAREA" | "SELECT" => true,
        "BUTTON" | "A" => matches!(code, "Enter" | "NumpadEnter" | "Space"),
        _ => false,
    }
}
