//! The dailies of today, one of each game: to be played, gone on with, or looked at again.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::{frame, game::GameScreen, result::ResultScreen};
use crate::theme::Paint;
use crate::widgets::list::{Item, List, Picked};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use session::{Day, GameId, Log, RunId, Session, phrase};

pub struct Dailies {
    list: List,
    day: Day,
    entries: Vec<(GameId, State)>,
    /// Another screen was open since the entries were read.
    is_stale: bool,
}

enum State {
    Open,
    Begun(Box<Log>),
    Done(RunId),
}

impl Dailies {
    pub fn new(context: &Context) -> Dailies {
        let day = context.today();
        let mut dailies =
            Dailies { list: List::default(), day, entries: Vec::new(), is_stale: false };
        dailies.refresh(context);
        dailies
    }

    fn refresh(&mut self, context: &Context) {
        let (runs, _) = context.store.runs();
        let state = |game| {
            let mut begun = runs.iter().map(|saved| &saved.log);
            let begun = begun.find(|log| log.deal.game == game && log.deal.day() == Some(self.day));
            match (context.profile.daily(game, self.day), begun) {
                (Some(record), _) => State::Done(record.run),
                (None, Some(log)) => State::Begun(Box::new(log.clone())),
                (None, None) => State::Open,
            }
        };
        self.entries = GameId::ALL.map(|game| (game, state(game))).into();
        self.is_stale = false;
    }

    fn items(&self, context: &Context) -> Vec<Item> {
        let item = |(game, state): &(GameId, State)| {
            let preset = context.say(&game.daily_preset(self.day).name);
            let record = context.profile.daily(*game, self.day);
            let about = match (state, record) {
                (State::Begun(log), _) => format!("{preset} · {}", log.at),
                (State::Done(_), Some(record)) => {
                    format!("{preset} · ✓ {} · {}", context.say(&record.phrase()), record.played)
                }
                _ => preset,
            };
            Item { title: context.say(&game.info().name), about, is_locked: false }
        };
        self.entries.iter().map(item).collect()
    }

    fn open(&mut self, picked: Picked, context: &mut Context) -> Next {
        let Picked::Item(index) = picked else { return Next::Stay };
        self.is_stale = true;
        let (game, state) = &self.entries[index];
        let screen: Option<Box<dyn Screen>> = match state {
            State::Open => context
                .begin(game.daily(self.day))
                .ok()
                .map(|session| Box::new(GameScreen::begin(session, context)) as Box<dyn Screen>),
            State::Begun(log) => GameScreen::resume(log, context)
                .ok()
                .map(|screen| Box::new(screen) as Box<dyn Screen>),
            State::Done(run) => context
                .store
                .finished(*run)
                .and_then(|log| Session::resume(&log, context.tick).ok())
                .map(|session| {
                    Box::new(ResultScreen::new(session, None, context)) as Box<dyn Screen>
                }),
        };
        screen.map_or(Next::Stay, Next::Open)
    }
}

impl Screen for Dailies {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        if self.is_stale {
            self.refresh(context);
        }
        let keys = [
            ("↑↓", context.say(&phrase!("tui-choose"))),
            ("Enter", context.say(&phrase!("tui-open"))),
            ("Esc", context.say(&phrase!("tui-back"))),
        ];
        let title = format!("{} · {}", context.say(&phrase!("dailies")), self.day);
        let inner = frame::draw(&title, &keys, frame, area, context);
        let [_, list, below] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(self.entries.len() as u16 + 1),
            Constraint::Min(0),
        ])
        .areas(inner);
        let items = self.items(context);
        let list = Rect { x: list.x + 2, width: list.width.saturating_sub(4), ..list };
        self.list.draw(&items, list, frame, context);
        let lines = [context.profile.says_dailies(self.day), phrase!("dailies-about")];
        for (row, line) in (0u16..).zip(lines) {
            let rect = Rect { x: below.x + 4, y: below.y + row, height: 1, ..below };
            let style = context.theme.style(Paint::Quiet);
            let line = Line::styled(context.say(&line), style);
            frame.render_widget(line, rect.intersection(below));
        }
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        if matches!(key.code, KeyCode::Char('q') | KeyCode::Esc | KeyCode::Left) {
            return Next::Back;
        }
        let picked = self.list.key(key, &self.items(context));
        self.open(picked, context)
    }

    fn click(&mut self, at: Position, context: &mut Context) -> Next {
        let picked = self.list.click(at, &self.items(context));
        self.open(picked, context)
    }
}
