//! The palette in as many colours as the terminal has, also in none.

use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// `NO_COLOR`: weight, underline and reverse only.
    None,
    Sixteen,
    TwoHundredFiftySix,
    True,
}

/// What something is; the theme decides how that looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    Text,
    Quiet,
    Title,
    Given,
    Own,
    Revealed,
    Note,
    Conflict,
    Line,
    Cursor,
    Selected,
    Same,
    GhostFits,
    GhostRefused,
    Base,
    Other,
    Gain,
    Loss,
    Urgent,
    Chosen,
    /// One of the nine colours of colour mode, 1–9.
    Swatch(u8),
    /// One of the fills of pieces and tints of regions; 0 is plain.
    Fill(u8),
}

/// Which characters the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    Unicode,
    Ascii,
}

impl Charset {
    /// What the locale says: `LC_ALL`, `LC_CTYPE`, `LANG`, the first that is set.
    fn of_locale(var: impl Fn(&str) -> String) -> Charset {
        let set = |name: &&str| Some(var(name)).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set).unwrap_or_default();
        let locale = locale.to_lowercase();
        match cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8") {
            true => Charset::Unicode,
            false => Charset::Ascii,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    pub depth: Depth,
    pub charset: Charset,
}

impl Theme {
    /// What the environment says: `NO_COLOR`, `COLORTERM`, `TERM` and the locale.
    pub fn from_env() -> Theme {
        let var = |name: &str| std::env::var(name).unwrap_or_default();
        let term = var("TERM");
        let depth = if !var("NO_COLOR").is_empty() || term == "dumb" {
            Depth::None
        } else if matches!(var("COLORTERM").as_str(), "truecolor" | "24bit") {
            Depth::True
        } else if term.contains("256color") {
            Depth::TwoHundredFiftySix
        } else {
            Depth::Sixteen
        };
        Theme { depth, charset: Charset::of_locale(var) }
    }

    pub fn style(self, paint: Paint) -> Style {
        let weight = weight(paint);
        if self.depth == Depth::None {
            return weight;
        }
        let (ink, paper) = colors(paint);
        let mut style = weight.remove_modifier(Modifier::REVERSED);
        if let Some(ink) = ink {
            style = style.fg(self.color(ink));
        }
        if let Some(paper) = paper {
            style = style.bg(self.color(paper));
        }
        style
    }

    fn color(self, Hue(red, green, blue, nearest): Hue) -> Color {
        match self.depth {
            Depth::None => Color::Reset,
            Depth::Sixteen => nearest,
            Depth::TwoHundredFiftySix => Color::Indexed(cube(red, green, blue)),
            Depth::True => Color::Rgb(red, green, blue),
        }
    }
}

/// How it differs without any colour. Reverse stands in for a background and goes when there is one.
fn weight(paint: Paint) -> Style {
    let style = Style::new();
    match paint {
        Paint::Given | Paint::Title => style.bold(),
        Paint::Revealed => style.italic(),
        Paint::Conflict => style.bold().underlined(),
        Paint::Loss => style.crossed_out(),
        Paint::Gain | Paint::Chosen | Paint::GhostFits => style.bold().reversed(),
        Paint::Cursor | Paint::Selected => style.reversed(),
        Paint::GhostRefused | Paint::Urgent => style.underlined(),
        Paint::Quiet | Paint::Note | Paint::Line => style.dim(),
        _ => style,
    }
}

/// Red, green, blue, and the nearest of the sixteen.
#[derive(Clone, Copy)]
struct Hue(u8, u8, u8, Color);

const CREAM: Hue = Hue(0xff, 0xf6, 0xe0, Color::White);
const INK: Hue = Hue(0x1d, 0x22, 0x33, Color::Black);
const DUSK: Hue = Hue(0x9a, 0x9f, 0xb5, Color::DarkGray);
const SLATE: Hue = Hue(0x33, 0x3b, 0x57, Color::DarkGray);
const TOMATO: Hue = Hue(0xf0, 0x6a, 0x4d, Color::Red);
const SUNFLOWER: Hue = Hue(0xf2, 0xb1, 0x34, Color::Yellow);
const LEAF: Hue = Hue(0x7a, 0xc0, 0x6b, Color::Green);
const TEAL: Hue = Hue(0x4f, 0xb8, 0xb8, Color::Cyan);
const SKY: Hue = Hue(0x6f, 0xb4, 0xf2, Color::LightBlue);
const PLUM: Hue = Hue(0xb0, 0x86, 0xd0, Color::Magenta);
const ROSE: Hue = Hue(0xf0, 0x8a, 0xb0, Color::LightMagenta);
const SAND: Hue = Hue(0xe8, 0xd3, 0xa6, Color::LightYellow);
const MINT: Hue = Hue(0xa8, 0xe0, 0xc0, Color::LightGreen);

fn colors(paint: Paint) -> (Option<Hue>, Option<Hue>) {
    match paint {
        Paint::Text => (Some(CREAM), None),
        Paint::Quiet | Paint::Note => (Some(DUSK), None),
        Paint::Title => (Some(SUNFLOWER), None),
        Paint::Given => (Some(CREAM), None),
        Paint::Own => (Some(SKY), None),
        Paint::Revealed => (Some(LEAF), None),
        Paint::Conflict => (Some(TOMATO), None),
        Paint::Line => (Some(DUSK), None),
        Paint::Cursor => (Some(INK), Some(SUNFLOWER)),
        Paint::Selected => (Some(INK), Some(SAND)),
        Paint::Same => (None, Some(SLATE)),
        Paint::GhostFits => (Some(INK), Some(LEAF)),
        Paint::GhostRefused => (Some(INK), Some(TOMATO)),
        Paint::Base => (Some(INK), Some(SKY)),
        Paint::Other => (Some(INK), Some(TEAL)),
        Paint::Gain => (Some(INK), Some(LEAF)),
        Paint::Loss => (Some(INK), Some(ROSE)),
        Paint::Urgent => (Some(TOMATO), None),
        Paint::Chosen => (Some(INK), Some(TEAL)),
        Paint::Swatch(number) => {
            const NINE: [Hue; 9] = [SUNFLOWER, SKY, LEAF, PLUM, SAND, TOMATO, TEAL, CREAM, ROSE];
            (Some(INK), Some(NINE[usize::from(number.clamp(1, 9)) - 1]))
        }
        Paint::Fill(0) => (None, None),
        Paint::Fill(number) => {
            const FIVE: [Hue; 5] = [SAND, MINT, SKY, ROSE, SUNFLOWER];
            (Some(INK), Some(FIVE[usize::from(number - 1) % 5]))
        }
    }
}

/// The nearest colour of the 6×6×6 cube of 256-colour terminals.
fn cube(red: u8, green: u8, blue: u8) -> u8 {
    let level = |value: u8| if value < 48 { 0 } else { (value - 35) / 40 };
    16 + 36 * level(red) + 6 * level(green) + level(blue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cube_has_its_corners() {
        assert_eq!([cube(0, 0, 0), cube(255, 255, 255), cube(255, 0, 0)], [16, 231, 196]);
    }

    #[test]
    fn without_colour_nothing_is_coloured() {
        for paint in [Paint::Cursor, Paint::Conflict, Paint::Swatch(3), Paint::Fill(2)] {
            let theme = Theme { depth: Depth::None, charset: Charset::Unicode };
            let style = theme.style(paint);
            assert_eq!((style.fg, style.bg), (None, None));
        }
    }

    #[track_caller]
    fn check(set: &[(&str, &str)], expected: Charset) {
        let var = |name: &str| {
            let found = set.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned()).unwrap_or_default()
        };
        assert_eq!(Charset::of_locale(var), expected, "{set:?}");
    }

    #[test]
    #[cfg(not(windows))]
    fn the_locale_tells_the_characters() {
        check(&[("LANG", "de_DE.UTF-8")], Charset::Unicode);
        check(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")], Charset::Ascii);
        check(&[("LC_CTYPE", "C.utf8"), ("LANG", "C")], Charset::Unicode);
        check(&[], Charset::Ascii);
    }
}
