//! The first screen: go on with a run, or choose a game.

use crate::app::Next;
use crate::context::Context;
use crate::screens::course::Course;
use crate::screens::dailies::Dailies;
use crate::screens::listed::Listed;
use crate::screens::runs::{self, Runs};
use crate::screens::scores::Scores;
use crate::screens::settings::Settings;
use crate::screens::{frame, game::GameScreen, presets::Presets};
use crate::theme::Paint;
use crate::widgets::list::{Item, List};
use crate::widgets::wrapped;
use native::{Damaged, Saved};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use session::{GameId, Phrase, phrase};

const TITLE: [&str; 3] = [
    "╔╗╔ ┬ ┌┐┌ ┌─┐ ┌─┐ ┌─┐ ┬   ┌┬┐",
    "║║║ │ │││ ├┤  ├┤  │ │ │    ││",
    "╝╚╝ ┴ ┘└┘ └─┘ └   └─┘ ┴─┘ ─┴┘",
];

/// How many of the runs under way are offered here; the others are one step away.
const LATEST: usize = 3;

pub struct Menu {
    list: List,
    entries: Vec<Entry>,
    /// What has to be told: files that are damaged, runs that could not be opened.
    told: Vec<Phrase>,
    is_stale: bool,
}

enum Entry {
    Continue(Box<Saved>),
    /// All runs under way, so many.
    Runs(usize),
    Game(GameId),
    Dailies,
    /// A puzzle at the edge of what the player can do.
    Edge,
    Course,
    Scores,
    Settings,
    Quit,
}

impl Menu {
    pub fn new(context: &Context, damaged: Vec<Damaged>) -> Menu {
        let told = damaged.iter().map(Damaged::phrase).collect();
        let mut menu = Menu { list: List::default(), entries: Vec::new(), told, is_stale: false };
        menu.refresh(context);
        menu
    }

    fn refresh(&mut self, context: &Context) {
        let paths = context.store.saves();
        self.entries.clear();
        for path in &paths {
            match context.store.saved(path) {
                Ok(saved) => {
                    self.entries.extend(saved.map(|saved| Entry::Continue(Box::new(saved))))
                }
                Err(damaged) => self.told.push(damaged.phrase()),
            }
            if self.entries.len() == LATEST {
                break;
            }
        }
        if paths.len() > LATEST && self.entries.len() == LATEST {
            self.entries.push(Entry::Runs(paths.len()));
        }
        self.entries.extend(GameId::ALL.map(Entry::Game));
        self.entries.extend([
            Entry::Dailies,
            Entry::Edge,
            Entry::Course,
            Entry::Scores,
            Entry::Settings,
            Entry::Quit,
        ]);
        self.is_stale = false;
    }
}

impl Listed for Menu {
    fn list(&mut self) -> &mut List {
        &mut self.list
    }

    fn items(&self, context: &Context) -> Vec<Item> {
        let item = |title: String, about: String| Item { title, about, is_locked: false };
        self.entries
            .iter()
            .map(|entry| match entry {
                Entry::Continue(saved) => {
                    let game = context.say(&saved.log.deal.game.info().name);
                    let title = context.say(&phrase!("tui-continue", game = game));
                    item(title, runs::about(saved, context))
                }
                Entry::Runs(count) => item(
                    context.say(&phrase!("tui-runs")),
                    context.say(&phrase!("tui-runs-about", count = *count as u32)),
                ),
                Entry::Game(game) => {
                    item(context.say(&game.info().name), context.say(&game.info().tagline))
                }
                Entry::Dailies => item(
                    context.say(&phrase!("dailies")),
                    context.say(&context.profile.says_dailies(context.today())),
                ),
                Entry::Edge => {
                    item(context.say(&phrase!("tui-edge")), context.say(&phrase!("tui-edge-about")))
                }
                Entry::Course => item(
                    context.say(&phrase!("tui-course")),
                    context.say(&phrase!("tui-course-about")),
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

    fn open(&mut self, index: usize, context: &mut Context) -> Next {
        self.told.clear();
        match &self.entries[index] {
            Entry::Quit => Next::Quit,
            Entry::Dailies => Next::Open(Box::new(Dailies::new(context))),
            Entry::Edge => {
                let coach::Edge { deal, reason, .. } =
                    coach::edge(&context.notebook(), (context.entropy)());
                let begun = GameScreen::of_deal(deal, context);
                begun.map_or(Next::Stay, |screen| Next::Open(Box::new(screen.saying(reason))))
            }
            Entry::Course => Next::Open(Box::new(Course::new(context))),
            Entry::Scores => Next::Open(Box::new(Scores::new(context))),
            Entry::Settings => Next::Open(Box::new(Settings::default())),
            Entry::Game(game) => Next::Open(Box::new(Presets::new(*game))),
            Entry::Runs(_) => Next::Open(Box::new(Runs::new(context))),
            Entry::Continue(saved) => match GameScreen::take_up(saved, context) {
                Ok(screen) => Next::Open(Box::new(screen)),
                Err(why) => {
                    self.told.push(why);
                    self.is_stale = true;
                    Next::Stay
                }
            },
        }
    }

    fn show(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        if self.is_stale {
            context.catch_up();
            self.refresh(context);
        }
        let keys = [
            ("↑↓", context.say(&phrase!("tui-choose"))),
            ("Enter", context.say(&phrase!("tui-open"))),
        ];
        let inner = frame::draw("", &keys, frame, area, context);
        let told = self.told.iter().map(|told| context.say(told)).collect::<Vec<_>>().join("\n");
        let told = wrapped::lines(&told, inner.width - 2);
        let room = told.len().clamp(1, 6) as u16;
        let [title, list, notices] =
            Layout::vertical([Constraint::Length(5), Constraint::Min(0), Constraint::Length(room)])
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
        let told = told.into_iter().map(|line| Line::raw(format!(" {line}"))).collect::<Vec<_>>();
        frame
            .render_widget(Paragraph::new(told).style(context.theme.style(Paint::Urgent)), notices);
    }

    fn away(&self, key: KeyCode) -> Option<Next> {
        matches!(key, KeyCode::Char('q') | KeyCode::Esc).then_some(Next::Quit)
    }

    fn grow_stale(&mut self) {
        self.is_stale = true;
    }
}
