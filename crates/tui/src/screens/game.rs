//! A run on the screen: the desk drawn, keys and mouse turned into intents, every move saved.

mod draw;

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::{help::Help, result::ResultScreen};
use crate::widgets::board::Placed;
use crate::widgets::pieces::Laid;
use ratatui::Frame;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use session::verify::ReplayError;
use session::{Desk, GameId, Intent, Log, Phrase, Point, Preset, Reply, Select, Session, phrase};

pub struct GameScreen {
    desk: Desk,
    /// The last thing said: a refusal, or a failed save.
    said: Option<Phrase>,
    placed: Placed,
    tray: Laid,
}

impl GameScreen {
    pub fn start(
        game: GameId,
        preset: &Preset,
        context: &mut Context,
    ) -> Result<GameScreen, session::DealError> {
        Ok(GameScreen::begin(context.start(game, preset)?, context))
    }

    /// Plays a run that has just been dealt.
    pub fn begin(session: Session, context: &mut Context) -> GameScreen {
        let mut screen = GameScreen::new(session, context);
        screen.save(context);
        screen
    }

    pub fn resume(log: &Log, context: &Context) -> Result<GameScreen, ReplayError> {
        Ok(GameScreen::new(Session::resume(log, context.tick)?, context))
    }

    pub fn new(session: Session, context: &Context) -> GameScreen {
        let mut desk = Desk::new(session, context.tick);
        // A digit typed first goes where the cursor is; Escape frees it to be armed.
        if !desk.view(context.tick).pad.is_empty() {
            desk.handle(
                Intent::Point { cell: desk.input().cursor(), how: Select::Only },
                context.tick,
            );
        }
        GameScreen { desk, said: None, placed: Placed::default(), tray: Laid::default() }
    }

    fn handle(&mut self, intent: Intent, context: &mut Context) -> Next {
        if intent == Intent::Help {
            return Next::Open(Box::new(Help::new(self.desk.view(context.tick))));
        }
        let reply = self.desk.handle(intent, context.tick);
        self.take(reply, context)
    }

    fn take(&mut self, reply: Reply, context: &mut Context) -> Next {
        self.said = reply.refusal.map(|refusal| refusal.why).or_else(|| {
            reply.events.into_iter().rev().find_map(|event| match event {
                session::Event::Said { what } => Some(what),
                _ => None,
            })
        });
        if let Some(ended) = context.end(self.desk.session()) {
            let session = self.desk.session().clone();
            return Next::Become(Box::new(ResultScreen::new(session, Some(ended), context)));
        }
        if reply.logged {
            self.save(context);
        }
        Next::Stay
    }

    fn save(&mut self, context: &Context) {
        if let Err(error) = context.store.save(&self.desk.log(context.tick)) {
            self.said = Some(phrase!("tui-not-saved", cause = error.to_string()));
        }
    }

    fn command(&mut self, number: u8, context: &mut Context) -> Next {
        let commands = self.desk.view(context.tick).commands;
        match commands.get(usize::from(number).wrapping_sub(1)) {
            Some(command) => self.handle(Intent::Command(command.command), context),
            None => Next::Stay,
        }
    }
}

impl Screen for GameScreen {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        (self.placed, self.tray) = draw::draw(&self.desk, self.said.as_ref(), frame, area, context);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        match key.code {
            KeyCode::F(number) => return self.command(number, context),
            KeyCode::Char('q') if key.modifiers == KeyModifiers::NONE => return Next::Back,
            _ => {}
        }
        let is_paused = self.desk.session().is_paused();
        if is_paused {
            return self.handle(Intent::Pause, context);
        }
        match crate::keys::intent(key, &self.desk.view(context.tick), &context.keymap) {
            Some(intent) => self.handle(intent, context),
            None => Next::Stay,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &mut Context) -> Next {
        let at = Position::new(mouse.column, mouse.row);
        let cell = self.placed.cell_at(at);
        match (mouse.kind, cell) {
            (MouseEventKind::Down(MouseButton::Left), Some(cell)) => {
                self.handle(Intent::Point { cell, how: Select::Only }, context)
            }
            (MouseEventKind::Down(MouseButton::Left), None) => {
                match self.tray.rects.iter().find(|(rect, _)| rect.contains(at)) {
                    Some(&(_, piece)) => self.handle(Intent::Take { piece }, context),
                    None => Next::Stay,
                }
            }
            (MouseEventKind::Drag(MouseButton::Left), Some(cell)) if self.desk.hand().is_none() => {
                self.handle(Intent::Sweep { cell }, context)
            }
            (MouseEventKind::Drag(_) | MouseEventKind::Moved, Some(cell)) => {
                self.desk.hover(Point::center_of(cell));
                Next::Stay
            }
            (MouseEventKind::Up(MouseButton::Left), Some(_)) if self.desk.hand().is_some() => {
                self.handle(Intent::Drop, context)
            }
            (MouseEventKind::ScrollDown, _) if self.desk.hand().is_some() => {
                self.handle(Intent::TurnClockwise, context)
            }
            (MouseEventKind::ScrollUp, _) if self.desk.hand().is_some() => {
                self.handle(Intent::TurnCounterclockwise, context)
            }
            _ => Next::Stay,
        }
    }

    fn tick(&mut self, context: &mut Context) -> Next {
        let reply = self.desk.advance(context.tick);
        let is_over = self.desk.session().outcome().is_over();
        if reply.events.is_empty() && !is_over { Next::Stay } else { self.take(reply, context) }
    }

    fn leave(&mut self, context: &mut Context) {
        if self.desk.session().outcome().is_over() {
            return;
        }
        self.desk.advance(context.tick);
        if context.end(self.desk.session()).is_none() {
            self.desk.put_back();
            self.save(context);
        }
    }
}
