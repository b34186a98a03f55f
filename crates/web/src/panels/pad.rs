//! The keys that enter values, and what they do: values, three kinds of notes, colours.

use super::DrawerButton;
use crate::art::{Emblem, block};
use crate::play::{Shot, Table};
use crate::prelude::*;
use crate::settings::Drawer;
use crate::text;
use session::view::{EntryMode, Face};
use session::{Intent, NoteKind, Phrase, keys, phrase};

/// How many modes everybody needs; the others are one press away.
const USUAL: usize = 2;

#[component]
pub fn Pad(table: Table) -> impl IntoView {
    let mode = memo(move || table.shot.with(|shot| shot.input.mode()));
    let modes = table.shot.with_untracked(|shot| shot.view.modes);
    let (drawer, has_more) = (Drawer::Modes, modes.len() > USUAL + 1);
    let is_aside = move |index| has_more && index >= USUAL && !drawer.is_open(table.frame);
    // The keys stay while their counts change: one that is being pressed must not vanish.
    let values = memo(move || {
        table.shot.with(|shot| shot.view.pad.iter().map(|key| key.value).collect::<Vec<u8>>())
    });
    let class = move || match mode.get() {
        EntryMode::Value => "pad",
        EntryMode::Note(NoteKind::Simple) => "pad simple",
        EntryMode::Note(NoteKind::Corner) => "pad corner-mode",
        EntryMode::Note(NoteKind::Center) => "pad center-mode",
        EntryMode::Tint => "pad tint",
        EntryMode::Link => "pad link",
        EntryMode::Color => "pad paint",
    };
    view! {
        <div class=class style=move || columns(values.with(Vec::len)) role="group" aria-label=crate::t!("pad")>
            {move || values.get().into_iter().map(|value| view! { <KeyCap table value mode/> }).collect_view()}
        </div>
        {(modes.len() > 1).then(|| view! {
            <div class="modes">
                <div class="choice" role="radiogroup" aria-label=crate::t!("modes")>
                    {modes.iter().enumerate().map(|(index, &this)| view! {
                        <button
                            role="radio"
                            aria-checked=move || (mode.get() == this).to_string()
                            hidden=move || is_aside(index) && mode.get() != this
                            on:click=move |_| table.handle(Intent::SetMode(this))
                        >
                            {text::say(&short_name(this))}
                        </button>
                    }).collect_view()}
                </div>
                {has_more.then(|| view! { <DrawerButton drawer words=[crate::t!("more"), crate::t!("fewer")]/> })}
            </div>
        })}
    }
}

#[component]
fn KeyCap(table: Table, value: u8, mode: Memo<EntryMode>) -> impl IntoView {
    let counts = table.frame.settings.with_untracked(|settings| settings.counts);
    let left = memo(move || {
        let key = |shot: &Shot| shot.view.pad.iter().find(|key| key.value == value)?.left;
        table.shot.with(key).filter(|_| counts)
    });
    let armed = memo(move || table.shot.with(|shot| shot.input.armed() == Some(value)));
    let refused = memo(move || table.shot.with(|shot| shot.refused.contains(&value)));
    let class = move || {
        let done = refused.get() || left.get() == Some(0) && mode.get() == EntryMode::Value;
        format!("key{}{}", if armed.get() { " armed" } else { "" }, if done { " done" } else { "" })
    };
    let as_color = memo(move || {
        mode.get() == EntryMode::Color
            || table.shot.with(|shot| shot.view.board.face == Face::Colors)
    });
    let face = move || match as_color.get() {
        true => view! { <Emblem value/> }.into_any(),
        false => value.into_any(),
    };
    // Said anew when it changes, not with every key.
    let face_of_board = memo(move || table.shot.with(|shot| shot.view.board.face));
    let name = move || {
        text::say(&if as_color.get() { Face::Colors } else { face_of_board.get() }.name(value))
    };
    // One gesture for a note, whatever the mode: Shift, Ctrl, or the second mouse button.
    let press = move |mode: Option<EntryMode>| table.handle(Intent::Value { value, mode });
    view! {
        <button
            class=class
            data-left=move || left.get()
            aria-label=name
            aria-pressed=move || armed.get().to_string()
            on:click=move |event: web_sys::MouseEvent| press(held_mode(&event))
            on:contextmenu=move |event| {
                event.prevent_default();
                press(Some(EntryMode::Note(NoteKind::Simple)));
            }
        >
            {face}
        </button>
    }
}

/// How many keys stand beside each other: in one row, in two, or in a block as wide as high. The
/// style sheet takes the one that fits.
fn columns(n: usize) -> String {
    format!("--row:{n};--half:{};{}", n.div_ceil(2), block(n))
}

fn held_mode(event: &web_sys::MouseEvent) -> Option<EntryMode> {
    if event.shift_key() {
        Some(EntryMode::Note(NoteKind::Corner))
    } else if event.ctrl_key() || event.meta_key() {
        Some(EntryMode::Note(NoteKind::Center))
    } else {
        None
    }
}

fn short_name(mode: EntryMode) -> Phrase {
    match mode {
        EntryMode::Note(NoteKind::Corner) => phrase!("mode-corner-short"),
        EntryMode::Note(NoteKind::Center) => phrase!("mode-center-short"),
        EntryMode::Tint => phrase!("mode-tint-short"),
        EntryMode::Link => phrase!("mode-link-short"),
        mode => keys::words_for(Intent::SetMode(mode)),
    }
}
