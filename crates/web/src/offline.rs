//! The page without a network: registers the service worker and offers its updates, never in the
//! middle of a game.

use crate::app::Frame;
use crate::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

/// Keeps the page for offline use. A browser without the means, or a page not served safely,
/// plays on without.
pub fn keep(frame: Frame) {
    let navigator: JsValue = window().navigator().into();
    let has = js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false);
    if !has {
        return;
    }
    let container = window().navigator().service_worker();
    reload_on_update(&container, frame);
    spawn_local(async move {
        let registered = JsFuture::from(container.register("service-worker.js")).await;
        // Some browsers answer with nothing instead of refusing.
        let registered = registered.ok().and_then(|found| found.dyn_into().ok());
        if let Some(registration) = registered {
            offer_updates(&registration, frame);
        }
        // Without this a browser short of space may forget the player's runs.
        if let Ok(asked) = window().navigator().storage().persist() {
            let _ = JsFuture::from(asked).await;
        }
    });
}

/// A worker that waits means that a new version is ready.
fn offer_updates(registration: &ServiceWorkerRegistration, frame: Frame) {
    if registration.waiting().is_some() {
        frame.update_ready.set(true);
    }
    let found = Closure::<dyn Fn()>::new({
        let registration = registration.clone();
        move || {
            let Some(worker) = registration.installing() else { return };
            let changed = Closure::<dyn Fn()>::new({
                let (worker, registration) = (worker.clone(), registration.clone());
                move || {
                    let installed = worker.state() == web_sys::ServiceWorkerState::Installed;
                    // The very first one has nothing to update.
                    if installed && registration.active().is_some() {
                        frame.update_ready.set(true);
                    }
                }
            });
            worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
            changed.forget();
        }
    });
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    found.forget();
}

/// Lets the waiting version take over; the page then loads anew.
pub fn update() {
    spawn_local(async {
        let container = window().navigator().service_worker();
        let found = JsFuture::from(container.get_registration()).await;
        let waiting =
            found.ok().and_then(|found| found.dyn_into::<ServiceWorkerRegistration>().ok());
        if let Some(waiting) = waiting.and_then(|registration| registration.waiting()) {
            let _ = waiting.post_message(&"take-over".into());
        }
    });
}

fn reload_on_update(container: &ServiceWorkerContainer, frame: Frame) {
    let taken = Closure::<dyn Fn()>::new(move || {
        // The first worker takes the page over as it is; only an update needs a new start.
        if frame.update_ready.get_untracked() {
            let _ = window().location().reload();
        }
    });
    container.set_oncontrollerchange(Some(taken.as_ref().unchecked_ref()));
    taken.forget();
}
