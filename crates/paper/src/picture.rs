//! A board as a picture to be sent: as it stands, in the colours of a screen. It knows no run and no page.

use crate::board::{Look, NoteSpace, draw, fit};
use crate::canvas::Canvas;
use crate::page::{Number, Page};
use crate::palette::Palette;
use crate::path::{Area, at};
use crate::png;
use crate::trim::Purpose;
use games::view::{BoardView, Flags};
use words::Language;

/// The longer side of the board, in points, and what is left around it.
const SIDE: f32 = 432.0;
const MARGIN: f32 = 18.0;
/// Dots an inch: a board is 900 wide.
const DOTS: u32 = 150;

/// A PNG of a board; `None` if it has no cells.
pub fn picture(board: &BoardView, language: Language) -> Option<Vec<u8>> {
    let mut board = board.clone();
    // A picture does not know what just happened.
    board.cells.iter_mut().for_each(|cell| cell.flags = Flags::default());
    let (side, place) = fit(&board, Area::new(MARGIN, MARGIN, SIDE, SIDE));
    let look = Look {
        palette: Palette::of(Purpose::Screen),
        thinnest: Purpose::Screen.thinnest(),
        weight: 1.0,
        notes: NoteSpace::Bare,
        smallest: Purpose::Screen.smallest(),
        language,
    };
    let mut canvas = Canvas::default();
    draw(&mut canvas, &board, at(MARGIN, place.y), side, &look);
    let (width, height) = (place.width + 2.0 * MARGIN, place.height + 2.0 * MARGIN);
    let page = Page { width, height, number: Number::Plain(1), items: canvas.items };
    png::write(&page, DOTS)
}
