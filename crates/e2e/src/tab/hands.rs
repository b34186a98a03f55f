//! What hands do in a tab: a mouse, a finger, keys. Events go out together and in order;
//! a target is touched only when it lies still and nothing lies on it.

use super::{Tab, at};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::panic::Location;

pub type Spot = (f64, f64);

/// How many frames a target may take to come to rest; a busy machine draws fewer in a second.
const FRAMES: u32 = 1800;

/// A key by its place on the board, such as `Digit5`, and what is held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys<'a> {
    Plain(&'a str),
    Shift(&'a str),
    Ctrl(&'a str),
}

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
        let answer = self.js(&format!(
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
        ));
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
        self.call_all(clicks(spots))
    }

    #[track_caller]
    pub fn double_click(&self, selector: &str) -> Result<()> {
        let events =
            [("mousePressed", 1), ("mouseReleased", 1), ("mousePressed", 2), ("mouseReleased", 2)];
        self.press(selector, |spot| events.map(|(kind, count)| mouse(kind, spot, count)).to_vec())
    }

    pub fn mouse(&self, kind: &str, spot: Spot) -> Result<()> {
        self.call_all(vec![mouse(kind, spot, 1)])
    }

    /// Presses at the first place, moves over the others and lets go at the last.
    pub fn drag(&self, spots: &[Spot]) -> Result<()> {
        self.drag_with(spots, &[])
    }

    /// The same, with keys pressed once the drag has begun.
    pub fn drag_with(&self, spots: &[Spot], keys: &[Keys<'_>]) -> Result<()> {
        let [from, rest @ ..] = spots else { bail!("a drag has a start") };
        let mut events = vec![mouse("mousePressed", *from, 1)];
        events.push(mouse("mouseMoved", (from.0 + 9.0, from.1 + 4.0), 0));
        events.extend(keys.iter().flat_map(|key| key_events(*key)));
        let mut last = *from;
        for &spot in rest {
            events.extend(path(last, spot).map(|spot| mouse("mouseMoved", spot, 0)));
            last = spot;
        }
        events.push(mouse("mouseReleased", last, 1));
        self.call_all(events)
    }

    #[track_caller]
    pub fn tap(&self, selector: &str) -> Result<()> {
        self.press(selector, |spot| taps(&[spot]))
    }

    pub fn tap_at(&self, spots: &[Spot]) -> Result<()> {
        self.call_all(taps(spots))
    }

    pub fn drag_touch(&self, from: Spot, to: Spot) -> Result<()> {
        let mut events = vec![touch("touchStart", Some(from))];
        events.extend(path(from, to).map(|spot| touch("touchMove", Some(spot))));
        events.push(touch("touchEnd", None));
        self.call_all(events)
    }

    pub fn key(&self, code: &str) -> Result<()> {
        self.keys(&[Keys::Plain(code)])
    }

    /// Keys one after the other, as fast as anybody can type.
    pub fn keys(&self, keys: &[Keys<'_>]) -> Result<()> {
        self.call_all(keys.iter().flat_map(|key| key_events(*key)).collect())
    }

    /// Text into the field that has the focus.
    pub fn type_text(&self, text: &str) -> Result<()> {
        self.call("Input.insertText", json!({ "text": text })).map(|_| ())
    }
}

pub(super) type Event = (&'static str, Value);

fn clicks(spots: &[Spot]) -> Vec<Event> {
    let click = |&spot| [mouse("mousePressed", spot, 1), mouse("mouseReleased", spot, 1)];
    spots.iter().flat_map(click).collect()
}

fn taps(spots: &[Spot]) -> Vec<Event> {
    let tap = |&spot| [touch("touchStart", Some(spot)), touch("touchEnd", None)];
    spots.iter().flat_map(tap).collect()
}

fn mouse(kind: &str, (x, y): Spot, count: u8) -> Event {
    let held = if kind == "mouseReleased" { 0 } else { 1 };
    let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": count });
    ("Input.dispatchMouseEvent", event)
}

fn touch(kind: &str, spot: Option<Spot>) -> Event {
    let points: Vec<Value> = spot.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
    ("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))
}

fn key_events(key: Keys<'_>) -> [Event; 2] {
    let (code, modifiers) = match key {
        Keys::Plain(code) => (code, 0),
        Keys::Ctrl(code) => (code, 2),
        Keys::Shift(code) => (code, 8),
    };
    let key = code.strip_prefix("Digit").or(code.strip_prefix("Key")).unwrap_or(code);
    let number = match code {
        "Tab" => 9,
        "Enter" => 13,
        "Escape" => 27,
        "Space" => 32,
        _ => 0,
    };
    // Only a key with a text presses the button that has the focus.
    let text = if code == "Enter" { "\r" } else { "" };
    [if text.is_empty() { "rawKeyDown" } else { "keyDown" }, "keyUp"].map(|kind| {
        let event = json!({ "text": text, "type": kind, "code": code, "key": key, "modifiers": modifiers, "windowsVirtualKeyCode": number });
        ("Input.dispatchKeyEvent", event)
    })
}

fn path(from: Spot, to: Spot) -> impl Iterator<Item = Spot> {
    const STEPS: u32 = 4;
    (1..=STEPS).map(move |step| {
        let part = f64::from(step) / f64::from(STEPS);
        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    })
}
