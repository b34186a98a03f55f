//! The world as players walk through it, answered by hand.

use super::*;
use crate::Hall;

const NOW: u64 = 1_794_900_000_000;

fn come_in(path: &str) -> (Hall, Vec<Effect>) {
    let facts = Facts { language: "en".into(), now: NOW, ..Facts::default() };
    let mut hall = Hall::default();
    let effects = hall.hear(Event::Enter { path: path.into(), facts });
    (hall, effects)
}

fn press(hall: &mut Hall, what: &str, fields: &[(&str, &str)]) -> Vec<Effect> {
    let fields = fields.iter().map(|(name, value)| ((*name).into(), (*value).into()));
    hall.hear(Event::Press { what: what.into(), fields: fields.collect() })
}

fn answer(hall: &mut Hall, wish: Wish, status: u16, body: &str) -> Vec<Effect> {
    hall.hear(Event::Fetched { id: wish as u32, status, body: body.into() })
}

/// Answers the first thing that was asked.
fn answer_first(hall: &mut Hall, effects: &[Effect], body: &str) -> Vec<Effect> {
    let ids = effects.iter().filter_map(|effect| match effect {
        Effect::Fetch { id, .. } => Some(*id),
        _ => None,
    });
    let id = ids.into_iter().next().expect("something was asked");
    hall.hear(Event::Fetched { id, status: 200, body: body.into() })
}

fn asked(effects: &[Effect]) -> Vec<&str> {
    effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Fetch { path, .. } => Some(path.as_str()),
            _ => None,
        })
        .collect()
}

fn shown(effects: &[Effect]) -> String {
    effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Show { html, .. } => Some(html.as_str()),
            _ => None,
        })
        .collect()
}

const ME: &str = "{\"player\":\"07\",\"name\":\"Calm Otter 7\",\"own_name\":null}";
const WELCOME: &str = "{\"name\":\"Calm Otter 7\",\"token\":\"00\",\"recovery\":\"abcde-12345\"}";

#[test]
fn nobody_is_made_a_player_by_looking() {
    let (mut hall, effects) = come_in("world");
    assert_eq!(asked(&effects), ["v1/me", "v1/boards?game=classic&period=daily"]);
    let effects = answer(&mut hall, Wish::Me, 401, "{}");
    assert!(asked(&effects).is_empty() && shown(&effects).contains("data-press=\"join\""));
    // The first ranked run does it, and the code to be written down stays in sight.
    let effects = press(&mut hall, "duel mini", &[]);
    assert_eq!(asked(&effects), ["v1/players"]);
    let effects = answer(&mut hall, Wish::JoinToPlay, 201, WELCOME);
    assert_eq!(asked(&effects), ["v1/me", "v1/tickets"]);
    let deal = Deal::new(GameId::Blank, "only").with("first", 3).to_string();
    let ticket =
        format!("{{\"ticket\":\"aa\",\"deal\":{deal:?},\"competition\":null,\"expires\":{NOW}}}");
    let effects = answer(&mut hall, Wish::Ticket, 201, &ticket);
    assert!(matches!(&effects[0], Effect::Keep { name, .. } if name == TICKETS), "{effects:?}");
    assert_eq!(effects[1], Effect::Begin(deal));
    let effects = answer(&mut hall, Wish::Me, 200, ME);
    assert!(shown(&effects).contains("abcde-12345"));
    assert_eq!(asked(&effects), ["v1/me/devices"]);
}

#[test]
fn the_boards_of_what_was_played_last_come_first() {
    let mut player = players::grown(1);
    for game in ["classic", "pieces", "hudoku"] {
        player.play_one();
        let facts = Facts { profile: player.profile.to_string(), ..Facts::default() };
        let effects = Hall::default().hear(Event::Enter { path: "world".into(), facts });
        assert_eq!(asked(&effects)[1], format!("v1/boards?game={game}&period=daily"));
    }
}

#[test]
fn what_is_called_todays_is_of_today() {
    let (mut hall, _) = come_in("world");
    answer(&mut hall, Wish::Me, 200, ME);
    let today = NOW as i64 / 86_400_000;
    for (period, start, is_there) in [
        ("day", today, true),
        ("day", today - 1, false),
        ("week", today - 6, true),
        ("week", today - 7, false),
    ] {
        let effects = press(&mut hall, "period", &[("period", period)]);
        let about = format!(
            "[{{\"board\":5,\"game\":\"classic\",\"preset\":\"steady\",\"rules\":1,\"trust\":\"open\",\
             \"help\":\"pure\",\"period\":\"{period}\",\"start\":{start},\"entries\":3}}]"
        );
        let effects = answer_first(&mut hall, &effects, &about);
        assert_eq!(asked(&effects).is_empty(), !is_there, "{period} {start}");
    }
}

#[test]
fn what_was_chosen_last_is_shown_though_its_answer_comes_first() {
    let (mut hall, _) = come_in("world");
    answer(&mut hall, Wish::Me, 200, ME);
    let about = |board: u32, period: &str| {
        format!(
            "[{{\"board\":{board},\"game\":\"mini\",\"preset\":\"four\",\"rules\":1,\"trust\":\"open\",\
             \"help\":\"pure\",\"period\":\"{period}\",\"start\":9,\"entries\":3}}]"
        )
    };
    let game = press(&mut hall, "game", &[("game", "mini")]);
    let period = press(&mut hall, "period", &[("period", "competition")]);
    let effects = answer_first(&mut hall, &period, &about(6, "competition"));
    assert_eq!(asked(&effects), ["v1/boards/6", "v1/boards/6?around=me"]);
    assert_eq!(answer_first(&mut hall, &game, &about(5, "daily")), []);
}

#[test]
fn a_board_shows_lines_that_can_be_watched_and_my_place() {
    let (mut hall, _) = come_in("world");
    answer(&mut hall, Wish::Me, 200, ME);
    let about = "{\"board\":5,\"game\":\"classic\",\"preset\":\"steady\",\"rules\":1,\
        \"trust\":\"open\",\"help\":\"pure\",\"period\":\"daily\",\"start\":9,\"entries\":300}";
    let effects = answer(&mut hall, Wish::Boards, 200, &format!("[{about}]"));
    assert_eq!(asked(&effects), ["v1/boards/5", "v1/boards/5?around=me"]);
    let line = |rank, player: &str, name: &str| {
        format!(
            "{{\"rank\":{rank},\"player\":\"{player}\",\"name\":\"{name}\",\"score\":9,\
            \"ms\":61000,\"run\":\"{rank:032}\",\"attempts\":1}}"
        )
    };
    let board = |lines: &str| format!("{{\"about\":{about},\"lines\":[{lines}],\"next\":null}}");
    answer(&mut hall, Wish::Around, 200, &board(&line(250, "07", "Calm Otter 7")));
    let effects = answer(&mut hall, Wish::Board, 200, &board(&line(1, "08", "<b>Mia</b>")));
    let html = shown(&effects);
    assert!(html.contains("number 250 of 300") && html.contains("&lt;b&gt;Mia"), "{html}");
    assert!(html.contains("class=\"mine\"") && html.contains("1:01"), "{html}");
    let run = format!("watch {:032}", 1);
    assert_eq!(asked(&press(&mut hall, &run, &[])), [format!("v1/runs/{:032}/log", 1)]);
    assert_eq!(answer(&mut hall, Wish::Log, 200, "a log"), [Effect::Watch("a log".into())]);
    // A board that nobody stands on is no error.
    let effects = press(&mut hall, "help", &[("help", "hints")]);
    assert!(asked(&effects).is_empty() && shown(&effects).contains("id=\"nobody\""));
    // Nor is one that everybody has left.
    let effects = press(&mut hall, "board 5", &[]);
    let effects = answer_first(&mut hall, &effects, &board(""));
    let html = shown(&effects);
    assert!(html.contains("id=\"nobody\"") && !html.contains("board-lines"), "{html}");
}

#[test]
fn a_second_device_is_let_in_by_the_first() {
    let (mut hall, _) = come_in("world/me");
    answer(&mut hall, Wish::Me, 200, ME);
    assert_eq!(asked(&press(&mut hall, "pair", &[])), ["v1/pairings"]);
    let effects =
        answer(&mut hall, Wish::BeginPairing, 201, "{\"code\":\"12345678\",\"lasts\":300}");
    assert!(shown(&effects).contains("1234 5678"));
    assert_eq!(asked(&hall.hear(Event::Later(0))), ["v1/pairings"]);
    let claimed = "{\"state\":\"claimed\",\"label\":\"Phone\"}";
    let effects = answer(&mut hall, Wish::Pairing, 200, claimed);
    assert!(shown(&effects).contains("Phone"));
    let Effect::Fetch { body, .. } = &press(&mut hall, "admit", &[])[0] else { panic!() };
    assert_eq!(body, "{\"label\":\"Phone\"}");
    // The second one says the code, and waits until it is let in.
    let (mut hall, _) = come_in("world/me");
    answer(&mut hall, Wish::Me, 401, "{}");
    press(&mut hall, "claim", &[("code", "1234 5678"), ("label", "Phone")]);
    answer(&mut hall, Wish::Claim, 202, "{\"token\":\"00\"}");
    assert_eq!(asked(&hall.hear(Event::Later(0))), ["v1/pairings/enter"]);
    let waiting = "{\"state\":\"waiting\"}";
    assert_eq!(
        answer(&mut hall, Wish::Admitted, 202, waiting),
        [Effect::Later { id: 0, seconds: 2 }]
    );
    let effects = answer(&mut hall, Wish::Admitted, 200, ME);
    assert!(effects.contains(&Effect::Go("/room/world".into())), "{effects:?}");
}

#[test]
fn who_is_not_let_in_stays_who_they_were() {
    let (mut hall, _) = come_in("world/me");
    answer(&mut hall, Wish::Me, 200, ME);
    press(&mut hall, "claim", &[("code", "1234 5678"), ("label", "Phone")]);
    let effects = answer(&mut hall, Wish::Claim, 202, "{\"token\":\"00\"}");
    assert!(shown(&effects).contains("say yes"), "{effects:?}");
    let effects = answer(&mut hall, Wish::Admitted, 404, "{}");
    assert!(shown(&effects).contains("Calm Otter 7"), "{effects:?}");
    assert!(!effects.iter().any(|it| matches!(it, Effect::Keep { .. })), "{effects:?}");
}

#[test]
fn who_is_deleted_leaves_nothing_behind() {
    let (mut hall, _) = come_in("world/me");
    answer(&mut hall, Wish::Me, 200, ME);
    assert!(asked(&press(&mut hall, "delete", &[])).is_empty(), "asked twice");
    assert_eq!(asked(&press(&mut hall, "delete-sure", &[])), ["v1/me"]);
    let effects = answer(&mut hall, Wish::Delete, 204, "");
    let forgotten =
        effects.iter().filter(|it| matches!(it, Effect::Keep { text, .. } if text.is_empty()));
    assert_eq!(forgotten.count(), 5);
}
