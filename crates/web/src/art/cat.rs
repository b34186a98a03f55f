//! Tom asleep, for where nothing happens: a paused board, a list without entries.

use crate::prelude::*;

#[component]
pub fn Cat() -> impl IntoView {
    view! { <svg class="sleep" viewBox="0 0 120 80" aria-hidden="true" inner_html=SLEEPER></svg> }
}

const SLEEPER: &str = r##"<g fill="#ee9a3a" stroke="#43302b" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"><path d="M18 66q-10-34 30-38t54 16q10 14 2 22z"/><path d="M102 64q14-4 8-16t-16-6" fill="none" stroke-width="8"/><path d="M102 64q14-4 8-16t-16-6" fill="none" stroke="#ee9a3a" stroke-width="4"/><path d="M14 44l-2-16 12 7q6-2 12 0l12-7-2 16q3 16-16 18-19-2-16-18z"/><path d="M22 48q4 4 8 0M34 48q4 4 8 0" fill="none"/><path d="M30 54h4l-2 2z" fill="#d65c8a"/><path d="M62 32v7M72 31v8M82 34v7" stroke="#c9701d" fill="none"/></g><g fill="none" stroke="#6f574c" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"><path d="M56 16h8l-8 9h8M72 4h10l-10 11h10"/></g>"##;
