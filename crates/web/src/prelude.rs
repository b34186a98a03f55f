//! What every component needs of Leptos, with the page's own `view!`.

pub use leptos::prelude::*;
pub use markup::view;
