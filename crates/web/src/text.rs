//! The player's language. It is fixed while a screen is drawn: a change draws the page anew.
//!
//! The page comes with the messages of one language; those of another are fetched when it is chosen.

use js_sys::Intl::PluralRules;
use js_sys::{Function, Promise};
use session::view::Face;
use session::{Arg, Digit, Phrase, phrase};
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use words::Language;

thread_local! {
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
    /// What `boot.js` gave to fetch messages with.
    static BRING: RefCell<Option<Function>> = const { RefCell::new(None) };
    /// By the codes of the languages that were spoken.
    static PLURALS: RefCell<Vec<(&'static str, PluralRules)>> = const { RefCell::new(Vec::new()) };
}

/// Takes the messages the page came with, and the means to get others.
pub fn begin(code: &str, messages: String, bring: Function) {
    let language = Language::from_locale(code).unwrap_or_default();
    words::learn(language, messages);
    words::form_by(form);
    LANGUAGE.set(language);
    BRING.set(Some(bring));
}

/// The form of a word that goes with a number: the browser knows the rules of every language.
fn form(code: &'static str, number: u64) -> &'static str {
    let form = PLURALS.with_borrow_mut(|all| {
        let known = all.iter().position(|(other, _)| *other == code);
        let place = known.unwrap_or_else(|| {
            let code_alone = js_sys::Array::of1(&code.into());
            all.push((code, PluralRules::new(&code_alone, &js_sys::Object::new())));
            all.len() - 1
        });
        String::from(all[place].1.select(number as f64))
    });
    let forms = ["zero", "one", "two", "few", "many"];
    forms.into_iter().find(|other| *other == form).unwrap_or("other")
}

/// Makes sure that a language can be spoken.
pub async fn learn(language: Language) -> Result<(), JsValue> {
    if words::knows(language) {
        return Ok(());
    }
    let bring = BRING.with_borrow(Option::clone).ok_or(JsValue::NULL)?;
    let messages: Promise = bring.call1(&JsValue::NULL, &language.code().into())?.dyn_into()?;
    let messages = JsFuture::from(messages).await?.as_string().ok_or(JsValue::NULL)?;
    words::learn(language, messages);
    Ok(())
}

/// The sentence in the player's language.
pub fn say(phrase: &Phrase) -> String {
    words::say(phrase, LANGUAGE.get())
}

/// Words as they stand in an attribute or an element that is written as text.
pub fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// The words of a message that takes no values.
pub fn words(id: &'static str) -> String {
    say(&Phrase { id: id.into(), args: Vec::new() })
}

/// The sentence as it is heard where values have this face: pictures by their names.
pub fn say_aloud(phrase: &Phrase, face: Face) -> String {
    match face {
        Face::Colors => say(&with_digits(phrase, &|digit| say(&face.name(digit.get())))),
        Face::Digits | Face::Bits => say(phrase),
    }
}

/// The sentence with marks in place of its digits, where pictures are played: [`mark_of`] tells them.
pub fn say_marked(phrase: &Phrase, face: Face) -> String {
    match face {
        Face::Colors => say(&with_digits(phrase, &|digit| {
            char::from_u32(FIRST_MARK + u32::from(digit.get())).unwrap_or(' ').to_string()
        })),
        Face::Digits | Face::Bits => say(phrase),
    }
}

/// Nine characters that no text has.
const FIRST_MARK: u32 = 0xe000;

/// The value that a mark stands for.
pub fn mark_of(mark: char) -> Option<u8> {
    let value = u32::from(mark).checked_sub(FIRST_MARK)?;
    (1..=9).contains(&value).then_some(value as u8)
}

/// The same phrase with its digits written otherwise.
fn with_digits(phrase: &Phrase, write: &dyn Fn(Digit) -> String) -> Phrase {
    let mut args = Vec::with_capacity(phrase.args.len());
    for (name, arg) in &phrase.args {
        let arg = match arg {
            Arg::Digit(digit) => Arg::Verbatim(write(*digit)),
            Arg::Digits(digits) => {
                args.push((format!("{name}-count").into(), Arg::Number(digits.len().into())));
                let mut items: Vec<String> = digits.iter().map(write).collect();
                match items.pop().filter(|_| !items.is_empty()) {
                    Some(last) => {
                        Arg::Phrase(phrase!("list-and", init = items.join(", "), last = last))
                    }
                    None => Arg::Verbatim(digits.iter().map(write).collect()),
                }
            }
            Arg::Phrase(inner) => Arg::Phrase(with_digits(inner, write)),
            other => other.clone(),
        };
        args.push((name.clone(), arg));
    }
    Phrase { id: phrase.id.clone(), args }
}

/// Short terms in a row.
pub fn say_row(terms: &[Phrase]) -> String {
    words::say_row(terms, LANGUAGE.get())
}

/// The sentence with a capital at its start, for phrases that also stand inside others.
pub fn say_alone(phrase: &Phrase) -> String {
    words::say_alone(phrase, LANGUAGE.get())
}

/// Speaks this language from now on, and tells the browser, which picks the voice by it.
pub fn speak(language: Language) {
    LANGUAGE.set(language);
    words::group_digits_by(between_digits());
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
    Language::from_locale(&navigator_locale()).unwrap_or_default()
}

fn navigator_locale() -> String {
    let navigator = web_sys::window().map(|window| window.navigator());
    navigator.and_then(|navigator| navigator.language()).unwrap_or_default()
}

/// A number as people of this language and region write it: `12,500` or `12.500`.
pub fn number(value: i64) -> String {
    words::number_in(value, language())
}

/// `t!("back")`: the words of a message, with values if it takes any.
#[macro_export]
macro_rules! t {
    ($id:literal) => {
        $crate::text::words($id)
    };
    ($($phrase:tt)*) => {
        $crate::text::say(&session::phrase!($($phrase)*))
    };
}

/// A day as people of this language and region write it.
pub fn date(since_1970: u64) -> String {
    let date = js_sys::Date::new(&(since_1970 as f64).into());
    date.to_locale_date_string(&locale(), &js_sys::Object::new()).into()
}

/// The language spoken, with the browser's region where it is of this language: `en-GB`, `de-CH`.
fn locale() -> String {
    let theirs = navigator_locale();
    let is_spoken = Language::from_locale(&theirs) == Some(language());
    if is_spoken { theirs } else { language().code().to_owned() }
}

/// What stands between the groups of a large number in this region.
pub fn between_digits() -> String {
    let number: String = js_sys::Number::from(1_234_567).to_locale_string(&locale()).into();
    let signs = number.chars().skip_while(char::is_ascii_digit);
    signs.take_while(|sign| !sign.is_ascii_digit()).collect()
}
