//! The desk's pieces: how those in the tray are turned, and the one in hand. What it shows of it
//! comes from the moment it was taken, so that a drag asks for no view at every frame.

use super::{Desk, Reply, refused};
use crate::hand::{Ghost, Hand, Point};
use engine::{Cell, CellSet, phrase};
use games::view::PieceView;
use games::{Action, Millis, PieceId, Turn, View};

#[derive(Clone, Debug)]
pub struct Held {
    pub hand: Hand,
    /// The piece as the tray had it.
    piece: PieceView,
    aim: Aim,
}

/// Whether the player has said where the piece shall go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// Not yet: it shows where it could go, and accuses nobody of where it cannot.
    Asked,
    Taken,
}

impl Desk {
    /// The view with the pieces of the tray as the player has turned them, the one in hand left out.
    pub fn view(&self, tick: Millis) -> View {
        let mut view = self.view_with_hand(tick);
        view.tray.retain(|piece| self.hand().is_none_or(|hand| hand.piece != piece.id));
        view
    }

    /// The same, with the piece in hand still in its place of the tray.
    pub fn view_with_hand(&self, tick: Millis) -> View {
        let mut view = self.session.view(tick);
        for piece in &mut view.tray {
            piece.turn = self.turn_of(piece);
        }
        view
    }

    /// The piece in hand as it would be drawn.
    pub fn held(&self) -> Option<PieceView> {
        let held = self.hand.as_ref()?;
        Some(PieceView { turn: held.hand.turn, ..held.piece.clone() })
    }

    /// Where the piece in hand would land. Nowhere yet, as long as nobody has pointed anywhere and it
    /// fits nowhere as it is turned.
    pub fn ghost(&self, tick: Millis) -> Option<Ghost> {
        let held = self.hand.as_ref()?;
        let ghost = held.hand.ghost(&held.piece, |action| self.session.preview(action, tick))?;
        let accuses = ghost.preview.refusal.is_some() || !ghost.preview.conflicts.is_empty();
        (held.aim == Aim::Taken || !accuses).then_some(ghost)
    }

    /// The pointer moved with a piece in hand. Not an intent: it comes with every frame.
    pub fn hover(&mut self, over: Point) {
        if let Some(held) = &mut self.hand {
            held.hand.over = over;
            held.aim = Aim::Taken;
        }
    }

    /// Takes a piece by the cell that was grabbed, from the tray or off the board.
    pub fn grab(&mut self, piece: PieceId, grip: u8, over: Point, tick: Millis) -> Reply {
        let in_tray = |desk: &Desk| {
            let tray = desk.session.view(tick).tray;
            tray.into_iter().find(|found| found.id == piece)
        };
        let (reply, found) = match in_tray(self) {
            Some(found) => (Reply::default(), Some(found)),
            None => (self.act(&Action::Lift { piece }, tick), in_tray(self)),
        };
        if let Some(piece) = found {
            let hand = Hand { piece: piece.id, turn: self.turn_of(&piece), grip, over };
            self.hand = Some(Held { hand, piece, aim: Aim::Taken });
        }
        reply
    }

    /// Takes a piece without saying where it shall go: it waits where it could, near this point.
    pub(super) fn take(&mut self, piece: PieceId, near: Point, tick: Millis) -> Reply {
        let reply = self.grab(piece, 0, near, tick);
        if let Some(held) = &mut self.hand {
            held.aim = Aim::Asked;
        }
        self.offer_place(tick);
        reply
    }

    /// A piece that nobody has aimed with goes to the nearest place where it meets nothing.
    fn offer_place(&mut self, tick: Millis) {
        let Some(Held { hand, aim: Aim::Asked, .. }) = self.hand else { return };
        let takes = |at: &Cell| {
            let place = Action::Place { piece: hand.piece, at: *at, turn: hand.turn };
            let preview = self.session.preview(&place, tick);
            preview.refusal.is_none() && preview.conflicts.is_empty()
        };
        let nearest =
            Cell::all().filter(takes).min_by_key(|at| hand.over.distance2(Point::center_of(*at)));
        if let (Some(at), Some(held)) = (nearest, &mut self.hand) {
            held.hand.over = Point::center_of(at);
        }
    }

    /// Takes a placed piece up by the very cell that was pointed at.
    pub(super) fn grab_placed(&mut self, piece: PieceId, cell: Cell, tick: Millis) -> Reply {
        let covered =
            self.session.view(tick).board.cells.into_iter().filter(|at| at.is_under(piece));
        let covered: CellSet = covered.map(|at| at.cell).collect();
        let reply = self.grab(piece, 0, Point::center_of(cell), tick);
        if let Some(Held { hand, piece, .. }) = &mut self.hand {
            let grip = (0..piece.cells.len() as u8)
                .find(|&grip| Hand { grip, ..*hand }.covers(piece) == covered);
            hand.grip = grip.unwrap_or(0);
        }
        reply
    }

    pub(super) fn take_beside(&mut self, step: i32, tick: Millis) -> Reply {
        let tray = self.session.view(tick).tray;
        if tray.is_empty() {
            return refused(phrase!("tray-empty"));
        }
        let hand = self.hand();
        let index = hand.and_then(|hand| tray.iter().position(|piece| piece.id == hand.piece));
        let next = index.map_or(0, |index| (index as i32 + step).rem_euclid(tray.len() as i32));
        let near = hand.map_or(Point::center_of(self.input.cursor()), |hand| hand.over);
        self.put_back();
        self.take(tray[next as usize].id, near, tick)
    }

    pub(super) fn turn(&mut self, turned: fn(Turn) -> Turn, tick: Millis) -> Reply {
        match &mut self.hand {
            None => return refused(phrase!("hand-empty")),
            Some(held) if !held.piece.turnable => return refused(phrase!("piece-fixed")),
            Some(held) => held.hand.turn = turned(held.hand.turn),
        }
        self.offer_place(tick);
        Reply::default()
    }

    pub(super) fn drop(&mut self, tick: Millis) -> Reply {
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
        let view = self.session.view(tick);
        if let ([only], None, 1) = (&view.tray[..], &self.hand, view.tray_room) {
            self.take(only.id, Point::center_of(self.input.cursor()), tick);
        }
    }

    /// Whether there is never more than one piece to take.
    pub fn has_only(&self, tick: Millis) -> bool {
        self.session.view(tick).tray_room == 1
    }

    /// Empties the hand; the piece stays turned as it is, and the cursor where the hand was.
    pub fn put_back(&mut self) {
        if let Some(Held { hand, .. }) = self.hand.take() {
            let board = self.session.view(Millis::ZERO).board;
            self.input.rest_at(hand.over.cell_on(board.rows, board.cols));
            self.lay(hand.piece, hand.turn);
        }
    }

    /// Turns a piece of the tray.
    pub fn lay(&mut self, piece: PieceId, turn: Turn) {
        self.turns.retain(|(known, _)| *known != piece);
        self.turns.push((piece, turn));
    }

    fn turn_of(&self, piece: &PieceView) -> Turn {
        let in_hand = self.hand().filter(|hand| hand.piece == piece.id).map(|hand| hand.turn);
        let known = || self.turns.iter().find(|(id, _)| *id == piece.id).map(|(_, turn)| *turn);
        in_hand.or_else(known).unwrap_or(piece.turn)
    }
}
