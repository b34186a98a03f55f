//! Addresses with a puzzle in them, by their host. What is known and not read is refused by its name; an
//! address that only names a puzzle on a server says so.

use crate::parcel::Parcel;
use crate::{fpuzzles, lz, sudokupad, sudokuwiki};
use engine::text::Entry;
use engine::{Grid, Phrase, phrase};

pub fn read(line: &str) -> Option<Result<Parcel, Phrase>> {
    let (scheme, rest) = line.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = host.strip_prefix("www.").unwrap_or(host).to_ascii_lowercase();
    let query = |name: &str| {
        let (_, query) = rest.split_once('?')?;
        let query = query.split('#').next().unwrap_or_default();
        query.split('&').find_map(|part| part.strip_prefix(name)?.strip_prefix('='))
    };
    let path = rest.split_once('/').map_or("", |(_, path)| path);
    Some(match host.as_str() {
        "sudokuwiki.org" => {
            board(query("bd").or_else(|| query("s"))).map(beside(rest, &["bd", "s"]))
        }
        "sudokuexchange.com" => board(query("s")).map(beside(rest, &["s"])),
        "sudoku.secuso.org" => secuso(path),
        _ if scheme == "sudoku" => secuso(rest.rsplit('/').next().unwrap_or_default()),
        "f-puzzles.com" => match (query("load"), query("id")) {
            (Some(code), _) => fpuzzles::unpack(code),
            (None, Some(_)) => Err(phrase!("format-network", name = fpuzzles::NAME)),
            (None, None) => Err(phrase!("format-no-board", name = fpuzzles::NAME)),
        },
        "sudokupad.app" | "app.crackingthecryptic.com" | "crackingthecryptic.com" => {
            pad(query("puzzleid").unwrap_or(path))
        }
        "swaroopg92.github.io" => Err(phrase!("format-penpa")),
        "tinyurl.com" => Err(phrase!("format-network", name = "tinyurl.com")),
        _ => return None,
    })
}

/// What stands behind the host of SudokuPad, with or without a folder.
fn pad(path: &str) -> Result<Parcel, Phrase> {
    let path = path.strip_prefix("sudoku/").unwrap_or(path);
    // Settings follow; the codes themselves have neither sign.
    let code = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    match sudokupad::read(code) {
        Some(read) => read,
        None if code.is_empty() => Err(phrase!("format-no-board", name = sudokupad::NAME)),
        None => Err(phrase!("format-network", name = sudokupad::NAME)),
    }
}

/// Names what else the address asks for, such as the difficulty that SudokuExchange shows.
fn beside(address: &str, known: &'static [&str]) -> impl Fn(Parcel) -> Parcel {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    let query = query.split('#').next().unwrap_or_default();
    let names = query.split('&').map(|part| part.split('=').next().unwrap_or_default());
    let names: Vec<String> = names
        .filter(|name| !name.is_empty() && !known.contains(name))
        .map(|name| if name == "d" { "difficulty".to_owned() } else { name.to_owned() })
        .collect();
    move |mut parcel| {
        names.iter().for_each(|name| crate::ignore(&mut parcel.ignored, name));
        parcel
    }
}

fn board(value: Option<&str>) -> Result<Parcel, Phrase> {
    let value = lz::unescaped(value.unwrap_or_default());
    sudokuwiki::read(&value).unwrap_or_else(|| plain(&value))
}

/// The app has boards of 6, 12 and 16 too.
fn secuso(digits: &str) -> Result<Parcel, Phrase> {
    let n_cells = digits.trim_end_matches('/').chars().count();
    match [6u64, 12, 16].into_iter().find(|size| (size * size) as usize == n_cells) {
        Some(size) => Err(crate::fault::size("Privacy Friendly Sudoku", size)),
        None => plain(digits),
    }
}

/// 81 cells, with commas between or without.
fn plain(value: &str) -> Result<Parcel, Phrase> {
    let cells: String = value.trim_end_matches('/').replace(',', "");
    let grid = cells.parse::<Grid>().map_err(|error| error.problem.phrase())?;
    Ok(Entry::new(grid).into())
}
