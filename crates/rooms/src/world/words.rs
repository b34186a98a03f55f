//! What the world's rooms say, in the player's language. Keys of the server become words here, and one
//! that is not known stays as it is.

use guest::Kept;
use session::{GameId, Phrase, phrase};
use words::{Language, say};

#[derive(Clone, Copy)]
pub struct Words(pub Language);

impl Words {
    pub fn say(self, phrase: &Phrase) -> String {
        say(phrase, self.0)
    }

    pub fn trust(self, key: &str) -> String {
        match key {
            "witnessed" => self.say(&phrase!("world-witnessed")),
            "ticketed" => self.say(&phrase!("world-ticketed")),
            "open" => self.say(&phrase!("world-open")),
            other => other.to_owned(),
        }
    }

    /// What a class of trust proves, in a sentence or two.
    pub fn proof(self, trust: &str) -> String {
        self.say(&match trust {
            "witnessed" => phrase!("world-proof-witnessed"),
            "ticketed" => phrase!("world-proof-ticketed"),
            _ => phrase!("world-proof-open"),
        })
    }

    pub fn help(self, key: &str) -> String {
        match key {
            "pure" => self.say(&phrase!("world-pure")),
            "aids" => self.say(&phrase!("world-aids")),
            "hints" => self.say(&phrase!("world-hints")),
            other => other.to_owned(),
        }
    }

    pub fn period(self, key: &str) -> String {
        match key {
            "day" => self.say(&phrase!("world-today")),
            "week" => self.say(&phrase!("world-week")),
            "all" => self.say(&phrase!("world-all-time")),
            "daily" => self.say(&phrase!("world-daily")),
            "competition" => self.say(&phrase!("world-competition")),
            other => other.to_owned(),
        }
    }

    pub fn preset(self, game: GameId, key: &str) -> String {
        game.preset(key).map_or_else(|| key.to_owned(), |preset| self.say(&preset.name))
    }

    /// What became of a run that was sent. Why it is not of a higher class is told and blamed on nobody.
    pub fn kept(self, kept: &Kept) -> String {
        let trust = self.trust(&kept.trust);
        let stand =
            kept.boards.iter().find_map(|stand| Some((stand.rank?, stand.period.as_deref()?)));
        self.say(&match stand {
            Some((rank, period)) => {
                let period = self.period(period);
                phrase!("world-sent", rank = rank as u32, period = period, trust = trust)
            }
            None => phrase!("world-kept", trust = trust),
        })
    }
}
