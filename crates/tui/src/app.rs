//! The stack of screens. It is told of keys, clicks and time and draws itself; the terminal around
//! it is in `terminal.rs`, so that tests need none.

use crate::ascii;
use crate::context::Context;
use crate::screens::menu::Menu;
use crate::theme::{Charset, Paint};
use native::Damaged;
use ratatui::Frame;
use ratatui::crossterm::event::{Event, MouseButton, MouseEvent, MouseEventKind};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;
use session::phrase;

/// The least room a screen needs.
pub const LEAST: (u16, u16) = (60, 22);

/// One thing on the screen.
pub trait Screen {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context);
    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next;
    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context) -> Next {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.click(Position::new(mouse.column, mouse.row), context)
            }
            _ => Next::Stay,
        }
    }
    /// The left button went down: all that most screens need of a mouse.
    fn click(&mut self, _at: Position, _context: &mut Context) -> Next {
        Next::Stay
    }
    /// Time has passed.
    fn tick(&mut self, _context: &mut Context) -> Next {
        Next::Stay
    }
    /// The player wants to go. `false` keeps the screen once, to ask whether to go all the same.
    fn may_leave(&mut self, _context: &mut Context) -> bool {
        true
    }
    /// The program ends or the screen is covered; last chance to keep things.
    fn leave(&mut self, _context: &mut Context) {}
}

/// Where to go after an event.
pub enum Next {
    Stay,
    Open(Box<dyn Screen>),
    /// In place of this screen.
    Become(Box<dyn Screen>),
    Back,
    Quit,
}

pub struct App {
    screens: Vec<Box<dyn Screen>>,
    pub context: Context,
}

impl App {
    /// Starts in the menu, with `first` on top of it where one is given.
    pub fn new(context: Context, damaged: Vec<Damaged>, first: Option<Box<dyn Screen>>) -> App {
        let menu = Menu::new(&context, damaged);
        let mut app = App { screens: vec![Box::new(menu)], context };
        app.go(first.map_or(Next::Stay, Next::Open));
        app
    }

    pub fn is_over(&self) -> bool {
        self.screens.is_empty()
    }

    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let (width, height) = LEAST;
            let words =
                phrase!("tui-too-small", width = u32::from(width), height = u32::from(height));
            let line =
                Line::styled(self.context.say(&words), self.context.theme.style(Paint::Text));
            frame.render_widget(
                ratatui::widgets::Paragraph::new(line).wrap(ratatui::widgets::Wrap { trim: true }),
                area,
            );
        } else if let Some(screen) = self.screens.last_mut() {
            screen.draw(frame, area, &mut self.context);
        }
        if self.context.theme.charset == Charset::Ascii {
            ascii::fold(frame.buffer_mut());
        }
    }

    pub fn event(&mut self, event: &Event) {
        let Some(screen) = self.screens.last_mut() else { return };
        let next = match *event {
            Event::Key(key) if key.kind == KeyEventKind::Release => Next::Stay,
            Event::Key(key)
                if key.code == KeyCode::Char('c') && key.modifiers == KeyModifiers::CONTROL =>
            {
                Next::Quit
            }
            Event::Key(key) => screen.key(key, &mut self.context),
            Event::Mouse(mouse) => screen.mouse(mouse, &mut self.context),
            _ => Next::Stay,
        };
        let stays = matches!(next, Next::Back | Next::Quit) && !screen.may_leave(&mut self.context);
        self.go(if stays { Next::Stay } else { next });
    }

    pub fn tick(&mut self) {
        if let Some(screen) = self.screens.last_mut() {
            let next = screen.tick(&mut self.context);
            self.go(next);
        }
    }

    /// The program stands still for a while, and may never go on.
    pub fn keep(&mut self) {
        self.leave_top();
    }

    /// The program ends: every open screen keeps what it has.
    pub fn close(&mut self) {
        self.go(Next::Quit);
    }

    fn go(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Open(screen) => {
                self.leave_top();
                self.screens.push(screen);
            }
            Next::Become(screen) => {
                self.leave_top();
                self.screens.pop();
                self.screens.push(screen);
            }
            Next::Back => {
                self.leave_top();
                self.screens.pop();
            }
            Next::Quit => {
                self.leave_top();
                self.screens.clear();
            }
        }
    }

    fn leave_top(&mut self) {
        if let Some(screen) = self.screens.last_mut() {
            screen.leave(&mut self.context);
        }
    }
}
