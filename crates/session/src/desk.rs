//! A session with the player's hands on it: intents in, replies out. Both front ends sit at this
//! desk; what it does they need not do. Pieces in hand are in `desk/carrying.rs`.

mod carrying;

use crate::hand::{Hand, Point};
use crate::input::{Input, walk};
use crate::intent::{Direction, Intent, Select, Stride};
use crate::open_hint::OpenHint;
use crate::{Log, Session};
use alloc::vec::Vec;
use carrying::Held;
use engine::{Cell, CellSet, Phrase, phrase};
use games::{Action, Event, Hint, Millis, PieceId, Refusal, Turn};

#[derive(Clone, Debug)]
pub struct Desk {
    session: Session,
    input: Input,
    hand: Option<Held>,
    open_hint: Option<OpenHint>,
    /// How pieces in the tray were turned by hand; the game only knows placed ones.
    turns: Vec<(PieceId, Turn)>,
    /// The cell in hand as the game was last told.
    told: Option<Cell>,
}

/// What an intent led to.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Reply {
    /// For sound and animation.
    pub events: Vec<Event>,
    /// Why it was not done.
    pub refusal: Option<Refusal>,
    /// Whether the log grew: time to save.
    pub logged: bool,
}

impl Reply {
    /// What time did, and then a move that was made or refused.
    fn and(mut self, made: Result<Vec<Event>, Refusal>) -> Reply {
        match made {
            Ok(events) => {
                self.events.extend(events);
                self.logged = true;
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
        self
    }
}

impl Desk {
    pub fn new(session: Session, tick: Millis) -> Desk {
        let input = Input::new(&session.view(tick));
        let told = session.held();
        Desk { session, input, hand: None, open_hint: None, turns: Vec::new(), told }
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn input(&self) -> &Input {
        &self.input
    }

    pub fn hand(&self) -> Option<Hand> {
        self.hand.as_ref().map(|held| held.hand)
    }

    pub fn open_hint(&self) -> Option<&OpenHint> {
        self.open_hint.as_ref()
    }

    /// Lets time pass. Front ends call it a few times a second.
    pub fn advance(&mut self, tick: Millis) -> Reply {
        let events = self.session.advance(tick);
        if !events.is_empty() {
            self.open_hint = None;
        }
        Reply { events, ..Reply::default() }
    }

    pub fn pause(&mut self, tick: Millis) {
        self.session.pause(tick);
    }

    pub fn unpause(&mut self, tick: Millis) {
        self.session.unpause(tick);
    }

    pub fn log(&self, tick: Millis) -> Log {
        self.session.log(tick)
    }

    pub fn handle(&mut self, intent: Intent, tick: Millis) -> Reply {
        let mut reply = self.grant(intent, tick);
        reply.events.extend(self.tell_hand(tick).events);
        reply
    }

    /// Tells the game which cell is in hand, where that matters to its rules: what time does must
    /// follow from the log alone.
    fn tell_hand(&mut self, tick: Millis) -> Reply {
        let cell = self.input.selection().single();
        if cell == self.told || !self.session.game().as_game().minds_the_hand() {
            return Reply::default();
        }
        let reply = self.advance(tick).and(self.session.act(&Action::Hold { cell }, tick));
        if reply.logged {
            self.told = cell;
        }
        reply
    }

    fn grant(&mut self, intent: Intent, tick: Millis) -> Reply {
        let board = || self.session.view(tick).board;
        match intent {
            Intent::Point { cell, how } => self.point(cell, how, tick),
            Intent::Sweep { cell } => {
                let action = self.input.sweep(cell, &self.session.view(tick).board);
                self.act_if(action, tick)
            }
            Intent::DoubleTap { cell } => self.double_tap(cell, tick),
            Intent::SelectAll => {
                let board = board();
                self.quiet(|desk| desk.input.select_all(&board))
            }
            Intent::Go { to, stride, how } => self.go(to, stride, how, tick),
            Intent::Value { value, mode } => {
                let action = self.input.press(value, mode);
                self.act_if(action, tick)
            }
            Intent::SetMode(mode) => self.quiet(|desk| desk.input.set_mode(mode)),
            Intent::ToggleNotes => {
                let modes = self.session.view(tick).modes;
                self.quiet(|desk| desk.input.toggle_notes(modes))
            }
            Intent::Erase => self.act(&Action::Erase { cells: self.input.cells() }, tick),
            Intent::Jot => {
                let action = match self.input.armed() {
                    Some(value) => Action::Fill { value },
                    None => Action::Jot { cells: self.input.cells() },
                };
                self.act(&action, tick)
            }
            Intent::Center => self.act(&Action::Center { cells: self.input.cells() }, tick),
            Intent::Link { cell, value } => {
                let action = self.input.tie(cell, value);
                self.act_if(action, tick)
            }
            Intent::Take { piece } => self.take(piece, Point::center_of(self.input.cursor()), tick),
            Intent::TakeNext => self.take_beside(1, tick),
            Intent::TakePrevious => self.take_beside(-1, tick),
            Intent::TurnClockwise => self.turn(Turn::clockwise, tick),
            Intent::TurnCounterclockwise => self.turn(Turn::counterclockwise, tick),
            Intent::Drop => self.drop(tick),
            Intent::Undo => self.back(Session::undo, tick),
            Intent::Redo => self.back(Session::redo, tick),
            Intent::Checkpoint => self.set_checkpoint(tick),
            Intent::ReturnToCheckpoint => self.return_to_checkpoint(tick),
            Intent::BackToRight => self.back_to_right(tick),
            Intent::Hint => self.hint(tick),
            Intent::Pause => self.toggle_pause(tick),
            Intent::Command(command) => self.act(&Action::Command(command), tick),
            Intent::Escape => self.escape(tick),
            Intent::Help | Intent::Mute => Reply::default(),
        }
    }

    fn point(&mut self, cell: Cell, how: Select, tick: Millis) -> Reply {
        if self.hand.is_some() {
            self.hover(Point::center_of(cell));
            return self.drop(tick);
        }
        let board = self.session.view(tick).board;
        let placed = board
            .cells
            .iter()
            .find(|at| at.cell == cell)
            .and_then(|at| at.piece)
            .map(|piece| piece.id);
        if let Some(piece) = placed {
            return self.grab_placed(piece, cell, tick);
        }
        let action = self.input.point(cell, how, &board);
        self.act_if(action, tick)
    }

    fn double_tap(&mut self, cell: Cell, tick: Millis) -> Reply {
        let board = self.session.view(tick).board;
        let notes = board.cells.iter().find(|at| at.cell == cell).map(|at| at.notes);
        let last = notes.and_then(|notes| (notes.simple | notes.center).single());
        match last {
            Some(digit) => {
                let cells = CellSet::only(cell);
                self.act(&Action::Enter { cells, value: digit.get() }, tick)
            }
            None => self.quiet(|desk| desk.input.select_same(cell, &board)),
        }
    }

    fn go(&mut self, to: Direction, stride: Stride, how: Select, tick: Millis) -> Reply {
        let board = self.session.view(tick).board;
        match self.hand() {
            None => self.input.go(to, stride, how, &board),
            Some(hand) => {
                let over = hand.over.cell_on(board.rows, board.cols);
                self.hover(Point::center_of(walk(over, to, stride, &board)));
            }
        }
        Reply::default()
    }

    /// Whether this run grants it at all: some modes take nothing back, some give no hints.
    pub fn offers(&self, intent: Intent, tick: Millis) -> bool {
        match intent {
            Intent::Undo
            | Intent::Redo
            | Intent::Checkpoint
            | Intent::ReturnToCheckpoint
            | Intent::BackToRight => self.session.has_undo(),
            Intent::TurnClockwise | Intent::TurnCounterclockwise => {
                self.session.view(tick).tray.iter().any(|piece| piece.turnable)
            }
            Intent::TakeNext | Intent::TakePrevious => !self.has_only(tick),
            Intent::Hint => {
                let preview = self.session.preview(&Action::Hint { stage: 1 }, tick);
                preview.refusal.is_none() || self.session.is_paused()
            }
            _ => true,
        }
    }

    fn set_checkpoint(&mut self, tick: Millis) -> Reply {
        let name = self.session.next_checkpoint();
        let passed = self.advance(tick);
        passed.and(self.session.set_checkpoint(&name, tick).map(|()| Vec::new()))
    }

    fn return_to_checkpoint(&mut self, tick: Millis) -> Reply {
        let Some(name) = self.session.checkpoints().last().map(Into::<alloc::string::String>::into)
        else {
            return refused(phrase!("checkpoint-none"));
        };
        self.back(|session, tick| session.return_to(&name, tick), tick)
    }

    fn back(
        &mut self,
        step: impl FnOnce(&mut Session, Millis) -> Result<CellSet, Refusal>,
        tick: Millis,
    ) -> Reply {
        self.put_back();
        self.open_hint = None;
        let passed = self.advance(tick);
        let changed = step(&mut self.session, tick);
        if let Ok(changed) = changed {
            self.input.show(changed);
        }
        passed.and(changed.map(|_| Vec::new()))
    }

    fn back_to_right(&mut self, tick: Millis) -> Reply {
        let mut events = Vec::new();
        let mut reply = self.back(
            |session, tick| {
                let (changed, told) = session.back_to_right(tick)?;
                events = told;
                Ok(changed)
            },
            tick,
        );
        reply.events.extend(events);
        reply
    }

    /// Opens a hint, shows its next stage, or does what its last stage says.
    fn hint(&mut self, tick: Millis) -> Reply {
        match &mut self.open_hint {
            Some(open) if open.has_more() => {
                open.next();
                let stage = open.number();
                let passed = self.advance(tick);
                passed.and(self.session.act(&Action::Hint { stage }, tick))
            }
            Some(open) => {
                let actions = open.hint().actions.clone();
                self.open_hint = None;
                self.act_all(&actions, tick)
            }
            None => self.give_hint(self.session.hint(tick), tick),
        }
    }

    /// Opens a hint that was found elsewhere, for this very board. Finding one may take longer than
    /// a frame, so a front end can have it done beside itself: it asks when a hint is wished for
    /// while there is no [`Desk::coach`].
    pub fn give_hint(&mut self, advice: Result<Hint, Refusal>, tick: Millis) -> Reply {
        let hint = match advice {
            Ok(hint) => hint,
            Err(refusal) => return Reply { refusal: Some(refusal), ..Reply::default() },
        };
        let reply = self.advance(tick).and(self.session.act(&Action::Hint { stage: 1 }, tick));
        if reply.refusal.is_none() {
            self.open_hint = Some(OpenHint::begin(hint));
        }
        reply
    }

    fn act_all(&mut self, actions: &[Action], tick: Millis) -> Reply {
        let mut all = Reply::default();
        for action in actions {
            let reply = self.act(action, tick);
            all.events.extend(reply.events);
            all.logged |= reply.logged;
            if reply.refusal.is_some() {
                all.refusal = reply.refusal;
                break;
            }
        }
        all
    }

    fn toggle_pause(&mut self, tick: Millis) -> Reply {
        self.quiet(
            |desk| if desk.session.is_paused() { desk.unpause(tick) } else { desk.pause(tick) },
        )
    }

    fn escape(&mut self, tick: Millis) -> Reply {
        if self.hand.is_some() {
            self.put_back();
        } else if self.open_hint.take().is_none() && !self.input.escape() {
            return self.toggle_pause(tick);
        }
        Reply::default()
    }

    fn act_if(&mut self, action: Option<Action>, tick: Millis) -> Reply {
        action.map_or_else(Reply::default, |action| self.act(&action, tick))
    }

    /// Does an action as it stands, without selection or hand.
    pub fn act(&mut self, action: &Action, tick: Millis) -> Reply {
        let reply = self.advance(tick).and(self.session.act(action, tick));
        if reply.logged {
            self.open_hint = None;
        }
        reply
    }

    fn quiet(&mut self, change: impl FnOnce(&mut Desk)) -> Reply {
        change(self);
        Reply::default()
    }
}

fn refused(why: Phrase) -> Reply {
    Reply { refusal: Some(Refusal::new(why)), ..Reply::default() }
}
