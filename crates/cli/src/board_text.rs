//! The view of any game as plain text: the board with lines between its regions, the pieces of the
//! tray below it. It knows no rules and no game.

use games::view::{BoardView, CellView, Content, PieceView};
use games::{Turn, View};

/// The board, and the tray where there is one.
pub fn draw(view: &View) -> String {
    let mut text = board(&view.board);
    if !view.tray.is_empty() {
        text.push('\n');
        text.push_str(&tray(&view.tray));
    }
    text
}

fn board(board: &BoardView) -> String {
    let walls = Walls { board };
    let mut text = String::new();
    for row in 0..=board.rows {
        let edges: String = (0..=board.cols).map(|col| walls.above(row, col)).collect();
        // A line without a wall would only stretch the board.
        if edges.contains('─') {
            text.push_str(edges.trim_end());
            text.push('\n');
        }
        if row < board.rows {
            let line: String = (0..=board.cols)
                .map(|col| {
                    let wall = if walls.is_left(row, col) { '│' } else { ' ' };
                    format!("{wall}{}", walls.cell(row, col).map_or(String::new(), inside))
                })
                .collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    text
}

/// Three characters: the value and what is wrong with it, a clue in brackets, or a dot.
fn inside(seen: &CellView) -> String {
    let mark = match (seen.flags.wrong, seen.flags.conflict) {
        (true, _) => 'x',
        (false, true) => '!',
        (false, false) => ' ',
    };
    match (seen.content, seen.clue) {
        (Content::Void | Content::Empty, Some(clue)) => format!("({clue})"),
        (Content::Void, None) => "   ".to_owned(),
        (Content::Empty, None) => " · ".to_owned(),
        (Content::Given(value) | Content::Own(value) | Content::Revealed(value), _) => {
            format!(" {value}{mark}")
        }
    }
}

/// The lines between regions: a wall stands where two neighbors belong to different ones.
struct Walls<'a> {
    board: &'a BoardView,
}

impl Walls<'_> {
    fn cell(&self, row: u8, col: u8) -> Option<&CellView> {
        let is_inside = row < self.board.rows && col < self.board.cols;
        let index = usize::from(row) * usize::from(self.board.cols) + usize::from(col);
        if is_inside { self.board.cells.get(index) } else { None }
    }

    /// The region, and nothing for cells that are no part of the board.
    fn region(&self, row: Option<u8>, col: Option<u8>) -> Option<u8> {
        let seen = self.cell(row?, col?)?;
        (seen.content != Content::Void).then_some(seen.region)
    }

    fn is_top(&self, row: u8, col: u8) -> bool {
        self.region(Some(row), Some(col)) != self.region(row.checked_sub(1), Some(col))
    }

    fn is_left(&self, row: u8, col: u8) -> bool {
        self.region(Some(row), Some(col)) != self.region(Some(row), col.checked_sub(1))
    }

    /// The corner left above a cell and the edge above it.
    fn above(&self, row: u8, col: u8) -> String {
        let up = row.checked_sub(1).is_some_and(|row| self.is_left(row, col));
        let left = col.checked_sub(1).is_some_and(|col| self.is_top(row, col));
        let (down, right) = (self.is_left(row, col), self.is_top(row, col));
        let corner = match (up, right, down, left) {
            (false, false, false, false) => ' ',
            (_, false, _, false) => '│',
            (false, _, false, _) => '─',
            (false, true, true, false) => '┌',
            (false, false, true, true) => '┐',
            (true, true, false, false) => '└',
            (true, false, false, true) => '┘',
            (true, true, true, false) => '├',
            (true, false, true, true) => '┤',
            (false, true, true, true) => '┬',
            (true, true, false, true) => '┴',
            (true, true, true, true) => '┼',
        };
        let edge = if col == self.board.cols {
            ""
        } else if right {
            "───"
        } else {
            "   "
        };
        format!("{corner}{edge}")
    }
}

const LINE: usize = 78;

/// The pieces side by side as they lie, each under its number.
fn tray(pieces: &[PieceView]) -> String {
    let mut text = String::new();
    let mut shelf: Vec<String> = Vec::new();
    for piece in pieces {
        let shape = shape(piece);
        let width = shape.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 3;
        let used = shelf.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        if used + width > LINE {
            put_down(&mut text, &mut shelf);
        }
        set_beside(&mut shelf, &shape);
    }
    put_down(&mut text, &mut shelf);
    text
}

fn shape(piece: &PieceView) -> Vec<String> {
    let turned: Vec<(i8, i8, u8)> = piece
        .cells
        .iter()
        .map(|cell| {
            let (row, col) = Turn::apply(piece.turn, (cell.row, cell.col));
            (row, col, cell.value)
        })
        .collect();
    let top = turned.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = turned.iter().map(|cell| cell.1).min().unwrap_or(0);
    let bottom = turned.iter().map(|cell| cell.0).max().unwrap_or(0);
    let right = turned.iter().map(|cell| cell.1).max().unwrap_or(0);
    let line = |row: i8| {
        let spot = |col: i8| {
            let found = turned.iter().find(|cell| (cell.0, cell.1) == (row, col));
            found.map_or(" ".to_owned(), |cell| cell.2.to_string())
        };
        (left..=right).map(spot).collect::<Vec<_>>().join(" ")
    };
    let name = format!("#{}", piece.id.0 + 1);
    std::iter::once(name).chain((top..=bottom).map(line)).collect()
}

fn set_beside(shelf: &mut Vec<String>, shape: &[String]) {
    let used = shelf.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let start = if used == 0 { 1 } else { used + 3 };
    shelf.resize(shelf.len().max(shape.len()), String::new());
    for (line, part) in shelf.iter_mut().zip(shape) {
        let gap = start - line.chars().count();
        line.extend(std::iter::repeat_n(' ', gap));
        line.push_str(part);
    }
}

fn put_down(text: &mut String, shelf: &mut Vec<String>) {
    for line in shelf.drain(..) {
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rng;
    use games::{AnyGame, GameId, Millis};

    /// Boards of all games are lines of at most 80 characters that show every value.
    #[test]
    fn every_game_can_be_drawn() {
        for game in GameId::ALL {
            for preset in game.info().presets {
                let deal = game.deal(&preset, &mut Rng::new(5));
                let view = AnyGame::start(&deal).unwrap().as_game().view(Millis::ZERO);
                let text = draw(&view);
                assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
                let n_shown = text.chars().filter(char::is_ascii_digit).count();
                let n_values =
                    view.board.cells.iter().filter(|seen| seen.content.value().is_some()).count();
                let n_pieces: usize = view.tray.iter().map(|piece| piece.cells.len()).sum();
                assert!(n_shown >= n_values + n_pieces, "{text}");
            }
        }
    }

    #[test]
    fn walls_stand_between_regions() {
        let blank = GameId::from_key("blank").unwrap();
        let deal = games::Deal::new(blank, "only").with("first", 7);
        let view = AnyGame::start(&deal).unwrap().as_game().view(Millis::ZERO);
        assert_eq!(
            draw(&view),
            "┌───────────────────────────────────┐\n\
             │ 7   ·   ·   ·   ·   ·   ·   ·   · │\n\
             └───────────────────────────────────┘\n"
        );
    }
}
