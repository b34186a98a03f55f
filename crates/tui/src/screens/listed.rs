//! A screen to choose from: what keys and clicks do to its list, and that what is picked is opened. What is in the
//! list and how the screen looks, each one knows itself.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::widgets::list::{Item, List, Picked};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};

pub trait Listed {
    fn list(&mut self) -> &mut List;
    fn items(&self, context: &Context) -> Vec<Item>;
    /// One of the items was picked.
    fn open(&mut self, index: usize, context: &mut Context) -> Next;
    fn show(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context);
    /// Where a key leads that leads away.
    fn away(&self, key: KeyCode) -> Option<Next> {
        let is_away = matches!(key, KeyCode::Char('q') | KeyCode::Esc | KeyCode::Left);
        is_away.then_some(Next::Back)
    }
    /// Another screen was on top of it and may have changed what it offers.
    fn grow_stale(&mut self);
}

impl<T: Listed> Screen for T {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        self.show(frame, area, context);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        if let Some(next) = self.away(key.code) {
            return next;
        }
        let items = self.items(context);
        let picked = self.list().key(key, &items);
        opened(self, picked, context)
    }

    fn click(&mut self, at: Position, context: &mut Context) -> Next {
        let items = self.items(context);
        let picked = self.list().click(at, &items);
        opened(self, picked, context)
    }

    fn leave(&mut self, _context: &mut Context) {
        self.grow_stale();
    }
}

fn opened(screen: &mut impl Listed, picked: Picked, context: &mut Context) -> Next {
    match picked {
        Picked::Item(index) => screen.open(index, context),
        Picked::Nothing => Next::Stay,
    }
}
