//! High scores, a list for each game and preset.

use super::{Empty, Top};
use crate::app::{Frame, Go};
use crate::art::hue;
use crate::panels::Choice;
use crate::prelude::*;
use crate::route::Route;
use crate::{t, text};
use progress::{Profile, Record};
use session::{GameId, Millis, Preset, RunId};
use std::sync::Arc;

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
                {move || view! { <Lists game=chosen.get()/> }.into_any()}
            </main>
        </div>
    }
}

/// One of the games.
#[component]
pub fn GameChoice(chosen: RwSignal<GameId>) -> impl IntoView {
    let answers = GameId::ALL.map(|game| text::say(&game.info().name)).into();
    let index = move || GameId::ALL.iter().position(|game| *game == chosen.get()).unwrap_or(0);
    let choose = Arc::new(move |index: usize| chosen.set(GameId::ALL[index]));
    view! { <Choice name="game".to_owned() label=t!("games") answers chosen=Arc::new(index) choose/> }
}

/// A line of the list.
struct Entry {
    rank: usize,
    score: u64,
    played: Millis,
    started: u64,
    run: RunId,
}

/// The presets that were played; the others are only named.
#[component]
fn Lists(game: GameId) -> impl IntoView {
    let frame = Frame::here();
    let ranked = game.info().presets.into_iter().filter(|preset| preset.ranked);
    let (played, open): (Vec<_>, Vec<_>) = ranked
        .map(|preset| {
            let entries = frame.profile.with(|profile| entries(profile, game, &preset));
            (preset, entries)
        })
        .partition(|(_, entries)| !entries.is_empty());
    if played.is_empty() {
        return view! { <section class="card"><Empty words=t!("scores-none") game/></section> }
            .into_any();
    }
    let names =
        open.iter().map(|(preset, _)| view! { <li class="badge">{text::say(&preset.name)}</li> });
    view! {
        {played.into_iter().map(|(preset, entries)| view! { <List game preset entries/> }).collect_view()}
        {(!open.is_empty()).then(|| view! {
            <section class="card">
                <h2>{t!("scores-open")}</h2>
                <ul class="tiles">{names.collect_view()}</ul>
            </section>
        })}
    }
    .into_any()
}

fn entries(profile: &Profile, game: GameId, preset: &Preset) -> Vec<Entry> {
    let best = profile.high_scores(game, preset.key);
    let entry = |(index, record): (usize, &&Record)| Entry {
        rank: index + 1,
        score: record.score,
        played: record.played,
        started: record.started,
        run: record.run,
    };
    best.iter().take(SHOWN).enumerate().map(entry).collect()
}

#[component]
fn List(game: GameId, preset: Preset, entries: Vec<Entry>) -> impl IntoView {
    view! {
        <section class=format!("card {}", hue(game))>
            <h2>{text::say(&preset.name)}</h2>
            <table class="sheet">
                <thead><tr><th>{t!("place")}</th><th>{t!("result-total")}</th><th>{t!("played-time")}</th><th>{t!("played-on")}</th></tr></thead>
                <tbody>
                    {entries.into_iter().map(|entry| view! {
                        <tr>
                            <td class="figures">{entry.rank}"."</td>
                            <th scope="row" class="figures">{text::number(entry.score as i64)}</th>
                            <td class="figures">{entry.played.to_string()}</td>
                            <td><Go to=Route::Replay(entry.run)>{text::date(entry.started)}</Go></td>
                        </tr>
                    }).collect_view()}
                </tbody>
            </table>
        </section>
    }
}
