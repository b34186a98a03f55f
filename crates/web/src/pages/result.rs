//! The end of a run as a stamped letter: the score line by line.

use super::{Silent, Top};
use crate::app::{Frame, Go};
use crate::art::{self, Icon, Sign, hue};
use crate::panels::takes;
use crate::play::{self, Ended};
use crate::prelude::*;
use crate::route::Route;
use crate::settings::Settings;
use crate::sound::{self, Effect};
use crate::storage::patiently;
use crate::workers::{self, Kind, WorkerKind};
use crate::{clock, share, t, text};
use progress::{Gain, Standing, Unlock, share_text};
use session::{Again, Deal, End, EndResult, Log, Phrase, RunId, review};
use worker::{Order, Wanted};

#[component]
pub fn ResultPage(run: RunId) -> impl IntoView {
    let frame = Frame::here();
    let ended = RwSignal::new(None::<Ended>);
    let silent = RwSignal::new(false);
    let late = move || {
        let found = play::ended_by_slip(frame, run);
        let _ = silent.try_set(found.is_none());
        let _ = ended.try_set(found);
    };
    wasm_bindgen_futures::spawn_local(async move {
        match patiently(play::ended(frame, run), late).await {
            Ok(Some(found)) => {
                let _ = ended.try_set(Some(found));
            }
            Ok(None) => frame.replace(Route::Play(run)),
            Err(why) => {
                frame.tell(&why);
                frame.replace(Route::Home);
            }
        }
    });
    move || {
        if silent.get() && ended.with(Option::is_none) {
            return Some(view! { <Silent/> }.into_any());
        }
        ended.get().and_then(|Ended { session, gain }| {
            let (end, deal) = (session.outcome().end()?.clone(), session.deal().clone());
            let log = session.log(clock::tick());
            let challenge = (end.result == EndResult::Won).then(|| log.clone());
            let reviewed = (!log.moves.is_empty()).then(|| view! { <Reviewed log/> });
            let told = share_text(&session, text::say);
            Some(view! { <Letter end gain deal run told challenge>{reviewed}</Letter> }.into_any())
        })
    }
}

#[component]
fn Letter(
    end: End,
    gain: Gain,
    deal: Deal,
    run: RunId,
    /// What can be sent to friends.
    told: Option<String>,
    /// The run, if others can be asked to be faster.
    challenge: Option<Log>,
    children: Children,
) -> impl IntoView {
    let frame = Frame::here();
    let game = deal.game;
    let title = match end.result {
        EndResult::Won => t!("result-won"),
        EndResult::Lost => t!("result-over"),
        EndResult::GivenUp => t!("result-given-up"),
    };
    let total = end.sheet.total();
    // A run that was given up has no score, and not every run earns anything.
    let scored = total > 0;
    let earned = gain.phrase().is_some().then_some(gain);
    let takes = takes(&deal);
    let compared = deal.against_time(&end);
    let preset = game.preset(deal.preset);
    let name = match &preset {
        Some(preset) => t!("game-preset", game = game.info().name, preset = preset.name.clone()),
        None => text::say(&game.info().name),
    };
    let day = deal.day();
    let days = frame.profile.with_untracked(|profile| profile.days_in_a_row(clock::today()));
    let looking = RwSignal::new(false);
    let again = move |_| {
        // Pressed again before the page has changed, it is the same wish.
        if frame.route.get_untracked() != Route::Result(run) {
            return;
        }
        match Again::of(&deal) {
            Again::Same(deal) => play::begin(frame, deal),
            Again::Fresh(preset) => play::deal(frame, Kind::of(game, preset.key)),
            Again::Practice(asked) => {
                let (wanted, seed) = (Wanted::Found(asked), clock::entropy() as u64);
                play::order(frame, Order { wanted, seed }, looking);
            }
        }
    };
    view! {
        <div class=format!("shell {}", hue(game))>
            <main class="page narrow">
                <Top title=name/>
                <section class="card letter">
                    <header>
                        <div>
                            <h2>{title}</h2>
                            <p class="lead">{t!("result-time", time = end.at.to_string())}</p>
                            {compared.map(|compared| view! { <p class="badge">{text::say(&compared)}</p> })}
                            {day.map(|day| view! {
                                <p class="badge">{t!("daily-of", day = day.to_string(), days = days)}</p>
                            })}
                        </div>
                        <div class="postage" aria-hidden="true"><img src=art::card(game) alt=""/></div>
                    </header>
                    <table class="sheet">
                        <tbody>
                            {end.sheet.told().map(|line| view! {
                                <tr><th scope="row">{text::say(&line.what)}</th><td class="figures">{text::number(line.points)}</td></tr>
                            }).collect_view()}
                        </tbody>
                    </table>
                    {scored.then(|| view! {
                        <div class="stamp">
                            <small>{t!("result-total")}</small>
                            <b>{text::number(total as i64)}</b>
                        </div>
                    })}
                    {earned.map(|gain| view! { <Earned gain/> })}
                    <div class="row">
                        <button class="button main grow" on:click=again><Icon sign=Sign::Play/>{t!("again")}</button>
                        {told.map(|told| view! {
                            <button class="button" on:click=move |_| share::send(frame, told.clone())>{t!("share")}</button>
                        })}
                        <Go to=Route::after(run) class="button">{t!("coach-look")}</Go>
                        {challenge.map(|log| view! {
                            <button class="button" on:click=move |_| share::challenge(frame, &log)>{t!("beat-me")}</button>
                        })}
                        <Go to=Route::Replay(run) class="button">{t!("watch-replay")}</Go>
                        <Go to=Route::Presets(game) class="button">{t!("other-preset")}</Go>
                        <Go to=Route::Home class="button">{t!("home")}</Go>
                    </div>
                </section>
                <Music/>
                {takes}
                {children()}
            </main>
        </div>
    }
}

/// The moves looked at again, once wished for: it may take the worker some seconds.
#[component]
fn Reviewed(log: Log) -> impl IntoView {
    let told = RwSignal::new(None::<Vec<Phrase>>);
    let busy = RwSignal::new(false);
    let look = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let question = worker::Review { log: log.clone() };
        wasm_bindgen_futures::spawn_local(async move {
            let said = match workers::ask(WorkerKind::Adviser, question).await {
                Ok(Ok(judged)) => review::told(&judged),
                Ok(Err(why)) => vec![why],
                Err(_) => Vec::new(),
            };
            let _ = told.try_set(Some(said));
        });
    };
    view! {
        <section class="card" aria-live="polite">
            {move || match told.get() {
                Some(told) => view! {
                    <ul class="review">{told.iter().map(|phrase| view! { <li>{text::say(phrase)}</li> }).collect_view()}</ul>
                }.into_any(),
                None => view! {
                    <button class="button" aria-disabled=move || busy.get().then_some("true") on:click=look.clone()>
                        {move || if busy.get() { t!("result-reviewing") } else { t!("result-review") }}
                    </button>
                }.into_any(),
            }}
        </section>
    }
}

/// Experience gained: the bar fills towards the next level, what was reached and what opened is said,
/// and can be had at once.
#[component]
fn Earned(gain: Gain) -> impl IntoView {
    let share =
        |standing: &Standing| standing.step.map_or(100, |(done, whole)| done * 100 / whole.max(1));
    let rose = gain.after.level != gain.before.level;
    let start = if rose { 0 } else { share(&gain.before) };
    let (width, end) = (RwSignal::new(start), share(&gain.after));
    set_timeout(
        move || {
            let _ = width.try_set(end);
            if rose {
                sound::play(Effect::LevelUp);
            }
        },
        std::time::Duration::from_millis(700),
    );
    view! {
        <div class="earned">
            {gain.place_phrase().map(|place| view! { <p><b>{text::say(&place)}</b></p> })}
            {gain.level_phrase().map(|level| view! { <p class="reached"><Icon sign=Sign::Trophy/><b>{text::say(&level)}</b></p> })}
            {gain.unlocked.iter().map(|unlock| view! { <Opened unlock=unlock.clone()/> }).collect_view()}
            {gain.phrase().map(|phrase| view! {
                <div class="row">
                    <span class="medal" aria-hidden="true">{gain.after.level.number()}</span>
                    <div class="grow">
                        <div class="bar" aria-hidden="true"><span style=move || format!("width:{}%", width.get())></span></div>
                        <small class="lead">{text::say(&gain.after.phrase())}</small>
                    </div>
                    <span class="badge">{text::say(&phrase)}</span>
                </div>
            })}
        </div>
    }
}

/// What a level has opened, and the way to have it now.
#[component]
fn Opened(unlock: Unlock) -> impl IntoView {
    let frame = Frame::here();
    let said = t!("opened", unlock = unlock.phrase());
    let words = match unlock {
        Unlock::Preset(..) => t!("play-now"),
        Unlock::Background(_) => t!("hang-up"),
    };
    let take = move |_| match &unlock {
        Unlock::Preset(game, preset) => play::deal(frame, Kind::of(*game, preset.key)),
        Unlock::Background(background) => frame.set(|settings| settings.background = *background),
    };
    view! {
        <div class="row opened">
            <b class="grow">{said}</b>
            <button class="button main" on:click=take>{words}</button>
        </div>
    }
}

/// Asks once whether music is wanted; the answer is kept, and the menu of a game has the switch.
#[component]
fn Music() -> impl IntoView {
    let frame = Frame::here();
    let asks = move || frame.settings.with(|settings| !settings.music_asked && settings.music == 0);
    move || {
        asks().then(|| {
            view! {
                <div class="card row">
                    <span class="grow">{t!("music-ask")}</span>
                    <button class="button main" on:click=move |_| frame.set(Settings::turn_music)><Icon sign=Sign::Note/>{t!("yes")}</button>
                    <button class="button" on:click=move |_| frame.set(|settings| settings.music_asked = true)>{t!("no")}</button>
                </div>
            }
            .into_any()
        })
    }
}
