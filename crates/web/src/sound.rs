//! Effects and music, made of oscillators: nothing is loaded, nothing plays before a gesture.

mod effect;
mod music;
mod synth;

pub use effect::Effect;

use crate::prelude::*;
use crate::settings::Settings;
use leptos::ev;
use std::cell::{Cell, RefCell};
use std::time::Duration;
use synth::Synth;

thread_local! {
    static SYNTH: RefCell<Option<Synth>> = const { RefCell::new(None) };
    /// How many effects there were.
    static PLAYED: Cell<u32> = const { Cell::new(0) };
    static VOLUMES: RefCell<Volumes> = const { RefCell::new(Volumes { effects: 0.0, music: 0.0 }) };
}

#[derive(Clone, Copy, PartialEq)]
struct Volumes {
    effects: f32,
    music: f32,
}

/// After such a silence the instrument rests.
const REST: Duration = Duration::from_secs(15);

/// What is seen comes first: to make the notes of an effect takes a slow phone some milliseconds, which nobody
/// hears, but which a drawn digit would have to wait for.
const AFTER_FRAME: Duration = Duration::from_millis(20);

/// Plays an effect, if sound is on and the browser allows it yet.
pub fn play(effect: Effect) {
    if VOLUMES.with_borrow(|volumes| volumes.effects > 0.0) {
        set_timeout(move || sound(effect), AFTER_FRAME);
    }
}

fn sound(effect: Effect) {
    SYNTH.with_borrow(|synth| {
        if let Some(synth) = synth.as_ref().filter(|synth| synth.effects_audible()) {
            synth.resume();
            if effect.is_loud() {
                synth.duck(VOLUMES.with_borrow(|volumes| volumes.music));
            }
            effect::play(synth, effect);
        }
    });
    rest_later();
}

fn rest_later() {
    let played = PLAYED.get().wrapping_add(1);
    PLAYED.set(played);
    let rest = move || {
        if PLAYED.get() == played && !music::is_playing() {
            SYNTH.with_borrow(|synth| synth.iter().for_each(Synth::rest));
        }
    };
    set_timeout(rest, REST);
}

/// Takes the volumes of the settings.
pub fn set_volumes(settings: &Settings) {
    let share = |percent: u8| if settings.muted { 0.0 } else { f32::from(percent) / 100.0 };
    let volumes = Volumes { effects: share(settings.effects), music: share(settings.music) };
    VOLUMES.set(volumes);
    SYNTH.with_borrow(|synth| {
        if let Some(synth) = synth {
            synth.set_volumes(volumes);
        }
    });
    music::keep_going();
    rest_later();
}

/// What a gesture changes is painted before sound begins: to make the instrument, a browser may wait
/// for another process for a tenth of a second.
const AFTER_PAINT: Duration = Duration::from_millis(50);

/// Browsers give no sound before the player does something. Hidden pages are quiet.
pub fn wake_on_gesture() {
    let wake = move || {
        let is_awake = |synth: &Option<Synth>| synth.as_ref().is_some_and(Synth::effects_audible);
        if !SYNTH.with_borrow(is_awake) {
            set_timeout(wake_up, AFTER_PAINT);
        }
    };
    for listener in [
        window_event_listener_untyped("pointerdown", move |_| wake()),
        window_event_listener_untyped("keydown", move |_| wake()),
    ] {
        // They live as long as the page.
        std::mem::forget(listener);
    }
    let hidden = window_event_listener(ev::visibilitychange, move |_| {
        let hidden = document().hidden();
        SYNTH.with_borrow(|synth| {
            if let Some(synth) = synth {
                if hidden { synth.suspend() } else { synth.resume() }
            }
        });
        if !hidden {
            music::keep_going();
            rest_later();
        }
    });
    std::mem::forget(hidden);
}

fn wake_up() {
    SYNTH.with_borrow_mut(|synth| {
        if synth.is_none() {
            *synth = Synth::new();
        }
        if let Some(synth) = synth {
            synth.resume();
            synth.set_volumes(VOLUMES.with_borrow(|volumes| *volumes));
        }
    });
    music::keep_going();
    rest_later();
}
