//! The game's own buttons and the rest of the tools, in a menu.

use super::DrawerButton;
use super::dialog::Dialog;
use crate::app::{Frame, Go};
use crate::art::{Icon, Sign};
use crate::play::Table;
use crate::prelude::*;
use crate::route::Route;
use crate::settings::{Drawer, Settings};
use crate::{t, text};
use session::view::{CommandState, CommandView};
use session::{Command, Intent};

#[component]
pub fn Commands(
    table: Table,
    open: RwSignal<bool>,
    help: RwSignal<bool>,
    sharing: RwSignal<bool>,
) -> impl IntoView {
    let frame = Frame::here();
    let close = Callback::new(move |()| open.set(false));
    let intent = move |intent: Intent| {
        open.set(false);
        table.run_on();
        table.handle(intent);
    };
    // As they are now: the clock must not draw them anew, or they would lose the focus.
    let commands = table.shot.with_untracked(|shot| shot.view.commands.clone());
    let can_jot = commands.iter().any(|command| command.command == Command::FillNotes);
    let (usual, rest): (Vec<_>, Vec<_>) =
        commands.into_iter().partition(|command| command.command == Command::Check);
    let game = table.with(|desk| desk.session().deal().game);
    let drawer = Drawer::Menu;
    let more = move || {
        let groups = rest.chunk_by(|one, next| one.choice == next.choice);
        let has_undo = table.with(|desk| desk.session().has_undo());
        view! {
            {groups.map(|group| view! { <Group commands=group.to_vec() intent/> }).collect_view()}
            {table.with(|desk| super::takes(desk.session().deal()))}
            <hr/>
            <div class="menu-grid">
                {can_jot.then(|| view! { <button class="button" on:click=move |_| intent(Intent::Jot)>{t!("key-jot")}</button> })}
                {has_undo.then(|| view! { <Flags table intent/> })}
                <button class="button by-keys" on:click=move |_| { open.set(false); help.set(true); }>{t!("key-help")}</button>
                <button class="button" on:click=move |_| { open.set(false); sharing.set(true); }>{t!("share-puzzle")}</button>
            </div>
        }
        .into_any()
    };
    view! {
        <Dialog title=t!("menu") on_close=close>
            <Group commands=usual intent/>
            <div class="menu-grid">
                <Go to=Route::Rules(game) class="button"><Icon sign=Sign::Book/>{t!("how-to-play")}</Go>
                <Go to=Route::Settings class="button"><Icon sign=Sign::Gear/>{t!("settings")}</Go>
                <button class="button" on:click=move |_| frame.set(|settings| settings.muted = !settings.muted)>
                    {move || if frame.settings.with(|settings| settings.muted) { t!("sound-on") } else { t!("sound-off") }}
                </button>
                <button class="button" on:click=move |_| frame.set(Settings::turn_music)>
                    <Icon sign=Sign::Note/>
                    {move || if frame.settings.with(|settings| settings.music > 0) { t!("music-off") } else { t!("music-on") }}
                </button>
                <Go to=Route::Home class="button"><Icon sign=Sign::Back/>{t!("leave")}</Go>
                <DrawerButton drawer words=[t!("more"), t!("fewer")]/>
            </div>
            {move || drawer.is_open(frame).then(more.clone())}
        </Dialog>
    }
}

/// Back to a board that was kept, or to one that was right.
#[component]
fn Flags(table: Table, intent: impl Fn(Intent) + Copy + 'static) -> impl IntoView {
    view! {
        <button class="button" on:click=move |_| intent(Intent::Checkpoint)><Icon sign=Sign::Flag/>{t!("key-checkpoint")}</button>
        <button
            class="button"
            aria-disabled=move || table.shot.with(|shot| (!shot.has_checkpoints).then_some("true"))
            on:click=move |_| intent(Intent::ReturnToCheckpoint)
        >
            {t!("key-return")}
        </button>
        <button class="button" on:click=move |_| intent(Intent::BackToRight)>{t!("key-back-to-right")}</button>
    }
}

/// Commands that stand by themselves, or the answers to one question.
#[component]
fn Group(commands: Vec<CommandView>, intent: impl Fn(Intent) + Copy + 'static) -> impl IntoView {
    let question = commands.first().and_then(|command| command.choice.as_ref()).map(text::say);
    let is_choice = question.is_some();
    let asked = RwSignal::new(false);
    let buttons = commands.into_iter().map(|CommandView { command, label, state, .. }| {
        let chosen = state == CommandState::Chosen;
        // What ends the run is asked twice.
        let ends = command == Command::ShowSolution;
        let press = move |_| {
            if ends && !asked.get_untracked() {
                asked.set(true);
            } else {
                intent(Intent::Command(command));
            }
        };
        let label = text::say(&label);
        view! {
            <button
                class=if chosen { "button main" } else { "button" }
                role=is_choice.then_some("radio")
                aria-checked=is_choice.then_some(chosen.to_string())
                aria-disabled=(state == CommandState::Resting).then_some("true")
                class:danger=move || ends && asked.get()
                on:click=press
            >
                {move || if ends && asked.get() { t!("solution-sure") } else { label.clone() }}
            </button>
        }
    });
    view! {
        {question.clone().map(|question| view! { <p class="question" aria-hidden="true">{question}</p> })}
        <div class="menu-grid" role=is_choice.then_some("radiogroup") aria-label=question>
            {buttons.collect_view()}
        </div>
    }
}
