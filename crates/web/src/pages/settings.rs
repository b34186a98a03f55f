//! What the player may set. All of it takes effect at once.

use super::Top;
use super::backup::Backup;
use crate::app::{Frame, Go};
use crate::route::Route;
use crate::settings::{Highlight, Settings, Theme};
use crate::t;
use leptos::prelude::*;
use words::Language;

#[component]
pub fn SettingsPage() -> impl IntoView {
    view! {
        <div class="shell">
            <main class="page narrow">
                <Top title=t!("settings")/>
                <section class="card settings">
                    <h2>{t!("settings-look")}</h2>
                    <div class="setting">
                        <span id="set-theme">{t!("settings-theme")}</span>
                        <Choose
                            label="set-theme"
                            options=Theme::ALL.map(|theme| (theme, theme_name(theme))).to_vec()
                            get=|settings| settings.theme
                            set=|settings, theme| settings.theme = theme
                        />
                    </div>
                    <div class="setting">
                        <span id="set-language">{t!("settings-language")}</span>
                        <Choose
                            label="set-language"
                            options=languages()
                            get=|settings| settings.language
                            set=|settings, language| settings.language = language
                        />
                    </div>
                    <Toggle label=t!("settings-motion") get=|settings| settings.less_motion set=|settings, on| settings.less_motion = on/>
                    <h2>{t!("settings-sound")}</h2>
                    <Volume label=t!("settings-effects") get=|settings| settings.effects set=|settings, to| settings.effects = to/>
                    <Volume label=t!("settings-music") get=|settings| settings.music set=|settings, to| settings.music = to/>
                    <Toggle label=t!("settings-muted") get=|settings| settings.muted set=|settings, on| settings.muted = on/>
                    <h2>{t!("settings-play")}</h2>
                    <div class="setting">
                        <span id="set-highlight">{t!("settings-highlight")}</span>
                        <Choose
                            label="set-highlight"
                            options=Highlight::ALL.map(|highlight| (highlight, highlight_name(highlight))).to_vec()
                            get=|settings| settings.highlight
                            set=|settings, highlight| settings.highlight = highlight
                        />
                    </div>
                    <Toggle label=t!("settings-counts") get=|settings| settings.counts set=|settings, on| settings.counts = on/>
                    <Toggle label=t!("settings-unlock") get=|settings| settings.unlock_all set=|settings, on| settings.unlock_all = on/>
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

fn languages() -> Vec<(Option<Language>, String)> {
    let own = Language::ALL.map(|language| (Some(language), language.own_name().to_owned()));
    std::iter::once((None, t!("theme-auto"))).chain(own).collect()
}

#[component]
fn Choose<T: Copy + PartialEq + Send + Sync + 'static>(
    label: &'static str,
    options: Vec<(T, String)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let frame = Frame::here();
    view! {
        <div class="choice" role="radiogroup" aria-labelledby=label>
            {options.into_iter().map(|(option, name)| view! {
                <button
                    role="radio"
                    aria-checked=move || frame.settings.with(|settings| get(settings) == option).to_string()
                    on:click=move |_| frame.set(|settings| set(settings, option))
                >
                    {name}
                </button>
            }).collect_view()}
        </div>
    }
}

#[component]
fn Toggle(
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
