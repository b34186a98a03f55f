//! What the player may set. All of it takes effect at once.

use super::Top;
use super::backup::Backup;
use crate::app::{Frame, Go};
use crate::panels::Choice;
use crate::prelude::*;
use crate::route::Route;
use crate::settings::{Highlight, Settings, Theme};
use crate::t;
use std::sync::Arc;
use words::Language;

#[component]
pub fn SettingsPage() -> impl IntoView {
    view! {
        <div class="shell">
            <main class="page narrow">
                <Top title=t!("settings")/>
                <section class="card settings">
                    <h2>{t!("settings-look")}</h2>
                    <Choose
                        name="theme"
                        label=t!("settings-theme")
                        answers=Theme::ALL.map(theme_name).to_vec()
                        get=|settings| settings.theme as usize
                        set=|settings, index| settings.theme = Theme::ALL[index]
                    />
                    <Choose
                        name="language"
                        label=t!("settings-language")
                        answers=languages()
                        get=|settings| settings.language.map_or(0, |language| language as usize + 1)
                        set=|settings, index| settings.language = Language::ALL.into_iter().nth(index.wrapping_sub(1))
                    />
                    <Toggle label=t!("settings-motion") get=|settings| settings.less_motion set=|settings, on| settings.less_motion = on/>
                    <h2>{t!("settings-sound")}</h2>
                    <Volume label=t!("settings-effects") get=|settings| settings.effects set=|settings, to| settings.effects = to/>
                    <Volume label=t!("settings-music") get=|settings| settings.music set=|settings, to| settings.music = to/>
                    <Toggle label=t!("settings-muted") get=|settings| settings.muted set=|settings, on| settings.muted = on/>
                    <h2>{t!("settings-play")}</h2>
                    <Choose
                        name="highlight"
                        label=t!("settings-highlight")
                        answers=Highlight::ALL.map(highlight_name).to_vec()
                        get=|settings| settings.highlight as usize
                        set=|settings, index| settings.highlight = Highlight::ALL[index]
                    />
                    <Toggle label=t!("settings-coordinates") get=|settings| settings.coordinates set=|settings, on| settings.coordinates = on/>
                    <Toggle label=t!("settings-counts") get=|settings| settings.counts set=|settings, on| settings.counts = on/>
                    <Toggle label=t!("settings-tips") get=|settings| settings.tips set=|settings, on| settings.tips = on/>
                    <Toggle label=t!("settings-unlock") get=|settings| settings.unlock_all set=|settings, on| settings.unlock_all = on/>
                    <div class="row">
                        <Go to=Route::Keys class="button">{t!("keys-change")}</Go>
                    </div>
                    <h2>{t!("settings-data")}</h2>
                    <Backup/>
                    <div class="row">
                        <Go to=Route::Credits class="button">{t!("credits")}</Go>
                    </div>
                </section>
            </main>
        </div>
    }
}

fn theme_name(theme: Theme) -> String {
    match theme {
        Theme::Auto => t!("theme-auto"),
        Theme::Day => t!("theme-day"),
        Theme::Night => t!("theme-night"),
        Theme::Contrast => t!("theme-contrast"),
    }
}

fn highlight_name(highlight: Highlight) -> String {
    match highlight {
        Highlight::Nothing => t!("highlight-nothing"),
        Highlight::Same => t!("highlight-same"),
        Highlight::Houses => t!("highlight-houses"),
    }
}

/// The browser's language, and each of ours by its own name.
fn languages() -> Vec<String> {
    let own = Language::ALL.map(|language| language.own_name().to_owned());
    std::iter::once(t!("theme-auto")).chain(own).collect()
}

/// A setting with a few answers; their place in the list is the answer.
#[component]
fn Choose(
    name: &'static str,
    label: String,
    answers: Vec<String>,
    get: fn(&Settings) -> usize,
    set: fn(&mut Settings, usize),
) -> impl IntoView {
    let frame = Frame::here();
    let chosen = Arc::new(move || frame.settings.with(get));
    let choose = Arc::new(move |index| frame.set(|settings| set(settings, index)));
    view! {
        <div class="setting">
            <span aria-hidden="true">{label.clone()}</span>
            <Choice name=name.to_owned() label answers chosen choose/>
        </div>
    }
}

#[component]
pub fn Toggle(
    label: String,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let frame = Frame::here();
    view! {
        <label class="setting">
            <span>{label}</span>
            <input
                type="checkbox"
                class="switch"
                role="switch"
                prop:checked=move || frame.settings.with(get)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    frame.set(|settings| set(settings, on));
                }
            />
        </label>
    }
}

#[component]
fn Volume(label: String, get: fn(&Settings) -> u8, set: fn(&mut Settings, u8)) -> impl IntoView {
    let frame = Frame::here();
    view! {
        <label class="setting">
            <span>{label}</span>
            <input
                type="range"
                class="slider"
                min="0"
                max="100"
                step="5"
                prop:value=move || frame.settings.with(get).to_string()
                on:input=move |event| {
                    if let Ok(value) = event_target_value(&event).parse() {
                        frame.set(|settings| set(settings, value));
                    }
                }
            />
        </label>
    }
}
