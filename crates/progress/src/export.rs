//! The finished runs for other programs: a table (CSV) or a list of objects (JSON).

use crate::{Assist, Profile, Record};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use session::Day;

/// The names of the columns, and of the fields.
const NAMES: [&str; 10] = [
    "started",
    "game",
    "preset",
    "result",
    "score",
    "milliseconds",
    "mistakes",
    "hints",
    "help",
    "daily",
];

enum Value {
    Text(String),
    Number(u64),
    /// Nothing to say.
    None,
}

impl Profile {
    /// One line a run under the names of the columns, as RFC 4180 has it but for its line ends,
    /// which are those of every other text here.
    pub fn to_csv(&self) -> String {
        let mut csv = NAMES.join(",") + "\n";
        for record in self.records() {
            let fields: Vec<String> = values(record).iter().map(csv_field).collect();
            csv += &fields.join(",");
            csv.push('\n');
        }
        csv
    }

    /// An array with an object for each run.
    pub fn to_json(&self) -> String {
        let field = |(name, value): (&str, Value)| format!("\"{name}\":{}", json_value(&value));
        let object = |record: &Record| {
            let fields = NAMES.into_iter().zip(values(record)).map(field);
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        };
        let objects: Vec<String> = self.records().into_iter().map(object).collect();
        format!("[{}]\n", objects.join(",\n"))
    }
}

fn values(record: &Record) -> [Value; 10] {
    let text = |word: &str| Value::Text(word.into());
    [
        Value::Text(moment(record.started)),
        text(record.game.key()),
        text(record.preset),
        text(record.result.key()),
        Value::Number(record.score),
        Value::Number(record.played.0),
        Value::Number(record.tally.mistakes.into()),
        Value::Number(u64::from(record.tally.hints) + u64::from(record.tally.auto_hints)),
        text(Assist::of(record).key()),
        record.daily.map_or(Value::None, |day| Value::Text(day.to_string())),
    ]
}

/// ISO 8601 in UTC.
fn moment(since_1970: u64) -> String {
    let day = Day::at(since_1970, 0);
    let millis = since_1970.saturating_sub(day.begins()) % 86_400_000;
    let (seconds, millis) = (millis / 1000, millis % 1000);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{day}T{hour:02}:{minute:02}:{second:02}.{millis:03}Z")
}

fn csv_field(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::None => String::new(),
        Value::Text(text) if text.contains([',', '"', '\n', '\r']) => {
            format!("\"{}\"", text.replace('"', "\"\""))
        }
        Value::Text(text) => text.clone(),
    }
}

fn json_value(value: &Value) -> String {
    let text = match value {
        Value::Number(number) => return number.to_string(),
        Value::None => return "null".into(),
        Value::Text(text) => text,
    };
    let mut json = String::from("\"");
    for ch in text.chars() {
        match ch {
            '"' | '\\' => json.extend(['\\', ch]),
            '\0'..' ' => json += &format!("\\u{:04x}", ch as u32),
            _ => json.push(ch),
        }
    }
    json.push('"');
    json
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use session::{EndResult, GameId, Millis, RunId, Tally};

    fn profile() -> Profile {
        let game = GameId::ALL[0];
        let first = Record {
            run: RunId(1),
            game,
            preset: game.info().presets[0].key,
            started: 1_794_817_800_042,
            result: EndResult::Won,
            score: 3_120,
            played: Millis(272_000),
            tally: Tally { mistakes: 1, hints: 2, ..Tally::default() },
            daily: Day::new(2026, 11, 16),
            deal: None,
        };
        let second = Record {
            run: RunId(2),
            started: first.started + 1_000,
            result: EndResult::GivenUp,
            score: 0,
            tally: Tally::default(),
            daily: None,
            deal: None,
            ..first
        };
        let mut profile = Profile::default();
        profile.add(second);
        profile.add(first);
        profile
    }

    #[test]
    fn a_table_has_a_line_a_run() {
        assert_eq!(
            profile().to_csv(),
            "started,game,preset,result,score,milliseconds,mistakes,hints,help,daily\n\
             2026-11-16T08:30:00.042Z,classic,gentle,won,3120,272000,1,2,hints,2026-11-16\n\
             2026-11-16T08:30:01.042Z,classic,gentle,given-up,0,272000,0,0,solution,\n"
        );
        assert_eq!(Profile::default().to_csv().lines().count(), 1);
    }

    #[test]
    fn a_list_has_an_object_a_run() {
        assert_eq!(
            profile().to_json(),
            "[{\"started\":\"2026-11-16T08:30:00.042Z\",\"game\":\"classic\",\
             \"preset\":\"gentle\",\"result\":\"won\",\"score\":3120,\"milliseconds\":272000,\
             \"mistakes\":1,\"hints\":2,\"help\":\"hints\",\"daily\":\"2026-11-16\"},\n\
             {\"started\":\"2026-11-16T08:30:01.042Z\",\"game\":\"classic\",\
             \"preset\":\"gentle\",\"result\":\"given-up\",\"score\":0,\"milliseconds\":272000,\
             \"mistakes\":0,\"hints\":0,\"help\":\"solution\",\"daily\":null}]\n"
        );
        assert_eq!(Profile::default().to_json(), "[]\n");
    }

    #[test]
    fn what_would_break_a_field_is_quoted() {
        let check = |text: &str, csv: &str, json: &str| {
            let value = Value::Text(text.into());
            assert_eq!((csv_field(&value).as_str(), json_value(&value).as_str()), (csv, json));
        };
        check("plain", "plain", "\"plain\"");
        check("a,b", "\"a,b\"", "\"a,b\"");
        check("say \"so\"", "\"say \"\"so\"\"\"", "\"say \\\"so\\\"\"");
        check("two\nlines", "\"two\nlines\"", "\"two\\u000alines\"");
        check("back\\slash", "back\\slash", "\"back\\\\slash\"");
        check("späť 🟩", "späť 🟩", "\"späť 🟩\"");
    }

    #[test]
    fn moments_are_those_of_the_calendar() {
        assert_eq!(moment(0), "1970-01-01T00:00:00.000Z");
        assert_eq!(moment(951_868_799_999), "2000-02-29T23:59:59.999Z");
        // A clock that is off must not break the table.
        assert_eq!(moment(u64::MAX).len(), 24);
    }

    proptest! {
        /// Whatever a text has, its field is one field again.
        #[test]
        fn a_quoted_field_reads_back(text in "[a\",\n\r]{0,12}") {
            let field = csv_field(&Value::Text(text.clone()));
            let bare = match field.strip_prefix('"') {
                Some(rest) => rest.strip_suffix('"').unwrap().replace("\"\"", "\""),
                None => field,
            };
            prop_assert_eq!(bare, text);
        }
    }
}
