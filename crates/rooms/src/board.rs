//! A board as a drawing that stands still: its digits and notes, and what a hint would mark on it. Sizes are
//! in cells; colours come from the page's theme by classes. It knows no rules and takes no input.

use crate::html::{El, el, of};
use session::hint::{Link, Role, Stage, Strength};
use session::view::{BoardView, CellView, Content};
use session::{Cell, CellSet, Digit, DigitSet, House};

/// What is marked on a board.
#[derive(Default)]
pub struct Marks<'a> {
    pub stage: Option<&'a Stage>,
    /// An entry that was wrong.
    pub wrong: Option<(Cell, Digit)>,
    /// How strongly each cell is shaded, from 1 to [`SHADES`], and the words in it.
    pub heat: Vec<(Cell, u8, String)>,
}

/// How many shades tell cells apart.
pub const SHADES: u8 = 4;

/// The drawing, and what it is to those who do not see it.
pub fn board(view: &BoardView, marks: &Marks<'_>, label: &str) -> El {
    let (rows, cols) = (f64::from(view.rows), f64::from(view.cols));
    let frame = format!("-.5 -.5 {:.2} {:.2}", cols + 0.62, rows + 0.62);
    let paper =
        el("rect").at("class", "paper").at("width", cols).at("height", rows).at("rx", ".12");
    let mut drawn = of("svg", "small-table")
        .at("viewBox", frame)
        .at("role", "img")
        .at("aria-label", label)
        .put(paper);
    for cell in &view.cells {
        let fill = |placed: session::view::PlacedView| format!("fill-{}", placed.fill % 5);
        let covered = cell.piece.map(|placed| square(&fill(placed), CellSet::only(cell.cell), 0.0));
        drawn = drawn.all(covered);
    }
    for (cell, shade, _) in &marks.heat {
        drawn = drawn.put(square(&format!("heat-{shade}"), CellSet::only(*cell), 0.0));
    }
    if let Some(stage) = marks.stage {
        drawn = drawn.all(under(stage));
    }
    drawn = drawn.put(lines(view)).all(rim(view));
    let shown: Vec<(Cell, Digit)> = marks
        .stage
        .map(|stage| stage.candidates.iter().map(|(cell, digit, _)| (*cell, *digit)).collect())
        .unwrap_or_default();
    for cell in &view.cells {
        let words = marks.heat.iter().find(|(hot, _, _)| *hot == cell.cell);
        drawn = match words {
            Some((_, _, words)) => drawn.put(text("seconds", middle(cell.cell), 0.12, words)),
            None => drawn.all(inside(cell, &shown)),
        };
    }
    if let Some(stage) = marks.stage {
        drawn = drawn.all(stage.links.iter().map(link)).all(stage.candidates.iter().map(candidate));
    }
    drawn.all(marks.wrong.map(|(cell, digit)| wrong(cell, digit)))
}

fn n(value: f64) -> String {
    format!("{value:.2}")
}

fn text(class: &str, (x, y): (f64, f64), down: f64, words: &str) -> El {
    of("text", class).at("x", n(x)).at("y", n(y + down)).text(words)
}

fn middle(cell: Cell) -> (f64, f64) {
    (f64::from(cell.col()) + 0.5, f64::from(cell.row()) + 0.5)
}

/// Where a candidate has its place in a cell.
fn spot(cell: Cell, digit: Digit) -> (f64, f64) {
    let index = digit.get() - 1;
    let (row, col) = (f64::from(index / 3), f64::from(index % 3));
    (f64::from(cell.col()) + 0.21 + col * 0.29, f64::from(cell.row()) + 0.21 + row * 0.29)
}

/// A box around cells that make a rectangle.
fn square(class: &str, cells: CellSet, inset: f64) -> El {
    let rows = || cells.iter().map(|cell| f64::from(cell.row()));
    let cols = || cells.iter().map(|cell| f64::from(cell.col()));
    let (top, left) = (rows().fold(9.0, f64::min), cols().fold(9.0, f64::min));
    let (bottom, right) = (rows().fold(0.0, f64::max) + 1.0, cols().fold(0.0, f64::max) + 1.0);
    of("rect", class)
        .at("x", n(left + inset))
        .at("y", n(top + inset))
        .at("width", n(right - left - 2.0 * inset))
        .at("height", n(bottom - top - 2.0 * inset))
        .at("rx", if inset > 0.0 { ".14" } else { "0" })
}

/// The lines between cells, and the thick ones between regions and around all.
fn lines(view: &BoardView) -> El {
    let region = |row: u8, col: u8| {
        let here = |cell: &&CellView| (cell.cell.row(), cell.cell.col()) == (row, col);
        view.cells.iter().find(here).map(|cell| cell.region)
    };
    let (mut thin, mut thick) = (String::new(), String::new());
    for row in 0..view.rows {
        for col in 0..view.cols {
            let here = region(row, col);
            if row > 0 {
                let path = if here == region(row - 1, col) { &mut thin } else { &mut thick };
                *path += &format!("M{col} {row}h1");
            }
            if col > 0 {
                let path = if here == region(row, col - 1) { &mut thin } else { &mut thick };
                *path += &format!("M{col} {row}v1");
            }
        }
    }
    let rim = of("rect", "thick").at("width", view.cols).at("height", view.rows).at("rx", ".12");
    el("g").put(of("path", "thin").at("d", thin)).put(of("path", "thick").at("d", thick)).put(rim)
}

/// The numbers of rows and columns: sentences use them.
fn rim(view: &BoardView) -> Vec<El> {
    let number = |at: u8, x: f64, y: f64| text("rim-number", (x, y), 0.1, &(at + 1).to_string());
    let columns = (0..view.cols).map(|col| number(col, f64::from(col) + 0.5, -0.27));
    let rows = (0..view.rows).map(|row| number(row, -0.27, f64::from(row) + 0.5));
    columns.chain(rows).collect()
}

/// The digit of a cell, or its notes but those that are marked.
fn inside(cell: &CellView, marked: &[(Cell, Digit)]) -> Vec<El> {
    let class = match cell.content {
        Content::Given(_) => "given",
        Content::Own(_) => "own",
        Content::Revealed(_) => "revealed",
        Content::Void => return vec![square("void", CellSet::only(cell.cell), 0.0)],
        Content::Empty => {
            let notes: DigitSet = cell.notes.all();
            let free = notes.iter().filter(|digit| !marked.contains(&(cell.cell, *digit)));
            return free
                .map(|digit| text("note", spot(cell.cell, digit), 0.085, &digit.to_string()))
                .collect();
        }
    };
    let value = cell.content.value().map(|value| value.to_string()).unwrap_or_default();
    vec![text(class, middle(cell.cell), 0.23, &value)]
}

/// What lies under the digits: houses and cells of a pattern.
fn under(stage: &Stage) -> Vec<El> {
    let house = |house: &House| square("hint-house", house.cells(), 0.04);
    let cell = |(cell, role): &(Cell, Role)| {
        square(&format!("hint-cell {}", role.key()), CellSet::only(*cell), 0.07)
    };
    stage.houses.iter().map(house).chain(stage.cells.iter().map(cell)).collect()
}

fn candidate((cell, digit, role): &(Cell, Digit, Role)) -> El {
    let (x, y) = spot(*cell, *digit);
    let circle = el("circle").at("cx", n(x)).at("cy", n(y)).at("r", ".155");
    of("g", &format!("hint-candidate {}", role.key()))
        .put(circle)
        .put(el("text").at("x", n(x)).at("y", n(y + 0.085)).text(digit))
}

/// Bent a little, so that links in one line do not hide each other.
fn link(link: &Link) -> El {
    let (from, to) = (spot(link.from.0, link.from.1), spot(link.to.0, link.to.1));
    let class = match link.strength {
        Strength::Strong => "hint-link strong",
        Strength::Weak => "hint-link weak",
    };
    let bend_x = f64::midpoint(from.0, to.0) + (to.1 - from.1) * 0.12;
    let bend_y = f64::midpoint(from.1, to.1) + (from.0 - to.0) * 0.12;
    let [a, b, c, d, e, f] = [from.0, from.1, bend_x, bend_y, to.0, to.1].map(n);
    of("path", class).at("d", format!("M{a} {b}Q{c} {d} {e} {f}"))
}

/// A digit that did not belong here: struck through and ringed, so that it does not depend on colour.
fn wrong(cell: Cell, digit: Digit) -> El {
    let (x, y) = middle(cell);
    let ring = el("circle").at("cx", n(x)).at("cy", n(y)).at("r", ".42");
    let stroke = el("path").at("d", format!("M{} {}l.56 -.56", n(x - 0.28), n(y + 0.28)));
    of("g", "slip").put(ring).put(text("own", (x, y), 0.23, &digit.to_string())).put(stroke)
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::phrase;
    use session::view::Notes;

    fn view() -> BoardView {
        BoardView::square(Cell::all().map(|cell| {
            let content = if cell.index() == 0 { Content::Given(5) } else { Content::Empty };
            let simple = [2, 3].into_iter().filter_map(Digit::new).collect();
            CellView { notes: Notes { simple, ..Notes::default() }, ..CellView::new(cell, content) }
        }))
    }

    #[test]
    fn digits_notes_and_marks_are_all_there_once() {
        let cell: Cell = "r1c2".parse().unwrap();
        let mut stage = Stage::new(phrase!("home"));
        stage.candidates.push((cell, Digit::new(3).unwrap(), Role::Loss));
        stage.houses.push(House::row(0));
        let marks = Marks { stage: Some(&stage), ..Marks::default() };
        let drawn = board(&view(), &marks, "Row \"1\"").to_string();
        let count = |what: &str| drawn.matches(what).count();
        assert_eq!(count("class=\"given\""), 1);
        // Two in each empty cell but the one that is marked.
        assert_eq!(count("class=\"note\""), 2 * 80 - 1);
        assert_eq!((count("hint-candidate loss"), count("hint-house")), (1, 1));
        assert!(drawn.contains("aria-label=\"Row &quot;1&quot;\""));
        // Of 16 lines of nine parts every third is thick.
        let part = |class: &str| drawn.split(&format!("class=\"{class}\" d=\"")).nth(1).unwrap();
        let parts = |class: &str| part(class).split('"').next().unwrap().matches('M').count();
        assert_eq!((parts("thin"), parts("thick")), (12 * 9, 4 * 9));
    }

    #[test]
    fn what_took_long_is_shaded_and_says_how_long() {
        let cell: Cell = "r5c5".parse().unwrap();
        let marks = Marks { heat: vec![(cell, SHADES, "90".into())], ..Marks::default() };
        let drawn = board(&view(), &marks, "").to_string();
        assert!(drawn.contains("class=\"heat-4\" x=\"4.00\" y=\"4.00\""), "{drawn}");
        assert!(drawn.contains(">90<"));
        assert_eq!(drawn.matches("class=\"note\"").count(), 2 * 79);
    }
}
