//! Names that children should not read: a short list in both languages, met through the usual disguises
//! (digits for letters, letters doubled, signs between). It spares everyday words that hold such letters;
//! what it lets through can be reported.

/// Unfit wherever they stand in a name.
const ANYWHERE: [&str; 35] = [
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
const ALONE: [&str; 25] = [
    "anal", "arsch", "arse", "ass", "cock", "dick", "fag", "fick", "hoe", "hure", "kacke", "kike",
    "milf", "muschi", "nutte", "piss", "pimmel", "rape", "schwanz", "sex", "spast", "tit", "tits",
    "titten", "wank",
];

/// Good words that hold an unfit one.
const SPARED: [&str; 5] = ["bonifazi", "denazi", "ignazi", "scunthorpe", "shitake"];

pub fn is_unfit(name: &str) -> bool {
    let words: Vec<String> = name.split([' ', '-', '.', '_', '\'']).map(letters).collect();
    let whole: String = words.concat();
    // A word in pieces, such as "s-e-x", has pieces of one letter.
    let is_spelled_out = words.iter().all(|word| word.chars().count() <= 1);
    let is_alone = |word: &str| ALONE.contains(&word);
    if words.iter().any(|word| is_alone(word)) || (is_spelled_out && is_alone(&whole)) {
        return true;
    }
    let mut rest = once(&whole);
    for good in SPARED {
        rest = rest.replace(&once(good), " ");
    }
    ANYWHERE.iter().any(|unfit| rest.contains(&once(unfit)))
}

/// Small letters, and digits read as the letters they stand for.
fn letters(text: &str) -> String {
    let letter = |ch| match ch {
        '0' | 'ö' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' | 'ä' => 'a',
        '5' | 'ß' => 's',
        '7' => 't',
        '8' => 'b',
        'ü' | 'v' => 'u',
        ch => ch,
    };
    text.chars().flat_map(char::to_lowercase).map(letter).collect()
}

/// Doubled letters once.
fn once(text: &str) -> String {
    let mut single = String::new();
    for ch in text.chars() {
        if !single.ends_with(ch) {
            single.push(ch);
        }
    }
    single
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
            "As If",
            "Bonifazio",
            "Kikeriki",
            "Schurek",
        ] {
            assert!(!is_unfit(name), "{name}");
        }
    }
}
