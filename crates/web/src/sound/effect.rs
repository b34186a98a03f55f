//! The effects: wooden and soft.

use super::synth::{Bus, Note, Synth};
use web_sys::OscillatorType;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Lift,
    /// Bigger pieces sound deeper.
    Place {
        size: u8,
    },
    Refuse,
    Tick,
    /// One of the last seconds.
    Countdown,
    Complete,
    Clear,
    LevelUp,
    Yay,
    Over,
}

impl Effect {
    /// Whether the music steps back for it.
    pub fn is_loud(self) -> bool {
        matches!(self, Effect::Clear | Effect::LevelUp | Effect::Yay | Effect::Over)
    }
}

pub fn play(synth: &Synth, effect: Effect) {
    match effect {
        Effect::Lift => wood(synth, 620.0, 0.0, 0.16),
        Effect::Place { size } => wood(synth, 520.0 - 26.0 * f32::from(size.min(12)), 0.0, 0.3),
        Effect::Refuse => thud(synth),
        Effect::Tick => wood(synth, 1150.0, 0.0, 0.12),
        Effect::Countdown => wood(synth, 780.0, 0.0, 0.14),
        Effect::Complete => chord(synth, &[523.3, 659.3], 0.07, 0.12),
        Effect::Clear => chord(synth, &[440.0, 554.4, 659.3], 0.07, 0.22),
        Effect::LevelUp => chord(synth, &[392.0, 523.3, 659.3, 784.0], 0.09, 0.2),
        Effect::Yay => yay(synth),
        Effect::Over => chord(synth, &[392.0, 329.6, 261.6], 0.16, 0.2),
    }
}

/// A struck bar: a short dull body and a shorter bright tap.
fn wood(synth: &Synth, hertz: f32, after: f64, level: f32) {
    let body = Note {
        bus: Bus::Effects,
        hertz,
        to_hertz: hertz * 0.94,
        after,
        attack: 0.004,
        length: 0.17,
        level,
        wave: OscillatorType::Triangle,
        cutoff: 2600.0,
    };
    synth.note(body);
    synth.note(Note {
        hertz: hertz * 2.76,
        to_hertz: hertz * 2.6,
        length: 0.05,
        level: level * 0.4,
        ..body
    });
}

fn thud(synth: &Synth) {
    synth.note(Note {
        bus: Bus::Effects,
        hertz: 130.0,
        to_hertz: 70.0,
        after: 0.0,
        attack: 0.005,
        length: 0.2,
        level: 0.45,
        wave: OscillatorType::Sine,
        cutoff: 500.0,
    });
}

fn chord(synth: &Synth, hertz: &[f32], apart: f64, level: f32) {
    for (index, &hertz) in hertz.iter().enumerate() {
        wood(synth, hertz, index as f64 * apart, level);
        bell(synth, hertz, index as f64 * apart, level * 0.5, 0.6);
    }
}

fn bell(synth: &Synth, hertz: f32, after: f64, level: f32, length: f64) {
    synth.note(Note {
        bus: Bus::Effects,
        hertz,
        to_hertz: hertz,
        after,
        attack: 0.01,
        length,
        level,
        wave: OscillatorType::Sine,
        cutoff: 4000.0,
    });
}

/// "Yay": a rising arpeggio that ends in a small choir, sliding up the way voices do.
fn yay(synth: &Synth) {
    for (index, hertz) in [392.0, 523.3, 659.3, 784.0].into_iter().enumerate() {
        bell(synth, hertz, index as f64 * 0.09, 0.16, 0.5);
    }
    for (hertz, detune) in [(523.3, 0.995), (659.3, 1.004), (784.0, 0.998), (1046.5, 1.003)] {
        synth.note(Note {
            bus: Bus::Effects,
            hertz: hertz * detune * 0.9,
            to_hertz: hertz * detune * 1.02,
            after: 0.36,
            attack: 0.12,
            length: 1.3,
            level: 0.09,
            wave: OscillatorType::Sawtooth,
            cutoff: 1500.0,
        });
    }
}
