//! An analysis in sentences, the same for terminal, page and paper, and as a sheet. It works nothing out.

use engine::analysis::{Analysis, Proper};
use engine::explain::name;
use engine::generator::Symmetry;
use engine::rating::{Method, Rating};
use engine::solver::Solutions;
use engine::step::Candidate;
use engine::technique::Technique;
use engine::{Cell, Grid, Phrase, phrase};
use paper::{Code, Document, Report, Trim};
use session::view::{BoardView, CellView, Content};
use words::{Language, say};

/// How many clues there are, and which of them can go.
pub fn clues(known: &Analysis, proper: &Proper) -> Phrase {
    let clues = known.puzzle.n_clues();
    match proper.redundant {
        cells if cells.is_empty() => phrase!("analysis-minimal", clues = clues),
        cells => phrase!("analysis-redundant", clues = clues, cells = cells),
    }
}

/// The clues that could stand elsewhere, a sentence each.
pub fn movable(proper: &Proper) -> Vec<Phrase> {
    if proper.movable.is_empty() {
        return vec![phrase!("analysis-immovable")];
    }
    let moved = proper.movable.iter().map(|(Candidate { cell, digit }, goals)| {
        phrase!("analysis-movable", cell = *cell, digit = *digit, goals = *goals)
    });
    moved.collect()
}

/// All cells are backdoors where singles suffice: then it is said so.
pub fn backdoors(proper: &Proper) -> Phrase {
    let is_single = |technique: Technique| technique <= Technique::NakedSingle;
    if proper.path.hardest().is_none_or(is_single) {
        return phrase!("analysis-singles");
    }
    let cells = proper.backdoors.iter().map(|Candidate { cell, digit }| format!("{cell}={digit}"));
    let cells: Vec<String> = cells.collect();
    match cells.is_empty() {
        true => phrase!("analysis-no-backdoor"),
        false => {
            phrase!("analysis-backdoors", count = cells.len() as u32, backdoors = cells.join(", "))
        }
    }
}

/// The three figures of the rating.
pub fn rating(rating: &Rating, n_steps: usize) -> Phrase {
    phrase!(
        "analysis-rated",
        er = rating.er.to_string(),
        ep = rating.ep.to_string(),
        ed = rating.ed.to_string(),
        steps = n_steps as u32
    )
}

/// The symmetries by the names that people have for them.
pub fn symmetry(known: &Analysis, language: Language) -> Phrase {
    let named = |symmetry: &Symmetry| {
        let phrase = match symmetry {
            Symmetry::None => phrase!("symmetry-none"),
            Symmetry::HalfTurn => phrase!("symmetry-half-turn"),
            Symmetry::QuarterTurn => phrase!("symmetry-quarter-turn"),
            Symmetry::Horizontal => phrase!("symmetry-horizontal"),
            Symmetry::Vertical => phrase!("symmetry-vertical"),
            Symmetry::Diagonal => phrase!("symmetry-diagonal"),
            Symmetry::AntiDiagonal => phrase!("symmetry-anti-diagonal"),
            Symmetry::Full => phrase!("symmetry-full"),
        };
        say(&phrase, language)
    };
    let names: Vec<String> = known.symmetries.iter().map(named).collect();
    match names.is_empty() {
        true => phrase!("analysis-no-symmetry"),
        false => phrase!("analysis-symmetry", symmetries = names.join(", ")),
    }
}

/// What people call a method of the rater: as the technique where there is one of it.
pub fn method(method: Method) -> Phrase {
    let direct = |technique| phrase!("method-direct", method = name(technique));
    match method {
        Method::LastCell => name(Technique::FullHouse),
        Method::HiddenSingle => phrase!("method-hidden-single"),
        Method::DirectPointing => direct(Technique::Pointing),
        Method::DirectClaiming => direct(Technique::Claiming),
        Method::DirectHiddenPair => direct(Technique::HiddenPair),
        Method::NakedSingle => name(Technique::NakedSingle),
        Method::DirectHiddenTriple => direct(Technique::HiddenTriple),
        Method::Pointing => name(Technique::Pointing),
        Method::Claiming => name(Technique::Claiming),
        Method::NakedPair => name(Technique::NakedPair),
        Method::XWing => name(Technique::XWing),
        Method::HiddenPair => name(Technique::HiddenPair),
        Method::NakedTriple => name(Technique::NakedTriple),
        Method::Swordfish => name(Technique::Swordfish),
        Method::HiddenTriple => name(Technique::HiddenTriple),
        Method::XyWing => name(Technique::XyWing),
        Method::XyzWing => name(Technique::XyzWing),
        Method::UniqueRectangle => phrase!("method-unique-rectangle"),
        Method::UniqueLoop => name(Technique::UniqueLoop),
        Method::NakedQuad => name(Technique::NakedQuad),
        Method::Jellyfish => name(Technique::Jellyfish),
        Method::HiddenQuad => name(Technique::HiddenQuad),
        Method::Bug => phrase!("method-bug"),
        Method::AlignedPairExclusion => phrase!("method-aligned-pair-exclusion"),
        Method::XCycle => phrase!("method-x-cycle"),
        Method::YCycle => phrase!("method-y-cycle"),
        Method::ForcingXChain => phrase!("method-forcing-x-chain"),
        Method::XyCycle => phrase!("method-xy-cycle"),
        Method::ForcingChain => name(Technique::ForcingChain),
        Method::AlignedTripleExclusion => phrase!("method-aligned-triple-exclusion"),
        Method::NishioForcingChain => phrase!("method-nishio-forcing-chain"),
        Method::MultipleForcingChains => phrase!("method-multiple-forcing-chains"),
        Method::DynamicForcingChains => phrase!("method-dynamic-forcing-chains"),
        Method::DynamicForcingChainsPlus => phrase!("method-dynamic-forcing-chains-plus"),
        Method::NestedForcingChains => phrase!("method-nested-forcing-chains"),
        newer => phrase!("method-newer", key = newer.key()),
    }
}

/// The sheets of these puzzles. Each has a code that opens it on the page, if one is named.
pub fn document(all: &[Analysis], page: &str, trim: Trim, language: Language) -> Document {
    let reports: Vec<Report> = all.iter().map(|known| report(known, page, language)).collect();
    paper::report(&reports, trim, language)
}

fn report(known: &Analysis, page: &str, language: Language) -> Report {
    let told = |phrase: Phrase| say(&phrase, language);
    let (lead, solutions) = match &known.solutions {
        Solutions::None => (phrase!("analysis-none"), Vec::new()),
        Solutions::One(one) => (phrase!("analysis-full"), vec![(phrase!("analysis-only"), *one)]),
        Solutions::Many(two) => {
            (phrase!("analysis-several"), two.map(|one| (phrase!("analysis-one"), one)).to_vec())
        }
    };
    let mut report = Report {
        title: told(phrase!("analysis-title")),
        lead: told(lead),
        boards: vec![(told(phrase!("analysis-puzzle")), view(&known.puzzle, &known.puzzle, None))],
        way: None,
        uses: None,
        told: Vec::new(),
        code: code(known, page).map(|code| (code, told(phrase!("paper-alt-code", number = 1)))),
    };
    for (name, solution) in &solutions {
        let other = solutions.iter().map(|(_, other)| other).find(|other| *other != solution);
        report.boards.push((told(name.clone()), view(&known.puzzle, solution, other)));
    }
    let mut clues_told = Vec::new();
    if let Some(proper) = &known.proper {
        report.lead = match &proper.rated {
            Ok((rated, hurdles)) => {
                let grade = told(engine::explain::grade_name(engine::Grade::of(rated.er)));
                let heights = hurdles.iter().map(|hurdle| hurdle.rating.0).collect();
                report.way = Some((told(phrase!("analysis-way")), heights));
                format!("{grade}. {}", told(rating(rated, hurdles.len())))
            }
            Err(why) => told(phrase!("analysis-rated-not", why = why.phrase())),
        };
        let uses =
            proper.uses().into_iter().map(|(technique, times)| (told(name(technique)), times));
        report.uses = Some((told(phrase!("analysis-uses")), uses.collect()));
        clues_told.push(told(clues(known, proper)));
    }
    clues_told.push(told(symmetry(known, language)));
    if let Some(proper) = &known.proper {
        clues_told.push(told(backdoors(proper)));
        clues_told.extend(movable(proper).into_iter().map(told));
    }
    report.told = vec![
        (told(phrase!("analysis-clues")), clues_told),
        (told(phrase!("analysis-canonical")), vec![known.canonical.to_string()]),
    ];
    report
}

/// A puzzle that can be played has a link.
fn code(known: &Analysis, page: &str) -> Option<Code> {
    let page = page.split('#').next().filter(|page| !page.is_empty())?;
    let link = session::deal_puzzle(&known.puzzle)?.to_link()?;
    Code::of(&format!("{page}#{link}"))
}

/// A board with these clues and these digits; where another solution differs it is shaded.
fn view(clues: &Grid, digits: &Grid, other: Option<&Grid>) -> BoardView {
    BoardView::square(Cell::all().map(|cell| {
        let content = match (clues[cell], digits[cell]) {
            (Some(digit), _) => Content::Given(digit.get()),
            (None, Some(digit)) => Content::Own(digit.get()),
            (None, None) => Content::Empty,
        };
        let mut view = CellView::new(cell, content);
        view.flags.fresh = other.is_some_and(|other| other[cell] != digits[cell]);
        view
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::analysis::analyse;
    use engine::rating::Links;
    use words::try_say;

    #[test]
    fn everything_has_its_words() {
        let line =
            ".8.......3......54..72...1..93.78....6........1...4.7...8..25....54.9...6..5..82.";
        let known = analyse(&line.parse().unwrap(), Links::AMPLE);
        let proper = known.proper.as_ref().unwrap();
        let (rated, hurdles) = proper.rated.as_ref().unwrap();
        for language in Language::ALL {
            let mut said = vec![clues(&known, proper), backdoors(proper)];
            said.extend([symmetry(&known, language), rating(rated, hurdles.len())]);
            said.extend(movable(proper));
            said.extend(Method::ALL.map(method));
            for phrase in said {
                try_say(&phrase, language).unwrap();
            }
        }
        let names: Vec<String> =
            Method::ALL.map(|one| say(&method(one), Language::English)).to_vec();
        let mut different = names.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), names.len(), "{names:?}");
    }

    #[test]
    fn every_puzzle_becomes_a_sheet() {
        let lines = [
            ".8.......3......54..72...1..93.78....6........1...4.7...8..25....54.9...6..5..82.",
            ".................................................................................",
            "55...............................................................................",
        ];
        let known = lines.map(|line| analyse(&line.parse().unwrap(), Links::AMPLE));
        let report = report(&known[0], "https://example.org/", Language::German);
        assert!(report.code.is_some() && report.way.is_some() && report.boards.len() == 2);
        assert!(report.told[0].1.len() > 3, "{:?}", report.told);
        let several = super::report(&known[1], "", Language::English);
        assert_eq!((several.boards.len(), several.code.is_some()), (3, false));
        assert_eq!(super::report(&known[2], "", Language::English).lead, "It has no solution.");
        let document = document(&known, "", Trim::A4, Language::English);
        assert!(document.outline.len() == 3 && document.pages.len() >= 3);
    }
}
