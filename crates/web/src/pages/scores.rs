//! High scores, a list for each game and preset.

use super::Top;
use crate::app::{Frame, Go};
use crate::route::Route;
use crate::{t, text};
use leptos::prelude::*;
use session::{GameId, Preset};

/// How many of a list are shown.
const SHOWN: usize = 10;

#[component]
pub fn Scores() -> impl IntoView {
    let chosen = RwSignal::new(GameId::ALL[0]);
    view! {
        <div class="shell">
            <main class="page narrow">
                <Top title=t!("scores")/>
                <GameChoice chosen/>
                {move || {
                    let game = chosen.get();
                    game.info().presets.into_iter().filter(|preset| preset.ranked).map(|preset| {
                        view! { <List game preset/> }
                    }).collect_view()
                }}
            </main>
        </div>
    }
}

/// One of the games.
#[component]
pub fn GameChoice(chosen: RwSignal<GameId>) -> impl IntoView {
    view! {
        <div class="choice" role="radiogroup" aria-label=t!("games")>
            {GameId::ALL.map(|game| view! {
                <button
                    role="radio"
                    aria-checked=move || (chosen.get() == game).to_string()
                    on:click=move |_| chosen.set(game)
                >
                    {text::say(&game.info().name)}
                </button>
            }).collect_view()}
        </div>
    }
}

#[component]
fn List(game: GameId, preset: Preset) -> impl IntoView {
    let frame = Frame::here();
    let place = GameId::ALL.iter().position(|other| *other == game).unwrap_or(0);
    let rows = frame.profile.with(|profile| {
        let best = profile.high_scores(game, preset.key);
        let best = best.iter().take(SHOWN).enumerate();
        best.map(|(place, record)| {
            (place + 1, record.score, record.played, record.started, record.run)
        })
        .collect::<Vec<_>>()
    });
    let empty = rows.is_empty();
    view! {
        <section class=format!("card hue-{place}")>
            <h2>{text::say(&preset.name)}</h2>
            {if empty {
                view! { <p class="lead">{t!("scores-none")}</p> }.into_any()
            } else {
                view! {
                    <table class="sheet">
                        <thead><tr><th>{t!("place")}</th><th>{t!("result-total")}</th><th>{t!("played-time")}</th><th>{t!("played-on")}</th></tr></thead>
                        <tbody>
                            {rows.into_iter().map(|(place, score, played, started, run)| view! {
                                <tr>
                                    <td class="figures">{place}"."</td>
                                    <th scope="row" class="figures">{text::number(score as i64)}</th>
                                    <td class="figures">{played.to_string()}</td>
                                    <td><Go to=Route::Replay(run)>{text::date(started)}</Go></td>
                                </tr>
                            }).collect_view()}
                        </tbody>
                    </table>
                }.into_any()
            }}
        </section>
    }
}
