//! A player's runs on two devices, as both see the server.

use crate::place::{Hero, Place, played, run};
use serde_json::{Value, json};
use session::{GameId, Log, Rng};

fn item(log: &Log, base: i64, is_over: bool) -> Value {
    json!({ "run": log.run.to_string(), "base": base, "is_over": is_over, "log": log.to_string() })
}

/// A second device of a player, which shows and says a code.
async fn second(place: &Place, first: &Hero) -> Hero {
    let shown = first.ask(place, "POST", "/v1/pairings", None).await.is(201).json();
    let stranger = Hero { token: String::new(), ..first.clone() };
    let claim = json!({ "code": shown["code"], "label": "phone" });
    let claimed = stranger.ask(place, "POST", "/v1/pairings/claim", Some(claim)).await.is(202);
    let token = claimed.json()["token"].as_str().unwrap().to_owned();
    let yes = json!({ "label": "phone" });
    first.ask(place, "POST", "/v1/pairings/confirm", Some(yes)).await.is(204);
    Hero { token, ..first.clone() }
}

#[test]
fn a_game_under_way_is_found_on_the_second_device() {
    run(async {
        let place = Place::sqlite().await;
        let first = place.join().await;
        let phone = second(&place, &first).await;
        let preset = GameId::Mini.preset("four-full").unwrap();
        let whole = played(&GameId::Mini.deal(&preset, &mut Rng::new(1)), 9);
        let half = Log { moves: whole.moves[..2].to_vec(), at: whole.moves[1].0, ..whole.clone() };
        let push = async |hero: &Hero, item: Value| {
            let body = json!({ "items": [item] });
            hero.ask(&place, "POST", "/v1/sync", Some(body)).await.is(200).json()["seqs"][0].clone()
        };
        assert_eq!(push(&first, item(&half, 0, false)).await, 1);
        let found = phone.ask(&place, "GET", "/v1/sync?since=0", None).await.is(200).json();
        assert_eq!(found["items"][0]["log"], half.to_string());
        assert_eq!((&found["next"], &found["is_all"]), (&json!(1), &json!(true)));
        // It is finished on the phone; the first device has not seen that and is told so.
        assert_eq!(push(&phone, item(&whole, 1, true)).await, 2);
        assert_eq!(push(&first, item(&half, 1, false)).await, Value::Null);
        let luggage = first.ask(&place, "GET", "/v1/me/export", None).await.is(200).json();
        assert_eq!(luggage["shared"][0]["log"], whole.to_string());
        // Only logs are kept, and of the run they are said to be.
        for (name, log) in [("nonsense", "no log".to_owned()), ("other", half.to_string())] {
            let run = if name == "other" { "00".repeat(16) } else { half.run.to_string() };
            let item = json!({ "run": run, "base": 0, "is_over": false, "log": log });
            let body = json!({ "items": [item] });
            let answer = first.ask(&place, "POST", "/v1/sync", Some(body)).await;
            answer.refuses(422, "log-unreadable");
        }
        place.get("/v1/sync?since=0").await.refuses(401, "not-a-player");
        place.end().await;
    });
}
