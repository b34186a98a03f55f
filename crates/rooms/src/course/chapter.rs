//! A chapter of the course: its example on a board, stage by stage, played or stepped; three drills; a whole
//! puzzle. Boards that take a while to find are looked for after the page has said so.

use crate::board::{Marks, board};
use crate::html::{El, button, el, link, main_button, of, sign_button};
use crate::{Effect, Event, Facts, Room, later};
use coach::Notebook;
use coach::course::{self, Chapter, Example};
use session::technique::Technique;
use session::{Deal, Millis, Phrase, RunId, Session, explain, phrase};
use words::{Language, say, say_alone};

/// How long each stage of the example stands while it is played.
const STAGE: u32 = 4_000;
/// How many seeds are looked at for an example.
const SEEDS: u64 = 4;

pub struct InChapter {
    chapter: &'static Chapter,
    language: Language,
    seed: u64,
    technique: Technique,
    example: Option<Example>,
    /// The stage that is shown.
    at: usize,
    is_playing: bool,
}

pub fn enter(chapter: &'static Chapter, facts: &Facts) -> (Box<dyn Room>, Vec<Effect>) {
    let room = InChapter {
        chapter,
        language: facts.language(),
        seed: facts.seed,
        technique: chapter.techniques[0],
        example: None,
        at: 0,
        is_playing: false,
    };
    let notebook = Notebook::read(facts.kept(crate::notebook::NAME));
    let effects = vec![
        Effect::Title(room.say(chapter.title())),
        Effect::show(room.whole(&notebook)),
        room.looks(),
    ];
    (Box::new(room), effects)
}

impl Room for InChapter {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        let Event::Press { what, .. } = event else { return Vec::new() };
        let (verb, rest) = what.split_once(' ').unwrap_or((&what, ""));
        match verb {
            "look" => self.look(),
            "other" => self.turn_to(self.technique),
            "technique" => match rest.parse() {
                Ok(technique) if self.chapter.techniques.contains(&technique) => {
                    self.turn_to(technique)
                }
                _ => Vec::new(),
            },
            "play" => {
                // Played again from its start, once it has come to its end.
                if self.is_last() {
                    self.at = 0;
                }
                self.is_playing = !self.is_playing;
                vec![self.shown()]
            }
            "tick" => {
                self.at = (self.at + 1).min(self.last());
                self.is_playing = !self.is_last();
                vec![self.shown()]
            }
            "before" | "after" => {
                self.is_playing = false;
                let to = if verb == "before" { self.at.saturating_sub(1) } else { self.at + 1 };
                self.at = to.min(self.last());
                vec![self.shown()]
            }
            "try" => {
                self.example.iter().map(|example| Effect::Begin(example.deal.to_string())).collect()
            }
            "drills" | "puzzle" if rest.is_empty() => {
                let words = self.say(phrase!("course-looking"));
                vec![later::show("deals", &format!("{verb} now"), &words)]
            }
            "drills" => self.begin(Chapter::drills),
            "puzzle" => self.begin(Chapter::puzzle),
            _ => Vec::new(),
        }
    }
}

impl InChapter {
    fn say(&self, phrase: Phrase) -> String {
        say(&phrase, self.language)
    }

    fn last(&self) -> usize {
        self.example.as_ref().map_or(0, |example| example.stages.len().saturating_sub(1))
    }

    fn is_last(&self) -> bool {
        self.at == self.last()
    }

    fn begin(&mut self, deal: fn(&Chapter, u64) -> Option<Deal>) -> Vec<Effect> {
        self.seed = self.seed.wrapping_add(1);
        let deals = Effect::Show { place: "deals".into(), html: self.deals() };
        match deal(self.chapter, self.seed) {
            Some(deal) => vec![deals, Effect::Begin(deal.to_string())],
            None => vec![deals, Effect::Tell(self.say(phrase!("example-none")))],
        }
    }

    /// Another board, or another technique of the chapter.
    fn turn_to(&mut self, technique: Technique) -> Vec<Effect> {
        self.seed = self.seed.wrapping_add(1);
        (self.technique, self.example, self.at, self.is_playing) = (technique, None, 0, false);
        let choice = self.choice().map_or_else(String::new, |choice| choice.to_string());
        vec![Effect::Show { place: "choice".into(), html: choice }, self.looks()]
    }

    /// Says that a board is looked for, and looks.
    fn looks(&self) -> Effect {
        later::show("example", "look", &self.say(phrase!("example-looking")))
    }

    fn look(&mut self) -> Vec<Effect> {
        // Of the rarest not every seed has one.
        self.example = (0..SEEDS).find_map(|more| {
            self.seed = self.seed.wrapping_add(more);
            self.chapter.example(self.technique, self.seed)
        });
        vec![self.shown()]
    }

    fn shown(&self) -> Effect {
        let html = self.stage().iter().map(El::to_string).collect();
        Effect::Show { place: "example".into(), html }
    }

    /// The board with what this stage marks, its sentence, and the way through them.
    fn stage(&self) -> Vec<El> {
        let none = || vec![el("p").text(self.say(phrase!("example-none")))];
        let Some(example) = &self.example else { return none() };
        let session = Session::start(example.deal.clone(), RunId(0), 0, Millis::ZERO);
        let (Ok(session), Some(stage)) = (session, example.stages.get(self.at)) else {
            return none();
        };
        let said = self.say(stage.phrase.clone());
        let marks = Marks { stage: Some(stage), ..Marks::default() };
        let drawing = board(&session.view(Millis::ZERO).board, &marks, &said);
        let place =
            phrase!("course-stage", number = self.at as u32 + 1, of = self.last() as u32 + 1);
        let step = |press: &str, sign: &str, label: Phrase, can: bool| {
            sign_button(press, sign, &self.say(label)).at("aria-disabled", !can)
        };
        let play = match self.is_playing {
            true => phrase!("course-pause"),
            false => phrase!("course-play"),
        };
        let beat = self.is_playing.then(|| later::beat("tick", STAGE));
        let steer = of("div", "row steer")
            .put(step("before", "‹", phrase!("course-before"), self.at > 0))
            .put(main_button("play", &self.say(play)).at("id", "play"))
            .put(step("after", "›", phrase!("course-after"), !self.is_last()))
            .all(beat);
        // Above the words: there it is in reach on a phone, and stays where it is whatever is said.
        let says = el("div")
            .put(steer.put(of("p", "lead").text(self.say(place))))
            .put(of("p", "told").at("aria-live", "polite").text(said))
            .put(
                of("div", "row")
                    .put(button("try", &self.say(phrase!("example-try"))).at("id", "try"))
                    .put(button("other", &self.say(phrase!("example-other"))).at("id", "other")),
            );
        vec![drawing, says]
    }

    fn whole(&self, notebook: &Notebook) -> String {
        let progress = course::progress(notebook);
        let mine = progress.iter().find(|one| one.chapter == self.chapter);
        let badge = mine.map(|one| {
            let class = format!("badge footing-{}", one.footing.key());
            of("span", &class).text(self.say(one.footing.phrase()))
        });
        let number = phrase!("course-number", number = self.chapter.number());
        let about = of("section", "card prose")
            .put(of("p", "row").put(el("b").text(self.say(number))).all(badge))
            .put(el("p").text(self.say(self.chapter.about())))
            .put(el("div").at("id", "choice").all(self.choice()));
        let example = of("section", "card moment").at("id", "example");
        let deals = of("section", "card prose")
            .put(el("p").text(self.say(phrase!("course-yours"))))
            .put(el("div").at("id", "deals").all([self.offers()]));
        format!("{about}{example}{deals}{}", self.ways())
    }

    /// The techniques of the chapter, each with examples of its own.
    fn choice(&self) -> Option<El> {
        let answer = |technique: &Technique| {
            el("button")
                .at("type", "button")
                .at("id", format!("technique-{}", technique.key()))
                .at("data-press", format!("technique {}", technique.key()))
                .at("aria-pressed", *technique == self.technique)
                .text(say_alone(&explain::name(*technique), self.language))
        };
        let techniques = self.chapter.techniques;
        (techniques.len() > 1).then(|| of("div", "choice").all(techniques.iter().map(answer)))
    }

    fn offers(&self) -> El {
        of("div", "row")
            .put(main_button("drills", &self.say(phrase!("course-drills"))))
            .put(button("puzzle", &self.say(phrase!("course-puzzle"))).at("id", "puzzle"))
    }

    fn deals(&self) -> String {
        self.offers().to_string()
    }

    /// To the chapters beside this one, and to all.
    fn ways(&self) -> El {
        let all = course::chapters();
        let at = self.chapter.number() as usize - 1;
        let beside = |to: Option<usize>, sign: fn(String) -> String| {
            let chapter = all.get(to?)?;
            let label = sign(self.say(chapter.title()));
            Some(link(&format!("/room/course/{}", chapter.key), &label))
        };
        of("nav", "row")
            .all(beside(at.checked_sub(1), |title| format!("‹ {title}")))
            .put(link("/room/course", &self.say(phrase!("course-chapters"))))
            .all(beside(Some(at + 1), |title| format!("{title} ›")))
    }
}
