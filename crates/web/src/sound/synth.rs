//! The instrument: soft wooden notes and warm chords on WebAudio.

use super::Volumes;
use std::cell::Cell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, BiquadFilterType, GainNode, OscillatorType};

/// The quietest level an exponential fade can end at.
const SILENCE: f32 = 0.0004;

pub struct Synth {
    context: AudioContext,
    /// It was sent to sleep because nothing sounded, and may wake for a note by itself.
    rests: Cell<bool>,
    effects: GainNode,
    music: GainNode,
}

/// Which of the two volumes a note obeys.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Bus {
    Effects,
    Music,
}

/// One note. Times are seconds, `after` counted from now.
#[derive(Clone, Copy)]
pub struct Note {
    pub bus: Bus,
    pub hertz: f32,
    /// Where the pitch glides to.
    pub to_hertz: f32,
    pub after: f64,
    pub attack: f64,
    pub length: f64,
    pub level: f32,
    pub wave: OscillatorType,
    /// Above this the sound is dull.
    pub cutoff: f32,
}

impl Synth {
    pub fn new() -> Option<Synth> {
        let context = AudioContext::new().ok()?;
        let (effects, music) = Synth::busses(&context).ok()?;
        Some(Synth { context, rests: Cell::new(false), effects, music })
    }

    fn busses(context: &AudioContext) -> Result<(GainNode, GainNode), JsValue> {
        // The compressor keeps a pile of notes from clipping.
        let limit = context.create_dynamics_compressor()?;
        limit.connect_with_audio_node(&context.destination())?;
        let effects = context.create_gain()?;
        effects.connect_with_audio_node(&limit)?;
        let music = context.create_gain()?;
        music.connect_with_audio_node(&limit)?;
        Ok((effects, music))
    }

    pub fn resume(&self) {
        self.rests.set(false);
        if self.context.state() == AudioContextState::Suspended {
            let _ = self.context.resume();
        }
    }

    pub fn suspend(&self) {
        let _ = self.context.suspend();
    }

    /// An instrument that waits for notes takes of a phone's battery.
    pub fn rest(&self) {
        self.rests.set(true);
        self.suspend();
    }

    pub fn set_volumes(&self, volumes: Volumes) {
        let now = self.context.current_time();
        let _ = self.effects.gain().set_target_at_time(volumes.effects, now, 0.03);
        let _ = self.music.gain().set_target_at_time(volumes.music * 0.7, now, 0.2);
    }

    /// Whether a note is heard now, or at once when it wakes.
    pub fn effects_audible(&self) -> bool {
        self.rests.get() || self.context.state() == AudioContextState::Running
    }

    /// Dips the music under an effect for a moment.
    pub fn duck(&self, music: f32) {
        let now = self.context.current_time();
        let gain = self.music.gain();
        let _ = gain.set_target_at_time(music * 0.3, now, 0.04);
        let _ = gain.set_target_at_time(music * 0.7, now + 0.5, 0.4);
    }

    /// Browsers without sound refuse quietly; so does this.
    pub fn note(&self, note: Note) {
        let _ = self.try_note(note);
    }

    fn try_note(&self, note: Note) -> Result<(), JsValue> {
        let start = self.context.current_time() + note.after;
        let end = start + note.length;
        let oscillator = self.context.create_oscillator()?;
        oscillator.set_type(note.wave);
        oscillator.frequency().set_value_at_time(note.hertz, start)?;
        oscillator.frequency().exponential_ramp_to_value_at_time(note.to_hertz, end)?;
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Lowpass);
        filter.frequency().set_value_at_time(note.cutoff, start)?;
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(SILENCE, start)?;
        gain.gain().exponential_ramp_to_value_at_time(note.level, start + note.attack)?;
        gain.gain().exponential_ramp_to_value_at_time(SILENCE, end)?;
        oscillator.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(match note.bus {
            Bus::Effects => &self.effects,
            Bus::Music => &self.music,
        })?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(end + 0.05)?;
        Ok(())
    }
}
