//! The boards: chosen by game, period, preset, trust and help; lines with exact ranks, mine among its
//! neighbours, each to be watched.

use super::choice;
use super::post::{Wish, fetch_for};
use super::words::Words;
use crate::html::{El, button, el, of};
use crate::{Effect, Facts};
use guest::{About, Ask, Board, Entry, Part, read};
use session::{GameId, Millis, Phrase, phrase};

/// Milliseconds.
const DAY: u64 = 86_400_000;

const PERIODS: [&str; 5] = ["day", "week", "all", "daily", "competition"];
const TRUSTS: [&str; 3] = ["witnessed", "ticketed", "open"];
const HELPS: [&str; 3] = ["pure", "aids", "hints"];

pub struct Boards {
    words: Words,
    /// The address of the page, which the server is behind.
    page: String,
    /// Days since 1970, as boards count them.
    today: i64,
    game: GameId,
    period: &'static str,
    /// The boards of this game and period, the newest first.
    listed: Option<Vec<About>>,
    /// The one that is looked at.
    chosen: Option<About>,
    shown: Option<Board>,
    around: Vec<Entry>,
    /// How often something else was chosen.
    choice: u32,
    /// My number there, if I have one.
    pub me: String,
}

impl Boards {
    pub fn new(words: Words, facts: &Facts, game: GameId) -> Boards {
        Boards {
            words,
            page: facts.page.clone(),
            today: (facts.now / DAY) as i64,
            game,
            period: "daily",
            listed: None,
            chosen: None,
            shown: None,
            around: Vec::new(),
            choice: 0,
            me: String::new(),
        }
    }

    pub fn game(&self) -> GameId {
        self.game
    }

    fn say(&self, phrase: Phrase) -> String {
        self.words.say(&phrase)
    }

    fn fetch(&self, wish: Wish, ask: Ask) -> Effect {
        fetch_for(self.choice, wish, ask)
    }

    /// Whether an answer is about boards that are looked at no more.
    pub fn is_past(&self, id: u32) -> bool {
        let is_ours =
            matches!(Wish::of(id), Wish::Boards | Wish::Board | Wish::Around | Wish::More);
        is_ours && Wish::choice_of(id) != self.choice
    }

    pub fn ask(&self) -> Effect {
        self.fetch(Wish::Boards, Ask::boards(Some(self.game), Some(self.period)))
    }

    pub fn ask_around(&self) -> Option<Effect> {
        let board = self.chosen.as_ref()?.board;
        (!self.me.is_empty()).then(|| self.fetch(Wish::Around, Ask::board(board, &Part::AroundMe)))
    }

    fn ask_board(&self) -> Vec<Effect> {
        let top = self.chosen.as_ref();
        let top = top.map(|it| self.fetch(Wish::Board, Ask::board(it.board, &Part::Top)));
        top.into_iter().chain(self.ask_around()).collect()
    }

    fn show(&self) -> Effect {
        Effect::Show { place: "world-boards".into(), html: self.screen().to_string() }
    }

    pub fn press(&mut self, what: &str, fields: &[(String, String)]) -> Vec<Effect> {
        let (word, rest) = what.split_once(' ').unwrap_or((what, ""));
        let value = fields.iter().find(|(known, _)| known == word).map_or("", |(_, value)| value);
        match word {
            "game" | "period" => {
                let game =
                    GameId::ALL.into_iter().find(|game| word == "game" && game.key() == value);
                let period = PERIODS.into_iter().find(|key| word == "period" && *key == value);
                self.game = game.unwrap_or(self.game);
                self.period = period.unwrap_or(self.period);
                self.listed = None;
                self.chosen = None;
                self.clear();
                vec![self.show(), self.ask()]
            }
            "preset" | "trust" | "help" => {
                let Some(chosen) = &self.chosen else { return Vec::new() };
                let wanted = |board: &&About| {
                    let is = |key: &str, own: &str, chosen: &str| {
                        own == if word == key { value } else { chosen }
                    };
                    is("preset", &board.preset, &chosen.preset)
                        && is("trust", &board.trust, &chosen.trust)
                        && is("help", &board.help, &chosen.help)
                };
                let found = self.listed.iter().flatten().find(wanted).cloned();
                // A board that nobody stands on yet is none: it is shown as empty.
                let none = || {
                    let mut none = chosen.clone();
                    (none.board, none.entries) = (0, 0);
                    let part = match word {
                        "preset" => &mut none.preset,
                        "trust" => &mut none.trust,
                        _ => &mut none.help,
                    };
                    *part = value.to_owned();
                    none
                };
                self.chosen = Some(found.unwrap_or_else(none));
                self.clear();
                self.choose()
            }
            "more" => {
                let page = self.shown.as_ref();
                let next = page.and_then(|page| Some((page.about.board, page.next.clone()?)));
                let ask = next.map(|(board, next)| Ask::board(board, &Part::After(next)));
                ask.map(|ask| self.fetch(Wish::More, ask)).into_iter().collect()
            }
            "board" => {
                let wanted = rest.parse().ok();
                let mut listed = self.listed.iter().flatten();
                self.chosen = listed.find(|board| Some(board.board) == wanted).cloned();
                self.clear();
                self.choose()
            }
            _ => Vec::new(),
        }
    }

    /// Something else is looked at: what was asked for the last is not wanted any more.
    fn clear(&mut self) {
        self.choice += 1;
        self.shown = None;
        self.around.clear();
    }

    fn choose(&mut self) -> Vec<Effect> {
        let is_there = self.chosen.as_ref().is_some_and(|board| board.board > 0);
        let asked = if is_there { self.ask_board() } else { Vec::new() };
        [vec![self.show()], asked].concat()
    }

    pub fn fetched(&mut self, wish: Wish, body: &str) -> Vec<Effect> {
        match wish {
            Wish::Boards => {
                let Some(mut listed) = read::<Vec<About>>(body) else { return Vec::new() };
                listed.retain(|board| self.is_going_on(board));
                // The newest day, and of that the board with most on it.
                let newest = listed.iter().map(|board| board.start).max();
                let newest = listed.iter().filter(|board| Some(board.start) == newest);
                self.chosen = newest.max_by_key(|board| board.entries).cloned();
                self.listed = Some(listed);
                self.choose()
            }
            Wish::Board => {
                self.shown = read::<Board>(body);
                vec![self.show()]
            }
            Wish::More => {
                if let (Some(shown), Some(more)) = (&mut self.shown, read::<Board>(body)) {
                    shown.lines.extend(more.lines);
                    shown.next = more.next;
                }
                vec![self.show()]
            }
            Wish::Around => {
                self.around = read::<Board>(body).map(|board| board.lines).unwrap_or_default();
                vec![self.show()]
            }
            _ => Vec::new(),
        }
    }

    /// Whether a board is what its period is called: on a quiet day the newest is an older one.
    fn is_going_on(&self, board: &About) -> bool {
        match self.period {
            "day" => board.start == self.today,
            "week" => board.start + 7 > self.today,
            _ => true,
        }
    }

    pub fn game_choice(&self, name: &'static str) -> El {
        let games: Vec<(&str, String)> = GameId::ALL
            .iter()
            .map(|game| (game.key(), self.words.say(&game.info().name)))
            .collect();
        choice(name, &self.say(phrase!("world-game")), games, self.game.key())
    }

    pub fn screen(&self) -> El {
        let words = self.words;
        let periods = PERIODS.map(|key| (key, words.period(key)));
        let mut choices = of("div", "row").put(self.game_choice("game")).put(choice(
            "period",
            &self.say(phrase!("world-period")),
            periods,
            self.period,
        ));
        if let Some(chosen) = &self.chosen {
            choices = choices.all(self.finer(chosen));
        }
        of("div", "stack")
            .put(el("h2").text(self.say(phrase!("world-boards"))))
            .put(choices)
            .put(self.lines())
    }

    /// Which of the boards of a period.
    fn finer(&self, chosen: &About) -> Vec<El> {
        let words = self.words;
        let mut choices = Vec::new();
        // A day has one deal for everybody, and with it one preset.
        if matches!(self.period, "day" | "week" | "all") {
            let presets =
                self.game.info().presets.into_iter().filter(|it| it.ranked && !it.brought);
            let presets = presets.map(|it| (it.key, words.say(&it.name)));
            let presets: Vec<_> = presets.collect();
            choices.push(choice(
                "preset",
                &self.say(phrase!("world-preset")),
                presets,
                &chosen.preset,
            ));
        }
        // The calendar's can be computed by everybody: it is open.
        if self.period != "daily" {
            let trusts = TRUSTS.map(|key| (key, words.trust(key)));
            choices.push(choice("trust", &self.say(phrase!("world-trust")), trusts, &chosen.trust));
        }
        let helps = HELPS.map(|key| (key, words.help(key)));
        choices.push(choice("help", &self.say(phrase!("world-help")), helps, &chosen.help));
        choices
    }

    fn lines(&self) -> El {
        let nobody = || of("p", "lead").at("id", "nobody").text(self.say(phrase!("world-nobody")));
        let Some(chosen) = &self.chosen else {
            return match self.listed {
                None => el("p").text(self.say(phrase!("world-asking"))),
                Some(_) => nobody(),
            };
        };
        if chosen.board == 0 {
            return nobody();
        }
        let Some(shown) = &self.shown else {
            return el("p").text(self.say(phrase!("world-asking")));
        };
        // Whoever stood here may have left.
        let Some(last) = shown.lines.last().map(|line| line.rank) else { return nobody() };
        let beyond: Vec<&Entry> = self.around.iter().filter(|line| line.rank > last).collect();
        let gap = el("tr").put(el("td").at("colspan", "5").text("…"));
        let gap = (!beyond.is_empty()).then_some(gap);
        let rows = shown.lines.iter().map(|line| self.line(line));
        let rows = rows.chain(gap).chain(beyond.iter().map(|line| self.line(line)));
        let head = |phrase: Phrase| el("th").at("scope", "col").text(self.words.say(&phrase));
        let mine = self.around.iter().chain(&shown.lines).find(|line| line.player == self.me);
        let mine = mine.filter(|_| !self.me.is_empty());
        let table = of("table", "sheet board-lines")
            .put(
                el("thead").put(
                    el("tr")
                        .put(head(phrase!("world-rank-short")))
                        .put(head(phrase!("world-player")))
                        .put(head(phrase!("world-points")))
                        .put(head(phrase!("world-time")))
                        .put(el("td")),
                ),
            )
            .put(el("tbody").all(rows));
        of("div", "stack")
            .put(self.mark(chosen))
            .all(mine.map(|line| {
                let told =
                    phrase!("world-my-rank", rank = line.rank as u32, of = chosen.entries as u32);
                of("p", "lead").at("id", "my-rank").text(self.words.say(&told))
            }))
            .put(table)
            .all(
                shown
                    .next
                    .as_ref()
                    .map(|_| button("more", &self.say(phrase!("world-more"))).at("id", "more")),
            )
    }

    /// What was verified, said where it is claimed.
    fn mark(&self, board: &About) -> El {
        let trust = self.words.trust(&board.trust);
        let preset = self.words.preset(self.game, &board.preset);
        let verified = self.say(phrase!("world-verified", trust = trust));
        let address = format!("{}v1/boards/{}", self.page, board.board);
        of("details", "verified")
            .at("id", format!("board-{}", board.board))
            .put(
                el("summary")
                    .put(of("span", "badge").text(format!("\u{2713} {verified}")))
                    .put(el("span").text(format!(" {preset} ")))
                    .all((self.period != "all").then(|| {
                        el("time").at("datetime", board.start.max(0) as u64 * DAY + DAY / 2)
                    })),
            )
            .put(el("p").text(self.words.proof(&board.trust)))
            .put(el("p").text(self.say(phrase!("world-audit", address = address))))
    }

    fn line(&self, line: &Entry) -> El {
        let is_me = !self.me.is_empty() && line.player == self.me;
        let name = match line.name.as_str() {
            "" => self.say(phrase!("world-nameless")),
            name => name.to_owned(),
        };
        let watch = self.say(phrase!("world-watch"));
        let watch = button(&format!("watch {}", line.run), "\u{25b6}")
            .at("id", format!("watch-{}", line.run))
            .at("aria-label", format!("{watch}: {name}"))
            .at("title", watch);
        let is_other = !self.me.is_empty() && !is_me && !line.name.is_empty();
        let report = is_other.then(|| {
            let label = self.say(phrase!("world-report"));
            of("button", "button quiet")
                .at("type", "button")
                .at("data-press", format!("report {}", line.player))
                .at("aria-label", format!("{label}: {name}"))
                .at("title", label)
                .text("\u{2691}")
        });
        let row = if is_me { of("tr", "mine") } else { el("tr") };
        row.put(of("td", "figures").text(line.rank))
            .put(el("th").at("scope", "row").text(name))
            .put(of("td", "figures").text(line.score))
            .put(of("td", "figures").text(Millis(line.ms.max(0) as u64)))
            .put(of("td", "deeds").put(watch).all(report))
    }
}
