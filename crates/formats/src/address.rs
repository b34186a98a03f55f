//! Addresses with a puzzle in them: SudokuWiki, SudokuExchange, Privacy Friendly Sudoku (SecUSo). What is
//! known and not read is refused by its name.

use crate::sudokuwiki;
use engine::text::Entry;
use engine::{Grid, Phrase, phrase};

pub fn read(line: &str) -> Option<Result<Entry, Phrase>> {
    let (scheme, rest) = line.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = host.strip_prefix("www.").unwrap_or(host).to_ascii_lowercase();
    let query = |name: &str| {
        let (_, query) = rest.split_once('?')?;
        let query = query.split('#').next().unwrap_or_default();
        query.split('&').find_map(|part| part.strip_prefix(name)?.strip_prefix('='))
    };
    let value = match host.as_str() {
        "sudokuwiki.org" => query("bd").or_else(|| query("s")),
        "sudokuexchange.com" => query("s"),
        "sudoku.secuso.org" => rest.split_once('/').map(|(_, digits)| digits),
        _ if scheme == "sudoku" => rest.rsplit('/').next(),
        "sudokupad.app" | "app.crackingthecryptic.com" | "f-puzzles.com" => {
            return Some(Err(phrase!("format-known", name = host)));
        }
        "swaroopg92.github.io" => return Some(Err(phrase!("format-known", name = "Penpa"))),
        _ => return None,
    };
    let value = value.unwrap_or_default();
    Some(sudokuwiki::read(value).unwrap_or_else(|| plain(value)))
}

/// 81 cells, with commas between or without.
fn plain(value: &str) -> Result<Entry, Phrase> {
    let cells: String = value.trim_end_matches('/').replace("%2C", "").replace(',', "");
    cells.parse::<Grid>().map(Entry::new).map_err(|error| error.problem.phrase())
}

#[cfg(test)]
mod tests {
    use crate::{SAMPLE, told};

    #[track_caller]
    fn check(line: &str, expected: &str) {
        assert_eq!(told(line).as_deref(), Some(expected));
    }

    #[test]
    fn addresses_carry_their_puzzle() {
        let zeros = SAMPLE.replace('.', "0");
        check(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}"), SAMPLE);
        check(&format!("https://www.sudokuwiki.org/sudoku.htm?x=1&bd={SAMPLE}#top"), SAMPLE);
        check(&format!("https://sudokuexchange.com/play/?s={zeros}&d=2"), SAMPLE);
        let commas = zeros.chars().map(String::from).collect::<Vec<_>>().join(",");
        check(&format!("https://sudokuexchange.com/play/?s={commas}"), SAMPLE);
        for scheme in ["https", "http"] {
            check(&format!("{scheme}://sudoku.secuso.org/{zeros}"), SAMPLE);
        }
        check(&format!("sudoku://sudoku.secuso.org/{zeros}"), SAMPLE);
        check(
            "https://sudokuexchange.com/play/?s=000001230123008040804007650765000000000000000000000123012300804080400765076500000",
            ".....123.123..8.4.8.4..765.765.....................123.123..8.4.8.4..765.765.....",
        );
    }

    #[test]
    fn what_is_not_read_is_told() {
        check("https://sudoku.secuso.org/0001", "too few cells (found 4, expected 81)");
        check("https://sudokupad.app/abc", "format known (name sudokupad.app)");
        check("https://swaroopg92.github.io/penpa-edit/#m=edit&p=x", "format known (name Penpa)");
        assert_eq!(told("https://example.org/?bd=1"), None);
    }
}
