//! The desk on the page: every intent goes through here, and everything drawn is read from here.

use super::lying::Lying;
use super::moment::Moments;
use super::{advice, after, ending};
use crate::app::Frame;
use crate::clock;
use crate::prelude::*;
use crate::sound::{self, Effect};
use session::hint::Stage;
use session::view::{CellView, CommandState, Figure, PieceView};
use session::{Action, Command, Millis, Outcome, Phrase, PieceId, RunId, Session, View};
use session::{Desk, Ghost, Hand, Input, Intent, Point, Reply};

/// All there is to draw, taken after every change. What did not change is not drawn again.
#[derive(Clone, PartialEq)]
pub struct Shot {
    /// With the piece in hand still in the tray, so that the others keep their places.
    pub view: View,
    pub input: Input,
    pub hand: Option<Hand>,
    pub held: Option<PieceView>,
    pub hint: Option<HintShot>,
    /// Values the rules would not take in the selected cell.
    pub refused: Vec<u8>,
    pub paused: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub has_checkpoints: bool,
    pub outcome: Outcome,
}

impl Shot {
    /// How many seconds a countdown has left, when it is nearly over.
    fn last_seconds(&self) -> Option<u64> {
        let mut figures = self.view.readouts.iter().map(|readout| readout.value);
        figures.find_map(|figure| match figure {
            Figure::Countdown { left, .. } if left.0 <= 5_000 => Some(left.0.div_ceil(1_000)),
            _ => None,
        })
    }

    /// The cell whose houses and equals are shown, when there is one.
    pub fn active(&self) -> Option<&CellView> {
        let cursor = self.input.cursor();
        if !self.input.selection().contains(cursor) {
            return None;
        }
        let board = &self.view.board;
        board
            .cells
            .get(usize::from(cursor.row()) * usize::from(board.cols) + usize::from(cursor.col()))
    }

    /// The value that is shown wherever it stands.
    pub fn lit(&self) -> Option<u8> {
        self.input.armed().or_else(|| self.active()?.content.value())
    }
}

#[derive(Clone, PartialEq)]
pub struct HintShot {
    pub stage: Stage,
    pub number: u8,
    pub of: u8,
}

/// The last thing that happened, as far as words are needed.
#[derive(Clone, PartialEq)]
pub struct Notice {
    pub told: Vec<Phrase>,
    pub tone: Tone,
    /// What would help, to be done by a button.
    pub remedies: Vec<Intent>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Refusal,
    News,
}

#[derive(Clone, Copy)]
pub struct Table {
    pub frame: Frame,
    desk: StoredValue<Desk>,
    pub shot: RwSignal<Shot>,
    /// Where the piece in hand would land; moves with every frame of a drag.
    pub ghost: RwSignal<Option<Ghost>>,
    pub notice: RwSignal<Option<Notice>>,
    /// The hint being looked for, if any.
    pub search: advice::Search,
    /// Whether the run is no longer this tab's.
    pub lost_hold: RwSignal<bool>,
    pub moments: Moments,
    /// How many dialogs lie over the board, and whether the clock ran before the first of them.
    rests: StoredValue<(u32, bool)>,
    /// Whether the end was taken notice of; a run that was over when it came has none to come.
    is_over: StoredValue<bool>,
    /// When the first and the last move were made that are noted and still to be saved.
    pub unsaved: StoredValue<Option<(Millis, Millis)>>,
    /// Whether this is a replay.
    pub watched: RwSignal<bool>,
    pub run: RunId,
}

impl Table {
    pub fn new(session: Session, frame: Frame) -> Table {
        let tick = clock::tick();
        let run = session.run();
        let is_over = StoredValue::new(session.outcome().is_over());
        let desk = Desk::new(session, tick);
        let shot = take(&desk, None);
        Table {
            frame,
            desk: StoredValue::new(desk),
            shot: RwSignal::new(shot),
            ghost: RwSignal::new(None),
            notice: RwSignal::new(None),
            search: advice::Search::new(),
            lost_hold: RwSignal::new(false),
            moments: Moments::new(),
            rests: StoredValue::new((0, false)),
            is_over,
            unsaved: StoredValue::new(None),
            watched: RwSignal::new(false),
            run,
        }
    }

    pub fn with<T>(self, ask: impl FnOnce(&Desk) -> T) -> T {
        self.desk.with_value(ask)
    }

    pub fn handle(self, intent: Intent) {
        match intent {
            Intent::Hint if self.with(|desk| desk.open_hint().is_none()) => advice::seek(self),
            Intent::Escape if self.search.is_on() => self.search.stop(),
            Intent::Command(Command::Check) => {
                self.ask(|desk| desk.handle(intent, clock::tick()));
            }
            Intent::Command(command) => {
                after::remember(self, command);
                self.act(|desk| desk.handle(intent, clock::tick()));
            }
            intent => self.act(|desk| desk.handle(intent, clock::tick())),
        }
    }

    /// Lets time pass.
    pub fn advance(self) {
        let gone = self.desk.try_update_value(|desk| desk.advance(clock::tick()));
        if let Some(reply) = gone {
            let before = self.shot.with_untracked(Shot::last_seconds);
            self.refresh();
            let left = self.shot.with_untracked(Shot::last_seconds);
            if left.is_some() && left != before {
                sound::play(Effect::Countdown);
            }
            if !reply.events.is_empty() {
                self.search.stop();
                after::follow(self, &reply);
            }
        }
    }

    pub fn grab(self, piece: PieceId, grip: u8, over: Point) {
        self.act(|desk| desk.grab(piece, grip, over, clock::tick()));
    }

    pub fn hover(self, over: Point) {
        self.desk.update_value(|desk| desk.hover(over));
        self.refresh_ghost();
    }

    /// Turns pieces of the tray.
    pub fn lay(self, all: &[Lying]) {
        self.desk.update_value(|desk| all.iter().for_each(|one| desk.lay(one.piece, one.turn)));
        self.refresh();
    }

    pub fn put_back(self) {
        self.desk.update_value(Desk::put_back);
        self.refresh();
    }

    pub fn pause(self) {
        self.desk.update_value(|desk| desk.pause(clock::tick()));
        self.refresh();
        if self.has_just_ended() {
            ending::end(self);
        }
    }

    /// A dialog lies over the board: the clock stands until the last of them is closed.
    pub fn rest(self) {
        let runs =
            self.with(|desk| !desk.session().is_paused() && !desk.session().outcome().is_over());
        self.rests.update_value(|(n, ran)| {
            *ran = if *n == 0 { runs } else { *ran };
            *n += 1;
        });
        if runs && !self.watched.get_untracked() {
            self.pause();
        }
    }

    pub fn wake(self) {
        let left = self.rests.try_update_value(|(n, _)| {
            *n = n.saturating_sub(1);
            *n
        });
        if left == Some(0) {
            self.run_on();
        }
    }

    /// The clock runs on as it did before the dialogs: what is chosen in one of them is done at once.
    pub fn run_on(self) {
        if self.rests.try_get_value().is_some_and(|(_, ran)| ran) {
            self.desk.update_value(|desk| desk.unpause(clock::tick()));
            self.refresh();
        }
    }

    /// Whether the run is over and nobody has taken notice yet; asked once more, it is not.
    pub fn has_just_ended(self) -> bool {
        let is_over = self.with(|desk| desk.session().outcome().is_over());
        let is_new = is_over && !self.watched.get_untracked() && !self.is_over.get_value();
        if is_new {
            self.is_over.set_value(true);
        }
        is_new
    }

    /// Puts another state of the run on the table, to be looked at.
    pub fn show(self, session: Session) {
        self.search.stop();
        self.desk.set_value(Desk::new(session, clock::tick()));
        self.refresh();
    }

    /// From now on the board is only looked at: no cover lies on it and nothing is stored.
    pub fn watch(self) {
        self.watched.set(true);
    }

    /// Whether values are put in by a pad; otherwise pieces are placed.
    pub fn has_pad(self) -> bool {
        self.shot.with_untracked(|shot| !shot.view.pad.is_empty())
    }

    /// Asks how the run stands. Whoever hears that something is wrong gets the way out with it.
    pub fn ask(self, ask: impl FnOnce(&mut Desk) -> Reply) {
        self.act(ask);
        let remedies = self.with(remedies);
        self.notice.update(|notice| {
            if let Some(notice) = notice {
                notice.remedies = remedies;
            }
        });
    }

    /// Does something at the desk, and what follows from it.
    pub fn act(self, act: impl FnOnce(&mut Desk) -> Reply) {
        // The run may have been left between a timer's ring and its answer.
        let Some(reply) = self.desk.try_update_value(act) else { return };
        if reply.logged {
            // A hint for the board as it was would be wrong for the one there is.
            self.search.stop();
        }
        let had = self.shot.with_untracked(|shot| shot.hand.map(|hand| hand.piece));
        self.refresh();
        let has = self.shot.with_untracked(|shot| shot.hand.map(|hand| hand.piece));
        if has.is_some() && has != had {
            // Whoever takes a piece has gone on.
            self.notice.set(None);
            self.moments.clear_sums();
        }
        after::follow(self, &reply);
    }

    fn refresh(self) {
        let shot = self.shot.with_untracked(|old| self.with(|desk| take(desk, Some(old))));
        if self.shot.with_untracked(|old| *old != shot) {
            self.shot.set(shot);
        }
        self.refresh_ghost();
    }

    fn refresh_ghost(self) {
        let ghost = self.with(|desk| desk.ghost(clock::tick()));
        if self.ghost.with_untracked(|old| *old != ghost) {
            self.ghost.set(ghost);
        }
    }
}

/// The ways out of a board that is not right: to see what is wrong, or to go back to before it.
fn remedies(desk: &Desk) -> Vec<Intent> {
    let session = desk.session();
    if session.outcome().is_over() || session.game().as_game().is_on_track() {
        return Vec::new();
    }
    let show = Command::MistakesBySolution;
    let offers = session.view(clock::tick()).commands;
    let can_show =
        offers.iter().any(|offer| offer.command == show && offer.state == CommandState::Ready);
    let shown = can_show.then_some(Intent::Command(show));
    shown.into_iter().chain(session.can_undo().then_some(Intent::BackToRight)).collect()
}

/// What is dear is taken over from the shot before where it cannot have changed.
fn take(desk: &Desk, before: Option<&Shot>) -> Shot {
    let tick = clock::tick();
    let mut view = desk.view_with_hand(tick);
    for readout in &mut view.readouts {
        readout.value = drawn(readout.value);
    }
    let hint = desk.open_hint().and_then(|open| {
        let stage = open.stage()?.clone();
        Some(HintShot { stage, number: open.number(), of: open.n_stages() })
    });
    let session = desk.session();
    let outcome = session.outcome();
    let same = before.filter(|before| {
        before.input == *desk.input()
            && before.outcome == *outcome
            && before.view.board == view.board
            && before.view.pad == view.pad
    });
    let refused = same.map_or_else(|| refused(desk, &view), |before| before.refused.clone());
    Shot {
        input: desk.input().clone(),
        hand: desk.hand(),
        held: desk.held(),
        hint,
        refused,
        paused: session.is_paused(),
        can_undo: session.can_undo(),
        can_redo: session.can_redo(),
        has_checkpoints: session.checkpoints().next().is_some(),
        outcome: outcome.clone(),
        view,
    }
}

/// A figure no finer than it is drawn. Otherwise every look at the clock would draw it anew.
fn drawn(figure: Figure) -> Figure {
    match figure {
        Figure::Time(time) => Figure::Time(Millis(time.0 / 1_000 * 1_000)),
        Figure::Share { part, whole } => {
            let percent = u64::from(part) * 100 / u64::from(whole.max(1));
            Figure::Share { part: percent as u32, whole: 100 }
        }
        Figure::Number(_) | Figure::Countdown { .. } => figure,
    }
}

fn refused(desk: &Desk, view: &View) -> Vec<u8> {
    let cells = desk.input().selection();
    if cells.len() != 1 {
        return Vec::new();
    }
    let tick = clock::tick();
    let is_refused = |value: u8| desk.session().refuses(&Action::Enter { cells, value }, tick);
    view.pad.iter().map(|key| key.value).filter(|&value| is_refused(value)).collect()
}
