//! What pictures of figures share: a frame that is told to those who do not see it, a scale with its lines,
//! and the table behind it. Sizes are those of the frame; colours come from the page's theme by classes.

use crate::html::{El, el, of};
use session::Millis;

/// An empty picture of this size.
pub fn frame(width: f64, height: f64, label: &str) -> El {
    of("svg", "figure")
        .at("viewBox", format!("0 0 {width} {height}"))
        .at("role", "img")
        .at("aria-label", label)
}

pub fn rect(class: &str, x: f64, y: f64, width: f64, height: f64) -> El {
    of("rect", class)
        .at("x", format!("{x:.1}"))
        .at("y", format!("{y:.1}"))
        .at("width", format!("{width:.1}"))
        .at("height", format!("{height:.1}"))
}

pub fn text(class: &str, x: f64, y: f64, words: &str) -> El {
    of("text", class).at("x", format!("{x:.1}")).at("y", format!("{y:.1}")).text(words)
}

/// Seconds as heights. By their root: one long pause leaves the short ones to be seen.
pub struct Scale {
    pub most: u64,
    pub top: f64,
    pub bottom: f64,
}

/// Where lines may stand.
const ROUND: [u64; 11] = [5, 15, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200];
/// As near as lines may stand to each other.
const APART: f64 = 22.0;

impl Scale {
    pub fn of(&self, seconds: u64) -> f64 {
        let share = (seconds.min(self.most) as f64 / self.most.max(1) as f64).sqrt();
        self.bottom - share * (self.bottom - self.top)
    }

    /// Lines across, each with its time at the left.
    pub fn lines(&self, left: f64, right: f64) -> Vec<El> {
        let mut last = self.bottom;
        let mut lines = vec![line("base", left, right, self.bottom)];
        for seconds in ROUND.into_iter().filter(|seconds| *seconds <= self.most) {
            let y = self.of(seconds);
            if last - y >= APART {
                last = y;
                lines.push(line("grid", left, right, y));
                lines.push(text(
                    "tick",
                    left - 4.0,
                    y + 3.0,
                    &Millis::from_secs(seconds).to_string(),
                ));
            }
        }
        lines
    }
}

fn line(class: &str, left: f64, right: f64, y: f64) -> El {
    of("path", class).at("d", format!("M{left:.1} {y:.1}H{right:.1}"))
}

/// The figures of a picture as a table, for who cannot see it or wants them exactly.
pub fn behind(label: &str, head: Vec<String>, rows: Vec<Vec<String>>) -> El {
    let head = el("tr").all(head.into_iter().map(|name| el("th").at("scope", "col").text(name)));
    let row = |row: Vec<String>| {
        let mut cells = row.into_iter();
        let first = cells.next().map(|name| el("th").at("scope", "row").text(name));
        el("tr").all(first).all(cells.map(|cell| el("td").text(cell)))
    };
    let table = of("table", "sheet")
        .put(el("thead").put(head))
        .put(el("tbody").all(rows.into_iter().map(row)));
    of("details", "behind").put(el("summary").text(label)).put(of("div", "wide").put(table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_its_ends_and_lines_that_can_be_read() {
        let scale = Scale { most: 3_600, top: 10.0, bottom: 110.0 };
        assert_eq!((scale.of(0), scale.of(900), scale.of(3_600)), (110.0, 60.0, 10.0));
        assert_eq!(scale.of(99_999), 10.0);
        let lines: String = scale.lines(30.0, 90.0).iter().map(El::to_string).collect();
        let told = |time: &str| lines.contains(&format!(">{time}<"));
        assert!(told("5:00") && told("1:00:00") && !told("0:05"), "{lines}");
        let none = Scale { most: 0, top: 0.0, bottom: 9.0 };
        assert_eq!(none.of(0), 9.0);
    }
}
