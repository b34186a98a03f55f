//! A table of rates and ratios, in Markdown.

pub struct Table {
    n_columns: usize,
}

impl Table {
    pub fn start(columns: &[&str]) -> Table {
        println!("\n| {:<24} | {} |", columns[0], columns[1..].join(" | "));
        println!("|---|{}", "---:|".repeat(columns.len() - 1));
        Table { n_columns: columns.len() }
    }

    pub fn row(&self, name: &str, values: &[String]) {
        assert_eq!(values.len() + 1, self.n_columns, "a value for every column");
        println!("| {name:<24} | {} |", values.join(" | "));
    }
}

/// A time per item.
pub fn nanoseconds(seconds: f64, n_items: usize) -> String {
    format!("{:.0} ns", seconds * 1e9 / n_items as f64)
}

pub fn ratio(theirs: f64, ours: f64) -> String {
    format!("{:.2}×", theirs / ours)
}
