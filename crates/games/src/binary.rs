//! Binary: pieces of noughts and ones on a 9×9 board. Full rows, columns and boxes are read as
//! binary numbers, paid and cleared. Over when no piece in hand fits.

mod adviser;
mod board;
mod piece;
mod show;

pub use adviser::{Advice, Sight};
pub use piece::{Piece, Shape};
pub use show::{info, lesson};

use crate::outcome::{End, Result as EndResult, ScoreSheet};
use crate::pay::{Base, Experience, Pay};
use crate::{
    Action, Deal, DealError, Event, Game, GameId, Hint, Judgement, Millis, Outcome, PieceId,
    Preview, Refusal, Tally, Turn, UndoRule, View,
};
use alloc::vec;
use alloc::vec::Vec;
use board::{Board, Clear};
use engine::{Cell, CellSet, HouseKind, Phrase, Rng, phrase};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binary {
    variant: Variant,
    seed: u64,
    board: Board,
    /// The pieces that can be placed now, in the order of dealing.
    hand: Vec<Held>,
    /// How many pieces were dealt.
    dealt: u16,
    earned: Earned,
    /// What the last placement filled, and what it cleared.
    fresh: CellSet,
    cleared: Clear,
    /// How many pieces were placed when the last hint was counted: a hint counts once a position.
    /// Not restored by undo, nor is the tally.
    hinted: Option<u16>,
    tally: Tally,
    outcome: Outcome,
}

/// What undo restores: all but the tally, points and pieces included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    board: Board,
    hand: Vec<Held>,
    dealt: u16,
    earned: Earned,
    fresh: CellSet,
    cleared: Clear,
}

/// A piece in hand with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub id: PieceId,
    pub piece: Piece,
}

/// The presets of the dailies from Monday on: the one where everybody has the same pieces and an end.
pub const WEEK: [&str; 7] = [Variant::Sprint.key(); 7];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Variant {
    /// One piece at a time, for ranks.
    Single,
    /// One piece at a time, with undo and hints.
    Relaxed,
    /// Three at a time, in any order, for ranks.
    Hand,
    /// Sixty pieces, one at a time, for ranks. Who plays with care hardly ever runs out of room, so
    /// that an endless run measures patience; of sixty pieces everybody has the same number.
    Sprint,
}

/// What the preset of this key pays.
pub fn pay(preset: &str) -> Pay {
    Variant::of_key(preset).map_or(Pay::NOTHING, Variant::pay)
}

impl Variant {
    const ALL: [Variant; 4] = [Variant::Single, Variant::Sprint, Variant::Relaxed, Variant::Hand];

    fn of_key(key: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.key() == key)
    }

    const fn key(self) -> &'static str {
        match self {
            Variant::Single => "single",
            Variant::Relaxed => "relaxed",
            Variant::Hand => "hand",
            Variant::Sprint => "sprint",
        }
    }

    const fn hand_size(self) -> u16 {
        match self {
            Variant::Single | Variant::Relaxed | Variant::Sprint => 1,
            Variant::Hand => 3,
        }
    }

    /// After how many pieces the run is won, where there is such a number.
    const fn n_pieces(self) -> Option<u16> {
        match self {
            Variant::Sprint => Some(60),
            Variant::Single | Variant::Relaxed | Variant::Hand => None,
        }
    }

    const fn is_ranked(self) -> bool {
        self.pay().is_ranked()
    }

    /// By what a practised player takes: see `docs/experience.md`. Endless runs are paid more by
    /// every piece, for the board is in order then.
    const fn pay(self) -> Pay {
        let point = match self {
            Variant::Sprint | Variant::Hand => 7,
            Variant::Single => 6,
            Variant::Relaxed => 0,
        };
        Pay { base: Base::Lines, experience: Experience::by_points(point), ..Pay::NOTHING }
    }
}

/// Where the points came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Earned {
    rows: Share,
    columns: Share,
    boxes: Share,
    /// For lines completed together: the sum counts once more for every line but the first.
    bonus: Share,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Share {
    count: u32,
    points: u64,
}

impl Share {
    fn add(&mut self, count: u32, points: u32) {
        self.count += count;
        self.points += u64::from(points);
    }
}

impl Earned {
    fn add(&mut self, clear: &Clear) {
        let of = |kind| (clear.count_of(kind), clear.sum_of(kind));
        for (share, (count, points)) in [
            (&mut self.rows, of(HouseKind::Row)),
            (&mut self.columns, of(HouseKind::Column)),
            (&mut self.boxes, of(HouseKind::Box)),
        ] {
            share.add(count, points);
        }
        if clear.lines.len() > 1 {
            self.bonus.add(1, clear.points() - clear.sum());
        }
    }

    fn total(&self) -> u64 {
        self.rows.points + self.columns.points + self.boxes.points + self.bonus.points
    }

    fn lines(&self) -> u32 {
        self.rows.count + self.columns.count + self.boxes.count
    }

    fn sheet(&self) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        let mut add = |what, share: Share| sheet.add(what, share.points as i64);
        add(phrase!("binary-score-rows", count = self.rows.count), self.rows);
        add(phrase!("binary-score-columns", count = self.columns.count), self.columns);
        add(phrase!("binary-score-boxes", count = self.boxes.count), self.boxes);
        add(phrase!("binary-score-bonus", count = self.bonus.count), self.bonus);
        sheet
    }
}

impl Binary {
    /// Deals a run: a seed, for the pieces are a published function of it (see [`Piece::dealt`]).
    pub fn deal(preset: &'static str, rng: &mut Rng) -> Deal {
        let seed = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32());
        Deal::new(GameId::Binary, preset).with("seed", seed)
    }

    /// Starts the run a deal describes, or says which line of it is wrong.
    pub fn start(deal: &Deal) -> Result<Binary, DealError> {
        let variant =
            Variant::of_key(deal.preset).ok_or_else(|| DealError::no_preset(deal.preset))?;
        let mut game = Binary {
            variant,
            seed: deal.read("seed", phrase!("expect-number"))?,
            board: Board::default(),
            hand: Vec::new(),
            dealt: 0,
            earned: Earned::default(),
            fresh: CellSet::EMPTY,
            cleared: Clear::default(),
            hinted: None,
            tally: Tally::default(),
            outcome: Outcome::Playing,
        };
        game.draw();
        Ok(game)
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            board: self.board,
            hand: self.hand.clone(),
            dealt: self.dealt,
            earned: self.earned,
            fresh: self.fresh,
            cleared: self.cleared.clone(),
        }
    }

    /// Undo: goes back to how the run stood (the stream deals the same again), leaves the tally.
    pub fn restore(&mut self, earlier: &Snapshot) {
        let Snapshot { board, hand, dealt, earned, fresh, cleared } = earlier.clone();
        (self.board, self.hand, self.dealt) = (board, hand, dealt);
        (self.earned, self.fresh, self.cleared) = (earned, fresh, cleared);
    }

    /// Every placement of every piece in hand, the best first.
    pub fn advice(&self, sight: Sight) -> Vec<Advice> {
        match self.outcome {
            Outcome::Playing => adviser::rank(&self.board, &self.hand, sight),
            Outcome::Over(_) => Vec::new(),
        }
    }

    fn placed(&self) -> u16 {
        self.dealt - self.hand.len() as u16
    }

    /// Deals the next hand and says which pieces came.
    fn draw(&mut self) -> Vec<PieceId> {
        // An endless run ends as won with the last piece that has a number.
        let last = self.variant.n_pieces().unwrap_or(u16::MAX);
        let size = self.variant.hand_size().min(last - self.dealt);
        let ids = self.dealt..self.dealt + size;
        self.dealt += size;
        self.hand = ids
            .clone()
            .map(|nth| Held { id: PieceId(nth), piece: Piece::dealt(self.seed, nth) })
            .collect();
        ids.map(PieceId).collect()
    }

    /// The piece's place in the hand, if it may be put there.
    fn find(&self, id: PieceId, at: Cell, turn: Turn) -> Result<usize, Refusal> {
        let nth = self
            .hand
            .iter()
            .position(|held| held.id == id)
            .ok_or_else(|| Refusal::new(phrase!("binary-not-in-hand")))?;
        let shape = self.hand[nth].piece.shape;
        if turn != Turn::NONE {
            return Err(Refusal::new(phrase!("binary-no-turn")));
        }
        if !shape.is_on_board(at) {
            return Err(Refusal::at(phrase!("binary-off-board"), shape.cells(at)));
        }
        let taken = shape.cells(at) & self.board.filled();
        if !taken.is_empty() {
            return Err(Refusal::at(phrase!("binary-taken"), taken));
        }
        Ok(nth)
    }

    fn place(
        &mut self,
        id: PieceId,
        at: Cell,
        turn: Turn,
        now: Millis,
    ) -> Result<Vec<Event>, Refusal> {
        let nth = self.find(id, at, turn)?;
        let piece = self.hand.remove(nth).piece;
        let cells = piece.shape.cells(at);
        self.cleared = self.board.place(piece, at);
        self.fresh = cells | self.cleared.cells();
        self.earned.add(&self.cleared);

        let mut events = vec![Event::PiecePlaced { piece: id, cells }];
        if !self.cleared.is_empty() {
            let points = u64::from(self.cleared.points());
            events.push(Event::Cleared { sums: self.cleared.sums(), points });
        }
        if self.hand.is_empty() {
            let pieces = self.draw();
            if pieces.is_empty() {
                self.end(EndResult::Won, now);
                events.push(Event::Won);
                return Ok(events);
            }
            events.push(Event::Dealt { pieces });
        }
        if !self.hand.iter().any(|held| self.board.fits_somewhere(held.piece)) {
            self.end(EndResult::Lost, now);
            events.push(Event::Lost);
        }
        Ok(events)
    }

    fn end(&mut self, result: EndResult, at: Millis) {
        self.outcome = Outcome::Over(End { result, at, sheet: self.earned.sheet() });
    }

    fn take_hint(&mut self, stage: u8) -> Result<Vec<Event>, Refusal> {
        self.may_hint()?;
        if !(1..=show::HINT_STAGES).contains(&stage) {
            return Err(Refusal::new(phrase!("refuse-not-here")));
        }
        if self.hinted != Some(self.placed()) {
            self.tally.hints += 1;
            self.hinted = Some(self.placed());
        }
        Ok(Vec::new())
    }

    /// The adviser plays better than people do: a rank won with it would be its rank.
    fn may_hint(&self) -> Result<(), Refusal> {
        if self.outcome.is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        if !self.has_hints() {
            return Err(Refusal::new(phrase!("binary-no-hints")));
        }
        Ok(())
    }
}

impl Game for Binary {
    fn act(&mut self, action: &Action, now: Millis) -> Result<Vec<Event>, Refusal> {
        if self.outcome.is_over() {
            return Err(Refusal::new(phrase!("refuse-over")));
        }
        match *action {
            Action::Place { piece, at, turn } => self.place(piece, at, turn, now),
            Action::Hint { stage } => self.take_hint(stage),
            _ => Err(Refusal::new(phrase!("refuse-not-here"))),
        }
    }

    fn view(&self, _now: Millis) -> View {
        show::view(self)
    }

    fn preview(&self, action: &Action, now: Millis) -> Preview {
        let Action::Place { piece, at, turn } = *action else {
            let refusal = self.clone().act(action, now).err();
            return Preview { refusal, ..Preview::default() };
        };
        if self.outcome.is_over() {
            let refusal = Some(Refusal::new(phrase!("refuse-over")));
            return Preview { refusal, ..Preview::default() };
        }
        let held = self.hand.iter().find(|held| held.id == piece);
        let cells = held.map_or(CellSet::EMPTY, |held| held.piece.shape.cells(at));
        match self.find(piece, at, turn) {
            Err(refusal) => Preview { cells, refusal: Some(refusal), ..Preview::default() },
            Ok(nth) => {
                let clear = { self.board }.place(self.hand[nth].piece, at);
                Preview {
                    cells,
                    sums: clear.sums(),
                    points: clear.points().into(),
                    ..Preview::default()
                }
            }
        }
    }

    fn hint(&self, _now: Millis) -> Result<Hint, Refusal> {
        self.may_hint()?;
        let best = self.advice(Sight::Far).into_iter().next();
        best.map(|best| show::hint(self, &best)).ok_or_else(|| Refusal::new(phrase!("refuse-over")))
    }

    fn has_hints(&self) -> bool {
        !self.variant.is_ranked()
    }

    fn judge(&self, action: &Action, _now: Millis) -> Option<Judgement> {
        let Action::Place { piece, at, turn: Turn::NONE } = *action else { return None };
        let advice = self.advice(Sight::Far);
        let best = advice.first()?;
        let rank = advice.iter().position(|advice| (advice.piece, advice.at) == (piece, at))?;
        // Equals share the better rank: among them it was chance that put one first.
        let rank_of_equals = advice.partition_point(|other| other.worth > advice[rank].worth);
        Some(Judgement {
            best: Action::Place { piece: best.piece, at: best.at, turn: Turn::NONE },
            loss: (best.worth - advice[rank].worth) as u64 / adviser::POINT as u64,
            rank: rank_of_equals as u32 + 1,
            of: advice.len() as u32,
        })
    }

    /// By what it completes at once.
    fn kind(&self, action: &Action, now: Millis) -> Option<Phrase> {
        let preview = self.preview(action, now);
        let is_place = matches!(action, Action::Place { .. }) && preview.refusal.is_none();
        is_place.then(|| match preview.sums.len() {
            0 => phrase!("kind-room"),
            1 => phrase!("kind-line"),
            _ => phrase!("kind-lines"),
        })
    }

    fn tally(&self) -> Tally {
        self.tally
    }

    fn undo_rule(&self) -> UndoRule {
        if self.variant.is_ranked() { UndoRule::Never } else { UndoRule::Free }
    }

    fn outcome(&self) -> &Outcome {
        &self.outcome
    }
}

#[cfg(test)]
mod tests;
