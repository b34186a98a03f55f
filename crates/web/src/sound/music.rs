//! The background music: slow pentatonic mallets over a warm pad, made up as it goes, so that
//! there is no loop to hear.

use super::synth::{Bus, Note, Synth};
use super::{SYNTH, VOLUMES};
use leptos::prelude::{document, set_timeout};
use std::cell::Cell;
use std::time::Duration;
use web_sys::OscillatorType;

/// 64 beats a minute.
const BEAT: f64 = 60.0 / 64.0;
const BEATS_IN_BAR: u32 = 8;

/// Five tones of a scale in hertz, and the chords that go with it.
const SCALE: [f32; 10] = [220.0, 246.9, 277.2, 329.6, 370.0, 440.0, 493.9, 554.4, 659.3, 740.0];
const CHORDS: [[f32; 3]; 4] =
    [[110.0, 164.8, 277.2], [92.5, 138.6, 220.0], [123.5, 185.0, 246.9], [82.4, 164.8, 246.9]];

thread_local! {
    static PLAYING: Cell<bool> = const { Cell::new(false) };
    static BAR: Cell<u32> = const { Cell::new(0) };
    static SPOT: Cell<i32> = const { Cell::new(4) };
}

/// Starts the music if it is wanted and not playing. Bar by bar it asks again.
pub fn keep_going() {
    let wanted = VOLUMES.with_borrow(|volumes| volumes.music > 0.0);
    if wanted && !PLAYING.get() {
        next_bar();
    }
}

pub fn is_playing() -> bool {
    PLAYING.get()
}

fn next_bar() {
    let audible = SYNTH.with_borrow(|synth| synth.as_ref().is_some_and(Synth::effects_audible));
    let wanted = VOLUMES.with_borrow(|volumes| volumes.music > 0.0);
    if !wanted || !audible || document().hidden() {
        PLAYING.set(false);
        return;
    }
    PLAYING.set(true);
    SYNTH.with_borrow(|synth| {
        if let Some(synth) = synth {
            synth.resume();
            play_bar(synth);
        }
    });
    let bar = BEAT * f64::from(BEATS_IN_BAR);
    set_timeout(next_bar, Duration::from_millis((bar * 1000.0) as u64));
}

fn play_bar(synth: &Synth) {
    let bar = BAR.replace(BAR.get().wrapping_add(1));
    for hertz in CHORDS[(bar / 2 % 4) as usize] {
        pad(synth, hertz);
    }
    // A wandering melody: mostly small steps, often silence.
    for half in 0..BEATS_IN_BAR * 2 {
        let chance = if half % 4 == 0 { 0.75 } else { 0.28 };
        if js_sys::Math::random() < chance {
            let step = (js_sys::Math::random() * 5.0) as i32 - 2;
            let spot = (SPOT.get() + step).clamp(0, SCALE.len() as i32 - 1);
            SPOT.set(spot);
            mallet(synth, SCALE[spot as usize], f64::from(half) * BEAT / 2.0);
        }
    }
}

fn pad(synth: &Synth, hertz: f32) {
    let length = BEAT * f64::from(BEATS_IN_BAR);
    for detune in [0.997, 1.003] {
        synth.note(Note {
            bus: Bus::Music,
            hertz: hertz * detune,
            to_hertz: hertz * detune,
            after: 0.0,
            attack: length * 0.4,
            length: length * 1.25,
            level: 0.05,
            wave: OscillatorType::Triangle,
            cutoff: 700.0,
        });
    }
}

fn mallet(synth: &Synth, hertz: f32, after: f64) {
    let after = after + js_sys::Math::random() * 0.02;
    let note = Note {
        bus: Bus::Music,
        hertz,
        to_hertz: hertz,
        after,
        attack: 0.006,
        length: 1.6,
        level: 0.13,
        wave: OscillatorType::Sine,
        cutoff: 2200.0,
    };
    synth.note(note);
    synth.note(Note {
        hertz: hertz * 4.0,
        to_hertz: hertz * 4.0,
        length: 0.22,
        level: 0.025,
        ..note
    });
}
