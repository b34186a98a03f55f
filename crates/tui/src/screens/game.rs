//! A run on the screen: the desk drawn, keys and mouse turned into intents, every move saved.

mod draw;

pub use draw::fitting_size;

use crate::app::{Next, Screen};
use crate::context::Context;
use crate::screens::{help::Help, result::ResultScreen};
use crate::widgets::board::Placed;
use crate::widgets::pieces::Laid;
use native::{Hold, Saved};
use ratatui::Frame;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use session::{
    Command, Deal, Desk, GameId, Intent, Phrase, Point, Preset, Reply, Select, Session, phrase,
};

pub struct GameScreen {
    desk: Desk,
    /// Nobody else plays this run meanwhile.
    _hold: Option<Hold>,
    /// The player was told that the run cannot be saved, and asked whether to leave all the same.
    was_warned: bool,
    /// What would end the run and waits to be asked for again.
    asked: Option<Command>,
    /// The last thing said: a refusal, or a failed save.
    said: Option<Phrase>,
    placed: Placed,
    tray: Laid,
}

impl GameScreen {
    /// Deals a run on this ground, or on any.
    pub fn start(
        game: GameId,
        preset: &Preset,
        ground: Option<&str>,
        context: &mut Context,
    ) -> Result<GameScreen, progress::Unbegun> {
        Ok(GameScreen::begin(context.start_on(game, preset, ground)?, context))
    }

    /// Plays this deal; `None` where it cannot be.
    pub fn of_deal(deal: Deal, context: &mut Context) -> Option<GameScreen> {
        let session = context.begin(deal).ok()?;
        Some(GameScreen::begin(session, context))
    }

    /// With something said before the first move.
    pub fn saying(self, what: Phrase) -> GameScreen {
        GameScreen { said: Some(what), ..self }
    }

    /// Plays a run that has just been dealt.
    pub fn begin(session: Session, context: &mut Context) -> GameScreen {
        let hold = context.store.hold(session.run());
        let mut screen = GameScreen::new(session, hold, context);
        // What cannot be saved is told at once.
        let _ = screen.save(context);
        screen
    }

    /// Goes on with a saved run.
    ///
    /// # Errors
    /// Why that cannot be: it is played elsewhere, or damaged.
    pub fn take_up(saved: &Saved, context: &Context) -> Result<GameScreen, Phrase> {
        let (log, hold) = context.store.take_up(saved)?;
        let session = Session::resume(&log, context.tick).map_err(|error| error.phrase())?;
        Ok(GameScreen::new(session, Some(hold), context))
    }

    pub fn new(session: Session, hold: Option<Hold>, context: &Context) -> GameScreen {
        let mut desk = Desk::new(session, context.tick);
        // A digit typed first goes where the cursor is; Escape frees it to be armed.
        if !desk.view(context.tick).pad.is_empty() {
            desk.handle(
                Intent::Point { cell: desk.input().cursor(), how: Select::Only },
                context.tick,
            );
        }
        desk.take_only(context.tick);
        GameScreen {
            desk,
            _hold: hold,
            was_warned: false,
            asked: None,
            said: None,
            placed: Placed::default(),
            tray: Laid::default(),
        }
    }

    fn handle(&mut self, intent: Intent, context: &mut Context) -> Next {
        if intent == Intent::Help {
            return Next::Open(Box::new(Help::new(&self.desk, context)));
        }
        // What is always in hand is not put down.
        let intent = match intent {
            Intent::Escape if self.desk.hand().is_some() && self.desk.has_only(context.tick) => {
                Intent::Pause
            }
            intent => intent,
        };
        let reply = self.desk.handle(intent, context.tick);
        self.desk.take_only(context.tick);
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
            // Told below the board; the next move tries again.
            let _ = self.save(context);
        }
        Next::Stay
    }

    /// Says whether the run is kept as it is now.
    fn save(&mut self, context: &Context) -> bool {
        let saved = context.store.save(&self.desk.log(context.tick));
        if let Err(error) = &saved {
            self.said = Some(phrase!("tui-not-saved", cause = error.to_string()));
        }
        saved.is_ok()
    }

    fn command(&mut self, number: u8, context: &mut Context) -> Next {
        let commands = self.desk.view(context.tick).commands;
        let Some(view) = commands.get(usize::from(number).wrapping_sub(1)) else {
            return Next::Stay;
        };
        let command = view.command;
        let asked = self.asked.take();
        if command == Command::ShowSolution && asked != Some(command) {
            self.asked = Some(command);
            self.said = Some(phrase!("tui-really", key = format!("F{number}")));
            return Next::Stay;
        }
        self.handle(Intent::Command(command), context)
    }
}

impl Screen for GameScreen {
    fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, context: &mut Context) {
        (self.placed, self.tray) = draw::draw(&self.desk, self.said.as_ref(), frame, area, context);
    }

    fn key(&mut self, key: KeyEvent, context: &mut Context) -> Next {
        let leaves = key.code == KeyCode::Char('q') && key.modifiers == KeyModifiers::NONE;
        self.was_warned &= leaves;
        if leaves {
            return Next::Back;
        }
        if let KeyCode::F(number) = key.code {
            return self.command(number, context);
        }
        self.asked = None;
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

    fn may_leave(&mut self, context: &mut Context) -> bool {
        if self.was_warned || self.desk.session().outcome().is_over() || self.save(context) {
            return true;
        }
        self.was_warned = true;
        let trouble = self.said.take().expect("what could not be saved was said");
        self.said = Some(phrase!("tui-leave-unsaved", trouble = trouble));
        false
    }

    fn leave(&mut self, context: &mut Context) {
        if self.desk.session().outcome().is_over() {
            return;
        }
        self.desk.advance(context.tick);
        if context.end(self.desk.session()).is_none() {
            // Whoever leaves was told already; a program that ends has nobody to tell.
            let _ = self.save(context);
        }
    }
}
