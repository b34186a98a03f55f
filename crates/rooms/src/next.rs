//! The next puzzle by what a player can do, and why it is that one.

use crate::html::{button, el, link, main_button, of};
use crate::notebook::Reading;
use crate::{Effect, Event, Facts, Room, later};
use coach::{Edge, advice, edge};
use progress::Profile;
use session::{Phrase, phrase};
use words::{Language, say};

struct Next {
    language: Language,
    seed: u64,
    reading: Reading,
    edge: Option<Edge>,
}

/// Reads what is not known yet, then deals.
pub fn enter(_path: &str, facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    let profile = Profile::read(&facts.profile).map(|(profile, _)| profile).unwrap_or_default();
    let reading = Reading::new(&facts, &profile);
    let room = Next { language: facts.language(), seed: facts.seed, reading, edge: None };
    let waits = later::waits(&room.say(phrase!("stats-reading")));
    let card = of("section", "card prose").at("id", "next").put(waits);
    let mut effects = vec![Effect::Title(room.say(phrase!("next-title"))), Effect::show(card)];
    // It deals when all is read.
    effects.push(room.reading.asks().unwrap_or_else(|| room.looks()));
    (Box::new(room), effects)
}

impl Room for Next {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Runs(runs) => {
                let mut effects = self.reading.hear(&runs);
                if self.reading.is_read() {
                    effects.push(self.looks());
                }
                effects
            }
            Event::Press { what, .. } => match what.as_str() {
                "look" => self.look(),
                "other" => vec![self.looks()],
                "begin" => {
                    self.edge.iter().map(|edge| Effect::Begin(edge.deal.to_string())).collect()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}

impl Next {
    fn say(&self, phrase: Phrase) -> String {
        say(&phrase, self.language)
    }

    fn looks(&self) -> Effect {
        later::show("next", "look", &self.say(phrase!("course-looking")))
    }

    fn look(&mut self) -> Vec<Effect> {
        self.seed = self.seed.wrapping_add(1);
        let found = edge(self.reading.notebook(), self.seed);
        let preset = found.deal.game.preset(found.deal.preset).map(|preset| preset.name);
        let to_practise = found.technique.map(|technique| {
            let label = self.say(phrase!("next-practise"));
            link(&format!("/room/practise/{}", technique.key()), &label)
        });
        let html = el("div")
            .all(preset.map(|name| of("p", "badge").text(self.say(name))))
            .put(of("p", "told").text(self.say(found.reason.clone())))
            .put(of("p", "lead").text(self.say(advice::sureness(self.reading.notebook()))))
            .put(
                of("div", "row")
                    .put(main_button("begin", &self.say(phrase!("next-begin"))))
                    .put(button("other", &self.say(phrase!("next-other"))).at("id", "other"))
                    .all(to_practise),
            );
        self.edge = Some(found);
        vec![Effect::Show { place: "next".into(), html: html.to_string() }]
    }
}
