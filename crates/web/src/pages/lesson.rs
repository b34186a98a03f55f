//! The first lesson of a game, on the play screen itself.

use super::play::Game;
use crate::app::Frame;
use crate::panels::LessonCard;
use crate::play::Teacher;
use crate::prelude::*;
use crate::route::Route;
use session::GameId;

#[component]
pub fn LessonPage(game: GameId) -> impl IntoView {
    let frame = Frame::here();
    match Teacher::new(game, frame) {
        Some(teacher) => {
            let table = teacher.table;
            view! { <Game table><LessonCard teacher/></Game> }.into_any()
        }
        None => {
            frame.replace(Route::Rules(game));
            ().into_any()
        }
    }
}
