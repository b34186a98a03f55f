//! The screens, one file each.

mod backgrounds;
mod backup;
mod credits;
mod empty;
mod home;
mod keys;
mod learn;
mod lesson;
mod own;
mod play;
mod presets;
mod replay;
mod result;
pub mod room;
mod scores;
mod settings;
mod silent;
mod statistics;
mod technique;
mod techniques;
mod today;
mod top;

use crate::app::Frame;
use crate::prelude::*;
use crate::route::Route;
use empty::Empty;
use silent::Silent;
use top::Top;

/// The screen of the present address.
#[component]
pub fn Screen() -> impl IntoView {
    let route = Frame::here().route;
    move || match route.get() {
        Route::Home => view! { <home::Home/> }.into_any(),
        Route::Presets(game) => view! { <presets::Presets game/> }.into_any(),
        Route::Play(run) => view! { <play::Play run/> }.into_any(),
        Route::Lesson(game) => view! { <lesson::LessonPage game/> }.into_any(),
        Route::Result(run) => view! { <result::ResultPage run/> }.into_any(),
        Route::Backgrounds => view! { <backgrounds::Backgrounds/> }.into_any(),
        Route::Learn => view! { <learn::Learn/> }.into_any(),
        Route::Rules(game) => view! { <learn::Rules game/> }.into_any(),
        Route::Settings => view! { <settings::SettingsPage/> }.into_any(),
        Route::Keys => view! { <keys::Keys/> }.into_any(),
        Route::Credits => view! { <credits::Credits/> }.into_any(),
        Route::Scores => view! { <scores::Scores/> }.into_any(),
        Route::Statistics => view! { <statistics::Statistics/> }.into_any(),
        Route::Replay(run) => view! { <replay::Replay run/> }.into_any(),
        Route::Own => view! { <own::Own/> }.into_any(),
        Route::Room(path) => view! { <room::RoomPage path/> }.into_any(),
        Route::Techniques => view! { <techniques::Techniques/> }.into_any(),
        Route::Technique(index) => match session::technique::Technique::ALL.get(usize::from(index))
        {
            Some(technique) => {
                view! { <technique::TechniquePage technique=*technique/> }.into_any()
            }
            None => view! { <learn::Learn/> }.into_any(),
        },
    }
}
