//! A session with the player's hands on it: intents in, replies out. Both front ends sit at this
//! desk; what it does they need not do.

use crate::coach::Coach;
use crate::hand::{Ghost, Hand, Point};
use crate::input::{Input, walk};
use crate::intent::{Direction, Intent, Select, Stride};
use crate::{Log, Session};
use alloc::vec::Vec;
use engine::{Cell, CellSet, Phrase, phrase};
use games::view::PieceView;
use games::{Action, Event, Hint, Millis, PieceId, Refusal, Turn, View};

#[derive(Clone, Debug)]
pub struct Desk {
    session: Session,
    input: Input,
    hand: Option<Hand>,
    coach: Option<Coach>,
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
        let input = Input::new(&session.view(tick).board);
        let told = session.held();
        Desk { session, input, hand: None, coach: None, turns: Vec::new(), told }
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    pub fn input(&self) -> &Input {
        &self.input
    }

    pub fn hand(&self) -> Option<Hand> {
        self.hand
    }

    pub fn coach(&self) -> Option<&Coach> {
        self.coach.as_ref()
    }

    /// The view with the pieces of the tray as the player has turned them, the one in hand left out.
    pub fn view(&self, tick: Millis) -> View {
        let mut view = self.session.view(tick);
        for piece in &mut view.tray {
            piece.turn = self.turn_of(piece);
        }
        view.tray.retain(|piece| self.hand.is_none_or(|hand| hand.piece != piece.id));
        view
    }

    /// The piece in hand as it would be drawn.
    pub fn held(&self, tick: Millis) -> Option<PieceView> {
        let hand = self.hand?;
        let mut piece =
            self.session.view(tick).tray.into_iter().find(|piece| piece.id == hand.piece)?;
        piece.turn = hand.turn;
        Some(piece)
    }

    /// Where the piece in hand would land.
    pub fn ghost(&self, tick: Millis) -> Option<Ghost> {
        let hand = self.hand?;
        hand.ghost(&self.held(tick)?, |action| self.session.preview(action, tick))
    }

    /// The pointer moved with a piece in hand. Not an intent: it comes with every frame.
    pub fn hover(&mut self, over: Point) {
        if let Some(hand) = &mut self.hand {
            hand.over = over;
        }
    }

    /// Takes a piece by the cell that was grabbed, from the tray or off the board.
    pub fn grab(&mut self, piece: PieceId, grip: u8, over: Point, tick: Millis) -> Reply {
        let is_placed = self.session.view(tick).board.cells.iter().any(|cell| cell.is_under(piece));
        let reply =
            if is_placed { self.act(&Action::Lift { piece }, tick) } else { Reply::default() };
        let tray = self.session.view(tick).tray;
        if let Some(piece) = tray.iter().find(|found| found.id == piece) {
            self.hand = Some(Hand { piece: piece.id, turn: self.turn_of(piece), grip, over });
        }
        reply
    }

    /// Lets time pass. Front ends call it a few times a second.
    pub fn advance(&mut self, tick: Millis) -> Reply {
        let events = self.session.advance(tick);
        if !events.is_empty() {
            self.coach = None;
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
            Intent::ToggleNotes => self.quiet(|desk| desk.input.toggle_notes()),
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
            Intent::Take { piece } => {
                self.grab(piece, 0, Point::center_of(self.input.cursor()), tick)
            }
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

    /// Takes a placed piece up by the very cell that was pointed at.
    fn grab_placed(&mut self, piece: PieceId, cell: Cell, tick: Millis) -> Reply {
        let covered =
            self.session.view(tick).board.cells.into_iter().filter(|at| at.is_under(piece));
        let covered: CellSet = covered.map(|at| at.cell).collect();
        let reply = self.grab(piece, 0, Point::center_of(cell), tick);
        if let (Some(hand), Some(held)) = (self.hand, self.held(tick)) {
            let grip = (0..held.cells.len() as u8).find(|&grip| {
                let hand = Hand { grip, ..hand };
                hand.covers(&held) == covered
            });
            self.hand = Some(Hand { grip: grip.unwrap_or(0), ..hand });
        }
        reply
    }

    fn go(&mut self, to: Direction, stride: Stride, how: Select, tick: Millis) -> Reply {
        let board = self.session.view(tick).board;
        match &mut self.hand {
            None => self.input.go(to, stride, how, &board),
            Some(hand) => {
                let over = hand.over.cell_on(board.rows, board.cols);
                hand.over = Point::center_of(walk(over, to, stride, &board));
            }
        }
        Reply::default()
    }

    fn take_beside(&mut self, step: i32, tick: Millis) -> Reply {
        let tray = self.session.view(tick).tray;
        if tray.is_empty() {
            return refused(phrase!("tray-empty"));
        }
        let index = self.hand.and_then(|hand| tray.iter().position(|piece| piece.id == hand.piece));
        let next = index.map_or(0, |index| (index as i32 + step).rem_euclid(tray.len() as i32));
        let over = self.hand.map_or(Point::center_of(self.input.cursor()), |hand| hand.over);
        self.put_back();
        self.grab(tray[next as usize].id, 0, over, tick)
    }

    fn turn(&mut self, turned: fn(Turn) -> Turn, tick: Millis) -> Reply {
        match self.held(tick) {
            None => refused(phrase!("hand-empty")),
            Some(piece) if !piece.turnable => refused(phrase!("piece-fixed")),
            Some(_) => self.quiet(|desk| {
                if let Some(hand) = &mut desk.hand {
                    hand.turn = turned(hand.turn);
                }
            }),
        }
    }

    fn drop(&mut self, tick: Millis) -> Reply {
        if self.hand.is_none() {
            return refused(phrase!("hand-empty"));
        }
        let Some(ghost) = self.ghost(tick) else { return refused(phrase!("drop-beside")) };
        let reply = self.act(&ghost.action, tick);
        if reply.refusal.is_none() {
            self.put_back();
        }
        reply
    }

    /// Takes the piece of a game that has but one at a time. For front ends without a pointer: where
    /// there is no choice, there is nothing to choose.
    pub fn take_only(&mut self, tick: Millis) {
        if let ([only], None, true) =
            (&self.session.view(tick).tray[..], self.hand, self.has_only(tick))
        {
            self.grab(only.id, 0, Point::center_of(self.input.cursor()), tick);
        }
    }

    /// Whether there is never more than one piece to take.
    pub fn has_only(&self, tick: Millis) -> bool {
        self.session.view(tick).tray_room == 1
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

    /// Empties the hand; the piece stays turned as it is, and the cursor where the hand was.
    pub fn put_back(&mut self) {
        if let Some(hand) = self.hand.take() {
            let board = self.session.view(Millis::ZERO).board;
            self.input.rest_at(hand.over.cell_on(board.rows, board.cols));
            self.turns.retain(|(piece, _)| *piece != hand.piece);
            self.turns.push((hand.piece, hand.turn));
        }
    }

    fn turn_of(&self, piece: &PieceView) -> Turn {
        self.turns.iter().find(|(id, _)| *id == piece.id).map_or(piece.turn, |(_, turn)| *turn)
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
        self.coach = None;
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
        match &mut self.coach {
            Some(coach) if coach.has_more() => {
                coach.next();
                let stage = coach.number();
                let passed = self.advance(tick);
                passed.and(self.session.act(&Action::Hint { stage }, tick))
            }
            Some(coach) => {
                let actions = coach.hint().actions.clone();
                self.coach = None;
                self.act_all(&actions, tick)
            }
            None => self.coach_with(self.session.hint(tick), tick),
        }
    }

    /// Opens a hint that was found elsewhere, for this very board. Finding one may take longer than
    /// a frame, so a front end can have it done beside itself: it asks when a hint is wished for
    /// while there is no [`Desk::coach`].
    pub fn coach_with(&mut self, advice: Result<Hint, Refusal>, tick: Millis) -> Reply {
        let hint = match advice {
            Ok(hint) => hint,
            Err(refusal) => return Reply { refusal: Some(refusal), ..Reply::default() },
        };
        let reply = self.advance(tick).and(self.session.act(&Action::Hint { stage: 1 }, tick));
        if reply.refusal.is_none() {
            self.coach = Some(Coach::begin(hint));
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
        } else if self.coach.take().is_none() && !self.input.escape() {
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
            self.coach = None;
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
