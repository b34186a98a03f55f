//! A first lesson on the real board: which step is on, whether it was done, and what is pointed at.
//! Nothing of it is saved or counted. It knows actions, not games.

use super::{Shot, Table, start};
use crate::app::Frame;
use crate::clock;
use crate::prelude::*;
use crate::route::Route;
use crate::sound::{self, Effect as Sound};
use crate::storage::local;
use crate::workers::Kind;
use session::view::View;
use session::{Action, CellSet, GameId, Lesson, Phrase, PieceId, RunId, Session};
use std::cell::Cell;
use std::time::Duration;

/// What was put elsewhere is looked at before it goes back.
const BEFORE_BACK: Duration = Duration::from_millis(700);

/// The games whose lessons were shown, by their keys.
const SHOWN: &str = "lessons";

thread_local! {
    /// What was chosen to be played when the lesson came in between.
    static THEN: Cell<Option<Kind>> = const { Cell::new(None) };
}

/// A lesson that is being given.
#[derive(Clone, Copy)]
pub struct Teacher {
    pub table: Table,
    game: GameId,
    lesson: StoredValue<Lesson>,
    /// How many steps are done.
    pub done: RwSignal<usize>,
    /// How the board looks after so many steps.
    boards: StoredValue<Vec<Vec<Mark>>>,
    /// The cells that each step fills.
    aims: StoredValue<Vec<CellSet>>,
}

/// What is compared of a cell: its value, and the piece that lies on it.
type Mark = (Option<u8>, Option<PieceId>);

/// What the player should touch next: selectors of the page. What is to be carried has both.
#[derive(Clone, PartialEq, Default)]
pub struct Aim {
    pub from: Option<String>,
    pub to: Vec<String>,
}

/// Whether a game's lesson should come before its first run.
pub fn is_due(frame: Frame, game: GameId) -> bool {
    let shown = local::read(SHOWN).unwrap_or_default();
    let is_known = |profile: &progress::Profile| profile.stats_of_game(game).played > 0;
    !shown.split(',').any(|key| key == game.key()) && !frame.profile.with_untracked(is_known)
}

/// Gives the lesson, and then deals what was chosen.
pub fn give_before(frame: Frame, kind: Kind) {
    THEN.set(Some(kind));
    frame.go(Route::Lesson(kind.game));
}

impl Teacher {
    pub fn new(game: GameId, frame: Frame) -> Option<Teacher> {
        let shown = local::read(SHOWN).unwrap_or_default();
        if !shown.split(',').any(|key| key == game.key()) {
            local::write(SHOWN, &format!("{shown},{}", game.key()));
        }
        let lesson = game.lesson();
        let stands: Vec<Session> =
            (0..=lesson.steps.len()).map(|n| stand(&lesson, n)).collect::<Option<_>>()?;
        let board = |session: &Session| marks(&session.view(clock::tick()));
        let aim = |(step, session): (usize, &Session)| {
            let action = &lesson.steps[step].action;
            match action {
                Action::Enter { cells, .. } => *cells,
                _ => session.preview(action, clock::tick()).cells,
            }
        };
        let aims = stands.iter().take(lesson.steps.len()).enumerate().map(aim).collect();
        let boards = stands.iter().map(board).collect();
        let table = Table::new(stands.into_iter().next()?, frame);
        table.watch();
        let teacher = Teacher {
            table,
            game,
            lesson: StoredValue::new(lesson),
            done: RwSignal::new(0),
            boards: StoredValue::new(boards),
            aims: StoredValue::new(aims),
        };
        effect(move || teacher.look());
        Some(teacher)
    }

    /// How many steps there are.
    pub fn n_steps(self) -> usize {
        self.lesson.with_value(|lesson| lesson.steps.len())
    }

    /// The sentence of the present step; `None` when all are done.
    pub fn says(self) -> Option<Phrase> {
        let done = self.done.get();
        self.lesson.with_value(|lesson| lesson.steps.get(done).map(|step| step.say.clone()))
    }

    /// What to point at.
    pub fn aim(self) -> Aim {
        let done = self.done.get();
        let step = self.lesson.with_value(|lesson| lesson.steps.get(done).map(|step| step.action));
        let cells = self.aims.with_value(|aims| aims.get(done).copied()).unwrap_or_default();
        step.map(|action| self.table.shot.with(|shot| aim(shot, &action, cells)))
            .unwrap_or_default()
    }

    pub fn again(self) {
        self.done.set(0);
        self.show(0);
    }

    /// Goes on to what was chosen before the lesson, or to what can be.
    pub fn leave(self) {
        let frame = self.table.frame;
        frame.replace(Route::Presets(self.game));
        if let Some(kind) = THEN.take().filter(|kind| kind.game == self.game) {
            start::deal(frame, kind);
        }
    }

    /// Follows the board: a step that is done leads to the next, anything else goes back.
    fn look(self) {
        let (now, paused) = self.table.shot.with(|shot| (marks(&shot.view), shot.paused));
        let done = self.done.get_untracked();
        let is = |n: usize| self.boards.with_value(|boards| boards.get(n) == Some(&now));
        if done == self.n_steps() {
            return;
        }
        if is(done + 1) {
            self.done.set(done + 1);
            if done + 1 == self.n_steps() {
                sound::play(Sound::Yay);
            }
        } else if paused {
            self.show(done);
        } else if !is(done) {
            let go_back = move || {
                if self.done.try_get_untracked() == Some(done) {
                    self.show(done);
                }
            };
            set_timeout(go_back, BEFORE_BACK);
        }
    }

    fn show(self, n: usize) {
        if let Some(session) = self.lesson.with_value(|lesson| stand(lesson, n)) {
            self.table.show(session);
        }
    }
}

/// The board after so many steps.
fn stand(lesson: &Lesson, n: usize) -> Option<Session> {
    let tick = clock::tick();
    let mut session = Session::start(lesson.deal.clone(), RunId(0), clock::wall(), tick).ok()?;
    let steps = lesson.steps.iter().take(n).map(|step| &step.action);
    for action in lesson.before.iter().chain(steps) {
        session.act(action, tick).ok()?;
    }
    Some(session)
}

fn marks(view: &View) -> Vec<Mark> {
    let mark =
        |cell: &session::view::CellView| (cell.content.value(), cell.piece.map(|placed| placed.id));
    view.board.cells.iter().map(mark).collect()
}

fn aim(shot: &Shot, action: &Action, cells: CellSet) -> Aim {
    let board = || cells.iter().map(|cell| format!("[data-cell='{}']", cell.index())).collect();
    let only = |selector: String| Aim { from: None, to: vec![selector] };
    match action {
        Action::Enter { cells, value } if shot.input.selection() == *cells => {
            let place = shot.view.pad.iter().position(|key| key.value == *value).unwrap_or(0);
            only(format!(".pad .key:nth-child({})", place + 1))
        }
        Action::Place { piece, turn, .. } => {
            let is_held = shot.held.as_ref().is_some_and(|held| held.id == *piece);
            let lies = shot.view.tray.iter().find(|other| other.id == *piece);
            let in_tray = format!("[data-piece='{}']", piece.0);
            match lies {
                Some(lies) if lies.turn != *turn && is_held => {
                    only(".tool[data-tool='turn-right']".to_owned())
                }
                Some(lies) if lies.turn != *turn => only(in_tray),
                Some(_) if !is_held => Aim { from: Some(in_tray), to: board() },
                _ => Aim { from: None, to: board() },
            }
        }
        _ => Aim { from: None, to: board() },
    }
}
