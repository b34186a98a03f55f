//! A deal as a few letters, for addresses, codes to scan and paper: `9A` + a sum of four signs + the deal.
//!
//! It is here because only the games know what of a deal follows from the rest, and need not travel. A
//! front end puts the letters behind the `#` of its own address, where no server sees them. The form has a
//! version, the letter behind the 9: what was once on paper has to be read for ever.

mod number;
mod text;

pub use number::{Choice, Number};

use crate::{Deal, End, EndResult, GameId, Millis, fnv};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use engine::{Phrase, error_by_phrase, phrase};
/// Ninefold, and the version of the form.
const HEAD: &str = "9A";
const N_SUM: usize = 4;

/// Longer codes are none.
const LONGEST: usize = 3_000;

/// Games and presets are told by sums of their keys: lists change, keys do not.
const N_KEYS: u32 = 1 << 10;
/// Whether the lines are written out.
const N_FORMS: u32 = 2;
/// Times to beat, in seconds.
const N_SECONDS: u32 = 1 << 17;
/// No longer time to beat travels by a link.
pub const LONGEST_TO_BEAT: Millis = Millis((N_SECONDS as u64 - 1) * 1_000);

/// A shorter telling of a game's deals than their lines.
pub struct Packing {
    /// The choices that a deal is made by; none where it is not as the game writes it.
    pub choices: fn(&Deal) -> Option<Vec<Choice>>,
    /// Puts the lines back onto a deal without any.
    pub read: fn(Deal, &mut Number) -> Option<Deal>,
}

/// Why letters that look like a link open nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// Cut off or mistyped.
    Damaged,
    /// Of a Ninefold that knows more.
    Newer,
}

impl LinkError {
    pub fn phrase(self) -> Phrase {
        match self {
            LinkError::Damaged => phrase!("link-damaged"),
            LinkError::Newer => phrase!("link-newer"),
        }
    }
}

error_by_phrase!(LinkError);

/// The line of a deal that names the time to beat, in seconds.
const BEAT: &str = "beat";

impl Deal {
    /// The time that somebody asks to be beaten on it.
    pub fn time_to_beat(&self) -> Option<Millis> {
        let seconds: u64 = self.read(BEAT, phrase!("expect-number")).ok()?;
        seconds.checked_mul(1_000).map(Millis)
    }

    /// The same with a time to beat, or with none.
    #[must_use]
    pub fn to_be_beaten(&self, time: Option<Millis>) -> Deal {
        let deal = self.without(BEAT);
        match time.map(|time| time.0.div_ceil(1_000)).filter(|seconds| *seconds > 0) {
            Some(seconds) => deal.with(BEAT, seconds),
            None => deal,
        }
    }

    /// How a run of it that was won compares with the time to beat.
    pub fn against_time(&self, end: &End) -> Option<Phrase> {
        let time = self.time_to_beat().filter(|_| end.result == EndResult::Won)?;
        let told = time.to_string();
        Some(match end.at < time {
            true => phrase!("beat-won", time = told, by = time.since(end.at).to_string()),
            false => phrase!("beat-missed", time = told, by = end.at.since(time).to_string()),
        })
    }

    /// The letters of this deal. `None` where a line of it has signs that no game writes.
    pub fn to_link(&self) -> Option<String> {
        let mut head = Vec::new();
        head.push(Choice::of(key_number(self.game.key()), N_KEYS));
        head.push(Choice::of(key_number(self.preset), N_KEYS));
        let seconds = self.time_to_beat().map_or(0, |time| time.0 / 1_000);
        let seconds = u32::try_from(seconds).unwrap_or(u32::MAX).min(N_SECONDS - 1);
        head.push(Choice::of(u32::from(seconds > 0), 2));
        head.extend((seconds > 0).then_some(Choice::of(seconds, N_SECONDS)));
        let bare = self.without(BEAT);
        let packed = || {
            let choices = (self.game.packing()?.choices)(&bare)?;
            let number = Number::of(&[&head[..], &[Choice::of(0, N_FORMS)], &choices].concat());
            let code = coded(&number);
            // A deal that was changed by hand may not be told so shortly.
            let same = from_link(&code).is_some_and(|read| {
                read.is_ok_and(|read| read.without(BEAT) == bare.clone().by_newest_rules())
            });
            same.then_some(code)
        };
        let written = || {
            let choices = text::choices(bare.fields())?;
            let number = Number::of(&[&head[..], &[Choice::of(1, N_FORMS)], &choices].concat());
            Some(coded(&number)).filter(|code| code.len() <= LONGEST)
        };
        packed().or_else(written)
    }
}

fn coded(number: &Number) -> String {
    let signs = number.to_signs();
    alloc::format!("{HEAD}{}{signs}", sum(&signs))
}

/// Four signs that show whether one was mistyped.
fn sum(signs: &str) -> String {
    let sum = fnv::sum32(signs);
    let sum = sum ^ sum >> 20;
    (0..N_SUM as u32).map(|nth| number::sign(sum >> (5 * nth))).collect()
}

/// The deal of a link: an address with letters behind its `#`, or the letters alone. `None` where it is
/// nothing like that.
pub fn from_link(text: &str) -> Option<Result<Deal, LinkError>> {
    let text = text.trim();
    let code = text.rsplit_once('#').map_or(text, |(_, code)| code);
    let is_code = code.len() <= LONGEST && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let version = code.as_bytes().get(1).filter(|byte| byte.is_ascii_alphabetic())?;
    if !is_code || !code.starts_with('9') {
        return None;
    }
    Some(match version.to_ascii_uppercase() {
        b'A' => read(&code[HEAD.len()..]),
        _ => Err(LinkError::Newer),
    })
}

fn read(code: &str) -> Result<Deal, LinkError> {
    let (sum, signs) = code.split_at_checked(N_SUM).ok_or(LinkError::Damaged)?;
    let mut number = Number::from_signs(signs).ok_or(LinkError::Damaged)?;
    // Of the signs as they were written, whatever a pen made of them.
    if number::from_hand(sum).as_deref() != Some(&*self::sum(&number.to_signs())) {
        return Err(LinkError::Damaged);
    }
    let game = number.take(N_KEYS);
    let game = GameId::ALL.into_iter().find(|known| key_number(known.key()) == game);
    let game = game.ok_or(LinkError::Newer)?;
    let preset = number.take(N_KEYS);
    let presets = game.info().presets;
    let preset = presets.iter().find(|known| key_number(known.key) == preset);
    let preset = preset.ok_or(LinkError::Newer)?;
    let seconds = if number.take(2) == 1 { number.take(N_SECONDS) } else { 0 };
    let deal = Deal::new(game, preset.key);
    let deal = match (number.take(N_FORMS), game.packing()) {
        (0, Some(packing)) => (packing.read)(deal, &mut number),
        (1, _) => text::fields(&mut number).map(|fields| {
            fields.into_iter().fold(deal, |deal, (name, value)| deal.with(&name, value))
        }),
        _ => None,
    };
    let deal = deal.filter(|_| number.is_zero()).ok_or(LinkError::Damaged)?;
    Ok(deal.to_be_beaten((seconds > 0).then(|| Millis(u64::from(seconds) * 1_000))))
}

fn key_number(key: &str) -> u32 {
    fnv::sum32(key) % N_KEYS
}

#[cfg(test)]
mod tests;
