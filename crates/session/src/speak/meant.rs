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

fn names_a_place(phrase: &Phrase) -> bool {
    phrase.args.iter().any(|(_, arg)| match arg {
        Arg::Cell(_) | Arg::Cells(_) | Arg::House(_) => true,
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
}
