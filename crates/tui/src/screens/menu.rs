//! The first screen: go on with a run, or choose a game.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::dailies::Dailies;
use crate::screens::scores::Scores;
use crate::screens::settings::Settings;
use crate::screens::{frame, game::GameScreen, presets::Presets};
use crate::theme::Paint;
use crate::widgets::list::{Item, List, Picked};
use native::{Damaged, Saved};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use session::{GameId, phrase};

const TITLE: [&str; 3] = [
    "╔╗╔ ┬ ┌┐┌ ┌─┐ ┌─┐ ┌─┐ ┬   ┌┬┐",
    "║║║ │ │││ ├┤  ├┤  │ │ │    ││",
    "╝╚╝ ┴ ┘└┘ └─┘ └   └─┘ ┴─┘ ─┴┘",
];

pub struct Menu {
    list: List,
    entries: Vec<Entry>,
    damaged: Vec<Damaged>,
    is_stale: bool,
}

enum Entry {
    Continue(Box<Saved>),
    Game(GameId),
    Dailies,
    Scores,
    Settings,
    Quit,
}

impl Menu {
    pub fn new(context: &Context, damaged: Vec<Damaged>) -> Menu {
        let mut menu =
            Menu { list: List::default(), entries: Vec::new(), damaged, is_stale: false };
        menu.refresh(context);
        menu
    }

    fn refresh(&mut self, context: &Context) {
        let (saved, damaged) = context.store.runs();
        self.entries =
            saved.into_iter().take(8).map(|saved| Entry::Continue(Box::new(saved))).collect();
        self.entries.extend(GameId::ALL.map(Entry::Game));
        self.entries.extend([Entry::Dailies, Entry::Scores, Entry::Settings, Entry::Quit]);
        self.damaged.extend(damaged);
        self.is_stale = false;
    }

    fn items(&self, context: &Context) -> Vec<Item> {
        let item = |title: String, about: String| Item { title, about, is_locked: false };
        self.entries
            .iter()
            .map(|entry| match entry {
                Entry::Continue(saved) => {
                    let deal = &saved.log.deal;
                    let preset =
                        deal.game.preset(deal.preset).map(|preset| context.say(&preset.name));
                    let about = format!("{} · {}", preset.unwrap_or_default(), saved.log.at);
                    let game = context.say(&deal.game.info().name);
                    item(context.say(&phrase!("tui-continue", game = game)), about)
                }
                Entry::Game(game) => {
                    item(context.say(&game.info().name), context.say(&game.info().tagline))
                }
                Entry::Dailies => item(
                    context.say(&phrase!("dailies")),
                    context.say(&context.profile.says_dailies(context.today())),
                ),
                Entry::Scores => item(
                    context.say(&phrase!("tui-scores")),
                    context.say(&context.profile.standing().phrase()),
                ),
                Entry::Settings => item(context.say(&phrase!("tui-settings")), String::new()),
                Entry::Quit => item(context.say(&phrase!("tui-quit")), String::new()),
            })
            .collect()
    }

    fn open(&mut self, picked: Picked, context: &mut Context) -> Next {
        let Picked::Item(index) = picked else { return Next::Stay };
        self.is_stale = true;
        match &self.entries[index] {
            Entry::Quit => Next::Quit,
            Entry::Dailies => Next::Open(Box::new(Dailies::new(context))),
            Entry::Scores => Next::Open(Box::new(Scores::new(context))),
            Entry::Settings => Next::Open(Box::new(Settings::default())),
            Entry::Game(game) => Next::Open(Box::new(Presets::new(*game))),
            Entry::Continue(saved) => match GameScreen::resume(&saved.log, context) {
                Ok(screen) => Next::Open(Box::new(screen)),
                Err(error) => {
                    self.damaged.push(Damaged { path: saved.path.clone(), cause: error.phrase() });
                    Next::Stay
                }
            },
        }
    }
}

impl Screen for Menu {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        if self.is_stale {
            self.refresh(context);
        }
        let keys = [
            ("↑↓", context.say(&phrase!("tui-choose"))),
            ("Enter", context.say(&phrase!("tui-open"))),
        ];
        let inner = frame::draw("", &keys, frame, area, context);
        let [title, list, notices] =
            Layout::vertical([Constraint::Length(5), Constraint::Min(0), Constraint::Length(3)])
                .areas(inner);
        let title_style = context.theme.style(Paint::Title);
        for (row, line) in (0u16..).zip(TITLE) {
            frame.render_widget(
                Line::styled(line, title_style),
                Rect { x: title.x + 4, y: title.y + row, height: 1, ..title }.intersection(title),
            );
        }
        let items = self.items(context);
        let list = Rect { x: list.x + 2, width: list.width.saturating_sub(4), ..list };
        self.list.draw(&items, list, frame, context);
        for (row, damaged) in (0u16..3).zip(&self.damaged) {
            let words = damaged.phrase();
            let rect = Rect { y: notices.y + row, height: 1, ..notices };
            frame.render_widget(
                Line::styled(context.say(&words), context.theme.style(Paint::Urgent)),
                rect,
            );
        }
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        if matches!(key.code, KeyCode::Char('q') | KeyCode::Esc) {
            return Next::Quit;
        }
        let picked = self.list.key(key, &self.items(context));
        self.open(picked, context)
    }

    fn click(&mut self, at: Position, context: &mut Context) -> Next {
        let picked = self.list.click(at, &self.items(context));
        self.open(picked, context)
    }
}
