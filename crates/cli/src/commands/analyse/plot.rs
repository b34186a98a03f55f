//! The way of the rater as a plot in text: a column for each step, a row for each method, the hardest on
//! top. Knows no puzzle.

use engine::rating::{Hurdle, Method, Tenths};

/// Lines of at most `width` characters. A longer way is cut into stretches, one plot below the other,
/// so that a mark is always one step.
pub fn plot(hurdles: &[Hurdle], width: usize) -> Vec<String> {
    let mut rows: Vec<(Tenths, Method)> =
        hurdles.iter().map(|hurdle| (hurdle.rating, hurdle.method)).collect();
    rows.sort();
    rows.dedup();
    rows.reverse();
    let name = rows.iter().map(|(_, method)| method.key().len()).max().unwrap_or(0);
    // The rating, the name, the frame, and how often.
    let room = width.saturating_sub(5 + name + 4 + 6).max(10);
    let mut lines = Vec::new();
    for (nth, stretch) in hurdles.chunks(room).enumerate() {
        let here = |row: &(Tenths, Method)| {
            stretch.iter().filter(|hurdle| (hurdle.rating, hurdle.method) == *row).count()
        };
        for row in rows.iter().filter(|row| here(row) > 0) {
            let marks: String = stretch
                .iter()
                .map(|hurdle| if (hurdle.rating, hurdle.method) == *row { '#' } else { ' ' })
                .collect();
            let (rating, method) = (row.0, row.1.key());
            lines.push(format!("{rating:>4} {method:<name$} |{marks}| {}", here(row)));
        }
        lines.push(ruler(nth * room, stretch.len(), 5 + name + 2));
    }
    lines
}

/// The numbers of the steps, every tenth one, under its mark.
fn ruler(before: usize, count: usize, indent: usize) -> String {
    let mut line = " ".repeat(indent);
    for number in (before + 1..=before + count).filter(|number| *number == 1 || number % 10 == 0) {
        let place = indent + number - before - 1;
        if line.len() <= place {
            line.push_str(&" ".repeat(place - line.len()));
            line.push_str(&number.to_string());
        }
    }
    line.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hurdles(steps: &[(Method, u16)]) -> Vec<Hurdle> {
        let hurdle = |&(method, rating): &(Method, u16)| Hurdle {
            method,
            rating: Tenths(rating),
            placed: None,
            removed: Vec::new(),
        };
        steps.iter().map(hurdle).collect()
    }

    #[test]
    fn every_step_has_its_mark() {
        let mut steps = vec![(Method::HiddenSingle, 12); 4];
        steps.extend([(Method::XWing, 32), (Method::HiddenSingle, 15)]);
        steps.extend([(Method::HiddenSingle, 12); 6]);
        assert_eq!(
            plot(&hurdles(&steps), 92),
            [
                " 3.2 x-wing        |    #       | 1",
                " 1.5 hidden-single |     #      | 1",
                " 1.2 hidden-single |####  ######| 10",
                "                    1        10",
            ]
        );
    }

    #[test]
    fn a_long_way_is_cut_into_stretches() {
        let steps = vec![(Method::LastCell, 10); 25];
        let lines = plot(&hurdles(&steps), 34);
        assert_eq!(
            lines,
            [
                " 1.0 last-cell |##########| 10",
                "                1        10",
                " 1.0 last-cell |##########| 10",
                "                         20",
                " 1.0 last-cell |#####| 5",
                "",
            ]
        );
    }
}
