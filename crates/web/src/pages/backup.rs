//! The part of the settings that writes and reads the one-file backup.

use crate::app::Frame;
use crate::prelude::*;
use crate::settings::Settings;
use crate::storage::{backup, profile};
use crate::t;
use session::phrase;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[component]
pub fn Backup() -> impl IntoView {
    let frame = Frame::here();
    let save = move |_| {
        spawn_local(async move {
            match backup::write().await {
                Ok(text) if backup::offer("ninefold-backup.txt", &text).is_ok() => {}
                Ok(_) => frame.tell(&phrase!("backup-refused")),
                Err(error) => frame.tell(&phrase!("save-failed", why = error.0)),
            }
        });
    };
    let load = move |event: web_sys::Event| {
        let input =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input.and_then(|input| input.files()).and_then(|files| files.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            let mut profile = frame.profile.get_untracked();
            match backup::restore(&text.unwrap_or_default(), &mut profile).await {
                Ok(Some(restored)) => {
                    frame.profile.set(profile);
                    let is_new = frame.settings.with_untracked(|mine| *mine == Settings::default());
                    if let Some(theirs) = restored.settings.filter(|_| is_new) {
                        frame.settings.set(theirs);
                    }
                    let told = phrase!(
                        "backup-restored",
                        runs = restored.runs,
                        known = restored.known,
                        damaged = restored.damaged,
                    );
                    frame.tell(&restored.unkept.map_or(told, |unkept| unkept.phrase()));
                }
                Ok(None) => frame.tell(&phrase!("backup-not-one")),
                Err(error) => frame.tell(&phrase!("save-failed", why = error.0)),
            }
        });
    };
    view! {
        {rebuild(frame)}
        <p class="lead">{t!("backup-about")}</p>
        <div class="row">
            <button class="button" on:click=save>{t!("backup-save")}</button>
            <label class="button">
                {t!("backup-load")}
                <input type="file" class="away" on:change=load/>
            </label>
        </div>
    }
}

/// For whom progress was once damaged: the copy that was set aside, and what the runs still tell.
fn rebuild(frame: Frame) -> Option<AnyView> {
    let asides = profile::asides();
    if asides.is_empty() {
        return None;
    }
    let save = move |_| {
        if backup::offer("ninefold-progress.txt", &asides.join("\n")).is_err() {
            frame.tell(&phrase!("backup-refused"));
        }
    };
    let count = move |_| {
        spawn_local(async move {
            let count = profile::sweep(frame).await;
            frame.tell(&phrase!("progress-rebuilt", count = count));
        });
    };
    let view = view! {
        <p class="lead">{t!("progress-aside")}</p>
        <div class="row" id="rebuild">
            <button class="button" on:click=count>{t!("progress-count")}</button>
            <button class="button" on:click=save>{t!("progress-copy")}</button>
        </div>
    };
    Some(view.into_any())
}
