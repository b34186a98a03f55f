//! The end of a run as a stamped letter: the score line by line.

use super::Top;
use crate::app::{Frame, Go};
use crate::art::{Icon, Sign};
use crate::route::Route;
use crate::{play, t, text};
use leptos::prelude::*;
use session::{End, EndResult, GameId, Outcome, RunId, Session};

#[component]
pub fn ResultPage(run: RunId) -> impl IntoView {
    let frame = Frame::here();
    let session = RwSignal::new(None::<Session>);
    wasm_bindgen_futures::spawn_local(async move {
        match play::resume(frame, run).await {
            Ok(found) if found.outcome().is_over() => {
                let _ = session.try_set(Some(found));
            }
            Ok(_) => frame.replace(Route::Play(run)),
            Err(why) => {
                frame.tell(&why);
                frame.replace(Route::Home);
            }
        }
    });
    move || {
        session.get().map(|session| {
            let game = session.deal().game;
            let preset = session.deal().preset;
            match session.outcome() {
                Outcome::Over(end) => {
                    view! { <Letter end=end.clone() game preset run/> }.into_any()
                }
                Outcome::Playing => ().into_any(),
            }
        })
    }
}

#[component]
fn Letter(end: End, game: GameId, preset: &'static str, run: RunId) -> impl IntoView {
    let frame = Frame::here();
    let place = GameId::ALL.iter().position(|other| *other == game).unwrap_or(0);
    let title = match end.result {
        EndResult::Won => t!("result-won"),
        EndResult::Lost => t!("result-over"),
        EndResult::GivenUp => t!("result-given-up"),
    };
    let total = end.sheet.total();
    let again = move |_| {
        if let Some(preset) = game.preset(preset) {
            play::deal(frame, game, &preset);
        }
    };
    view! {
        <div class=format!("shell hue-{place}")>
            <main class="page narrow">
                <Top title=text::say(&game.info().name)/>
                <section class="card letter">
                    <h2>{title}</h2>
                    <p class="lead">{t!("result-time", time = end.at.to_string())}</p>
                    <table class="sheet">
                        <tbody>
                            {end.sheet.lines.iter().map(|line| view! {
                                <tr><th scope="row">{text::say(&line.what)}</th><td class="figures">{text::number(line.points)}</td></tr>
                            }).collect_view()}
                        </tbody>
                    </table>
                    <div class="stamp" aria-label=t!("result-total")>
                        <small>{t!("result-total")}</small>
                        <b>{text::number(total as i64)}</b>
                    </div>
                    <div class="row">
                        <button class="button main grow" on:click=again><Icon sign=Sign::Play/>{t!("again")}</button>
                        <Go to=Route::Replay(run) class="button">{t!("watch-replay")}</Go>
                        <Go to=Route::Presets(game) class="button">{t!("other-preset")}</Go>
                        <Go to=Route::Home class="button">{t!("home")}</Go>
                    </div>
                </section>
            </main>
        </div>
    }
}
