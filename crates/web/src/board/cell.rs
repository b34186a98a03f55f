//! One cell of the board: what it shows, what it is called, and when it has the focus.

use super::face::value_html;
use crate::art::{block, emblem_html};
use crate::play::{Shot, Table};
use crate::prelude::*;
use crate::settings::Highlight;
use crate::text;
use session::view::{CellView, Content, Face, Notes};
use session::{Cell, Digit, DigitSet, EndResult, Phrase, phrase};
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

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
    /// Whether it tells the label of its region.
    labelled: bool,
}

/// How a cell is shaded. It changes with every step of the cursor, for many cells at once.
#[derive(Clone, PartialEq)]
struct Shade {
    class: String,
    colors: DigitSet,
    selected: bool,
    cursor: bool,
    /// Whether a wave runs over the board, which needs to know the place of the cell.
    won: bool,
}

/// A cell that is on the page.
struct Drawn {
    node: HtmlElement,
    inside: Inside,
    shade: Shade,
    /// What stands in its node.
    html: String,
}

/// The same before it has a node.
type Written = (Inside, Shade, String);

/// The rows of the board, as text for the browser to read: in one go it is many times as fast as
/// element by element. From then on one effect sets what has changed, for all cells.
pub fn rows(table: Table, board: NodeRef<leptos::html::Div>) -> String {
    let settings = table.frame.settings;
    let highlight = memo(move || settings.with(|settings| settings.highlight));
    let mut html = String::new();
    let mut written: Vec<Written> = table.shot.with_untracked(|shot| {
        let cols = usize::from(shot.view.board.cols);
        let cell = |index: usize| {
            if index.is_multiple_of(cols) {
                let end = if index == 0 { "" } else { "</div>" };
                let number = index / cols + 1;
                let _ = write!(html, r#"{end}<div role="row" aria-rowindex="{number}">"#);
            }
            write(&mut html, shot, index, highlight.get_untracked())
        };
        (0..shot.view.board.cells.len()).map(cell).collect()
    });
    let mut drawn: Vec<Drawn> = Vec::new();
    effect(move || {
        let highlight = highlight.get();
        table.shot.with(|shot| {
            let Some(board) = board.get_untracked() else { return };
            // Somebody may have moved since it was written.
            if drawn.is_empty() {
                drawn = find(&board, &mut written);
            }
            for (index, cell) in drawn.iter_mut().enumerate() {
                cell.become_like(shot, index, highlight);
            }
        });
    });
    html + "</div>"
}

/// Writes a cell as text.
fn write(html: &mut String, shot: &Shot, index: usize, highlight: Highlight) -> Written {
    let (inside, shade) = (inside(shot, index, highlight), shade(shot, index, highlight));
    let content = content(shot, index, &inside);
    let readonly = if inside.is_readonly() { r#" aria-readonly="true""# } else { "" };
    let _ = write!(
        html,
        r#"<div role="gridcell" data-cell="{}" aria-colindex="{}" class="{}" style="{}" tabindex="{}" aria-selected="{}"{readonly} aria-label="{}">{}</div>"#,
        inside.cell.index(),
        inside.cell.col() + 1,
        shade.class,
        shade.style(inside.cell),
        shade.tabindex(),
        shade.selected,
        text::escaped(&name(shot, index, &inside)),
        content,
    );
    (inside, shade, content)
}

/// The cells as the text has made them.
fn find(board: &HtmlElement, written: &mut Vec<Written>) -> Vec<Drawn> {
    let Ok(nodes) = board.query_selector_all("[data-cell]") else { return Vec::new() };
    let node = |index| nodes.get(index)?.dyn_into::<HtmlElement>().ok();
    let nodes = (0..nodes.length()).filter_map(node);
    let drawn = |(node, (inside, shade, html))| Drawn { node, inside, shade, html };
    nodes.zip(written.drain(..)).map(drawn).collect()
}

impl Drawn {
    fn become_like(&mut self, shot: &Shot, index: usize, highlight: Highlight) {
        let shade = shade(shot, index, highlight);
        if shade != self.shade {
            let before = std::mem::replace(&mut self.shade, shade);
            self.show_shade(&before);
        }
        let inside = inside(shot, index, highlight);
        if inside != self.inside {
            let before = std::mem::replace(&mut self.inside, inside);
            self.show_inside(&before, shot, index);
        }
    }

    fn show_shade(&self, before: &Shade) {
        let Drawn { node, shade, .. } = self;
        let set = |name: &str, value: &str| drop(node.set_attribute(name, value));
        if shade.class != before.class {
            set("class", &shade.class);
        }
        if (shade.colors, shade.won) != (before.colors, before.won) {
            set("style", &shade.style(self.inside.cell));
        }
        if shade.selected != before.selected {
            set("aria-selected", if shade.selected { "true" } else { "false" });
        }
        if shade.cursor != before.cursor {
            set("tabindex", shade.tabindex());
            // The focus goes with the cursor as long as it is on the board.
            let focused = document().active_element();
            let on_board = focused.is_some_and(|focused| focused.has_attribute("data-cell"));
            if shade.cursor && on_board {
                let _ = node.focus();
            }
        }
    }

    fn show_inside(&mut self, before: &Inside, shot: &Shot, index: usize) {
        let _ = self.node.set_attribute("aria-label", &name(shot, index, &self.inside));
        let _ = match self.inside.is_readonly() {
            true => self.node.set_attribute("aria-readonly", "true"),
            false => self.node.remove_attribute("aria-readonly"),
        };
        // What is drawn anew would move anew, so a digit in place of another stays the same element.
        let html = content(shot, index, &self.inside);
        if html == self.html {
            return;
        }
        let digit = self.inside.digit().filter(|_| before.digit().is_some());
        let element = digit.and_then(|_| self.node.query_selector(".value").ok().flatten());
        match digit.zip(element) {
            Some((digit, element)) => element.set_text_content(Some(&digit.to_string())),
            None => self.node.set_inner_html(&html),
        }
        self.html = html;
    }
}

impl Inside {
    /// What stands in the cell, if it is written as a digit.
    fn digit(&self) -> Option<u8> {
        self.content.value().filter(|_| self.face == Face::Digits)
    }

    fn is_readonly(&self) -> bool {
        matches!(self.content, Content::Given(_) | Content::Void)
    }
}

impl Shade {
    fn tabindex(&self) -> &'static str {
        if self.cursor { "0" } else { "-1" }
    }

    /// Empty for most cells most of the time: browsers find out once how those look that are alike.
    fn style(&self, cell: Cell) -> String {
        let place = self.won.then(|| format!("--r:{};--c:{};", cell.row(), cell.col()));
        place.unwrap_or_default() + &paint(self.colors)
    }
}

/// What the cell is called, in words.
fn name(shot: &Shot, index: usize, inside: &Inside) -> String {
    let name = in_words(inside);
    text::say(&match area(shot, index) {
        Some((number, range)) => {
            phrase!("cell-in-area", cell = name, number = number, range = range)
        }
        None => name,
    })
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
        labelled: has_label(shot, index),
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
    let mut class = "cell ".to_owned();
    push_edges(shot, index, &mut class);
    class.push_str(match cell.content {
        Content::Void => "void",
        Content::Empty => "empty",
        Content::Given(_) => "given",
        Content::Own(_) => "own",
        Content::Revealed(_) => "revealed",
    });
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
        (has_label(shot, index), " labelled"),
    ];
    for (_, name) in names.into_iter().filter(|(on, _)| *on) {
        class.push_str(name);
    }
    let tint = board.regions.get(usize::from(cell.region)).map_or(0, |region| region.tint);
    if tint > 0 {
        class.push_str(&format!(" tint-{tint}"));
    }
    let won = shot.outcome.end().is_some_and(|end| end.result == EndResult::Won);
    Shade { class, colors: cell.colors, selected, cursor, won }
}

/// Thick lines between regions; none at the rim, where the card has its own.
fn push_edges(shot: &Shot, index: usize, class: &mut String) {
    let board = &shot.view.board;
    let cols = usize::from(board.cols);
    let region = |index: usize| board.cells[index].region;
    if index < cols {
        class.push_str("rim-top ");
    } else if region(index) != region(index - cols) {
        class.push_str("top ");
    }
    if index.is_multiple_of(cols) {
        class.push_str("rim-left ");
    } else if region(index) != region(index - 1) {
        class.push_str("left ");
    }
}

/// Whether the label of a region stands here: in its first cell.
fn has_label(shot: &Shot, index: usize) -> bool {
    let board = &shot.view.board;
    let region = board.cells[index].region;
    let is_of = |cell: &CellView| cell.region == region && cell.content != Content::Void;
    board.regions.get(usize::from(region)).is_some_and(|region| region.label.is_some())
        && board.cells.iter().position(is_of) == Some(index)
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

/// What stands in a cell, as text.
fn content(shot: &Shot, index: usize, inside: &Inside) -> String {
    let mut html = String::new();
    if let Some((_, label)) = area(shot, index).filter(|_| inside.labelled) {
        let label = text::escaped(&text::say(&label));
        let _ = write!(html, r#"<span class="label" data-n="{label}"></span>"#);
    }
    match inside.content.value() {
        Some(value) => html.push_str(&value_html(inside.face, value)),
        None => write_notes(inside, &mut html),
    }
    if let Some(clue) = inside.clue {
        let _ = write!(html, r#"<span class="clue">{clue}</span>"#);
    }
    html
}

/// Small figures come by the style sheet, since the cell's name says them.
fn write_notes(inside: &Inside, html: &mut String) {
    let Inside { notes, face, lit, values, .. } = *inside;
    let class = |digit: Digit| match notes.tint_of(digit) {
        _ if Some(digit) == lit => "lit",
        Some(0) => "tint-a",
        Some(1) => "tint-b",
        Some(_) => "tint-c",
        None => "",
    };
    let note = |digit: Digit| {
        let class = class(digit);
        match face {
            Face::Colors => {
                format!(r#"<span class="{class}">{}</span>"#, emblem_html(digit.get()))
            }
            Face::Digits | Face::Bits => {
                format!(r#"<span class="{class}" data-n="{digit}"></span>"#)
            }
        }
    };
    if !notes.simple.is_empty() {
        let few = if values < 5 { " few" } else { "" };
        let style = block(values);
        let _ = write!(html, r#"<span class="notes{few}" style="{style}" aria-hidden="true">"#);
        for digit in Digit::all().take(values) {
            match notes.simple.contains(digit) {
                true => html.push_str(&note(digit)),
                false => html.push_str("<span></span>"),
            }
        }
        html.push_str("</span>");
    }
    if !notes.corner.is_empty() {
        html.push_str(r#"<span class="corner" aria-hidden="true">"#);
        notes.corner.iter().for_each(|digit| html.push_str(&note(digit)));
        html.push_str("</span>");
    }
    if !notes.center.is_empty() {
        let many = if notes.center.len() > 4 { " many" } else { "" };
        match face {
            Face::Colors => {
                let gems: String =
                    notes.center.iter().map(|digit| emblem_html(digit.get())).collect();
                let _ = write!(
                    html,
                    r#"<span class="center gems{many}" aria-hidden="true">{gems}</span>"#
                );
            }
            Face::Digits | Face::Bits => {
                let digits: String = notes.center.iter().map(|digit| digit.to_string()).collect();
                let _ = write!(html, r#"<span class="center{many}" data-n="{digits}"></span>"#);
            }
        }
    }
}

/// "row 3, column 5, empty, notes 2 7".
fn in_words(cell: &Inside) -> Phrase {
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
