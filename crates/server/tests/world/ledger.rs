//! The ledger: signed when boards were sealed, true to their seals, and going on from the one before.

use crate::place::{Place, mini, run};
use judge::{Ledger, Seal, check_chain, check_ledger, check_listed};

const DAY: i64 = 86_400_000;

async fn ledger(place: &Place) -> Ledger {
    place.get("/v1/ledger").await.is(200).text.parse().unwrap()
}

/// Everything in it is as the seals have it.
async fn check(place: &Place, ledger: &Ledger) {
    assert_eq!(check_ledger(ledger), []);
    for line in &ledger.lines {
        let seal = place.get(&format!("/v1/boards/{}/seal", line.board)).await.is(200).text;
        let seal: Seal = seal.parse().unwrap();
        assert_eq!(check_listed(&ledger.head, line, &seal, &[]), Ok(()), "{line}");
    }
}

#[test]
fn a_ledger_lists_every_seal_and_goes_on_from_the_one_before() {
    run(async {
        for place in [Place::sqlite().await, Place::postgres().await] {
            let world = &place.world;
            assert!(!world.write_ledger().await.unwrap(), "nothing is sealed");
            place.get("/v1/ledger").await.refuses(404, "not-sealed");
            let hero = place.join().await;
            let ticket = hero.draw(&place, mini()).await;
            let (_, answer) = hero.play(&place, &ticket, 1).await;
            let boards = answer.is(201).json()["boards"].as_array().unwrap().len();
            assert_eq!(world.seal_open().await.unwrap(), 0, "its first day is not over");
            // The day's is sealed for good, the others as they stand.
            place.pass(DAY).await;
            let sealed = world.seal_closed().await.unwrap() + world.seal_open().await.unwrap();
            assert_eq!(sealed, boards);
            assert!(world.write_ledger().await.unwrap());
            assert!(!world.write_ledger().await.unwrap(), "once");
            let first = ledger(&place).await;
            check(&place, &first).await;
            assert_eq!((first.lines.len(), first.head.before), (boards, None));
            let n_closed = first.lines.iter().filter(|line| line.as_of.is_none()).count();
            assert_eq!(n_closed, 1);

            let ticket = hero.draw(&place, mini()).await;
            hero.play(&place, &ticket, 2).await.1.is(201);
            place.pass(DAY).await;
            assert!(world.seal_closed().await.unwrap() + world.seal_open().await.unwrap() > 0);
            assert!(world.write_ledger().await.unwrap());
            let second = ledger(&place).await;
            check(&place, &second).await;
            assert_eq!(second.head.before, Some(first.head.hash()));
            assert!(second.lines.len() > first.lines.len(), "the second day's is in it too");
            let heads = Ledger::heads(&place.get("/v1/ledger/heads").await.is(200).text).unwrap();
            assert_eq!(heads, [second.head.clone(), first.head.clone()]);
            assert_eq!(check_chain(&first, &second.head, &heads), Ok(()));
            place.end().await;
        }
    });
}
