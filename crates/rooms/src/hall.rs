//! The hall: which room an address leads to. The list of rooms is here and nowhere else.

use crate::html::{link, of};
use crate::world::{self, errands};
use crate::{Effect, Event, Facts, after, analyse, course, next, statistics, train};
use session::{Phrase, phrase};
use words::{Language, say};

/// A screen that hears what happens in it.
pub trait Room {
    /// What is to be done about an event. Entering is not told here: a room is made by it.
    fn hear(&mut self, event: Event) -> Vec<Effect>;
}

/// A room, and what it wants done first.
type Entered = (Box<dyn Room>, Vec<Effect>);

/// How a room is entered: by the rest of its address.
type Door = fn(&str, Facts) -> Entered;

/// Rooms, by the first word of their address.
const ROOMS: &[(&str, Door)] = &[
    ("after", after::enter),
    ("analyse", analyse::enter),
    ("course", course::enter),
    ("errands", errands::enter),
    ("next", next::enter),
    ("practise", train::enter),
    ("statistics", statistics::enter),
    ("world", world::enter),
];

/// Where somebody is, if anywhere.
#[derive(Default)]
pub struct Hall {
    room: Option<Box<dyn Room>>,
}

impl Hall {
    pub fn hear(&mut self, event: Event) -> Vec<Effect> {
        if let (Event::Played { facts, .. }, None) = (&event, &self.room) {
            self.room = Some(errands::enter("", facts.clone()).0);
        }
        let Event::Enter { path, facts } = event else {
            return self.room.as_mut().map_or_else(Vec::new, |room| room.hear(event));
        };
        self.room = None;
        words::group_digits_by(facts.between_digits.clone());
        let (first, rest) = path.split_once('/').unwrap_or((&path, ""));
        match ROOMS.iter().find(|(name, _)| *name == first) {
            Some((_, enter)) => {
                let (room, effects) = enter(rest, facts);
                self.room = Some(room);
                effects
            }
            None => nowhere(&facts),
        }
    }
}

/// An address that no room has, such as one of a newer Ninefold.
fn nowhere(facts: &Facts) -> Vec<Effect> {
    let told = |phrase: Phrase| say(&phrase, facts.language());
    let card = of("section", "card")
        .put(of("p", "lead").text(told(phrase!("room-unknown"))))
        .put(link("/", &told(phrase!("home"))));
    vec![Effect::Title("Ninefold".into()), Effect::show(card)]
}

impl Facts {
    pub fn language(&self) -> Language {
        Language::from_locale(&self.language).unwrap_or_default()
    }

    /// A text that a room kept.
    pub fn kept(&self, name: &str) -> &str {
        self.kept.iter().find(|(known, _)| known == name).map_or("", |(_, text)| text)
    }
}

impl Effect {
    /// Shows all of a room.
    pub fn show(markup: impl std::fmt::Display) -> Effect {
        Effect::Show { place: String::new(), html: markup.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_address_leads_home() {
        let facts = Facts { language: "de".into(), ..Facts::default() };
        let effects = Hall::default().hear(Event::Enter { path: "cellar/1".into(), facts });
        let Effect::Show { html, .. } = &effects[1] else { panic!("{effects:?}") };
        assert!(html.contains("href=\"#/\""), "{html}");
        assert_eq!(crate::read::<Vec<Effect>>(&crate::write(&effects)), Some(effects));
    }
}
