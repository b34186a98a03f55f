//! A bot sits at a desk as a person does: it points, takes, turns and drops. What is right it knows from
//! the game; how fast it is and how often it errs or asks is its strength.

use crate::pace;
use games::binary::{Advice, Sight};
use games::view::{CommandState, Content, EntryMode};
use session::{
    Action, AnyGame, Cell, CellSet, Command, Desk, Intent, Millis, PieceId, Point, Rng, Select,
    Turn,
};

#[derive(Clone, Copy, Debug)]
pub struct Bot {
    pub name: &'static str,
    /// Its time for a move, in percent of what a practised player takes.
    pub time: u32,
    /// Of a thousand moves so many are wrong.
    pub slips: u32,
    /// Before so many of a thousand moves it asks for a hint.
    pub asks: u32,
}

/// An endless run is played with care for so many moves, and then carelessly to its end.
const CARE: u32 = 150;
/// No run takes as many: a bot that needs them has found a dead end.
const MOST_MOVES: u32 = 2_000;

impl Bot {
    pub const BEGINNER: Bot = Bot { name: "beginner", time: 180, slips: 50, asks: 30 };
    pub const PRACTISED: Bot = Bot { name: "practised", time: 100, slips: 15, asks: 5 };
    pub const STRONG: Bot = Bot { name: "strong", time: 70, slips: 3, asks: 0 };
    pub const ALL: [Bot; 3] = [Bot::BEGINNER, Bot::PRACTISED, Bot::STRONG];

    /// Plays from this tick on until the run is over or `goes_on` says so, which is asked after each
    /// move. Returns the tick of the last move.
    ///
    /// # Panics
    /// When the run comes to no end: a dead end of the rules, or of the desk.
    pub fn play(
        &self,
        desk: &mut Desk,
        from: Millis,
        rng: &mut Rng,
        mut goes_on: impl FnMut(&Desk, Millis) -> bool,
    ) -> Millis {
        let mut tick = from;
        for number in 0..MOST_MOVES {
            tick = tick + self.think(desk, rng);
            desk.advance(tick);
            if desk.session().outcome().is_over() {
                return tick;
            }
            self.make_move(desk, number, tick, rng);
            let goes_on = goes_on(desk, tick);
            if desk.session().outcome().is_over() || !goes_on {
                return tick;
            }
        }
        panic!("{} found no end of {:?}", self.name, desk.session().deal());
    }

    fn think(&self, desk: &Desk, rng: &mut Rng) -> Millis {
        let deal = desk.session().deal();
        let usual = pace::think(deal.game, deal.preset).0 * u64::from(self.time) / 100;
        Millis(usual * u64::from(rng.between(70, 130)) / 100)
    }

    fn make_move(&self, desk: &mut Desk, number: u32, tick: Millis, rng: &mut Rng) {
        let is_ready = |desk: &Desk| {
            let commands = desk.view(tick).commands;
            commands
                .iter()
                .any(|offer| offer.command == Command::Submit && offer.state == CommandState::Ready)
        };
        if is_ready(desk) {
            desk.handle(Intent::Command(Command::Submit), tick);
            return;
        }
        if rng.below(1_000) < self.asks {
            desk.handle(Intent::Hint, tick);
        }
        let right = right_moves(desk, number, tick);
        let slips = rng.below(1_000) < self.slips;
        match right
            .first()
            .and_then(|first| if slips { wrong(desk, first, tick, rng) } else { None })
        {
            Some(wrong) => do_by_hand(desk, &wrong, tick),
            None => right.iter().for_each(|action| do_by_hand(desk, action, tick)),
        }
        if right.is_empty() {
            // Something on the board is wrong that only going back mends.
            desk.handle(Intent::BackToRight, tick);
        }
        // Whoever lays the last piece hands the board in at once.
        if is_ready(desk) {
            desk.handle(Intent::Command(Command::Submit), tick);
        }
    }
}

/// What is to be done next; nothing where the board has to be mended first.
fn right_moves(desk: &Desk, number: u32, tick: Millis) -> Vec<Action> {
    let session = desk.session();
    if let AnyGame::Binary(game) = session.game() {
        let advice = game.advice(Sight::Near);
        let chosen = if number < CARE { advice.first() } else { advice.last() };
        let place = |advice: &Advice| {
            let Advice { piece, at, .. } = *advice;
            Action::Place { piece, at, turn: Turn::NONE }
        };
        return chosen.map(place).into_iter().collect();
    }
    let view = session.view(tick);
    if view.pad.is_empty() {
        return session.hint(tick).map(|hint| hint.actions).unwrap_or_default();
    }
    let game = session.game().as_game();
    if !game.is_on_track() {
        return Vec::new();
    }
    // Any entry will do to be told the right one; or a note, where there is nothing to be entered.
    let empty = view.board.cells.iter().filter(|seen| seen.content == Content::Empty);
    let mode = view.modes.first().copied();
    let entries = empty.flat_map(|seen| {
        let cells = CellSet::only(seen.cell);
        view.pad.iter().map(move |key| match mode {
            Some(EntryMode::Note(kind)) => Action::Note { cells, value: key.value, kind },
            _ => Action::Enter { cells, value: key.value },
        })
    });
    entries.filter_map(|entry| game.judge(&entry, tick)).map(|judged| judged.best).take(1).collect()
}

/// Something else of the same kind that is allowed, if it is found soon.
fn wrong(desk: &Desk, right: &Action, tick: Millis, rng: &mut Rng) -> Option<Action> {
    let is_allowed =
        |action: &Action| action != right && desk.session().preview(action, tick).refusal.is_none();
    (0..20).find_map(|_| {
        let other = match *right {
            Action::Enter { cells, .. } => Action::Enter { cells, value: rng.between(1, 9) as u8 },
            Action::Note { kind, .. } => {
                let cells = CellSet::only(Cell::at(rng.below(9) as u8, rng.below(9) as u8)?);
                Action::Note { cells, value: rng.between(1, 9) as u8, kind }
            }
            Action::Place { piece, turn, .. } => {
                let at = Cell::at(rng.below(9) as u8, rng.below(9) as u8)?;
                Action::Place { piece, at, turn }
            }
            _ => return None,
        };
        is_allowed(&other).then_some(other)
    })
}

/// Does by a person's means what comes to this action.
fn do_by_hand(desk: &mut Desk, action: &Action, tick: Millis) {
    match *action {
        Action::Enter { cells, value } => {
            point(desk, cells, tick);
            desk.handle(Intent::Value { value, mode: Some(EntryMode::Value) }, tick);
        }
        Action::Note { cells, value, kind } => {
            point(desk, cells, tick);
            desk.handle(Intent::Value { value, mode: Some(EntryMode::Note(kind)) }, tick);
        }
        Action::Erase { cells } => {
            point(desk, cells, tick);
            desk.handle(Intent::Erase, tick);
        }
        Action::Place { piece, at, turn } => lay(desk, piece, at, turn, tick),
        Action::Lift { piece } => {
            desk.handle(Intent::Take { piece }, tick);
            desk.handle(Intent::Escape, tick);
        }
        Action::Command(command) => {
            desk.handle(Intent::Command(command), tick);
        }
        _ => {}
    }
}

fn point(desk: &mut Desk, cells: CellSet, tick: Millis) {
    if let Some(cell) = cells.first() {
        desk.handle(Intent::Point { cell, how: Select::Only }, tick);
    }
}

/// Takes the piece by its first cell, turns it and drops it where that cell belongs.
fn lay(desk: &mut Desk, piece: PieceId, at: Cell, turn: Turn, tick: Millis) {
    desk.handle(Intent::Take { piece }, tick);
    for _ in 0..4 {
        if desk.hand().is_some_and(|hand| hand.turn != turn) {
            desk.handle(Intent::TurnClockwise, tick);
        }
    }
    let Some((hand, held)) = desk.hand().zip(desk.held()) else { return };
    let first = &held.cells[usize::from(hand.grip)];
    let (row, col) = turn.apply((first.row, first.col));
    let over = Point::center_of(at);
    desk.hover(Point {
        row: over.row + i32::from(row) * 100,
        col: over.col + i32::from(col) * 100,
    });
    desk.handle(Intent::Drop, tick);
    if desk.hand().is_some() {
        desk.handle(Intent::Escape, tick);
    }
}
