//! The dailies of the last weeks: a column a week from Monday down, a square a day. How many were played is
//! told by the size of what is in it.

use super::Statistics;
use crate::html::{El, el, of};
use crate::plot;
use progress::day_phrase;
use session::{GameId, phrase};

/// The side of a day, with the room around it.
const DAY: f64 = 26.0;
/// The room for the days of the week, and for the dates.
const LEFT: f64 = 34.0;
const TOP: f64 = 18.0;
/// As many weeks stand under one date.
const APART: usize = 4;

impl Statistics {
    pub(super) fn calendar(&self) -> El {
        let weeks = self.profile.calendar(self.today);
        let all = GameId::ALL.len() as u32;
        let about = self.say(self.profile.says_dailies(self.today));
        let (width, height) = (LEFT + DAY * weeks.len() as f64, TOP + DAY * 7.0);
        let mut drawn = plot::frame(width, height, &about);
        for row in 0..7 {
            let name = self.say(phrase!("stats-weekday", number = row + 1));
            let middle = TOP + (f64::from(row) + 0.5) * DAY;
            drawn = drawn.put(plot::text("tick", LEFT - 6.0, middle + 3.5, &name));
        }
        for (column, (monday, days)) in weeks.iter().enumerate() {
            let left = LEFT + column as f64 * DAY;
            if column.is_multiple_of(APART) {
                let date = self.say(day_phrase(*monday));
                drawn = drawn.put(plot::text("from", left + 2.0, TOP - 5.0, &date));
            }
            for (row, done) in days.iter().enumerate() {
                let (x, y) = (left, TOP + row as f64 * DAY);
                drawn = drawn.put(plot::rect("day", x + 2.0, y + 2.0, DAY - 4.0, DAY - 4.0));
                // From a small square to one that fills the day.
                let side = (DAY - 6.0) * (0.35 + 0.65 * f64::from(*done) / f64::from(all.max(1)));
                if *done > 0 {
                    let inset = (DAY - side) / 2.0;
                    drawn = drawn.put(plot::rect("done", x + inset, y + inset, side, side));
                }
            }
        }
        let head = [phrase!("stats-week"), phrase!("stats-days")];
        let row = |(monday, days): &(session::Day, Vec<u32>)| {
            let days: Vec<String> = days.iter().map(u32::to_string).collect();
            vec![monday.to_string(), days.join(" ")]
        };
        let head = head.map(|phrase| self.say(phrase)).to_vec();
        let rows = weeks.iter().map(row).collect();
        el("div")
            .put(el("h2").text(self.say(phrase!("stats-dailies"))))
            .put(of("p", "lead").text(about))
            .put(of("div", "days").put(drawn))
            .put(plot::behind(&self.say(phrase!("as-table")), head, rows))
    }
}
