//! The plot of a run: a column for each moment, as high as it took long, coloured by the grade of what the
//! step took. Hints and mistakes have a sign of their own. Behind it, the same as a table.

use super::After;
use crate::html::{El, el, of};
use crate::plot::{self, Scale};
use coach::{Moment, What};
use engine::Grade;
use session::{explain, phrase};

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 132.0;
/// Room for the labels at the left, and for signs at the top.
const LEFT: f64 = 30.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 4.0;

/// What a column's sign says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    None,
    Told,
    Wrong,
}

fn sign(moment: &Moment) -> Sign {
    match moment.what {
        What::Found { .. } | What::Unexplained { .. } => Sign::None,
        What::Told { .. } => Sign::Told,
        What::Mistaken { .. } => Sign::Wrong,
    }
}

/// The grade of what it took; none where the coach does not know.
fn grade(moment: &Moment) -> Option<Grade> {
    moment.technique().map(|technique| technique.grade())
}

/// The class that colours it.
fn color(moment: &Moment) -> String {
    grade(moment).map_or("grade-none".into(), |grade| format!("grade-{}", grade.key()))
}

fn mark(sign: Sign, x: f64, y: f64) -> Option<El> {
    let (class, path) = match sign {
        Sign::None => return None,
        // A diamond, and a cross.
        Sign::Told => ("mark told", format!("M{x:.1} {:.1}l5 5l-5 5l-5 -5z", y - 5.0)),
        Sign::Wrong => {
            let (left, top) = (x - 4.0, y - 4.0);
            ("mark wrong", format!("M{left:.1} {top:.1}l8 8m0 -8l-8 8"))
        }
    };
    Some(of("path", class).at("d", path))
}

impl After {
    pub(super) fn timeline(&self) -> El {
        let Some(look) = &self.look else { return el("svg") };
        let most = look.moments.iter().map(|moment| moment.took.secs()).max().unwrap_or_default();
        let scale = Scale { most: most.max(10), top: TOP, bottom: HEIGHT - BOTTOM };
        let each = (WIDTH - LEFT) / look.moments.len() as f64;
        let label = phrase!(
            "after-plot",
            count = look.moments.len() as u32,
            longest = session::Millis::from_secs(most).to_string()
        );
        let mut drawn = plot::frame(WIDTH, HEIGHT, &self.say(label));
        drawn = drawn.all(scale.lines(LEFT, WIDTH));
        for (at, moment) in look.moments.iter().enumerate() {
            let left = LEFT + at as f64 * each;
            let top = scale.of(moment.took.secs());
            let class = format!("column {}", color(moment));
            let wide = (each * 0.78).min(16.0);
            let column =
                plot::rect(&class, left + (each - wide) / 2.0, top, wide, scale.bottom - top);
            // All the height is pressed: nobody aims at a thin line.
            let touch = plot::rect("touch", left, 0.0, each, HEIGHT);
            let is_here = at == look.at;
            drawn = drawn.put(
                of("g", if is_here { "here" } else { "" })
                    .at("data-press", format!("at {at}"))
                    .put(touch)
                    .put(column)
                    .all(mark(sign(moment), left + each / 2.0, (top - 8.0).max(7.0))),
            );
        }
        drawn
    }

    /// What the colours and signs mean, as far as they occur.
    pub(super) fn legend(&self) -> El {
        let Some(look) = &self.look else { return el("ul") };
        let entry = |picture: El, words: String| {
            let picture =
                of("svg", "").at("viewBox", "0 0 14 14").at("aria-hidden", "true").put(picture);
            el("li").put(picture).put(el("span").text(words))
        };
        let grades = Grade::ALL
            .into_iter()
            .filter(|known| look.moments.iter().any(|moment| grade(moment) == Some(*known)));
        let grades = grades.map(|grade| {
            let class = format!("column grade-{}", grade.key());
            entry(plot::rect(&class, 2.0, 1.0, 10.0, 12.0), self.say(explain::grade_name(grade)))
        });
        let signs = [
            (Sign::Told, phrase!("after-legend-told")),
            (Sign::Wrong, phrase!("after-legend-wrong")),
        ];
        let signs = signs
            .into_iter()
            .filter(|(known, _)| look.moments.iter().any(|moment| sign(moment) == *known));
        let signs =
            signs.filter_map(|(sign, words)| Some(entry(mark(sign, 7.0, 7.0)?, self.say(words))));
        of("ul", "legend").all(grades).all(signs)
    }

    pub(super) fn table(&self) -> El {
        let Some(look) = &self.look else { return el("p") };
        let head = [phrase!("after-move"), phrase!("after-took"), phrase!("after-what")];
        let rows = look.moments.iter().map(|moment| {
            vec![(moment.index + 1).to_string(), moment.took.to_string(), self.say(moment.phrase())]
        });
        plot::behind(
            &self.say(phrase!("as-table")),
            head.map(|phrase| self.say(phrase)).to_vec(),
            rows.collect(),
        )
    }
}
