//! What to play: the presets of a game. A locked one shows the level that opens it.

use super::Top;
use crate::app::{Frame, Go};
use crate::art::{Icon, Sign};
use crate::office::{self, Clerk};
use crate::route::Route;
use crate::storage::runs;
use crate::{play, t, text};
use leptos::prelude::*;
use session::GameId;
use std::time::Duration;

/// A deal that takes longer can be called off.
const SLOW: Duration = Duration::from_millis(600);

#[component]
pub fn Presets(game: GameId) -> impl IntoView {
    let frame = Frame::here();
    let info = game.info();
    let place = GameId::ALL.iter().position(|other| *other == game).unwrap_or(0);
    let keys: Vec<&'static str> = info.presets.iter().map(|preset| preset.key).collect();
    wasm_bindgen_futures::spawn_local(async move {
        runs::open_ahead().await;
        for key in keys {
            office::prepare(game, key).await;
        }
    });
    let busy = RwSignal::new(None::<&'static str>);
    let slow = RwSignal::new(false);
    let stop = move |_| {
        office::cancel(Clerk::Dealer);
        busy.set(None);
        slow.set(false);
    };
    let cards = info.presets.into_iter().map(|preset| {
        let key = preset.key;
        let locked = !frame.profile.with_untracked(|profile| profile.is_open(&preset));
        let (name, about, level) = (text::say(&preset.name), text::say(&preset.about), preset.level);
        let start = move |_| {
            if !locked && busy.get_untracked().is_none() {
                busy.set(Some(key));
                set_timeout(
                    move || {
                        let _ = slow.try_set(busy.try_get_untracked().flatten().is_some());
                    },
                    SLOW,
                );
                let preset = preset.clone();
                // A frame first, so that the press is seen.
                request_animation_frame(move || play::deal(frame, game, &preset));
            }
        };
        view! {
            <li>
                <button class="preset" aria-disabled=locked.then_some("true") on:click=start>
                    <b>{name}</b>
                    <span>{about}</span>
                    {locked.then(|| view! { <span class="badge"><Icon sign=Sign::Lock/>{t!("from-level", level = level)}</span> })}
                    {move || (busy.get() == Some(key)).then(|| view! { <span class="badge">{t!("dealing")}</span> })}
                </button>
            </li>
        }
    });
    view! {
        <div class=format!("shell hue-{place}")>
            <main class="page narrow">
                <Top title=text::say(&info.name)/>
                <section class="card">
                    <p class="lead">{text::say(&info.tagline)}</p>
                    <ul class="presets">{cards.collect_view()}</ul>
                    {move || slow.get().then(|| view! {
                        <div class="row" role="status">
                            {t!("dealing")}
                            <button class="button" on:click=stop>{t!("cancel")}</button>
                        </div>
                    })}
                    <div class="row">
                        <Go to=Route::Rules(game) class="button"><Icon sign=Sign::Book/>{t!("how-to-play")}</Go>
                    </div>
                </section>
            </main>
        </div>
    }
}
