//! The languages there are message files for.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    #[default]
    English,
    German,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The language a locale such as `de-AT` or `en_GB.UTF-8` asks for, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['-', '_', '.']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The two letters of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// What its own speakers call it, for a menu.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_understood() {
        assert_eq!(Language::from_locale("de-AT"), Some(Language::German));
        assert_eq!(Language::from_locale("en_GB.UTF-8"), Some(Language::English));
        assert_eq!(Language::from_locale("DE"), Some(Language::German));
        assert_eq!(Language::from_locale("fr"), None);
        assert_eq!(Language::from_locale(""), None);
    }
}
