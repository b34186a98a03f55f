//! Every technique that was met, as a bar by the share found alone. The picture is a table: each row has its
//! bar beside its figures.

use super::Statistics;
use crate::html::{El, el, of};
use crate::{later, plot};
use coach::{Grasp, Hold, advice};
use session::{explain, phrase};
use words::say_alone;

impl Statistics {
    pub(super) fn techniques(&self) -> El {
        let notebook = self.reading.notebook();
        let grasps = notebook.grasps();
        let sure = match self.reading.is_read() {
            true => {
                let sure = self.say(advice::sureness(notebook));
                of("p", "lead").at("role", "status").text(sure)
            }
            false => later::waits(&self.say(phrase!("stats-reading"))),
        };
        let head = [
            phrase!("stats-technique"),
            phrase!("stats-alone"),
            phrase!("stats-met"),
            phrase!("stats-seconds"),
        ];
        let head = head.map(|phrase| el("th").at("scope", "col").text(self.say(phrase)));
        let table = of("table", "sheet bars")
            .put(el("thead").put(el("tr").all(head)))
            .put(el("tbody").all(grasps.iter().map(|grasp| self.row(grasp))));
        let title = self.say(phrase!("stats-techniques"));
        el("div")
            .put(el("h2").text(&title))
            .put(sure)
            .all((!grasps.is_empty()).then(|| plot::wide(&title, table)))
    }

    fn row(&self, grasp: &Grasp) -> El {
        let share = 100.0 * f64::from(grasp.alone) / f64::from(grasp.met.max(1));
        let bar = of("svg", "portion")
            .at("viewBox", "0 0 100 10")
            .at("preserveAspectRatio", "none")
            .at("aria-hidden", "true")
            .put(plot::rect("all", 0.0, 0.0, 100.0, 10.0))
            .put(plot::rect(of_hold(grasp.hold), 0.0, 0.0, share, 10.0));
        let name = say_alone(&explain::name(grasp.technique), self.language);
        let seconds = grasp.seconds.map_or("–".into(), |seconds| seconds.to_string());
        let link =
            el("a").at("href", format!("#/room/practise/{}", grasp.technique.key())).text(name);
        el("tr")
            .put(el("th").at("scope", "row").put(link))
            .put(el("td").put(bar))
            .put(of("td", "figures").text(format!("{}/{}", grasp.alone, grasp.met)))
            .put(of("td", "figures").text(seconds))
    }
}

fn of_hold(hold: Hold) -> &'static str {
    match hold {
        Hold::Unsure => "unsure",
        Hold::NotYet => "not-yet",
        Hold::Sometimes => "sometimes",
        Hold::Firm => "firm",
    }
}
