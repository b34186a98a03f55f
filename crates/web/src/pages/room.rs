//! A room: a screen that is made by the module beside the page, which is fetched when somebody first
//! comes in. Here is who carries out what it wants, and tells it what happens. It knows no room.

use super::{Top, replay};
use crate::app::Frame;
use crate::art::Cat;
use crate::prelude::*;
use crate::route::Route;
use crate::storage::{backup, local, profile, runs};
use crate::workers::{self, Unanswered, WorkerKind};
use crate::{clock, play, share, t, text};
use js_sys::{Function, Object, Promise, Reflect};
use rooms::{Effect, Event, Facts, Saved};
use session::phrase;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, Event as DomEvent, MouseEvent};

/// What the texts of rooms are called in the browser's small storage.
pub const KEPT: &str = "room.";

#[component]
pub fn RoomPage(path: &'static str) -> impl IntoView {
    let room = Room::new(Frame::here(), WorkerKind::Rooms);
    room.tell(Event::Enter { path: path.to_owned(), facts: facts(room.frame) });
    // What nobody waits for any more is not made.
    on_cleanup(move || {
        if room.waiting.try_get_value() != Some(0) {
            workers::cancel(WorkerKind::Rooms);
        }
    });
    let style = document().document_element().and_then(|root| root.get_attribute("data-rooms"));
    view! {
        <div class="shell">
            <link rel="stylesheet" href=style/>
            <main class="page">
                {move || view! { <Top title=room.title.get().unwrap_or_else(|| "Ninefold".into())/> }.into_any()}
                {move || {
                    let why = room.trouble.get();
                    let waits = why.is_some() || room.title.with(Option::is_none);
                    waits.then(|| view! {
                        <section class="card waits"><Cat/><p role="status">{why.unwrap_or_else(|| t!("room-fetching"))}</p></section>
                    }.into_any())
                }}
                <div
                    class="room"
                    node_ref=room.place
                    on:click=move |event| room.clicked(&event)
                    on:input=move |event: DomEvent| room.used(&event, "input,select")
                    on:submit=move |event| {
                        let event: DomEvent = event.into();
                        event.prevent_default();
                        room.used(&event, "form");
                    }
                ></div>
            </main>
        </div>
    }
}

/// A room that somebody is in, or one that nobody sees.
#[derive(Clone, Copy)]
pub struct Room {
    kind: WorkerKind,
    frame: Frame,
    title: RwSignal<Option<String>>,
    trouble: RwSignal<Option<String>>,
    place: NodeRef<leptos::html::Div>,
    /// How many events are not answered yet.
    waiting: StoredValue<u32>,
}

impl Room {
    pub fn new(frame: Frame, kind: WorkerKind) -> Room {
        Room {
            kind,
            frame,
            title: RwSignal::new(None),
            trouble: RwSignal::new(None),
            place: NodeRef::new(),
            waiting: StoredValue::new(0),
        }
    }

    pub fn tell(self, event: Event) {
        // Somebody may have left meanwhile.
        if self.waiting.try_update_value(|waiting| *waiting += 1).is_none() {
            return;
        }
        spawn_local(async move {
            let answer = workers::tell_rooms(self.kind, &event).await;
            // Who has left the room does not want what it wanted.
            if self.waiting.try_update_value(|waiting| *waiting -= 1).is_none() {
                return;
            }
            match answer {
                Ok(effects) => effects.into_iter().for_each(|effect| self.carry_out(effect)),
                Err(Unanswered::Cancelled) => {}
                Err(Unanswered::Alone) => self.trouble.set(Some(t!("post-none"))),
            }
        });
    }

    fn carry_out(self, effect: Effect) {
        let frame = self.frame;
        match effect {
            Effect::Title(title) => self.title.set(Some(title)),
            Effect::Show { place, html } => self.show(&place, &html),
            Effect::Read(names) => spawn_local(async move {
                self.tell(Event::Runs(stored(names).await));
            }),
            Effect::ReadOpen(names) => spawn_local(async move {
                let is_counted = |run| frame.profile.with_untracked(|mine| mine.knows(run));
                let open = runs::uncounted(is_counted).await.map(|(saves, _)| saves);
                let mut saves: Vec<Saved> =
                    open.unwrap_or_default().into_iter().map(told).collect();
                if !names.is_empty() {
                    saves.extend(stored(names).await);
                }
                self.tell(Event::Runs(saves));
            }),
            Effect::Replace { old, new: Saved { saved, over, log } } => spawn_local(async move {
                if let Ok(log) = log.parse() {
                    let save = runs::Save { holder: frame.tab, saved, over, log };
                    let _ = runs::replace(&old, &save).await;
                }
            }),
            Effect::Later { id, seconds } => {
                let wait = Duration::from_secs(seconds.into());
                set_timeout(move || self.tell(Event::Later(id)), wait);
            }
            Effect::Watch(log) => match log.parse() {
                Ok(log) => replay::watch(frame, log),
                Err(_) => frame.tell(&phrase!("run-unknown")),
            },
            Effect::Store(saves) => spawn_local(store(frame, saves)),
            Effect::Fetch { id, method, path, body } => spawn_local(async move {
                let answer = fetched(&method, &path, &body).await;
                let (status, body) = answer.unwrap_or_default();
                self.tell(Event::Fetched { id, status, body });
            }),
            Effect::Keep { name, text } if text.is_empty() => {
                local::remove(&(KEPT.to_owned() + &name))
            }
            Effect::Keep { name, text } => {
                if let Err(error) = local::keep(&(KEPT.to_owned() + &name), &text) {
                    frame.tell(&phrase!("save-failed", why = error.0));
                }
            }
            Effect::Begin(deal) => match deal.parse() {
                Ok(deal) => play::begin(frame, deal),
                Err(_) => frame.tell(&phrase!("order-none")),
            },
            Effect::Go(to) => frame.go(Route::parse(&to)),
            Effect::Tell(sentence) => frame.tell_words(sentence),
            Effect::Speak(sentence) => frame.speak(sentence),
            Effect::Copy(text) => share::copy(frame, text, phrase!("share-copied")),
            Effect::Offer { name, kind, bytes } => {
                if backup::offer_bytes(&name, &kind, &bytes).is_err() {
                    frame.tell(&phrase!("backup-refused"));
                }
            }
        }
    }

    /// Puts markup in its place. What the player has in hand is there again under its name, and stays: the
    /// focus, what was opened, and what was typed and not told yet.
    fn show(self, place: &str, html: &str) {
        let Some(room) = self.place.get_untracked() else { return };
        let room: &Element = room.as_ref();
        let place = match place {
            "" => Some(room.clone()),
            name => document().get_element_by_id(name),
        };
        let Some(place) = place else { return };
        let held = document().active_element().filter(|held| place.contains(Some(held)));
        let opened: Vec<_> = all(&place, "details[open][id]").map(|one| one.id()).collect();
        let typed: Vec<_> = all(&place, "input[id]")
            .filter(|field| value(field, TYPED) != value(field, TOLD))
            .map(|field| (field.id(), value(&field, TYPED)))
            .collect();
        place.set_inner_html(html);
        for details in opened.iter().filter_map(|id| document().get_element_by_id(id)) {
            let _ = details.set_attribute("open", "");
        }
        for (id, typed) in typed {
            if let Some(field) = document().get_element_by_id(&id) {
                let _ = Reflect::set(&field, &TYPED.into(), &typed);
            }
        }
        for time in all(&place, "time[datetime]") {
            let millis = time.get_attribute("datetime").and_then(|millis| millis.parse().ok());
            time.set_text_content(millis.map(text::date).as_deref());
        }
        // What is to be heard a little later, unless it has gone by then.
        for beat in all(&place, "[data-after]") {
            let millis = beat.get_attribute("data-after").and_then(|millis| millis.parse().ok());
            let press = move || {
                if beat.is_connected() {
                    self.press(Some(beat));
                }
            };
            set_timeout(press, Duration::from_millis(millis.unwrap_or_default()));
        }
        let again = held.and_then(|held| document().get_element_by_id(&held.id()));
        if let Some(again) = again {
            let _ = again.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    }

    fn clicked(self, event: &MouseEvent) {
        let Some(target) = target(event) else { return };
        let link = target.closest("a[href^='#/']").ok().flatten();
        if let Some(link) = link {
            // A new tab or window is the browser's business.
            if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
                event.prevent_default();
                let to = link.get_attribute("href").unwrap_or_default();
                self.frame.go(Route::parse(to.trim_start_matches('#')));
            }
            return;
        }
        self.press(target.closest("[data-press]:not(input,select,form)").ok().flatten());
    }

    /// A control other than a button was used: one of these.
    fn used(self, event: &DomEvent, kind: &str) {
        let target = target(event).filter(|target| target.matches(kind).unwrap_or(false));
        self.press(target);
    }

    fn press(self, control: Option<Element>) {
        let what = control.as_ref().and_then(|control| control.get_attribute("data-press"));
        let (Some(what), Some(room)) = (what, self.place.get_untracked()) else { return };
        let fields = all(room.as_ref(), "[name]").map(|field| {
            let kind = value(&field, "type").as_string();
            let is_off = matches!(kind.as_deref(), Some("checkbox" | "radio"))
                && value(&field, "checked").is_falsy();
            // What stands in another form is not meant yet.
            if control.as_ref().is_some_and(|control| control.contains(Some(&field))) {
                let _ = Reflect::set(&field, &TOLD.into(), &value(&field, TYPED));
            }
            let text = if is_off {
                String::new()
            } else {
                value(&field, TYPED).as_string().unwrap_or_default()
            };
            (field.get_attribute("name").unwrap_or_default(), text)
        });
        self.tell(Event::Press { what, fields: fields.collect() });
    }
}

/// What a field of a form has, and what it has been told to have.
const TYPED: &str = "value";
const TOLD: &str = "defaultValue";

fn value(field: &Element, name: &str) -> JsValue {
    Reflect::get(field, &name.into()).unwrap_or_default()
}

fn target(event: &DomEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn all(place: &Element, which: &str) -> impl Iterator<Item = Element> {
    let found = place.query_selector_all(which).ok();
    let n_found = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..n_found).filter_map(move |index| found.as_ref()?.get(index)?.dyn_into().ok())
}

pub fn facts(frame: Frame) -> Facts {
    let kept = local::names(KEPT).into_iter();
    let page = window().location().href().unwrap_or_default();
    Facts {
        language: text::language().code().to_owned(),
        between_digits: text::between_digits(),
        now: clock::wall(),
        ahead: clock::ahead(),
        seed: clock::entropy() as u64,
        page: page.split('#').next().unwrap_or_default().to_owned(),
        agent: window().navigator().user_agent().unwrap_or_default(),
        profile: frame.profile.with_untracked(ToString::to_string),
        kept: kept
            .filter_map(|name| Some((name[KEPT.len()..].to_owned(), local::read(&name)?)))
            .collect(),
    }
}

/// These runs, or all.
async fn stored(names: Vec<String>) -> Vec<Saved> {
    let saves = match names.is_empty() {
        true => runs::all().await.map(|(saves, _)| saves).unwrap_or_default(),
        false => {
            let mut saves = Vec::new();
            for run in names.iter().filter_map(|name| name.parse().ok()) {
                saves.extend(runs::peek(run).await.ok().flatten());
            }
            saves
        }
    };
    saves.into_iter().map(told).collect()
}

fn told(save: runs::Save) -> Saved {
    Saved { saved: save.saved, over: save.over, log: save.log.to_string() }
}

async fn store(frame: Frame, saves: Vec<Saved>) {
    for Saved { saved, over, log } in saves {
        if let Ok(log) = log.parse() {
            let added = runs::add(&runs::Save { holder: frame.tab, saved, over, log }).await;
            if let Err(error) = added {
                frame.tell(&phrase!("save-failed", why = error.0));
            }
        }
    }
    profile::sweep(frame).await;
}

/// What an address below the page's own answers.
async fn fetched(method: &str, path: &str, body: &str) -> Result<(u16, String), JsValue> {
    let (options, headers) = (Object::new(), Object::new());
    Reflect::set(&headers, &"content-type".into(), &"application/json".into())?;
    Reflect::set(&options, &"method".into(), &method.into())?;
    Reflect::set(&options, &"headers".into(), &headers)?;
    if !body.is_empty() {
        Reflect::set(&options, &"body".into(), &body.into())?;
    }
    let fetch: Function = Reflect::get(&window(), &"fetch".into())?.dyn_into()?;
    let asked: Promise = fetch.call2(&window(), &path.into(), &options)?.dyn_into()?;
    let answer = JsFuture::from(asked).await?;
    let status = Reflect::get(&answer, &"status".into())?.as_f64().unwrap_or(0.0) as u16;
    let text: Function = Reflect::get(&answer, &"text".into())?.dyn_into()?;
    let text: Promise = text.call0(&answer)?.dyn_into()?;
    Ok((status, JsFuture::from(text).await?.as_string().unwrap_or_default()))
}
