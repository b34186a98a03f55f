//! All runs under way, however many: each is read when it comes into sight.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::{frame, game::GameScreen};
use crate::theme::Paint;
use crate::widgets::list::{Item, List, Picked};
use native::{Damaged, Saved};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::widgets::{Paragraph, Wrap};
use session::{GameId, Phrase, phrase};
use std::path::PathBuf;

pub struct Runs {
    list: List,
    entries: Vec<Entry>,
    /// Why one could not be opened.
    trouble: Option<Phrase>,
    is_stale: bool,
}

enum Entry {
    Unread(PathBuf),
    Read(Box<Saved>),
    Gone,
    Damaged(Damaged),
}

/// What there is to know about a saved run in one line.
pub fn about(saved: &Saved, context: &Context) -> String {
    let deal = &saved.log.deal;
    let preset = deal.game.preset(deal.preset).map(|preset| context.say(&preset.name));
    let day = deal.day().map(|day| day.to_string());
    let parts = [preset, day, Some(standing(saved, context))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// How long it was played, and whether somebody is playing it now.
pub fn standing(saved: &Saved, context: &Context) -> String {
    match context.store.is_held(saved.log.run) {
        true => format!("{} · {}", saved.log.at, context.say(&phrase!("tui-held-short"))),
        false => saved.log.at.to_string(),
    }
}

impl Runs {
    pub fn new(context: &Context) -> Runs {
        let mut runs =
            Runs { list: List::default(), entries: Vec::new(), trouble: None, is_stale: false };
        runs.refresh(context);
        runs
    }

    fn refresh(&mut self, context: &Context) {
        self.entries = context.store.saves().into_iter().map(Entry::Unread).collect();
        self.is_stale = false;
    }

    fn open(&mut self, picked: Picked, context: &Context) -> Next {
        let Picked::Item(index) = picked else { return Next::Stay };
        self.entries[index].read(context);
        let Entry::Read(saved) = &self.entries[index] else { return Next::Stay };
        match GameScreen::take_up(saved, context) {
            Ok(screen) => Next::Open(Box::new(screen)),
            Err(why) => {
                self.trouble = Some(why);
                self.is_stale = true;
                Next::Stay
            }
        }
    }
}

impl Entry {
    fn read(&mut self, context: &Context) {
        if let Entry::Unread(path) = self {
            *self = match context.store.saved(path) {
                Ok(Some(saved)) => Entry::Read(Box::new(saved)),
                Ok(None) => Entry::Gone,
                Err(damaged) => Entry::Damaged(damaged),
            };
        }
    }

    fn item(&mut self, context: &Context) -> Item {
        self.read(context);
        let (title, about) = match self {
            Entry::Read(saved) => {
                (context.say(&saved.log.deal.game.info().name), about(saved, context))
            }
            Entry::Damaged(damaged) => ("–".into(), context.say(&damaged.phrase())),
            Entry::Gone | Entry::Unread(_) => ("–".into(), context.say(&phrase!("tui-gone"))),
        };
        Item { title, about, is_locked: !matches!(self, Entry::Read(_)) }
    }
}

impl Screen for Runs {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        if self.is_stale {
            self.refresh(context);
        }
        let keys = [
            ("↑↓", context.say(&phrase!("tui-choose"))),
            ("Enter", context.say(&phrase!("tui-open"))),
            ("Esc", context.say(&phrase!("tui-back"))),
        ];
        let inner = frame::draw(&context.say(&phrase!("tui-runs")), &keys, frame, area, context);
        let [_, list, below] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(2)])
                .areas(inner);
        let list = Rect { x: list.x + 2, width: list.width.saturating_sub(4), ..list };
        let names = GameId::ALL.map(|game| context.say(&game.info().name).chars().count());
        let width = names.into_iter().max().unwrap_or(0);
        let (n_entries, entries) = (self.entries.len(), &mut self.entries);
        let item = &mut |index: usize| entries[index].item(context);
        self.list.draw_among(n_entries, width, item, list, frame, context);
        let trouble = self.trouble.as_ref().map(|why| context.say(why)).unwrap_or_default();
        let text = Paragraph::new(trouble).wrap(Wrap { trim: true });
        frame.render_widget(text.style(context.theme.style(Paint::Urgent)), below);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        if matches!(key.code, KeyCode::Char('q') | KeyCode::Esc | KeyCode::Left) {
            return Next::Back;
        }
        self.trouble = None;
        let picked = self.list.key_among(key, self.entries.len(), |_| false);
        self.open(picked, context)
    }

    fn click(&mut self, at: Position, context: &mut Context) -> Next {
        let picked = self.list.click_among(at, |_| false);
        self.open(picked, context)
    }

    fn leave(&mut self, _context: &mut Context) {
        self.is_stale = true;
    }
}
