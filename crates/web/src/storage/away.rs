//! Whether the page was left and put away, to come back as it was (the back/forward cache). Knows
//! nothing of what is stored.

use js_sys::{Function, Promise};
use leptos::prelude::window;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static IS_AWAY: Cell<bool> = const { Cell::new(false) };
    static TIMES: Cell<u32> = const { Cell::new(0) };
    /// Who waits for the page to come back.
    static WAITING: RefCell<Vec<Function>> = const { RefCell::new(Vec::new()) };
}

/// From now on, `leave` is done whenever the page goes.
pub fn watch(leave: fn()) {
    on("pagehide", move || {
        IS_AWAY.set(true);
        TIMES.set(TIMES.get() + 1);
        leave();
    });
    on("pageshow", || {
        // It is shown for the first time, too.
        if IS_AWAY.replace(false) {
            for waiting in WAITING.take() {
                let _ = waiting.call0(&waiting);
            }
        }
    });
}

/// How often the page was left so far.
pub fn times() -> u32 {
    TIMES.get()
}

/// Waits until the page is there, which it usually is.
pub async fn back() {
    if IS_AWAY.get() {
        let mut waiting = None;
        let back = Promise::new(&mut |resolve, _| waiting = Some(call_back(resolve)));
        let _ = JsFuture::from(back).await;
    }
}

/// Calls this when the page was left and comes back, as long as the answer is kept. A page that was
/// away may never hear of what it gave up.
pub fn call_back(function: Function) -> Waiting {
    WAITING.with_borrow_mut(|waiting| waiting.push(function.clone()));
    Waiting(function)
}

pub struct Waiting(Function);

impl Drop for Waiting {
    fn drop(&mut self) {
        WAITING.with_borrow_mut(|waiting| waiting.retain(|known| *known != self.0));
    }
}

fn on(event: &str, act: impl Fn() + 'static) {
    let heard = Closure::<dyn Fn()>::new(act);
    let _ = window().add_event_listener_with_callback(event, heard.as_ref().unchecked_ref());
    heard.forget();
}
