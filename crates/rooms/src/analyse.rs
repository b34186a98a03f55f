//! The room where a puzzle is looked at from every side: its solutions, the way of the rater as a plot that
//! can be stepped through on the board, its techniques, clues, symmetry and form. What there is to know,
//! the engine knows; the sentences are those of the command line.

mod chart;
mod findings;
mod way;

use crate::board::{Marks, board};
use crate::hall::Room;
use crate::html::{El, el, of};
use crate::plot::behind;
use crate::{Effect, Event, Facts};
use engine::analysis::{self, Analysis};
use engine::rating::Links;
use engine::{Grid, Phrase, explain, phrase};
use session::Cell;
use session::view::{BoardView, CellView, Content};
use way::Way;
use words::{Language, say};

/// Somebody comes in with a puzzle, by a link of ours or its 81 signs, or without one.
pub fn enter(path: &str, facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    let language = facts.language();
    let mut room = Analyse { language, page: facts.page, puzzle: None, known: None, at: 0 };
    let title = Effect::Title(room.say(&phrase!("analysis-title")));
    if path.is_empty() {
        let shown = Effect::show(room.asks(None));
        return (Box::new(room), vec![title, shown]);
    }
    let shown = match post::read_puzzle(path) {
        Err(why) => vec![Effect::show(room.asks(Some(why)))],
        Ok(puzzle) => {
            room.puzzle = Some(puzzle);
            // What takes long comes after this is shown: no run has this name, so the answer is quick.
            vec![Effect::show(room.first_look(&puzzle)), Effect::Read(vec!["soon".into()])]
        }
    };
    let effects = [vec![title], shown].concat();
    (Box::new(room), effects)
}

struct Analyse {
    language: Language,
    page: String,
    puzzle: Option<Grid>,
    known: Option<(Analysis, Way)>,
    /// How many steps have been gone.
    at: usize,
}

impl Room for Analyse {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Runs(_) => self.look(),
            Event::Press { what, fields } => self.press(&what, &fields),
            _ => Vec::new(),
        }
    }
}

impl Analyse {
    fn say(&self, phrase: &Phrase) -> String {
        say(phrase, self.language)
    }

    fn look(&mut self) -> Vec<Effect> {
        let Some(puzzle) = self.puzzle.filter(|_| self.known.is_none()) else { return Vec::new() };
        let known = analysis::analyse(&puzzle, Links::PATIENT);
        let way = Way::of(&known);
        self.known = Some((known, way));
        vec![Effect::show(self.all())]
    }

    fn press(&mut self, what: &str, fields: &[(String, String)]) -> Vec<Effect> {
        let field = |name: &str| {
            fields.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
        };
        if what == "other" {
            return match post::read_puzzle(field("other")) {
                Ok(puzzle) => vec![Effect::Go(format!("/room/analyse/{puzzle}"))],
                Err(why) => vec![Effect::Tell(self.unread(why))],
            };
        }
        let Some((known, way)) = &self.known else { return Vec::new() };
        let last = way.legs.len();
        let to = match what.split_once(' ') {
            Some(("at", n)) => n.parse().ok(),
            _ => match what {
                "step" => field("step").parse().ok(),
                "back" => Some(self.at.saturating_sub(1)),
                "next" => Some(self.at + 1),
                _ => None,
            },
        };
        if let Some(to) = to {
            self.at = usize::min(to, last);
            return self.stepped(what);
        }
        match what {
            "copy" => vec![Effect::Copy(known.puzzle.to_string())],
            "copy-form" => vec![Effect::Copy(known.canonical.to_string())],
            "print" => {
                let one = std::slice::from_ref(known);
                let trim = paper::Trim::ALL[0];
                let sheet = post::analysed::document(one, &self.page, trim, self.language);
                vec![Effect::Offer {
                    name: "ninefold-analysis.pdf".into(),
                    kind: "application/pdf".into(),
                    bytes: paper::pdf::write(&sheet),
                }]
            }
            "play" => {
                let deal = session::deal_puzzle(&known.puzzle);
                deal.map(|deal| Effect::Begin(deal.to_string())).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// What changes with a step. The slider stays as it is while somebody holds it.
    fn stepped(&self, by: &str) -> Vec<Effect> {
        let Some((_, way)) = &self.known else { return Vec::new() };
        let show = |place: &str, markup: El| Effect::Show {
            place: place.to_owned(),
            html: markup.to_string(),
        };
        let mut effects = vec![
            show("plot", chart::chart(way, self.at, &self.say(&phrase!("analysis-way")))),
            show("stepped", self.step(way)),
        ];
        if by != "step" {
            effects.push(show("slider", self.slider(way)));
        }
        effects
    }

    fn unread(&self, why: Phrase) -> String {
        self.say(&phrase!("analysis-unread", why = why))
    }

    /// A place for another puzzle, and why the one of the address is none.
    fn asks(&self, why: Option<Phrase>) -> El {
        let refusal = why.map(|why| of("p", "notice-card refusal").text(self.unread(why)));
        let how = self.say(&phrase!("analysis-how"));
        let field = of("input", "field")
            .at("name", "other")
            .at("id", "other")
            .at("aria-label", &how)
            .at("autocomplete", "off")
            .at("spellcheck", "false");
        let send = of("button", "button main").text(self.say(&phrase!("analysis-look")));
        of("section", "card")
            .all(refusal)
            .put(el("p").text(how))
            .put(of("form", "row").at("data-press", "other").put(field).put(send))
    }

    /// What can be shown at once.
    fn first_look(&self, puzzle: &Grid) -> El {
        let view = as_view(puzzle, puzzle);
        let label = paper::in_words(&view, self.language);
        of("section", "card")
            .put(of("p", "lead").at("role", "status").text(self.say(&phrase!("analysis-looking"))))
            .put(board(&view, &Marks::default(), &label))
    }

    /// All cards, one below the other.
    fn all(&self) -> String {
        let Some((known, way)) = &self.known else { return String::new() };
        let way = known.proper.as_ref().map(|proper| self.way(proper, way));
        let cards = way.into_iter().chain(findings::cards(known, self.language));
        cards.chain([self.asks(None)]).map(|card| card.to_string()).collect()
    }

    /// The plot, the slider and the board.
    fn way(&self, proper: &analysis::Proper, way: &Way) -> El {
        let rated = match &proper.rated {
            Ok((rating, hurdles)) => {
                let grade = explain::grade_name(engine::Grade::of(rating.er));
                of("p", "lead")
                    .put(of("span", "badge").text(self.say(&grade)))
                    .text(" ")
                    .text(self.say(&post::analysed::rating(rating, hurdles.len())))
            }
            Err(why) => {
                let why = why.phrase();
                of("p", "lead").text(self.say(&phrase!("analysis-rated-not", why = why)))
            }
        };
        let plot = chart::chart(way, self.at, &self.say(&phrase!("analysis-way")));
        let head = ["analysis-column-n", "analysis-column-method", "analysis-column-rating"];
        let mut head: Vec<String> = head.map(|id| self.say(&Phrase::new(id))).to_vec();
        head.push(self.say(&phrase!("analysis-column-conclusion")));
        let rows = way.legs.iter().zip(1..).map(|(leg, n): (_, u32)| {
            let rating = leg.rating.map(|rating| rating.to_string()).unwrap_or_default();
            vec![n.to_string(), self.say(&leg.name), rating, leg.conclusion.to_string()]
        });
        of("section", "card way")
            .put(el("h2").text(self.say(&phrase!("analysis-way"))))
            .put(rated)
            .put(el("div").at("id", "plot").put(plot))
            .put(el("div").at("id", "slider").put(self.slider(way)))
            .put(el("div").at("id", "stepped").at("aria-live", "polite").put(self.step(way)))
            .put(behind(&self.say(&phrase!("analysis-table")), head, rows.collect()))
    }

    fn slider(&self, way: &Way) -> El {
        let label = self.say(&phrase!("analysis-stepping"));
        let range = of("input", "slider grow")
            .at("type", "range")
            .at("id", "step")
            .at("name", "step")
            .at("data-press", "step")
            .at("aria-label", label)
            .at("min", 0)
            .at("max", way.legs.len())
            .at("value", self.at);
        let side = |press: &str, sign: &str, phrase: Phrase| {
            of("button", "button round")
                .at("type", "button")
                .at("data-press", press)
                .at("id", press)
                .at("aria-label", self.say(&phrase))
                .text(sign)
        };
        of("div", "row steer")
            .put(side("back", "‹", phrase!("analysis-back")))
            .put(range)
            .put(side("next", "›", phrase!("analysis-next")))
    }

    /// The board before a step with what is seen on it, and the step in words.
    fn step(&self, way: &Way) -> El {
        let Some(now) = self.at.checked_sub(1).and_then(|nth| way.legs.get(nth)) else {
            let view = way.view(0);
            let before = self.say(&phrase!("analysis-before"));
            let label = paper::in_words(&view, self.language);
            return of("div", "moment").put(of("p", "told").text(before)).put(board(
                &view,
                &Marks::default(),
                &label,
            ));
        };
        let (n, of_all) = (self.at as u32, way.legs.len() as u32);
        let method = now.name.clone();
        let head = match now.rating {
            Some(rating) => phrase!(
                "analysis-step-rated",
                n = n,
                of = of_all,
                method = method,
                rating = rating.to_string()
            ),
            None => phrase!("analysis-step", n = n, of = of_all, method = method),
        };
        let stage = way.stage(self.at - 1);
        let told = self.say(&stage.phrase);
        let marks = Marks { stage: Some(&stage), ..Marks::default() };
        let words =
            el("div").put(of("p", "lead").text(self.say(&head))).put(of("p", "told").text(&told));
        of("div", "moment").put(words).put(board(&way.view(self.at - 1), &marks, &told))
    }
}

/// A board with these clues, and these digits.
fn as_view(clues: &Grid, digits: &Grid) -> BoardView {
    BoardView::square(Cell::all().map(|cell| {
        let content = match (clues[cell], digits[cell]) {
            (Some(digit), _) => Content::Given(digit.get()),
            (None, Some(digit)) => Content::Own(digit.get()),
            (None, None) => Content::Empty,
        };
        CellView::new(cell, content)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOUGH: &str =
        ".8.......3......54..72...1..93.78....6........1...4.7...8..25....54.9...6..5..82.";

    fn entered(path: &str) -> (Box<dyn Room>, String) {
        let facts = Facts { language: "en".into(), ..Facts::default() };
        let (mut room, effects) = enter(path, facts);
        let mut shown = markup(&effects);
        if effects.iter().any(|effect| matches!(effect, Effect::Read(_))) {
            shown = markup(&room.hear(Event::Runs(Vec::new())));
        }
        (room, shown)
    }

    fn markup(effects: &[Effect]) -> String {
        let shown = effects.iter().filter_map(|effect| match effect {
            Effect::Show { html, .. } => Some(html.as_str()),
            _ => None,
        });
        shown.collect()
    }

    fn pressed(room: &mut dyn Room, what: &str, field: (&str, &str)) -> Vec<Effect> {
        let fields = vec![(field.0.to_owned(), field.1.to_owned())];
        room.hear(Event::Press { what: what.to_owned(), fields })
    }

    #[test]
    fn every_step_of_the_way_is_shown_on_the_board() {
        let (mut room, shown) = entered(TOUGH);
        let known = analysis::analyse(&TOUGH.parse().unwrap(), Links::PATIENT);
        let (_, hurdles) = known.proper.as_ref().unwrap().rated.as_ref().unwrap();
        assert!(shown.contains(&format!("in {} steps", hurdles.len())), "{shown}");
        let mut explained = 0;
        for nth in 1..=hurdles.len() {
            let effects = pressed(room.as_mut(), "step", ("step", &nth.to_string()));
            let shown = markup(&effects);
            assert!(shown.contains(&format!("Step {nth} of {}: ", hurdles.len())), "{nth}");
            assert!(shown.contains(" gain") || shown.contains(" loss"), "{nth}: {shown}");
            explained += usize::from(shown.contains(" base") || shown.contains("hint-house"));
        }
        assert!(explained * 10 >= hurdles.len() * 8, "{explained} of {}", hurdles.len());
        let past = pressed(room.as_mut(), "next", ("", ""));
        assert!(markup(&past).contains(&format!("Step {0} of {0}", hurdles.len())));
        assert_eq!(past.len(), 3, "the slider follows the buttons");
        let first = pressed(room.as_mut(), "at 0", ("", ""));
        assert!(markup(&first).contains("Before the first step"));
    }

    #[test]
    fn several_solutions_and_none_are_told() {
        let several = entered(&("9".to_owned() + &".".repeat(80))).1;
        assert!(several.contains("several solutions") && several.contains("hint-cell loss"));
        let none = entered(&("55".to_owned() + &".".repeat(79))).1;
        assert!(none.contains("It has no solution."), "{none}");
    }

    #[test]
    fn what_is_no_puzzle_is_refused_and_another_asked_for() {
        let (mut room, shown) = entered("nonsense");
        assert!(shown.contains("That cannot be read") && shown.contains("name=\"other\""));
        let gone = pressed(room.as_mut(), "other", ("other", TOUGH));
        assert_eq!(gone, [Effect::Go(format!("/room/analyse/{TOUGH}"))]);
        let told = pressed(room.as_mut(), "other", ("other", "<script>"));
        assert!(matches!(&told[..], [Effect::Tell(_)]), "{told:?}");
        assert!(entered("").1.contains("name=\"other\""));
    }

    #[test]
    fn it_can_be_played_copied_and_printed() {
        let (mut room, _) = entered(TOUGH);
        let begun = pressed(room.as_mut(), "play", ("", ""));
        let [Effect::Begin(deal)] = &begun[..] else { panic!("{begun:?}") };
        let deal: session::Deal = deal.parse().unwrap();
        assert_eq!(deal.puzzle(), Some(TOUGH.replace('.', "0").as_str()));
        let copied = pressed(room.as_mut(), "copy", ("", ""));
        assert_eq!(copied, [Effect::Copy(TOUGH.to_owned())]);
        let printed = pressed(room.as_mut(), "print", ("", ""));
        let [Effect::Offer { bytes, .. }] = &printed[..] else { panic!("{printed:?}") };
        assert!(bytes.starts_with(b"%PDF-"));
    }
}
