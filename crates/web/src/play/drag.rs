//! Pieces under the pointer: 8 px to lift, 30 px above a finger, dropped exactly where the ghost is.
//!
//! The board's rectangle is read when a press begins and after a resize, not at every move: reading
//! it would make the browser lay the page out in the middle of a frame.

use super::lying::{self, Lying};
use super::patch::{self, Patch, extent};
use super::table::Table;
use crate::art::Length;
use crate::board::digit_at;
use crate::prelude::*;
use session::view::{EntryMode, PieceView};
use session::{Cell, Digit, Intent, PieceId, Point, Select, Turn};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent};

const THRESHOLD: f64 = 8.0;
/// How far the lowest cell of a piece floats above a finger.
const CLEARANCE: f64 = 30.0;

/// What the pointer that is down has begun.
#[derive(Clone, Copy, PartialEq)]
enum Begun {
    /// On a piece of the tray, held by this cell of it.
    Piece { piece: PieceId, grip: u8 },
    /// On a cell of the board.
    Cell(Cell),
}

#[derive(Clone, Copy, PartialEq)]
struct Press {
    pointer: i32,
    begun: Begun,
    at: (f64, f64),
    /// Whether it has become a drag.
    moved: bool,
}

/// Where the board is in the window.
#[derive(Clone, Copy)]
struct Rect {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

/// The pointer's part of a table.
#[derive(Clone, Copy)]
pub struct Drag {
    table: Table,
    press: StoredValue<Option<Press>>,
    /// The whole play area: it catches the pointer, since a lifted piece leaves its place.
    pub root: NodeRef<leptos::html::Main>,
    pub board: NodeRef<leptos::html::Div>,
    pub float: NodeRef<leptos::html::Div>,
    pub tray: NodeRef<leptos::html::Div>,
    /// Where in the tray the player has put pieces, by their middle, in thousandths of its field.
    pub loose: RwSignal<Vec<(PieceId, (u16, u16))>>,
    /// All pieces of the deal, where they are known: each has its room, whether it lies there or not.
    pub roster: StoredValue<Vec<PieceView>>,
    /// Where the pieces of the tray lie, and how large their cells are: what a drop must not cover.
    pub laid: StoredValue<(f64, Vec<(PieceId, Patch)>)>,
    pub dragging: RwSignal<bool>,
    /// The board's rectangle, once it was read.
    rect: StoredValue<Option<Rect>>,
    /// Rings when the pieces shall be laid out anew.
    pub tidied: RwSignal<u32>,
    laid_out: StoredValue<u32>,
}

impl Drag {
    pub fn new(table: Table) -> Drag {
        let drag = Drag {
            table,
            press: StoredValue::new(None),
            root: NodeRef::new(),
            board: NodeRef::new(),
            float: NodeRef::new(),
            tray: NodeRef::new(),
            loose: RwSignal::new(Vec::new()),
            roster: StoredValue::new(Vec::new()),
            laid: StoredValue::new((0.0, Vec::new())),
            dragging: RwSignal::new(false),
            rect: StoredValue::new(None),
            tidied: RwSignal::new(0),
            laid_out: StoredValue::new(0),
        };
        drag.keep_lying();
        drag
    }

    /// Lays the pieces as they lay when the run was left, and keeps how they lie from then on.
    fn keep_lying(self) {
        let table = self.table;
        if !table.shot.with_untracked(|shot| shot.view.tray.iter().any(|piece| piece.turnable)) {
            return;
        }
        self.roster.set_value(table.with(|desk| desk.session().all_pieces()));
        let known = lying::read(table.run);
        table.lay(&known);
        self.loose.set(known.iter().filter_map(|one| Some((one.piece, one.at?))).collect());
        Effect::new(move |before: Option<Vec<Lying>>| {
            let loose = self.loose.get();
            let all: Vec<Lying> = table.shot.with(|shot| {
                let tray = shot.view.tray.iter().map(|piece| {
                    let at = loose.iter().find(|(id, _)| *id == piece.id).map(|(_, at)| *at);
                    Lying { piece: piece.id, turn: piece.turn, at }
                });
                tray.filter(|one| one.at.is_some() || one.turn != Turn::NONE).collect()
            });
            if before.is_some_and(|before| before != all) && !table.watched.get_untracked() {
                lying::write(table.run, &all);
            }
            all
        });
    }

    pub fn press_piece(self, event: &PointerEvent, piece: PieceId, grip: u8) {
        self.begin(event, Begun::Piece { piece, grip });
    }

    pub fn press_board(self, event: &PointerEvent) {
        self.forget_rect();
        let Some(cell) = self.cell_at(event) else { return };
        if let Some((cell, value)) = self.note_at(event) {
            self.table.handle(Intent::Link { cell, value });
        } else if self.table.has_pad() {
            let how = if event.ctrl_key() || event.meta_key() {
                Select::Toggle
            } else if event.shift_key() {
                Select::Also
            } else {
                Select::Only
            };
            self.table.handle(Intent::Point { cell, how });
        }
        self.begin(event, Begun::Cell(cell));
    }

    pub fn moved(self, event: &PointerEvent) {
        let Some(mut press) = self.mine(event) else {
            self.hover_in_hand(event);
            return;
        };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if !press.moved {
            if (x - press.at.0).hypot(y - press.at.1) < THRESHOLD {
                return;
            }
            press.moved = true;
            self.press.set_value(Some(press));
            self.lift(event, press);
        }
        match press.begun {
            // A link is drawn: what lies between its ends is not meant.
            Begun::Cell(_) if self.is_linking() => {}
            Begun::Cell(last) if self.table.has_pad() => {
                if let Some(cell) = self.cell_at(event) {
                    between(last, cell).for_each(|cell| self.table.handle(Intent::Sweep { cell }));
                    self.press.set_value(Some(Press { begun: Begun::Cell(cell), ..press }));
                }
            }
            _ => self.carry(event),
        }
    }

    pub fn released(self, event: &PointerEvent) {
        let Some(press) = self.mine(event) else { return };
        self.press.set_value(None);
        match (press.moved, press.begun) {
            (true, Begun::Cell(_)) if self.table.has_pad() => {
                let end = self.note_at(event).filter(|_| self.is_linking());
                if let Some((cell, value)) = end {
                    self.table.handle(Intent::Link { cell, value });
                }
            }
            (true, _) => self.let_go(event),
            // A tap.
            (false, Begun::Piece { piece, .. }) => {
                let held = self.table.shot.with_untracked(|shot| shot.hand.map(|hand| hand.piece));
                if held == Some(piece) {
                    self.table.put_back();
                } else {
                    self.table.put_back();
                    self.table.handle(Intent::Take { piece });
                }
            }
            (false, Begun::Cell(cell)) if !self.table.has_pad() => {
                self.table.handle(Intent::Point { cell, how: Select::Only });
            }
            (false, Begun::Cell(_)) => {}
        }
    }

    /// A double tap on a cell. It is heard by the whole play area: that is
    /// where a captured pointer's clicks arrive.
    pub fn doubled(self, event: &MouseEvent) {
        let plays = self.table.has_pad() && !self.table.shot.with_untracked(|shot| shot.paused);
        if let Some(cell) = self.cell_at(event).filter(|_| plays) {
            self.table.handle(Intent::DoubleTap { cell });
        }
    }

    /// The system took the pointer away: everything is as before.
    pub fn cancelled(self) {
        if self.press.get_value().is_some_and(|press| press.moved) {
            self.dragging.set(false);
            self.table.put_back();
        }
        self.press.set_value(None);
    }

    pub fn tidy(self) {
        self.loose.set(Vec::new());
        self.tidied.update(|times| *times += 1);
    }

    /// Whether tidying was asked for since this was last asked.
    pub fn just_tidied(self) -> bool {
        let times = self.tidied.get_untracked();
        self.laid_out.try_update_value(|seen| std::mem::replace(seen, times)) != Some(times)
    }

    fn begin(self, event: &PointerEvent, begun: Begun) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        event.prevent_default();
        self.forget_rect();
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.press.set_value(Some(Press { pointer: event.pointer_id(), begun, at, moved: false }));
        if let Some(root) = self.root.get_untracked() {
            let _ = root.set_pointer_capture(event.pointer_id());
        }
    }

    /// Whether one end of a link waits for the other.
    fn is_linking(self) -> bool {
        self.table.shot.with_untracked(|shot| shot.input.tied().is_some())
    }

    /// The note under a mouse or pen, where links are drawn. A finger is too broad: it takes a cell,
    /// and the pad its note.
    fn note_at(self, event: &PointerEvent) -> Option<(Cell, u8)> {
        let point = self.point(event).filter(|_| event.pointer_type() != "touch")?;
        self.table.shot.with_untracked(|shot| {
            let board = &shot.view.board;
            let cell = point.cell_on(board.rows, board.cols);
            let digit = Digit::new(digit_at(point))?;
            let seen = board.cells.iter().find(|at| at.cell == cell)?;
            let links = shot.input.mode() == EntryMode::Link && seen.notes.all().contains(digit);
            links.then_some((cell, digit.get()))
        })
    }

    fn mine(self, event: &PointerEvent) -> Option<Press> {
        self.press.get_value().filter(|press| press.pointer == event.pointer_id())
    }

    fn lift(self, event: &PointerEvent, press: Press) {
        match press.begun {
            Begun::Piece { piece, grip } => {
                self.table.put_back();
                if let Some(over) = self.point(event) {
                    self.table.grab(piece, grip, over);
                    crate::sound::play(crate::sound::Effect::Lift);
                }
            }
            Begun::Cell(cell) if !self.table.has_pad() => {
                self.table.put_back();
                self.table.handle(Intent::Point { cell, how: Select::Only });
            }
            Begun::Cell(_) => return,
        }
        let held = self.table.shot.with_untracked(|shot| shot.hand.map(|hand| hand.piece));
        self.dragging.set(held.is_some());
    }

    fn carry(self, event: &PointerEvent) {
        if let Some(over) = self.point(event) {
            self.table.hover(over);
        }
        self.place_float(event);
    }

    /// With a piece taken by tap or key, a mouse shows where it would land.
    fn hover_in_hand(self, event: &PointerEvent) {
        let holds = self.table.shot.with_untracked(|shot| shot.hand.is_some());
        let over_board = event.pointer_type() == "mouse" && self.cell_at(event).is_some();
        if let Some(over) = self.point(event).filter(|_| holds && over_board) {
            self.table.hover(over);
        }
    }

    fn let_go(self, event: &PointerEvent) {
        self.dragging.set(false);
        let held = self.table.shot.with_untracked(|shot| shot.held.clone());
        let Some(piece) = held else { return };
        let on_board = self.table.ghost.with_untracked(Option::is_some);
        if on_board {
            self.table.handle(Intent::Drop);
        }
        if self.table.shot.with_untracked(|shot| shot.hand.is_some()) {
            let middle = self.float_corner(event).map(|(x, y)| {
                let (rows, cols) = extent(&piece);
                let half = self.cell_size() / 2.0;
                (x + f64::from(cols) * half, y + f64::from(rows) * half)
            });
            self.table.put_back();
            // A piece that can be turned is worked with: in the tray it stays where it is put.
            // Anywhere else it would hide something, and goes home.
            let place = middle.filter(|_| piece.turnable);
            let place = place.and_then(|middle| self.free_place(event, &piece, middle));
            self.loose.update(|loose| {
                loose.retain(|(id, _)| *id != piece.id);
                loose.extend(place.map(|at| (piece.id, at)));
            });
        }
    }

    /// The nearest place in the tray where the piece covers no other, in thousandths of its field, if
    /// it was let go there.
    fn free_place(
        self,
        event: &PointerEvent,
        piece: &PieceView,
        middle: (f64, f64),
    ) -> Option<(u16, u16)> {
        let field = self.tray.get_untracked()?.get_bounding_client_rect();
        let (left, top, width, height) = (field.left(), field.top(), field.width(), field.height());
        let is_in =
            |x: f64, y: f64| (left..left + width).contains(&x) && (top..top + height).contains(&y);
        let finger = (f64::from(event.client_x()), f64::from(event.client_y()));
        if !is_in(finger.0, finger.1) && !is_in(middle.0, middle.1) {
            return None;
        }
        let at = (middle.0 - left, middle.1 - top);
        self.laid.with_value(|(unit, laid)| patch::free(piece, at, (width, height), *unit, laid))
    }

    fn cell_at(self, event: &MouseEvent) -> Option<Cell> {
        let (rows, cols) = self.size();
        let rect = self.rect()?;
        let row = (f64::from(event.client_y()) - rect.top) / rect.height * f64::from(rows);
        let col = (f64::from(event.client_x()) - rect.left) / rect.width * f64::from(cols);
        let on_board =
            (0.0..f64::from(rows)).contains(&row) && (0.0..f64::from(cols)).contains(&col);
        on_board.then(|| Cell::at(row as u8, col as u8))?
    }

    fn size(self) -> (u8, u8) {
        self.table.shot.with_untracked(|shot| (shot.view.board.rows, shot.view.board.cols))
    }

    /// Pixels of one cell of the board.
    pub fn cell_size(self) -> f64 {
        let (_, cols) = self.size();
        self.rect().map_or(360.0, |rect| rect.width) / f64::from(cols)
    }

    fn rect(self) -> Option<Rect> {
        if let Some(rect) = self.rect.get_value() {
            return Some(rect);
        }
        let read = self.board.get_untracked()?.get_bounding_client_rect();
        // Not yet in the page.
        if read.width() == 0.0 {
            return None;
        }
        let rect =
            Rect { left: read.left(), top: read.top(), width: read.width(), height: read.height() };
        self.rect.set_value(Some(rect));
        Some(rect)
    }

    /// The board may be elsewhere now.
    pub fn resized(self) {
        self.forget_rect();
    }

    fn forget_rect(self) {
        self.rect.set_value(None);
    }

    /// How far up the held cell is drawn from the pointer.
    fn rise(self, event: &PointerEvent) -> f64 {
        if event.pointer_type() != "touch" {
            return 0.0;
        }
        let below = self.table.shot.with_untracked(|shot| {
            let (hand, piece) = (shot.hand?, shot.held.as_ref()?);
            let grip = piece.cells.get(usize::from(hand.grip))?;
            let held = hand.turn.apply((grip.row, grip.col)).0;
            let rows = piece.cells.iter().map(|cell| hand.turn.apply((cell.row, cell.col)).0);
            Some(rows.max()? - held)
        });
        CLEARANCE + (f64::from(below.unwrap_or(0)) + 0.5) * self.cell_size()
    }

    /// Where the held cell's center is, in hundredths of a cell.
    fn point(self, event: &PointerEvent) -> Option<Point> {
        let (rect, size) = (self.rect()?, self.cell_size());
        let row = (f64::from(event.client_y()) - self.rise(event) - rect.top) / size;
        let col = (f64::from(event.client_x()) - rect.left) / size;
        Some(Point { row: (row * 100.0) as i32, col: (col * 100.0) as i32 })
    }

    /// The top left corner of the floating piece, so that the held cell is under the pointer.
    fn float_corner(self, event: &PointerEvent) -> Option<(f64, f64)> {
        let size = self.cell_size();
        self.table.shot.with_untracked(|shot| {
            let (hand, piece) = (shot.hand?, shot.held.as_ref()?);
            let spots: Vec<(i8, i8)> =
                piece.cells.iter().map(|cell| hand.turn.apply((cell.row, cell.col))).collect();
            let (top, left, ..) = crate::art::bounds(&spots);
            let (row, col) = *spots.get(usize::from(hand.grip))?;
            let x = f64::from(event.client_x()) - (f64::from(col - left) + 0.5) * size;
            let y = f64::from(event.client_y())
                - (f64::from(row - top) + 0.5) * size
                - self.rise(event);
            Some((x, y))
        })
    }

    /// Moved by style, not by signal: this is every frame's work.
    fn place_float(self, event: &PointerEvent) {
        let (Some(float), Some((x, y))) = (self.float.get_untracked(), self.float_corner(event))
        else {
            return;
        };
        let element: &HtmlElement = float.as_ref();
        let moved = format!("translate3d({}px,{}px,0)", Length(x), Length(y));
        let _ = element.style().set_property("transform", &moved);
    }
}

/// The cells on the way from one to another, which a quick pointer leaps over.
fn between(from: Cell, to: Cell) -> impl Iterator<Item = Cell> {
    let (rows, cols) = (to.row() as i8 - from.row() as i8, to.col() as i8 - from.col() as i8);
    let steps = rows.abs().max(cols.abs());
    let part = move |whole: i8, step: i8| {
        (f32::from(whole) * f32::from(step) / f32::from(steps)).round() as i8
    };
    (1..=steps).filter_map(move |step| {
        let (row, col) = (from.row() as i8 + part(rows, step), from.col() as i8 + part(cols, step));
        Cell::at(row as u8, col as u8)
    })
}

/// Which of a piece's cells lies under the pointer, by the attribute the tray's hit areas carry.
pub fn grip_under(event: &PointerEvent) -> u8 {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.and_then(|target| target.get_attribute("data-grip")?.parse().ok()).unwrap_or(0)
}
