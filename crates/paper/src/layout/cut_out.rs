//! A puzzle to be cut out: its board on one page, its pieces on the next, at one scale.

use super::{FOOT, Setter};
use crate::book::{Design, Head, Print};
use crate::canvas::{Align, Canvas, Style};
use crate::face::Face;
use crate::pack::{self, Spread, at_corner};
use crate::page::{Color, Tag};
use crate::path::{Area, Path, Point, at};
use crate::sheet::Sheet;
use crate::{alt, board, trim};
use engine::phrase;
use games::outline::{Spot, outline};
use games::view::PieceView;

/// The room for the caption, and above it for name and date.
const ABOVE: f32 = 64.0;
/// How much smaller than the page allows cells may be, if that saves a page.
const SMALLEST: f32 = 0.68;

/// How a puzzle and its pieces lie on paper.
#[derive(Clone, Debug)]
pub struct Cutting {
    side: f32,
    spread: Vec<Spread>,
}

impl Cutting {
    /// How many pages the pieces take.
    pub fn n_pages(&self) -> usize {
        self.spread.iter().map(|at| at.page + 1).max().unwrap_or(1)
    }
}

/// The largest cells with which the board fits on its page and the pieces on one more; on as many
/// pages as it takes where they would become too small.
pub fn cutting(sheet: &Sheet, design: &Design) -> Cutting {
    let body = room(design);
    let (largest, _) = board::fit(&sheet.puzzle.board, body);
    let pieces: Vec<Vec<Spot>> = sheet.puzzle.tray.iter().map(cells).collect();
    let mut best: Option<Cutting> = None;
    let mut side = largest;
    while side >= largest * SMALLEST {
        let steps = |length: f32| (length / side * pack::STEPS as f32) as usize;
        if let Some(spread) = pack::pack(&pieces, steps(body.height), steps(body.width)) {
            let found = Cutting { side, spread };
            let is_done = found.n_pages() == 1;
            if best.as_ref().is_none_or(|best| found.n_pages() < best.n_pages()) {
                best = Some(found);
            }
            if is_done {
                break;
            }
        }
        side *= 0.97;
    }
    best.expect("a piece of a board is no larger than the board")
}

/// What is there for the board on its page and for the pieces on theirs, whatever page it is.
fn room(design: &Design) -> Area {
    let body = trim::body(design.trim, design.purpose, trim::BOUND.1, 0).above(FOOT);
    let scale = if design.print == Print::Large { 1.6 } else { 1.0 };
    let head = if design.head == Head::Worksheet { 34.0 } else { 0.0 };
    body.below(ABOVE * scale + head)
}

fn cells(piece: &PieceView) -> Vec<Spot> {
    at_corner(&piece.cells.iter().map(|cell| (cell.row, cell.col)).collect::<Vec<_>>())
}

impl Setter<'_> {
    pub(super) fn cut_board_page(&self, canvas: &mut Canvas, body: Area, sheet: usize) {
        let body = self.head(canvas, body);
        let own = self.sheets[sheet];
        let side = self.plan.cuttings[&sheet].side;
        let width = side * f32::from(own.puzzle.board.cols);
        let height = side * f32::from(own.puzzle.board.rows);
        let above = self.size(13.0) * 2.0;
        let spare = (body.height - above - height).max(0.0) / 2.0;
        let left = body.x + (body.width - width) / 2.0;
        let place = Area::new(left, body.y + above + spare.min(60.0), width, height);
        self.caption(canvas, place, sheet, self.size(13.0));
        let tag = Tag::Figure { alt: alt::board(&own.puzzle.board, self.book.design.language) };
        canvas.tagged(tag, |canvas| {
            board::draw(canvas, &own.puzzle.board, at(place.x, place.y), side, &self.look());
        });
        self.under(canvas, place, sheet, &[]);
    }

    pub(super) fn cut_pieces_page(
        &self,
        canvas: &mut Canvas,
        body: Area,
        sheet: usize,
        nth: usize,
    ) {
        let own = self.sheets[sheet];
        let cutting = &self.plan.cuttings[&sheet];
        let size = self.size(11.0);
        let number = self.number(sheet);
        canvas.tagged(Tag::Paragraph, |canvas| {
            let style = Style::new(Face::Text, size, self.palette.ink);
            let text = self.say(&phrase!("paper-cut", number = number));
            canvas.paragraph(&text, style, at(body.x, body.y), body.width, Align::Left);
        });
        let room = room(&self.book.design);
        let top = at(body.x, body.bottom() - room.height);
        let on_page = own.puzzle.tray.iter().zip(&cutting.spread).filter(|(_, at)| at.page == nth);
        for (piece, spread) in on_page {
            let step = cutting.side / pack::STEPS as f32;
            let place = at(top.x + spread.col as f32 * step, top.y + spread.row as f32 * step);
            let values = piece.cells.iter().map(|cell| own.puzzle.board.face.name(cell.value));
            let values: Vec<String> = values.map(|name| self.say(&name)).collect();
            let alt = self.say(&phrase!("paper-alt-piece", values = values.join(" ")));
            canvas.tagged(Tag::Figure { alt }, |canvas| {
                self.piece(canvas, own, piece, place, cutting.side);
            });
        }
    }

    fn piece(
        &self,
        canvas: &mut Canvas,
        sheet: &Sheet,
        piece: &PieceView,
        place: Point,
        side: f32,
    ) {
        let palette = &self.palette;
        let spots = cells(piece);
        let fill = piece.fill;
        let corners =
            |spot: Spot| at(place.x + f32::from(spot.1) * side, place.y + f32::from(spot.0) * side);
        let mut shape = Path::new();
        for walk in outline(&spots) {
            let corners: Vec<Point> = walk.iter().map(|corner| corners(corner.at)).collect();
            shape.polygon(&corners);
        }
        if palette.tint(fill) != Color::WHITE {
            canvas.fill(shape.clone(), palette.tint(fill));
        }
        let mut inner = Path::new();
        for &(row, col) in &spots {
            if spots.contains(&(row, col + 1)) {
                inner.line(corners((row, col + 1)), corners((row + 1, col + 1)));
            }
            if spots.contains(&(row + 1, col)) {
                inner.line(corners((row + 1, col)), corners((row + 1, col + 1)));
            }
        }
        canvas.stroke(inner, self.book.design.purpose.thinnest(), palette.ink);
        canvas.dashed(shape, 1.1, palette.ink, 4.0);
        for (&spot, cell) in spots.iter().zip(&piece.cells) {
            let corner = corners(spot);
            let middle = at(corner.x + side / 2.0, corner.y + side / 2.0);
            let face = sheet.puzzle.board.face;
            board::sign(canvas, face, cell.value, middle, side, (Face::Strong, palette.ink));
            // A piece is turned by hand, and what is below a digit is then not known.
            if face == games::view::Face::Digits && matches!(cell.value, 6 | 9) {
                let mut bar = Path::new();
                let y = middle.y + side * 0.38;
                bar.line(at(middle.x - side * 0.16, y), at(middle.x + side * 0.16, y));
                canvas.stroke(bar, side * 0.06, palette.ink);
            }
        }
    }
}
