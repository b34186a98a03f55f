//! The keys, to be bound anew: the same table that the game looks them up in.

use super::Top;
use super::settings::Toggle;
use crate::app::Frame;
use crate::panels::{Dialog, Legend};
use crate::play;
use crate::prelude::*;
use crate::{t, text};
use session::keys::{Binding, Chord, Taken, When, words_for};
use session::{Direction, Intent};
use std::sync::Arc;
use web_sys::KeyboardEvent;

/// The key that is to be bound anew, and the one that was pressed but does something else.
#[derive(Clone)]
struct Asked {
    binding: &'static Binding,
    /// Which of the binding's keys; one past the last for another one.
    number: usize,
    tried: Option<Chord>,
}

#[component]
pub fn Keys() -> impl IntoView {
    let frame = Frame::here();
    let legend = Legend::ask();
    let asked = RwSignal::new(None::<Asked>);
    let sections = [
        (None, t!("keys-always")),
        (Some(When::Entering), t!("keys-entering")),
        (Some(When::Placing), t!("keys-placing")),
    ];
    let reset = move |_| frame.set(|settings| settings.keymap.reset());
    view! {
        <div class="shell">
            <main class="page narrow">
                <Top title=t!("keys")/>
                <section class="card settings">
                    <p class="lead">{t!("keys-about")}</p>
                    <Toggle label=t!("keys-vim") get=|settings| settings.keymap.vim set=|settings, on| settings.keymap.vim = on/>
                    {sections.map(|(when, title)| view! {
                        <h2>{title}</h2>
                        <ul class="bindings">{move || rows(frame, legend, asked, when)}</ul>
                    }).into_iter().collect_view()}
                    <div class="row"><button class="button" on:click=reset>{t!("keys-reset")}</button></div>
                </section>
            </main>
            {move || asked.get().map(|now| view! { <Ask frame legend asked now/> }.into_any())}
        </div>
    }
}

fn rows(
    frame: Frame,
    legend: Legend,
    asked: RwSignal<Option<Asked>>,
    when: Option<When>,
) -> Vec<AnyView> {
    let keymap = frame.settings.with(|settings| settings.keymap.clone());
    let apart = |binding: &Binding| match binding.when {
        When::Always | When::Browser => None,
        when => Some(when),
    };
    let mine = keymap.bindings().filter(|binding| !binding.is_fixed() && apart(binding) == when);
    let row = |binding: &'static Binding| {
        let name = name(binding);
        let ask = move |number| asked.set(Some(Asked { binding, number, tried: None }));
        let chords = keymap.chords(binding);
        let another = chords.len();
        let keys = chords.into_iter().enumerate().map(|(number, chord)| {
            let key = legend.name(&chord);
            let label = format!("{name}: {key}");
            view! { <button class="bound" aria-label=label on:click=move |_| ask(number)><kbd>{key}</kbd></button> }
        });
        let keys = keys.collect_view();
        let label = format!("{name}: {}", t!("keys-add"));
        view! {
            <li>
                <span class="grow">{name}</span>
                {keys}
                <button class="bound" aria-label=label on:click=move |_| ask(another)><kbd>"+"</kbd></button>
            </li>
        }
        .into_any()
    };
    mine.map(row).collect()
}

/// What the binding is called, told apart by the way it leads.
fn name(binding: &Binding) -> String {
    let arrow = match binding.intent {
        Intent::Go { to: Direction::Up, .. } => " ↑",
        Intent::Go { to: Direction::Down, .. } => " ↓",
        Intent::Go { to: Direction::Left, .. } => " ←",
        Intent::Go { to: Direction::Right, .. } => " →",
        _ => "",
    };
    text::say(&words_for(binding.intent)) + arrow
}

/// Waits for a key. One that does something else is given only when it is pressed again.
#[component]
fn Ask(frame: Frame, legend: Legend, asked: RwSignal<Option<Asked>>, now: Asked) -> impl IntoView {
    let Asked { binding, number, tried } = now;
    let close = Callback::new(move |()| asked.set(None));
    let taken = move |chord: &Chord| {
        frame.settings.with_untracked(|settings| settings.keymap.taken(chord, binding))
    };
    let pressed = tried.clone();
    let words = move || match pressed.as_ref().map(|chord| (legend.name(chord), taken(chord))) {
        Some((key, Some(Taken::By(other)))) => t!("keys-taken", key = key, binding = name(other)),
        Some((key, _)) => t!("keys-fixed", key = key),
        None => t!("keys-press"),
    };
    let press = move |event: &KeyboardEvent| {
        let code = event.code();
        let is_modifier =
            ["Shift", "Control", "Alt", "Meta"].iter().any(|key| code.starts_with(key));
        if is_modifier || code.is_empty() || event.alt_key() {
            return;
        }
        event.prevent_default();
        let chord = Chord { code, held: play::held(event) };
        let again = tried.as_ref() == Some(&chord);
        match taken(&chord) {
            Some(Taken::By(_)) if again => {}
            None => {}
            Some(_) => return asked.set(Some(Asked { binding, number, tried: Some(chord) })),
        }
        frame.set(|settings| settings.keymap.bind(binding, number, chord));
        asked.set(None);
    };
    let remove = move |_| {
        frame.set(|settings| settings.keymap.unbind(binding, number));
        asked.set(None);
    };
    let is_bound =
        frame.settings.with_untracked(|settings| settings.keymap.chords(binding).len() > number);
    view! {
        <Dialog title=name(binding) on_close=close on_key=Arc::new(press)>
            <p aria-live="assertive">{words}</p>
            <div class="row">
                {is_bound.then(|| view! { <button class="button" on:click=remove>{t!("keys-remove")}</button> })}
                <button class="button" on:click=move |_| asked.set(None)>{t!("cancel")}</button>
            </div>
        </Dialog>
    }
}
