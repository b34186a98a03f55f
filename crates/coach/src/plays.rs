//! What the coach says of a run whose moves the game itself judges: how many were the best, what was given away,
//! and which kind of move is missed most. It knows no game; each says what it thinks of its moves.

use crate::advice::{Advice, Source};
use alloc::vec::Vec;
use core::cmp::Reverse;
use engine::{Phrase, phrase};
use session::verify::ReplayError;
use session::{Action, Log, Millis, Move, Review, Session, Walk};

/// What the moves of a run come to.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Plays {
    /// How many moves the game has an opinion about, and how many of them were the best.
    pub judged: u32,
    pub best: u32,
    /// What all moves together gave away, in points.
    pub points: u64,
    /// The time that was played on a board from which nothing led on.
    pub astray: Millis,
    /// The kinds of moves that were missed, the most often missed first.
    pub missed: Vec<(Phrase, u32)>,
    /// The move that cost the most points.
    costliest: Option<Review>,
    /// The move that led astray the longest, by its place in the log, and for how long.
    longest: Option<(u32, Millis)>,
}

/// Goes through a run. Each move may take some milliseconds.
///
/// # Errors
/// When the log cannot have been played.
pub fn plays(log: &Log) -> Result<Plays, ReplayError> {
    let mut walk = Walk::new(log)?;
    let mut plays = Plays::default();
    // The move that led astray, while nobody has come back.
    let mut lost: Option<(u32, Millis)> = None;
    for (index, (at, entry)) in (0..).zip(&log.moves) {
        if let Move::Act(action) = entry {
            plays.judge(walk.session(), action, index, *at);
        }
        walk.step()?;
        let is_on_track = walk.session().game().as_game().is_on_track();
        lost = match (lost, is_on_track) {
            (None, false) => Some((index, *at)),
            (Some((since, from)), true) => {
                plays.came_back(since, at.since(from));
                None
            }
            (lost, _) => lost,
        };
    }
    if let Some((since, from)) = lost {
        plays.came_back(since, log.at.since(from));
    }
    plays.missed.sort_by_key(|(_, count)| Reverse(*count));
    Ok(plays)
}

impl Plays {
    fn judge(&mut self, session: &Session, action: &Action, index: u32, at: Millis) {
        let game = session.game().as_game();
        let Some(judgement) = game.judge(action, at) else { return };
        self.judged += 1;
        if judgement.rank == 1 {
            self.best += 1;
            return;
        }
        self.points += judgement.loss;
        if let Some(kind) = game.kind(&judgement.best, at) {
            match self.missed.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += 1,
                None => self.missed.push((kind, 1)),
            }
        }
        let is_costlier = |other: &Review| judgement.loss > other.judgement.loss;
        if judgement.loss > 0 && self.costliest.as_ref().is_none_or(is_costlier) {
            self.costliest = Some(Review { index, at, action: *action, judgement });
        }
    }

    fn came_back(&mut self, index: u32, after: Millis) {
        self.astray = self.astray + after;
        if self.longest.is_none_or(|(_, longest)| after > longest) {
            self.longest = Some((index, after));
        }
    }

    /// At most three sentences; none where the game judges no moves.
    pub fn advice(&self, log: &Log) -> Vec<Advice> {
        if self.judged == 0 {
            return Vec::new();
        }
        let said = |phrase: Phrase, index: Option<u32>| Advice {
            phrase,
            source: index.map(|index| Source { run: log.run, index }),
            practise: None,
        };
        let summary = match self.best == self.judged {
            true => phrase!("coach-plays-all"),
            false => phrase!("coach-plays-best", best = self.best, count = self.judged),
        };
        let cost = match (&self.costliest, self.longest) {
            (Some(review), _) => Some(said(review.phrase(), Some(review.index))),
            (None, Some((index, time))) => {
                let (number, seconds) = (index + 1, time.secs() as u32);
                let phrase = phrase!("coach-plays-astray", number = number, seconds = seconds);
                Some(said(phrase, Some(index)))
            }
            (None, None) => None,
        };
        let missed = self.missed.first().map(|(kind, count)| {
            said(phrase!("coach-plays-missed", kind = kind.clone(), count = *count), None)
        });
        [Some(said(summary, None)), cost, missed].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{GameId, Rng, RunId, Turn};
    use std::string::String;
    use words::{Language, say};

    fn start(game: &str) -> Session {
        let game = GameId::from_key(game).unwrap();
        let deal = game.deal(&game.info().presets[0], &mut Rng::new(18));
        Session::start(deal, RunId(1), 0, Millis::ZERO).unwrap()
    }

    fn told(session: &Session, at: Millis) -> (Plays, Vec<String>) {
        let log = session.log(at);
        let plays = plays(&log).unwrap();
        let advice = plays.advice(&log);
        assert!(advice.len() <= 3);
        (plays, advice.iter().map(|one| say(&one.phrase, Language::English)).collect())
    }

    /// Every place that a piece of the tray may be put, in order.
    fn places(session: &Session) -> Vec<Action> {
        let view = session.view(Millis::ZERO);
        let pieces = view.tray.iter().map(|piece| piece.id);
        let all = pieces.flat_map(|piece| {
            let cells = view.board.cells.iter().map(|cell| cell.cell);
            cells.map(move |at| Action::Place { piece, at, turn: Turn::NONE })
        });
        let is_taken = |action: &Action| session.preview(action, Millis::ZERO).refusal.is_none();
        all.filter(is_taken).collect()
    }

    #[test]
    fn a_piece_that_leads_astray_costs_the_time_until_it_is_lifted() {
        let mut session = start("pieces");
        let right = session.hint(Millis::ZERO).unwrap().actions[0];
        session.act(&right, Millis::from_secs(5)).unwrap();
        let is_wrong = |action: &Action| {
            let mut after = session.clone();
            after.act(action, Millis::from_secs(10)).is_ok()
                && !after.game().as_game().is_on_track()
        };
        let wrong = places(&session).into_iter().find(is_wrong).unwrap();
        session.act(&wrong, Millis::from_secs(10)).unwrap();
        let Action::Place { piece, .. } = wrong else { panic!("{wrong:?}") };
        session.act(&Action::Lift { piece }, Millis::from_secs(42)).unwrap();
        let (plays, told) = told(&session, Millis::from_secs(50));
        assert_eq!((plays.judged, plays.best, plays.points), (2, 1, 0));
        assert_eq!(plays.astray, Millis::from_secs(32));
        assert_eq!(told[0], "1 of 2 moves were the best there were.");
        let astray = "Move 2 led astray, and it took 32 seconds until it was taken back.";
        assert_eq!(told[1], astray);
        assert!(told[2].starts_with("Missed most often: "), "{told:?}");
    }

    #[test]
    fn a_number_that_is_wrong_costs_points_and_is_told_by_its_reason() {
        let mut session = start("hudoku");
        let right = session.hint(Millis::ZERO).unwrap().actions[0];
        let Action::Enter { cells, value } = right else { panic!("{right:?}") };
        let game = session.game().as_game();
        let wrong = (1..=9)
            .filter(|other| *other != value)
            .map(|value| Action::Enter { cells, value })
            .find(|action| game.judge(action, Millis(1)).is_some_and(|judged| judged.loss > 0))
            .unwrap();
        session.act(&wrong, Millis(1)).unwrap();
        session.act(&right, Millis(2)).unwrap();
        let (plays, told) = told(&session, Millis(3));
        assert_eq!((plays.judged, plays.best), (2, 1));
        assert!(plays.points > 0);
        assert!(told[1].contains(" was wrong and cost "), "{told:?}");
        assert_eq!(plays.missed.len(), 1, "{told:?}");
    }

    #[test]
    fn the_worst_place_is_told_with_what_was_better() {
        let mut session = start("binary");
        for second in 1..=6 {
            let at = Millis::from_secs(second);
            let game = session.game().as_game();
            let loss = |action: &Action| game.judge(action, at).map_or(0, |judged| judged.loss);
            // Only the first is played badly.
            let places = places(&session);
            let chosen = match second {
                1 => places.into_iter().max_by_key(loss),
                _ => game.judge(&places[0], at).map(|judged| judged.best),
            };
            session.act(&chosen.unwrap(), at).unwrap();
        }
        let (plays, told) = told(&session, Millis::from_secs(9));
        assert_eq!(plays.judged, 6);
        assert!(plays.best < 6 && plays.points > 0, "{plays:?}");
        assert!(told[1].starts_with("Move 1, at "), "{told:?}");
    }

    #[test]
    fn who_plays_the_best_is_told_so() {
        let mut session = start("pieces");
        for second in 1..=3 {
            let right = session.hint(Millis::ZERO).unwrap().actions[0];
            session.act(&right, Millis::from_secs(second)).unwrap();
        }
        assert_eq!(
            told(&session, Millis::from_secs(9)).1,
            ["Every move was the best there was. Well played!"]
        );
    }
}
