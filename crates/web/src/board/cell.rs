//! One cell of the board: what it shows, what it is called, and when it has the focus.

use super::face::Value;
use crate::art::{Emblem, block};
use crate::play::{Shot, Table};
use crate::settings::Highlight;
use crate::text;
use crate::prelude::*;
use session::view::{CellView, Content, Face, Notes};
use session::{Cell, Digit, DigitSet, Phrase, phrase};

/// What stands in a cell and what it is called. It changes seldom, and only then costs words.
#[derive(Clone, PartialEq)]
struct Inside {
    cell: Cell,
    content: Content,
    notes: Notes,
    clue: Option<u8>,
    face: Face,
    /// How many values a note may have.
    values: usize,
    wrong: bool,
    /// The value whose notes shine here.
    lit: Option<Digit>,
}

/// How a cell is shaded. It changes with every step of the cursor, for many cells at once.
#[derive(Clone, PartialEq)]
struct Shade {
    class: String,
    colors: DigitSet,
    selected: bool,
    cursor: bool,
}

/// How a cell looks at the moment.
#[derive(Clone, Copy)]
pub struct Look {
    inside: RwSignal<Inside>,
    shade: RwSignal<Shade>,
}

/// The looks of all cells. One effect follows the table for all of them: if each cell did so for
/// itself, telling them would take longer at every key than all they find out.
pub fn looks(table: Table) -> Vec<Look> {
    let settings = table.frame.settings;
    let highlight = Memo::new(move |_| settings.with(|settings| settings.highlight));
    let looks = table.shot.with_untracked(|shot| {
        let look = |index| Look {
            inside: RwSignal::new(inside(shot, index, highlight.get_untracked())),
            shade: RwSignal::new(shade(shot, index, highlight.get_untracked())),
        };
        (0..shot.view.board.cells.len()).map(look).collect::<Vec<_>>()
    });
    let followed = looks.clone();
    Effect::new(move |_| {
        let highlight = highlight.get();
        table.shot.with(|shot| {
            for (index, look) in followed.iter().enumerate() {
                change(look.inside, inside(shot, index, highlight));
                change(look.shade, shade(shot, index, highlight));
            }
        });
    });
    looks
}

fn change<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|old| *old != value) {
        signal.set(value);
    }
}

#[component]
pub fn CellBox(table: Table, index: usize, look: Look) -> impl IntoView {
    let Look { inside, shade } = look;
    let edges = table.shot.with_untracked(|shot| edges(shot, index));
    let label = table.shot.with_untracked(|shot| region_label(shot, index));
    let area = table.shot.with_untracked(|shot| area(shot, index));
    let cell = inside.with_untracked(|inside| inside.cell);
    let (row, col) = (cell.row(), cell.col());
    let colors = Memo::new(move |_| shade.with(|shade| shade.colors));
    let node = NodeRef::<leptos::html::Div>::new();
    follow_cursor(node, shade);
    view! {
        <div
            node_ref=node
            role="gridcell"
            data-cell=cell.index()
            aria-colindex=col + 1
            class=move || shade.with(|shade| format!("cell {edges}{}", shade.class))
            style=move || format!("--r:{row};--c:{col};{}", paint(colors.get()))
            tabindex=move || if shade.with(|shade| shade.cursor) { "0" } else { "-1" }
            aria-selected=move || shade.with(|shade| shade.selected).to_string()
            aria-readonly=move || inside.with(|inside| matches!(inside.content, Content::Given(_) | Content::Void)).then_some("true")
            aria-label=move || {
                let name = inside.with(name);
                text::say(&area.clone().map_or_else(|| name.clone(), |(number, range)| {
                    phrase!("cell-in-area", cell = name.clone(), number = number, range = range)
                }))
            }
        >
            {label.map(|label| view! { <span class="label" data-n=label></span> })}
            {move || inside.with(content)}
        </div>
    }
}

/// The focus goes with the cursor as long as it is on the board.
fn follow_cursor(node: NodeRef<leptos::html::Div>, shade: RwSignal<Shade>) {
    let is_cursor = Memo::new(move |_| shade.with(|shade| shade.cursor));
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

/// The number and the range of the cell's region, where regions differ.
fn area(shot: &Shot, index: usize) -> Option<(u8, Phrase)> {
    let board = &shot.view.board;
    let region = board.cells[index].region;
    Some((region + 1, board.regions.get(usize::from(region))?.label.clone()?))
}

fn inside(shot: &Shot, index: usize, highlight: Highlight) -> Inside {
    let board = &shot.view.board;
    let CellView { cell, content, notes, clue, flags, .. } = board.cells[index];
    let lit = shot.lit().filter(|_| highlight >= Highlight::Same).and_then(Digit::new);
    Inside {
        cell,
        content,
        notes,
        clue,
        face: board.face,
        values: shot.view.pad.len(),
        wrong: flags.conflict || flags.wrong,
        lit: lit.filter(|digit| notes.all().contains(*digit)),
    }
}

fn shade(shot: &Shot, index: usize, highlight: Highlight) -> Shade {
    let board = &shot.view.board;
    let cell = &board.cells[index];
    let has_pad = !shot.view.pad.is_empty();
    let is_neighbor = shot.active().is_some_and(|chosen| {
        chosen.cell.row() == cell.cell.row()
            || chosen.cell.col() == cell.cell.col()
            || chosen.region == cell.region
    });
    let value = cell.content.value();
    let selected = has_pad && shot.input.selection().contains(cell.cell);
    let cursor = cell.cell == shot.input.cursor();
    let mut class = match cell.content {
        Content::Void => "void",
        Content::Empty => "empty",
        Content::Given(_) => "given",
        Content::Own(_) => "own",
        Content::Revealed(_) => "revealed",
    }
    .to_owned();
    let names = [
        (
            has_pad
                && highlight >= Highlight::Houses
                && is_neighbor
                && cell.content != Content::Void,
            " house",
        ),
        (
            has_pad && highlight >= Highlight::Same && value.is_some() && value == shot.lit(),
            " same",
        ),
        (selected, " selected"),
        (cursor, " cursor"),
        (cell.piece.is_some(), " covered"),
        (cell.flags.conflict || cell.flags.wrong, " bad"),
        (cell.flags.fresh, " fresh"),
    ];
    for (_, name) in names.into_iter().filter(|(on, _)| *on) {
        class.push_str(name);
    }
    let tint = board.regions.get(usize::from(cell.region)).map_or(0, |region| region.tint);
    if tint > 0 {
        class.push_str(&format!(" tint-{tint}"));
    }
    Shade { class, colors: cell.colors, selected, cursor }
}

/// Thick lines between regions; none at the rim, where the card has its own.
fn edges(shot: &Shot, index: usize) -> String {
    let board = &shot.view.board;
    let cols = usize::from(board.cols);
    let region = |index: usize| board.cells[index].region;
    let mut classes = String::new();
    if index < cols {
        classes.push_str("rim-top ");
    } else if region(index) != region(index - cols) {
        classes.push_str("top ");
    }
    if index.is_multiple_of(cols) {
        classes.push_str("rim-left ");
    } else if region(index) != region(index - 1) {
        classes.push_str("left ");
    }
    classes
}

/// A region's label stands in its first cell.
fn region_label(shot: &Shot, index: usize) -> Option<String> {
    let board = &shot.view.board;
    let region = board.cells[index].region;
    let first = board
        .cells
        .iter()
        .position(|cell| cell.region == region && cell.content != Content::Void)?;
    let label = board.regions.get(usize::from(region))?.label.as_ref()?;
    (first == index).then(|| text::say(label))
}

/// Several colours share a cell as slices.
fn paint(colors: DigitSet) -> String {
    let n = colors.len();
    if n == 0 {
        return String::new();
    }
    let slice = |index: u32| index * 360 / n;
    let stops: Vec<String> = colors
        .iter()
        .enumerate()
        .map(|(index, color)| {
            let (from, to) = (slice(index as u32), slice(index as u32 + 1));
            format!("color-mix(in srgb,var(--c{color}) 62%,var(--paper)) {from}deg {to}deg")
        })
        .collect();
    format!("background:conic-gradient({})", stops.join(","))
}

fn content(inside: &Inside) -> AnyView {
    let clue = inside.clue.map(|clue| view! { <span class="clue">{clue}</span> });
    match inside.content.value() {
        Some(value) => view! { <Value face=inside.face value/> {clue} }.into_any(),
        None => view! { {notes(inside)} {clue} }.into_any(),
    }
}

fn notes(inside: &Inside) -> Option<AnyView> {
    let Inside { notes, face, lit, values, .. } = *inside;
    if notes.is_empty() {
        return None;
    }
    let class = move |digit: Digit| match notes.tint_of(digit) {
        _ if Some(digit) == lit => "lit",
        Some(0) => "tint-a",
        Some(1) => "tint-b",
        Some(_) => "tint-c",
        None => "",
    };
    // A note as it is drawn: small figures by the style sheet, since the cell's name says them.
    let note = move |digit: Digit| match face {
        Face::Colors => {
            view! { <span class=class(digit)><Emblem value=digit.get()/></span> }.into_any()
        }
        Face::Digits | Face::Bits => {
            view! { <span class=class(digit) data-n=digit.get()></span> }.into_any()
        }
    };
    let simple = (!notes.simple.is_empty()).then(|| {
        let places = Digit::all().take(values).map(|digit| match notes.simple.contains(digit) {
            true => note(digit),
            false => view! { <span></span> }.into_any(),
        });
        view! { <span class="notes" style=block(values) aria-hidden="true">{places.collect_view()}</span> }
    });
    let corner = (!notes.corner.is_empty()).then(|| {
        let digits = notes.corner.iter().map(note).collect_view();
        view! { <span class="corner" aria-hidden="true">{digits}</span> }
    });
    let center = (!notes.center.is_empty()).then(|| {
        let many = if notes.center.len() > 4 { " many" } else { "" };
        match face {
            Face::Colors => {
                let gems = notes.center.iter().map(|digit| view! { <Emblem value=digit.get()/> });
                view! { <span class=format!("center gems{many}") aria-hidden="true">{gems.collect_view()}</span> }.into_any()
            }
            Face::Digits | Face::Bits => {
                let digits: String = notes.center.iter().map(|digit| digit.to_string()).collect();
                view! { <span class=format!("center{many}") data-n=digits></span> }.into_any()
            }
        }
    });
    Some(view! { {simple} {corner} {center} }.into_any())
}

/// "row 3, column 5, empty, notes 2 7".
fn name(cell: &Inside) -> Phrase {
    let face = cell.face;
    let what = match cell.content {
        Content::Void => phrase!("cell-void"),
        Content::Empty if cell.notes.is_empty() => phrase!("cell-empty"),
        Content::Empty => {
            let list: Vec<String> =
                cell.notes.all().iter().map(|digit| text::say(&face.name(digit.get()))).collect();
            phrase!("cell-notes", notes = list.join(" "))
        }
        Content::Given(value) => phrase!("cell-given", value = face.name(value)),
        Content::Own(value) if cell.wrong => {
            phrase!("cell-wrong", value = face.name(value))
        }
        Content::Own(value) => phrase!("cell-own", value = face.name(value)),
        Content::Revealed(value) => phrase!("cell-revealed", value = face.name(value)),
    };
    let (row, column) = (cell.cell.row() + 1, cell.cell.col() + 1);
    match cell.clue {
        Some(clue) => {
            phrase!("cell-name-clue", row = row, column = column, what = what, clue = clue)
        }
        None => phrase!("cell-name", row = row, column = column, what = what),
    }
}
