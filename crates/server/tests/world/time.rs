//! Attacks on the clock, each by its name. None is refused: what does not fit lowers the class.

use crate::place::{Hero, Place, Ticket, mini, played, run};
use serde_json::json;
use session::{Log, Millis};

/// A ticket, and a run on it that takes forty seconds.
async fn draw(place: &Place, hero: &Hero) -> (Ticket, Log) {
    const END: u64 = 40_000;
    let ticket = hero.draw(place, mini()).await;
    let mut log = played(&ticket.deal, u128::from_str_radix(&ticket.id, 16).unwrap());
    let end = log.at.0;
    for (at, _) in &mut log.moves {
        *at = Millis(at.0 * END / end);
    }
    log.at = Millis(END);
    (ticket, log)
}

/// The class and the doubt of a run that is told of and sent at these times: pairs of play time and how
/// much time goes by before it is told.
async fn check(place: &Place, steps: &[(f64, f64)], last: f64, trust: &str, doubt: Option<&str>) {
    let hero = place.join().await;
    let (ticket, log) = draw(place, &hero).await;
    let end = log.at.0 as f64;
    let part = |of: f64| (end * of) as i64;
    for (played, passes) in steps {
        place.pass(part(*passes)).await;
        hero.tell(place, &ticket, &log, part(*played) as u64).await.is(200);
    }
    place.pass(part(last)).await;
    let kept = hero.submit(place, &log, Some(&ticket)).await.is(201).json();
    assert_eq!((kept["trust"].as_str().unwrap(), kept["doubt"].as_str()), (trust, doubt));
    let board = kept["boards"][0]["board"].as_i64().unwrap();
    let shown = place.get(&format!("/v1/boards/{board}")).await.json();
    assert_eq!(shown["about"]["trust"], trust);
}

fn on_sqlite(steps: &[(f64, f64)], last: f64, trust: &str, doubt: Option<&str>) {
    run(async {
        let place = Place::sqlite().await;
        check(&place, steps, last, trust, doubt).await;
        place.end().await;
    });
}

const HONEST: [(f64, f64); 4] = [(0.2, 0.2), (0.4, 0.2), (0.6, 0.2), (0.8, 0.2)];

#[test]
fn honest_play_is_witnessed() {
    on_sqlite(&HONEST, 0.2, "witnessed", None);
}

#[test]
fn without_a_word_on_the_way_it_is_ticketed() {
    on_sqlite(&[], 1.0, "ticketed", Some("gap"));
}

#[test]
fn slow_motion() {
    let slow = HONEST.map(|(played, passes)| (played, passes * 3.0));
    on_sqlite(&slow, 0.6, "open", Some("clock-behind"));
}

#[test]
fn sleep() {
    on_sqlite(
        &[(0.2, 0.2), (0.4, 50.0), (0.6, 0.2), (0.8, 0.2)],
        0.2,
        "open",
        Some("clock-behind"),
    );
}

#[test]
fn pause() {
    on_sqlite(&[(0.2, 0.2), (0.2, 0.9), (0.6, 0.4), (0.8, 0.2)], 0.2, "open", Some("clock-behind"));
}

#[test]
fn late_submit() {
    on_sqlite(&HONEST, 100.0, "open", Some("clock-behind"));
}

#[test]
fn more_time_than_went_by() {
    on_sqlite(&[], 0.3, "open", Some("clock-ahead"));
}

/// Two servers whose own clocks may say what they like: the database's is the one that counts.
#[test]
fn skew_between_servers() {
    run(async {
        let one = Place::postgres().await;
        let other = one.second().await;
        let hero = one.join().await;
        let (ticket, log) = draw(&one, &hero).await;
        let quarter = log.at.0 / 4;
        for (number, place) in (1..).zip([&other, &one, &other, &one]) {
            place.pass(quarter as i64).await;
            hero.tell(place, &ticket, &log, number * quarter).await.is(200);
        }
        let kept = hero.submit(&other, &log, Some(&ticket)).await.is(201).json();
        assert_eq!(kept["trust"], "witnessed");
        let again = hero.submit(&one, &log, Some(&ticket)).await.is(200).json();
        assert_eq!(again["accepted"], kept["accepted"]);
        one.end().await;
        other.end().await;
    });
}

#[test]
fn replayed_submit_gets_the_same_answer_and_is_stored_once() {
    run(async {
        let place = Place::sqlite().await;
        let hero = place.join().await;
        let ticket = hero.draw(&place, mini()).await;
        let (log, answer) = hero.play(&place, &ticket, 1).await;
        let first = answer.is(201).json();
        place.pass(600_000).await;
        let again = hero.submit(&place, &log, Some(&ticket)).await.is(200).json();
        for field in ["score", "ms", "trust", "accepted", "log_hash"] {
            assert_eq!(first[field], again[field]);
        }
        let mut other = log.clone();
        other.started += 1;
        hero.submit(&place, &other, Some(&ticket)).await.refuses(409, "run-taken");
        let stranger = place.join().await;
        stranger.submit(&place, &log, None).await.refuses(409, "run-taken");
        place.end().await;
    });
}

#[test]
fn another_players_ticket() {
    run(async {
        let place = Place::sqlite().await;
        let (hero, thief) = (place.join().await, place.join().await);
        let ticket = hero.draw(&place, mini()).await;
        let log = played(&ticket.deal, 1);
        thief.tell(&place, &ticket, &log, 10).await.refuses(409, "checkpoint-refused");
        thief.submit(&place, &log, Some(&ticket)).await.refuses(404, "ticket-unknown");
        thief.submit(&place, &log, None).await.refuses(422, "deal-unknown");
        place.end().await;
    });
}

/// Practise on one ticket and play on another: the deals differ, and the log's must be its ticket's.
#[test]
fn two_tickets_for_one_deal() {
    run(async {
        let place = Place::sqlite().await;
        let hero = place.join().await;
        let (one, two) = (hero.draw(&place, mini()).await, hero.draw(&place, mini()).await);
        assert_ne!(one.deal, two.deal);
        let log = played(&one.deal, 1);
        hero.submit(&place, &log, Some(&two)).await.refuses(422, "other-deal");
        hero.submit(&place, &log, Some(&one)).await.is(201);
        let second = played(&one.deal, 2);
        hero.submit(&place, &second, Some(&one)).await.refuses(409, "ticket-used");
        // Tickets that were drawn and left are told with the run.
        let (_, answer) = hero.play(&place, &two, 3).await;
        assert_eq!(answer.is(201).json()["attempts"], json!(2));
        place.end().await;
    });
}
