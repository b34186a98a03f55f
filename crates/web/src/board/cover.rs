//! What lies over the board while the game rests.

use crate::app::Frame;
use crate::art::Cat;
use crate::play::Table;
use crate::prelude::*;
use crate::t;
use session::Intent;

#[component]
pub fn Cover(table: Table) -> impl IntoView {
    let frame = Frame::here();
    let lost = table.lost_hold.get_untracked();
    view! {
        <div class="cover">
            <Cat/>
            <h2>{if lost { t!("held-elsewhere") } else { t!("paused") }}</h2>
            {if lost {
                // Loading it again takes it over as it now stands.
                view! {
                    <button class="button main" on:click=move |_| { frame.route.notify() }>
                        {t!("play-here")}
                    </button>
                }.into_any()
            } else {
                view! {
                    <button class="button main" on:click=move |_| table.handle(Intent::Pause)>{t!("resume")}</button>
                }.into_any()
            }}
        </div>
    }
}
