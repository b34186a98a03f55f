//! For whoever runs it: health, numbers, the description, and headers.

use crate::place::{Place, mini, run};
use ninefold_server::World;
use serde_json::Value;

#[test]
fn it_tells_how_it_is() {
    run(async {
        let place = Place::sqlite().await;
        place.get("/health").await.is(200);
        let ready = place.get("/ready").await.is(200);
        assert_eq!(ready.headers["cache-control"], "no-store");
        assert_eq!(ready.headers["x-content-type-options"], "nosniff");
        assert!(ready.headers["content-security-policy"].to_str().unwrap().contains("'none'"));
        let hero = place.join().await;
        let ticket = hero.draw(&place, mini()).await;
        hero.play(&place, &ticket, 1).await.1.is(201);
        let numbers = place.get("/metrics").await.is(200).text;
        for line in [
            "ninefold_judged_total{as=\"witnessed\"} 1",
            "ninefold_requests_total{route=\"/v1/players\",status=\"201\"} 1",
            "ninefold_judging_seconds_count 1",
        ] {
            assert!(numbers.contains(line), "{line} is missing in {numbers}");
        }
        for secret in [&hero.token, &hero.player, &ticket.id] {
            assert!(!numbers.contains(secret.as_str()));
        }
        place.world.close().await;
        place.get("/health").await.is(200);
        place.end().await;
    });
}

/// Every route is in the description, with a summary and an answer; what is described is answered.
#[test]
fn what_is_described_is_answered() {
    run(async {
        let place = Place::sqlite().await;
        let told: Value = place.get("/openapi.json").await.is(200).json();
        assert_eq!(told, serde_json::from_str::<Value>(&World::description()).unwrap());
        let paths = told["paths"].as_object().unwrap();
        assert!(paths.len() >= 20, "{}", paths.len());
        let mut names = std::collections::BTreeSet::new();
        for (path, methods) in paths {
            for (method, about) in methods.as_object().unwrap() {
                assert!(about["summary"].is_string(), "{method} {path}");
                let name = about["operationId"].as_str().unwrap().to_owned();
                assert!(names.insert(name), "{method} {path} has another's name");
                for part in about["parameters"].as_array().into_iter().flatten() {
                    let is_in_path =
                        path.contains(&format!("{{{}}}", part["name"].as_str().unwrap()));
                    assert_eq!(part["in"] == "path", is_in_path, "{method} {path}: {part}");
                }
                let responses = about["responses"].as_object().unwrap();
                assert!(!responses.is_empty());
                let path = path.replace("{board}", "1").replace(['{', '}'], "");
                let request = axum::http::Request::builder()
                    .method(method.to_uppercase().as_str())
                    .uri(&path)
                    .body(axum::body::Body::empty())
                    .unwrap();
                let answer = place.send(request).await;
                assert_ne!(answer.status, 405, "{method} {path}");
                assert!(!answer.text.contains("no-such-place"), "{method} {path}");
            }
        }
        place.end().await;
    });
}
