//! What was found of a puzzle, as cards: clues, techniques, solutions, form.

use super::as_view;
use crate::board::{Marks, board};
use crate::html::{El, button, el, of};
use engine::analysis::{Analysis, Proper};
use engine::solver::Solutions;
use engine::{Grid, Phrase, explain, phrase};
use session::Cell;
use session::hint::{Role, Stage};
use words::{Language, say};

pub fn cards(known: &Analysis, language: Language) -> Vec<El> {
    let told = |phrase: Phrase| say(&phrase, language);
    let mut cards = Vec::new();
    if let Some(proper) = &known.proper {
        cards.push(clues(known, proper, language));
        cards.push(techniques(proper, language));
    }
    cards.push(solutions(known, language));
    // In lines that a phone has room for.
    let form = known.canonical.to_string();
    let form: Vec<&str> = (0..3).filter_map(|nth| form.get(27 * nth..27 * (nth + 1))).collect();
    let form = of("section", "card")
        .put(el("h2").text(told(phrase!("analysis-canonical"))))
        .put(el("p").text(told(phrase!("analysis-canonical-why"))))
        .put(of("pre", "sample").text(form.join("\n")))
        .put(button("copy-form", &told(phrase!("analysis-copy"))).at("id", "copy-form"));
    cards.push(form);
    cards
}

fn clues(known: &Analysis, proper: &Proper, language: Language) -> El {
    let told = |phrase: Phrase| say(&phrase, language);
    let card = of("section", "card")
        .put(el("h2").text(told(phrase!("analysis-clues"))))
        .put(el("p").text(told(post::analysed::clues(known, proper))))
        .put(el("p").text(told(post::analysed::symmetry(known, language))));
    let moved =
        post::analysed::movable(proper).into_iter().map(|phrase| el("li").text(told(phrase)));
    if proper.movable.is_empty() {
        return card.put(of("ul", "review").all(moved));
    }
    let summary = told(phrase!("analysis-moves", count = proper.movable.len() as u32));
    card.put(
        of("details", "behind").put(el("summary").text(summary)).put(of("ul", "review").all(moved)),
    )
}

fn techniques(proper: &Proper, language: Language) -> El {
    let told = |phrase: Phrase| say(&phrase, language);
    let row = |(technique, times)| {
        el("tr")
            .put(el("th").at("scope", "row").text(told(explain::name(technique))))
            .put(el("td").text(told(phrase!("analysis-times", times = times))))
    };
    let height = proper.height;
    let ladder = phrase!("path-ladder", level = height.tier.key(), score = height.score);
    of("section", "card")
        .put(el("h2").text(told(phrase!("analysis-uses"))))
        .put(of("table", "sheet").put(el("tbody").all(proper.uses().into_iter().map(row))))
        .put(el("p").text(told(ladder)))
        .put(el("p").text(told(post::analysed::backdoors(proper))))
}

fn solutions(known: &Analysis, language: Language) -> El {
    let told = |phrase: Phrase| say(&phrase, language);
    let drawn = |solution: &Grid, other: &Grid| {
        let view = as_view(&known.puzzle, solution);
        let differs = |cell: &Cell| solution[*cell] != other[*cell];
        let mut stage = Stage::new(phrase!("analysis-several"));
        stage.cells.extend(Cell::all().filter(differs).map(|cell| (cell, Role::Loss)));
        let label = paper::in_words(&view, language);
        board(&view, &Marks { stage: Some(&stage), ..Marks::default() }, &label)
    };
    let card = of("section", "card");
    let card = match &known.solutions {
        Solutions::None => {
            card.put(of("p", "notice-card refusal").text(told(phrase!("analysis-none"))))
        }
        Solutions::One(solution) => {
            let full = known.proper.is_none().then(|| el("p").text(told(phrase!("analysis-full"))));
            card.put(el("h2").text(told(phrase!("analysis-only"))))
                .all(full)
                .put(drawn(solution, solution))
        }
        Solutions::Many([one, other]) => card
            .put(el("h2").text(told(phrase!("analysis-two"))))
            .put(of("p", "notice-card refusal").text(told(phrase!("analysis-several"))))
            .put(of("div", "split").put(drawn(one, other)).put(drawn(other, one))),
    };
    let can_play = known.proper.is_some();
    let play = can_play.then(|| {
        of("button", "button main")
            .at("type", "button")
            .at("id", "play")
            .at("data-press", "play")
            .text(told(phrase!("analysis-play")))
    });
    let row = of("div", "row")
        .all(play)
        .put(button("copy", &told(phrase!("analysis-copy"))).at("id", "copy"))
        .put(button("print", &told(phrase!("analysis-print"))).at("id", "print"));
    card.put(row)
}
