//! What an attribute may be: a text, a number, a yes or no, or something that changes.

use leptos::prelude::*;
use std::borrow::Cow;

/// What is set; nothing means that it is not set at all.
pub type Text = Option<Cow<'static, str>>;

pub enum Value {
    Fixed(Text),
    /// Set anew when what it reads changes.
    Live(Box<dyn FnMut() -> Text>),
}

pub trait IntoText {
    fn into_text(self) -> Text;
}

pub trait IntoValue {
    fn into_value(self) -> Value;
}

impl IntoText for &'static str {
    fn into_text(self) -> Text {
        Some(self.into())
    }
}

impl IntoText for String {
    fn into_text(self) -> Text {
        Some(self.into())
    }
}

impl IntoText for bool {
    fn into_text(self) -> Text {
        self.then_some("".into())
    }
}

impl<T: IntoText> IntoText for Option<T> {
    fn into_text(self) -> Text {
        self.and_then(T::into_text)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(
            impl IntoText for $number {
                fn into_text(self) -> Text {
                    Some(self.to_string().into())
                }
            }
        )*
    };
}

numbers!(u8, u16, u32, usize);

macro_rules! fixed {
    ($($fixed:ty),*) => {
        $(
            impl IntoValue for $fixed {
                fn into_value(self) -> Value {
                    Value::Fixed(self.into_text())
                }
            }
        )*
    };
}

fixed!(&'static str, String, bool, u8, u16, u32, usize);

impl<T: IntoText> IntoValue for Option<T> {
    fn into_value(self) -> Value {
        Value::Fixed(self.into_text())
    }
}

impl<F, T> IntoValue for F
where
    F: FnMut() -> T + 'static,
    T: IntoText,
{
    fn into_value(mut self) -> Value {
        Value::Live(Box::new(move || self().into_text()))
    }
}

impl<T: IntoText + Clone + Send + Sync + 'static> IntoValue for Memo<T> {
    fn into_value(self) -> Value {
        Value::Live(Box::new(move || self.get().into_text()))
    }
}

impl<T: IntoText + Clone + Send + Sync + 'static> IntoValue for RwSignal<T> {
    fn into_value(self) -> Value {
        Value::Live(Box::new(move || self.get().into_text()))
    }
}
