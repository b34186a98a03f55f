//! The templates that come with the game, from small to full size.

use super::template::Template;
use engine::{Phrase, phrase};

/// How large a board is; a leaderboard each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    Small,
    Medium,
    Large,
    Full,
}

impl Size {
    pub const ALL: [Size; 4] = [Size::Small, Size::Medium, Size::Large, Size::Full];

    /// The size of any template, by its cells.
    pub fn of(template: &Template) -> Size {
        match template.cells().len() {
            0..=25 => Size::Small,
            26..=40 => Size::Medium,
            41..=55 => Size::Large,
            _ => Size::Full,
        }
    }
}

/// A template with its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name in deals.
    pub key: &'static str,
    pub size: Size,
    pub text: &'static str,
}

macro_rules! entries {
    ($($key:literal $size:ident),* $(,)?) => {
        &[$(Entry {
            key: $key,
            size: Size::$size,
            text: include_str!(concat!("../../templates/", $key, ".txt")),
        }),*]
    };
}

/// All of them, from small to full size.
pub const ALL: &[Entry] = entries![
    "first" Small,
    "tower" Small,
    "stitch" Small,
    "steps" Medium,
    "six" Medium,
    "butterfly" Medium,
    "crossroads" Large,
    "bridge" Large,
    "courtyard" Large,
    "pinwheel" Full,
    "jewels" Full,
    "window" Full,
];

impl Entry {
    pub fn find(key: &str) -> Option<Entry> {
        ALL.iter().copied().find(|entry| entry.key == key)
    }

    pub fn of_size(size: Size) -> impl Iterator<Item = Entry> {
        ALL.iter().copied().filter(move |entry| entry.size == size)
    }

    pub fn template(&self) -> Template {
        self.text.parse().expect("the templates of the library are tested")
    }

    pub fn name(&self) -> Phrase {
        match self.key {
            "first" => phrase!("hudoku-template-first"),
            "tower" => phrase!("hudoku-template-tower"),
            "stitch" => phrase!("hudoku-template-stitch"),
            "steps" => phrase!("hudoku-template-steps"),
            "six" => phrase!("hudoku-template-six"),
            "butterfly" => phrase!("hudoku-template-butterfly"),
            "crossroads" => phrase!("hudoku-template-crossroads"),
            "bridge" => phrase!("hudoku-template-bridge"),
            "courtyard" => phrase!("hudoku-template-courtyard"),
            "pinwheel" => phrase!("hudoku-template-pinwheel"),
            "jewels" => phrase!("hudoku-template-jewels"),
            "window" => phrase!("hudoku-template-window"),
            _ => phrase!("hudoku-template-own"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn every_template_can_be_filled_and_has_a_name() {
        for entry in ALL {
            let template = entry.text.parse::<Template>();
            assert!(template.is_ok(), "{}: {}", entry.key, template.unwrap_err());
            assert_ne!(entry.name(), phrase!("hudoku-template-own"), "{}", entry.key);
        }
    }

    #[test]
    fn templates_grow() {
        let cells: Vec<u32> = ALL.iter().map(|entry| entry.template().cells().len()).collect();
        assert_eq!(cells, [17, 17, 24, 26, 36, 34, 44, 50, 52, 61, 61, 76]);
        for entry in ALL {
            assert_eq!(Size::of(&entry.template()), entry.size, "{}", entry.key);
        }
        for size in Size::ALL {
            assert!(Entry::of_size(size).count() >= 3);
        }
    }
}
