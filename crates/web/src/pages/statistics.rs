//! What the runs come to, which skills they took, and the list of them.

use super::scores::GameChoice;
use super::{Empty, Top};
use crate::app::{Frame, Go};
use crate::office::{self, Clerk};
use crate::route::Route;
use crate::storage::{profile, runs};
use crate::{t, text};
use leptos::prelude::*;
use progress::{Profile, Record, Stats};
use session::{EndResult, GameId, Millis, Skill};

#[component]
pub fn Statistics() -> impl IntoView {
    let frame = Frame::here();
    let chosen = RwSignal::new(GameId::ALL[0]);
    let stats = move || frame.profile.with(|profile| profile.stats_of_game(chosen.get()));
    let history = move || {
        frame.profile.with(|profile| {
            let mine =
                profile.records().into_iter().rev().filter(|record| record.game == chosen.get());
            mine.take(100).cloned().collect::<Vec<_>>()
        })
    };
    let skills = move || frame.profile.with(|profile| profile.skills_of_game(chosen.get()));
    learn(frame);
    view! {
        <div class="shell">
            <main class="page narrow">
                <Top title=t!("statistics")/>
                <GameChoice chosen/>
                {move || Some(stats()).filter(|stats| stats.played > 0).map(|stats| figures(&stats))}
                {move || Some(skills()).filter(|skills| !skills.is_empty()).map(|skills| view! { <Skills skills/> })}
                <section class="card">
                    <h2>{t!("history")}</h2>
                    {move || {
                        let history = history();
                        match history.is_empty() {
                            true => view! { <Empty says=t!("history-none") game=chosen.get()/> }.into_any(),
                            false => view! { <ul class="history">{history.into_iter().map(|record| view! { <Past record/> }).collect_view()}</ul> }.into_any(),
                        }
                    }}
                </section>
            </main>
        </div>
    }
}

fn figures(stats: &Stats) -> AnyView {
    let number = |value: Option<u64>| {
        value.map_or_else(|| "–".to_owned(), |value| text::number(value as i64))
    };
    let time =
        |value: Option<Millis>| value.map_or_else(|| "–:––".to_owned(), |value| value.to_string());
    let figures = [
        (t!("stats-played"), text::number(stats.played.into())),
        (t!("stats-won"), text::number(stats.won.into())),
        (t!("stats-unaided"), text::number(stats.unaided.into())),
        (t!("stats-best"), number(stats.best)),
        (t!("stats-mean"), number(stats.mean)),
        (t!("stats-fastest"), time(stats.fastest)),
        (t!("stats-time"), time(Some(stats.time))),
        (t!("stats-streak"), format!("{} / {}", stats.streak, stats.longest_streak)),
    ];
    view! {
        <section class="card">
            <dl class="figures-grid">
                {figures.into_iter().map(|(name, value)| view! { <div><dt>{name}</dt><dd class="figures">{value}</dd></div> }).collect_view()}
            </dl>
        </section>
    }
    .into_any()
}

/// Looks up what the won runs took, one after the other and beside the page.
fn learn(frame: Frame) {
    wasm_bindgen_futures::spawn_local(async move {
        for run in frame.profile.with_untracked(Profile::unlearned) {
            // A run that is no longer kept has nothing to tell.
            let Ok(Some(log)) = runs::peek(run).await else { continue };
            let Ok(keys) = office::ask(Clerk::Dealer, format!("skills {log}")).await else {
                continue;
            };
            let keys: Vec<&str> = keys.split(',').filter(|key| !key.is_empty()).collect();
            frame.profile.update(|mine| {
                mine.learn(run, keys);
                profile::store(mine);
            });
        }
    });
}

#[component]
fn Skills(skills: Vec<(Skill, u32)>) -> impl IntoView {
    let row = |(skill, count): (Skill, u32)| {
        view! {
            <div><dt>{text::say(&skill.name)}</dt><dd class="figures">{text::number(count.into())}</dd></div>
        }
    };
    view! {
        <section class="card">
            <h2>{t!("stats-skills")}</h2>
            <dl class="figures-grid">{skills.into_iter().rev().map(row).collect_view()}</dl>
        </section>
    }
}

#[component]
fn Past(record: Record) -> impl IntoView {
    let preset =
        record.game.preset(record.preset).map(|preset| text::say(&preset.name)).unwrap_or_default();
    let end = match record.result {
        EndResult::Won => t!("result-won"),
        EndResult::Lost => t!("result-over"),
        EndResult::GivenUp => t!("result-given-up"),
    };
    view! {
        <li class="past">
            <span class="grow"><b>{preset}</b>" "<small>{end}</small></span>
            <span class="figures">{text::number(record.score as i64)}</span>
            <span class="figures">{record.played.to_string()}</span>
            <span>{text::date(record.started)}</span>
            <Go to=Route::Replay(record.run) class="button">{t!("watch-replay")}</Go>
        </li>
    }
}
