//! Statistics as pictures: times by preset over weeks and how they are spread, techniques by the share found
//! alone, a calendar of dailies. The figures are those of `progress` and `coach`; behind each picture stands
//! its table.

mod calendar;
mod techniques;
mod times;

use crate::html::{El, el, of};
use crate::notebook::Reading;
use crate::{Effect, Event, Facts, Room};
use progress::{Profile, Trend};
use session::{Day, GameId, Phrase, Preset, phrase};
use words::{Language, say};

pub struct Statistics {
    language: Language,
    profile: Profile,
    trends: Vec<(GameId, Preset, Trend)>,
    today: Day,
    reading: Reading,
    /// The game whose times are shown.
    game: Option<GameId>,
}

pub fn enter(_path: &str, facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    let profile = Profile::read(&facts.profile).map(|(profile, _)| profile).unwrap_or_default();
    let trends = profile.trends();
    let room = Statistics {
        language: facts.language(),
        today: Day::at(facts.now, facts.ahead),
        reading: Reading::new(&facts, &profile),
        game: trends.first().map(|(game, _, _)| *game),
        trends,
        profile,
    };
    let mut effects =
        vec![Effect::Title(room.say(phrase!("statistics"))), Effect::show(room.whole())];
    effects.extend(room.reading.asks());
    (Box::new(room), effects)
}

impl Room for Statistics {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        let show = |place: &str, inside: El| Effect::Show {
            place: place.into(),
            html: inside.to_string(),
        };
        match event {
            Event::Runs(runs) => {
                let mut effects = self.reading.hear(&runs);
                effects.push(show("techniques", self.techniques()));
                effects
            }
            Event::Press { what, .. } => {
                let game = what.strip_prefix("game ").and_then(GameId::from_key);
                if game.is_none() {
                    return Vec::new();
                }
                self.game = game;
                vec![show("times", self.times())]
            }
            _ => Vec::new(),
        }
    }
}

impl Statistics {
    fn say(&self, phrase: Phrase) -> String {
        say(&phrase, self.language)
    }

    fn whole(&self) -> String {
        let card = |id: &str, inside: El| of("section", "card").at("id", id).put(inside);
        [
            card("times", self.times()),
            card("techniques", self.techniques()),
            card("calendar", self.calendar()),
        ]
        .iter()
        .map(El::to_string)
        .collect()
    }

    /// Which games there is something to see of.
    fn choice(&self) -> Option<El> {
        let mut games: Vec<GameId> = self.trends.iter().map(|(game, _, _)| *game).collect();
        games.dedup();
        let answer = |game: &GameId| {
            el("button")
                .at("type", "button")
                .at("id", format!("game-{}", game.key()))
                .at("data-press", format!("game {}", game.key()))
                .at("aria-pressed", Some(*game) == self.game)
                .text(self.say(game.info().name))
        };
        (games.len() > 1).then(|| of("div", "choice").all(games.iter().map(answer)))
    }
}

#[cfg(test)]
mod tests;
