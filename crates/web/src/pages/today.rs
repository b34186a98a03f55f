//! The dailies of today, one of each game: to be played, gone on with, or looked at again.

use crate::app::Frame;
use crate::art::{self, Icon, Sign, hue};
use crate::prelude::*;
use crate::route::Route;
use crate::storage::runs::Save;
use crate::{clock, play, t, text};
use session::{Day, GameId};

#[component]
pub fn Today(open: RwSignal<Vec<Save>>) -> impl IntoView {
    let frame = Frame::here();
    let day = clock::today();
    let dealing = RwSignal::new(false);
    move || {
        let tiles = GameId::ALL.into_iter();
        let tiles = tiles.map(|game| tile(frame, game, day, open, dealing)).collect_view();
        let days = frame.profile.with(|profile| profile.days_in_a_row(day));
        view! {
            <section class="sticker today" aria-label=t!("dailies")>
                <h2>
                    <span class="leaf" aria-hidden="true">{day.date().2}</span>
                    <span>
                        {t!("dailies")}
                        <small>{if days > 0 { t!("days-in-a-row", days = days) } else { t!("dailies-what") }}</small>
                    </span>
                </h2>
                {tiles}
            </section>
        }
        .into_any()
    }
}

fn tile(
    frame: Frame,
    game: GameId,
    day: Day,
    open: RwSignal<Vec<Save>>,
    dealing: RwSignal<bool>,
) -> AnyView {
    let preset = text::say(&game.daily_preset(day).name);
    let done = frame.profile.with(|profile| profile.daily(game, day).copied());
    let begun = open.with(|open| {
        let save = open.iter().find(|save| is_daily(save, day) && save.log.deal.game == game)?;
        Some((save.log.run, save.log.at.to_string()))
    });
    let (sign, state, to) = match (done, begun) {
        (Some(record), _) => {
            (Some(Sign::Check), text::say(&record.phrase()), Some(Route::Result(record.run)))
        }
        (None, Some((run, at))) => (Some(Sign::Play), at, Some(Route::Play(run))),
        (None, None) => (None, String::new(), None),
    };
    // What the sign words to those who see it.
    let words = match sign {
        Some(Sign::Check) => t!("daily-done"),
        Some(_) => t!("continue"),
        None => t!("play-now"),
    };
    let press = move |_| match to {
        Some(route) => frame.go(route),
        None => play::order(frame, worker::Daily { game, day }, dealing),
    };
    let line = if state.is_empty() { preset } else { state };
    view! {
        <button class=format!("daily {}", hue(game)) on:click=press>
            <img src=art::card(game) alt="" draggable="false"/>
            <span><b>{text::say(&game.info().name)}</b><small>{line}</small></span>
            {sign.map(|sign| view! { <Icon sign/> })}
            <span class="away">{words}</span>
        </button>
    }
    .into_any()
}

/// Whether a run in progress is a daily of this day.
pub fn is_daily(save: &Save, day: Day) -> bool {
    save.log.deal.day() == Some(day)
}
