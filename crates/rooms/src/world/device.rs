//! What a device calls itself until its player names it: the browser and the machine it runs on, as people
//! call them. It reads what browsers say of themselves, and never needs to be right.

use session::{Phrase, phrase};

/// Browsers by what they alone say; most also say the names of those below them.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Epiphany/", "Web"),
    ("Safari/", "Safari"),
];

/// Says on what a browser runs.
type On = fn(&'static str) -> Phrase;

/// Names the browser that says this of itself.
pub fn name(agent: &str) -> Phrase {
    let says = |word: &str| agent.contains(word);
    let Some((_, browser)) = BROWSERS.into_iter().find(|(word, _)| says(word)) else {
        return phrase!("world-this-browser");
    };
    let machines: [(&str, On); 7] = [
        ("iPhone", |browser| phrase!("device-iphone", browser = browser)),
        ("iPad", |browser| phrase!("device-ipad", browser = browser)),
        ("Android", |browser| phrase!("device-android", browser = browser)),
        ("CrOS", |browser| phrase!("device-chromebook", browser = browser)),
        ("Windows", |browser| phrase!("device-windows", browser = browser)),
        ("Macintosh", |browser| phrase!("device-mac", browser = browser)),
        ("Linux", |browser| phrase!("device-linux", browser = browser)),
    ];
    let machine = machines.into_iter().find(|(word, _)| says(word));
    machine.map_or_else(|| phrase!("device-alone", browser = browser), |(_, on)| on(browser))
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Language, say};

    #[track_caller]
    fn check(agent: &str, english: &str, german: &str) {
        let name = name(agent);
        assert_eq!(say(&name, Language::English), english);
        assert_eq!(say(&name, Language::German), german);
        // What servers take.
        assert!([english, german].iter().all(|name| name.chars().count() <= 40));
    }

    #[test]
    fn devices_are_called_as_people_call_them() {
        let agent = |system: &str, rest: &str| format!("Mozilla/5.0 ({system}) {rest}");
        let webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5";
        let blink = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0";
        let linux = "X11; Linux x86_64";
        let windows = "Windows NT 10.0; Win64; x64";
        check(
            &agent("X11; Linux x86_64; rv:153.0", "Gecko/20100101 Firefox/153.0"),
            "Firefox on Linux",
            "Firefox unter Linux",
        );
        check(
            &agent(
                "iPhone; CPU iPhone OS 18_5 like Mac OS X",
                &format!("{webkit} Mobile/15E148 Safari/604.1"),
            ),
            "Safari on iPhone",
            "Safari auf dem iPhone",
        );
        check(
            &agent("iPad; CPU OS 18_5 like Mac OS X", "CriOS/156.0 Mobile/15E148 Safari/604.1"),
            "Chrome on iPad",
            "Chrome auf dem iPad",
        );
        check(
            &agent("Macintosh; Intel Mac OS X 10_15_7", &format!("{webkit} Safari/605.1.15")),
            "Safari on Mac",
            "Safari auf dem Mac",
        );
        check(
            &agent(windows, &format!("{blink} Safari/537.36 Edg/156.0")),
            "Edge on Windows",
            "Edge unter Windows",
        );
        check(
            &agent("Linux; Android 10; K", &format!("{blink} Mobile Safari/537.36")),
            "Chrome on Android",
            "Chrome unter Android",
        );
        check(
            &agent("X11; CrOS x86_64 14541.0.0", &format!("{blink} Safari/537.36")),
            "Chrome on Chromebook",
            "Chrome auf dem Chromebook",
        );
        check(&agent(linux, &format!("{blink} OPR/120")), "Opera on Linux", "Opera unter Linux");
        check(&agent("Haiku", &format!("{webkit} Safari/605")), "Safari", "Safari");
        check("", "Browser", "Browser");
    }
}
