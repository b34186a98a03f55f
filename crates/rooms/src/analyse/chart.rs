//! The way as a plot: a bar for each step, as high as it is hard. A bar can be pressed.

use super::way::{Leg, Way};
use crate::html::{El, of};
use crate::plot::{frame, rect, text};
use engine::Grade;

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 122.0;
const LEFT: f64 = 18.0;
const BOTTOM: f64 = 106.0;
const TOP: f64 = 6.0;

/// The plot with this step marked.
pub fn chart(way: &Way, at: usize, label: &str) -> El {
    let most = way.legs.iter().map(|leg| leg.height).max().unwrap_or(10).max(20);
    let up = |height: u16| BOTTOM - (BOTTOM - TOP) * f64::from(height) / f64::from(most);
    let width = (WIDTH - LEFT) / way.legs.len().max(1) as f64;
    let is_rated = way.legs.iter().any(|leg| leg.rating.is_some());
    // Whole numbers of the scale, every other one where there are many.
    let step = if most > 60 { 20 } else { 10 };
    let whole = (1..).map(|nth| nth * step).take_while(|height| *height <= most);
    let lines = whole.filter(|_| is_rated).flat_map(|height| {
        let y = up(height);
        let line = of("path", "grid").at("d", format!("M{LEFT} {y:.1}H{WIDTH}"));
        [line, text("tick", LEFT - 4.0, y + 4.0, &(height / 10).to_string())]
    });
    let bar = |(nth, leg): (usize, &Leg)| {
        let x = LEFT + width * nth as f64;
        let grade = leg.rating.map(|rating| format!("column grade-{}", Grade::of(rating).key()));
        let top = up(leg.height);
        let gap = (width * 0.15).min(1.0);
        let class = grade.as_deref().unwrap_or("column");
        let bar = rect(class, x + gap, top, (width - 2.0 * gap).max(0.8), BOTTOM - top);
        let touch = rect("touch", x, TOP, width, BOTTOM - TOP);
        let class = if nth + 1 == at { "here" } else { "" };
        of("g", class).at("data-press", format!("at {}", nth + 1)).put(bar).put(touch)
    };
    let last = way.legs.len();
    let numbers = (1..=last).filter(|number| number % 10 == 0).map(|number| {
        text("nth", LEFT + width * (number as f64 - 0.5), HEIGHT - 4.0, &number.to_string())
    });
    frame(WIDTH, HEIGHT, label)
        .all(lines)
        .put(of("path", "base").at("d", format!("M{LEFT} {BOTTOM}H{WIDTH}")))
        .all(way.legs.iter().enumerate().map(bar))
        .all(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::analysis::analyse;
    use engine::rating::Links;

    #[test]
    fn every_step_has_a_bar_and_one_is_marked() {
        let line =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let way = Way::of(&analyse(&line.parse().unwrap(), Links::PATIENT));
        let drawn = chart(&way, 3, "way").to_string();
        assert_eq!(drawn.matches("data-press=\"at ").count(), 51);
        assert_eq!(drawn.matches("class=\"here\" data-press=\"at 3\"").count(), 1);
        assert_eq!(drawn.matches("class=\"here\"").count(), 1);
        assert_eq!(drawn.matches("column grade-gentle").count(), 51);
        assert!(drawn.contains(">50<") && !drawn.contains(">60<"));
    }
}
