//! The world behind the page: who I am there, what is played today, and the boards. `me.rs` is its second
//! screen; `errands.rs` works while nobody is in.

mod boards;
mod device;
pub mod errands;
mod me;
mod post;
mod sync;
mod words;

use crate::hall::Room;
use crate::html::{El, button, el, link, of};
use crate::{Effect, Event, Facts};
use boards::Boards;
use errands::counted;
use guest::{Ask, Handed, Myself, Problem, Tickets, Welcome, is_well, read};
use post::{BOOK, JOINED, RECOVERY, TICKETS, Wish, fetch, keep};
use progress::Profile;
use session::{Day, Deal, GameId, Phrase, phrase};
use sync::Sync;
use words::Words;

/// What is known of who we are there.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Who {
    /// Not answered yet.
    Asked,
    /// The server does not answer.
    Away,
    Stranger,
    Player(Myself),
}

struct World {
    words: Words,
    facts: Facts,
    profile: Profile,
    who: Who,
    boards: Boards,
    /// What a ticket is wanted for: a game, and a preset unless it is the competition.
    wanted: Option<(GameId, Option<String>)>,
    recovery: String,
    sync: Option<Sync>,
}

pub fn enter(path: &str, facts: Facts) -> (Box<dyn Room>, Vec<Effect>) {
    if path == "me" {
        return me::enter(facts);
    }
    let words = Words(facts.language());
    let profile = Profile::read(&facts.profile).map(|(profile, _)| profile).unwrap_or_default();
    let boards = Boards::new(words, &facts, last_game(&profile));
    let world = World {
        words,
        profile,
        boards,
        who: Who::Asked,
        wanted: None,
        recovery: facts.kept(RECOVERY).to_owned(),
        sync: None,
        facts,
    };
    let mut effects = vec![
        Effect::Title(words.say(&phrase!("world"))),
        Effect::show(world.screen()),
        fetch(Wish::Me, Ask::me()),
    ];
    effects.push(world.boards.ask());
    (Box::new(world), effects)
}

/// The game that was played last, as far as it is played there; a beginner gets the first.
fn last_game(profile: &Profile) -> GameId {
    let mut games = profile.records().into_iter().rev().map(|record| record.game);
    games.find(|game| GameId::ALL.contains(game)).unwrap_or(GameId::ALL[0])
}

/// What a server that cannot be reached, or refuses, is told as.
fn trouble(words: Words, status: u16, body: &str) -> Effect {
    Effect::Tell(words.say(&match (status, Problem::of(body)) {
        (0, _) => phrase!("world-away"),
        (_, None) => phrase!("world-unreadable"),
        (_, Some(problem)) => problem.phrase(),
    }))
}

/// A choice of one, which tells the room at once.
fn choice<'a>(
    name: &'static str,
    label: &str,
    options: impl IntoIterator<Item = (&'a str, String)>,
    chosen: &str,
) -> El {
    let option = |(key, text): (&str, String)| {
        el("option").at("value", key).when(key == chosen, "selected").text(text)
    };
    let select = of("select", "field").at("name", name).at("id", name).at("data-press", name);
    of("label", "chosen")
        .put(el("span").text(label))
        .put(select.all(options.into_iter().map(option)))
}

impl World {
    fn say(&self, phrase: Phrase) -> String {
        self.words.say(&phrase)
    }

    fn device(&self) -> String {
        self.say(device::name(&self.facts.agent))
    }

    fn screen(&self) -> El {
        of("div", "world")
            .put(of("section", "card").at("id", "world-who").put(self.about_me()))
            .put(of("section", "card").at("id", "world-play").put(self.to_play()))
            .put(of("section", "card").at("id", "world-boards").put(self.boards.screen()))
    }

    fn show_me(&self) -> Effect {
        Effect::Show { place: "world-who".into(), html: self.about_me().to_string() }
    }

    fn about_me(&self) -> El {
        let about = match &self.who {
            Who::Asked => el("p").text(self.say(phrase!("world-asking"))),
            Who::Away => of("p", "lead").text(self.say(phrase!("world-away"))),
            Who::Stranger => of("div", "stack")
                .put(of("p", "lead").text(self.say(phrase!("world-stranger"))))
                .put(
                    of("div", "row")
                        .put(button("join", &self.say(phrase!("world-join"))).at("id", "join"))
                        .put(link("/room/world/me", &self.say(phrase!("world-have-code")))),
                ),
            Who::Player(me) => of("div", "row")
                .put(of("h2", "grow").at("id", "world-name").text(&me.name))
                .put(link("/room/world/me", &self.say(phrase!("world-mine")))),
        };
        of("div", "stack").put(about).all(recovery_card(self.words, &self.recovery))
    }

    /// The dailies of today, and a run of one's own choice.
    fn to_play(&self) -> El {
        let today = Day::at(self.facts.now, self.facts.ahead);
        let rows = GameId::ALL.into_iter().map(|game| {
            let name = self.words.say(&game.info().name);
            let named = |what: &Phrase| format!("{}: {name}", self.words.say(what));
            let (daily, duel) = (phrase!("world-daily"), phrase!("world-competition"));
            let calendar = match self.profile.daily(game, today) {
                Some(done) => {
                    link(&format!("/result/{}", done.run), &self.say(phrase!("world-done")))
                }
                None => button(&format!("daily {}", game.key()), &self.words.say(&daily)),
            };
            let duel_press = format!("duel {}", game.key());
            el("tr")
                .put(el("th").at("scope", "row").text(&name))
                .put(el("td").put(calendar.at("aria-label", named(&daily))))
                .put(el("td").put(
                    button(&duel_press, &self.words.say(&duel)).at("aria-label", named(&duel)),
                ))
        });
        let game = self.boards.game();
        let presets = game.info().presets.into_iter();
        let presets: Vec<_> = presets
            .filter(|it| it.ranked && !it.brought && self.profile.is_open(it))
            .map(|it| (it.key, self.words.say(&it.name)))
            .collect();
        let first = presets.first().map_or("", |(key, _)| key);
        of("div", "stack")
            .put(el("h2").text(self.say(phrase!("world-play"))))
            .put(of("table", "sheet").put(el("tbody").all(rows)))
            .put(of("p", "lead").text(self.say(phrase!("world-two-dailies"))))
            .put(el("h3").text(self.say(phrase!("world-ranked"))))
            .put(
                of("form", "row")
                    .at("data-press", "ranked")
                    .put(self.boards.game_choice("ranked-game"))
                    .put(choice(
                        "ranked-preset",
                        &self.say(phrase!("world-preset")),
                        presets,
                        first,
                    ))
                    .put(of("button", "button main").text(self.say(phrase!("world-play-ranked")))),
            )
            .put(of("p", "lead").text(self.say(phrase!("world-ranked-what"))))
    }

    /// Draws a ticket; a stranger becomes a player by it.
    fn want(&mut self, game: GameId, preset: Option<String>) -> Vec<Effect> {
        let ask = match self.who {
            Who::Player(_) => fetch(Wish::Ticket, Ask::ticket(game, preset.as_deref())),
            _ => fetch(Wish::JoinToPlay, Ask::join(&self.device())),
        };
        self.wanted = Some((game, preset));
        vec![ask]
    }

    fn press(&mut self, what: &str, fields: &[(String, String)]) -> Vec<Effect> {
        let field = |name: &str| {
            fields.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.as_str())
        };
        let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
        match word {
            "join" => vec![fetch(Wish::Join, Ask::join(&self.device()))],
            "written" => {
                self.recovery.clear();
                vec![keep(RECOVERY, ""), self.show_me()]
            }
            "copy-recovery" => vec![Effect::Copy(self.recovery.clone())],
            "daily" => {
                let today = Day::at(self.facts.now, self.facts.ahead);
                let game = GameId::ALL.into_iter().find(|game| game.key() == rest);
                game.map(|game| Effect::Begin(game.daily(today).to_string())).into_iter().collect()
            }
            "duel" => {
                let game = GameId::ALL.into_iter().find(|game| game.key() == rest);
                game.map_or_else(Vec::new, |game| self.want(game, None))
            }
            "ranked" => {
                let game = self.boards.game();
                self.want(game, Some(field("ranked-preset").to_owned()))
            }
            "ranked-game" => {
                let effects =
                    self.boards.press("game", &[("game".into(), field("ranked-game").into())]);
                let html = self.to_play().to_string();
                [vec![Effect::Show { place: "world-play".into(), html }], effects].concat()
            }
            "watch" => vec![fetch(Wish::Log, Ask::log(rest))],
            "report" => vec![fetch(Wish::Report, Ask::report(rest))],
            "game" => {
                let effects = self.boards.press(word, fields);
                let html = self.to_play().to_string();
                [vec![Effect::Show { place: "world-play".into(), html }], effects].concat()
            }
            _ => self.boards.press(what, fields),
        }
    }

    fn fetched(&mut self, wish: Wish, status: u16, body: &str) -> Vec<Effect> {
        let words = self.words;
        match wish {
            Wish::Me => {
                self.who = match read::<Myself>(body) {
                    Some(me) if is_well(status) => Who::Player(me),
                    _ if status == 401 => Who::Stranger,
                    _ => Who::Away,
                };
                let Who::Player(me) = &self.who else { return vec![self.show_me()] };
                self.boards.me = me.player.clone();
                let known = keep(JOINED, &me.name);
                let mut effects = vec![known, self.show_me(), fetch(Wish::Devices, Ask::devices())];
                effects.extend(self.boards.ask_around());
                effects
            }
            Wish::Join | Wish::JoinToPlay if is_well(status) => {
                let Some(welcome) = read::<Welcome>(body) else {
                    return vec![trouble(words, status, "")];
                };
                self.recovery = welcome.recovery;
                let mut effects = vec![
                    keep(JOINED, &welcome.name),
                    keep(RECOVERY, &self.recovery),
                    Effect::Tell(words.say(&phrase!("world-welcome", name = welcome.name))),
                    fetch(Wish::Me, Ask::me()),
                ];
                if let Some((game, preset)) = &self.wanted {
                    effects.push(fetch(Wish::Ticket, Ask::ticket(*game, preset.as_deref())));
                }
                effects
            }
            Wish::Ticket if is_well(status) => {
                let handed = read::<Handed>(body);
                let handed = handed.filter(|handed| handed.deal.parse::<Deal>().is_ok());
                let Some(handed) = handed else { return vec![trouble(words, status, "")] };
                let mut tickets = Tickets::read(self.facts.kept(TICKETS));
                tickets.add(&handed.ticket, &handed.deal, handed.expires, self.facts.now as i64);
                vec![keep(TICKETS, tickets), Effect::Begin(handed.deal)]
            }
            Wish::Log if is_well(status) => vec![Effect::Watch(body.to_owned())],
            Wish::Report if is_well(status) => {
                vec![Effect::Tell(words.say(&phrase!("world-reported")))]
            }
            Wish::Boards | Wish::Board | Wish::Around | Wish::More => {
                if is_well(status) {
                    self.boards.fetched(wish, body)
                } else {
                    Vec::new()
                }
            }
            Wish::Devices if is_well(status) => {
                let devices = read::<Vec<guest::Device>>(body).unwrap_or_default();
                let is_alone = devices.len() < 2;
                match is_alone {
                    true => Vec::new(),
                    false => {
                        let book = self.facts.kept(BOOK);
                        let mut sync = Sync::new(book, counted(&self.facts), self.facts.now);
                        let effects = sync.start();
                        self.sync = Some(sync);
                        effects
                    }
                }
            }
            Wish::Pull | Wish::Push => {
                let Some(sync) = &mut self.sync else { return Vec::new() };
                let mut effects = match wish {
                    Wish::Pull => sync.pulled(status, body),
                    _ => sync.pushed(status, body),
                };
                effects.extend(came_along(words, sync));
                effects
            }
            Wish::Devices => Vec::new(),
            _ => vec![trouble(words, status, body)],
        }
    }
}

/// Told once, when something came.
fn came_along(words: Words, sync: &mut Sync) -> Option<Effect> {
    let came = &mut sync.came;
    let (open, finished) = (came.open, came.finished);
    if sync.is_running() || open + finished == 0 {
        return None;
    }
    sync.came = sync::Came::default();
    Some(Effect::Tell(words.say(&phrase!("world-came", open = open, finished = finished))))
}

/// To be written down; it stays until somebody says so.
fn recovery_card(words: Words, code: &str) -> Option<El> {
    (!code.is_empty()).then(|| {
        of("div", "plate")
            .put(el("p").text(words.say(&phrase!("world-write-down"))))
            .put(of("p", "code").at("id", "recovery").text(code))
            .put(
                of("div", "row")
                    .put(button("copy-recovery", &words.say(&phrase!("world-copy"))))
                    .put(
                        button("written", &words.say(&phrase!("world-written")))
                            .at("id", "written"),
                    ),
            )
    })
}

impl Room for World {
    fn hear(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Press { what, fields } => self.press(&what, &fields),
            Event::Fetched { id, .. } if self.boards.is_past(id) => Vec::new(),
            Event::Fetched { id, status, body } => self.fetched(Wish::of(id), status, &body),
            Event::Runs(saves) => {
                let words = self.words;
                let Some(sync) = &mut self.sync else { return Vec::new() };
                let mut effects = sync.found(saves);
                let mut letters = errands::Errands::new(&self.facts);
                effects.extend(letters.post_others(&std::mem::take(&mut sync.came.over)));
                effects.extend(came_along(words, sync));
                effects
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests;
