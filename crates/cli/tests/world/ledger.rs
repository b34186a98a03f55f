//! The ledger of a real server: it holds, whoever kept one finds out what was taken back, and one changed byte
//! is named.

use crate::server::{Server, audit};
use session::GameId;
use std::fs;
use std::time::Duration;

/// Waits until the ledger has so many boards.
fn listed(server: &Server, boards: usize) -> String {
    let found = (0..200).find_map(|_| {
        std::thread::sleep(Duration::from_millis(50));
        let (status, text) = server.ask("GET", "/v1/ledger", "", "");
        (status == 200 && text.contains(&format!("\nboards {boards}\n"))).then_some(text)
    });
    found.expect("the ledger is signed when a board was sealed")
}

#[track_caller]
fn check(args: &[&str], code: i32, told: &str) {
    let (output, said) = audit(args);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(said.contains(told), "{told} is missing in {said}");
}

#[test]
fn a_ledger_that_was_kept_binds_the_server() {
    let folder = std::env::temp_dir().join(format!("ninefold-ledger-{}", std::process::id()));
    let server = Server::start(folder);
    let ledger = format!("{}/v1/ledger", server.address);
    check(&[&ledger], 2, "no board is sealed");
    let (first, _) = server.play_daily(GameId::Mini, 1..=2);
    let server = server.seal(first);
    let text = listed(&server, 1);
    let kept = server.folder.join("kept").display().to_string();
    check(&[&ledger, "--save", &kept], 0, "1 boards, 0 wrong");
    assert_eq!(fs::read_to_string(server.folder.join("kept/ledger.txt")).unwrap(), text);
    // Whoever keeps the head alone keeps enough.
    let head = server.folder.join("head.txt");
    let n_lines = text.lines().count() - 1;
    let lines: String = text.split_inclusive('\n').take(n_lines).collect();
    fs::write(&head, &lines).unwrap();
    let head = head.display().to_string();

    let (second, _) = server.play_daily(GameId::Classic, 3..=3);
    let server = server.seal(second);
    listed(&server, 2);
    for since in [&kept, &head] {
        check(&[&ledger, "--since", since], 0, "2 boards, 0 wrong");
    }
    check(&[&format!("{}/v1/", server.address)], 0, "2 boards, 0 wrong");
    check(&[&ledger, "--key", &"0".repeat(64)], 1, "another key signed");
    let strange = server.folder.join("strange.txt");
    fs::write(&strange, text.replacen("as-of 1", "as-of 2", 1)).unwrap();
    let strange = strange.display().to_string();
    check(&[&ledger, "--since", &strange], 1, "the ledger that was kept is not one of this");

    // One byte of a stored seal, and of the stored ledger.
    let change =
        "UPDATE board SET seal = CAST(replace(CAST(seal AS TEXT), ?2, ?3) AS BLOB) WHERE id = ?1";
    let seal = |from: &'static str, to: &'static str| {
        move |database: &rusqlite::Connection| database.execute(change, (first, from, to)).unwrap()
    };
    let server = server.behind_its_back(seal("verifier ninefold", "verifier ninefole"));
    check(&[&ledger], 1, &format!("board {first} (mini "));
    let server = server.behind_its_back(seal("verifier ninefole", "verifier ninefold"));
    check(&[&ledger], 0, "2 boards, 0 wrong");
    let change = "UPDATE ledger SET lines = replace(lines, 'mini', 'mine') WHERE lines IS NOT NULL";
    let server = server.behind_its_back(|database| database.execute(change, []).unwrap());
    check(&[&ledger], 1, "the lines do not give the root that was signed");

    // A server that begins its books anew lists all that is sealed, and is found out.
    let server = server.behind_its_back(|database| {
        database.execute("DELETE FROM listed", []).unwrap();
        database.execute("DELETE FROM ledger", []).unwrap()
    });
    listed(&server, 2);
    check(&[&ledger], 0, "2 boards, 0 wrong");
    for since in [&kept, &head] {
        check(&[&ledger, "--since", since], 1, "the ledger does not go on from the one");
    }
    fs::remove_dir_all(server.end().0).unwrap();
}
