//! One cell of the board: what it shows, what it is called, and when it has the focus.

use super::face::Value;
use crate::play::{Shot, Table};
use leptos::prelude::*;
use session::view::{CellView, Content, Face};
use session::{Digit, DigitSet, Phrase, phrase};

/// All that a cell's drawing depends on. Equal means: nothing to draw.
#[derive(Clone, PartialEq)]
struct Look {
    cell: CellView,
    face: Face,
    selected: bool,
    cursor: bool,
    house: bool,
    same: bool,
    /// The value whose notes shine.
    lit: Option<u8>,
    tint: u8,
}

#[component]
pub fn CellBox(table: Table, place: usize) -> impl IntoView {
    let settings = table.frame.settings;
    let look = Memo::new(move |_| {
        let highlight = settings.with(|settings| settings.highlight);
        table.shot.with(|shot| look(shot, place, highlight))
    });
    let edges = table.shot.with_untracked(|shot| edges(shot, place));
    let label = table.shot.with_untracked(|shot| region_label(shot, place));
    let index = look.with_untracked(|look| look.cell.cell.index());
    let (row, col) = look.with_untracked(|look| (look.cell.cell.row(), look.cell.cell.col()));
    let node = NodeRef::<leptos::html::Div>::new();
    follow_cursor(node, look);
    view! {
        <div
            node_ref=node
            role="gridcell"
            data-cell=index
            aria-colindex=col + 1
            class=move || look.with(|look| format!("cell {edges}{}", class(look)))
            style=move || look.with(|look| format!("--r:{row};--c:{col};{}", paint(look.cell.colors)))
            tabindex=move || if look.with(|look| look.cursor) { "0" } else { "-1" }
            aria-selected=move || look.with(|look| look.selected).to_string()
            aria-readonly=move || look.with(|look| matches!(look.cell.content, Content::Given(_) | Content::Void)).then_some("true")
            aria-label=move || look.with(|look| crate::text::say(&name(&look.cell, look.face)))
        >
            {label.map(|label| view! { <span class="label" data-n=label></span> })}
            {move || look.with(content)}
        </div>
    }
}

/// The focus goes with the cursor as long as it is on the board.
fn follow_cursor(node: NodeRef<leptos::html::Div>, look: Memo<Look>) {
    let is_cursor = Memo::new(move |_| look.with(|look| look.cursor));
    Effect::new(move |before: Option<bool>| {
        let here = is_cursor.get();
        if here && before == Some(false) {
            let focused = document().active_element();
            let on_board = focused.is_some_and(|focused| focused.has_attribute("data-cell"));
            if let Some(node) = node.get_untracked().filter(|_| on_board) {
                let _ = node.focus();
            }
        }
        here
    });
}

fn look(shot: &Shot, place: usize, highlight: bool) -> Look {
    let board = &shot.view.board;
    let cell = board.cells[place].clone();
    let cursor = shot.input.cursor();
    let chosen = board.cells.iter().find(|other| other.cell == cursor);
    let has_pad = !shot.view.pad.is_empty();
    let active = shot.input.selection().contains(cursor).then_some(chosen).flatten();
    let lit = shot.input.armed().or(active.and_then(|chosen| chosen.content.value()));
    let is_neighbor = active.is_some_and(|chosen| {
        chosen.cell.row() == cell.cell.row()
            || chosen.cell.col() == cell.cell.col()
            || chosen.region == cell.region
    });
    let value = cell.content.value();
    Look {
        face: board.face,
        selected: has_pad && shot.input.selection().contains(cell.cell),
        cursor: cell.cell == cursor,
        house: highlight && has_pad && is_neighbor && cell.content != Content::Void,
        same: highlight && has_pad && value.is_some() && value == lit,
        lit: lit.filter(|_| highlight),
        tint: board.regions.get(usize::from(cell.region)).map_or(0, |region| region.tint),
        cell,
    }
}

/// Thick lines between regions; none at the rim, where the card has its own.
fn edges(shot: &Shot, place: usize) -> String {
    let board = &shot.view.board;
    let cols = usize::from(board.cols);
    let region = |place: usize| board.cells[place].region;
    let mut classes = String::new();
    if place < cols {
        classes.push_str("rim-top ");
    } else if region(place) != region(place - cols) {
        classes.push_str("top ");
    }
    if place.is_multiple_of(cols) {
        classes.push_str("rim-left ");
    } else if region(place) != region(place - 1) {
        classes.push_str("left ");
    }
    classes
}

/// A region's label stands in its first cell.
fn region_label(shot: &Shot, place: usize) -> Option<String> {
    let board = &shot.view.board;
    let region = board.cells[place].region;
    let first = board
        .cells
        .iter()
        .position(|cell| cell.region == region && cell.content != Content::Void)?;
    let label = board.regions.get(usize::from(region))?.label.as_ref()?;
    (first == place).then(|| crate::text::say(label))
}

fn class(look: &Look) -> String {
    let mut class = match look.cell.content {
        Content::Void => "void",
        Content::Empty => "empty",
        Content::Given(_) => "given",
        Content::Own(_) => "own",
        Content::Revealed(_) => "revealed",
    }
    .to_owned();
    let marks = look.cell.marks;
    let names = [
        (look.house, " house"),
        (look.same, " same"),
        (look.selected, " selected"),
        (look.cursor, " cursor"),
        (look.cell.piece.is_some(), " covered"),
        (marks.conflict || marks.wrong, " bad"),
        (marks.fresh, " fresh"),
    ];
    for (_, name) in names.into_iter().filter(|(on, _)| *on) {
        class.push_str(name);
    }
    if look.tint > 0 {
        class.push_str(&format!(" tint-{}", look.tint));
    }
    class
}

/// Several colours share a cell as slices.
fn paint(colors: DigitSet) -> String {
    let n = colors.len();
    if n == 0 {
        return String::new();
    }
    let slice = |place: u32| place * 360 / n;
    let stops: Vec<String> = colors
        .iter()
        .enumerate()
        .map(|(place, color)| {
            let (from, to) = (slice(place as u32), slice(place as u32 + 1));
            format!("color-mix(in srgb,var(--c{color}) 62%,var(--paper)) {from}deg {to}deg")
        })
        .collect();
    format!("background:conic-gradient({})", stops.join(","))
}

fn content(look: &Look) -> AnyView {
    let clue = look.cell.clue.map(|clue| view! { <span class="clue">{clue}</span> });
    match look.cell.content.value() {
        Some(value) => view! { <Value face=look.face value/> {clue} }.into_any(),
        None => view! { {notes(look)} {clue} }.into_any(),
    }
}

/// Small figures are drawn by the style sheet: the cell's name already says them in words.
fn notes(look: &Look) -> Option<AnyView> {
    let notes = look.cell.notes;
    if notes.is_empty() {
        return None;
    }
    let lit = look.lit;
    let class = move |digit: Digit| if Some(digit.get()) == lit { "lit" } else { "" };
    let simple = (!notes.simple.is_empty()).then(|| {
        let places = Digit::all().map(|digit| {
            let here = notes.simple.contains(digit);
            view! { <span class=class(digit) data-n=here.then(|| digit.get())></span> }
        });
        view! { <span class="notes" aria-hidden="true">{places.collect_view()}</span> }
    });
    let corner = (!notes.corner.is_empty()).then(|| {
        let digits = notes.corner.iter().map(|digit| view! { <span data-n=digit.get()></span> });
        view! { <span class="corner" aria-hidden="true">{digits.collect_view()}</span> }
    });
    let center = (!notes.center.is_empty()).then(|| {
        let digits: String = notes.center.iter().map(|digit| digit.to_string()).collect();
        let class = if digits.len() > 4 { "center many" } else { "center" };
        view! { <span class=class data-n=digits></span> }
    });
    Some(view! { {simple} {corner} {center} }.into_any())
}

/// "row 3, column 5, empty, notes 2 7".
fn name(cell: &CellView, face: Face) -> Phrase {
    let what = match cell.content {
        Content::Void => phrase!("cell-void"),
        Content::Empty if cell.notes.is_empty() => phrase!("cell-empty"),
        Content::Empty => {
            let notes = cell.notes.simple | cell.notes.corner | cell.notes.center;
            let list: Vec<String> = notes.iter().map(|digit| digit.to_string()).collect();
            phrase!("cell-notes", notes = list.join(" "))
        }
        Content::Given(value) => phrase!("cell-given", value = value_name(face, value)),
        Content::Own(value) if cell.marks.conflict || cell.marks.wrong => {
            phrase!("cell-wrong", value = value_name(face, value))
        }
        Content::Own(value) => phrase!("cell-own", value = value_name(face, value)),
        Content::Revealed(value) => phrase!("cell-revealed", value = value_name(face, value)),
    };
    let (row, column) = (cell.cell.row() + 1, cell.cell.col() + 1);
    match cell.clue {
        Some(clue) => {
            phrase!("cell-name-clue", row = row, column = column, what = what, clue = clue)
        }
        None => phrase!("cell-name", row = row, column = column, what = what),
    }
}

fn value_name(face: Face, value: u8) -> Phrase {
    match (face, value) {
        (Face::Digits | Face::Bits, value) => phrase!("value-digit", value = value),
        (Face::Colors, 1) => phrase!("value-sun"),
        (Face::Colors, 2) => phrase!("value-drop"),
        (Face::Colors, 3) => phrase!("value-leaf"),
        (Face::Colors, 4) => phrase!("value-moon"),
        (Face::Colors, 5) => phrase!("value-star"),
        (Face::Colors, 6) => phrase!("value-heart"),
        (Face::Colors, 7) => phrase!("value-wave"),
        (Face::Colors, 8) => phrase!("value-bolt"),
        (Face::Colors, _) => phrase!("value-flower"),
    }
}
