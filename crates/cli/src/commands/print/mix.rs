//! What to make: `20 gentle, 4 hudoku small`. The names come from the catalog, and so do the refusals.

use crate::game_arg;
use games::{GameId, Preset};

/// Counts of presets, in the order of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mix(pub Vec<(usize, GameId, Preset)>);

/// More puzzles than any book has.
const MOST: usize = 100_000;

impl Mix {
    /// A page of what a game offers first.
    pub fn four(game: GameId) -> Mix {
        let first = game_arg::preset(game, None).ok();
        Mix(first.into_iter().map(|preset| (4, game, preset)).collect())
    }

    /// Reads a mix; `usual` is the game where none is named.
    pub fn parse(text: &str, usual: GameId) -> Result<Mix, String> {
        let parts = text.split(',').map(|part| part_of(part.trim(), usual));
        let mix = Mix(parts.collect::<Result<_, _>>()?);
        let count: usize = mix.0.iter().map(|(count, ..)| *count).sum();
        if count == 0 || count > MOST {
            return Err(format!("{count} puzzles; 1 to {MOST} can be printed"));
        }
        Ok(mix)
    }
}

fn part_of(part: &str, usual: GameId) -> Result<(usize, GameId, Preset), String> {
    let words: Vec<&str> = part.split_whitespace().collect();
    let (count, game, level) = match words[..] {
        [count, level] => (count, usual, level),
        [count, game, level] => {
            let found = GameId::ALL.into_iter().find(|one| one.key() == game);
            let games = GameId::ALL.map(GameId::key).join(", ");
            (count, found.ok_or_else(|| format!("no game {game:?}; there are {games}"))?, level)
        }
        _ => return Err(format!("{part:?}: a count and a level expected, such as \"20 gentle\"")),
    };
    let number = count.parse().map_err(|_| format!("{count:?} is not a count, in {part:?}"))?;
    let preset = game_arg::preset(game, Some(level)).map_err(|failure| failure.to_string())?;
    Ok((number, game, preset))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[(usize, &str, &str)]) {
        let mix = Mix::parse(text, GameId::ALL[0]).unwrap();
        let found: Vec<_> =
            mix.0.iter().map(|(count, game, preset)| (*count, game.key(), preset.key)).collect();
        assert_eq!(found, expected);
    }

    #[track_caller]
    fn check_refused(text: &str, expected: &str) {
        assert_eq!(Mix::parse(text, GameId::ALL[0]), Err(expected.to_owned()));
    }

    #[test]
    fn a_mix_is_counts_and_levels() {
        check("20 gentle", &[(20, "classic", "gentle")]);
        check("1 steady,  2 hudoku small", &[(1, "classic", "steady"), (2, "hudoku", "small")]);
    }

    #[test]
    fn what_is_no_mix_is_told_with_the_remedy() {
        check_refused("", "\"\": a count and a level expected, such as \"20 gentle\"");
        check_refused("gentle", "\"gentle\": a count and a level expected, such as \"20 gentle\"");
        check_refused("x gentle", "\"x\" is not a count, in \"x gentle\"");
        check_refused("0 gentle", "0 puzzles; 1 to 100000 can be printed");
        check_refused("1 own", "own is what players bring: name their file instead");
        assert!(
            Mix::parse("3 nice", GameId::ALL[0]).unwrap_err().contains("it has gentle, steady")
        );
        assert!(
            Mix::parse("3 chess easy", GameId::ALL[0]).unwrap_err().contains("there are classic")
        );
    }
}
