//! What nobody can mean, or nothing would come of, is refused at once with what can be meant.

use super::{PUZZLE, ninefold, run};

#[test]
fn what_cannot_be_meant_is_refused_with_what_can() {
    for (args, remedy) in [
        (&["serve", "--addr", "localhost:80"][..], "such as 127.0.0.1:9999 expected"),
        (&["world", "join", "example.org"], "such as http://192.168.1.20:9999 expected"),
        (&["generate", "--rating", "99"], "rated below 1.0 or above 11.9"),
        (&["generate", "--rating", "0..0.9"], "rated below 1.0 or above 11.9"),
        (&["filter", "--rating", "99", PUZZLE], "rated below 1.0 or above 11.9"),
        (&["solve", "--limit", "0", PUZZLE], "0 is not in 1.."),
        (&["print", "--large", "--per-page", "6", PUZZLE], "cannot be used with '--per-page <N>'"),
    ] {
        let ran = run(args, "");
        assert!(ran.err.contains(remedy), "{args:?}: {}", ran.err);
        assert_eq!((&*ran.out, ran.code), ("", 2), "{args:?}");
    }
}

#[test]
fn no_option_goes_unheard() {
    let pdf = ["print", PUZZLE, "-o", "never-written.pdf"];
    for (args, why) in [
        (&[&pdf[..], &["--dpi", "300"]].concat()[..], "--dpi is for pictures"),
        (
            &[&pdf[..], &["--solutions", "none", "--solutions-per-page", "4"]].concat(),
            "is for --solutions end",
        ),
        (&["print", "-p", "2 gentle", "--keep-order"], "cannot be used with"),
        (&["generate", "--blanks", "52", "--tries", "5"], "--tries is for a grade, a rating or"),
        (&["bench", "solve", PUZZLE, "--rounds", "0"], "0 is not in 1.."),
        (&["bench", "solve", PUZZLE, "--limit", "0"], "0 is not in 1.."),
        (&["template", "--show", "bridge", "--seed", "1"], "cannot be used with"),
        (&["explain", PUZZLE, "--json", "--no-grids"], "cannot be used with"),
        (&["course", "--seed", "4"], "--seed is for the example"),
        (&["course", "fish", "--play", "--seed", "4"], "cannot be used with"),
        (&["course", "fish", "--drill", "--technique", "x-wing"], "cannot be used with"),
    ] {
        let ran = run(args, "");
        assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
        assert_eq!((&*ran.out, ran.code), ("", 2), "{args:?}");
    }
}

#[test]
fn times_and_addresses_that_no_link_can_have_are_refused() {
    for (option, text, why) in [
        ("--time", "0:00", "links carry times to beat from 0:01 to 36:24:31"),
        ("--time", "36:24:32", "links carry times to beat from 0:01 to 36:24:31"),
        ("--page", "https://", "an address such as https://example.org/ninefold/ expected"),
        ("--page", "http:///x", "an address such as https://example.org/ninefold/ expected"),
    ] {
        let ran = run(&["link", PUZZLE, option, text], "");
        assert!(ran.err.contains(why), "{option} {text}: {}", ran.err);
        assert_eq!((&*ran.out, ran.code), ("", 2), "{option} {text}");
    }
    for (option, text) in [("--time", "36:24:31"), ("--page", "http://[::1]:9999/")] {
        assert_eq!(run(&["link", PUZZLE, option, text], "").code, 0, "{option} {text}");
    }
}

/// Not half of an answer either.
#[test]
fn what_is_not_there_is_told_before_any_work() {
    for (args, why) in [
        (&["convert", "--to", "opensudoku", "/no/such"][..], "/no/such: No such file"),
        (
            &["audit", "http://127.0.0.1:1/v1/boards/7", "--since", "/no/such"],
            "/no/such: No such file",
        ),
        (
            &["audit", "http://127.0.0.1:1/v1/ledger", "--since", "/no/such"],
            "/no/such: No such file",
        ),
    ] {
        let ran = run(args, "");
        assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
        assert_eq!((&*ran.out, ran.code), ("", 2), "{args:?}");
    }
}

#[test]
fn what_players_bring_is_not_dealt() {
    let root = std::env::temp_dir().join(format!("ninefold-own-{}", std::process::id()));
    for (args, why) in [
        (&["deal", "classic", "--preset", "own"][..], "own is what players bring: name their file"),
        (&["deal", "hudoku", "--preset", "own-large"], "own-large is what players bring"),
        (
            &["deal", "classic", "--preset", "x"],
            "lives, blanks-23-37, blanks-38-47, blanks-49-54, mirrored-52\n",
        ),
        (&["play", "classic", "--speak", "--preset", "own"], "the presets of classic are gentle"),
    ] {
        let mut command = ninefold(args);
        command.env("XDG_DATA_HOME", &root).stdin(std::process::Stdio::null());
        let ran = command.output().unwrap();
        let told = String::from_utf8(ran.stderr).unwrap();
        assert!(told.contains(why), "{args:?}: {told}");
        assert_eq!((ran.stdout.len(), ran.status.code()), (0, Some(2)), "{args:?}");
    }
    std::fs::remove_dir_all(root).unwrap();
}
