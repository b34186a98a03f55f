//! The player's own puzzle: typed, pasted, from a file or dropped onto the page.

use super::Top;
use crate::app::Frame;
use crate::art::{Icon, Sign};
use crate::panels::analyse;
use crate::prelude::*;
use crate::workers::{self, Unanswered, WorkerKind};
use crate::{clock, play, share, t, text};
use session::{Deal, GameId, deal_in, phrase};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use worker::Unplayable;

#[component]
pub fn Own() -> impl IntoView {
    let frame = Frame::here();
    let given = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<Unplayable>);
    let found = RwSignal::new(None::<Deal>);
    let rated = RwSignal::new(None::<String>);
    let busy = RwSignal::new(false);
    // What the module beside the page says: why not, with boards that show it; and what was left out.
    let refusal = RwSignal::new(None::<String>);
    let remarks = RwSignal::new(String::new());
    let examine = move || {
        let text = given.get_untracked();
        if text.trim().is_empty() || busy.get_untracked() {
            return;
        }
        trouble.set(None);
        refusal.set(None);
        found.set(None);
        rated.set(None);
        if let Some(deal) = deal_in(&text) {
            given.set(String::new());
            found.set(Some(deal));
            return;
        }
        busy.set(true);
        remarks.set(String::new());
        spawn_local(async move {
            let seed = clock::entropy() as u64;
            if is_foreign(&text) {
                let request = format!("open\n{}\n{seed}\n{text}", text::language().code());
                match workers::ask_post(request).await {
                    Ok((is_open, answer)) => {
                        let answer = String::from_utf8_lossy(&answer).into_owned();
                        match is_open.then(|| opened(&answer)).flatten() {
                            Some((told, deal)) => {
                                let _ = remarks.try_set(told);
                                let _ = found.try_set(Some(deal));
                            }
                            None => {
                                let _ = refusal.try_set(Some(answer));
                            }
                        }
                        let _ = busy.try_set(false);
                        return;
                    }
                    Err(Unanswered::Cancelled) => {
                        let _ = busy.try_set(false);
                        return;
                    }
                    // What the page itself reads, it reads without a network too.
                    Err(Unanswered::Alone) => frame.tell(&phrase!("post-none")),
                }
            }
            let question = worker::Own { text: text.clone(), seed };
            match workers::ask(WorkerKind::Adviser, question).await {
                Ok(Ok(deal)) => {
                    let _ = found.try_set(Some(deal));
                    let answer = workers::ask(WorkerKind::Adviser, worker::Rate { text }).await;
                    let _ = rated.try_set(answer.ok().flatten().map(|rating| rating.to_string()));
                }
                Ok(Err(unplayable)) => {
                    let _ = trouble.try_set(Some(unplayable));
                }
                Err(Unanswered::Cancelled) => {}
                Err(Unanswered::Alone) => frame.tell(&phrase!("worker-none")),
            }
            let _ = busy.try_set(false);
        });
    };
    // A link was opened, or something was pasted, perhaps while this screen is already there.
    if let Some(text) = share::carried() {
        given.set(text);
        examine();
    }
    effect(move || {
        if let Some(text) = frame.brought.get() {
            frame.brought.set(None);
            given.set(text);
            examine();
        }
    });
    // What nobody waits for any more is not looked at any longer.
    on_cleanup(|| {
        workers::cancel(WorkerKind::Adviser);
        workers::cancel(WorkerKind::Post);
    });
    let take_file = move |file: web_sys::File| {
        spawn_local(async move {
            if let Ok(text) = JsFuture::from(file.text()).await {
                let _ = given.try_set(text.as_string().unwrap_or_default());
                examine();
            }
        });
    };
    let dropped = move |event: web_sys::DragEvent| {
        event.prevent_default();
        let Some(data) = event.data_transfer() else { return };
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => take_file(file),
            None => {
                given.set(data.get_data("text").unwrap_or_default());
                examine();
            }
        }
    };
    let chosen = move |event: web_sys::Event| {
        let input =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) {
            take_file(file);
        }
    };
    let start = move |_| {
        if let Some(deal) = found.get_untracked() {
            play::begin(frame, deal);
        }
    };
    // What may be brought, as each game says it that takes something.
    let samples = GameId::ALL.into_iter().map(GameId::info);
    let samples: Vec<_> = samples.filter_map(|info| Some((info.name, info.own?))).collect();
    view! {
        <div class="shell" on:dragover=move |event| event.prevent_default() on:drop=dropped>
            <main class="page narrow">
                <Top title=t!("own")/>
                <section class="card prose">
                    <p>{t!("own-how")}</p>
                    <label>
                        <span class="away">{t!("own-field")}</span>
                        <textarea
                            class="field"
                            spellcheck="false"
                            placeholder=samples.first().map(|(_, own)| own.sample)
                            prop:value=move || given.get()
                            on:input=move |event| { given.set(event_target_value(&event)); found.set(None); trouble.set(None); refusal.set(None); }
                        ></textarea>
                    </label>
                    <div class="row">
                        <button class="button main" aria-disabled=move || busy.get().then_some("true") on:click=move |_| examine()>
                            <Icon sign=Sign::Check/>{move || if busy.get() { t!("own-looking") } else { t!("own-examine") }}
                        </button>
                        {move || busy.get().then(|| view! {
                            <button class="button" on:click=move |_| workers::cancel(WorkerKind::Adviser)>{t!("cancel")}</button>
                        }.into_any())}
                        <label class="button">
                            {t!("own-file")}
                            <input type="file" class="away" on:change=chosen/>
                        </label>
                    </div>
                    <div aria-live="polite">
                        {move || trouble.get().map(|trouble| view! {
                            <div class="notice-card refusal">
                                {text::say(&trouble.why)}
                                {(trouble.boards.len() > 1).then(|| view! { <Boards boards=trouble.boards.iter().map(ToString::to_string).collect()/> })}
                            </div>
                        }.into_any())}
                        {move || refusal.get().map(|told| {
                            let mut lines = told.lines().map(str::to_owned);
                            let why = lines.next();
                            let boards: Vec<String> = lines.collect();
                            view! {
                                <div class="notice-card refusal">
                                    {why}
                                    {(boards.len() > 1).then(|| view! { <Boards boards/> })}
                                </div>
                            }.into_any()
                        })}
                        {move || found.get().map(|deal| view! {
                            <div class="notice-card">
                                <p>{says_found(&deal)}
                                    {move || rated.get().map(|er| " ".to_owned() + &t!("own-rated", rating = er)).unwrap_or_default()}
                                </p>
                                {move || remarks.get().lines().map(|line| view! { <p>{line.to_owned()}</p> }).collect_view()}
                                {deal.time_to_beat().map(|time| view! { <p>{t!("beat-time", time = time.to_string())}</p> })}
                                <div class="row">
                                    <button class="button main" on:click=start><Icon sign=Sign::Play/>{t!("play-now")}</button>
                                    {analyse(&deal)}
                                </div>
                            </div>
                        }.into_any())}
                    </div>
                    {samples.into_iter().map(|(name, own)| view! {
                        <h2>{text::say(&name)}</h2>
                        <p>{text::say(&own.how)}</p>
                        <pre class="sample">{own.sample}</pre>
                    }).collect_view()}
                </section>
            </main>
        </div>
    }
}

/// Whether a text may be of another program, or a link: the module beside the page reads those. What the
/// page reads itself, it reads without waiting.
fn is_foreign(text: &str) -> bool {
    let text = text.trim();
    let is_word = text.len() > 8 && !text.contains(char::is_whitespace);
    text.starts_with(['{', '<', ':', '#'])
        || text.contains("://")
        || is_word && text.contains(|sign: char| sign.is_ascii_alphabetic())
}

/// Remarks, an empty line, and the deal.
fn opened(answer: &str) -> Option<(String, Deal)> {
    let (remarks, deal) = match answer.strip_prefix('\n') {
        Some(deal) => ("", deal),
        None => answer.split_once("\n\n")?,
    };
    Some((remarks.to_owned(), deal.parse().ok()?))
}

/// What was found: a puzzle of the player's own, or one that was dealt elsewhere.
fn says_found(deal: &Deal) -> String {
    let game = text::say(&deal.game.info().name);
    match deal.game.preset(deal.preset).filter(|preset| preset.ranked) {
        Some(preset) => t!("shared-puzzle", game = game, preset = text::say(&preset.name)),
        None => format!("{game}: {}", t!("own-good")),
    }
}

/// Solutions side by side; where they differ is marked.
#[component]
fn Boards(boards: Vec<String>) -> impl IntoView {
    let boards: Vec<Vec<char>> = boards.iter().map(|board| board.chars().collect()).collect();
    let differs =
        |index: usize| boards.iter().any(|board| board.get(index) != boards[0].get(index));
    let drawn = boards.iter().map(|board| {
        let cells = board.iter().enumerate().map(|(index, digit)| {
            view! { <span class:differs=differs(index)>{digit.to_string()}</span> }
        });
        let digits: String = board.iter().collect();
        view! { <div class="small-board" role="img" aria-label=digits>{cells.collect_view()}</div> }
    });
    view! { <div class="small-boards">{drawn.collect_view()}</div> }
}
