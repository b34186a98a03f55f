//! How long the presets of a game take: a line for each over the weeks, and columns for how the times are
//! spread. Lines differ by the shape of their points as well as by colour.

use super::Statistics;
use crate::html::{El, el, of};
use crate::plot::{self, Scale};
use progress::{Bin, Trend, Week, day_phrase};
use session::{Day, Millis, Preset, phrase};

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 34.0;
const SPREAD: (f64, f64) = (180.0, 80.0);

impl Statistics {
    pub(super) fn times(&self) -> El {
        let mine: Vec<(&Preset, &Trend)> = self
            .trends
            .iter()
            .filter(|(game, _, _)| Some(*game) == self.game)
            .map(|(_, preset, trend)| (preset, trend))
            .collect();
        let about =
            if mine.is_empty() { phrase!("stats-none") } else { phrase!("stats-times-about") };
        let head = el("div")
            .put(el("h2").text(self.say(phrase!("stats-times"))))
            .all(self.choice())
            .put(of("p", "lead").text(self.say(about)));
        if mine.is_empty() {
            return head;
        }
        head.put(of("div", "plot").put(self.weeks(&mine)))
            .put(self.legend(&mine))
            .put(self.weeks_behind(&mine))
            .put(el("h2").text(self.say(phrase!("stats-spreads"))))
            .put(
                of("div", "split").all(
                    mine.iter()
                        .enumerate()
                        .map(|(nth, (preset, trend))| self.spread(nth, preset, trend)),
                ),
            )
            .put(self.spreads_behind(&mine))
    }

    fn weeks(&self, mine: &[(&Preset, &Trend)]) -> El {
        let all = || mine.iter().flat_map(|(_, trend)| &trend.weeks);
        let most = all().filter_map(|week| week.typical).max().unwrap_or_default().secs();
        let scale = Scale { most: most.max(10), top: 8.0, bottom: HEIGHT - 18.0 };
        let first = all().map(|week| week.monday).min();
        let last = all().map(|week| week.monday).max();
        let (Some(first), Some(last)) = (first, last) else { return el("p") };
        let wide = f64::from(last.number() - first.number()).max(1.0);
        let x = |monday: Day| {
            let share = f64::from(monday.number() - first.number()) / wide;
            LEFT + 10.0 + share * (WIDTH - LEFT - 20.0)
        };
        let mut drawn = plot::frame(WIDTH, HEIGHT, &self.say(phrase!("stats-times-about")))
            .all(scale.lines(LEFT, WIDTH));
        let ends = if first == last { vec![first] } else { vec![first, last] };
        for end in ends {
            let class = if end == first { "from" } else { "to" };
            drawn = drawn.put(plot::text(class, x(end), HEIGHT - 4.0, &self.say(day_phrase(end))));
        }
        for (nth, (_, trend)) in mine.iter().enumerate() {
            let points: Vec<(f64, f64)> = trend
                .weeks
                .iter()
                .filter_map(|Week { monday, typical }| {
                    Some((x(*monday), scale.of(typical.as_ref()?.secs())))
                })
                .collect();
            let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
            let line = of("path", "run").at("d", format!("M{}", path.join("L")));
            let points = points.into_iter().map(|(x, y)| point(nth, x, y));
            drawn = drawn.put(of("g", &hue(nth)).put(line).all(points));
        }
        drawn
    }

    /// Which line is which, how many runs it tells of, and whether it goes faster by now.
    fn legend(&self, mine: &[(&Preset, &Trend)]) -> El {
        let entry = |(nth, (preset, trend)): (usize, &(&Preset, &Trend))| {
            let picture = of("svg", &hue(nth)).at("viewBox", "0 0 14 14").at("aria-hidden", "true");
            let words = [self.say(trend.phrase()), self.say(trend.change_phrase())].join(" · ");
            el("li").put(picture.put(point(nth, 7.0, 7.0))).put(
                el("span").put(el("b").text(self.say(preset.name.clone()))).text(": ").text(words),
            )
        };
        of("ul", "legend").all(mine.iter().enumerate().map(entry))
    }

    fn weeks_behind(&self, mine: &[(&Preset, &Trend)]) -> El {
        let mut head = vec![self.say(phrase!("stats-week"))];
        head.extend(mine.iter().map(|(preset, _)| self.say(preset.name.clone())));
        let mut mondays: Vec<Day> =
            mine.iter().flat_map(|(_, trend)| &trend.weeks).map(|week| week.monday).collect();
        mondays.sort_unstable();
        mondays.dedup();
        let typical = |trend: &Trend, monday: Day| {
            let week = trend.weeks.iter().find(|week| week.monday == monday);
            week.and_then(|week| week.typical).map_or("–".into(), |time| time.to_string())
        };
        let row = |monday: Day| {
            let times = mine.iter().map(|(_, trend)| typical(trend, monday));
            [monday.to_string()].into_iter().chain(times).collect()
        };
        plot::behind(&self.say(phrase!("as-table")), head, mondays.into_iter().map(row).collect())
    }

    fn spread(&self, nth: usize, preset: &Preset, trend: &Trend) -> El {
        let (width, height) = SPREAD;
        let most = trend.spread.iter().map(|bin| bin.runs).max().unwrap_or_default().max(1);
        let each = width / trend.spread.len().max(1) as f64;
        let name = self.say(preset.name.clone());
        let mut drawn = plot::frame(width, height, &name);
        for (at, bin) in trend.spread.iter().enumerate() {
            let high = f64::from(bin.runs) / f64::from(most) * (height - 30.0);
            let (left, top) = (at as f64 * each, height - 16.0 - high);
            drawn = drawn.put(plot::rect("column", left + 2.0, top, each - 4.0, high));
            if bin.runs > 0 {
                let words = bin.runs.to_string();
                drawn = drawn.put(plot::text("", left + each / 2.0, top - 3.0, &words));
            }
        }
        let (first, last) = (trend.spread.first(), trend.spread.last());
        let ends = [
            first.map(|bin| plot::text("from", 2.0, height - 3.0, &bin.from.to_string())),
            last.map(|bin| plot::text("to", width - 2.0, height - 3.0, &until(bin).to_string())),
        ];
        of("figure", &hue(nth))
            .put(drawn.all(ends.into_iter().flatten()))
            .put(el("figcaption").text(name))
    }

    fn spreads_behind(&self, mine: &[(&Preset, &Trend)]) -> El {
        let head = [phrase!("stats-preset"), phrase!("stats-span"), phrase!("stats-runs")];
        let rows = mine.iter().flat_map(|(preset, trend)| {
            let name = self.say(preset.name.clone());
            trend.spread.iter().map(move |bin| {
                vec![name.clone(), format!("{} – {}", bin.from, until(bin)), bin.runs.to_string()]
            })
        });
        let head = head.map(|phrase| self.say(phrase)).to_vec();
        plot::behind(&self.say(phrase!("as-table")), head, rows.collect())
    }
}

/// A column ends before the next begins.
fn until(bin: &Bin) -> Millis {
    Millis(bin.to.0.saturating_sub(1))
}

fn hue(nth: usize) -> String {
    format!("series-{}", nth % SHAPES.len())
}

/// The points of a line, so that it is told apart without colour.
fn point(nth: usize, x: f64, y: f64) -> El {
    of("path", "point").at("d", format!("M{x:.1} {y:.1}{}", SHAPES[nth % SHAPES.len()]))
}

/// Drawn from the middle: a disc, a square, a triangle, a diamond, a bar, a triangle on its head.
const SHAPES: [&str; 6] = [
    "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z",
    "m-3.2 -3.2h6.4v6.4h-6.4z",
    "m0 -4.4l4.4 7.6h-8.8z",
    "m0 -4.6l4.6 4.6l-4.6 4.6l-4.6 -4.6z",
    "m-4.5 -1.8h9v3.6h-9z",
    "m0 4.4l4.4 -7.6h-8.8z",
];
