//! What the player has set, kept in the browser's small storage: one line a setting.

use crate::app::Frame;
use leptos::prelude::With;
use progress::Background;
use session::Command;
use session::keys::{Frontend, Keymap};
use session::technique::Technique;
use std::fmt;
use words::Language;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// `None` follows the browser.
    pub language: Option<Language>,
    pub theme: Theme,
    pub background: Background,
    /// 0–100.
    pub effects: u8,
    /// 0–100.
    pub music: u8,
    pub muted: bool,
    pub less_motion: bool,
    pub highlight: Highlight,
    /// Show how many of a value are left.
    pub counts: bool,
    /// Offer everything, whatever the level. Scores stay.
    pub unlock_all: bool,
    pub keymap: Keymap,
    /// Number the rows and columns all the time.
    pub coordinates: bool,
    /// The answers that were given last to the questions of games, such as digits or colours.
    pub choices: Vec<Command>,
    /// The techniques that may occur in a puzzle to order: a bit for each place in the list.
    pub techniques: u64,
    /// What lies open of that which is wanted less often.
    opened: Vec<Drawer>,
    /// Whether the player was asked about music.
    pub music_asked: bool,
    /// Show a line of the coach's at home.
    pub tips: bool,
}

/// Where things lie that are wanted less often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// More ways to play a game.
    Presets,
    /// More that the keys of the pad can do.
    Modes,
    /// More in the menu of a game.
    Menu,
}

impl Drawer {
    const ALL: [Drawer; 3] = [Drawer::Presets, Drawer::Modes, Drawer::Menu];

    const fn key(self) -> &'static str {
        match self {
            Drawer::Presets => "presets",
            Drawer::Modes => "modes",
            Drawer::Menu => "menu",
        }
    }

    /// Whether it lies open, now and from now on.
    pub fn is_open(self, frame: Frame) -> bool {
        frame.settings.with(|settings| settings.opened.contains(&self))
    }
}

/// The names of techniques, whose bits these are, with commas between.
pub fn ids(bits: u64) -> String {
    ticked(bits).map(Technique::key).collect::<Vec<_>>().join(",")
}

/// The techniques whose bits these are.
pub fn ticked(bits: u64) -> impl Iterator<Item = Technique> {
    Technique::ALL.iter().copied().filter(move |technique| bits >> *technique as u32 & 1 == 1)
}

fn bits(ids: &str) -> u64 {
    let known = ids.split(',').filter_map(|id| id.parse::<Technique>().ok());
    known.fold(0, |bits, technique| bits | 1 << technique as u32)
}

/// What is shaded with the chosen cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Highlight {
    Nothing,
    /// All cells and notes of its value.
    Same,
    /// Its houses too.
    Houses,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Auto,
    Day,
    Night,
    Contrast,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::Auto,
            background: Background::Original,
            effects: 70,
            music: 0,
            muted: false,
            less_motion: false,
            highlight: Highlight::Houses,
            counts: true,
            unlock_all: false,
            keymap: Keymap::new(Frontend::Browser),
            coordinates: false,
            choices: Vec::new(),
            // Singles, pairs, triples and what is locked.
            techniques: (1 << Technique::NakedQuad as u32) - 1,
            opened: Vec::new(),
            music_asked: false,
            tips: true,
        }
    }
}

impl Highlight {
    pub const ALL: [Highlight; 3] = [Highlight::Nothing, Highlight::Same, Highlight::Houses];

    pub const fn key(self) -> &'static str {
        match self {
            Highlight::Nothing => "nothing",
            Highlight::Same => "same",
            Highlight::Houses => "houses",
        }
    }
}

impl Theme {
    pub const ALL: [Theme; 4] = [Theme::Auto, Theme::Day, Theme::Night, Theme::Contrast];

    pub const fn key(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Day => "day",
            Theme::Night => "night",
            Theme::Contrast => "contrast",
        }
    }
}

impl Settings {
    /// How loud music is for those who say yes to it: behind the game.
    pub const QUIET: u8 = 35;

    /// Opens a drawer, or closes it.
    pub fn turn(&mut self, drawer: Drawer) {
        match self.opened.iter().position(|other| *other == drawer) {
            Some(index) => drop(self.opened.remove(index)),
            None => self.opened.push(drawer),
        }
    }

    /// Music on or off.
    pub fn turn_music(&mut self) {
        self.music = if self.music > 0 { 0 } else { Settings::QUIET };
        self.music_asked = true;
    }

    /// Reads what was written; a line it does not know is left out.
    pub fn parse(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in text.lines().filter_map(|line| line.split_once(' ')) {
            let percent = |old| value.parse().ok().filter(|value| *value <= 100).unwrap_or(old);
            let yes = value == "yes";
            match name {
                "language" => settings.language = Language::from_locale(value),
                "theme" => {
                    let found = Theme::ALL.into_iter().find(|theme| theme.key() == value);
                    settings.theme = found.unwrap_or(settings.theme);
                }
                "background" => {
                    let found = Background::from_key(value);
                    settings.background = found.unwrap_or(settings.background);
                }
                "effects" => settings.effects = percent(settings.effects),
                "music" => settings.music = percent(settings.music),
                "muted" => settings.muted = yes,
                "less-motion" => settings.less_motion = yes,
                "highlight" => {
                    let mut all = Highlight::ALL.into_iter();
                    let found = all.find(|highlight| highlight.key() == value);
                    // The first Ninefold knew only whether.
                    let old = if value == "no" { Highlight::Nothing } else { settings.highlight };
                    settings.highlight = found.unwrap_or(old);
                }
                "counts" => settings.counts = yes,
                "unlock-all" => settings.unlock_all = yes,
                "coordinates" => settings.coordinates = yes,
                "choose" => {
                    let mut all = Command::ALL.into_iter();
                    settings.choices.extend(all.find(|command| command.key() == value));
                }
                "techniques" => settings.techniques = bits(value),
                "opened" => {
                    let is_named =
                        |drawer: &Drawer| value.split(',').any(|key| key == drawer.key());
                    settings.opened = Drawer::ALL.into_iter().filter(is_named).collect();
                }
                "music-asked" => settings.music_asked = yes,
                "tips" => settings.tips = yes,
                "vim" => settings.keymap.vim = yes,
                // A key that nobody knows any more is as it was at first.
                "key" => drop(settings.keymap.read(value)),
                _ => {}
            }
        }
        settings
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let yes = |on| if on { "yes" } else { "no" };
        if let Some(language) = self.language {
            writeln!(f, "language {}", language.code())?;
        }
        writeln!(f, "theme {}", self.theme.key())?;
        writeln!(f, "background {}", self.background.key())?;
        writeln!(f, "effects {}\nmusic {}", self.effects, self.music)?;
        writeln!(f, "muted {}\nless-motion {}", yes(self.muted), yes(self.less_motion))?;
        writeln!(f, "highlight {}\ncounts {}", self.highlight.key(), yes(self.counts))?;
        writeln!(f, "coordinates {}\ntips {}", yes(self.coordinates), yes(self.tips))?;
        self.choices.iter().try_for_each(|choice| writeln!(f, "choose {}", choice.key()))?;
        writeln!(f, "techniques {}", ids(self.techniques))?;
        let opened: Vec<&str> = self.opened.iter().map(|drawer| drawer.key()).collect();
        writeln!(f, "opened {}\nmusic-asked {}", opened.join(","), yes(self.music_asked))?;
        writeln!(f, "unlock-all {}\nvim {}", yes(self.unlock_all), yes(self.keymap.vim))?;
        self.keymap.to_string().lines().try_for_each(|line| writeln!(f, "key {line}"))
    }
}
