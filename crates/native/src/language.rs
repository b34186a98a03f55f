//! The language of the environment.

use std::sync::OnceLock;
use words::Language;

/// `LC_ALL`, `LC_MESSAGES`, `LANG`: the first that is set decides. English where it asks for none
/// that there is.
pub fn language() -> Language {
    // Nobody changes it meanwhile, and a program that says much would ask for it all the time.
    static ONCE: OnceLock<Language> = OnceLock::new();
    *ONCE.get_or_init(told)
}

fn told() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default()
}
