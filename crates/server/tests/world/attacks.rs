//! What is sent by those who do not play.

use crate::place::{Place, from, mini, played, run};
use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;

#[test]
fn doctored_logs_are_refused_with_a_code() {
    run(async {
        let place = Place::sqlite().await;
        let hero = place.join().await;
        let ticket = hero.draw(&place, mini()).await;
        let log = played(&ticket.deal, 1);
        let (id, text) = (log.run.to_string(), log.to_string());
        let send =
            async |id: &str, text: &str| hero.submit_text(&place, id, text, Some(&ticket)).await;
        send(&id, "nonsense").await.refuses(422, "log-unreadable");
        send(&id, &text.replacen("enter", "enter ", 1)).await.refuses(422, "log-unreadable");
        send(&id, &text.replace('\n', "\r\n")).await.refuses(422, "log-spelled");
        send(&"0".repeat(32), &text).await.refuses(422, "other-run");
        send("nonsense", &text).await.refuses(404, "run-unknown");
        send(&id, &"x".repeat(600_000)).await.refuses(413, "log-too-long");
        let mut cut = log.clone();
        cut.moves.truncate(2);
        send(&id, &cut.to_string()).await.refuses(422, "run-not-over");
        let mut more = log.clone();
        more.moves.push(more.moves[0].clone());
        more.moves.last_mut().unwrap().0 = more.at;
        send(&id, &more.to_string()).await.refuses(422, "log-unplayable");
        // Nothing of this was kept.
        send(&id, &text).await.is(201);
        place.end().await;
    });
}

/// A page of another place asks in the player's browser.
#[test]
fn another_page_cannot_act_for_a_player() {
    run(async {
        let place = Place::sqlite().await;
        let hero = place.join().await;
        let cookie = format!("ninefold-player={}", hero.token);
        let ask = async |method: &str, path: &str, lines: &[(&str, &str)]| {
            let mut request = Request::builder().method(method).uri(path);
            request =
                request.header(header::COOKIE, &cookie).header(header::HOST, "sudoku.example");
            for (name, value) in lines {
                request = request.header(*name, *value);
            }
            place.send(request.body(Body::empty()).unwrap()).await
        };
        let evil = [("origin", "https://evil.example")];
        ask("DELETE", "/v1/me", &evil).await.refuses(403, "other-origin");
        ask("DELETE", "/v1/me", &[]).await.refuses(403, "other-origin");
        ask("POST", "/v1/pairings", &[("sec-fetch-site", "cross-site")])
            .await
            .refuses(403, "other-origin");
        ask("GET", "/v1/me", &[]).await.is(200);
        ask("POST", "/v1/pairings", &[("origin", "https://sudoku.example")]).await.is(201);
        ask("DELETE", "/v1/me", &[("sec-fetch-site", "same-origin")]).await.is(204);
        place.end().await;
    });
}

#[test]
fn guessing_codes_ends_after_five_tries() {
    run(async {
        let place = Place::sqlite().await;
        let guess = async |address: &str, code: &str| {
            let body = json!({ "code": code, "label": "x" }).to_string();
            let request = Request::post("/v1/pairings/claim")
                .header(header::CONTENT_TYPE, "application/json")
                .body(body.into())
                .unwrap();
            place.send(from(address, request)).await
        };
        for number in 0..5 {
            guess("1.2.3.4", &format!("{number:08}")).await.refuses(404, "code-unknown");
        }
        let last = guess("1.2.3.4", "00000009").await;
        last.refuses(429, "too-many-tries");
        assert!(last.headers.contains_key(header::RETRY_AFTER));
        guess("2001:db8::1", "00000009").await.refuses(404, "code-unknown");
        for _ in 0..4 {
            guess("2001:db8::2", "00000009").await.refuses(404, "code-unknown");
        }
        // One household of the new kind is one address.
        guess("2001:db8::3", "00000009").await.refuses(429, "too-many-tries");
        place.end().await;
    });
}

#[test]
fn nobody_draws_tickets_until_one_is_easy() {
    run(async {
        let place = Place::sqlite().await;
        let hero = place.join().await;
        for _ in 0..20 {
            hero.draw(&place, mini()).await;
        }
        let more = hero.ask(&place, "POST", "/v1/tickets", Some(mini())).await;
        more.refuses(429, "too-many-tickets");
        place.pass(3_600_001).await;
        hero.draw(&place, mini()).await;
        place.end().await;
    });
}

#[test]
fn what_makes_no_sense_is_answered_with_a_problem() {
    run(async {
        let place = Place::sqlite().await;
        let hero = place.join().await;
        place.get("/v1/nowhere").await.refuses(404, "no-such-place");
        place.get("/v1/boards/x").await.refuses(400, "address-unreadable");
        place.get("/v1/boards/99").await.refuses(404, "board-unknown");
        place.get("/v1/boards?before=x").await.refuses(400, "address-unreadable");
        place.get("/v1/me").await.refuses(401, "not-a-player");
        hero.ask(&place, "PATCH", "/v1/me", None).await.refuses(405, "other-method");
        let wish = json!({ "game": "chess" });
        hero.ask(&place, "POST", "/v1/tickets", Some(wish)).await.refuses(422, "game-unknown");
        let wish = json!({ "game": "blank", "preset": "only" });
        hero.ask(&place, "POST", "/v1/tickets", Some(wish)).await.refuses(422, "game-unknown");
        let wish = json!({ "game": "classic", "preset": "own" });
        hero.ask(&place, "POST", "/v1/tickets", Some(wish)).await.refuses(422, "preset-unranked");
        let wish = json!({ "game": "mini", "seed": 7 });
        let answer = hero.ask(&place, "POST", "/v1/tickets", Some(wish)).await;
        answer.refuses(422, "body-unreadable");
        place.end().await;
    });
}
