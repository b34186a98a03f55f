//! What a hint lights up, for those who see no light: said where its sentence names no place of its own.

use super::spans;
use crate::OpenHint;
use engine::{Arg, CellSet, Phrase, phrase};
use games::hint::Stage;
use games::view::View;

/// Where the stage of a hint is to be looked at, unless its sentence says so, or the one before did.
pub fn place(view: &View, open: &OpenHint) -> Option<Phrase> {
    let stage = open.stage()?;
    let cells = lit(stage);
    let before = usize::from(open.number()).checked_sub(2);
    let is_known = before.and_then(|index| open.hint().stages.get(index)).map(lit) == Some(cells);
    if cells.is_empty() || is_known || names_a_place(&stage.phrase) {
        return None;
    }
    let told = spans::of_many(cells).map_or(Arg::Cells(cells), Arg::Phrase);
    Some(match region_of(view, cells) {
        Some((number, range)) => {
            phrase!("speak-meant-region", number = number, range = range, cells = told)
        }
        None => phrase!("speak-meant", cells = told),
    })
}

fn lit(stage: &Stage) -> CellSet {
    stage.cells.iter().map(|(cell, _)| *cell).collect()
}

/// By its name, or by the numbers of rows and columns, as those hear it who do not read `r1c3` yet.
fn names_a_place(phrase: &Phrase) -> bool {
    let is_line = matches!(&*phrase.id, "house-row" | "house-column");
    is_line
        || phrase.args.iter().any(|(name, arg)| match arg {
            Arg::Cell(_) | Arg::Cells(_) | Arg::House(_) => true,
            Arg::Number(_) => matches!(&**name, "row" | "column"),
            Arg::Phrase(phrase) => names_a_place(phrase),
            _ => false,
        })
}

/// The region that all of these lie in, from 1, where regions have names.
fn region_of(view: &View, cells: CellSet) -> Option<(u8, Phrase)> {
    let mut regions = view.board.cells.iter().filter(|at| cells.contains(at.cell));
    let first = regions.next()?.region;
    let label = view.board.regions.get(usize::from(first))?.label.clone()?;
    regions.all(|at| at.region == first).then_some((first + 1, label))
}

#[cfg(test)]
mod tests {
    use super::super::answer;
    use super::{lit, names_a_place};
    use crate::{Desk, RunId, Session};
    use alloc::format;
    use alloc::string::String;
    use engine::Rng;
    use games::{GameId, Millis};

    /// The first stage of a hint says where to look, in its own words or by what it lights; the next ones say
    /// it again only where they light something else.
    #[test]
    fn every_hint_can_be_followed_by_ear() {
        let mut n_meant = 0;
        for game in GameId::ALL {
            for preset in game.info().presets.into_iter().filter(|preset| !preset.brought) {
                let deal = game.deal(&preset, &mut Rng::new(7));
                let session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
                let mut desk = Desk::new(session, Millis::ZERO);
                let mut before = None;
                loop {
                    let told = answer(&mut desk, "hint", Millis(1)).phrases;
                    let Some(open) = desk.open_hint() else { break };
                    let stage = open.stage().unwrap();
                    let is_told = told.iter().any(|it| it.id.starts_with("speak-meant"));
                    let needs = !stage.cells.is_empty() && !names_a_place(&stage.phrase);
                    let is_new = before != Some(lit(stage));
                    assert_eq!(is_told, needs && is_new, "{} {}: {told:?}", game.key(), preset.key);
                    n_meant += u32::from(is_told);
                    before = Some(lit(stage));
                    if !open.has_more() {
                        break;
                    }
                }
            }
        }
        assert!(n_meant > 0, "no hint names no place of its own");
    }

    /// Mini says rows and columns by their numbers; a box has none there, and is told by its cells.
    #[test]
    fn what_a_sentence_names_is_not_named_again() {
        let (mut n_lines, mut n_boxes) = (0, 0);
        for preset in GameId::Mini.info().presets.into_iter().filter(|preset| !preset.brought) {
            let deal = GameId::Mini.deal(&preset, &mut Rng::new(7));
            let session = Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap();
            let mut desk = Desk::new(session, Millis::ZERO);
            while !desk.session().outcome().is_over() {
                let told = answer(&mut desk, "hint", Millis(1)).phrases;
                let plain: String = told.iter().map(|it| format!("{it}. ")).collect();
                let is_meant = plain.contains("speak meant");
                let names = ["(house house row", "(house house column", "(row ", ", row "];
                if names.iter().any(|name| plain.contains(name)) {
                    assert!(!is_meant, "{}: {plain}", preset.key);
                    n_lines += 1;
                } else if plain.contains("mini look (house mini the box") {
                    assert!(is_meant, "{}: {plain}", preset.key);
                    n_boxes += 1;
                }
            }
        }
        assert!(n_lines > 20 && n_boxes > 5, "{n_lines} {n_boxes}");
    }
}
