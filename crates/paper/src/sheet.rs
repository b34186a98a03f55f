//! One puzzle ready for print: what a game shows of a deal at its start and at its end. It knows no
//! game by name: what can show its solution can be printed.

use crate::code::Code;
use games::view::{CommandState, Face, Figure, Flags, Readout};
use games::{Action, AnyGame, Command, Deal, DealError, Millis, Preset, View};

#[derive(Clone, Debug)]
pub struct Sheet {
    pub deal: Deal,
    /// What the game deals this as.
    pub preset: Preset,
    pub puzzle: View,
    pub solution: View,
    /// The techniques it takes, hardest last, where somebody asked for them.
    pub techniques: Vec<engine::Phrase>,
    /// A code that opens it on a screen, where somebody asked for it.
    pub code: Option<Code>,
}

/// Why a deal is no sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unprintable {
    /// The deal itself cannot be played.
    Broken(DealError),
    /// Its game has no solution to show: it is played against time or chance, move by move.
    NoSolution,
}

/// What stands in the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// What the preset says.
    AsDealt,
    /// The nine emblems, for those who do not read digits yet.
    Emblems,
}

impl Sheet {
    /// Makes a sheet of a deal.
    ///
    /// # Errors
    /// When the deal is broken, or its game is not one for paper.
    pub fn of(deal: &Deal, signs: Signs) -> Result<Sheet, Unprintable> {
        let mut run = AnyGame::start(deal).map_err(Unprintable::Broken)?;
        let preset = deal.game.preset(deal.preset);
        let no_preset = || Unprintable::Broken(DealError::no_preset(deal.preset));
        let mut puzzle = run.as_game().view(Millis::ZERO);
        let shows = |view: &View| {
            view.commands.iter().any(|offer| {
                offer.command == Command::ShowSolution && offer.state == CommandState::Ready
            })
        };
        if !shows(&puzzle) {
            return Err(Unprintable::NoSolution);
        }
        run.as_game_mut()
            .act(&Action::Command(Command::ShowSolution), Millis::ZERO)
            .map_err(|_| Unprintable::NoSolution)?;
        let mut solution = run.as_game().view(Millis::ZERO);
        // On paper nothing has just happened.
        for cell in &mut solution.board.cells {
            cell.flags = Flags::default();
        }
        if signs == Signs::Emblems && puzzle.board.face == Face::Digits {
            puzzle.board.face = Face::Colors;
            solution.board.face = Face::Colors;
        }
        Ok(Sheet {
            deal: deal.clone(),
            preset: preset.ok_or_else(no_preset)?,
            puzzle,
            solution,
            techniques: Vec::new(),
            code: None,
        })
    }

    /// Adds the code that opens this deal on a page; `false` where its link is too long for one.
    pub fn add_code(&mut self, page: &str) -> bool {
        let page = page.split('#').next().unwrap_or_default();
        self.code = self.deal.to_link().and_then(|link| Code::of(&format!("{page}#{link}")));
        self.code.is_some()
    }

    /// What to call its level, where it was dealt by one.
    pub fn level(&self) -> Option<&engine::Phrase> {
        (!self.preset.brought).then_some(&self.preset.name)
    }

    /// What to expect of its level. Of a level that is played against a countdown it is that countdown,
    /// which paper does not have.
    pub fn about(&self) -> Option<&engine::Phrase> {
        let counts_down = |readout: &Readout| matches!(readout.value, Figure::Countdown { .. });
        let is_timed = self.puzzle.readouts.iter().any(counts_down);
        (!self.preset.brought && !is_timed).then_some(&self.preset.about)
    }

    /// Whether it is cut out: its pieces have a page of their own.
    pub fn is_cut_out(&self) -> bool {
        self.puzzle.has_tray()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rng;
    use games::GameId;
    use games::view::Content;

    /// Whichever games there are: what is printed has a solution, and the givens stand in it.
    #[test]
    fn a_sheet_shows_the_givens_and_their_solution() {
        let mut n_printed = 0;
        for game in GameId::ALL {
            let preset = &game.info().presets[0];
            let deal = game.deal(preset, &mut Rng::new(7));
            let Ok(sheet) = Sheet::of(&deal, Signs::AsDealt) else { continue };
            n_printed += 1;
            let (puzzle, solution) = (&sheet.puzzle.board, &sheet.solution.board);
            assert_eq!(puzzle.cells.len(), solution.cells.len());
            for (asked, solved) in puzzle.cells.iter().zip(&solution.cells) {
                match asked.content {
                    Content::Void => assert_eq!(solved.content, Content::Void),
                    Content::Empty => assert!(solved.content.value().is_some()),
                    content => assert_eq!(content.value(), solved.content.value()),
                }
            }
        }
        assert!(n_printed >= 4, "{n_printed} games can be printed");
    }
}
