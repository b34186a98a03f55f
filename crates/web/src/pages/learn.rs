//! Learn: how to play each game, and how to reason.

use super::Top;
use crate::app::Go;
use crate::art::{Icon, Sign, hue};
use crate::prelude::*;
use crate::route::Route;
use crate::{t, text};
use session::technique::Technique;
use session::{GameId, explain};

#[component]
pub fn Learn() -> impl IntoView {
    view! {
        <div class="shell">
            <main class="page">
                <Top title=t!("learn")/>
                <section class="card">
                    <h2>{t!("how-to-play")}</h2>
                    <ul class="tiles">
                        {GameId::ALL.into_iter().map(|game| view! {
                            <li class=hue(game)>
                                <Go to=Route::Rules(game) class="button hued">{text::say(&game.info().name)}</Go>
                            </li>
                        }).collect_view()}
                    </ul>
                </section>
                <section class="card">
                    <h2>{t!("techniques")}</h2>
                    <p class="lead">{t!("techniques-about")}</p>
                    <Go to=Route::Room("course") class="button main">{t!("course")}</Go>" "
                    <Go to=Route::Techniques class="button main">{t!("order")}</Go>
                    <ol class="techniques">
                        {Technique::ALL.iter().enumerate().map(|(index, technique)| view! {
                            <li><Go to=Route::Technique(index as u16) class="button">{text::say_alone(&explain::name(*technique))}</Go></li>
                        }).collect_view()}
                    </ol>
                </section>
            </main>
        </div>
    }
}

#[component]
pub fn Rules(game: GameId) -> impl IntoView {
    let info = game.info();
    view! {
        <div class=format!("shell {}", hue(game))>
            <main class="page narrow">
                <Top title=text::say(&info.name)/>
                <section class="card prose">
                    <h2>{t!("how-to-play")}</h2>
                    {info.how_to.iter().map(|phrase| view! { <p>{text::say(phrase)}</p> }).collect_view()}
                    <div class="row">
                        <Go to=Route::Presets(game) class="button main">{t!("play-now")}</Go>
                        <Go to=Route::Lesson(game) class="button"><Icon sign=Sign::Hand/>{t!("lesson-show")}</Go>
                    </div>
                </section>
            </main>
        </div>
    }
}
