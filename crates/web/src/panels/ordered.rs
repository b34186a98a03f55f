//! A button that has a puzzle made to order. It may take seconds; pressed again, it is called off.

use crate::app::Frame;
use crate::prelude::*;
use crate::workers::{self, WorkerKind};
use crate::{play, t};
use std::sync::Arc;
use worker::Order;

#[component]
pub fn Ordered(
    class: &'static str,
    label: String,
    /// What the worker is asked.
    request: Arc<dyn Fn() -> Order + Send + Sync>,
) -> impl IntoView {
    let frame = Frame::here();
    let busy = RwSignal::new(false);
    let stop = move || {
        let is_busy = busy.try_get_untracked().unwrap_or(false);
        if is_busy {
            workers::cancel(WorkerKind::Dealer);
        }
        is_busy
    };
    // What nobody waits for any more is stopped.
    on_cleanup(move || {
        stop();
    });
    let press = move |_| {
        if !stop() {
            play::order(frame, request(), busy);
        }
    };
    let words = move || match busy.get() {
        true => format!("{} {}", t!("dealing"), t!("cancel")),
        false => label.clone(),
    };
    view! { <button class=class aria-live="polite" on:click=press>{words}</button> }
}
