//! What a list shows that has no entries yet: a cat asleep, and the way to fill it.

use crate::app::Go;
use crate::art::{Cat, Icon, Sign};
use crate::prelude::*;
use crate::route::Route;
use crate::t;
use session::GameId;

#[component]
pub fn Empty(words: String, game: GameId) -> impl IntoView {
    view! {
        <div class="nothing">
            <Cat/>
            <p class="lead">{words}</p>
            <Go to=Route::Presets(game) class="button main"><Icon sign=Sign::Play/>{t!("play-now")}</Go>
        </div>
    }
}
