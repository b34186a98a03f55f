//! Scissors and paper: the pieces as they are printed are cut along their dashed lines, turned, laid on
//! the printed board, and fill it.

#![expect(clippy::unwrap_used, reason = "a test that cannot make its book has failed")]

use engine::Rng;
use games::GameId;
use games::view::Content;
use ninefold_paper::{Book, Chapter, Design, Item, Page, Path, Point, Sheet, Signs, Trim, lay_out};
use words::Language;

/// A piece cut out: its cells on a lattice of its own.
type Cells = Vec<(i32, i32)>;

fn dashed(page: &Page) -> Vec<&Path> {
    let line = |item| match item {
        &Item::Stroke { ref path, dash: Some(_), .. } => Some(path),
        _ => None,
    };
    page.items.iter().filter_map(line).collect()
}

/// The printed side of a cell: the frame of the board is the widest stroke, nine cells long.
fn side(page: &Page) -> f32 {
    let widest = page.items.iter().filter_map(|item| match item {
        Item::Stroke { path, .. } => {
            let xs = path.points().map(|point| point.x);
            let (least, most) = xs.fold((f32::MAX, f32::MIN), |(a, b), x| (a.min(x), b.max(x)));
            Some(most - least)
        }
        _ => None,
    });
    widest.fold(0.0, f32::max) / 9.0
}

fn is_inside(corners: &[Point], x: f32, y: f32) -> bool {
    let mut inside = false;
    for (nth, one) in corners.iter().enumerate() {
        let other = corners[(nth + 1) % corners.len()];
        if (one.y > y) != (other.y > y)
            && x < one.x + (y - one.y) * (other.x - one.x) / (other.y - one.y)
        {
            inside = !inside;
        }
    }
    inside
}

/// Cuts along a line and measures: every corner must lie on the lattice of the board's own cells.
fn cut(path: &Path, side: f32) -> Cells {
    let corners: Vec<Point> = path.points().collect();
    let left = corners.iter().map(|point| point.x).fold(f32::MAX, f32::min);
    let top = corners.iter().map(|point| point.y).fold(f32::MAX, f32::min);
    for corner in &corners {
        for steps in [(corner.x - left) / side, (corner.y - top) / side] {
            assert!((steps - steps.round()).abs() < 0.01, "cut {steps} cells from the corner");
        }
    }
    let spots = (0..9).flat_map(|row| (0..9).map(move |col| (row, col)));
    spots
        .filter(|&(row, col)| {
            let middle = |nth: i32| (nth as f32 + 0.5) * side;
            is_inside(&corners, left + middle(col), top + middle(row))
        })
        .collect()
}

fn turned(cells: &Cells) -> Cells {
    at_corner(cells.iter().map(|&(row, col)| (col, -row)).collect())
}

fn at_corner(mut cells: Cells) -> Cells {
    let top = cells.iter().map(|cell| cell.0).min().unwrap();
    let left = cells.iter().map(|cell| cell.1).min().unwrap();
    cells.iter_mut().for_each(|cell| *cell = (cell.0 - top, cell.1 - left));
    cells.sort_unstable();
    cells
}

#[test]
fn the_pieces_fill_the_board_at_the_printed_scale() {
    let game = GameId::Pieces;
    for (nth, preset) in game.info().presets.iter().enumerate() {
        for trim in [Trim::A4, Trim::A5] {
            let deal = game.deal(preset, &mut Rng::stream(11, nth as u64));
            check(&Sheet::of(&deal, Signs::AsDealt).unwrap(), trim);
        }
    }
}

#[track_caller]
fn check(sheet: &Sheet, trim: Trim) {
    let book = Book {
        design: Design::new(trim, Language::English),
        title: None,
        subtitle: None,
        author: None,
        copyright: None,
        chapters: vec![Chapter { name: None, about: None, sheets: vec![sheet.clone()] }],
        seed: None,
    };
    let pages = lay_out(&book).book.pages;
    let side = side(&pages[0]);
    let mut pieces: Vec<Cells> =
        pages[1..].iter().flat_map(dashed).map(|path| at_corner(cut(path, side))).collect();
    assert_eq!(pieces.len(), sheet.puzzle.tray.len());

    // Where the solution has each piece, one of those cut out fits, turned if need be.
    let solution = &sheet.solution.board.cells;
    let ids: Vec<_> = sheet.puzzle.tray.iter().map(|piece| piece.id).collect();
    let mut n_filled = 0;
    for id in ids {
        let home = solution.iter().filter(|cell| cell.is_under(id));
        let home: Cells =
            home.map(|cell| (i32::from(cell.cell.row()), i32::from(cell.cell.col()))).collect();
        n_filled += home.len();
        let home = at_corner(home);
        let fits = |piece: &Cells| {
            let mut piece = piece.clone();
            (0..4).any(|_| {
                piece = turned(&piece);
                piece == home
            })
        };
        let found = pieces.iter().position(fits);
        pieces.swap_remove(found.expect("some piece that was cut out fits here"));
    }
    let empty = sheet.puzzle.board.cells.iter().filter(|cell| cell.content == Content::Empty);
    assert_eq!(n_filled, empty.count());
}

#[test]
fn little_card_is_wasted() {
    let game = GameId::Pieces;
    let mut n_pages = 0;
    for (nth, preset) in game.info().presets.iter().enumerate() {
        let deal = game.deal(preset, &mut Rng::stream(12, nth as u64));
        let sheets = vec![Sheet::of(&deal, Signs::AsDealt).unwrap()];
        let book = Book {
            design: Design::new(Trim::A4, Language::English),
            title: None,
            subtitle: None,
            author: None,
            copyright: None,
            chapters: vec![Chapter { name: None, about: None, sheets }],
            seed: None,
        };
        // The board, its pieces, the solution.
        n_pages += lay_out(&book).book.pages.len() - 2;
    }
    assert_eq!(n_pages, game.info().presets.len(), "a single page for the pieces of each");
}
