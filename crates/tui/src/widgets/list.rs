//! A list with one chosen line, as menus need it.

use crate::context::Context;
use crate::theme::Paint;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

/// A line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub title: String,
    pub about: String,
    /// Shown, but not to be chosen.
    pub is_locked: bool,
}

#[derive(Clone, Debug, Default)]
pub struct List {
    chosen: usize,
    rects: Vec<Rect>,
}

/// What a key or click did to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    Nothing,
    Item(usize),
}

impl List {
    pub fn key(&mut self, key: KeyEvent, items: &[Item]) -> Picked {
        let n_items = items.len().max(1);
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.chosen = (self.chosen + n_items - 1) % n_items,
            KeyCode::Down | KeyCode::Char('j') => self.chosen = (self.chosen + 1) % n_items,
            KeyCode::Enter | KeyCode::Char(' ' | 'l') | KeyCode::Right => {
                return self.pick(self.chosen, items);
            }
            KeyCode::Char(digit @ '1'..='9') => {
                return self.pick(digit as usize - '1' as usize, items);
            }
            _ => {}
        }
        Picked::Nothing
    }

    pub fn click(&mut self, at: Position, items: &[Item]) -> Picked {
        match self.rects.iter().position(|rect| rect.contains(at)) {
            Some(index) => self.pick(index, items),
            None => Picked::Nothing,
        }
    }

    fn pick(&mut self, index: usize, items: &[Item]) -> Picked {
        match items.get(index) {
            Some(item) if !item.is_locked => {
                self.chosen = index;
                Picked::Item(index)
            }
            _ => Picked::Nothing,
        }
    }

    pub fn draw(&mut self, items: &[Item], area: Rect, frame: &mut Frame<'_>, context: &Context) {
        self.rects.clear();
        let width = items.iter().map(|item| item.title.chars().count()).max().unwrap_or(0);
        // The chosen line is always in sight.
        let first = (self.chosen + 1).saturating_sub(usize::from(area.height));
        for (row, (index, item)) in
            items.iter().enumerate().skip(first).take(usize::from(area.height)).enumerate()
        {
            let rect = Rect { y: area.y + row as u16, height: 1, ..area };
            let paint = match (index == self.chosen, item.is_locked) {
                (true, _) => Paint::Chosen,
                (false, true) => Paint::Quiet,
                (false, false) => Paint::Text,
            };
            let pointer = if index == self.chosen { "▸" } else { " " };
            let title = format!("{pointer} {:>2} {:width$} ", index + 1, item.title);
            let line = Line::from(vec![
                Span::styled(title, context.theme.style(paint)),
                Span::styled(format!(" {}", item.about), context.theme.style(Paint::Quiet)),
            ]);
            frame.render_widget(line, rect);
            self.rects.push(rect);
        }
    }
}
