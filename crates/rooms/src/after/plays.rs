//! A run of a game whose moves the game itself judges: what the coach says of them, and the board where it
//! says so. No techniques have names there, so there is nothing to plot.

use super::{After, all, place};
use crate::Effect;
use crate::board::{Marks, board};
use crate::html::{El, el, link, of};
use coach::plays::plays;
use session::{Log, Millis, Replay, phrase};

impl After {
    pub(super) fn played(&mut self, log: &Log, replay: Replay) -> Vec<Effect> {
        let said = plays(log).map(|plays| plays.advice(log)).unwrap_or_default();
        let watch = link(&format!("/replay/{}", log.run), &self.say(phrase!("watch-replay")));
        let about = match said.is_empty() {
            true => phrase!("after-nothing"),
            false => phrase!("after-plays"),
        };
        let card = of("section", "card")
            .put(el("h2").text(self.say(phrase!("after-advice"))))
            .put(of("p", "lead").text(self.say(about)))
            .put(of("ul", "advised").all(said.iter().map(|advice| self.sentence(advice))))
            .put(of("div", "row").put(watch));
        self.replay = Some(replay);
        let first = said.iter().find_map(|advice| advice.source);
        let moment = first.map(|source| {
            let inside = self.move_at(source.index as usize);
            of("section", "card moment").at("id", "moment").all(inside)
        });
        let moment = moment.map_or_else(String::new, |moment| moment.to_string());
        vec![Effect::show(format!("{card}{moment}"))]
    }

    /// Shows the board before a move of such a run.
    pub(super) fn turned_to(&mut self, index: usize) -> Vec<Effect> {
        match self.move_at(index) {
            inside if inside.is_empty() => Vec::new(),
            inside => vec![place("moment", all(inside))],
        }
    }

    fn move_at(&mut self, index: usize) -> Vec<El> {
        let Some(replay) = &mut self.replay else { return Vec::new() };
        let n_moves = replay.log().moves.len();
        let Some((at, _)) = replay.log().moves.get(index).cloned() else { return Vec::new() };
        let view = replay.after(index).view(Millis::ZERO).board;
        let (number, of_all) = (index as u32 + 1, n_moves as u32);
        let time = at.to_string();
        let said = self.say(phrase!("after-place", number = number, of = of_all, time = time));
        let drawing = board(&view, &Marks::default(), &said);
        vec![drawing, el("div").put(of("p", "lead").text(said))]
    }
}
