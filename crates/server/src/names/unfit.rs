//! Names that children should not read: a short list in both languages, met through the usual disguises
//! (digits for letters, letters doubled, signs between). It spares everyday words that hold such letters;
//! what it lets through can be reported.

/// Unfit wherever they stand in a name.
const ANYWHERE: [&str; 36] = [
    "arschl",
    "asshole",
    "bastard",
    "bitch",
    "blowjob",
    "childporn",
    "cunt",
    "faggot",
    "ficke",
    "ficki",
    "fuck",
    "fotze",
    "heilhitler",
    "hitler",
    "hurens",
    "kanake",
    "kinderporn",
    "missgeburt",
    "motherf",
    "nazi",
    "neger",
    "nigga",
    "nigger",
    "nutte",
    "penis",
    "porn",
    "pussy",
    "retard",
    "scheis",
    "schlampe",
    "shit",
    "siegheil",
    "slut",
    "vagina",
    "wichser",
    "whore",
];

/// Unfit as a word of its own alone: many good words hold them.
const ALONE: [&str; 24] = [
    "anal", "arsch", "arse", "ass", "cock", "dick", "fag", "fick", "hoe", "hure", "kacke", "kike",
    "milf", "muschi", "piss", "pimmel", "rape", "schwanz", "sex", "spast", "tit", "tits", "titten",
    "wank",
];

/// Good words that hold an unfit one.
const SPARED: [&str; 5] = ["bonifazi", "denazi", "ignazi", "scunthorpe", "shitake"];

pub fn is_unfit(name: &str) -> bool {
    let words: Vec<String> = name.split([' ', '-', '.', '_', '\'']).map(plain).collect();
    let whole: String = words.concat();
    // A word in pieces, such as "s-e-x", has pieces of one letter.
    let is_spelled_out = words.iter().all(|word| word.chars().count() <= 1);
    let is_alone = |word: &str| ALONE.iter().any(|unfit| plain(unfit) == word);
    if words.iter().any(|word| is_alone(word)) || (is_spelled_out && is_alone(&whole)) {
        return true;
    }
    let mut rest = whole;
    for good in SPARED {
        rest = rest.replace(&plain(good), " ");
    }
    ANYWHERE.iter().any(|unfit| rest.contains(&plain(unfit)))
}

/// Without disguise: small letters, digits read as the letters they stand for, doubled letters once.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for ch in text.chars().flat_map(char::to_lowercase) {
        let letter = match ch {
            '0' => 'o',
            '1' => 'i',
            '3' => 'e',
            '4' => 'a',
            '5' | 'ß' => 's',
            '7' => 't',
            '8' => 'b',
            'ä' => 'a',
            'ö' => 'o',
            'ü' | 'v' => 'u',
            ch => ch,
        };
        if !plain.ends_with(letter) {
            plain.push(letter);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disguises_are_seen_through() {
        for name in [
            "Fuck",
            "fuuuck",
            "F-u-c-k",
            "f.u.c.k you",
            "Sh1t",
            "5hit",
            "N4zi",
            "h1tler88",
            "Scheiße",
            "Sch3isse",
            "Arschloch",
            "Fotze",
            "big dick",
            "s-e-x",
            "Hurensohn",
            "wichs3r",
            "fvck",
        ] {
            assert!(is_unfit(name), "{name}");
        }
    }

    #[test]
    fn everyday_names_are_spared() {
        for name in [
            "Cassandra",
            "Barsch",
            "Marschall",
            "Scunthorpe",
            "Dickens",
            "Peacock",
            "Essex",
            "Sextant",
            "Titus",
            "Bassist",
            "Analena",
            "Hancock",
            "Matthias",
            "Ignazio",
            "Mia",
            "Jörg-Peter",
            "Assunta",
            "Schwanzer",
            "Druckerei",
            "Grapefruit",
            "Classic 4x4",
            "Shiitake",
            "Nutella",
            "Luca",
            "Bonifazio",
            "Kikeriki",
            "Schurek",
        ] {
            assert!(!is_unfit(name), "{name}");
        }
    }
}
