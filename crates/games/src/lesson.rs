//! A first lesson: a board that is nearly done and the few moves that a beginner is shown, each with
//! its sentence. It is no run: nothing of it is counted. How a move is shown, a front end knows.

use crate::{Action, Deal, GameId};
use alloc::vec::Vec;
use engine::Phrase;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub deal: Deal,
    /// What has been done when it begins.
    pub before: Vec<Action>,
    /// What is left to the player, in this order.
    pub steps: Vec<LessonStep>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    pub say: Phrase,
    pub action: Action,
}

impl Lesson {
    /// Reads a lesson: the lines of a deal, then actions as in a log. The last of them are the steps,
    /// one for each sentence.
    pub(crate) fn read<const N: usize>(
        game: GameId,
        preset: &'static str,
        text: &str,
        says: [Phrase; N],
    ) -> Lesson {
        let mut deal = Deal::new(game, preset);
        let mut before: Vec<Action> = Vec::new();
        for line in text.lines() {
            match line.strip_prefix("deal ").and_then(|field| field.split_once(' ')) {
                Some((name, value)) => deal = deal.with(name, value),
                None => before.push(line.parse().expect("the lessons are written rightly")),
            }
        }
        let actions = before.split_off(before.len() - N);
        let steps = says.into_iter().zip(actions);
        Lesson {
            deal,
            before,
            steps: steps.map(|(say, action)| LessonStep { say, action }).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyGame, Event, Millis};

    /// Every lesson can be played as it is written, and each step is seen on the board.
    #[test]
    fn lessons_can_be_played() {
        for game in GameId::ALL {
            let lesson = game.lesson();
            let mut run = AnyGame::start(&lesson.deal).expect("it can be started");
            let run = run.as_game_mut();
            for action in &lesson.before {
                run.act(action, Millis::ZERO).expect("it was played once");
            }
            assert!((2..=4).contains(&lesson.steps.len()), "{game:?}");
            assert!(!run.outcome().is_over(), "{game:?} is over before the lesson");
            for LessonStep { action, .. } in &lesson.steps {
                let before = run.view(Millis::ZERO).board;
                let events = run.act(action, Millis::ZERO);
                let is_told = |event: &Event| !matches!(event, Event::Mistake { .. });
                assert!(
                    events.as_ref().is_ok_and(|events| events.iter().all(is_told)),
                    "{events:?}"
                );
                assert!(run.is_on_track(), "{game:?}: {action}");
                assert_ne!(run.view(Millis::ZERO).board, before, "{game:?}: {action}");
            }
        }
    }
}
