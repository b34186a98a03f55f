//! What the runs come to, which skills they took, and the list of them.

use super::scores::GameChoice;
use super::{Empty, Top};
use crate::app::{Frame, Go};
use crate::prelude::*;
use crate::route::Route;
use crate::storage::profile::Browser;
use crate::storage::{backup, runs};
use crate::workers::{self, WorkerKind};
use crate::{t, text};
use progress::{Assist, Profile, Record, Stats};
use session::{EndResult, GameId, Millis, Skill, phrase};

/// How many runs are listed, and how many more at a time.
const SHOWN: usize = 100;

#[component]
pub fn Statistics() -> impl IntoView {
    let frame = Frame::here();
    let chosen = RwSignal::new(GameId::ALL[0]);
    let shown = RwSignal::new(SHOWN);
    // Drawn again only when it changed: what is learnt meanwhile must not take a run from under a finger.
    let history = memo(move || {
        frame.profile.with(|profile| {
            let mine =
                profile.records().into_iter().rev().filter(|record| record.game == chosen.get());
            mine.take(shown.get()).cloned().collect::<Vec<_>>()
        })
    });
    learn(frame);
    view! {
        <div class="shell">
            <main class="page narrow">
                <Top title=t!("statistics")/>
                <div class="row"><Go to=Route::Room("statistics") class="button">{t!("as-pictures")}</Go></div>
                <GameChoice chosen/>
                {move || frame.profile.with(|profile| {
                    let game = chosen.get();
                    [figures(&profile.stats_of_game(game)), assists(profile, game)].into_iter().collect_view()
                })}
                <section class="card">
                    <h2>{t!("history")}</h2>
                    {move || {
                        let history = history.get();
                        match history.is_empty() {
                            true => view! { <Empty words=t!("history-none") game=chosen.get()/> }.into_any(),
                            false => view! { {exports(frame)}<ul class="history">{history.into_iter().map(|record| view! { <Past record/> }).collect_view()}</ul>{more(frame, chosen.get(), shown)} }.into_any(),
                        }
                    }}
                </section>
                // Below what is there already: it comes when it is known.
                {move || frame.profile.with(|profile| skills(profile, chosen.get()))}
            </main>
        </div>
    }
}

/// Shows older runs, as long as there are any.
fn more(frame: Frame, game: GameId, shown: RwSignal<usize>) -> Option<AnyView> {
    let n = frame.profile.with_untracked(|profile| profile.stats_of_game(game).played);
    let hidden = n.saturating_sub(shown.get() as u32);
    let show = move |_| shown.update(|shown| *shown += SHOWN);
    (hidden > 0).then(|| {
        view! { <button class="button" on:click=show>{t!("show-more", count = hidden)}</button> }.into_any()
    })
}

fn figures(stats: &Stats) -> Option<AnyView> {
    if stats.played == 0 {
        return None;
    }
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
    grid(String::new(), figures.into())
}

/// Named figures under a title; nothing where there are none.
fn grid(title: String, figures: Vec<(String, String)>) -> Option<AnyView> {
    if figures.is_empty() {
        return None;
    }
    let figure =
        |(name, value)| view! { <div><dt>{name}</dt><dd class="figures">{value}</dd></div> };
    let figures = figures.into_iter().map(figure).collect_view();
    let untitled = title.is_empty();
    let view = view! {
        <section class="card">
            <h2 hidden=untitled>{title}</h2>
            <dl class="figures-grid">{figures}</dl>
        </section>
    };
    Some(view.into_any())
}

/// How often and how fast, by what help there was.
fn assists(profile: &Profile, game: GameId) -> Option<AnyView> {
    let time =
        |value: Option<Millis>| value.map_or_else(|| "–".to_owned(), |time| time.to_string());
    let figure = |(assist, stats): (Assist, Stats)| {
        let mean = time(stats.mean_time);
        let (won, played) = (stats.won, stats.played);
        let words =
            t!("stats-assist", assist = assist.phrase(), won = won, played = played, mean = mean);
        (words, time(stats.fastest))
    };
    grid(t!("stats-assists"), profile.stats_of_assists(game).map(figure).collect())
}

/// All runs of all games as a file.
fn exports(frame: Frame) -> AnyView {
    let button = |name: &'static str, label: String, write: fn(&Profile) -> String| {
        let save = move |_| {
            if backup::offer(name, &frame.profile.with_untracked(write)).is_err() {
                frame.tell(&phrase!("backup-refused"));
            }
        };
        view! { <button class="button" on:click=save>{label}</button> }
    };
    view! {
        <div class="row">
            {button("ninefold-runs.csv", t!("export-csv"), Profile::to_csv)}
            {button("ninefold-runs.json", t!("export-json"), Profile::to_json)}
        </div>
    }
    .into_any()
}

/// Looks up what the won runs took, one after the other and beside the page.
fn learn(frame: Frame) {
    wasm_bindgen_futures::spawn_local(async move {
        for run in frame.profile.with_untracked(Profile::unlearned) {
            // A run that is no longer kept has nothing to tell.
            let Ok(Some(save)) = runs::peek(run).await else { continue };
            let question = worker::Skills { deal: save.log.deal };
            let Ok(Ok(keys)) = workers::ask(WorkerKind::Dealer, question).await else { continue };
            frame.profile.update(|mine| {
                mine.learn(run, keys.iter().map(String::as_str));
                // It is derived: should it not be kept, it is found again the next time.
                let _ = mine.store(&Browser);
            });
        }
    });
}

fn skills(profile: &Profile, game: GameId) -> Option<AnyView> {
    let skills = profile.skills_of_game(game).into_iter().rev();
    let figure =
        |(skill, count): (Skill, u32)| (text::say(&skill.name), text::number(count.into()));
    grid(t!("stats-skills"), skills.map(figure).collect())
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
