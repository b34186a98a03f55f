//! The course: its chapters and what of them is mastered, the placement test, and the way to each chapter. What
//! is taught and how a player stands, the coach knows; this draws it.

mod chapter;

use crate::html::{El, button, el, link, of};
use crate::notebook::Reading;
use crate::{Effect, Event, Facts, Room, later};
use coach::course::{self, Placement, Progress};
use progress::Profile;
use session::{Phrase, phrase};
use words::{Language, say};

pub struct Course {
    language: Language,
    seed: u64,
    reading: Reading,
}

pub fn enter(path: &str, facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    if let Some(chapter) = course::Chapter::of_key(path) {
        return chapter::enter(chapter, &facts);
    }
    let profile = Profile::read(&facts.profile).map(|(profile, _)| profile).unwrap_or_default();
    let reading = Reading::new(&facts, &profile);
    let room = Course { language: facts.language(), seed: facts.seed, reading };
    let mut effects = vec![Effect::Title(room.say(phrase!("course"))), Effect::show(room.whole())];
    effects.extend(room.reading.asks());
    (Box::new(room), effects)
}

impl Room for Course {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Runs(runs) => {
                let mut effects = self.reading.hear(&runs);
                if self.reading.is_read() {
                    effects.push(Effect::show(self.whole()));
                }
                effects
            }
            Event::Press { what, .. } => match what.as_str() {
                "placement" => {
                    let waits = self.say(phrase!("course-looking"));
                    vec![later::show("placed", "placement now", &waits)]
                }
                "placement now" => {
                    self.seed = self.seed.wrapping_add(1);
                    let deal = Placement::deal(self.seed);
                    deal.map(|deal| Effect::Begin(deal.to_string())).into_iter().collect()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}

impl Course {
    fn say(&self, phrase: Phrase) -> String {
        say(&phrase, self.language)
    }

    fn whole(&self) -> String {
        let progress = course::progress(self.reading.notebook());
        let next = course::next(&progress);
        let done = progress.iter().filter(|one| one.footing.is_done()).count() as u32;
        let all = progress.len() as u32;
        let go_on = next.map(|chapter| {
            let title = chapter.title();
            let label = phrase!("course-go-on", number = chapter.number(), title = title);
            of("a", "button main")
                .at("href", format!("#/room/course/{}", chapter.key))
                .text(self.say(label))
        });
        let stands = match self.reading.is_read() {
            true => of("p", "lead").text(self.say(phrase!("course-done", done = done, all = all))),
            false => later::waits(&self.say(phrase!("stats-reading"))),
        };
        let test = button("placement", &self.say(phrase!("course-test"))).at("id", "placement");
        let head = of("section", "card prose")
            .put(el("p").text(self.say(phrase!("course-intro"))))
            .put(stands)
            .put(
                of("div", "row")
                    .all(go_on)
                    .put(link("/room/next", &self.say(phrase!("next-title")))),
            )
            .put(of("p", "lead").text(self.say(phrase!("course-test-about"))))
            .put(of("div", "row").at("id", "placed").put(test));
        let list = of("section", "card")
            .put(el("h2").text(self.say(phrase!("course-chapters"))))
            .put(of("ol", "chapters").all(progress.iter().map(|one| self.chapter(one))));
        format!("{head}{list}")
    }

    fn chapter(&self, progress: &Progress) -> El {
        let Progress { chapter, footing, firm } = progress;
        let class = format!("badge footing-{}", footing.key());
        let words = el("span").put(el("b").text(format!(
            "{}. {}",
            chapter.number(),
            self.say(chapter.title())
        )));
        let techniques = chapter.techniques.len() as u32;
        let share = match *firm {
            0 => String::new(),
            firm => format!(" {firm}/{techniques}"),
        };
        let badge = of("span", &class).text(self.say(footing.phrase())).text(share);
        let way = of("a", "save")
            .at("href", format!("#/room/course/{}", chapter.key))
            .put(words)
            .put(badge);
        el("li").put(way)
    }
}

#[cfg(test)]
mod tests;
