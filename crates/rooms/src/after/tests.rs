//! Runs that students and bots have played, looked at with the coach.

use super::*;
use crate::Hall;
use players::{Bot, Student};
use session::{Desk, GameId, Rng};

fn play(game: GameId, preset: &str, player: impl Fn(&mut Desk, &mut Rng) -> Millis) -> Log {
    let mut rng = Rng::new(18);
    let deal = game.deal(&game.preset(preset).unwrap(), &mut rng);
    let session = Session::start(deal, RunId(7), 1_790_000_000_000, Millis::ZERO).unwrap();
    let mut desk = Desk::new(session, Millis::ZERO);
    let end = player(&mut desk, &mut rng);
    desk.log(end)
}

/// Knows singles and nothing else, and errs now and then.
fn of_student() -> Log {
    let student = Student { knows: Technique::ALL[..4].to_vec(), slips: 60 };
    play(GameId::OF_PUZZLES, "tricky", |desk, rng| student.play(desk, rng))
}

fn of_bot(game: &str) -> Log {
    let game = GameId::from_key(game).unwrap();
    let preset = game.info().presets[0].key;
    play(game, preset, |desk, rng| Bot::BEGINNER.play(desk, Millis::ZERO, rng, |_, _| true))
}

fn saved(log: &Log) -> Saved {
    Saved { saved: 0, over: true, log: log.to_string() }
}

/// What a room shows, place by place.
fn shown<'a>(effects: &'a [Effect]) -> Vec<(&'a str, &'a str)> {
    let show = |effect: &'a Effect| match effect {
        Effect::Show { place, html } => Some((place.as_str(), html.as_str())),
        _ => None,
    };
    effects.iter().filter_map(show).collect()
}

fn press(hall: &mut Hall, what: &str, fields: &[(&str, &str)]) -> Vec<Effect> {
    let fields = fields.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    hall.hear(Event::Press { what: what.into(), fields })
}

/// Comes in, and brings the log that is asked for.
#[track_caller]
fn look_at(log: &Log, kept: &[(&str, &str)]) -> (Hall, Vec<Effect>) {
    let mut profile = Profile::default();
    let _ = profile.count(log);
    let facts = Facts {
        language: "en".into(),
        now: 1_790_000_900_000,
        profile: profile.to_string(),
        kept: kept.iter().map(|(name, text)| ((*name).into(), (*text).into())).collect(),
        ..Facts::default()
    };
    let mut hall = Hall::default();
    let asked = hall.hear(Event::Enter { path: format!("after/{}", log.run), facts });
    assert!(asked.contains(&Effect::Read(vec![log.run.to_string()])), "{asked:?}");
    let effects = hall.hear(Event::Runs(vec![saved(log)]));
    (hall, effects)
}

#[test]
fn a_run_is_drawn_move_by_move_with_a_table_behind_it() {
    let log = of_student();
    let moments = coach::watch(&log).unwrap();
    let (_, effects) = look_at(&log, &[]);
    let (place, html) = shown(&effects)[0];
    assert_eq!(place, "");
    let count = |what: &str| html.matches(what).count();
    assert_eq!(count("data-press=\"at "), moments.len());
    assert_eq!(count("<tr>"), moments.len() + 1);
    let told = moments.iter().filter(|moment| matches!(moment.what, What::Told { .. })).count();
    let wrong =
        moments.iter().filter(|moment| matches!(moment.what, What::Mistaken { .. })).count();
    assert!(told > 0 && wrong > 0, "this student asks and errs");
    // Each once in the plot and once in the legend.
    assert_eq!((count("mark told"), count("mark wrong")), (told + 1, wrong + 1));
    assert!((1..=3).contains(&count("id=\"source-")), "advice has its moments");
    assert!(html.contains("One game so far: a first impression."));
    assert!(html.contains("class=\"heat-"));
    // The opinion is kept, and a line for home.
    let kept: Vec<&str> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Keep { name, .. } => Some(name.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(kept, ["coach", "tip"]);
}

#[test]
fn every_moment_can_be_stepped_to_and_shows_its_board() {
    let log = of_student();
    let moments = coach::watch(&log).unwrap();
    let (mut hall, _) = look_at(&log, &[]);
    for (at, moment) in moments.iter().enumerate() {
        let effects = press(&mut hall, "step", &[("at", &at.to_string())]);
        let shown = shown(&effects);
        assert_eq!(
            shown.iter().map(|(place, _)| *place).collect::<Vec<_>>(),
            ["timeline", "moment"]
        );
        let html = shown[1].1;
        let said = say(&moment.phrase(), Language::English);
        assert!(html.contains(&format!("<b>{said}</b>")), "{html}");
        if let Some(step) = moment.open.last() {
            let why = say(&explain::sentence(step), Language::English);
            let is_told = html.contains(&why) || !matches!(moment.what, What::Found { .. });
            assert!(is_told, "{why} {html}");
            let marked = step.conclusion.placements.len() + step.conclusion.eliminations.len();
            let gains =
                html.matches("candidate gain").count() + html.matches("candidate loss").count();
            assert!(gains == marked || moment.open.len() > 1, "{html}");
        }
        assert_eq!(html.contains("class=\"slip\""), matches!(moment.what, What::Mistaken { .. }));
    }
    let on = press(&mut hall, "before", &[]);
    assert_eq!(shown(&on)[2].0, "steer");
    assert!(press(&mut hall, "at 9999", &[]).is_empty());
    assert!(press(&mut hall, "step", &[("at", "no number")]).is_empty());
}

#[test]
fn what_was_missed_can_be_trained() {
    let log = of_student();
    let told = coach::watch(&log).unwrap().into_iter().find_map(|moment| match moment.what {
        What::Told { technique, .. } => technique,
        _ => None,
    });
    let technique = told.unwrap();
    let (mut hall, effects) = look_at(&log, &[]);
    let press_words = format!("train {}", technique.key());
    assert!(shown(&effects)[0].1.contains(&format!("data-press=\"{press_words}\"")));
    // It says that it looks, and then is pressed by itself.
    let begin_words = format!("begin {}", technique.key());
    let looks = press(&mut hall, &press_words, &[]);
    assert!(shown(&looks)[0].1.contains(&format!("data-press=\"{begin_words}\"")), "{looks:?}");
    let begun = press(&mut hall, &begin_words, &[]);
    let [Effect::Begin(deal)] = begun.as_slice() else { panic!("{begun:?}") };
    let deal: session::Deal = deal.parse().unwrap();
    let asked: Vec<&str> = deal.all("task").filter_map(|task| task.split(' ').next()).collect();
    assert_eq!(asked, [technique.key(); 10], "exactly that");
    assert_ne!(begun, press(&mut hall, &begin_words, &[]), "never the same again");
    assert!(press(&mut hall, "begin nothing", &[]).is_empty());
}

#[test]
fn a_drill_shows_what_was_asked_for() {
    let (mut hall, effects) = look_at(&of_bot("drill"), &[]);
    assert!(shown(&effects)[0].1.contains("data-press=\"at 9\""));
    let html = press(&mut hall, "at 0", &[]);
    assert!(shown(&html)[1].1.contains("hint-candidate gain"), "{html:?}");
}

#[test]
fn of_other_games_it_tells_which_moves_were_the_best() {
    for game in GameId::ALL.into_iter().filter(|game| !game.is_coached()) {
        let (mut hall, effects) = look_at(&of_bot(game.key()), &[]);
        let html = shown(&effects)[0].1;
        assert!(html.contains("the best there"), "{}: {html}", game.key());
        assert!(html.contains("href=\"#/replay/"));
        let board = press(&mut hall, "moment 1", &[]);
        let (place, html) = shown(&board)[0];
        assert!(place == "moment" && html.contains("<svg"), "{}: {html}", game.key());
        assert!(press(&mut hall, "moment 99999", &[]).is_empty());
    }
}

#[test]
fn a_placement_test_says_where_the_course_begins() {
    let deal = course::Placement::deal(5).unwrap();
    let mut session = Session::start(deal, RunId(7), 0, Millis::ZERO).unwrap();
    for second in 1..3 {
        let action = session.hint(Millis::ZERO).unwrap().actions[0];
        session.act(&action, Millis::from_secs(second)).unwrap();
    }
    // What belongs into a cell is not to be struck: that ends the test.
    let grid = session.view(Millis::ZERO).board.grids().1;
    let solution = engine::solver::first(&grid).unwrap();
    let (cell, digit) = solution.placed().find(|(cell, _)| grid[*cell].is_none()).unwrap();
    let slip = format!("note {cell} {digit} simple").parse().unwrap();
    session.act(&slip, Millis::from_secs(9)).unwrap();
    let (_, effects) = look_at(&session.log(Millis::from_secs(9)), &[]);
    let html = shown(&effects)[0].1;
    assert!(html.contains("You know the course up to chapter 4, Locked candidates."), "{html}");
    assert!(html.contains("href=\"#/room/course\""));
}

#[test]
fn where_there_is_nothing_to_see_it_says_so() {
    let mut unfinished = of_student();
    unfinished.moves.truncate(5);
    let (mut hall, effects) = look_at(&unfinished, &[]);
    assert!(shown(&effects)[0].1.contains("href=\"#/play/"), "{effects:?}");
    assert!(press(&mut hall, "at 0", &[]).is_empty());
    let mut hall = Hall::default();
    hall.hear(Event::Enter { path: "after/".into(), facts: Facts::default() });
    let effects = hall.hear(Event::Runs(Vec::new()));
    assert!(shown(&effects)[0].1.contains("no longer here"), "{effects:?}");
}
