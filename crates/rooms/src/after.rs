//! After a run: the coach goes through it with the player. A plot of the seconds each move took, the board at
//! any moment with what could be seen there, where the time went, and at most three sentences of advice.
//! What a moment is worth, the coach knows; this draws it.

mod heat;
mod plays;
mod timeline;

use crate::board::{Marks, board};
use crate::html::{El, button, el, link, of, sign_button};
use crate::notebook::Reading;
use crate::train;
use crate::{Effect, Event, Facts, Room, Saved, later};
use coach::{Advice, Moment, Opinion, Overlooked, What, advice, course};
use progress::Profile;
use session::hint::{Role, Stage};
use session::technique::Technique;
use session::{
    CellSet, Log, Millis, Phrase, Replay, RunId, Session, explain, phrase, practice, told,
};
use words::{Language, say, say_alone};

pub struct After {
    language: Language,
    run: RunId,
    /// Makes every drill another one.
    seed: u64,
    reading: Reading,
    look: Option<Look>,
    /// A run of which the coach looks at no moments.
    replay: Option<Replay>,
    is_answered: bool,
}

/// The run that is looked at, and where.
struct Look {
    replay: Replay,
    moments: Vec<Moment>,
    /// The moment that is shown.
    at: usize,
    /// Which of the steps that were open there.
    seen: usize,
}

pub fn enter(path: &str, facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    let language = facts.language();
    let profile = Profile::read(&facts.profile).map(|(profile, _)| profile).unwrap_or_default();
    // An address that names no run leads to one that nobody has played.
    let run = path.parse().unwrap_or(RunId(0));
    let reading = Reading::new(&facts, &profile);
    let after = After {
        language,
        run,
        seed: facts.seed,
        reading,
        look: None,
        replay: None,
        is_answered: false,
    };
    let waits = of("section", "card").put(later::waits(&after.say(phrase!("after-waits"))));
    let effects = vec![
        Effect::Title(after.say(phrase!("after-title"))),
        Effect::show(waits),
        Effect::Read(vec![run.to_string()]),
    ];
    (Box::new(after), effects)
}

impl Room for After {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Runs(runs) if !self.is_answered => {
                self.is_answered = true;
                self.open(&runs)
            }
            Event::Runs(runs) => {
                let mut effects = self.reading.hear(&runs);
                if self.reading.is_read() && self.look.is_some() {
                    effects.push(place("advice", self.advised()));
                }
                effects
            }
            Event::Press { what, fields } => self.pressed(&what, &fields),
            _ => Vec::new(),
        }
    }
}

fn place(id: &str, html: impl std::fmt::Display) -> Effect {
    Effect::Show { place: id.into(), html: html.to_string() }
}

impl After {
    fn say(&self, phrase: Phrase) -> String {
        say(&phrase, self.language)
    }

    fn name(&self, technique: Technique) -> String {
        say_alone(&explain::name(technique), self.language)
    }

    /// Looks through the log that came, and says plainly where there is nothing to look at.
    fn open(&mut self, runs: &[Saved]) -> Vec<Effect> {
        let mut logs = runs.iter().filter_map(|saved| saved.log.parse::<Log>().ok());
        let Some(log) = logs.find(|log| log.run == self.run) else {
            return self.nothing(phrase!("after-none"), link("/", &self.say(phrase!("home"))));
        };
        let deal = &log.deal;
        let preset = deal.game.preset(deal.preset).map(|preset| preset.name);
        let name = preset.map_or(deal.game.info().name, |preset| {
            phrase!("game-preset", game = deal.game.info().name, preset = preset)
        });
        let title = Effect::Title(self.say(name));
        let mut effects = vec![title];
        effects.extend(self.looked(log));
        effects
    }

    fn looked(&mut self, log: Log) -> Vec<Effect> {
        let home = |after: &After| link("/", &after.say(phrase!("home")));
        let moments = match coach::watch(&log) {
            Ok(moments) => moments,
            Err(why) => return self.nothing(why.phrase(), home(self)),
        };
        let Ok(mut replay) = Replay::new(log.clone()) else {
            return self.nothing(phrase!("after-none"), home(self));
        };
        if !replay.after(log.moves.len()).outcome().is_over() {
            let on = link(&format!("/play/{}", log.run), &self.say(phrase!("after-go-on")));
            return self.nothing(phrase!("after-not-over"), on);
        }
        if moments.is_empty() {
            return self.played(&log, replay);
        }
        self.reading.add(&Opinion::from_moments(&log, &moments));
        // It begins where the advice does, or else where most time went.
        let advised = advice::after_run(self.run, &moments, None);
        let told = advised.iter().find(|advice| advice.practise.is_some());
        let index = told.and_then(|advice| advice.source).map(|source| source.index);
        let longest = (0..moments.len()).max_by_key(|at| moments[*at].took).unwrap_or_default();
        let at = moments.iter().position(|moment| Some(moment.index) == index).unwrap_or(longest);
        let mut look = Look { replay, moments, at: 0, seen: 0 };
        look.turn_to(at);
        self.look = Some(look);
        let mut effects = vec![Effect::show(self.whole())];
        effects.extend(self.reading.asks().map_or_else(|| self.reading.keep(), |asks| vec![asks]));
        effects
    }

    fn nothing(&self, why: Phrase, way: El) -> Vec<Effect> {
        let words = of("p", "lead").text(self.say(why));
        vec![Effect::show(of("section", "card").put(words).put(way))]
    }

    fn whole(&mut self) -> String {
        let advised = of("section", "card").at("id", "advice").put(self.advised());
        let steps = of("section", "card")
            .put(el("h2").text(self.say(phrase!("after-moves"))))
            .put(of("div", "plot").at("id", "timeline").put(self.timeline()))
            .put(of("div", "row steer").at("id", "steer").all(self.steer()))
            .put(self.legend())
            .put(self.table());
        let moment = of("section", "card moment").at("id", "moment").all(self.moment());
        let about = el("div")
            .put(el("h2").text(self.say(phrase!("after-heat"))))
            .put(of("p", "lead").text(self.say(phrase!("after-heat-about"))));
        let heat = of("section", "card moment").put(about).put(self.heat());
        format!("{advised}{steps}{moment}{heat}{}", train::place())
    }

    /// At most three sentences, how sure the coach is, and the moments they come from.
    fn advised(&self) -> El {
        let Some(look) = &self.look else { return el("p") };
        let all = advice::after_run(self.run, &look.moments, self.reading.whole());
        let sure = self.say(advice::sureness(self.reading.notebook()));
        let verdict = course::verdict(look.replay.log(), &look.moments).map(|verdict| {
            let to_course = link("/room/course", &self.say(phrase!("course")));
            of("div", "row").put(of("p", "told grow").text(self.say(verdict))).put(to_course)
        });
        el("div")
            .put(el("h2").text(self.say(phrase!("after-advice"))))
            .put(of("p", "lead").text(sure))
            .all(verdict)
            .put(of("ul", "advised").all(all.iter().map(|advice| self.sentence(advice))))
    }

    fn sentence(&self, advice: &Advice) -> El {
        let words = el("p").text(self.say(advice.phrase.clone()));
        let source = advice.source.map(|source| {
            let press = format!("moment {}", source.index);
            let label = self.say(phrase!("after-show", number = source.index + 1));
            button(&press, &label).at("id", format!("source-{}", source.index))
        });
        let trains = advice.practise.and_then(|technique| self.train(technique));
        el("li").put(words).put(of("div", "row").all(source).all(trains))
    }

    /// The way to a drill of a technique, where there is one.
    fn train(&self, technique: Technique) -> Option<El> {
        practice(technique)?;
        let label = self.say(phrase!("after-train", technique = explain::name(technique)));
        Some(button(&format!("train {}", technique.key()), &label))
    }

    fn steer(&self) -> Vec<El> {
        let Some(look) = &self.look else { return Vec::new() };
        let last = look.moments.len() - 1;
        let step = |press: &str, sign: &str, label: Phrase, can: bool| {
            sign_button(press, sign, &self.say(label)).at("aria-disabled", !can)
        };
        let slider = of("input", "slider grow")
            .at("type", "range")
            .at("id", "at")
            .at("name", "at")
            .at("min", 0)
            .at("max", last)
            .at("value", look.at)
            .at("data-press", "step")
            .at("aria-label", self.say(phrase!("after-moment")));
        vec![
            step("before", "‹", phrase!("after-before"), look.at > 0),
            slider,
            step("after", "›", phrase!("after-after"), look.at < last),
        ]
    }

    /// The board at this moment, what was done, and what could be seen.
    fn moment(&mut self) -> Vec<El> {
        let Some(session) = self.look.as_mut().map(Look::session) else { return Vec::new() };
        let Some(look) = &self.look else { return Vec::new() };
        let moment = &look.moments[look.at];
        let stage = look.stage(&session);
        let wrong = match moment.what {
            What::Mistaken { what, .. } => Some((what.cell, what.digit)),
            _ => None,
        };
        let said = self.say(moment.phrase());
        let marks = Marks { stage: stage.as_ref(), wrong, heat: Vec::new() };
        let drawing = board(&session.view(Millis::ZERO).board, &marks, &said);
        let place = phrase!(
            "after-place",
            number = moment.index + 1,
            of = look.replay.log().moves.len() as u32,
            time = moment.at.to_string()
        );
        let why = look.step().map(explain::sentence).or_else(|| {
            let is_told = moment.open.is_empty() && session.game().as_game().asked().is_some();
            stage.as_ref().filter(|_| is_told).map(|stage| stage.phrase.clone())
        });
        let says = el("div")
            .put(of("p", "lead").text(self.say(place)))
            .put(el("p").at("aria-live", "polite").put(el("b").text(said)))
            .all(why.map(|why| el("p").text(self.say(why))))
            .all(self.open_steps(look))
            .all(
                moment
                    .technique()
                    .and_then(|technique| self.train(technique))
                    .map(|train| of("div", "row").put(train)),
            );
        vec![drawing, says]
    }

    /// What could be seen, the easiest first; each can be shown.
    fn open_steps(&self, look: &Look) -> Option<El> {
        let open = &look.moments[look.at].open;
        let step = |(at, technique): (usize, Technique)| {
            el("button")
                .at("type", "button")
                .at("id", format!("see-{at}"))
                .at("data-press", format!("see {at}"))
                .at("aria-pressed", at == look.seen)
                .text(self.name(technique))
        };
        let all = open.iter().map(|step| step.technique).enumerate().map(step);
        (open.len() > 1).then(|| {
            el("div")
                .put(of("p", "question").text(self.say(phrase!("after-open"))))
                .put(of("div", "choice").all(all))
        })
    }

    fn pressed(&mut self, what: &str, fields: &[(String, String)]) -> Vec<Effect> {
        let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
        match verb {
            "train" => return train::looks(rest, self.language),
            "begin" => {
                self.seed = self.seed.wrapping_add(1);
                return train::begin(rest, self.seed).into_iter().collect();
            }
            _ => {}
        }
        let number = |text: &str| text.parse::<usize>().ok();
        let Some(look) = &mut self.look else {
            return number(rest).map_or_else(Vec::new, |index| self.turned_to(index));
        };
        let to = match verb {
            "step" => fields.iter().find(|(name, _)| name == "at").and_then(|(_, at)| number(at)),
            "at" => number(rest),
            "before" => look.at.checked_sub(1),
            "after" => Some(look.at + 1),
            "moment" => {
                let index = number(rest);
                look.moments.iter().position(|moment| Some(moment.index as usize) == index)
            }
            "see" => {
                let open = look.moments[look.at].open.len();
                look.seen = number(rest).filter(|at| *at < open).unwrap_or(look.seen);
                Some(look.at)
            }
            _ => None,
        };
        let Some(to) = to.filter(|to| *to < look.moments.len()) else { return Vec::new() };
        if verb != "see" {
            look.turn_to(to);
        }
        let mut effects =
            vec![place("timeline", self.timeline()), place("moment", all(self.moment()))];
        // What is being dragged is left alone.
        if !matches!(verb, "step" | "see") {
            effects.push(place("steer", all(self.steer())));
        }
        effects
    }
}

fn all(elements: Vec<El>) -> String {
    elements.iter().map(El::to_string).collect()
}

impl Look {
    /// Shows a moment, and of what could be seen there the step that was used.
    fn turn_to(&mut self, at: usize) {
        let moment = &self.moments[at];
        self.at = at;
        self.seen = match moment.what {
            What::Found { .. } => moment.open.len().saturating_sub(1),
            _ => 0,
        };
    }

    fn step(&self) -> Option<&engine::step::Step> {
        self.moments[self.at].open.get(self.seen)
    }

    /// The run as it was before the move.
    fn session(&mut self) -> Session {
        let index = self.moments[self.at].index;
        self.replay.after(index as usize)
    }

    /// What is marked on the board.
    fn stage(&self, session: &Session) -> Option<Stage> {
        let view = session.view(Millis::ZERO).board;
        let grid = view.grids().1;
        if let Some(step) = self.step() {
            return told::stages(step, &grid).pop();
        }
        match self.moments[self.at].what {
            What::Mistaken { what, overlooked: Overlooked::Twin } => {
                let twins = grid.cells_with(what.digit).iter().filter(|cell| cell.sees(what.cell));
                let twins: CellSet = twins.collect();
                Some(Stage::new(self.moments[self.at].phrase()).with_cells(twins, Role::Other))
            }
            // Where a board asks for a technique, its hint shows it.
            _ if session.game().as_game().asked().is_some() => {
                session.hint(Millis::ZERO).ok().and_then(|hint| hint.stages.into_iter().next_back())
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
