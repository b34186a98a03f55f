//! The few tools that are always at hand; the rest is in the menu.

use crate::art::{Icon, Sign};
use crate::play::{Drag, Table};
use crate::prelude::*;
use crate::t;
use session::Intent;

#[component]
pub fn Tools(table: Table, drag: Drag) -> impl IntoView {
    let can_undo = memo(move || table.shot.with(|shot| shot.can_undo));
    let can_redo = memo(move || table.shot.with(|shot| shot.can_redo));
    let always = memo(|| true);
    let eraser = table.shot.with_untracked(|shot| shot.view.eraser);
    let turnable =
        memo(move || table.shot.with(|shot| shot.view.tray.iter().any(|piece| piece.turnable)));
    let holds =
        memo(move || table.shot.with(|shot| shot.held.as_ref().is_some_and(|held| held.turnable)));
    view! {
        <div class="tools" class:many=move || turnable.get() role="toolbar" aria-label=t!("tools")>
            {table.with(|desk| desk.session().has_undo()).then(|| view! {
                <Tool table intent=Intent::Undo sign=Sign::Undo label=t!("undo") ready=can_undo/>
                <Tool table intent=Intent::Redo sign=Sign::Redo label=t!("redo") ready=can_redo/>
            })}
            {eraser.then(|| view! {
                <Tool table intent=Intent::Erase sign=Sign::Erase label=t!("erase") ready=always/>
            })}
            {move || turnable.get().then(|| view! {
                <Tool table intent=Intent::TurnCounterclockwise sign=Sign::TurnLeft label=t!("turn-left-short") ready=holds full=t!("turn-left")/>
                <Tool table intent=Intent::TurnClockwise sign=Sign::TurnRight label=t!("turn-right-short") ready=holds name="turn-right" full=t!("turn-right")/>
                <button class="tool" on:click=move |_| drag.tidy()>
                    <Icon sign=Sign::Tidy/>
                    {t!("tidy")}
                </button>
            }.into_any())}
            {table.with(|desk| desk.session().has_hints()).then(|| view! {
                <Tool table intent=Intent::Hint sign=Sign::Bulb label=t!("hint") ready=always name="hint"/>
            })}
        </div>
    }
}

#[component]
fn Tool(
    table: Table,
    intent: Intent,
    sign: Sign,
    label: String,
    ready: Memo<bool>,
    #[prop(optional)] name: &'static str,
    /// Said in place of a label that had to be short.
    #[prop(optional)]
    full: Option<String>,
) -> impl IntoView {
    view! {
        <button
            class="tool"
            data-tool=name
            aria-label=full
            aria-disabled=move || (!ready.get()).then_some("true")
            on:click=move |_| table.handle(intent)
        >
            <Icon sign/>
            {label}
        </button>
    }
}
