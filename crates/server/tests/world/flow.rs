//! What players do, from joining to a sealed board, on both stores.

use crate::place::{Place, mini, played, run};
use judge::{Seal, check_line, check_seal};
use serde_json::{Value, json};
use session::{Day, GameId};

const DAY: i64 = 86_400_000;

#[test]
fn two_players_meet_on_a_board_that_anybody_can_check() {
    run(async {
        for place in [Place::sqlite().await, Place::postgres().await] {
            let (first, second) = (place.join().await, place.join().await);
            let ticket = first.draw(&place, mini()).await;
            let (log, answer) = first.play(&place, &ticket, 1).await;
            let kept = answer.is(201).json();
            assert_eq!((&kept["trust"], &kept["help"]), (&json!("witnessed"), &json!("pure")));
            assert_eq!((&kept["doubt"], &kept["attempts"]), (&Value::Null, &json!(1)));
            let boards = kept["boards"].as_array().unwrap().clone();
            let periods: Vec<_> = boards.iter().map(|it| it["period"].as_str().unwrap()).collect();
            assert_eq!(periods, ["day", "week", "all"]);
            assert!(boards.iter().all(|it| it["rank"] == 1 && it["is_best"] == true));
            let ticket = second.draw(&place, mini()).await;
            second.play(&place, &ticket, 2).await.1.is(201);
            let board = boards[0]["board"].as_i64().unwrap();
            let shown = place.get(&format!("/v1/boards/{board}")).await.is(200).json();
            assert_eq!(shown["about"]["entries"], 2);
            let lines = shown["lines"].as_array().unwrap();
            let names: Vec<_> = lines.iter().map(|line| line["name"].as_str().unwrap()).collect();
            assert!(names.contains(&&*first.name) && names.contains(&&*second.name), "{names:?}");
            let around = format!("/v1/boards/{board}?around=me");
            let around = first.ask(&place, "GET", &around, None).await.is(200).json();
            assert_eq!(around["lines"].as_array().unwrap().len(), 2);
            // Whoever wants to watch, watches.
            let watched = place.get(&format!("/v1/runs/{}/log", log.run)).await.is(200).text;
            assert_eq!(watched, log.to_string());
            // The day is over; the board is sealed, and proves itself.
            place.get(&format!("/v1/boards/{board}/seal")).await.refuses(404, "not-sealed");
            place.pass(DAY / 2 + 60_000).await;
            assert_eq!(place.world.seal_closed().await.unwrap(), 0, "runs may still be written");
            place.pass(61_000).await;
            assert_eq!(place.world.seal_closed().await.unwrap(), 1);
            place.world.fold().await.unwrap();
            let seal = place.get(&format!("/v1/boards/{board}/seal")).await.is(200).text;
            let seal: Seal = seal.parse().unwrap();
            assert_eq!(check_seal(&seal), []);
            for line in &seal.lines {
                let log = place.get(&format!("/v1/runs/{}/log", line.run)).await.is(200).text;
                assert_eq!(check_line(&seal.head, line, &log), Ok(()));
                let other = log.replacen("started 0", "started 1", 1);
                assert!(check_line(&seal.head, line, &other).is_err());
            }
            place.end().await;
        }
    });
}

#[test]
fn the_calendars_daily_is_open_and_needs_no_ticket() {
    run(async {
        let place = Place::sqlite().await;
        let hero = place.join().await;
        let today = Day::at(crate::place::NOON as u64, 0);
        let log = played(&GameId::Mini.daily(today), 5);
        let kept = hero.submit(&place, &log, None).await.is(201).json();
        assert_eq!((&kept["trust"], &kept["doubt"]), (&json!("open"), &json!("no-ticket")));
        assert_eq!(kept["boards"][0]["period"], "daily");
        assert_eq!(kept["boards"].as_array().unwrap().len(), 1);
        let old = played(&GameId::Mini.daily(Day::new(2026, 1, 1).unwrap()), 6);
        hero.submit(&place, &old, None).await.refuses(422, "daily-too-old");
        let preset = GameId::Mini.preset("four-full").unwrap();
        let own = played(&GameId::Mini.deal(&preset, &mut session::Rng::new(3)), 7);
        hero.submit(&place, &own, None).await.refuses(422, "deal-unknown");
        place.end().await;
    });
}

#[test]
fn a_competition_is_promised_played_once_and_told() {
    run(async {
        for place in [Place::sqlite().await, Place::postgres().await] {
            let hero = place.join().await;
            let days = place.get("/v1/daily").await.is(200).json();
            let today = days["today"].as_str().unwrap().to_owned();
            let promised = days["days"].as_array().unwrap();
            assert_eq!(promised.len(), 31);
            assert!(promised.iter().all(|day| day["secret"].is_null()), "nothing is told before");
            let commitment = promised[0]["commitment"].as_str().unwrap().to_owned();
            assert_eq!(promised[0]["day"], *today);
            let wish = json!({ "game": "mini" });
            let ticket = hero.draw(&place, wish.clone()).await;
            place.pass(1_000).await;
            let again = hero.draw(&place, wish.clone()).await;
            assert_eq!((ticket.id.as_str(), &ticket.deal), (again.id.as_str(), &again.deal));
            place.pass(-1_000).await;
            let (log, answer) = hero.play(&place, &ticket, 9).await;
            let kept = answer.is(201).json();
            assert_eq!(kept["boards"][0]["period"], "competition");
            let way = format!("/v1/runs/{}/log", log.run);
            place.get(&way).await.refuses(403, "competition-open");
            assert_eq!(kept["trust"], "witnessed");
            let again = hero.ask(&place, "POST", "/v1/tickets", Some(wish.clone())).await;
            again.refuses(409, "competition-played");
            let other = place.join().await.draw(&place, wish).await;
            assert_eq!(other.deal, ticket.deal, "one deal for everybody");
            place.pass(DAY / 2 + 3_600_000 + 121_000).await;
            let days = place.get("/v1/daily").await.is(200).json();
            let told = days["days"].as_array().unwrap();
            let told = told.iter().find(|day| day["day"] == *today).unwrap();
            let secret = judge::from_hex(told["secret"].as_str().unwrap()).unwrap();
            assert_eq!(judge::to_hex(&judge::commitment(&secret)), commitment);
            let day: Day = today.parse().unwrap();
            assert_eq!(judge::competition(&secret, GameId::Mini, day), ticket.deal);
            assert!(place.world.seal_closed().await.unwrap() >= 1);
            let board = &kept["boards"][0]["board"];
            let seal = place.get(&format!("/v1/boards/{board}/seal")).await.is(200).text;
            let seal: Seal = seal.parse().unwrap();
            let log = place.get(&format!("/v1/runs/{}/log", seal.lines[0].run)).await.is(200).text;
            assert_eq!(check_line(&seal.head, &seal.lines[0], &log), Ok(()));
            place.end().await;
        }
    });
}

/// The board of all time never closes: it is sealed once a day, if something changed, and each seal names
/// the one before. A calendar daily is sealed for good when no run of it is taken any more.
#[test]
fn boards_that_stay_open_are_sealed_once_a_day() {
    run(async {
        for place in [Place::sqlite().await, Place::postgres().await] {
            let hero = place.join().await;
            let ticket = hero.draw(&place, mini()).await;
            let (_, answer) = hero.play(&place, &ticket, 1).await;
            let board = answer.is(201).json()["boards"][2]["board"].clone();
            let seal_of = async || place.get(&format!("/v1/boards/{board}/seal")).await;
            assert_eq!(place.world.seal_open().await.unwrap(), 0, "its first day is not over");
            seal_of().await.refuses(404, "not-sealed");
            place.pass(DAY).await;
            assert!(place.world.seal_open().await.unwrap() >= 1);
            let first: Seal = seal_of().await.is(200).text.parse().unwrap();
            assert_eq!(check_seal(&first), []);
            assert_eq!(first.lines.len(), 1);
            assert_eq!(first.head.moment.unwrap().before, None);
            assert_eq!(place.world.seal_open().await.unwrap(), 0, "once a day");
            place.pass(DAY).await;
            assert_eq!(place.world.seal_open().await.unwrap(), 0, "nothing changed");
            let other = place.join().await;
            let ticket = other.draw(&place, mini()).await;
            other.play(&place, &ticket, 2).await.1.is(201);
            place.pass(DAY).await;
            assert!(place.world.seal_open().await.unwrap() >= 1);
            let second: Seal = seal_of().await.is(200).text.parse().unwrap();
            assert_eq!(check_seal(&second), []);
            assert_eq!(second.lines.len(), 2);
            assert_eq!(second.head.moment.unwrap().before, Some(first.root));
            let seals = place.get(&format!("/v1/boards/{board}/seals")).await.is(200).json();
            assert_eq!(seals.as_array().unwrap().len(), 2, "{seals}");
            assert_eq!(seals[1]["root"], judge::to_hex(&first.root));

            let today = place.get("/v1/daily").await.json()["today"].as_str().unwrap().to_owned();
            let daily = played(&GameId::Mini.daily(today.parse().unwrap()), 3);
            let kept = hero.submit(&place, &daily, None).await.is(201).json();
            let board = &kept["boards"][0]["board"];
            place.pass(33 * DAY).await;
            assert!(place.world.seal_closed().await.unwrap() >= 1);
            let last = place.get(&format!("/v1/boards/{board}/seal")).await.is(200).text;
            let last: Seal = last.parse().unwrap();
            assert_eq!((check_seal(&last), last.head.moment), (vec![], None));
            place.end().await;
        }
    });
}

#[test]
fn a_second_device_joins_and_a_lost_one_comes_back() {
    run(async {
        let place = Place::sqlite().await;
        let hero = place.join().await;
        let code = hero.ask(&place, "POST", "/v1/pairings", None).await.is(201).json();
        let code = code["code"].as_str().unwrap();
        assert_eq!(code.len(), 8);
        let stranger = crate::place::Hero { token: "0".repeat(64), ..hero.clone() };
        let claim = json!({ "code": code, "label": "phone" });
        let claimed = stranger.ask(&place, "POST", "/v1/pairings/claim", Some(claim)).await.is(202);
        let token = claimed.json()["token"].as_str().unwrap().to_owned();
        let phone = crate::place::Hero { token, ..hero.clone() };
        phone.ask(&place, "GET", "/v1/me", None).await.refuses(401, "not-a-player");
        phone.ask(&place, "POST", "/v1/pairings/enter", None).await.is(202);
        let state = hero.ask(&place, "GET", "/v1/pairings", None).await.json();
        assert_eq!(state, json!({ "state": "claimed", "label": "phone" }));
        let yes = json!({ "label": "phone" });
        hero.ask(&place, "POST", "/v1/pairings/confirm", Some(yes)).await.is(204);
        let entered = phone.ask(&place, "POST", "/v1/pairings/enter", None).await.is(200).json();
        assert_eq!(entered["player"], *hero.player);
        assert_eq!(phone.ask(&place, "GET", "/v1/me", None).await.json()["player"], *hero.player);
        let devices = phone.ask(&place, "GET", "/v1/me/devices", None).await.json();
        let devices = devices.as_array().unwrap();
        let first = devices.iter().find(|it| it["is_this"] == false).unwrap();
        let path = format!("/v1/me/devices/{}", first["id"].as_str().unwrap());
        phone.ask(&place, "DELETE", &path, None).await.is(204);
        hero.ask(&place, "GET", "/v1/me", None).await.refuses(401, "not-a-player");
        let lost = json!({ "code": hero.recovery.to_uppercase(), "label": "new" });
        let back = stranger.ask(&place, "POST", "/v1/recover", Some(lost.clone())).await.is(200);
        assert_eq!(back.json()["player"], *hero.player);
        stranger.ask(&place, "POST", "/v1/recover", Some(lost)).await.refuses(404, "code-unknown");
        place.end().await;
    });
}

/// A browser has cookies and cannot read them.
#[test]
fn who_says_a_code_stays_who_they_were_until_they_are_let_in() {
    run(async {
        for place in [Place::sqlite().await, Place::postgres().await] {
            let (hero, guest) = (place.join().await, place.join().await);
            let code = hero.ask(&place, "POST", "/v1/pairings", None).await.is(201).json();
            let asked = |path: &str, cookie: &str, body: String| {
                let request = axum::http::Request::post(path)
                    .header("cookie", cookie)
                    .header("host", "sudoku.example")
                    .header("origin", "https://sudoku.example")
                    .header("content-type", "application/json");
                place.send(request.body(body.into()).unwrap())
            };
            let mine = format!("ninefold-player={}", guest.token);
            let claim = json!({ "code": code["code"], "label": "phone" }).to_string();
            let claimed = asked("/v1/pairings/claim", &mine, claim).await.is(202);
            let cookies = |answer: &crate::place::Answer| -> Vec<String> {
                let set = answer.headers.get_all("set-cookie").iter();
                set.map(|it| it.to_str().unwrap().split(';').next().unwrap().to_owned()).collect()
            };
            let waiting = cookies(&claimed);
            assert!(
                waiting.len() == 1 && waiting[0].starts_with("ninefold-waiting="),
                "{waiting:?}"
            );
            let both = format!("{mine}; {}", waiting[0]);
            let enter = || asked("/v1/pairings/enter", &both, String::new());
            let early = enter().await.is(202);
            assert!(cookies(&early).is_empty(), "this browser stays who it was");
            let yes = json!({ "label": "phone" });
            hero.ask(&place, "POST", "/v1/pairings/confirm", Some(yes)).await.is(204);
            let entered = enter().await.is(200);
            assert_eq!(entered.json()["player"], *hero.player);
            let token = waiting[0].replace("waiting", "player");
            assert_eq!(cookies(&entered), [token, "ninefold-waiting=".to_owned()]);
            // Whoever is not let in hears it, and a page from elsewhere cannot ask.
            asked("/v1/pairings/enter", &mine, String::new()).await.refuses(404, "pairing-over");
            let strange = axum::http::Request::post("/v1/pairings/enter").header("cookie", &both);
            place.send(strange.body("".into()).unwrap()).await.refuses(403, "other-origin");
            place.end().await;
        }
    });
}

#[test]
fn a_player_is_named_exported_and_deleted() {
    run(async {
        let place = Place::sqlite().await;
        let (hero, other) = (place.join().await, place.join().await);
        let name = |name: &str| Some(json!({ "name": name }));
        let named = hero.ask(&place, "PUT", "/v1/me/name", name("Mia")).await.is(200).json();
        assert_eq!(named["name"], "Mia");
        other.ask(&place, "PUT", "/v1/me/name", name("m-ia")).await.refuses(409, "name-taken");
        other.ask(&place, "PUT", "/v1/me/name", name("<i>")).await.refuses(422, "name-letters");
        let ticket = hero.draw(&place, mini()).await;
        let (log, answer) = hero.play(&place, &ticket, 1).await;
        let board = answer.is(201).json()["boards"][2]["board"].clone();
        let luggage = hero.ask(&place, "GET", "/v1/me/export", None).await.is(200).json();
        assert_eq!(luggage["runs"][0]["log"], log.to_string());
        assert_eq!(luggage["myself"]["own_name"], "Mia");
        hero.ask(&place, "DELETE", "/v1/me", None).await.is(204);
        hero.ask(&place, "GET", "/v1/me", None).await.refuses(401, "not-a-player");
        place.get(&format!("/v1/runs/{}/log", log.run)).await.refuses(404, "run-unknown");
        let shown = place.get(&format!("/v1/boards/{board}")).await.is(200).json();
        assert_eq!((&shown["about"]["entries"], &shown["lines"]), (&json!(0), &json!([])));
        other.ask(&place, "PUT", "/v1/me/name", name("Mia")).await.is(200);
        place.end().await;
    });
}
