//! What a move of the log was, in words: short, to stand beside a board that shows it. Knows no game.

use super::Move;
use engine::{Arg, CellSet, Phrase, phrase};
use games::{Action, Command, NoteKind};

impl Move {
    /// "3 in r2c9", "Undo".
    pub fn phrase(&self) -> Phrase {
        match self {
            Move::Act(action) => of_action(action),
            Move::Undo => phrase!("key-undo"),
            Move::Redo => phrase!("key-redo"),
            Move::Checkpoint(name) => phrase!("move-checkpoint", name = name.as_str()),
            Move::Return(name) => phrase!("move-return", name = name.as_str()),
            Move::BackToRight => phrase!("key-back-to-right"),
        }
    }
}

/// An action as a move is told by.
pub(crate) fn of_action(action: &Action) -> Phrase {
    match *action {
        Action::Enter { cells, value } => phrase!("move-enter", value = value, cells = few(cells)),
        Action::Note { cells, value, kind } => match kind {
            NoteKind::Simple => phrase!("move-note", value = value, cells = few(cells)),
            NoteKind::Corner => phrase!("move-note-corner", value = value, cells = few(cells)),
            NoteKind::Center => phrase!("move-note-center", value = value, cells = few(cells)),
        },
        Action::Jot { cells } => phrase!("move-jot", cells = few(cells)),
        Action::Tint { cells, value } => phrase!("move-tint", value = value, cells = few(cells)),
        Action::Center { cells } => phrase!("move-center", cells = few(cells)),
        Action::Fill { value } => phrase!("move-fill", value = value),
        Action::Link { from, to } => {
            phrase!("move-link", value = from.1, cell = from.0, other = to.1, to = to.0)
        }
        Action::Paint { cells, color } => phrase!("move-paint", color = color, cells = few(cells)),
        Action::Erase { cells } => phrase!("move-erase", cells = few(cells)),
        // People count pieces from 1.
        Action::Place { piece, at, .. } => {
            phrase!("move-place", piece = u32::from(piece.0) + 1, cell = at)
        }
        Action::Lift { piece } => phrase!("move-lift", piece = u32::from(piece.0) + 1),
        Action::Hint { stage } => phrase!("move-hint", stage = stage),
        Action::Reveal { cell } => phrase!("move-reveal", cell = cell),
        Action::Hold { cell: Some(cell) } => phrase!("move-hold", cell = cell),
        Action::Hold { cell: None } => phrase!("move-let-go"),
        Action::Command(command) => of_command(command),
    }
}

/// Cells by their names; more than a line of them by how many they are.
fn few(cells: CellSet) -> Arg {
    match cells.len() {
        ..=8 => cells.into(),
        count => phrase!("move-cells", count = count).into(),
    }
}

fn of_command(command: Command) -> Phrase {
    match command {
        Command::Submit => phrase!("command-submit"),
        Command::Check => phrase!("command-check"),
        Command::FillNotes => phrase!("command-fill-notes"),
        Command::ClearNotes => phrase!("command-clear-notes"),
        Command::FillLast => phrase!("command-fill-last"),
        Command::FaceDigits => phrase!("command-face-digits"),
        Command::FaceColors => phrase!("command-face-colors"),
        Command::MistakesOff => phrase!("command-mistakes-off"),
        Command::MistakesByRules => phrase!("command-mistakes-rules"),
        Command::MistakesBySolution => phrase!("command-mistakes-solution"),
        Command::ShowSolution => phrase!("command-show-solution"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::string::String;

    #[track_caller]
    fn check(line: &str, expected: &str) {
        let entry: Move = line.parse().unwrap();
        let phrase = entry.phrase();
        let said: String = phrase.args.iter().map(|(name, _)| std::format!(" {name}")).collect();
        assert_eq!(phrase.id.into_owned() + &said, expected, "{line}");
    }

    #[test]
    fn every_move_has_words_of_its_own() {
        check("enter r2c9 3", "move-enter value cells");
        check("note r1c1,r1c2 4 simple", "move-note value cells");
        check("note r1c1 4 corner", "move-note-corner value cells");
        check("note r1c1 4 center", "move-note-center value cells");
        check("jot r1c1", "move-jot cells");
        check("tint r1c1 4", "move-tint value cells");
        check("center r1c1", "move-center cells");
        check("fill 4", "move-fill value");
        check("link r1c1 4 r1c2 5", "move-link value cell other to");
        check("paint r1c1 4", "move-paint color cells");
        check("erase r1c1", "move-erase cells");
        check("place 2 r1c1 1", "move-place piece cell");
        check("lift 3", "move-lift piece");
        check("hint 2", "move-hint stage");
        check("reveal r1c1", "move-reveal cell");
        check("hold r1c1", "move-hold cell");
        check("hold none", "move-let-go");
        check("do submit", "command-submit");
        check("undo", "key-undo");
        check("redo", "key-redo");
        check("mark 1", "move-checkpoint name");
        check("return 1", "move-return name");
        check("back-to-right", "key-back-to-right");
    }

    #[test]
    fn no_two_commands_are_told_alike() {
        let told: BTreeSet<_> = Command::ALL.map(|command| of_command(command).id).into();
        assert_eq!(told.len(), Command::ALL.len());
    }
}
