//! Who and what made Ninefold.

use super::Top;
use crate::prelude::*;
use crate::t;

#[component]
pub fn Credits() -> impl IntoView {
    view! {
        <div class="shell">
            <main class="page narrow">
                <Top title=t!("credits")/>
                <section class="card prose">
                    <p>{t!("credits-game")}</p>
                    <p>{t!("credits-games")}</p>
                    <p>{t!("credits-art")}</p>
                    <p>{t!("credits-fonts")}</p>
                    <p>{t!("credits-tools")}</p>
                    <p>{t!("credits-privacy")}</p>
                </section>
            </main>
        </div>
    }
}
