//! Home: the games, what can be continued, and the way to everything else.

use super::today::{Today, is_daily};
use crate::app::{Frame, Go};
use crate::art::{self, Icon, Sign, hue};
use crate::prelude::*;
use crate::route::Route;
use crate::storage::runs::{self, Save};
use crate::storage::{local, patiently};
use crate::{clock, t, text};
use session::keys::Frontend;
use session::{GameId, phrase};
use std::time::Duration;

/// Storage that takes longer is not waited for.
const SOON: Duration = Duration::from_millis(400);

/// How many games to continue are shown, and how many more at a time.
const SHOWN: usize = 12;

#[component]
pub fn Home() -> impl IntoView {
    let frame = Frame::here();
    let open = RwSignal::new(Vec::<Save>::new());
    // Drawn with what can be continued, so that nothing moves under a finger when that comes.
    let ready = RwSignal::new(false);
    let show = move || {
        // Once: a desk that is drawn anew forgets what was opened on it, and the press under way.
        if ready.try_get_untracked() == Some(false) {
            ready.set(true);
        }
    };
    set_timeout(show, SOON);
    wasm_bindgen_futures::spawn_local(async move {
        let is_counted = |run| frame.profile.with_untracked(|profile| profile.knows(run));
        let offer = move |saves: Vec<Save>| {
            let _ = open.try_set(saves.into_iter().filter(|save| !save.over).collect());
        };
        let late = move || {
            offer(runs::slips());
            frame.tell(&phrase!("storage-silent"));
        };
        match patiently(runs::uncounted(is_counted), late).await {
            Ok((saves, damaged)) => {
                offer(saves);
                if damaged > 0 {
                    frame.tell(&phrase!("saves-damaged", count = damaged as u32));
                }
            }
            Err(error) => frame.tell(&phrase!("save-failed", why = error.0)),
        }
        show();
    });
    move || ready.get().then(|| view! { <Desk open/> }.into_any())
}

#[component]
fn Desk(open: RwSignal<Vec<Save>>) -> impl IntoView {
    let frame = Frame::here();
    let shown = RwSignal::new(SHOWN);
    let heading = frame.arrive("Ninefold");
    let today = clock::today();
    // What counts as today's daily is gone on with there.
    let is_elsewhere = move |save: &Save| {
        let game = save.log.deal.game;
        is_daily(save, today)
            && frame.profile.with_untracked(|profile| profile.daily(game, today).is_none())
    };
    view! {
        <div class="shell">
            <main class="page home">
                <h1 class="ribbon" tabindex="-1" node_ref=heading>"Ninefold"</h1>
                <p class="slogan"><span>{t!("slogan")}</span></p>
                <Level/>
                {move || {
                    let list = open;
                    let mut open = open.get();
                    open.retain(|save| !is_elsewhere(save));
                    let n = open.len().saturating_sub(shown.get());
                    let is_cut = n > 0;
                    (!open.is_empty()).then(|| view! {
                        <section aria-label=t!("continue")>
                            <ul class="continue">
                                {open.into_iter().take(shown.get()).map(|save| view! { <li class="kept"><Continue save open=list/></li> }).collect_view()}
                                {is_cut.then(|| view! {
                                    <li><button class="button" on:click=move |_| shown.update(|shown| *shown += SHOWN)>{t!("show-more", count = n as u32)}</button></li>
                                })}
                            </ul>
                        </section>
                    }.into_any())
                }}
                <Today open/>
                {tip(frame)}
                <nav class="games" aria-label=t!("games")>
                    {GameId::ALL.into_iter().map(|game| view! { <GameCard game/> }).collect_view()}
                </nav>
                <nav class="rounds" aria-label=t!("more")>
                    <Round to=Route::Learn sign=Sign::Book label=t!("learn")/>
                    <Round to=Route::Own sign=Sign::Pencil label=t!("own")/>
                    // Its style hides it where no world is behind the page.
                    <Round to=Route::Room("world") sign=Sign::Globe label=t!("world")/>
                    <Round to=Route::Scores sign=Sign::Trophy label=t!("scores")/>
                    <Round to=Route::Statistics sign=Sign::Chart label=t!("statistics")/>
                    <Round to=Route::Backgrounds sign=Sign::Picture label=t!("backgrounds")/>
                    <Round to=Route::Settings sign=Sign::Gear label=t!("settings")/>
                    <Round to=Route::Credits sign=Sign::Heart label=t!("credits")/>
                </nav>
            </main>
        </div>
    }
}

/// One quiet line that the coach left, for the days after it was made.
fn tip(frame: Frame) -> Option<AnyView> {
    let kept = local::read("room.tip").filter(|_| frame.settings.with_untracked(|set| set.tips))?;
    let mut lines = kept.lines();
    let made: u32 = lines.next()?.parse().ok()?;
    let age = clock::today().number().checked_sub(made)?;
    let (to, words) = (Route::parse(lines.next()?), lines.next()?.to_owned());
    (1..8)
        .contains(&age)
        .then(|| view! { <p class="tip"><Go to class="badge">{words}</Go></p> }.into_any())
}

/// The player's level and how far the next one is.
#[component]
fn Level() -> impl IntoView {
    let frame = Frame::here();
    move || {
        frame.profile.with(|profile| {
            let standing = profile.standing();
            let percent = standing.step.map_or(100, |(done, whole)| done * 100 / whole.max(1));
            let next = profile.next_opening_phrase(Frontend::Browser).map(|phrase| text::say(&phrase));
            view! {
                <section class="sticker level" aria-label=text::say(&standing.phrase())>
                    <span class="medal" aria-hidden="true">{standing.level.number()}</span>
                    <div class="grow">
                        <div class="bar" aria-hidden="true"><span style=format!("width:{percent}%")></span></div>
                        <small>{text::say(&standing.phrase())}{next.map(|next| format!(". {next}."))}</small>
                    </div>
                </section>
            }
            .into_any()
        })
    }
}

#[component]
fn GameCard(game: GameId) -> impl IntoView {
    let info = game.info();
    view! {
        <Go to=Route::Presets(game) class=format!("game-card {}", hue(game))>
            <div class="picture" aria-hidden="true">
                <img src=art::card(game) alt="" draggable="false"/>
            </div>
            <div class="words">
                <h2>{text::say(&info.name)}</h2>
                <p>{text::say(&info.tagline)}</p>
            </div>
        </Go>
    }
}

#[component]
fn Continue(save: Save, open: RwSignal<Vec<Save>>) -> impl IntoView {
    let frame = Frame::here();
    let run = save.log.run;
    let deal = save.log.deal.clone();
    let info = deal.game.info();
    let preset =
        deal.game.preset(deal.preset).map(|preset| text::say(&preset.name)).unwrap_or_default();
    let ago = clock::wall().saturating_sub(save.saved) / 60_000;
    let ago = match ago {
        0 => t!("just-now"),
        minutes @ 1..60 => t!("minutes-ago", count = minutes as u32),
        minutes @ 60..1440 => t!("hours-ago", count = (minutes / 60) as u32),
        minutes => t!("days-ago", count = (minutes / 1440) as u32),
    };
    view! {
        <Go to=Route::Play(save.log.run) class=format!("save {}", hue(deal.game))>
            <img class="thumb" src=art::card(deal.game) alt=""/>
            <span>
                <b>{text::say(&info.name)}" · "{preset}</b>
                <small>{save.log.at.to_string()}" · "{ago}</small>
            </span>
        </Go>
        <Discard on_sure=Callback::new(move |()| {
            open.update(|open| open.retain(|save| save.log.run != run));
            wasm_bindgen_futures::spawn_local(async move {
                if let Err(error) = runs::forget(run).await {
                    frame.tell(&phrase!("save-failed", why = error.0));
                }
            });
        })/>
    }
}

/// Throws a game away, asked twice; the question withdraws by itself.
#[component]
fn Discard(on_sure: Callback<()>) -> impl IntoView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        if asked.get_untracked() {
            on_sure.run(());
        } else {
            asked.set(true);
            let withdraw = move || {
                let _ = asked.try_set(false);
            };
            set_timeout(withdraw, Duration::from_secs(3));
        }
    };
    view! {
        <button class="discard" class:asked=move || asked.get() on:click=press aria-label=move || if asked.get() { t!("discard-sure") } else { t!("discard") }>
            {move || if asked.get() { t!("discard-sure").into_any() } else { view! { <Icon sign=Sign::Close/> }.into_any() }}
        </button>
    }
}

#[component]
fn Round(to: Route, sign: Sign, label: String) -> impl IntoView {
    view! {
        <Go to=to>
            <span class="button round"><Icon sign/></span>
            <span class="label">{label}</span>
        </Go>
    }
}
