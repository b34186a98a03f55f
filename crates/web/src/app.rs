//! The frame of the page: where the player is, what is set, what is said aloud.

use crate::prelude::*;
use crate::route::Route;
use crate::settings::Settings;
use crate::storage::local;
use crate::storage::profile::{self, Browser};
use crate::{art, clock, errands, offline, pages, share, sound, storage, t, text};
use progress::Profile;
use session::{Phrase, phrase};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use words::Language;

/// What every component may ask for.
#[derive(Clone, Copy)]
pub struct Frame {
    pub route: RwSignal<Route>,
    pub settings: RwSignal<Settings>,
    /// What a screen reader says next.
    spoken: RwSignal<String>,
    toast: RwSignal<Option<String>>,
    /// Every finished run, and what they earned.
    pub profile: RwSignal<Profile>,
    /// Text that was pasted and waits to be looked at.
    pub brought: RwSignal<Option<String>>,
    /// Whether a new version of the page waits to be taken.
    pub update_ready: RwSignal<bool>,
    /// A number that tells this tab from others.
    pub tab: u64,
    /// Whether the player has just come to this screen from another one.
    has_moved: StoredValue<bool>,
}

impl Frame {
    pub fn here() -> Frame {
        expect_context()
    }

    /// Goes to a screen; Back leads here again.
    pub fn go(self, route: Route) {
        if let Some(history) = history() {
            let _ = history.push_state_with_url(&1.into(), "", Some(&route.to_string()));
        }
        self.show(route);
    }

    /// Goes to a screen in place of this one.
    pub fn replace(self, route: Route) {
        if let Some(history) = history() {
            let state = history.state().unwrap_or_default();
            let _ = history.replace_state_with_url(&state, "", Some(&route.to_string()));
        }
        self.show(route);
    }

    /// One step back, or to the screen above when this is where the visit began.
    pub fn back(self) {
        let history = history();
        let came_from_here = history
            .as_ref()
            .and_then(|history| history.state().ok())
            .is_some_and(|state| state.as_f64().is_some());
        match history.filter(|_| came_from_here) {
            Some(history) => {
                let _ = history.back();
            }
            None => self.replace(self.route.get_untracked().parent()),
        }
    }

    /// Says something to a screen reader, also when it is the same as before.
    pub fn speak(self, sentence: String) {
        self.spoken.update(|spoken| {
            let again = *spoken == sentence;
            *spoken = if again { sentence + "\u{200b}" } else { sentence };
        });
    }

    /// Shows a line at the bottom for a few seconds.
    pub fn tell(self, phrase: &Phrase) {
        self.tell_words(text::say(phrase));
    }

    /// The same of a sentence that somebody else has said.
    pub fn tell_words(self, sentence: String) {
        self.speak(sentence.clone());
        self.toast.set(Some(sentence.clone()));
        set_timeout(
            move || {
                if self.toast.get_untracked().as_ref() == Some(&sentence) {
                    self.toast.set(None);
                }
            },
            std::time::Duration::from_secs(4),
        );
    }

    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
    }

    /// Names the window after a screen. Its heading gets the focus when the player comes there from
    /// another screen: a screen reader then says where that is, and Tab goes on from there.
    pub fn arrive(self, title: &str) -> NodeRef<leptos::html::H1> {
        document().set_title(title);
        let heading = NodeRef::<leptos::html::H1>::new();
        effect(move || {
            if let Some(heading) = heading.get().filter(|_| self.take_moved()) {
                let _ = heading.focus();
            }
        });
        heading
    }

    /// Whether the player has just come here; asked once more, it is not so.
    fn take_moved(self) -> bool {
        let moved = self.has_moved.get_value();
        self.has_moved.set_value(false);
        moved
    }

    fn show(self, route: Route) {
        self.has_moved.set_value(true);
        self.route.set(route);
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}

fn history() -> Option<web_sys::History> {
    window().history().ok()
}

#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::parse(&local::read("settings").unwrap_or_default());
    let (mut profile, found) = Profile::load(&Browser);
    profile.everything_open = settings.unlock_all;
    let frame = Frame {
        profile: RwSignal::new(profile),
        update_ready: RwSignal::new(false),
        brought: RwSignal::new(None),
        route: RwSignal::new(Route::here()),
        settings: RwSignal::new(settings),
        spoken: RwSignal::new(String::new()),
        toast: RwSignal::new(None),
        tab: clock::entropy() as u64,
        has_moved: StoredValue::new(false),
    };
    provide_context(frame);
    follow_history(frame);
    follow_settings(frame);
    share::follow_paste(frame);
    sound::wake_on_gesture();
    storage::mind_leaving();
    offline::keep(frame);
    errands::start(frame);
    // Later, when there is a language to tell it in.
    wasm_bindgen_futures::spawn_local(async move {
        profile::tell(frame, &found);
        let n_counted = profile::sweep(frame).await;
        // What was lost is back, as far as the runs are here.
        if n_counted > 0 && matches!(found, Ok(Some(_))) {
            frame.tell(&phrase!("progress-rebuilt", count = n_counted));
        }
    });

    let language = follow_language(frame);
    view! {
        <art::Scene/>
        {move || {
            text::speak(language.get());
            view! { <pages::Screen/> }.into_any()
        }}
        <div class="away" aria-live="polite" role="status">{frame.spoken}</div>
        {move || {
            // Never in the middle of a game.
            let playing = matches!(frame.route.get(), Route::Play(_));
            (frame.update_ready.get() && !playing).then(|| view! {
                <div class="toast">
                    {t!("update-ready")}
                    <button class="button" on:click=move |_| offline::update()>{t!("update-now")}</button>
                </div>
            }.into_any())
        }}
        {move || frame.toast.get().map(|line| view! { <div class="toast" aria-hidden="true">{line}</div> }.into_any())}
    }
}

/// Back and Forward of the browser.
fn follow_history(frame: Frame) {
    let moved = Closure::<dyn Fn()>::new(move || {
        frame.has_moved.set_value(true);
        frame.route.set(Route::here());
    });
    let _ = window().add_event_listener_with_callback("popstate", moved.as_ref().unchecked_ref());
    moved.forget();
}

/// The language that is spoken: the one the player wants, as soon as its messages are here.
fn follow_language(frame: Frame) -> RwSignal<Language> {
    let wanted = memo(move || {
        frame.settings.with(|settings| settings.language.unwrap_or_else(text::preferred))
    });
    let spoken = RwSignal::new(text::language());
    effect(move || {
        let language = wanted.get();
        if spoken.get_untracked() == language {
            return;
        }
        spawn_local(async move {
            match text::learn(language).await {
                // Another one may have been chosen meanwhile.
                Ok(()) if wanted.get_untracked() == language => spoken.set(language),
                Ok(()) => {}
                Err(_) => frame.tell(&phrase!("language-not-loaded")),
            }
        });
    });
    spoken
}

/// Every change of a setting is kept and takes effect at once.
fn follow_settings(frame: Frame) {
    let dark = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    let is_dark = RwSignal::new(dark.as_ref().is_some_and(|query| query.matches()));
    if let Some(query) = dark {
        let changed = Closure::<dyn Fn(web_sys::MediaQueryListEvent)>::new(
            move |event: web_sys::MediaQueryListEvent| is_dark.set(event.matches()),
        );
        let _ = query.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        changed.forget();
    }
    effect(move || {
        frame.settings.with(|settings| {
            use crate::settings::Theme;
            let theme = match settings.theme {
                Theme::Auto if is_dark.get() => Theme::Night,
                Theme::Auto => Theme::Day,
                chosen => chosen,
            };
            local::write("settings", &settings.to_string());
            local::write("theme", theme.key());
            local::write("language", settings.language.map_or("", Language::code));
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-theme", theme.key());
                let motion = if settings.less_motion { "less" } else { "full" };
                let _ = root.set_attribute("data-motion", motion);
            }
            sound::set_volumes(settings);
            let open = settings.unlock_all;
            if frame.profile.with_untracked(|profile| profile.everything_open != open) {
                frame.profile.update(|profile| profile.everything_open = open);
            }
        });
    });
}

/// A link to a screen of the page.
#[component]
pub fn Go(
    to: Route,
    #[prop(into, optional)] class: String,
    #[prop(into, optional)] label: Option<String>,
    children: Children,
) -> impl IntoView {
    let frame = Frame::here();
    let click = move |event: web_sys::MouseEvent| {
        // A new tab or window is the browser's business.
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return;
        }
        event.prevent_default();
        frame.go(to);
    };
    view! { <a href=to.to_string() class=class aria-label=label on:click=click>{children()}</a> }
}
