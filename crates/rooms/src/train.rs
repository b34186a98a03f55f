//! A few minutes of one technique: the room that tries it, and the drill that any room may begin.

use crate::html::{El, el, link, main_button, of};
use crate::{Effect, Event, Facts, Room, later, tip};
use coach::{Notebook, practise};
use session::technique::Technique;
use session::{Phrase, explain, phrase, practice};
use words::{Language, say, say_alone};

/// Where a room that begins drills says nothing, until one is found.
pub fn place() -> El {
    el("div").at("id", PLACE)
}

const PLACE: &str = "later";

/// Says that drills of a technique are looked for, by its key, and looks: [`begin`] is pressed next.
pub fn looks(key: &str, language: Language) -> Vec<Effect> {
    let html = later::beat(&format!("begin {key}"), 30).to_string();
    let words = say(&phrase!("course-looking"), language);
    vec![Effect::Tell(words), Effect::Show { place: PLACE.into(), html }]
}

/// Begins a drill of a technique, by its key.
pub fn begin(key: &str, seed: u64) -> Option<Effect> {
    let deal = practise(key.parse().ok()?, seed)?;
    Some(Effect::Begin(deal.to_string()))
}

struct Practise {
    language: Language,
    technique: Technique,
    seed: u64,
}

/// What to look for, how it went so far, and the way to it. It does not begin by itself: whoever comes back
/// to this address has not asked for another run.
pub fn enter(path: &str, facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    let language = facts.language();
    let told = |phrase: Phrase| say(&phrase, language);
    let technique: Technique = path.parse().unwrap_or(Technique::ALL[0]);
    let notebook = Notebook::read(facts.kept(crate::notebook::NAME));
    let at = Technique::ALL.iter().position(|one| *one == technique).unwrap_or_default();
    let begin = practice(technique).map(|_| main_button("train", &told(phrase!("train-begin"))));
    let card = of("section", "card prose")
        .put(of("p", "idea").text(say_alone(&explain::idea(technique), language)))
        .all(stands(&notebook, technique, language).map(|words| of("p", "lead").text(words)))
        .put(
            of("div", "row")
                .all(begin)
                .put(link(&format!("/technique/{at}"), &told(phrase!("train-example")))),
        );
    let effects = vec![
        Effect::Title(say_alone(&explain::name(technique), language)),
        Effect::show(el("div").put(card).put(place())),
        // Who is here needs to be told no more to come.
        Effect::Keep { name: tip::NAME.into(), text: String::new() },
    ];
    (Box::new(Practise { language, technique, seed: facts.seed }), effects)
}

/// What the coach knows of the player and this technique.
fn stands(notebook: &Notebook, technique: Technique, language: Language) -> Option<String> {
    let grasp = notebook.grasps().into_iter().find(|grasp| grasp.technique == technique)?;
    let phrase = phrase!("train-stands", alone = grasp.alone, met = grasp.met, runs = grasp.runs);
    Some(say(&phrase, language))
}

impl Room for Practise {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        let Event::Press { what, .. } = event else { return Vec::new() };
        match what.split_once(' ') {
            None if what == "train" => looks(self.technique.key(), self.language),
            Some(("begin", key)) => {
                self.seed = self.seed.wrapping_add(1);
                begin(key, self.seed).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}
