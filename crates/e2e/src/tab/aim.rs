//! Pressing what is meant. Between the look at where something lies and the press, a page may lay
//! itself out anew, the longer the busier the machine is. So the page watches where the press
//! lands: one that would hit something else is swallowed before anything feels it, and aimed again.
//! A press that did hit, and comes to nothing because the page was drawn anew meanwhile, is a fault
//! of the page: a player's finger is slower than these hands.

use super::{Spot, Tab, at};
use crate::cost::{self, Kind};
use crate::engine::Act;
use anyhow::{Context, Result, anyhow, bail};
use serde_json::Value;
use std::panic::Location;

/// How often a press is aimed at something that does not stay.
const TRIES: u32 = 20;

/// Watches what the next press hits. What is done by a click needs one: an element that was drawn
/// anew or moved on between down and up gets none. Who forbids what usually follows a press acts on
/// the press itself, and needs none.
const WATCH: &str = "(element) => {
    window.aim?.end();
    const kinds = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click', 'dblclick'];
    const aim = { element, hit: undefined, down: undefined, clicked: false };
    const see = (event) => {
        aim.hit ??= element.contains(event.target);
        aim.down ??= event;
        if (!aim.hit) { event.preventDefault(); event.stopImmediatePropagation(); }
        aim.clicked ||= event.type === 'click' && event.composedPath().includes(element);
    };
    kinds.forEach((kind) => addEventListener(kind, see, { capture: true, passive: false }));
    aim.end = () => kinds.forEach((kind) => removeEventListener(kind, see, { capture: true }));
    window.aim = aim;
}";

/// The click of a finger comes a little after it was lifted, so it is waited for, by the page's own
/// timer.
const MISSED: &str = "(async () => {
    const aim = window.aim;
    if (!aim) return '';
    const lacks_click = () => aim.hit && !aim.clicked && !aim.down.defaultPrevented
        && aim.element.closest('a, button, label, input');
    for (let look = 0; look < 60 && lacks_click() && aim.element.isConnected; look += 1) {
        await new Promise((done) => setTimeout(done, 50));
    }
    delete window.aim;
    aim.end();
    if (aim.hit === false) return 'beside';
    if (!lacks_click()) return '';
    const now = aim.element.getBoundingClientRect();
    return aim.element.isConnected ? 'it moved away under the press, to ' + [now.x, now.y] : 'it was drawn anew';
})()";

impl Tab {
    /// Presses an element by mouse or finger, once it lies still: `acts` are what a hand does there.
    #[track_caller]
    pub(super) fn press(
        &self,
        selector: &str,
        acts: impl Fn(Spot) -> Vec<Act<'static>>,
    ) -> Result<()> {
        let here = Location::caller();
        for _ in 0..TRIES {
            let spots = self.places(&[selector], WATCH).map_err(|error| at(here, error))?;
            let spot = *spots.first().context("one element has one middle")?;
            self.perform(&acts(spot))?;
            // A press that loads another page leaves nobody to ask.
            let missed = cost::count(Kind::Hands, || self.js(MISSED)).unwrap_or(Value::Null);
            match missed.as_str() {
                None | Some("") => return Ok(()),
                Some("beside") => {}
                Some(why) => bail!(at(here, anyhow!("the press on {selector} was lost: {why}"))),
            }
        }
        bail!(at(here, anyhow!("something else comes to lie on {selector} again and again")))
    }
}
