//! What hands do, as the actions of WebDriver (W3C), which its BiDi has as well.
//!
//! A mouse, a finger and the keys are devices; at every tick each of them does something or pauses.
//! Here one thing is done at a time.

use super::{Act, Keys, Press};
use serde_json::{Value, json};

/// The list of devices with what each does at every tick.
pub fn actions(acts: &[Act<'_>]) -> Value {
    let ticks: Vec<(Device, Value)> = acts.iter().flat_map(ticks).collect();
    let used = [Device::Mouse, Device::Touch, Device::Keys]
        .into_iter()
        .filter(|device| ticks.iter().any(|(user, _)| user == device));
    let devices = used.map(|device| {
        let does = ticks.iter().map(|(user, action)| match *user == device {
            true => action.clone(),
            false => json!({ "type": "pause", "duration": 0 }),
        });
        device.with(does.collect())
    });
    devices.collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Device {
    Mouse,
    Touch,
    Keys,
}

impl Device {
    fn with(self, actions: Vec<Value>) -> Value {
        let pointer = |kind: &str| json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions });
        match self {
            Device::Mouse => pointer("mouse"),
            Device::Touch => pointer("touch"),
            Device::Keys => json!({ "type": "key", "id": "keys", "actions": actions }),
        }
    }
}

fn ticks(act: &Act<'_>) -> Vec<(Device, Value)> {
    let (device, press, (x, y)) = match *act {
        Act::Key(keys) => {
            return typed(keys).into_iter().map(|tick| (Device::Keys, tick)).collect();
        }
        Act::Mouse { press, at, .. } => (Device::Mouse, press, at),
        Act::Touch { press, at } => (Device::Touch, press, at),
    };
    // A pointer is somewhere first and pressed then. Between two pixels there is nothing.
    let mut ticks =
        vec![json!({ "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() })];
    match press {
        Press::Down => ticks.push(json!({ "type": "pointerDown", "button": 0 })),
        Press::Move => {}
        Press::Up => ticks.push(json!({ "type": "pointerUp", "button": 0 })),
    }
    ticks.into_iter().map(|tick| (device, tick)).collect()
}

fn typed(keys: Keys<'_>) -> Vec<Value> {
    let (held, code) = match keys {
        Keys::Plain(code) => (None, code),
        Keys::Shift(code) => (Some('\u{e008}'), code),
        Keys::Ctrl(code) => (Some('\u{e009}'), code),
    };
    let value = value(code, keys);
    let press = |kind: &str, value: &str| json!({ "type": kind, "value": value });
    let held = held.map(String::from);
    let down = held.iter().map(|held| press("keyDown", held));
    let up = held.iter().map(|held| press("keyUp", held));
    down.chain([press("keyDown", &value), press("keyUp", &value)]).chain(up).collect()
}

/// What stands on a key, or the sign that WebDriver has for it.
fn value(code: &str, keys: Keys<'_>) -> String {
    let sign = match code {
        "Tab" => '\u{e004}',
        "Enter" => '\u{e006}',
        "Escape" => '\u{e00c}',
        "Space" => ' ',
        "ArrowLeft" => '\u{e012}',
        "ArrowUp" => '\u{e013}',
        "ArrowRight" => '\u{e014}',
        "ArrowDown" => '\u{e015}',
        "Period" => '.',
        "Comma" => ',',
        "Slash" if matches!(keys, Keys::Shift(_)) => '?',
        "Slash" => '/',
        _ => {
            let named = code.strip_prefix("Digit").or(code.strip_prefix("Key")).unwrap_or(code);
            return named.to_ascii_lowercase();
        }
    };
    sign.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_device_at_a_time_acts_and_the_others_pause() {
        let acts = [
            Act::Mouse { press: Press::Down, at: (1.4, 2.6), count: 1 },
            Act::Key(Keys::Shift("KeyX")),
        ];
        let told = actions(&acts);
        let kinds = |place: usize| -> Vec<String> {
            let does = told[place]["actions"].as_array().into_iter().flatten();
            does.map(|one| one["type"].as_str().unwrap_or_default().to_owned()).collect()
        };
        assert_eq!(kinds(0), ["pointerMove", "pointerDown", "pause", "pause", "pause", "pause"]);
        assert_eq!(kinds(1), ["pause", "pause", "keyDown", "keyDown", "keyUp", "keyUp"]);
        assert_eq!(told[0]["actions"][0]["y"], 3.0);
        assert_eq!(told[1]["actions"][3]["value"], "x");
        assert_eq!(told[2], Value::Null);
    }
}
