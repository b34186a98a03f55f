//! What stands in place of a run that storage has not brought yet.

use super::Top;
use crate::app::Go;
use crate::art::Cat;
use crate::prelude::*;
use crate::route::Route;
use crate::t;

#[component]
pub fn Silent() -> impl IntoView {
    view! {
        <div class="shell">
            <main class="page narrow">
                <Top title="Ninefold"/>
                <section class="card nothing" role="status">
                    <Cat/>
                    <p class="lead">{t!("storage-silent-run")}</p>
                    <Go to=Route::Home class="button main">{t!("home")}</Go>
                </section>
            </main>
        </div>
    }
}
