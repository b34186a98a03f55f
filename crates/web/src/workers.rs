//! The page's side of its workers: questions out, answers in, and a stock of deals.

mod stock;

pub use stock::{Kind, prepare, take};

use js_sys::{Array, Function, Promise, Uint8Array};
use leptos::prelude::document;
use rooms::{Effect, Event};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use worker::{Question, Request};

/// Who is asked. Two, so that a player's question never waits behind a deal for later.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum WorkerKind {
    /// Makes deals, mostly ahead of time.
    Dealer,
    /// Answers what the player waits for: hints, examples, own puzzles.
    Adviser,
    /// Opens, sends and prints: a module of its own, fetched when it is first asked.
    Post,
    /// The same once more, for what is made by the dozen: a phone has several cores too.
    SecondPost,
    /// Makes the screens that are fetched: the same module, at another door.
    Rooms,
    /// The same behind the player's back, with a memory of its own.
    Errands,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// Nobody wants to know any more.
    Cancelled,
    /// This browser has no workers.
    Alone,
}

/// A worker and what is asked of it.
#[derive(Default)]
struct Counter {
    worker: Option<Worker>,
    ready: bool,
    next: u32,
    /// Questions to be sent when it is ready.
    queue: Vec<(u32, Uint8Array)>,
    waiting: Vec<(u32, Function)>,
}

thread_local! {
    static COUNTERS: [RefCell<Counter>; 6] = Default::default();
}

fn at<T>(kind: WorkerKind, act: impl FnOnce(&mut Counter) -> T) -> T {
    COUNTERS.with(|counters| act(&mut counters[kind as usize].borrow_mut()))
}

/// Asks and waits.
pub async fn ask<Q: Question>(kind: WorkerKind, question: Q) -> Result<Q::Answer, Unanswered> {
    let request: Request = question.into();
    let answer = asked(kind, worker::write(&request)).await?;
    worker::read(&answer).ok_or(Unanswered::Alone)
}

/// Asks the module beside the page, a text by a text: whether it said yes, and what more.
pub async fn ask_post(request: String) -> Result<(bool, Vec<u8>), Unanswered> {
    ask_post_at(WorkerKind::Post, request).await
}

/// The same of one of the two.
pub async fn ask_post_at(kind: WorkerKind, request: String) -> Result<(bool, Vec<u8>), Unanswered> {
    let mut answer = asked(kind, request.into_bytes()).await?;
    let end = answer.iter().position(|&byte| byte == b'\n').ok_or(Unanswered::Alone)?;
    let rest = answer.split_off(end + 1);
    Ok((answer == b"yes\n", rest))
}

/// Tells the rooms what happened: what they want done about it.
pub async fn tell_rooms(kind: WorkerKind, event: &Event) -> Result<Vec<Effect>, Unanswered> {
    let answer = asked(kind, rooms::write(event)).await?;
    rooms::read(&answer).ok_or(Unanswered::Alone)
}

/// Apart from `ask`, of which there is one for each question.
async fn asked(kind: WorkerKind, request: Vec<u8>) -> Result<Vec<u8>, Unanswered> {
    let request = Uint8Array::from(&request[..]);
    let promise = Promise::new(&mut |resolve, _| send(kind, request.clone(), resolve));
    let answer = JsFuture::from(promise).await.unwrap_or_default();
    let answer = answer.dyn_into::<Uint8Array>().map_err(|_| Unanswered::Cancelled)?;
    Ok(answer.to_vec())
}

/// Stops what is being computed; whoever waits is told so. The next question starts afresh.
pub fn cancel(kind: WorkerKind) {
    let left = at(kind, |counter| {
        if counter.waiting.is_empty() {
            return Counter::default();
        }
        // Numbers go on: a late answer must not be taken for another question's.
        let fresh = Counter { next: counter.next, ..Counter::default() };
        std::mem::replace(counter, fresh)
    });
    if let Some(worker) = left.worker {
        worker.terminate();
    }
    for (_, resolve) in left.waiting {
        let _ = resolve.call0(&JsValue::NULL);
    }
}

fn send(kind: WorkerKind, request: Uint8Array, resolve: Function) {
    at(kind, |counter| {
        let id = counter.next;
        counter.next += 1;
        if counter.worker.is_none() {
            counter.worker = start(kind);
        }
        match &counter.worker {
            Some(worker) if counter.ready => post(worker, id, &request),
            Some(_) => counter.queue.push((id, request)),
            None => {
                // An empty answer is none.
                let _ = resolve.call1(&JsValue::NULL, &Uint8Array::new_with_length(0));
                return;
            }
        }
        counter.waiting.push((id, resolve));
    });
}

fn start(kind: WorkerKind) -> Option<Worker> {
    let root = document().document_element()?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    // What the module beside the page is entered by, where it is not the page's own.
    let door = match kind {
        WorkerKind::Dealer | WorkerKind::Adviser => None,
        WorkerKind::Post | WorkerKind::SecondPost => Some("reply"),
        WorkerKind::Rooms | WorkerKind::Errands => Some("hear"),
    };
    let script = root.get_attribute(if door.is_some() { "data-beside" } else { "data-worker" })?;
    let worker = Worker::new_with_options(&script, &options).ok()?;
    let heard =
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| hear(kind, &event.data()));
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // Its first message: the module that runs here, so that nothing is fetched or compiled again, or the door.
    let first = door.map_or_else(wasm_bindgen::module, JsValue::from_str);
    worker.post_message(&first).ok()?;
    Some(worker)
}

fn hear(kind: WorkerKind, message: &JsValue) {
    if message.as_string().as_deref() == Some("ready") {
        at(kind, |counter| {
            counter.ready = true;
            for (id, request) in std::mem::take(&mut counter.queue) {
                if let Some(worker) = &counter.worker {
                    post(worker, id, &request);
                }
            }
        });
        return;
    }
    if message.as_string().is_some() {
        // It could not be fetched, as without a network: the next question tries again.
        let left = at(kind, |counter| std::mem::take(&mut counter.waiting));
        for (_, resolve) in left {
            let _ = resolve.call1(&JsValue::NULL, &Uint8Array::new_with_length(0));
        }
        return cancel(kind);
    }
    let answer: &Array = message.unchecked_ref();
    let id = answer.get(0).as_f64().unwrap_or(-1.0) as u32;
    let asked = at(kind, |counter| {
        let index = counter.waiting.iter().position(|(known, _)| *known == id)?;
        Some(counter.waiting.swap_remove(index))
    });
    if let Some((_, resolve)) = asked {
        let _ = resolve.call1(&JsValue::NULL, &answer.get(1));
    }
}

fn post(worker: &Worker, id: u32, request: &Uint8Array) {
    let message = Array::of2(&id.into(), request);
    let _ = worker.post_message(&message);
}
