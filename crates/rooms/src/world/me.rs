//! Who I am in the world: my name, my devices, and what is kept about me. A second device joins here, and
//! whoever lost all of theirs comes back.

use super::post::{BOOK, JOINED, OUTBOX, RECOVERY, TICKETS, Wish, fetch, keep};
use super::words::Words;
use super::{Who, device, recovery_card, trouble};
use crate::hall::Room;
use crate::html::{El, button, el, link, of};
use crate::{Effect, Event, Facts};
use guest::{Ask, Book, Device, Myself, Pairing, Welcome, is_well, read};
use session::{Phrase, phrase};

/// Seconds between two looks whether the other device has done its part.
const LOOK: u32 = 2;

struct Me {
    words: Words,
    /// What this device calls itself.
    device: String,
    who: Who,
    recovery: String,
    devices: Vec<Device>,
    /// Whether runs are shared with another device already.
    shares: bool,
    step: Step,
}

/// Where two devices are with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    None,
    /// This one shows a code.
    Shows {
        code: String,
        seconds: u32,
    },
    /// A device of this label said it.
    Asked {
        label: String,
    },
    /// This one said a code and waits to be let in.
    Waits,
    /// Deleting was asked for once.
    Sure,
}

pub fn enter(facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    let words = Words(facts.language());
    let recovery = facts.kept(RECOVERY).to_owned();
    let shares = !facts.kept(BOOK).is_empty();
    let device = words.say(&device::name(&facts.agent));
    let (who, devices) = (Who::Asked, Vec::new());
    let me = Me { words, device, who, recovery, devices, shares, step: Step::None };
    let title = Effect::Title(words.say(&phrase!("world-mine")));
    let effects = vec![title, me.show(), fetch(Wish::Me, Ask::me())];
    (Box::new(me), effects)
}

/// A line to write into, with its name.
fn field(name: &'static str, label: &str, value: &str) -> El {
    let input = of("input", "field").at("name", name).at("id", name).at("value", value);
    let input = input.at("autocomplete", "off").at("maxlength", "40");
    // Eight digits are typed on a pad of digits.
    let input = if name == "code" { input.at("inputmode", "numeric") } else { input };
    of("label", "chosen").put(el("span").text(label)).put(input)
}

impl Me {
    fn say(&self, phrase: Phrase) -> String {
        self.words.say(&phrase)
    }

    fn show(&self) -> Effect {
        Effect::show(self.screen())
    }

    fn submit(&self, phrase: Phrase) -> El {
        of("button", "button main").text(self.words.say(&phrase))
    }

    fn screen(&self) -> El {
        let page = of("div", "world");
        match &self.who {
            Who::Asked => page.put(of("p", "card").text(self.say(phrase!("world-asking")))),
            Who::Away => page.put(of("p", "card").text(self.say(phrase!("world-away")))),
            _ if self.step == Step::Waits => page.put(self.joining()),
            Who::Stranger => page.put(self.joining()).put(self.coming_back()),
            Who::Player(me) => {
                let other = of("details", "stack")
                    .at("id", "have-code")
                    .put(el("summary").text(self.say(phrase!("world-have-code"))))
                    .put(el("p").text(self.say(phrase!("world-leave-player"))))
                    .put(self.joining());
                page.put(self.naming(me))
                    .put(self.pairing())
                    .put(self.my_devices())
                    .put(self.luggage())
                    .put(of("section", "card").put(other))
            }
        }
    }

    fn naming(&self, me: &Myself) -> El {
        let own = me.own_name.clone().unwrap_or_default();
        let back = (!own.is_empty()).then(|| {
            button("generated", &self.say(phrase!("world-generated"))).at("id", "generated")
        });
        of("section", "card stack")
            .put(el("h2").text(&me.name))
            .put(
                of("form", "row")
                    .at("data-press", "rename")
                    .put(field("name", &self.say(phrase!("world-own-name")), &own))
                    .put(self.submit(phrase!("world-rename")))
                    .all(back),
            )
            .put(of("p", "lead").text(self.say(phrase!("world-name-what"))))
            .all(recovery_card(self.words, &self.recovery))
    }

    fn pairing(&self) -> El {
        let card = of("section", "card stack")
            .at("id", "pairing")
            .put(el("h2").text(self.say(phrase!("world-pair"))));
        match &self.step {
            Step::Shows { code, seconds } => {
                let (first, second) = code.split_at(code.len() / 2);
                let minutes = seconds.div_ceil(60);
                card.put(of("p", "code").at("id", "pair-code").text(format!("{first} {second}")))
                    .put(el("p").text(self.say(phrase!("world-pair-how", minutes = minutes))))
            }
            Step::Asked { label } => card
                .put(el("p").text(self.say(phrase!("world-pair-asked", label = label.as_str()))))
                .put(
                    of("div", "row")
                        .put(
                            button("admit", &self.say(phrase!("world-pair-yes"))).at("id", "admit"),
                        )
                        .put(button("not", &self.say(phrase!("world-pair-no")))),
                ),
            _ => card
                .put(el("p").text(self.say(phrase!("world-pair-what"))))
                .put(button("pair", &self.say(phrase!("world-pair-show"))).at("id", "pair")),
        }
    }

    fn my_devices(&self) -> El {
        let rows = self.devices.iter().map(|device| {
            let seen = of("td", "lead").put(el("time").at("datetime", device.seen));
            let end = match device.is_this {
                true => of("span", "badge").text(self.say(phrase!("world-this"))),
                false => {
                    button(&format!("forget {}", device.id), &self.say(phrase!("world-forget")))
                }
            };
            el("tr")
                .put(el("th").at("scope", "row").text(&device.label))
                .put(seen)
                .put(el("td").put(end))
        });
        of("section", "card stack")
            .put(el("h2").text(self.say(phrase!("world-devices"))))
            .put(of("table", "sheet").put(el("tbody").all(rows)))
    }

    fn luggage(&self) -> El {
        let delete = match self.step {
            Step::Sure => button("delete-sure", &self.say(phrase!("world-delete-sure"))),
            _ => button("delete", &self.say(phrase!("world-delete"))),
        };
        of("section", "card stack")
            .put(el("h2").text(self.say(phrase!("world-data"))))
            .put(el("p").text(self.say(phrase!("world-data-what"))))
            .put(
                of("div", "row")
                    .put(button("export", &self.say(phrase!("world-export"))).at("id", "export"))
                    .put(delete.at("id", "delete")),
            )
    }

    fn joining(&self) -> El {
        let is_inside = matches!(self.who, Who::Player(_)) && self.step != Step::Waits;
        let card = of("section", if is_inside { "stack" } else { "card stack" })
            .put(el("h2").text(self.say(phrase!("world-join-code"))));
        if self.step == Step::Waits {
            return card
                .put(el("p").at("role", "status").text(self.say(phrase!("world-pair-waits"))));
        }
        card.put(
            of("form", "row")
                .at("data-press", "claim")
                .put(field("code", &self.say(phrase!("world-code")), ""))
                .put(field("label", &self.say(phrase!("world-label")), &self.device))
                .put(self.submit(phrase!("world-join"))),
        )
        .put(of("p", "lead").text(self.say(phrase!("world-join-code-what"))))
    }

    fn coming_back(&self) -> El {
        of("section", "card stack")
            .put(el("h2").text(self.say(phrase!("world-recover"))))
            .put(
                of("form", "row")
                    .at("data-press", "recover")
                    .put(field("recovery-code", &self.say(phrase!("world-recovery-code")), ""))
                    .put(self.submit(phrase!("world-recover"))),
            )
            .put(link("/room/world", &self.say(phrase!("world"))))
    }

    fn press(&mut self, what: &str, fields: &[(String, String)]) -> Vec<Effect> {
        let field = |name: &str| {
            fields.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.trim())
        };
        let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
        match word {
            "rename" => vec![fetch(Wish::Rename, Ask::rename(Some(field("name"))))],
            "generated" => vec![fetch(Wish::Rename, Ask::rename(None))],
            "pair" => vec![fetch(Wish::BeginPairing, Ask::begin_pairing())],
            "admit" => match &self.step {
                Step::Asked { label } => vec![fetch(Wish::Confirm, Ask::confirm(label))],
                _ => Vec::new(),
            },
            // A new code, which nobody knows, takes the place of the one that was said.
            "not" => vec![fetch(Wish::BeginPairing, Ask::begin_pairing())],
            "claim" => vec![fetch(Wish::Claim, Ask::claim(field("code"), field("label")))],
            "recover" => {
                vec![fetch(Wish::Recover, Ask::recover(field("recovery-code"), &self.device))]
            }
            "forget" => vec![fetch(Wish::Forget, Ask::forget_device(rest))],
            "export" => vec![fetch(Wish::Export, Ask::export())],
            "delete" => {
                self.step = Step::Sure;
                vec![self.show()]
            }
            "delete-sure" => vec![fetch(Wish::Delete, Ask::delete_me())],
            "copy-recovery" => vec![Effect::Copy(self.recovery.clone())],
            "written" => {
                self.recovery.clear();
                vec![keep(RECOVERY, ""), self.show()]
            }
            _ => Vec::new(),
        }
    }

    fn look_again(&self) -> Effect {
        Effect::Later { id: 0, seconds: LOOK }
    }

    fn later(&mut self) -> Vec<Effect> {
        match &mut self.step {
            Step::Shows { seconds, .. } if *seconds > LOOK => {
                *seconds -= LOOK;
                vec![fetch(Wish::Pairing, Ask::pairing())]
            }
            Step::Shows { .. } => {
                self.step = Step::None;
                vec![self.show()]
            }
            Step::Waits => vec![fetch(Wish::Admitted, Ask::enter())],
            _ => Vec::new(),
        }
    }

    fn fetched(&mut self, wish: Wish, status: u16, body: &str) -> Vec<Effect> {
        let words = self.words;
        let tell = |phrase: Phrase| Effect::Tell(words.say(&phrase));
        match wish {
            Wish::Me | Wish::Admitted => match read::<Myself>(body) {
                Some(me) if status == 200 => {
                    let known = keep(JOINED, &me.name);
                    let is_new = wish == Wish::Admitted;
                    let welcome =
                        is_new.then(|| tell(phrase!("world-welcome", name = me.name.as_str())));
                    // From here on the runs are the same on both devices.
                    let go = is_new.then(|| Effect::Go("/room/world".into()));
                    self.who = Who::Player(me);
                    self.step = Step::None;
                    let mut effects =
                        vec![known, self.show(), fetch(Wish::Devices, Ask::devices())];
                    // What was known of another player's runs is not known of this one's. An empty book
                    // says that there is another device to share with.
                    effects.extend(is_new.then(|| keep(BOOK, Book::default())));
                    // The code that is still to be written down was another player's.
                    if is_new && !self.recovery.is_empty() {
                        self.recovery.clear();
                        effects.push(keep(RECOVERY, ""));
                    }
                    effects.extend(welcome.into_iter().chain(go));
                    effects
                }
                _ if wish == Wish::Admitted && status == 404 => {
                    self.step = Step::None;
                    vec![self.show(), tell(phrase!("world-pair-not"))]
                }
                _ if wish == Wish::Admitted => vec![self.look_again()],
                _ => {
                    self.who = if status == 401 { Who::Stranger } else { Who::Away };
                    vec![self.show()]
                }
            },
            Wish::Devices if is_well(status) => {
                self.devices = read(body).unwrap_or_default();
                vec![self.show()]
            }
            Wish::Rename if is_well(status) => {
                let me = read::<Myself>(body).unwrap_or_default();
                let known = keep(JOINED, &me.name);
                self.who = Who::Player(me);
                vec![known, self.show()]
            }
            Wish::BeginPairing if is_well(status) => {
                let shown = read::<Pairing>(body).unwrap_or_default();
                let seconds = shown.lasts.clamp(0, 3600) as u32;
                self.step = Step::Shows { code: shown.code, seconds };
                vec![self.show(), self.look_again()]
            }
            Wish::Pairing => {
                let standing =
                    read::<Pairing>(body).filter(|_| is_well(status)).unwrap_or_default();
                let Step::Shows { .. } = self.step else { return Vec::new() };
                match standing.label.filter(|_| standing.state == "claimed") {
                    Some(label) => {
                        let asked = words.say(&phrase!("world-pair-asked", label = label.as_str()));
                        self.step = Step::Asked { label };
                        vec![self.show(), Effect::Speak(asked)]
                    }
                    None => vec![self.look_again()],
                }
            }
            Wish::Confirm if is_well(status) => {
                self.step = Step::None;
                let first = (!self.shares).then(|| keep(BOOK, Book::default()));
                let go = Effect::Go("/room/world".into());
                first.into_iter().chain([tell(phrase!("world-paired")), go]).collect()
            }
            Wish::Claim if is_well(status) => {
                self.step = Step::Waits;
                vec![self.show(), self.look_again()]
            }
            Wish::Recover if is_well(status) => {
                let Some(welcome) = read::<Welcome>(body) else {
                    return vec![trouble(words, status, "")];
                };
                self.recovery = welcome.recovery;
                let welcome = tell(phrase!("world-welcome", name = welcome.name));
                vec![keep(RECOVERY, &self.recovery), welcome, fetch(Wish::Me, Ask::me())]
            }
            Wish::Forget if is_well(status) => vec![fetch(Wish::Devices, Ask::devices())],
            Wish::Export if is_well(status) => vec![Effect::Offer {
                name: "ninefold.json".into(),
                kind: "application/json".into(),
                bytes: body.as_bytes().to_vec(),
            }],
            Wish::Delete if is_well(status) => {
                self.who = Who::Stranger;
                self.step = Step::None;
                self.recovery.clear();
                let texts = [JOINED, TICKETS, OUTBOX, BOOK, RECOVERY];
                let mut effects: Vec<Effect> = texts.map(|name| keep(name, "")).into();
                effects.extend([tell(phrase!("world-gone")), self.show()]);
                effects
            }
            _ => {
                if self.step == Step::Waits {
                    self.step = Step::None;
                }
                vec![trouble(words, status, body)]
            }
        }
    }
}

impl Room for Me {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Press { what, fields } => self.press(&what, &fields),
            Event::Later(_) => self.later(),
            Event::Fetched { id, status, body } => self.fetched(Wish::of(id), status, &body),
            _ => Vec::new(),
        }
    }
}
