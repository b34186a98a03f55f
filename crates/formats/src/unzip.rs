//! The shortened JSON of SudokuPad: names without quotation marks, `f` and `t`, colours without theirs,
//! and nothing at all for `{}`. Read into the same values as plain JSON.

use crate::json::DEEPEST;
use serde_json::{Map, Value};

pub fn parse(text: &str) -> Option<Value> {
    // Where a text has no double quotation marks, single ones stand for them.
    let quote = if text.contains('"') { '"' } else { '\'' };
    let mut reader = Reader { rest: text.trim(), quote };
    let value = reader.value(0)?;
    reader.rest.trim().is_empty().then_some(value)
}

struct Reader<'a> {
    rest: &'a str,
    quote: char,
}

impl<'a> Reader<'a> {
    fn value(&mut self, depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        self.rest = self.rest.trim_start();
        match self.rest.chars().next()? {
            '[' => self.list(depth),
            '{' => self.object(depth),
            ch if ch == self.quote => self.quoted().map(Value::String),
            _ => Some(meant(self.bare())),
        }
    }

    fn list(&mut self, depth: usize) -> Option<Value> {
        self.skip('[')?;
        let mut list = Vec::new();
        loop {
            self.rest = self.rest.trim_start();
            match self.rest.chars().next()? {
                // An empty place.
                ',' | ']' => list.push(Value::Object(Map::new())),
                _ => list.push(self.value(depth + 1)?),
            }
            self.rest = self.rest.trim_start();
            if self.skip(',').is_none() {
                self.skip(']')?;
                return Some(Value::Array(list));
            }
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        self.skip('{')?;
        let mut map = Map::new();
        loop {
            self.rest = self.rest.trim_start();
            if self.skip('}').is_some() {
                return Some(Value::Object(map));
            }
            let name = match self.rest.starts_with(self.quote) {
                true => self.quoted()?,
                false => self.bare().to_owned(),
            };
            self.rest = self.rest.trim_start();
            self.skip(':')?;
            let value = self.value(depth + 1)?;
            map.insert(name, value);
            self.rest = self.rest.trim_start();
            let _ = self.skip(',');
        }
    }

    fn skip(&mut self, sign: char) -> Option<()> {
        self.rest = self.rest.strip_prefix(sign)?;
        Some(())
    }

    fn quoted(&mut self) -> Option<String> {
        let mut text = String::new();
        let mut signs = self.rest.char_indices().skip(1);
        loop {
            let (at, sign) = signs.next()?;
            match sign {
                '\\' => match signs.next()?.1 {
                    'n' => text.push('\n'),
                    't' => text.push('\t'),
                    'u' => {
                        let code: String = signs.by_ref().take(4).map(|(_, sign)| sign).collect();
                        let code = u32::from_str_radix(&code, 16).ok()?;
                        text.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                    sign => text.push(sign),
                },
                sign if sign == self.quote => {
                    self.rest = &self.rest[at + sign.len_utf8()..];
                    return Some(text);
                }
                sign => text.push(sign),
            }
        }
    }

    fn bare(&mut self) -> &'a str {
        let end = self.rest.find([',', ':', ']', '}', '[', '{']).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word.trim()
    }
}

fn meant(word: &str) -> Value {
    let is_color = word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    match word {
        "f" | "false" => Value::Bool(false),
        "t" | "true" => Value::Bool(true),
        "null" | "" => Value::Null,
        "#0" => "#000000".into(),
        "#F" => "#FFFFFF".into(),
        _ if is_color => format!("#{word}").into(),
        _ => serde_json::from_str(word).unwrap_or_else(|_| word.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[track_caller]
    fn check(text: &str, expected: Value) {
        assert_eq!(parse(text), Some(expected));
    }

    #[test]
    fn what_was_left_out_is_put_back() {
        check("{cs:50,ce:[[{v:5},,{v:3},]]}", json!({"cs":50,"ce":[[{"v":5},{},{"v":3},{}]]}));
        check(
            "{a:t,b:f,c:#F,d:a0b1c2,e:'it\\'s, {so}'}",
            json!({"a":true,"b":false,"c":"#FFFFFF","d":"#a0b1c2","e":"it's, {so}"}),
        );
        check("{a:\"x: y\",b:{}}", json!({"a":"x: y","b":{}}));
        check("{\"a\":[1,-2.5,\"é\\u00e9\"]}", json!({"a":[1,-2.5,"éé"]}));
    }

    #[test]
    fn what_is_broken_or_too_deep_is_not_read() {
        for text in ["", "{", "{a", "{a:", "[", "[1", "{a:'x", "{}x", "[[[1]]"] {
            assert_eq!(parse(text), None, "{text}");
        }
        assert_eq!(parse(&"[".repeat(1 << 20)), None);
        assert_eq!(parse(&"{a:".repeat(1 << 20)), None);
    }
}
