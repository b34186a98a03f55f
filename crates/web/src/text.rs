//! The player's language. It is fixed while a screen is drawn: a change draws the page anew.

use session::Phrase;
use std::cell::Cell;
use words::Language;

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// The sentence in the player's language.
pub fn say(phrase: &Phrase) -> String {
    words::say(phrase, LANGUAGE.get())
}

/// The sentence with a capital at its start, for phrases that also stand inside others.
pub fn say_alone(phrase: &Phrase) -> String {
    let sentence = say(phrase);
    let mut chars = sentence.chars();
    let first = chars.next();
    let first = first.into_iter().flat_map(char::to_uppercase);
    first.chain(chars).collect()
}

/// Speaks this language from now on, and tells the browser, which picks the voice by it.
pub fn speak(language: Language) {
    LANGUAGE.set(language);
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.document_element());
    if let Some(root) = root {
        let _ = root.set_attribute("lang", language.code());
    }
}

/// The language spoken now.
pub fn language() -> Language {
    LANGUAGE.get()
}

/// The language the browser prefers, if it is one of ours.
pub fn preferred() -> Language {
    let navigator = web_sys::window().map(|window| window.navigator());
    let locale = navigator.and_then(|navigator| navigator.language()).unwrap_or_default();
    Language::from_locale(&locale).unwrap_or_default()
}

/// A number as people of this language write it: `12,500` or `12.500`.
pub fn number(value: i64) -> String {
    words::number_in(value, language())
}

/// `t!("back")`: the words of a message, with values if it takes any.
#[macro_export]
macro_rules! t {
    ($($phrase:tt)*) => {
        $crate::text::say(&session::phrase!($($phrase)*))
    };
}

/// A day as people of this language write it.
pub fn date(since_1970: u64) -> String {
    let date = js_sys::Date::new(&(since_1970 as f64).into());
    date.to_locale_date_string(language().code(), &js_sys::Object::new()).into()
}
