//! What all screens have around them: a title above, keys below.

use crate::context::Context;
use crate::theme::Paint;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

/// Draws title and key line and gives the room between them.
pub fn draw(
    title: &str,
    keys: &[(&str, String)],
    frame: &mut Frame<'_>,
    area: Rect,
    context: &Context,
) -> Rect {
    let [top, middle, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)])
            .areas(area);
    frame.render_widget(Line::styled(format!(" {title}"), context.theme.style(Paint::Title)), top);
    let mut line = Line::default();
    for (key, words) in keys {
        line.push_span(Span::styled(format!(" {key} "), context.theme.style(Paint::Title)));
        line.push_span(Span::styled(format!("{words} "), context.theme.style(Paint::Quiet)));
    }
    frame.render_widget(line, bottom);
    middle
}
