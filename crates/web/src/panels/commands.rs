//! The game's own buttons and the rest of the tools, in a menu.

use super::dialog::Dialog;
use crate::app::{Frame, Go};
use crate::art::{Icon, Sign};
use crate::play::Table;
use crate::route::Route;
use crate::{share, t, text};
use leptos::prelude::*;
use session::Wish;
use session::view::CommandState;

#[component]
pub fn Commands(table: Table, open: RwSignal<bool>, help: RwSignal<bool>) -> impl IntoView {
    let frame = Frame::here();
    let close = Callback::new(move |()| open.set(false));
    let wish = move |wish: Wish| {
        open.set(false);
        table.wish(wish);
    };
    let commands = move || {
        let commands = table.shot.with(|shot| shot.view.commands.clone());
        commands
            .into_iter()
            .map(|command| {
                let class =
                    if command.state == CommandState::Chosen { "button main" } else { "button" };
                view! {
                    <button
                        class=class
                        aria-disabled=(command.state == CommandState::Resting).then_some("true")
                        aria-pressed=(command.state == CommandState::Chosen).then_some("true")
                        on:click=move |_| wish(Wish::Command(command.command))
                    >
                        {text::say(&command.label)}
                    </button>
                }
            })
            .collect_view()
    };
    let game = table.with(|desk| desk.session().deal().game);
    view! {
        <Dialog title=t!("menu") on_close=close>
            <div class="menu-grid">{commands}</div>
            <hr/>
            <div class="menu-grid">
                <button class="button" on:click=move |_| wish(Wish::Mark)><Icon sign=Sign::Flag/>{t!("key-mark")}</button>
                <button
                    class="button"
                    aria-disabled=move || table.shot.with(|shot| (!shot.has_marks).then_some("true"))
                    on:click=move |_| wish(Wish::ReturnToMark)
                >
                    {t!("key-return")}
                </button>
                <button class="button" on:click=move |_| wish(Wish::BackToRight)>{t!("key-back-to-right")}</button>
                <button class="button" on:click=move |_| { open.set(false); help.set(true); }>{t!("key-help")}</button>
                <button class="button" on:click=move |_| {
                    open.set(false);
                    share::copy_link(frame, table.with(|desk| desk.session().deal().clone()));
                }>
                    {t!("copy-link")}
                </button>
                <Go to=Route::Rules(game) class="button">{t!("how-to-play")}</Go>
                <Go to=Route::Settings class="button"><Icon sign=Sign::Gear/>{t!("settings")}</Go>
                <button class="button" on:click=move |_| frame.set(|settings| settings.muted = !settings.muted)>
                    <Icon sign=Sign::Note/>
                    {move || if frame.settings.with(|settings| settings.muted) { t!("sound-on") } else { t!("sound-off") }}
                </button>
                <Go to=Route::Home class="button"><Icon sign=Sign::Back/>{t!("leave")}</Go>
            </div>
        </Dialog>
    }
}
