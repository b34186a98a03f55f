//! Choosing a preset of a game.

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::{frame, game::GameScreen};
use crate::theme::Paint;
use crate::widgets::list::{Item, List, Picked};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use session::{GameId, Preset, phrase};

pub struct Presets {
    game: GameId,
    list: List,
}

impl Presets {
    pub fn new(game: GameId) -> Presets {
        Presets { game, list: List::default() }
    }

    fn items(&self, context: &Context) -> Vec<Item> {
        let presets = self.game.info().presets;
        presets
            .iter()
            .map(|preset| Item {
                title: context.say(&preset.name),
                about: about(preset, context),
                is_locked: !context.profile.is_open(preset),
            })
            .collect()
    }

    fn start(&self, picked: Picked, context: &mut Context) -> Next {
        let Picked::Item(place) = picked else { return Next::Stay };
        match GameScreen::start(self.game, &self.game.info().presets[place], context) {
            Ok(screen) => Next::Become(Box::new(screen)),
            Err(_) => Next::Stay,
        }
    }
}

/// What to expect, or the level that opens it.
fn about(preset: &Preset, context: &Context) -> String {
    match context.profile.is_open(preset) {
        true => context.say(&preset.about),
        false => context.say(&phrase!("tui-locked", level = preset.level)),
    }
}

impl Screen for Presets {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        let info = self.game.info();
        let keys = [
            ("↑↓", context.say(&phrase!("tui-choose"))),
            ("Enter", context.say(&phrase!("tui-open"))),
            ("Esc", context.say(&phrase!("tui-back"))),
        ];
        let inner = frame::draw(&context.say(&info.name), &keys, frame, area, context);
        let items = self.items(context);
        let height = items.len() as u16 + 2;
        let [_, list, how] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(height),
            Constraint::Min(0),
        ])
        .areas(inner);
        let list = Rect { x: list.x + 2, width: list.width.saturating_sub(4), ..list };
        self.list.draw(&items, list, frame, context);
        let lines: Vec<Line<'_>> =
            info.how_to.iter().map(|paragraph| Line::raw(context.say(paragraph))).collect();
        let how = Rect { x: how.x + 4, width: how.width.saturating_sub(8).min(72), ..how };
        let text = Paragraph::new(lines)
            .wrap(Wrap { trim: true })
            .style(context.theme.style(Paint::Quiet));
        frame.render_widget(text, how);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        if matches!(key.code, KeyCode::Char('q') | KeyCode::Esc | KeyCode::Left) {
            return Next::Back;
        }
        let items = self.items(context);
        let picked = self.list.key(key, &items);
        self.start(picked, context)
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context) -> Next {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Next::Stay;
        }
        let items = self.items(context);
        let picked = self.list.click(Position::new(mouse.column, mouse.row), &items);
        self.start(picked, context)
    }
}
