//! What hands do in a tab: a mouse, a finger, keys. Events go out together and in order;
//! a target is touched only when it lies still and nothing lies on it.

use super::{Tab, at};
use crate::cost::{self, Kind};
use crate::engine::{Act, Keys, Press};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::panic::Location;

pub type Spot = (f64, f64);

/// How many frames a target may take to come to rest; a busy machine draws fewer in a second.
const FRAMES: u32 = 1800;

impl Tab {
    /// The middle of an element that lies still and can be hit.
    #[track_caller]
    pub fn middle(&self, selector: &str) -> Result<Spot> {
        let spots = self.middles(&[selector]).map_err(|error| at(Location::caller(), error))?;
        spots.first().copied().context("one element has one middle")
    }

    /// The middles of several elements, in one question.
    pub fn middles(&self, selectors: &[&str]) -> Result<Vec<Spot>> {
        self.places(selectors, "() => {}")
    }

    /// The same, and each element is handed to a function of the page at that very moment.
    pub(super) fn places(&self, selectors: &[&str], then: &str) -> Result<Vec<Spot>> {
        let selectors = Value::from(selectors);
        let question = format!(
            "(async () => {{
                await document.fonts.ready;
                const places = (selectors) => selectors.map((selector) => {{
                    const element = document.querySelector(selector);
                    if (!element) throw 'there is no ' + selector;
                    element.scrollIntoView({{ block: 'nearest' }});
                    // Two frames may look alike at the turning point of a shake.
                    for (let moves = element; moves; moves = moves.parentElement)
                        if (moves.getAnimations().some((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity))
                            throw selector + ' does not come to rest';
                    const r = element.getBoundingClientRect();
                    const spot = [r.x + r.width / 2, r.y + r.height / 2];
                    const hit = document.elementFromPoint(...spot);
                    if (!element.contains(hit))
                        throw selector + ' is covered by ' + (hit?.outerHTML ?? 'nothing, it is off the screen').slice(0, 160);
                    return spot;
                }});
                let last = '';
                for (let frame = 0;; frame += 1) {{
                    let why = {selectors} + ' does not come to rest';
                    try {{
                        const now = places({selectors});
                        if (String(now) === last) {{
                            {selectors}.map((selector) => document.querySelector(selector)).forEach({then});
                            return now;
                        }}
                        last = String(now);
                    }} catch (cause) {{ why = cause; last = ''; }}
                    if (frame > {FRAMES}) throw why;
                    await new Promise(requestAnimationFrame);
                }}
            }})()"
        );
        let answer = cost::count(Kind::Hands, || self.js(&question));
        let answer = answer.with_context(|| format!("the page shows: {}", self.seen()))?;
        let spots = answer.as_array().context("a list of middles")?;
        let number = |value: &Value| value.as_f64().context("a middle is two numbers");
        spots.iter().map(|spot| Ok((number(&spot[0])?, number(&spot[1])?))).collect()
    }

    #[track_caller]
    pub fn click(&self, selector: &str) -> Result<()> {
        self.press(selector, |spot| clicks(&[spot]))
    }

    /// Clicks one place after the other.
    pub fn click_at(&self, spots: &[Spot]) -> Result<()> {
        self.perform(&clicks(spots))
    }

    #[track_caller]
    pub fn double_click(&self, selector: &str) -> Result<()> {
        let twice = [(Press::Down, 1), (Press::Up, 1), (Press::Down, 2), (Press::Up, 2)];
        self.press(selector, |at| {
            twice.map(|(press, count)| Act::Mouse { press, at, count }).to_vec()
        })
    }

    pub fn mouse(&self, press: Press, at: Spot) -> Result<()> {
        self.perform(&[mouse(press, at)])
    }

    /// Presses at the first place, moves over the others and lets go at the last.
    pub fn drag(&self, spots: &[Spot]) -> Result<()> {
        self.drag_with(spots, &[])
    }

    /// The same, with keys pressed once the drag has begun.
    pub fn drag_with(&self, spots: &[Spot], keys: &[Keys<'_>]) -> Result<()> {
        let [from, rest @ ..] = spots else { bail!("a drag has a start") };
        let mut acts = vec![mouse(Press::Down, *from)];
        acts.push(mouse(Press::Move, (from.0 + 9.0, from.1 + 4.0)));
        acts.extend(keys.iter().copied().map(Act::Key));
        let mut last = *from;
        for &spot in rest {
            acts.extend(path(last, spot).map(|spot| mouse(Press::Move, spot)));
            last = spot;
        }
        acts.push(mouse(Press::Up, last));
        self.perform(&acts)
    }

    #[track_caller]
    pub fn tap(&self, selector: &str) -> Result<()> {
        self.press(selector, |spot| taps(&[spot]))
    }

    pub fn tap_at(&self, spots: &[Spot]) -> Result<()> {
        self.perform(&taps(spots))
    }

    pub fn drag_touch(&self, from: Spot, to: Spot) -> Result<()> {
        let mut acts = vec![touch(Press::Down, from)];
        acts.extend(path(from, to).map(|spot| touch(Press::Move, spot)));
        acts.push(touch(Press::Up, to));
        self.perform(&acts)
    }

    pub fn key(&self, code: &str) -> Result<()> {
        self.keys(&[Keys::Plain(code)])
    }

    /// Keys one after the other, as fast as anybody can type.
    pub fn keys(&self, keys: &[Keys<'_>]) -> Result<()> {
        self.perform(&keys.iter().copied().map(Act::Key).collect::<Vec<_>>())
    }

    /// Text into the field that has the focus.
    pub fn type_text(&self, text: &str) -> Result<()> {
        self.page.type_text(text)
    }

    pub(super) fn perform(&self, acts: &[Act<'_>]) -> Result<()> {
        cost::count(Kind::Hands, || self.page.perform(acts))
    }
}

fn clicks(spots: &[Spot]) -> Vec<Act<'static>> {
    spots.iter().flat_map(|&at| [mouse(Press::Down, at), mouse(Press::Up, at)]).collect()
}

fn taps(spots: &[Spot]) -> Vec<Act<'static>> {
    spots.iter().flat_map(|&at| [touch(Press::Down, at), touch(Press::Up, at)]).collect()
}

fn mouse(press: Press, at: Spot) -> Act<'static> {
    Act::Mouse { press, at, count: if press == Press::Move { 0 } else { 1 } }
}

fn touch(press: Press, at: Spot) -> Act<'static> {
    Act::Touch { press, at }
}

fn path(from: Spot, to: Spot) -> impl Iterator<Item = Spot> {
    const STEPS: u32 = 4;
    (1..=STEPS).map(move |step| {
        let part = f64::from(step) / f64::from(STEPS);
        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    })
}
