//! Screens as pictures: every game drawn in both sizes, and the ways between the screens.

use crate::app::App;
use crate::context::Context;
use crate::theme::{Charset, Depth, Theme};
use native::Store;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use session::keys::{Frontend, Keymap};
use session::{GameId, Millis};
use std::path::PathBuf;
use words::Language;

mod keeping;
mod learning;
mod reading;
mod speaking;

/// A program in a terminal of its own, with fixed randomness and a clock that stands still.
struct Stage {
    app: App,
    terminal: Terminal<TestBackend>,
    root: PathBuf,
    /// Goes with the terminal that made it.
    _folder: Option<Folder>,
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Stage {
    fn new(name: &str, size: (u16, u16)) -> Stage {
        let root = std::env::temp_dir().join(format!("ninefold-tui-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&root);
        let app = App::new(context(root.clone()), Vec::new(), None);
        Stage { _folder: Some(Folder(root.clone())), ..Stage::of(app, root, size) }
    }

    /// Another terminal on the same folder.
    fn beside(&self) -> Stage {
        let app = App::new(context(self.root.clone()), Vec::new(), None);
        Stage::of(app, self.root.clone(), SMALL)
    }

    fn of(app: App, root: PathBuf, (width, height): (u16, u16)) -> Stage {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Stage { app, terminal, root, _folder: None }
    }

    /// Presses keys: a character each, `⏎` for Enter, `⎋` for Escape, arrows as arrows, `⇟` for a
    /// page down, `Ⅱ` for F2.
    fn keys(&mut self, keys: &str) -> &mut Stage {
        for ch in keys.chars() {
            let code = match ch {
                '⏎' => KeyCode::Enter,
                '⎋' => KeyCode::Esc,
                '↑' => KeyCode::Up,
                '↓' => KeyCode::Down,
                '←' => KeyCode::Left,
                '→' => KeyCode::Right,
                '⇟' => KeyCode::PageDown,
                'Ⅱ' => KeyCode::F(2),
                ch => KeyCode::Char(ch),
            };
            self.app.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        }
        self
    }

    /// Presses F1, F2, …
    fn function(&mut self, number: u8) -> &mut Stage {
        self.app.event(&Event::Key(KeyEvent::new(KeyCode::F(number), KeyModifiers::NONE)));
        self
    }

    fn wait(&mut self, millis: u64) -> &mut Stage {
        self.app.context.tick = self.app.context.tick + Millis(millis);
        self.app.tick();
        self
    }

    fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let text = self.terminal.backend().to_string();
        text.lines().map(|line| line.trim_matches('"').trim_end()).collect::<Vec<_>>().join("\n")
    }
}

fn context(root: PathBuf) -> Context {
    Context {
        theme: Theme { depth: Depth::None, charset: Charset::Unicode },
        language: Language::English,
        store: Store::open_at(root).unwrap(),
        profile: progress::Profile::default(),
        keymap: Keymap::new(Frontend::Terminal),
        tick: Millis::ZERO,
        wall: WALL,
        minutes_ahead: 60,
        entropy: || 2026,
    }
}

/// Half past nine in the morning of the 16th of November 2026, one hour east of Greenwich.
const WALL: u64 = 1_794_817_800_000;
const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 44);

/// The keys that open the first preset of a game from the menu.
fn open(game: GameId) -> String {
    let index = GameId::ALL.iter().position(|listed| *listed == game).unwrap();
    format!("{}⏎", "↓".repeat(index) + "⏎")
}

#[test]
fn every_game_in_both_sizes() {
    for game in GameId::ALL {
        for (name, size) in [("small", SMALL), ("large", LARGE)] {
            let mut stage = Stage::new(&format!("{}-{name}", game.key()), size);
            insta::assert_snapshot!(
                format!("{}-{name}", game.key()),
                stage.keys(&open(game)).wait(5_000).screen()
            );
        }
    }
}

#[test]
fn the_screens_around_a_game() {
    let mut stage = Stage::new("around", SMALL);
    insta::assert_snapshot!("menu", stage.screen());
    for game in GameId::ALL {
        let way = "↓".repeat(GameId::ALL.iter().position(|listed| *listed == game).unwrap()) + "⏎";
        let mut stage = Stage::new(&format!("presets-{}", game.key()), SMALL);
        insta::assert_snapshot!(format!("presets-{}", game.key()), stage.keys(&way).screen());
        insta::assert_snapshot!(format!("keys-{}", game.key()), stage.keys("⏎?").screen());
    }
}

#[test]
fn presets_by_questions() {
    let asks = |game: &GameId| !game.info().questions.is_empty();
    let index = GameId::ALL.iter().position(asks).unwrap();
    let wanted = &GameId::ALL[index].info().presets[7];
    let mut stage = Stage::new("questions", SMALL);
    // The last answer to the first question, by going round; the second to the second.
    stage.keys(&("↓".repeat(index) + "⏎←↓→"));
    let about = words::say(&wanted.about, Language::English);
    assert!(stage.screen().contains(&about), "{}", stage.screen());
    assert!(stage.screen().contains("‹Full size›"), "{}", stage.screen());
    assert!(!stage.keys("⏎").screen().contains(&about), "{}", stage.screen());
}

/// What a preset is dealt on can be looked at and chosen, and is forgotten with another size.
#[test]
fn grounds_are_looked_at_and_chosen() {
    let of = |game: &GameId| game.grounds(game.info().presets[0].key);
    let index = GameId::ALL.iter().position(|game| !of(game).is_empty()).unwrap();
    let grounds = of(&GameId::ALL[index]);
    let mut stage = Stage::new("grounds", SMALL);
    let way = "↓".repeat(index) + "⏎";
    assert!(stage.keys(&way).screen().contains("Shape  ‹Any›"), "{}", stage.screen());
    // Once to the left of any is the last.
    insta::assert_snapshot!("presets-ground", stage.keys("↓↓←").screen());
    // Another one than chance would give.
    stage.keys("←⏎");
    let begun = stage.app.context.store.runs().0.remove(0);
    let dealt = session::Session::resume(&begun.log, Millis::ZERO).unwrap();
    let shape = |board: &session::view::BoardView| -> Vec<u8> {
        board.cells.iter().map(|cell| cell.region).collect()
    };
    let board = dealt.view(Millis::ZERO).board;
    assert_eq!(shape(&board), shape(&grounds[grounds.len() - 2].board));
    let mut chance = Stage::new("any-ground", SMALL);
    chance.keys(&way).keys("⏎");
    let begun = chance.app.context.store.runs().0.remove(0);
    let dealt = session::Session::resume(&begun.log, Millis::ZERO).unwrap();
    assert_ne!(shape(&dealt.view(Millis::ZERO).board), shape(&board));

    let mut stage = Stage::new("other-grounds", SMALL);
    stage.keys(&way).keys("↓↓←↑↑←");
    assert!(stage.screen().contains("Shape  ‹Any›"), "{}", stage.screen());
    insta::assert_snapshot!("presets-ground-full", stage.keys("↓↓←").screen());
    // In a low terminal the lines have no room, and letters tell the regions apart.
    let mut low = Stage::new("low-grounds", (60, 22));
    let screen = low.keys(&way).keys("←↓↓←").screen();
    assert!(screen.contains("a a a b b b c c c") && screen.contains("d d d ░ ░ ░"), "{screen}");
}

/// Players of every age: what their level opens is played, and nothing else can be.
#[test]
fn a_level_opens_what_it_says() {
    for number in [1, 6, 9, 12, 15] {
        let profile = players::grown(number).profile;
        for (index, game) in GameId::ALL.into_iter().enumerate() {
            let presets = game.info().presets;
            for (nth, preset) in presets.iter().enumerate().filter(|(_, preset)| preset.level > 1) {
                let name = format!("level-{number}-{}", preset.key);
                let mut stage = Stage::new(&name, SMALL);
                stage.app.context.profile = profile.clone();
                stage.keys(&("↓".repeat(index) + "⏎" + &"↓".repeat(nth) + "⏎"));
                let begun = stage.app.context.store.runs().0.len();
                let is_open = preset.level <= number;
                assert_eq!(begun, usize::from(is_open), "{name}: {}", stage.screen());
            }
        }
    }
}

/// The terminal has no pictures, so it promises none: what comes after level 5 is a preset.
#[test]
fn only_what_the_terminal_has_is_announced() {
    let mut stage = Stage::new("announced", LARGE);
    stage.app.context.profile = players::grown(6).profile;
    let way = "↓".repeat(GameId::ALL.len()) + "⏎";
    finish_daily(&mut stage, GameId::ALL[0]);
    // The result of the daily, as it ended just now.
    let context = &mut stage.app.context;
    let next = context.profile.next_unlock_phrase(Frontend::Terminal).unwrap();
    let told = words::say(&next, Language::English);
    assert!(told.contains("level 10: Pieces"), "{told}");
    assert!(!stage.keys(&way).screen().contains("ackground"), "{}", stage.screen());
}

#[test]
fn scores_and_settings() {
    let mut stage = Stage::new("scores", SMALL);
    let end = "↓".repeat(GameId::ALL.len() + 3);
    insta::assert_snapshot!("scores", stage.keys(&format!("{end}⏎")).screen());
    insta::assert_snapshot!("settings", stage.keys("⎋↓⏎").screen());
    assert!(stage.keys("⏎").screen().contains("Einstellungen"), "{}", stage.screen());
}

/// Whoever has everything shown is told what it was, and can practise it at once.
#[test]
fn the_coach_speaks_after_a_run_and_leads_to_practice() {
    let mut stage = Stage::new("coach", SMALL);
    let (game, _) = session::practice(session::technique::Technique::NakedSingle).unwrap();
    stage.keys(&open(game)).wait(9_000).keys(&"t".repeat(5 * 10));
    insta::assert_snapshot!("coach-result", stage.screen());
    assert!(stage.keys("t").screen().contains("Find:"), "{}", stage.screen());
}

/// Games without techniques are told by what they think of their moves.
#[test]
fn the_coach_speaks_after_a_run_of_any_game() {
    let stage = Stage::new("coach-any", SMALL);
    let replays = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays");
    let mut told = std::collections::BTreeSet::new();
    let files = |folder: &std::path::Path| {
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path())
    };
    for path in files(replays.as_ref()).flat_map(|folder| files(&folder)) {
        let text = std::fs::read_to_string(path).unwrap();
        let Ok(log) = text.parse::<session::Log>() else { continue };
        let session = session::Session::resume(&log, stage.app.context.tick).unwrap();
        let advice = stage.app.context.advice(&session);
        assert!(advice.len() <= 3);
        if !log.deal.game.is_coached() && !advice.is_empty() {
            told.insert(log.deal.game.key());
        }
    }
    assert!(told.len() >= 3, "{told:?}");
}

/// Begun, left and finished: the dailies tell how each stands.
#[test]
fn the_dailies_of_today() {
    let mut stage = Stage::new("dailies", SMALL);
    let way = "↓".repeat(GameId::ALL.len()) + "⏎";
    insta::assert_snapshot!("dailies-open", stage.keys(&way).screen());
    stage.keys("↓⏎").wait(61_000).keys("q");
    finish_daily(&mut stage, GameId::ALL[0]);
    stage.keys("⎋");
    let told = format!("1 of {} dailies done · days in a row: 1", GameId::ALL.len());
    assert!(stage.screen().contains(&told), "{}", stage.screen());
    // The run in progress stands above the games now.
    insta::assert_snapshot!("dailies-done", stage.keys("↓⏎").screen());
    let share = "Ninefold daily 2026-11-16";
    assert!(stage.keys("⏎").screen().contains(share), "{}", stage.screen());
    insta::assert_snapshot!("dailies-result", stage.screen());
}

/// Plays today's daily of a game to its end by hints alone.
fn finish_daily(stage: &mut Stage, game: GameId) {
    let context = &mut stage.app.context;
    // Another run than the one that is in progress.
    context.entropy = || 16;
    let mut session = context.begin(game.daily(context.today())).unwrap();
    while let Ok(hint) = session.hint(context.tick) {
        for action in &hint.actions {
            session.act(action, context.tick).unwrap();
        }
    }
    assert_eq!(context.end(&session).unwrap().trouble, None);
}

#[test]
fn scores_tell_what_helped() {
    let mut stage = Stage::new("assists", LARGE);
    finish_daily(&mut stage, GameId::ALL[0]);
    stage.keys(&("↓".repeat(GameId::ALL.len() + 3) + "⏎"));
    let told = "Without help: 1 of 1 won, fastest 0:00";
    assert!(stage.screen().contains(told), "{}", stage.screen());
}

#[test]
fn a_hint_in_four_stages() {
    let mut stage = Stage::new("hint", LARGE);
    stage.keys(&open(GameId::ALL[0]));
    for number in 1..=4 {
        insta::assert_snapshot!(format!("hint-{number}"), stage.keys("t").screen());
    }
}

#[test]
fn links_are_written_as_chains_are() {
    let mut stage = Stage::new("links", SMALL);
    stage.keys(&open(GameId::ALL[0])).keys("→e3");
    assert!(stage.screen().contains("(3)r1c2…"), "{}", stage.screen());
    // Two digits of one cell, strong and then weak; a cell that is filled refuses.
    let is_linked = (0..9).any(|_| stage.keys("⎋→34").screen().contains("=(4)"));
    assert!(is_linked, "{}", stage.screen());
    assert!(stage.keys("34").screen().contains("-(4)"), "{}", stage.screen());
}

#[test]
fn a_run_left_is_offered_again() {
    let mut stage = Stage::new("again", SMALL);
    stage.keys(&open(GameId::ALL[0])).wait(61_000).keys("q");
    assert!(stage.screen().contains("Go on: "), "{}", stage.screen());
    assert!(stage.keys("⏎").screen().contains("Time: 1:01"), "{}", stage.screen());
}

#[test]
fn a_paused_board_is_covered() {
    let mut stage = Stage::new("paused", SMALL);
    insta::assert_snapshot!("paused", stage.keys(&open(GameId::ALL[0])).keys("p").screen());
    assert!(!stage.keys("x").screen().contains("Paused"));
}

#[test]
fn a_window_that_is_too_small_says_so() {
    let mut stage = Stage::new("tiny", (40, 10));
    assert!(stage.screen().contains("60 columns and 22 rows"), "{}", stage.screen());
}
