//! Draws a desk: board left, everything else right of it.

use crate::context::Context;
use crate::keys::shown;
use crate::screens::frame;
use crate::theme::Paint;
use crate::widgets::board::{Board, BoardSize, GhostCells, Placed};
use crate::widgets::pieces::{Drawn, Laid, draw_tray};
use crate::widgets::{glyph, side, wrapped};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use session::view::{Face, PadKey, PieceView, View};
use session::{Action, Cell, CellSet, Desk, DigitSet, Ghost, Intent, Phrase, phrase};

/// What stands beside the board needs this much.
const SIDE_WIDTH: u16 = 28;
/// And this much below a wide one.
const ROWS_BELOW: u16 = 6;

pub fn draw(
    desk: &Desk,
    said: Option<&Phrase>,
    frame: &mut Frame<'_>,
    area: Rect,
    context: &Context,
) -> (Placed, Laid) {
    let view = desk.view(context.tick);
    let bound = [
        (Intent::Help, phrase!("key-help")),
        (Intent::Hint, phrase!("tui-hint")),
        (Intent::Undo, phrase!("key-undo")),
        (Intent::Pause, phrase!("key-pause")),
    ];
    let bound: Vec<(String, String)> = bound
        .into_iter()
        .filter(|(intent, _)| desk.offers(*intent, context.tick))
        .filter_map(|(intent, words)| {
            Some((shown(&context.keymap.key_of(intent)?), context.say(&words)))
        })
        .collect();
    let mut keys: Vec<(&str, String)> =
        bound.iter().map(|(key, words)| (key.as_str(), words.clone())).collect();
    keys.push(("q", context.say(&phrase!("tui-back"))));
    let inner = frame::draw(&title(desk, context), &keys, frame, area, context);
    let said = said.map(|said| wrapped::lines(&context.say(said), inner.width - 2));
    let said = said.unwrap_or_default();
    let [middle, words] =
        Layout::vertical([Constraint::Min(0), Constraint::Length(said.len().max(1) as u16)])
            .areas(inner);
    let said = said.into_iter().map(|line| Line::raw(format!(" {line}"))).collect::<Vec<_>>();
    frame.render_widget(Paragraph::new(said).style(context.theme.style(Paint::Title)), words);
    let size = fitting_size(&view, middle);
    let extent = Board::size(&view.board, size);
    let [board, side] = match size {
        // What is beside other boards is below a wide one.
        BoardSize::Wide => {
            Layout::vertical([Constraint::Length(extent.height), Constraint::Min(0)]).areas(middle)
        }
        BoardSize::Compact | BoardSize::Large => {
            Layout::horizontal([Constraint::Length(extent.width + 3), Constraint::Min(0)])
                .areas(middle)
        }
    };
    let placed = draw_board(desk, &view, size, board, frame, context);
    let laid = match (desk.session().is_paused(), size) {
        (true, _) => Laid::default(),
        (false, BoardSize::Wide) => {
            draw_below(desk, &view, side, frame, context);
            Laid::default()
        }
        (false, _) => draw_side(desk, &view, side, frame, context),
    };
    (placed, laid)
}

fn title(desk: &Desk, context: &Context) -> String {
    let deal = desk.session().deal();
    let preset =
        deal.game.preset(deal.preset).map(|preset| context.say(&preset.name)).unwrap_or_default();
    format!("Ninefold · {} · {preset}", context.say(&deal.game.info().name))
}

/// The largest size that there is room for.
pub fn fitting_size(view: &View, area: Rect) -> BoardSize {
    let large = Board::size(&view.board, BoardSize::Large);
    if large.width + 3 + SIDE_WIDTH <= area.width && large.height <= area.height {
        return BoardSize::Large;
    }
    let wide = Board::size(&view.board, BoardSize::Wide);
    let has_room = wide.width < area.width && wide.height + ROWS_BELOW <= area.height;
    let has_notes = view.board.cells.iter().any(|cell| !cell.notes.is_empty());
    match has_room && has_notes && view.tray_room == 0 {
        true => BoardSize::Wide,
        false => BoardSize::Compact,
    }
}

fn draw_board(
    desk: &Desk,
    view: &View,
    size: BoardSize,
    area: Rect,
    frame: &mut Frame<'_>,
    context: &Context,
) -> Placed {
    let ghost = desk.ghost(context.tick).zip(desk.held());
    let ghost = ghost.map(|(ghost, piece)| GhostCells::new(&ghost, ghost_values(&ghost, &piece)));
    let is_paused = desk.session().is_paused();
    let board = Board {
        view: &view.board,
        input: desk.input(),
        ghost: ghost.as_ref(),
        stage: desk.open_hint().and_then(|open| open.stage()),
        covered: is_paused,
        theme: context.theme,
    };
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let placed = board.draw(size, area, frame.buffer_mut());
    if is_paused {
        let words =
            Line::styled(context.say(&phrase!("tui-paused")), context.theme.style(Paint::Title))
                .centered();
        frame.render_widget(words, Rect { y: area.y + area.height / 2, height: 1, ..area });
    }
    placed
}

/// The cells a held piece would cover where its ghost lies.
fn ghost_values(ghost: &Ghost, piece: &PieceView) -> Vec<(Cell, u8)> {
    let Action::Place { at, turn, .. } = ghost.action else { return Vec::new() };
    let cells = piece.cells.iter().filter_map(|cell| {
        let (row, col) = turn.apply((cell.row, cell.col));
        let (row, col) = (at.row() as i8 + row, at.col() as i8 + col);
        Some((Cell::at(u8::try_from(row).ok()?, u8::try_from(col).ok()?)?, cell.value))
    });
    cells.collect()
}

fn draw_side(
    desk: &Desk,
    view: &View,
    area: Rect,
    frame: &mut Frame<'_>,
    context: &Context,
) -> Laid {
    let mut lines = standing(desk, view, context);
    lines.push(Line::default());
    lines.extend(advice(desk, view, context));
    let used = lines.iter().map(|line| rows_of(line, area.width)).sum::<u16>().min(area.height);
    let text = Paragraph::new(lines).wrap(Wrap { trim: false });
    frame.render_widget(text, area);
    let rest = Rect { y: area.y + used, height: area.height - used, ..area };
    draw_pieces(desk, view, rest, frame, context)
}

/// In two columns: how it stands, and what is said.
fn draw_below(desk: &Desk, view: &View, area: Rect, frame: &mut Frame<'_>, context: &Context) {
    let area = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let [left, right] =
        Layout::horizontal([Constraint::Length(SIDE_WIDTH), Constraint::Min(0)]).areas(area);
    frame.render_widget(Paragraph::new(standing(desk, view, context)), left);
    let said = advice(desk, view, context);
    // A list of many short lines goes on in a second column.
    let n_rows = usize::from(right.height.max(1));
    let halves = match desk.open_hint().is_none() && said.len() > n_rows {
        true => vec![said[..n_rows].to_vec(), said[n_rows..].to_vec()],
        false => vec![said],
    };
    let columns = Layout::horizontal(halves.iter().map(|_| Constraint::Fill(1))).split(right);
    for (lines, column) in halves.into_iter().zip(columns.iter()) {
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), *column);
    }
}

/// Figures, the mode of entry and the cell under the cursor.
fn standing(desk: &Desk, view: &View, context: &Context) -> Vec<Line<'static>> {
    let mut lines = side::readouts(&view.readouts, context);
    if !view.pad.is_empty() {
        lines.push(side::mode(desk.input(), context));
        lines.push(pad(desk, view, context));
        lines.extend(under_cursor(desk, view, context));
        lines.extend(side::links(&view.board.links, desk.input(), context));
    }
    lines
}

/// The hint that is open, or else what the game says and offers.
fn advice(desk: &Desk, view: &View, context: &Context) -> Vec<Line<'static>> {
    if let Some(open) = desk.open_hint() {
        return side::open_hint(open, context);
    }
    let notices = view.notice.iter();
    let mut lines: Vec<Line<'static>> = notices
        .map(|notice| Line::styled(context.say(notice), context.theme.style(Paint::Text)))
        .collect();
    lines.extend(preview(desk, context));
    if view.tray.is_empty() && desk.hand().is_none() {
        lines.extend(side::commands(&view.commands, context));
    }
    lines
}

/// What the cell under the cursor holds that one character cannot show: its region and its notes.
fn under_cursor(desk: &Desk, view: &View, context: &Context) -> Option<Line<'static>> {
    let cell = view.board.cells.iter().find(|cell| cell.cell == desk.input().cursor())?;
    let label =
        view.board.regions.get(usize::from(cell.region)).and_then(|region| region.label.as_ref());
    let digits = |notes: DigitSet| notes.iter().map(|digit| digit.to_char()).collect::<String>();
    let notes = [cell.notes.simple, cell.notes.corner, cell.notes.center].map(digits);
    let parts = label
        .map(|label| context.say(label))
        .into_iter()
        .chain(notes)
        .filter(|part| !part.is_empty());
    let text = format!("{} {}", cell.cell, parts.collect::<Vec<_>>().join(" "));
    Some(Line::styled(text, context.theme.style(Paint::Quiet)))
}

/// How many rows a wrapped line takes; one more than its length asks for, since words stay whole.
fn rows_of(line: &Line<'_>, width: u16) -> u16 {
    let length = line.width() as u16;
    if length <= width { 1 } else { length.div_ceil(width.max(1)) + 1 }
}

/// What the piece in hand would complete and pay where it hovers.
fn preview(desk: &Desk, context: &Context) -> Vec<Line<'static>> {
    let Some(ghost) = desk.ghost(context.tick) else { return Vec::new() };
    let mut lines = Vec::new();
    for sum in &ghost.preview.sums {
        let bits: String = sum.bits.iter().map(|bit| char::from(b'0' + bit)).collect();
        lines.push(Line::styled(
            format!("({bits})₂ = {}", sum.value),
            context.theme.style(Paint::Text),
        ));
    }
    if ghost.preview.points > 0 {
        let points = phrase!("tui-points", points = ghost.preview.points as i64);
        lines.push(Line::styled(context.say(&points), context.theme.style(Paint::Title)));
    }
    if let Some(refusal) = &ghost.preview.refusal {
        lines.push(Line::styled(context.say(&refusal.why), context.theme.style(Paint::Urgent)));
    }
    lines
}

/// The values; those that are all placed, or that the cell under the cursor does not take, rest.
fn pad(desk: &Desk, view: &View, context: &Context) -> Line<'static> {
    let cells = CellSet::only(desk.input().cursor());
    let key = |key: &PadKey| {
        let enter = Action::Enter { cells, value: key.value };
        let is_taken = desk.session().preview(&enter, context.tick).refusal.is_none();
        let rests = key.left == Some(0) || !is_taken;
        let symbol = glyph::of(key.value, view.board.face);
        let symbol = match view.board.face {
            _ if rests => "·".to_owned(),
            // Which key it is, an emblem does not say.
            Face::Colors => format!("{}{symbol}", key.value),
            Face::Digits | Face::Bits => symbol.to_string(),
        };
        let paint = if rests { Paint::Quiet } else { Paint::Own };
        Span::styled(format!("{symbol} "), context.theme.style(paint))
    };
    Line::from(view.pad.iter().map(key).collect::<Vec<_>>())
}

fn draw_pieces(
    desk: &Desk,
    view: &View,
    area: Rect,
    frame: &mut Frame<'_>,
    context: &Context,
) -> Laid {
    let mut area = area;
    if let Some(held) = desk.held() {
        let drawn = Drawn::new(&held);
        let words = context.say(&phrase!("tui-in-hand"));
        frame.render_widget(
            Line::styled(words, context.theme.style(Paint::Quiet)),
            Rect { height: area.height.min(1), ..area },
        );
        let at = Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(1),
        };
        drawn.draw(at, context.theme.style(Paint::Cursor), view.board.face, frame.buffer_mut());
        let used = (drawn.size.height + 2).min(area.height);
        area = Rect { y: area.y + used, height: area.height - used, ..area };
    }
    if !view.tray.is_empty() && area.height > 1 {
        let words = context.say(&phrase!("tui-tray", count = view.tray.len() as u32));
        frame.render_widget(
            Line::styled(words, context.theme.style(Paint::Quiet)),
            Rect { height: 1, ..area },
        );
        area = Rect { y: area.y + 1, height: area.height - 1, ..area };
    }
    let laid = draw_tray(&view.tray, view.board.face, area, frame.buffer_mut(), context.theme);
    if laid.n_hidden > 0 && area.height > 0 {
        let words = context.say(&phrase!("tui-more-pieces", count = laid.n_hidden));
        let line = Line::styled(words, context.theme.style(Paint::Quiet)).right_aligned();
        frame.render_widget(line, Rect { y: area.bottom() - 1, height: 1, ..area });
    }
    laid
}
