//! The pieces beside the board, packed so that none overlaps and all are in view.

mod pack;

use crate::art::{PieceArt, bounds};
use crate::play::{Drag, Table, grip_under};
use crate::t;
use leptos::prelude::*;
use pack::{Item, pack};
use session::view::{PieceCell, PieceView};
use session::{PieceId, Wish};
use web_sys::KeyboardEvent;

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
    Effect::new(move |_| {
        area.track();
        request_animation_frame(measure);
    });
    let resized =
        window_event_listener(leptos::ev::resize, move |_| request_animation_frame(measure));
    on_cleanup(move || resized.remove());

    let tray = Memo::new(move |_| table.shot.with(|shot| shot.tray.clone()));
    let biggest = move || drag.cell_size();
    // A piece keeps its place when others are taken; what is new, turned or tidied packs anew.
    let roster = Memo::new(move |before: Option<&Vec<(PieceId, Item)>>| {
        drag.tidied.track();
        tray.with(|tray| {
            let known = |piece: &PieceView| before?.iter().position(|(id, _)| *id == piece.id);
            match before {
                Some(before)
                    if !drag.just_tidied() && tray.iter().all(|piece| known(piece).is_some()) =>
                {
                    before.clone()
                }
                _ => tray.iter().map(|piece| (piece.id, item(piece))).collect(),
            }
        })
    });
    let places = Memo::new(move |_| {
        let (width, height) = size.get();
        roster.with(|roster| {
            let items: Vec<Item> = roster.iter().map(|(_, item)| *item).collect();
            let (unit, spots) = pack(&items, width, height, biggest());
            let ids = roster.iter().map(|(id, _)| *id);
            (unit, ids.zip(spots).collect::<Vec<_>>())
        })
    });
    view! {
        <div class="tray" role="group" aria-label=t!("tray") node_ref=area>
            <div class="tray-field">
                {move || {
                    let (unit, spots) = places.get();
                    tray.get().into_iter().map(|piece| {
                        let spot = spots.iter().find(|(id, _)| *id == piece.id);
                        let spot = spot.map_or((0.0, 0.0), |(_, spot)| *spot);
                        view! { <TrayPiece table drag piece spot unit/> }
                    }).collect_view()
                }}
            </div>
        </div>
    }
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
    let hits = hit_areas(&piece, unit);
    let unit = if loose.get_untracked().is_some() { drag.cell_size() } else { unit };
    view! {
        <button
            class=class
            style=style
            data-turn=turn
            aria-label=name
            aria-pressed=move || held.get().to_string()
            on:pointerdown=move |event| drag.press_piece(&event, id, grip_under(&event))
            on:keydown=keydown
            on:dragstart=move |event| event.prevent_default()
        >
            <PieceArt piece face size=unit/>
            {hits}
        </button>
    }
}

/// Takes the piece and moves the focus to the board, where the arrows carry it.
fn take_by_key(table: Table, piece: PieceId) {
    table.put_back();
    table.wish(Wish::Take { piece });
    let cursor = document().query_selector(".cell.cursor").ok().flatten();
    if let Some(cell) =
        cursor.and_then(|cell| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(cell).ok())
    {
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

/// "piece 3, 4 cells: 1 0 1 1".
fn name(piece: &PieceView) -> String {
    let values: Vec<String> = piece.cells.iter().map(|cell| cell.value.to_string()).collect();
    let number = u32::from(piece.id.0) + 1;
    t!("piece-name", number = number, cells = piece.cells.len() as u32, values = values.join(" "))
}
