//! The pieces beside the board, packed so that none overlaps and all are in view.

mod pack;

use crate::art::{PieceArt, bounds};
use crate::play::{Drag, Table, grip_under};
use crate::t;
use leptos::prelude::*;
use pack::{Item, pack};
use session::view::{PieceCell, PieceView};
use session::{Intent, PieceId};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{KeyboardEvent, ResizeObserver};

#[component]
pub fn Tray(table: Table, drag: Drag) -> impl IntoView {
    let area = NodeRef::<leptos::html::Div>::new();
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
    Effect::new(move |_| {
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
        table.shot.with(|shot| lay(&shot.tray, kept, width, height, drag.cell_size()))
    });
    let unit = Memo::new(move |_| laid.with(|laid| laid.unit));
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

/// The pieces with their places. A piece keeps its place when others are taken; what is new,
/// turned or tidied packs anew.
#[derive(Clone, PartialEq)]
struct Laid {
    area: (f64, f64),
    roster: Vec<(PieceId, Item)>,
    spots: Vec<(f64, f64)>,
    unit: f64,
    pieces: Vec<(PieceView, (f64, f64))>,
}

fn lay(tray: &[PieceView], before: Option<&Laid>, width: f64, height: f64, biggest: f64) -> Laid {
    let stays = |laid: &Laid| {
        laid.area == (width, height)
            && tray.iter().all(|piece| laid.roster.contains(&(piece.id, item(piece))))
    };
    let (roster, unit, spots) = match before.filter(|laid| stays(laid)) {
        Some(laid) => (laid.roster.clone(), laid.unit, laid.spots.clone()),
        None => {
            let roster: Vec<(PieceId, Item)> =
                tray.iter().map(|piece| (piece.id, item(piece))).collect();
            let items: Vec<Item> = roster.iter().map(|(_, item)| *item).collect();
            let (unit, spots) = pack(&items, width, height, biggest);
            (roster, unit, spots)
        }
    };
    let spot_of = |piece: &PieceView| {
        let index = roster.iter().position(|(id, _)| *id == piece.id);
        index.and_then(|index| spots.get(index).copied()).unwrap_or_default()
    };
    let pieces = tray.iter().map(|piece| (piece.clone(), spot_of(piece))).collect();
    Laid { area: (width, height), roster, spots, unit, pieces }
}

fn item(piece: &PieceView) -> Item {
    let turned = |cell: &PieceCell| piece.turn.apply((cell.row, cell.col));
    let spots: Vec<(i8, i8)> = piece.cells.iter().map(turned).collect();
    let (_, _, rows, cols) = bounds(&spots);
    Item { rows, cols }
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
    let held =
        Memo::new(move |_| table.shot.with(|shot| shot.hand.is_some_and(|hand| hand.piece == id)));
    let face = table.shot.with_untracked(|shot| shot.view.board.face);
    let fits = piece.fits;
    let turn = piece.turn.quarters();
    let loose = Memo::new(move |_| {
        drag.loose
            .with(|loose| loose.iter().find(|(piece, ..)| *piece == id).map(|(_, x, y)| (*x, *y)))
    });
    let style = move || match loose.get() {
        Some((x, y)) => format!("position:fixed;left:{x}px;top:{y}px;z-index:4"),
        None => format!("left:{}px;top:{}px", spot.0, spot.1),
    };
    let class = move || {
        let mut class = "piece".to_owned();
        if held.get() {
            class.push_str(if drag.dragging.get() { " held" } else { " chosen" });
        }
        if !fits {
            class.push_str(" stuck");
        }
        class
    };
    let keydown = move |event: KeyboardEvent| {
        if matches!(event.code().as_str(), "Enter" | "Space") {
            event.prevent_default();
            event.stop_propagation();
            take_by_key(table, id);
        }
    };
    let name = name(&piece);
    // Beside the tray it lies as large as it would on the board.
    let art = move || {
        let unit = if loose.get().is_some() { drag.cell_size() } else { unit };
        view! {
            <PieceArt piece=piece.clone() face size=unit/>
            {hit_areas(&piece, unit)}
        }
    };
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
        >
            {art}
        </button>
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
fn hit_areas(piece: &PieceView, unit: f64) -> impl IntoView + use<> {
    let spots: Vec<(i8, i8)> =
        piece.cells.iter().map(|cell| piece.turn.apply((cell.row, cell.col))).collect();
    let (top, left, ..) = bounds(&spots);
    spots
        .into_iter()
        .enumerate()
        .map(|(grip, (row, col))| {
            let (x, y) = (f64::from(col - left) * unit + 4.0, f64::from(row - top) * unit + 4.0);
            let style =
                format!("position:absolute;left:{x}px;top:{y}px;width:{unit}px;height:{unit}px");
            view! { <span style=style data-grip=grip></span> }
        })
        .collect_view()
}

/// "piece 3, 4 cells: 1 0; 1 1; rows begin at 1 2": its rows as they lie, from above.
fn name(piece: &PieceView) -> String {
    let mut spots: Vec<((i8, i8), u8)> = piece
        .cells
        .iter()
        .map(|cell| (piece.turn.apply((cell.row, cell.col)), cell.value))
        .collect();
    spots.sort_unstable();
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
