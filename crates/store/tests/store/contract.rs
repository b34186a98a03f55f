//! What every store has to do, told by its calls alone.

use crate::sample::{board, hash, id, join, run, token};
use crate::worlds::{BEGIN, World, free_path, in_runtime, on_both};
use ninefold_store::*;

#[test]
fn a_player_joins_is_known_and_is_renamed() {
    on_both(async |World { store, .. }| {
        join(store, 7).await;
        let known = store.call(Who { token: token(7) }).await.unwrap().unwrap();
        assert_eq!(known, Known { player: 7, is_stale: false });
        assert_eq!(store.call(Who { token: hash(9) }).await.unwrap(), None);
        let player = store.call(FindPlayer { id: 7 }).await.unwrap().unwrap();
        assert_eq!((player.name.as_str(), player.created), ("Calm Otter 7", BEGIN));
        join(store, 8).await;
        let name = |name: &str| Some((name.to_owned(), name.to_lowercase()));
        let rename = |player, name| store.call(Rename { player, name });
        assert!(rename(7, name("Mia")).await.unwrap());
        assert!(!rename(8, name("MIA")).await.unwrap(), "it looks like a name that is taken");
        assert!(rename(7, name("mia")).await.unwrap(), "one's own look-alike is free");
        assert!(rename(7, None).await.unwrap());
        assert!(rename(8, name("MIA")).await.unwrap());
        let named = async |id| store.call(FindPlayer { id }).await.unwrap().unwrap().name;
        assert_eq!((named(7).await, named(8).await), ("Calm Otter 7".into(), "MIA".into()));
        for reporter in [1, 1, 2] {
            store.call(Report { player: 8, reporter, hides_at: 3 }).await.unwrap();
        }
        assert_eq!(named(8).await, "MIA", "one who reports twice is one");
        store.call(Report { player: 8, reporter: 3, hides_at: 3 }).await.unwrap();
        assert_eq!(named(8).await, "Calm Otter 8");
    });
}

#[test]
fn a_device_joins_by_a_code_once_and_in_time() {
    on_both(async |world| {
        let store = &world.store;
        join(store, 7).await;
        let lasts = 300_000;
        let begin = |code| store.call(BeginPairing { player: 7, code, place: 3, lasts });
        let say_at = |code, place, token| {
            store.call(TryPairing { code, place, most: 5, token, label: "laptop".into() })
        };
        let say = |code, token| say_at(code, 3, token);
        let confirm =
            |label: &str| store.call(ConfirmPairing { player: 7, label: label.to_owned() });
        begin(hash(1)).await.unwrap();
        assert!(!say(hash(2), hash(50)).await.unwrap(), "a wrong code");
        assert!(!confirm("laptop").await.unwrap(), "nobody has said it");
        let state = PairingState { player: 7 };
        assert_eq!(store.call(state).await.unwrap(), Pairing::Waiting);
        assert!(say(hash(1), hash(50)).await.unwrap());
        assert!(!say(hash(1), hash(51)).await.unwrap(), "it serves once");
        let claimed = Pairing::Claimed { label: "laptop".into() };
        assert_eq!(store.call(state).await.unwrap(), claimed);
        assert_eq!(store.call(Who { token: hash(50) }).await.unwrap(), None, "not confirmed yet");
        assert!(!confirm("another").await.unwrap(), "what is confirmed is what was seen");
        assert!(confirm("laptop").await.unwrap());
        assert!(!confirm("laptop").await.unwrap());
        assert_eq!(store.call(Who { token: hash(50) }).await.unwrap().unwrap().player, 7);
        begin(hash(3)).await.unwrap();
        world.pass(lasts + 1).await;
        assert!(!say(hash(3), hash(52)).await.unwrap(), "too late");
        begin(hash(4)).await.unwrap();
        for wrong in 10..16 {
            assert!(!say_at(hash(wrong), 4, hash(53)).await.unwrap(), "a wrong one elsewhere");
        }
        for wrong in 10..14 {
            assert!(!say(hash(wrong), hash(53)).await.unwrap(), "a wrong one at its place");
        }
        assert!(say(hash(4), hash(53)).await.unwrap(), "the fifth try");
        begin(hash(5)).await.unwrap();
        for wrong in 10..15 {
            assert!(!say(hash(wrong), hash(54)).await.unwrap());
        }
        assert!(!say(hash(5), hash(54)).await.unwrap(), "five wrong ones end it");
        let devices = store.call(Devices { player: 7 }).await.unwrap();
        assert_eq!(devices.len(), 2);
        assert!(!store.call(ForgetDevice { player: 8, token: hash(50) }).await.unwrap());
        assert!(store.call(ForgetDevice { player: 7, token: hash(50) }).await.unwrap());
        assert_eq!(store.call(Who { token: hash(50) }).await.unwrap(), None);
        world.pass(3_600_000).await;
        assert!(store.call(Who { token: token(7) }).await.unwrap().unwrap().is_stale);
        store.call(Seen { token: token(7) }).await.unwrap();
        assert!(!store.call(Who { token: token(7) }).await.unwrap().unwrap().is_stale);
    });
}

#[test]
fn a_recovery_code_serves_once() {
    on_both(async |World { store, .. }| {
        join(store, 7).await;
        let mut code = token(7);
        code[31] = 1;
        let recover = |recovery, next, token| {
            store.call(Recover { recovery, next, token, label: "new".into() })
        };
        assert_eq!(recover(code, hash(2), hash(60)).await.unwrap(), Some(7));
        assert_eq!(recover(code, hash(3), hash(61)).await.unwrap(), None);
        assert_eq!(recover(hash(2), hash(4), hash(62)).await.unwrap(), Some(7));
        assert_eq!(store.call(Who { token: hash(60) }).await.unwrap().unwrap().player, 7);
        assert_eq!(store.call(Who { token: hash(61) }).await.unwrap(), None);
    });
}

fn issue(number: u64, player: i64, day: Option<i64>) -> Issue {
    let (game, preset) = ("classic".into(), "steady".into());
    Issue { id: id(number), player, game, preset, deal: format!("deal {number}"), day, lasts: 1000 }
}

#[test]
fn a_ticket_keeps_its_moment_and_its_checkpoints_only_go_on() {
    on_both(async |world| {
        let store = &world.store;
        join(store, 7).await;
        let ticket = store.call(issue(1, 7, None)).await.unwrap();
        assert_eq!((ticket.issued, ticket.expires), (BEGIN, BEGIN + 1000));
        let write = |player, moves, played| {
            let ticket = id(1);
            store.call(WriteCheckpoint { ticket, player, moves, played, chain: hash(1), most: 3 })
        };
        world.pass(10).await;
        assert_eq!(write(7, 5, 100).await.unwrap(), Some(BEGIN + 10));
        assert_eq!(write(8, 6, 110).await.unwrap(), None, "another's ticket");
        assert_eq!(write(7, 4, 110).await.unwrap(), None, "moves go back");
        assert_eq!(write(7, 6, 90).await.unwrap(), None, "time goes back");
        assert_eq!(write(7, 5, 100).await.unwrap(), Some(BEGIN + 10));
        assert_eq!(write(7, 6, 100).await.unwrap(), Some(BEGIN + 10));
        assert_eq!(write(7, 7, 120).await.unwrap(), None, "more than it may have");
        let known = store.call(FindTicket { id: id(1) }).await.unwrap().unwrap();
        assert_eq!((known.ticket, known.now), (ticket, BEGIN + 10));
        let moves: Vec<i64> = known.checkpoints.iter().map(|it| it.moves).collect();
        assert_eq!(moves, [5, 5, 6]);
        assert_eq!(store.call(FindTicket { id: id(2) }).await.unwrap(), None);
        // Of a day there is one, issued when it was first drawn.
        let first = store.call(issue(3, 7, Some(20_000))).await.unwrap();
        world.pass(500).await;
        assert_eq!(store.call(issue(4, 7, Some(20_000))).await.unwrap(), first);
        assert_ne!(store.call(issue(5, 7, Some(20_001))).await.unwrap(), first);
        assert_ne!(store.call(issue(6, 8, Some(20_000))).await.unwrap(), first);
        assert_eq!(store.call(Drawn { player: 7, within: 505 }).await.unwrap(), 2);
        world.pass(1000).await;
        assert_eq!(write(7, 9, 190).await.unwrap(), None, "it is over");
    });
}

#[test]
fn a_run_is_accepted_once_whatever_is_sent_again() {
    on_both(async |World { store, .. }| {
        join(store, 7).await;
        join(store, 8).await;
        store.call(issue(1, 7, None)).await.unwrap();
        let mut first = run(1, 7, 500);
        first.run.ticket = Some(id(1));
        let Accepted::Stored { attempts, boards } = store.call(first.clone()).await.unwrap() else {
            panic!("the first is kept");
        };
        assert_eq!((attempts, boards[0].1), (1, Place::Best));
        let Accepted::Same(known) = store.call(first.clone()).await.unwrap() else {
            panic!("the same again is the same");
        };
        assert_eq!(*known, Run { attempts: 1, ..first.run.clone() });
        let mut other = first.clone();
        other.run.log_hash = hash(99);
        assert_eq!(store.call(other).await.unwrap(), Accepted::Other);
        let mut stolen = first.clone();
        stolen.run.player = 8;
        assert_eq!(store.call(stolen).await.unwrap(), Accepted::Other);
        let mut second = run(2, 7, 400);
        second.run.ticket = Some(id(1));
        assert_eq!(store.call(second).await.unwrap(), Accepted::TicketUsed);
        assert_eq!(store.call(run(3, 9, 400)).await.unwrap(), Accepted::Gone);
        let found = store.call(FindRun { id: id(1) }).await.unwrap().unwrap();
        assert_eq!(found, *known);
        let log = FindLog { run: id(1) };
        assert_eq!(store.call(log).await.unwrap().as_deref(), Some(&b"log 1"[..]));
        assert_eq!(store.call(FindRun { id: id(2) }).await.unwrap(), None);
        let total = Total { board: boards[0].0 };
        assert_eq!(store.call(total).await.unwrap(), 1);
        // A ticket whose run is in takes no more checkpoints.
        let late = WriteCheckpoint {
            ticket: id(1),
            player: 7,
            moves: 1,
            played: 1,
            chain: hash(0),
            most: 9,
        };
        assert_eq!(store.call(late).await.unwrap(), None);
    });
}

#[test]
fn ties_share_a_rank_and_neighbours_are_found() {
    on_both(async |World { store, .. }| {
        let mut board = 0;
        for (number, (player, key)) in
            [(1, 500), (2, 300), (3, 300), (4, 700), (5, 300), (4, 600), (4, 650)]
                .iter()
                .enumerate()
        {
            if number < 5 {
                join(store, *player).await;
            }
            let answer = store.call(run(number as u64, *player, *key)).await.unwrap();
            let Accepted::Stored { boards, .. } = answer else { panic!("{answer:?}") };
            board = boards[0].0;
        }
        let lines = |lines: Vec<Line>| {
            lines.iter().map(|line| (line.rank, line.player, line.key)).collect::<Vec<_>>()
        };
        let page = |after, limit| store.call(Page { board, after, limit });
        let all = [(1, 2, 300), (1, 3, 300), (1, 5, 300), (4, 1, 500), (5, 4, 600)];
        assert_eq!(lines(page(None, 9).await.unwrap()), all);
        let after = Some(After { key: 300, player: 2 });
        assert_eq!(lines(page(after, 3).await.unwrap()), all[1..4]);
        let around = |player, reach| store.call(Around { board, player, reach });
        assert_eq!(lines(around(3, 1).await.unwrap()), all[..3]);
        assert_eq!(lines(around(1, 1).await.unwrap()), all[2..]);
        assert_eq!(lines(around(99, 1).await.unwrap()), []);
        assert_eq!(store.call(Rank { board, key: 301 }).await.unwrap(), 4);
        let found = store.call(FindBoard { id: board }).await.unwrap().unwrap();
        assert_eq!((found.entries, found.sealed), (5, None));
        let game = Some("classic".to_owned());
        let listed =
            store.call(Boards { game, period: None, before: None, limit: 9 }).await.unwrap();
        assert_eq!(listed, [found]);
        let none = Boards { game: Some("mini".into()), period: None, before: None, limit: 9 };
        assert_eq!(store.call(none).await.unwrap(), []);
    });
}

#[test]
fn a_sealed_board_takes_nothing_more_and_keeps_who_was_deleted() {
    on_both(async |world| {
        let store = &world.store;
        for player in 1..=3 {
            join(store, player).await;
        }
        let closes = BEGIN + 1000;
        let on_two = |number, player, key| {
            let mut run = run(number, player, key);
            run.boards.push(board("day", 20_774, Some(closes)));
            run
        };
        let mut ids = Vec::new();
        for (number, player, key) in [(1, 1, 10), (2, 2, 20)] {
            let answer = store.call(on_two(number, player, key)).await.unwrap();
            let Accepted::Stored { boards, .. } = answer else { panic!("{answer:?}") };
            ids = boards.iter().map(|(id, _)| *id).collect();
        }
        let (open, closed) = (ids[0], ids[1]);
        let to_seal = async || {
            let found = store.call(Closed { since: 500, limit: 9 }).await.unwrap();
            found.iter().map(|board| board.id).collect::<Vec<_>>()
        };
        world.pass(1400).await;
        assert_eq!(to_seal().await, [] as [i64; 0]);
        world.pass(200).await;
        assert_eq!(to_seal().await, [closed]);
        let seal = |lines| {
            let (board, seal) = (closed, b"seal".to_vec());
            store.call(WriteSeal { board, lines, root: hash(9), seal })
        };
        assert!(!seal(3).await.unwrap(), "it was made of other lines");
        assert!(seal(2).await.unwrap());
        assert!(!seal(2).await.unwrap(), "once");
        assert_eq!(to_seal().await, [] as [i64; 0]);
        let found = store.call(FindSeal { board: closed }).await.unwrap();
        assert_eq!(found.as_deref(), Some(&b"seal"[..]));
        let answer = store.call(on_two(3, 3, 5)).await.unwrap();
        let stored = vec![(open, Place::Best), (closed, Place::Sealed)];
        assert_eq!(answer, Accepted::Stored { attempts: 0, boards: stored });
        store.call(Delete { player: 1, ghost: -5 }).await.unwrap();
        assert_eq!(store.call(FindPlayer { id: 1 }).await.unwrap(), None);
        assert_eq!(store.call(Who { token: token(1) }).await.unwrap(), None);
        assert_eq!(store.call(FindLog { run: id(1) }).await.unwrap(), None);
        let lines = async |board| {
            let lines = store.call(Page { board, after: None, limit: 9 }).await.unwrap();
            let lines = lines.into_iter().map(|line| (line.rank, line.name, line.log_hash));
            lines.collect::<Vec<_>>()
        };
        let name = |player: i64| format!("Calm Otter {player}");
        assert_eq!(lines(open).await, [(1, name(3), hash(3)), (2, name(2), hash(2))]);
        let nameless = [(1, String::new(), hash(1)), (2, name(2), hash(2))];
        assert_eq!(lines(closed).await, nameless);
        assert_eq!(store.call(Total { board: open }).await.unwrap(), 2);
        // Whoever was never on a sealed board leaves nothing at all.
        store.call(Delete { player: 3, ghost: -6 }).await.unwrap();
        assert_eq!(store.call(FindRun { id: id(3) }).await.unwrap(), None);
        store.call(Delete { player: 3, ghost: -6 }).await.unwrap();
    });
}

#[test]
fn everything_of_a_player_is_exported_page_by_page() {
    on_both(async |World { store, .. }| {
        join(store, 7).await;
        join(store, 8).await;
        for number in 0..5 {
            store.call(run(number, 7 + (number as i64 == 3) as i64, 100)).await.unwrap();
        }
        let mut found = Vec::new();
        loop {
            let after = found.last().map(|(run, _): &(Run, Vec<u8>)| run.id);
            let page = store.call(Export { player: 7, after, limit: 2 }).await.unwrap();
            if page.is_empty() {
                break;
            }
            found.extend(page);
        }
        let logs: Vec<&[u8]> = found.iter().map(|(_, log)| &log[..]).collect();
        assert_eq!(logs, [b"log 0", b"log 1", b"log 2", b"log 4"]);
    });
}

#[test]
fn promises_and_the_key_are_given_once() {
    on_both(async |world| {
        let store = &world.store;
        let secret = |day: i64, byte| DaySecret {
            day,
            secret: hash(byte),
            commitment: hash(byte + 100),
            committed: BEGIN,
        };
        store.call(Promise { days: vec![secret(1, 1), secret(2, 2)] }).await.unwrap();
        world.pass(5).await;
        store.call(Promise { days: vec![secret(2, 9), secret(3, 3)] }).await.unwrap();
        let third = DaySecret { committed: BEGIN + 5, ..secret(3, 3) };
        let found = store.call(Secrets { first: 2, last: 3 }).await.unwrap();
        assert_eq!(found, [secret(2, 2), third]);
        let key = |proposed| store.call(SigningKey { proposed });
        assert_eq!(key(hash(4)).await.unwrap(), hash(4));
        assert_eq!(key(hash(5)).await.unwrap(), hash(4));
    });
}

#[test]
fn what_was_answered_is_there_after_opening_again() {
    in_runtime(async {
        let world = World::postgres().await;
        join(&world.store, 7).await;
        let again = Store::open(&world.place).await.unwrap();
        assert!(again.call(FindPlayer { id: 7 }).await.unwrap().is_some());
        cluster::execute(&world.place, "INSERT INTO ninefold_schema VALUES (99)").await.unwrap();
        assert!(matches!(Store::open(&world.place).await, Err(Trouble::Newer { found: 99, .. })));

        let path = free_path().display().to_string();
        let store = Store::open(&path).await.unwrap();
        join(&store, 7).await;
        let taken = Store::open(&path).await.err().unwrap();
        assert!(taken.to_string().contains("another ninefold has this database open"), "{taken}");
        store.close().await;
        assert!(matches!(
            store.call(FindPlayer { id: 7 }).await,
            Err(Trouble::Away { .. }) | Ok(_)
        ));
        let again = Store::open(&path).await.unwrap();
        assert!(again.call(FindPlayer { id: 7 }).await.unwrap().is_some());
        again.close().await;
    });
}
