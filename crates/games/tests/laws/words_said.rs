//! Whether every phrase a game utters can be said in every language.

use engine::Phrase;
use ninefold_games::View;
use std::collections::BTreeSet;
use words::{Language, try_say};

/// Remembers what has been said already: the words of a message do not change with its values.
#[derive(Default)]
pub struct WordsSaid(BTreeSet<String>);

impl WordsSaid {
    pub fn hear(&mut self, phrase: &Phrase) {
        if self.0.insert(phrase.id.to_string()) {
            for language in Language::ALL {
                if let Err(unsaid) = try_say(phrase, language) {
                    panic!("{}: {unsaid}", language.code());
                }
            }
        }
    }

    pub fn hear_all(&mut self, phrases: impl IntoIterator<Item = Phrase>) {
        phrases.into_iter().for_each(|phrase| self.hear(&phrase));
    }

    pub fn hear_view(&mut self, view: &View) {
        self.hear_all(view.readouts.iter().map(|readout| readout.label.clone()));
        self.hear_all(view.commands.iter().map(|offer| offer.label.clone()));
        self.hear_all(view.board.regions.iter().filter_map(|region| region.label.clone()));
        self.hear_all(view.notice.iter().cloned());
    }
}
