//! The keys, from the very table that binds them.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::frame;
use crate::theme::Paint;
use ratatui::Frame;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use session::keys::{self, Held, Place};
use session::{View, phrase};

pub struct Help {
    view: View,
}

impl Help {
    pub fn new(view: View) -> Help {
        Help { view }
    }

    /// Each wish once, with all the keys that do it.
    fn lines(&self, context: &Context) -> Vec<(String, String)> {
        let mut lines: Vec<(String, String)> = Vec::new();
        if !self.view.pad.is_empty() {
            lines.push(("1–9".into(), context.say(&phrase!("key-value"))));
        }
        for binding in keys::listed(&self.view, Place::Terminal) {
            let words = context.say(&keys::words_for(binding.wish));
            let key = shown(binding.code, binding.held);
            match lines.iter_mut().find(|(_, known)| *known == words) {
                Some((keys, _)) => *keys = format!("{keys} {key}"),
                None => lines.push((key, words)),
            }
        }
        lines
    }
}

fn shown(code: &str, held: Held) -> String {
    let key = match code {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Escape" => "Esc",
        "Period" => ".",
        "Comma" => ",",
        "Slash" if held == Held::Shift => return "?".into(),
        other => other.strip_prefix("Key").or(other.strip_prefix("Digit")).unwrap_or(other),
    };
    match (held, code.strip_prefix("Key")) {
        (Held::None, Some(letter)) => letter.to_lowercase(),
        (Held::Shift, Some(letter)) => letter.into(),
        (Held::None, None) => key.into(),
        (Held::Shift, None) => format!("⇧{key}"),
        (Held::Ctrl, _) => format!("^{key}"),
        (Held::CtrlShift, _) => format!("^⇧{key}"),
    }
}

impl Screen for Help {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        let keys = [("Esc", context.say(&phrase!("tui-back")))];
        let inner = frame::draw(&context.say(&phrase!("key-help")), &keys, frame, area, context);
        let lines: Vec<Line<'_>> = self
            .lines(context)
            .into_iter()
            .map(|(keys, words)| {
                Line::from(vec![
                    Span::styled(format!("{keys:>22}  "), context.theme.style(Paint::Title)),
                    Span::styled(words, context.theme.style(Paint::Text)),
                ])
            })
            .collect();
        // Two columns where one is not enough.
        let rows = usize::from(inner.height.max(1));
        let (first, second) = lines.split_at(rows.min(lines.len()));
        let half = if second.is_empty() { inner.width } else { inner.width / 2 };
        frame.render_widget(Paragraph::new(first.to_vec()), Rect { width: half, ..inner });
        let right = Rect { x: inner.x + half, width: inner.width - half, ..inner };
        frame.render_widget(Paragraph::new(second.to_vec()), right);
    }

    fn key(&mut self, _key: KeyEvent, _context: &mut Context) -> Next {
        Next::Back
    }
}
