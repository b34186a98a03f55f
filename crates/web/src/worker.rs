//! The page's side of the worker: questions out, answers in, and a stock of deals.

mod stock;

pub use stock::{prepare, take};

use js_sys::{Array, Function, Promise};
use leptos::prelude::document;
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The worker and what is asked of it.
#[derive(Default)]
struct Office {
    worker: Option<Worker>,
    ready: bool,
    next: u32,
    /// Questions to be sent when it is ready.
    queue: Vec<(u32, String)>,
    waiting: BTreeMap<u32, Function>,
}

thread_local! {
    static OFFICE: RefCell<Office> = RefCell::default();
}

/// Asks and waits. `Err` says why not, in English: it is a defect or a broken file, not play.
pub async fn ask(request: String) -> Result<String, String> {
    let promise = Promise::new(&mut |resolve, _| send(request.clone(), resolve));
    let answer = JsFuture::from(promise).await.map_err(|error| format!("{error:?}"))?;
    let answer = answer.as_string().unwrap_or_default();
    match answer.split_once(' ') {
        Some(("ok", text)) => Ok(text.to_owned()),
        Some((_, why)) => Err(why.to_owned()),
        None => Err(answer),
    }
}

/// Stops what is being computed; whoever waits is told so. The next question starts afresh.
pub fn cancel() {
    let office = OFFICE.take();
    if let Some(worker) = office.worker {
        worker.terminate();
    }
    for resolve in office.waiting.values() {
        let _ = resolve.call1(&JsValue::NULL, &"no cancelled".into());
    }
}

fn send(request: String, resolve: Function) {
    OFFICE.with_borrow_mut(|office| {
        let id = office.next;
        office.next += 1;
        office.waiting.insert(id, resolve);
        if office.worker.is_none() {
            office.worker = start();
        }
        match &office.worker {
            Some(worker) if office.ready => post(worker, id, &request),
            Some(_) => office.queue.push((id, request)),
            None => {
                if let Some(resolve) = office.waiting.remove(&id) {
                    let _ = resolve.call1(&JsValue::NULL, &"no this browser has no workers".into());
                }
            }
        }
    });
}

fn start() -> Option<Worker> {
    let root = document().document_element()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&root.get_attribute("data-worker")?, &options).ok()?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| hear(&event.data()));
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    Some(worker)
}

fn hear(message: &JsValue) {
    if message.as_string().as_deref() == Some("ready") {
        OFFICE.with_borrow_mut(|office| {
            office.ready = true;
            for (id, request) in std::mem::take(&mut office.queue) {
                if let Some(worker) = &office.worker {
                    post(worker, id, &request);
                }
            }
        });
        return;
    }
    let answer: &Array = message.unchecked_ref();
    let id = answer.get(0).as_f64().unwrap_or(-1.0) as u32;
    let waiting = OFFICE.with_borrow_mut(|office| office.waiting.remove(&id));
    if let Some(resolve) = waiting {
        let _ = resolve.call1(&JsValue::NULL, &answer.get(1));
    }
}

fn post(worker: &Worker, id: u32, request: &str) {
    let message = Array::of2(&id.into(), &request.into());
    let _ = worker.post_message(&message);
}
