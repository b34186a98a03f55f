//! What to play: a list of the game's presets, or the questions that lead to one. A locked one shows
//! the level that opens it.

use super::Top;
use crate::app::{Frame, Go};
use crate::art::{Icon, Sign, board_art, hue};
use crate::panels::{Choice, DrawerButton};
use crate::prelude::*;
use crate::route::Route;
use crate::settings::Drawer;
use crate::storage::runs;
use crate::workers::{self, Kind, WorkerKind};
use crate::{play, t, text};
use session::{GameId, GameInfo, Preset};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// A deal that takes longer can be called off.
const SLOW: Duration = Duration::from_millis(600);

#[component]
pub fn Presets(game: GameId) -> impl IntoView {
    let info = game.info();
    let dealing = Dealing {
        frame: Frame::here(),
        game,
        busy: RwSignal::new(None),
        slow: RwSignal::new(false),
    };
    spawn_local(runs::open_ahead());
    let (name, tagline) = (text::say(&info.name), text::say(&info.tagline));
    let choice = match info.questions.is_empty() {
        true => view! { <List dealing presets=info.presets/> }.into_any(),
        false => view! { <Asked dealing info/> }.into_any(),
    };
    view! {
        <div class=format!("shell {}", hue(game))>
            <main class="page narrow">
                <Top title=name>
                    <Go to=Route::Rules(game) class="button" label=t!("how-to-play")>
                        <Icon sign=Sign::Book/><span>{t!("how-to-play")}</span>
                    </Go>
                </Top>
                <section class="card">
                    <p class="lead">{tagline}</p>
                    {choice}
                    {(game == GameId::OF_PUZZLES).then(|| view! { <Go to=Route::Room("next") class="button more">{t!("next-offer")}</Go> })}
                    {move || dealing.slow.get().then(|| view! {
                        <div class="row" role="status">
                            {t!("dealing")}
                            <button class="button" on:click=move |_| dealing.stop()>{t!("cancel")}</button>
                        </div>
                    }.into_any())}
                </section>
            </main>
        </div>
    }
}

/// What was pressed and is being dealt.
#[derive(Clone, Copy)]
struct Dealing {
    frame: Frame,
    game: GameId,
    busy: RwSignal<Option<&'static str>>,
    slow: RwSignal<bool>,
}

impl Dealing {
    /// Deals on this ground, or on any.
    fn start(self, preset: &Preset, ground: Option<&'static str>) {
        if self.busy.get_untracked().is_some() || !self.is_open(preset) {
            return;
        }
        let kind = Kind { game: self.game, preset: preset.key, ground };
        if play::is_lesson_due(self.frame, self.game) {
            return play::give_lesson_before(self.frame, kind);
        }
        self.busy.set(Some(preset.key));
        let say_slow = move || {
            let _ = self.slow.try_set(self.busy.try_get_untracked().flatten().is_some());
        };
        set_timeout(say_slow, SLOW);
        // A frame first, so that the press is seen.
        request_animation_frame(move || play::deal(self.frame, kind));
    }

    fn stop(self) {
        workers::cancel(WorkerKind::Dealer);
        self.busy.set(None);
        self.slow.set(false);
    }

    fn is_open(self, preset: &Preset) -> bool {
        self.frame.profile.with_untracked(|profile| profile.is_open(preset))
    }

    /// The level that opens it, while it is locked.
    fn locked(self, preset: &Preset) -> Option<u8> {
        (!self.is_open(preset)).then_some(preset.level)
    }

    /// The preset that was played last, which is likely to be the next.
    fn last(self) -> Option<&'static str> {
        self.frame.profile.with_untracked(|profile| {
            let records = profile.records();
            records.iter().rfind(|record| record.game == self.game).map(|record| record.preset)
        })
    }
}

#[component]
fn List(dealing: Dealing, presets: Vec<Preset>) -> impl IntoView {
    let last = dealing.last();
    let open = presets.iter().filter(|preset| !preset.brought && dealing.is_open(preset));
    let mut keys: Vec<&'static str> = open.map(|preset| preset.key).collect();
    if let Some(index) = keys.iter().position(|key| Some(*key) == last) {
        keys.swap(0, index);
    }
    workers::prepare(keys.into_iter().map(|key| Kind::of(dealing.game, key)).collect());
    let costs = presets.iter().filter(|preset| !preset.brought).map(|preset| {
        let (name, terms) = (text::say(&preset.name), text::say_row(&preset.pay.terms()));
        view! { <p><b>{name}</b>" "{terms}</p> }
    });
    let costs = view! {
        <details class="pay"><summary>{t!("pay-title")}</summary>{costs.collect_view()}</details>
    };
    let card = move |preset: Preset| {
        let key = preset.key;
        let locked = dealing.locked(&preset);
        let words =
            view! { <b>{text::say(&preset.name)}</b><span>{text::say(&preset.about)}</span> };
        if preset.brought {
            return view! { <li><Go to=Route::Own class="preset">{words}</Go></li> }.into_any();
        }
        let pay = preset.pay.brief().map(|pay| text::say(&pay));
        view! {
            <li>
                <button class="preset" data-preset=key aria-disabled=locked.map(|_| "true") on:click=move |_| dealing.start(&preset, None)>
                    {words}
                    {pay.map(|pay| view! { <small class="pay">{pay}</small> })}
                    {locked.map(|level| view! { <span class="badge"><Icon sign=Sign::Lock/>{t!("from-level", level = level)}</span> })}
                    {move || (dealing.busy.get() == Some(key)).then(|| view! { <span class="badge">{t!("dealing")}</span> }.into_any())}
                </button>
            </li>
        }
        .into_any()
    };
    let (rest, usual): (Vec<_>, Vec<_>) = presets.into_iter().partition(|preset| preset.aside);
    let usual = usual.into_iter().map(card).collect_view();
    if rest.is_empty() {
        return view! { <ul class="presets">{usual}</ul>{costs} }.into_any();
    }
    let by_skills = move || {
        (dealing.game == GameId::OF_PUZZLES).then(|| {
        view! {
            <li><Go to=Route::Techniques class="preset"><b>{t!("order")}</b><span>{t!("order-about")}</span></Go></li>
        }
    })
    };
    let drawer = Drawer::Presets;
    view! {
        <ul class="presets">{usual}</ul>
        <DrawerButton drawer words=[t!("more-ways"), t!("fewer-ways")]/>
        {move || drawer.is_open(dealing.frame).then(|| view! {
            <ul class="presets">{rest.clone().into_iter().map(card).collect_view()}{by_skills()}</ul>
        }.into_any())}
        {costs}
    }
    .into_any()
}

/// The questions of the game, what the answers come to, and the start.
#[component]
fn Asked(dealing: Dealing, info: GameInfo) -> impl IntoView {
    let last = dealing.last();
    let offered = |preset: &Preset| !preset.brought && Some(preset.key) == last;
    let first = info.presets.iter().position(offered).unwrap_or(0);
    let at = RwSignal::new(first);
    let game = dealing.game;
    // Asked for anew each time: it is made in no time, and keeping it costs more to send.
    let preset = move || game.info().presets.swap_remove(at.get());
    // None is chosen at first: any will do.
    let place = RwSignal::new(0);
    let kind = move || {
        let preset = preset().key;
        Kind { game, preset, ground: ground(game, preset, place.get()) }
    };
    // Of so many presets, only the chosen one is likely enough to be dealt ahead.
    effect(move || workers::prepare(vec![kind()]));
    let groups = (0..info.questions.len()).map(|question| {
        let label = text::say(&info.questions[question]);
        let answers = answers(dealing, &info, question);
        let chosen = Arc::new(move || {
            let info = game.info();
            let preset = &info.presets[at.get()];
            info.answers(question, preset)
                .iter()
                .position(|other| other.key == preset.key)
                .unwrap_or(0)
        });
        let choose = Arc::new(move |answer: usize| {
            let info = game.info();
            let wanted = info.answers(question, &info.presets[at.get_untracked()])[answer].key;
            let first = |preset| ground(game, preset, 1);
            if first(info.presets[at.get_untracked()].key) != first(wanted) {
                place.set(0);
            }
            at.set(info.presets.iter().position(|preset| preset.key == wanted).unwrap_or(0));
        });
        view! {
            <p class="question" aria-hidden="true">{label.clone()}</p>
            <Choice name=question.to_string() label answers chosen choose/>
        }
    });
    view! {
        <div class="asked">
            {groups.collect_view()}
            {move || grounds(game, preset().key, place)}
            <p class="lead" aria-live="polite">{move || text::say(&preset().about)}</p>
            <small class="pay">{move || text::say_row(&preset().pay.terms())}</small>
            <button
                class="button main"
                aria-disabled=move || dealing.locked(&preset()).map(|_| "true")
                on:click=move |_| dealing.start(&preset(), kind().ground)
            >
                <Icon sign=Sign::Play/>
                {move || match dealing.locked(&preset()) {
                    Some(level) => t!("from-level", level = level),
                    None if dealing.busy.get().is_some() => t!("dealing"),
                    None => t!("play-now"),
                }}
            </button>
        </div>
    }
}

/// The boards that a preset is dealt on, each with its picture; the first answer leaves it to chance.
fn grounds(game: GameId, preset: &str, chosen: RwSignal<usize>) -> Option<AnyView> {
    let (mut answers, mut pictures) = (vec![t!("ground-any")], vec![String::new()]);
    for ground in game.grounds(preset) {
        answers.push(text::say(&ground.name));
        pictures.push(board_art(&ground.board));
    }
    let label = t!("ground");
    let (get, set) = (Arc::new(move || chosen.get()), Arc::new(move |at| chosen.set(at)));
    (answers.len() > 1).then(|| {
        view! {
            <p class="question" aria-hidden="true">{label.clone()}</p>
            <Choice name="ground".to_owned() label answers pictures chosen=get choose=set/>
        }
        .into_any()
    })
}

/// The ground of this answer, if it is none of chance.
fn ground(game: GameId, preset: &str, chosen: usize) -> Option<&'static str> {
    Some(game.grounds(preset).get(chosen.checked_sub(1)?)?.key)
}

/// The answers to a question; one is locked while all presets are that it leads to.
fn answers(dealing: Dealing, info: &GameInfo, question: usize) -> Vec<String> {
    let offered = info.answers(question, &info.presets[0]);
    let answer = |offered: &&Preset| {
        let answer = &offered.answers[question];
        let leads = info
            .presets
            .iter()
            .filter(|preset| !preset.brought && preset.answers[question] == *answer);
        let easiest = leads.min_by_key(|preset| preset.level).unwrap_or(offered);
        let level = dealing.locked(easiest).map(|level| t!("from-level", level = level));
        text::say(answer) + &level.map_or_else(String::new, |level| " · ".to_owned() + &level)
    };
    offered.iter().map(answer).collect()
}
