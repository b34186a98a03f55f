//! A list with one chosen line, as menus need it. It scrolls, and asks only for the items in sight.

use super::wrapped;
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
    /// The first item in sight.
    first: usize,
    /// How many were in sight when it was last drawn: what a page is.
    n_in_sight: usize,
    /// Where the items in sight are.
    rects: Vec<(Rect, usize)>,
}

/// What a key or click did to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    Nothing,
    Item(usize),
}

impl List {
    /// With this line chosen.
    pub fn at(chosen: usize) -> List {
        List { chosen, ..List::default() }
    }

    /// The index of the chosen line.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    pub fn key(&mut self, key: KeyEvent, items: &[Item]) -> Picked {
        self.key_among(key, items.len(), |index| items[index].is_locked)
    }

    pub fn click(&mut self, at: Position, items: &[Item]) -> Picked {
        self.click_among(at, |index| items[index].is_locked)
    }

    pub fn draw(&mut self, items: &[Item], area: Rect, frame: &mut Frame<'_>, context: &Context) {
        let width = items.iter().map(|item| item.title.chars().count()).max().unwrap_or(0);
        let show = &mut |index: usize| items[index].clone();
        self.draw_among(items.len(), width, show, area, frame, context);
    }

    /// How many rows all of them take in this width.
    pub fn height(items: &[Item], width: u16) -> u16 {
        let titles = items.iter().map(|item| item.title.chars().count()).max().unwrap_or(0);
        items.iter().map(|item| about_in(item, width, titles).0).sum()
    }

    /// A key, in a list of so many items.
    pub fn key_among(
        &mut self,
        key: KeyEvent,
        n_items: usize,
        is_locked: impl Fn(usize) -> bool,
    ) -> Picked {
        let (n_items, last) = (n_items.max(1), n_items.saturating_sub(1));
        let page = self.n_in_sight.max(1);
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.chosen = (self.chosen + n_items - 1) % n_items,
            KeyCode::Down | KeyCode::Char('j') => self.chosen = (self.chosen + 1) % n_items,
            KeyCode::PageUp => self.chosen = self.chosen.saturating_sub(page),
            KeyCode::PageDown => self.chosen = (self.chosen + page).min(last),
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = last,
            KeyCode::Enter | KeyCode::Char(' ' | 'l') | KeyCode::Right => {
                return self.pick(self.chosen, last, is_locked);
            }
            KeyCode::Char(digit @ '1'..='9') => {
                return self.pick(digit as usize - '1' as usize, last, is_locked);
            }
            _ => {}
        }
        Picked::Nothing
    }

    pub fn click_among(&mut self, at: Position, is_locked: impl Fn(usize) -> bool) -> Picked {
        match self.rects.iter().find(|(rect, _)| rect.contains(at)) {
            Some(&(_, index)) => self.pick(index, index, is_locked),
            None => Picked::Nothing,
        }
    }

    fn pick(&mut self, index: usize, last: usize, is_locked: impl Fn(usize) -> bool) -> Picked {
        if index > last || is_locked(index) {
            return Picked::Nothing;
        }
        self.chosen = index;
        Picked::Item(index)
    }

    /// Draws a list of so many items with titles of this width.
    pub fn draw_among(
        &mut self,
        n_items: usize,
        width: usize,
        show: &mut dyn FnMut(usize) -> Item,
        area: Rect,
        frame: &mut Frame<'_>,
        context: &Context,
    ) {
        self.rects.clear();
        if n_items == 0 {
            return;
        }
        self.chosen = self.chosen.min(n_items - 1);
        let indent = indent(width);
        let rows_of = |item: &Item| about_in(item, area.width, width);
        self.scroll(area.height, &mut |index| rows_of(&show(index)).0);
        let mut y = area.y;
        for index in self.first..n_items {
            let item = show(index);
            let (height, about) = rows_of(&item);
            if y + height > area.bottom() {
                break;
            }
            let rect = Rect { y, height, ..area };
            let paint = match (index == self.chosen, item.is_locked) {
                (true, _) => Paint::Chosen,
                (false, true) => Paint::Quiet,
                (false, false) => Paint::Text,
            };
            let pointer = if index == self.chosen { "▸" } else { " " };
            let title = format!("{pointer} {:>2} {:width$} ", index + 1, item.title);
            frame.render_widget(Span::styled(title, context.theme.style(paint)), rect);
            for (row, line) in (y..).zip(about) {
                let beside = Rect { x: area.x + indent, y: row, height: 1, ..area };
                frame.render_widget(
                    Line::styled(line, context.theme.style(Paint::Quiet)),
                    beside.intersection(area),
                );
            }
            self.rects.push((rect, index));
            y += height;
        }
        self.n_in_sight = self.rects.len();
    }

    /// As little as needed, so that the chosen item is in sight.
    fn scroll(&mut self, height: u16, rows_of: &mut dyn FnMut(usize) -> u16) {
        let mut room = height.saturating_sub(rows_of(self.chosen));
        let mut earliest = self.chosen;
        while earliest > 0 {
            let rows = rows_of(earliest - 1);
            if rows > room {
                break;
            }
            room -= rows;
            earliest -= 1;
        }
        self.first = self.first.clamp(earliest, self.chosen);
    }
}

/// Pointer, number, spaces and titles of this width stand before what is told about an item.
fn indent(titles: usize) -> u16 {
    titles as u16 + 7
}

/// The rows of an item, and what is told in them.
fn about_in(item: &Item, width: u16, titles: usize) -> (u16, Vec<String>) {
    let lines = wrapped::lines(&item.about, width.saturating_sub(indent(titles)));
    (lines.len().max(1) as u16, lines)
}
