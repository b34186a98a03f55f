//! The dailies of today, one of each game: to be played, gone on with, or looked at again.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::listed::Listed;
use crate::screens::{frame, game::GameScreen, result::ResultScreen, runs};
use crate::theme::Paint;
use crate::widgets::list::{Item, List};
use native::Saved;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use session::{Day, GameId, Phrase, RunId, Session, phrase};

pub struct Dailies {
    list: List,
    day: Day,
    entries: Vec<(GameId, State)>,
    /// Another screen was open since the entries were read.
    is_stale: bool,
    /// Why one could not be opened.
    trouble: Option<Phrase>,
}

enum State {
    Open,
    Begun(Box<Saved>),
    Done(RunId),
}

impl Dailies {
    pub fn new(context: &Context) -> Dailies {
        let day = context.today();
        let mut dailies = Dailies {
            list: List::default(),
            day,
            entries: Vec::new(),
            is_stale: false,
            trouble: None,
        };
        dailies.refresh(context);
        dailies
    }

    fn refresh(&mut self, context: &Context) {
        let (runs, _) = context.store.runs();
        let state = |game| {
            let is_it = |saved: &&Saved| {
                let deal = &saved.log.deal;
                deal.game == game && deal.day() == Some(self.day)
            };
            let begun = runs.iter().find(is_it);
            match (context.profile.daily(game, self.day), begun) {
                (Some(record), _) => State::Done(record.run),
                (None, Some(saved)) => State::Begun(Box::new(saved.clone())),
                (None, None) => State::Open,
            }
        };
        self.entries = GameId::ALL.map(|game| (game, state(game))).into();
        self.is_stale = false;
    }
}

impl Listed for Dailies {
    fn list(&mut self) -> &mut List {
        &mut self.list
    }

    fn items(&self, context: &Context) -> Vec<Item> {
        let item = |(game, state): &(GameId, State)| {
            let preset = context.say(&game.daily_preset(self.day).name);
            let record = context.profile.daily(*game, self.day);
            let about = match (state, record) {
                (State::Begun(saved), _) => {
                    format!("{preset} · {}", runs::standing(saved, context))
                }
                (State::Done(_), Some(record)) => {
                    format!("{preset} · ✓ {} · {}", context.say(&record.phrase()), record.played)
                }
                _ => preset,
            };
            Item { title: context.say(&game.info().name), about, is_locked: false }
        };
        self.entries.iter().map(item).collect()
    }

    fn open(&mut self, index: usize, context: &mut Context) -> Next {
        self.trouble = None;
        let (game, state) = &self.entries[index];
        let screen: Option<Box<dyn Screen>> = match state {
            State::Open => context
                .begin(game.daily(self.day))
                .ok()
                .map(|session| Box::new(GameScreen::begin(session, context)) as Box<dyn Screen>),
            State::Begun(saved) => match GameScreen::take_up(saved, context) {
                Ok(screen) => Some(Box::new(screen) as Box<dyn Screen>),
                Err(why) => {
                    self.trouble = Some(why);
                    self.is_stale = true;
                    None
                }
            },
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

    fn show(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
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
        let told = [context.profile.says_dailies(self.day), phrase!("dailies-about")];
        let told = told.iter().map(|told| (told, Paint::Quiet));
        let lines: Vec<Line<'_>> = told
            .chain(self.trouble.iter().map(|trouble| (trouble, Paint::Urgent)))
            .map(|(told, paint)| Line::styled(context.say(told), context.theme.style(paint)))
            .collect();
        let below = Rect { x: below.x + 4, width: below.width.saturating_sub(6), ..below };
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), below);
    }

    fn grow_stale(&mut self) {
        self.is_stale = true;
    }
}
