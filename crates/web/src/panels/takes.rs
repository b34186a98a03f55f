//! What a puzzle takes, told to those who ask: it spoils the search.

use crate::workers::{self, WorkerKind};
use crate::{t, text};
use leptos::prelude::*;
use session::Deal;

/// A button, and what it discloses. Nothing for a game that tells no skills apart.
pub fn takes(deal: &Deal) -> Option<AnyView> {
    let skills = deal.game.skills();
    if skills.is_empty() {
        return None;
    }
    let request = format!("skills {}", deal);
    let told = RwSignal::new(String::new());
    let look = move |_| {
        told.set(t!("hint-looking"));
        let (request, skills) = (request.clone(), skills.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let answer = workers::ask(WorkerKind::Adviser, request).await.unwrap_or_default();
            let keys: Vec<&str> = answer.split(',').collect();
            let taken = skills.iter().filter(|skill| keys.contains(&skill.key));
            let names: Vec<String> = taken.map(|skill| text::say_alone(&skill.name)).collect();
            let _ = told.try_set(names.join(" · "));
        });
    };
    let view = view! {
        <div class="takes">
            <button class="button" on:click=look>{t!("takes")}</button>
            <p role="status">{told}</p>
        </div>
    };
    Some(view.into_any())
}
