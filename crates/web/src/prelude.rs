//! What every component needs of Leptos, with the page's own `view!`.
//!
//! `memo` and `effect` are Leptos's, made by one function for all closures: by itself it makes some
//! hundred bytes of code for each of them.

pub use leptos::prelude::*;
pub use markup::view;

/// A value that is found out again when what it reads changes, and told of when it is another.
pub fn memo<T>(find: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    boxed_memo(Box::new(find))
}

#[inline(never)]
fn boxed_memo<T>(find: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| find())
}

/// Does something soon, and again whenever what it reads has changed.
pub fn effect(act: impl FnMut() + 'static) {
    boxed_effect(Box::new(act));
}

#[inline(never)]
fn boxed_effect(mut act: Box<dyn FnMut()>) {
    Effect::new(move |_| act());
}
