//! The pieces beside the board, packed so that none overlaps and all are in view.

mod pack;

use crate::art::{Length, bounds, piece_art};
use crate::play::{Drag, Patch, Table, extent, grip_under};
use crate::prelude::*;
use crate::t;
use pack::{Item, pack};
use session::view::PieceView;
use session::{Intent, PieceId};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{KeyboardEvent, ResizeObserver};

#[component]
pub fn Tray(table: Table, drag: Drag) -> impl IntoView {
    let area = drag.tray;
    let size = RwSignal::new((0.0, 0.0));
    let measure = move || {
        if let Some(area) = area.get_untracked() {
            let (width, height) = (f64::from(area.client_width()), f64::from(area.client_height()));
            if size.get_untracked() != (width, height) {
                size.set((width, height));
            }
        }
    };
    // The tray changes with the window, and with what is said above it.
    let seen = Closure::<dyn Fn()>::new(move || {
        drag.resized();
        measure();
    });
    let observer = ResizeObserver::new(seen.as_ref().unchecked_ref()).ok();
    let observer = StoredValue::new_local(observer.map(|observer| (observer, seen)));
    effect(move || {
        if let Some(area) = area.get() {
            observer.with_value(|observer| {
                if let Some((observer, _)) = observer {
                    observer.observe(&area);
                }
            });
        }
    });
    on_cleanup(move || {
        observer.try_with_value(|observer| {
            if let Some((observer, _)) = observer {
                observer.disconnect();
            }
        });
    });

    let laid = Memo::new(move |before: Option<&Laid>| {
        drag.tidied.track();
        let kept = if drag.just_tidied() { None } else { before };
        let (width, height) = size.get();
        let laid = table.shot.with(|shot| {
            let loose = drag.loose.get();
            drag.roster.with_value(|all| {
                let tray = Pieces { tray: &shot.view.tray, all, loose: &loose };
                lay(&tray, kept, (width, height), drag.cell_size())
            })
        });
        let patches =
            laid.pieces.iter().map(|(piece, spot)| (piece.id, patch(piece, *spot, laid.unit)));
        drag.laid.set_value((laid.unit, patches.collect()));
        laid
    });
    let unit = memo(move || laid.with(|laid| laid.unit));
    view! {
        <div class="tray" role="group" aria-label=t!("tray")>
            <div class="tray-field" node_ref=area>
                <For
                    each=move || laid.with(|laid| laid.pieces.clone())
                    key=|(piece, spot)| (piece.id, piece.turn, piece.fits, spot.0 as i32, spot.1 as i32)
                    let((piece, spot))
                >
                    {move || view! { <TrayPiece table drag piece=piece.clone() spot unit=unit.get()/> }.into_any()}
                </For>
            </div>
        </div>
    }
}

/// The pieces with their places. A piece keeps its place when others are taken or turned; what is
/// new or tidied packs anew.
#[derive(Clone, PartialEq)]
struct Laid {
    area: (f64, f64),
    roster: Vec<(PieceId, Item)>,
    spots: Vec<(f64, f64)>,
    unit: f64,
    pieces: Vec<(PieceView, (f64, f64))>,
}

/// What is to be laid.
struct Pieces<'a> {
    tray: &'a [PieceView],
    /// Those on the board too, where all are known: each has its room, so that none is moved when
    /// they go and come.
    all: &'a [PieceView],
    loose: &'a [(PieceId, (u16, u16))],
}

fn lay(
    pieces: &Pieces<'_>,
    before: Option<&Laid>,
    (width, height): (f64, f64),
    biggest: f64,
) -> Laid {
    let Pieces { tray, all, loose } = *pieces;
    let has_room =
        |laid: &Laid, piece: &PieceView| laid.roster.iter().any(|(id, _)| *id == piece.id);
    let stays = |laid: &Laid| {
        laid.area == (width, height) && tray.iter().all(|piece| has_room(laid, piece))
    };
    let (roster, unit, spots) = match before.filter(|laid| stays(laid)) {
        Some(laid) => (laid.roster.clone(), laid.unit, laid.spots.clone()),
        None => {
            let roster: Vec<(PieceId, Item)> = if all.is_empty() { tray } else { all }
                .iter()
                .map(|piece| (piece.id, item(piece)))
                .collect();
            let items: Vec<Item> = roster.iter().map(|(_, item)| *item).collect();
            let (unit, spots) = pack(&items, width, height, biggest);
            (roster, unit, spots)
        }
    };
    // In the middle of its own place, whichever way it is turned.
    let home = |piece: &PieceView| {
        let index = roster.iter().position(|(id, _)| *id == piece.id);
        let found = index.and_then(|index| Some((roster.get(index)?.1, *spots.get(index)?)));
        let (room, (x, y)) = found.unwrap_or((item(piece), (0.0, 0.0)));
        let (rows, cols) = extent(piece);
        let slack = |room: u8, taken: u8| f64::from(room.saturating_sub(taken)) * unit / 2.0;
        (x + slack(room.cols, cols), y + slack(room.rows, rows))
    };
    let at_home = tray.iter().filter(|piece| loose.iter().all(|(id, _)| *id != piece.id));
    let taken: Vec<Patch> = at_home.map(|piece| patch(piece, home(piece), unit)).collect();
    let spot_of = |piece: &PieceView| {
        let put = loose.iter().find(|(id, _)| *id == piece.id).map(|(_, (x, y))| {
            let (rows, cols) = extent(piece);
            let at = |middle: u16, whole: f64, n: u8| {
                let size = f64::from(n) * unit + PADDING * 2.0;
                (f64::from(middle) / 1000.0 * whole - size / 2.0).min(whole - size).max(0.0)
            };
            (at(*x, width, cols), at(*y, height, rows))
        });
        // Where one that came home lies in the way, home is where it lies too.
        let put = put.filter(|spot| {
            let patch = patch(piece, *spot, unit);
            taken.iter().all(|other| !patch.covers(other, unit / 5.0))
        });
        put.unwrap_or_else(|| home(piece))
    };
    // Before the tray is measured there is nowhere to lie.
    let tray = if width > 0.0 { tray } else { &[] };
    let pieces = tray.iter().map(|piece| (piece.clone(), spot_of(piece))).collect();
    Laid { area: (width, height), roster, spots, unit, pieces }
}

/// Between the rim of a piece's button and the piece.
const PADDING: f64 = 4.0;

fn patch(piece: &PieceView, (x, y): (f64, f64), unit: f64) -> Patch {
    let (rows, cols) = extent(piece);
    let (wide, high) = (f64::from(cols) * unit, f64::from(rows) * unit);
    Patch { left: x + PADDING, top: y + PADDING, wide, high }
}

/// The room of a piece: one that turns needs a square, so that turning moves no other.
fn item(piece: &PieceView) -> Item {
    let (rows, cols) = extent(piece);
    match piece.turnable {
        true => Item { rows: rows.max(cols), cols: rows.max(cols) },
        false => Item { rows, cols },
    }
}

#[component]
fn TrayPiece(
    table: Table,
    drag: Drag,
    piece: PieceView,
    spot: (f64, f64),
    unit: f64,
) -> impl IntoView {
    let id = piece.id;
    let held = memo(move || table.shot.with(|shot| shot.hand.is_some_and(|hand| hand.piece == id)));
    let spoken_of = memo(move || {
        table.shot.with(|shot| shot.hint.as_ref().is_some_and(|hint| hint.stage.piece == Some(id)))
    });
    let face = table.shot.with_untracked(|shot| shot.view.board.face);
    let fits = piece.fits;
    let turn = piece.turn.quarters();
    let style = format!("left:{}px;top:{}px", Length(spot.0), Length(spot.1));
    let class = move || {
        let mut class = "piece".to_owned();
        if held.get() {
            class.push_str(if drag.dragging.get() { " held" } else { " chosen" });
        }
        if spoken_of.get() {
            class.push_str(" lit");
        }
        if !fits {
            class.push_str(" stuck");
        }
        class
    };
    let keydown = move |event: KeyboardEvent| {
        if matches!(event.code().as_str(), "Enter" | "NumpadEnter" | "Space") {
            event.prevent_default();
            event.stop_propagation();
            take_by_key(table, id);
        }
    };
    let name = name(&piece);
    let art = piece_art(&piece, face, unit) + &hit_areas(&piece, unit);
    view! {
        <button
            class=class
            style=style
            data-turn=turn
            data-piece=id.0
            aria-label=name
            aria-pressed=move || held.get().to_string()
            on:pointerdown=move |event| drag.press_piece(&event, id, grip_under(&event))
            on:keydown=keydown
            on:dragstart=move |event| event.prevent_default()
            inner_html=art
        ></button>
    }
}

/// Takes the piece and moves the focus to the board, where the arrows carry it.
fn take_by_key(table: Table, piece: PieceId) {
    table.put_back();
    table.handle(Intent::Take { piece });
    let cursor = document().query_selector(".cell.cursor").ok().flatten();
    if let Some(cell) = cursor.and_then(|cell| cell.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = cell.focus();
    }
}

/// Where a press takes hold of which cell.
fn hit_areas(piece: &PieceView, unit: f64) -> String {
    let spots: Vec<(i8, i8)> =
        piece.cells.iter().map(|cell| piece.turn.apply((cell.row, cell.col))).collect();
    let (top, left, ..) = bounds(&spots);
    let areas = spots.into_iter().enumerate().map(|(grip, (row, col))| {
        let at = |nth: i8| Length(f64::from(nth) * unit + PADDING);
        let (x, y, unit) = (at(col - left), at(row - top), Length(unit));
        format!(
            r#"<span style="position:absolute;left:{x}px;top:{y}px;width:{unit}px;height:{unit}px" data-grip="{grip}"></span>"#
        )
    });
    areas.collect()
}

/// "piece 3, 4 cells: 1 0; 1 1; rows begin at 1 2": its rows as they lie, from above.
fn name(piece: &PieceView) -> String {
    let mut spots: Vec<((i8, i8), u8)> = piece
        .cells
        .iter()
        .map(|cell| (piece.turn.apply((cell.row, cell.col)), cell.value))
        .collect();
    session::sort::sort(&mut spots);
    let left = spots.iter().map(|((_, col), _)| *col).min().unwrap_or(0);
    let rows = || spots.chunk_by(|one, next| one.0.0 == next.0.0);
    let row = |cells: &[((i8, i8), u8)]| {
        let mut words: Vec<String> = Vec::new();
        for pair in cells.windows(2) {
            words.push(pair[0].1.to_string());
            // A dash for each cell that the row leaves out.
            words.extend((pair[0].0.1 + 1..pair[1].0.1).map(|_| "–".to_owned()));
        }
        words.extend(cells.last().map(|(_, value)| value.to_string()));
        words.join(" ")
    };
    let values: Vec<String> = rows().map(row).collect();
    let starts: Vec<String> = rows().map(|cells| (cells[0].0.1 - left + 1).to_string()).collect();
    t!(
        "piece-name",
        number = u32::from(piece.id.0) + 1,
        cells = spots.len() as u32,
        values = values.join("; "),
        starts = starts.join(" ")
    )
}
