//! What a first lesson puts on the play screen: its sentence, and a hand that shows where to touch.

use crate::art::{Icon, Length, Sign};
use crate::play::{Aim, Teacher};
use crate::prelude::*;
use crate::{t, text};
use std::time::Duration;

/// How often is looked where things lie; they move when the window changes.
const LOOK: Duration = Duration::from_millis(200);

#[component]
pub fn LessonCard(teacher: Teacher) -> impl IntoView {
    let frame = teacher.table.frame;
    let of = teacher.n_steps();
    let leave = move |_| teacher.leave();
    let card = move || match teacher.says() {
        Some(says) => {
            let sentence = text::say(&says);
            frame.speak(sentence.clone());
            let number = teacher.done.get() + 1;
            view! {
                <div>{sentence}</div>
                <div class="row">
                    <small class="grow">{t!("hint-stage", number = number as u32, of = of as u32)}</small>
                    <button class="button quiet" on:click=leave>{t!("lesson-skip")}</button>
                </div>
            }
            .into_any()
        }
        None => {
            frame.speak(t!("lesson-done"));
            view! {
                <div>{t!("lesson-done")}</div>
                <div class="row">
                    <button class="button main" on:click=leave><Icon sign=Sign::Play/>{t!("play-now")}</button>
                    <button class="button quiet" on:click=move |_| teacher.again()>{t!("lesson-again")}</button>
                </div>
            }
            .into_any()
        }
    };
    view! {
        <div class="notice lesson-notice"><div class="notice-card hint">{card}</div></div>
        <Pointer teacher/>
    }
}

/// The hand, and a ring around what it points at.
#[component]
fn Pointer(teacher: Teacher) -> impl IntoView {
    let aim = memo(move || teacher.aim());
    let place = RwSignal::new(String::new());
    let look = move || {
        let found = aim.with_untracked(measure).unwrap_or_default();
        if place.try_with_untracked(|old| *old != found) == Some(true) {
            place.set(found);
        }
    };
    effect(move || {
        aim.track();
        request_animation_frame(look);
    });
    let beat = set_interval_with_handle(look, LOOK).ok();
    on_cleanup(move || {
        if let Some(beat) = beat {
            beat.clear();
        }
    });
    let in_hand = memo(move || teacher.table.shot.with(|shot| shot.hand.is_some()));
    let hand = move || match aim.with(|aim| aim.from.is_some()) {
        true => "pointer carries",
        false => "pointer",
    };
    view! {
        <div class="spot" aria-hidden="true" hidden=move || place.with(String::is_empty) style=place></div>
        <div
            class=hand
            aria-hidden="true"
            hidden=move || place.with(String::is_empty) || in_hand.get() && aim.with(|aim| aim.to.len() > 1)
            style=place
        >
            <Icon sign=Sign::Hand/>
        </div>
    }
}

/// Where the aim lies in the window, as variables of the style sheet.
fn measure(aim: &Aim) -> Option<String> {
    let rect = |selector: &String| {
        let found = document().query_selector(selector).ok().flatten()?;
        Some(found.get_bounding_client_rect())
    };
    let all: Vec<web_sys::DomRect> = aim.to.iter().filter_map(rect).collect();
    let x = all.iter().map(|rect| rect.left()).reduce(f64::min)?;
    let y = all.iter().map(|rect| rect.top()).reduce(f64::min)?;
    let w = all.iter().map(|rect| rect.right()).reduce(f64::max)? - x;
    let h = all.iter().map(|rect| rect.bottom()).reduce(f64::max)? - y;
    let middle = |from: web_sys::DomRect| {
        (from.left() + from.width() / 2.0, from.top() + from.height() / 2.0)
    };
    let from = aim.from.as_ref().and_then(rect).map(middle);
    let (dx, dy) = from.map_or((0.0, 0.0), |(fx, fy)| (fx - x - w / 2.0, fy - y - h / 2.0));
    let [x, y, w, h, dx, dy] = [x, y, w, h, dx, dy].map(Length);
    Some(format!("--x:{x}px;--y:{y}px;--w:{w}px;--h:{h}px;--dx:{dx}px;--dy:{dy}px"))
}
