//! A template as text: a row a line, `a` a cell of region a, `-a` an empty cell of it; before the
//! rows, `e: 1-6` states a range. Lines that begin with `#` are comments.
//!
//! Brackets, quotes and commas are read over, so that an array of strings can be pasted as it is; a
//! closing bracket ends a row. So is the name such an array is given, and whatever follows its end.

use super::{Range, Region, Template};
use crate::hudoku::search::{self, Verdict};
use crate::hudoku::zones::{Zone, Zones};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use engine::{Cell, CellSet, House, sort};

/// A text that is no template, with the place of the fault. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateError {
    NoRows,
    TooManyRows {
        line: u32,
    },
    TooManyCells {
        line: u32,
        cells: usize,
    },
    Ragged {
        line: u32,
        row: u8,
        cells: u8,
        expected: u8,
    },
    UnknownMark {
        line: u32,
        cell: Cell,
        mark: String,
    },
    BadRange {
        line: u32,
        text: String,
    },
    RangeAfterRows {
        line: u32,
    },
    NoRange {
        cell: Cell,
        letter: char,
    },
    /// The region has more cells than numbers; `cell` is the first too many.
    CrowdedRegion {
        cell: Cell,
        letter: char,
        cells: u32,
        numbers: u32,
    },
    /// A row or column has more cells for these numbers than numbers; `cell` is the first too many.
    CrowdedLine {
        cell: Cell,
        line: House,
        cells: u32,
        range: Range,
    },
    /// Whatever is dealt on it, every cell is given.
    NothingToFill,
    /// No numbers fit; up to this cell they do not fit yet, before it they did.
    Unsolvable {
        cell: Cell,
    },
    /// Neither a filling nor a proof that there is none was found in good time.
    Undecided,
}

impl FromStr for Template {
    type Err = TemplateError;

    fn from_str(text: &str) -> Result<Template, TemplateError> {
        let template = read(text)?;
        check(&template)?;
        Ok(template)
    }
}

/// The text without the name before an array of arrays and without what follows it; all else stays in
/// its line.
fn bare(text: &str) -> String {
    let (mut depth, mut is_nested, mut is_over) = (0_u32, false, false);
    let mut bare = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let named = line.find('[').filter(|&at| depth == 0 && line[..at].contains('='));
        for (at, sign) in line.char_indices() {
            let is_kept = !is_over && named.is_none_or(|start| at >= start);
            match sign {
                '[' if is_kept => depth += 1,
                ']' if is_kept => depth = depth.saturating_sub(1),
                _ => {}
            }
            is_nested |= depth > 1;
            bare.push(if is_kept || sign == '\n' { sign } else { ' ' });
            is_over |= is_nested && depth == 0;
        }
    }
    bare
}

fn read(text: &str) -> Result<Template, TemplateError> {
    let text = &bare(text);
    let (mut rows, mut cols) = (0, 0);
    let mut ranges = BTreeMap::<char, Range>::new();
    let mut regions = BTreeMap::<char, (CellSet, CellSet)>::new();
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with('#'));
    for (line, content) in
        lines.flat_map(|(line, text)| text.split(']').map(move |row| (line, row)))
    {
        let content = content.trim();
        if let Some((letter, range)) = content.split_once(':') {
            if rows > 0 {
                return Err(TemplateError::RangeAfterRows { line });
            }
            let stated = read_range(letter, range)
                .ok_or_else(|| TemplateError::BadRange { line, text: shown(content) })?;
            ranges.insert(stated.0, stated.1);
            continue;
        }
        let marks: Vec<&str> = content
            .split([' ', '\t', ',', '[', ']', '\'', '"'])
            .filter(|m| !m.is_empty())
            .collect();
        if marks.is_empty() {
            continue;
        }
        if rows == 9 {
            return Err(TemplateError::TooManyRows { line });
        }
        if marks.len() > 9 {
            return Err(TemplateError::TooManyCells { line, cells: marks.len() });
        }
        let cells = marks.len() as u8;
        if rows > 0 && cells != cols {
            return Err(TemplateError::Ragged { line, row: rows + 1, cells, expected: cols });
        }
        for (col, &mark) in (0..).zip(&marks) {
            let cell = Cell::at(rows, col).expect("rows and columns were just counted");
            let (letter, is_void) = read_mark(mark).ok_or_else(|| TemplateError::UnknownMark {
                line,
                cell,
                mark: shown(mark),
            })?;
            let (filled, voids) = regions.entry(letter).or_default();
            if is_void { voids.insert(cell) } else { filled.insert(cell) }
        }
        (rows, cols) = (rows + 1, cells);
    }
    let regions = regions.into_iter().map(|(letter, (cells, voids))| {
        let stated = ranges.get(&letter).copied().or(Range::of_letter(letter));
        let first = (cells | voids).first().expect("a region was made by its first cell");
        let range = stated.ok_or(TemplateError::NoRange { cell: first, letter })?;
        Ok(Region { letter, range, cells, voids })
    });
    Ok(Template { rows, cols, regions: regions.collect::<Result<_, _>>()? })
}

fn read_mark(mark: &str) -> Option<(char, bool)> {
    let (letter, is_void) = mark.strip_prefix('-').map_or((mark, false), |letter| (letter, true));
    Some((read_letter(letter)?, is_void))
}

fn read_letter(text: &str) -> Option<char> {
    match *text.as_bytes() {
        [letter @ b'a'..=b'z'] => Some(letter.into()),
        _ => None,
    }
}

fn read_range(letter: &str, range: &str) -> Option<(char, Range)> {
    let (low, high) = range.split_once(['-', '–'])?;
    let range = Range::new(low.trim().parse().ok()?, high.trim().parse().ok()?)?;
    Some((read_letter(letter.trim())?, range))
}

/// The beginning of a text found where another was expected.
fn shown(text: &str) -> String {
    text.chars().take(20).collect()
}

/// Whether the template can be filled at all.
fn check(template: &Template) -> Result<(), TemplateError> {
    if template.cells().is_empty() {
        return Err(TemplateError::NoRows);
    }
    for region in template.regions() {
        let (cells, numbers) = (region.cells.len(), region.range.digits().len());
        if let Some(cell) = region.cells.iter().nth(numbers as usize) {
            let letter = region.letter;
            return Err(TemplateError::CrowdedRegion { cell, letter, cells, numbers });
        }
    }
    check_lines(template)?;
    match search::fill(template) {
        Verdict::Filled => Ok(()),
        Verdict::Undecided => Err(TemplateError::Undecided),
        Verdict::Impossible => Err(TemplateError::Unsolvable { cell: first_fault(template) }),
    }
}

/// Whether some row or column has more cells for a few numbers than there are numbers.
fn check_lines(template: &Template) -> Result<(), TemplateError> {
    let mut ranges: Vec<Range> = template.regions().iter().map(|region| region.range).collect();
    sort::sort(&mut ranges);
    ranges.dedup();
    for (zone, cells) in Zones::lines(template) {
        for &range in &ranges {
            let within: CellSet = (template.regions().iter())
                .filter(|region| region.range.digits().is_subset(range.digits()))
                .fold(CellSet::EMPTY, |within, region| within | (region.cells & cells));
            if let Some(cell) = within.iter().nth(range.digits().len() as usize) {
                let line = match zone {
                    Zone::Row(row) => House::row(row),
                    Zone::Column(col) | Zone::Region(col) => House::column(col),
                };
                let cells = within.len();
                return Err(TemplateError::CrowdedLine { cell, line, cells, range });
            }
        }
    }
    Ok(())
}

/// The first cell, in reading order, up to which the template cannot be filled any more.
fn first_fault(template: &Template) -> Cell {
    let cells: Vec<Cell> = template.cells().iter().collect();
    let fault = cells.partition_point(|&last| {
        let upto = cells.iter().copied().take_while(|&cell| cell <= last).collect();
        !search::is_impossible(template, upto)
    });
    cells[fault.min(cells.len() - 1)]
}

/// The text [`Template::from_str`] reads, with every range stated.
impl fmt::Display for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for region in &self.regions {
            writeln!(f, "{}: {}-{}", region.letter, region.range.low, region.range.high)?;
        }
        for row in 0..self.rows {
            writeln!(f, "{}", self.row(row))?;
        }
        Ok(())
    }
}

impl Template {
    /// One row of the text.
    pub fn row(&self, row: u8) -> String {
        let marks: Vec<String> = (0..self.cols)
            .filter_map(|col| Cell::at(row, col))
            .filter_map(|cell| Some((cell, &self.regions[self.region_of(cell)?])))
            .map(|(cell, region)| {
                let sign = if region.voids.contains(cell) { "-" } else { "" };
                alloc::format!("{sign}{}", region.letter)
            })
            .collect();
        marks.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;
    use words::{Language, say};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let error = text.parse::<Template>().unwrap_err();
        assert_eq!(say(&error.phrase(), Language::English), expected);
    }

    #[test]
    fn the_array_of_the_rules_is_read_as_it_stands() {
        let array = "
            ['a', 'a', 'a', 'b', 'b'],
            ['a', 'a', 'a', 'b', 'b'],
            ['a', 'a', 'a', 'd', 'd'],
            ['-a', '-a', '-a', 'd', 'd']";
        let template: Template = array.parse().unwrap();
        assert_eq!((template.rows(), template.cols()), (4, 5));
        assert_eq!((template.cells().len(), template.voids().len()), (17, 3));
        let ranges: Vec<String> = (template.regions().iter())
            .map(|region| {
                alloc::format!("{}{}{}", region.letter, region.range.low, region.range.high)
            })
            .collect();
        assert_eq!(ranges, ["a19", "b14", "d14"]);
        assert_eq!(template.to_string().parse(), Ok(template));
    }

    #[test]
    fn an_array_on_one_line_has_rows() {
        let broken: Template = "['a', 'a', 'b'],\n['-a', 'a', 'b']".parse().unwrap();
        let one_line: Template = "[['a', 'a', 'b'], ['-a', 'a', 'b']]".parse().unwrap();
        assert_eq!((one_line.rows(), one_line.cols()), (2, 3));
        assert_eq!(one_line, broken);
    }

    /// Copied from the document that describes the game, where sentences follow in the same line.
    #[test]
    fn the_line_of_the_document_is_read_as_it_stands() {
        let array = "[ ['a', 'a', 'a', 'b', 'b'], ['a', 'a', 'a', 'b', 'b'], \
            ['a', 'a', 'a', 'd', 'd'], ['-a', '-a', '-a', 'd', 'd'] ]";
        let plain: Template = array.parse().unwrap();
        assert_eq!((plain.rows(), plain.cols()), (4, 5));
        let named = alloc::format!("template4x5 = {array}");
        assert_eq!(named.parse(), Ok(plain.clone()));
        let line =
            alloc::format!("{named}'a','b','c','d': Region identifiers'-a','-c': Empty cells");
        assert_eq!(line.parse(), Ok(plain.clone()));
        assert_eq!(alloc::format!("{line}\n- solution: 2D Array").parse(), Ok(plain));
        check(
            "t = [['a', 'b'],\n['a']] and more",
            "line 2 has 1 cells, 2 expected as in the rows above",
        );
    }

    #[test]
    fn faults_are_named_with_their_place() {
        check("", "there is no cell to fill; write a row a line, such as a a -a b b");
        check("-a -a", "there is no cell to fill; write a row a line, such as a a -a b b");
        check("a a\na", "line 2 has 1 cells, 2 expected as in the rows above");
        check("# comment\na a\na a a", "line 3 has 3 cells, 2 expected as in the rows above");
        check("a a\na 7", "line 2, r2c2: “7” found, a letter such as a or -a expected");
        check("a --a", "line 1, r1c2: “--a” found, a letter such as a or -a expected");
        check("e e", "r1c1: region e states no range; add a line such as e: 1-6");
        check("e: 4-1\ne", "line 1: “e: 4-1” found, a range such as e: 1-6 expected");
        check("e: 1-10\ne", "line 1: “e: 1-10” found, a range such as e: 1-6 expected");
        check("a\nb: 1-2", "line 2: ranges are stated before the first row");
        check("a a a a a a a a a a", "line 1 has 10 cells, and a row has at most 9");
        check(&"a\n".repeat(10), "line 10 is a tenth row, and a board has at most 9");
        check(
            "b b\nb b\nb a",
            "r3c1: region b has 5 cells for 4 numbers, and this one is too many",
        );
        check(
            "b b -b d d d",
            "r1c6: row 1 has 5 cells for the numbers 1–4, and this one is too many",
        );
        check(
            "a b\na b\na b\n-a d\n-a d",
            "r5c2: column 2 has 5 cells for the numbers 1–4, and this one is too many",
        );
    }

    #[test]
    fn what_no_numbers_fill_is_found_by_search() {
        // Each row and column is possible alone, all of them together are not.
        check(
            "e: 1-2\nf: 1-2\ne f\nf e",
            "r2c1: no numbers fill the board up to here; before this cell they do",
        );
    }
}
