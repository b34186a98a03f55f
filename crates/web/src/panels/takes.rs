//! What a puzzle takes, told to those who ask: it spoils the search.

use crate::prelude::*;
use crate::workers::{self, WorkerKind};
use crate::{t, text};
use session::Deal;
use worker::Skills;

/// A button, and what it discloses. Nothing for a game that tells no skills apart.
pub fn takes(deal: &Deal) -> Option<AnyView> {
    let skills = deal.game.skills();
    if skills.is_empty() {
        return None;
    }
    let deal = deal.clone();
    let told = RwSignal::new(String::new());
    let look = move |_| {
        told.set(t!("hint-looking"));
        let (deal, skills) = (deal.clone(), skills.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let said = match workers::ask(WorkerKind::Adviser, Skills { deal }).await {
                Ok(Ok(keys)) => {
                    let taken =
                        skills.iter().filter(|skill| keys.iter().any(|key| key == skill.key));
                    let names: Vec<_> = taken.map(|skill| text::say_alone(&skill.name)).collect();
                    names.join(" · ")
                }
                Ok(Err(why)) => t!("deal-failed", why = why),
                Err(_) => String::new(),
            };
            let _ = told.try_set(said);
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
