//! The keys, from the very table that binds them.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::keys::shown;
use crate::screens::frame;
use crate::theme::Paint;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use session::keys::{value_help, words_for};
use session::{Desk, Phrase, View, phrase};

pub struct Help {
    view: View,
    /// What this run does not grant, by its words.
    refused: Vec<Phrase>,
    /// How many lines are scrolled away at the top.
    gone: u16,
    /// The most that can be, known since the last drawing.
    most_gone: u16,
}

impl Help {
    pub fn new(desk: &Desk, context: &Context) -> Help {
        let intents = context.keymap.bindings().map(|binding| binding.intent);
        let refused = intents.filter(|intent| !desk.offers(*intent, context.tick));
        let refused = refused.map(words_for).collect();
        Help { view: desk.view(context.tick), refused, gone: 0, most_gone: 0 }
    }

    /// Each intent once, with all the keys that do it.
    fn lines(&self, context: &Context) -> Vec<(String, String)> {
        let mut lines: Vec<(String, String)> = Vec::new();
        if let Some((keys, words)) = value_help(&self.view) {
            lines.push((keys, context.say(&words)));
        }
        let granted = context.keymap.help(&self.view).into_iter();
        for (words, chords) in granted.filter(|(words, _)| !self.refused.contains(words)) {
            let keys: Vec<_> = chords.iter().map(shown).collect();
            lines.push((keys.join(" "), context.say(&words)));
        }
        lines
    }
}

impl Screen for Help {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        let keys =
            [("↑ ↓", context.say(&phrase!("key-go"))), ("Esc", context.say(&phrase!("tui-back")))];
        let inner = frame::draw(&context.say(&phrase!("key-help")), &keys, frame, area, context);
        let lines = self.lines(context);
        let width = lines.iter().map(|(keys, _)| keys.chars().count()).max().unwrap_or(0) + 1;
        let lines: Vec<Line<'_>> = lines
            .into_iter()
            .map(|(keys, words)| {
                Line::from(vec![
                    Span::styled(format!("{keys:>width$}  "), context.theme.style(Paint::Title)),
                    Span::styled(words, context.theme.style(Paint::Text)),
                ])
            })
            .collect();
        self.most_gone = (lines.len() as u16).saturating_sub(inner.height);
        self.gone = self.gone.min(self.most_gone);
        frame.render_widget(Paragraph::new(lines).scroll((self.gone, 0)), inner);
    }

    fn key(&mut self, key: KeyEvent, _context: &mut Context) -> Next {
        const PAGE: u16 = 10;
        self.gone = match key.code {
            KeyCode::Down | KeyCode::Char('j') => self.gone + 1,
            KeyCode::Up | KeyCode::Char('k') => self.gone.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.gone + PAGE,
            KeyCode::PageUp => self.gone.saturating_sub(PAGE),
            _ => return Next::Back,
        }
        .min(self.most_gone);
        Next::Stay
    }
}
