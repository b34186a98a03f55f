//! What the coach says of finished runs, and what its course teaches.

use super::ninefold;

#[test]
fn the_coach_tells_what_finished_runs_say_and_keeps_it() {
    let root = std::env::temp_dir().join(format!("ninefold-coach-{}", std::process::id()));
    let told = |args: &[&str]| {
        let output = ninefold(args).env("XDG_DATA_HOME", &root).output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        String::from_utf8(output.stdout).unwrap()
    };
    let none = "No games to judge by yet: play a Classic one to its end.\n";
    assert_eq!(told(&["coach"]), none);
    let finished = root.join("ninefold/finished");
    let replays = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays");
    for name in ["classic/steady-1", "drill/locked-32"] {
        let log = std::fs::read_to_string(format!("{replays}/{name}.log")).unwrap();
        let run = log.lines().find_map(|line| line.strip_prefix("run ")).unwrap();
        std::fs::write(finished.join(format!("{run}.log")), &log).unwrap();
    }
    let text = told(&["coach"]);
    assert!(text.starts_with("Two games so far: a first impression.\n\n  Full house"), "{text}");
    assert!(text.contains("Pointing"), "{text}");
    assert!(text.contains(".log, move "), "{text}");
    let kept = root.join("ninefold/coach.txt");
    let notebook = std::fs::read_to_string(&kept).unwrap();
    // What is damaged is found out again.
    std::fs::write(&kept, notebook.replace("alone", "alona")).unwrap();
    assert_eq!(told(&["coach"]), text);
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), notebook);
    let stats = told(&["stats"]);
    assert!(stats.starts_with("Win a preset three times"), "{stats}");
    std::fs::remove_dir_all(root).unwrap();
}

#[test]
fn the_coach_tells_of_one_run_of_any_game_in_three_sentences() {
    let root = std::env::temp_dir().join(format!("ninefold-coach-run-{}", std::process::id()));
    let replays = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/replays");
    for game in games::GameId::ALL {
        let mut logs: Vec<_> = std::fs::read_dir(format!("{replays}/{}", game.key()))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        logs.sort();
        let path = logs[0].to_str().unwrap();
        let output = ninefold(&["coach", path]).env("XDG_DATA_HOME", &root).output().unwrap();
        let (text, errors) =
            (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert_eq!(errors, "", "{path}");
        let sentences = text.lines().filter(|line| !line.starts_with(' ')).count();
        assert!((1..=6).contains(&sentences), "{path}: {text}");
    }
    let missing = ninefold(&["coach", "no-such.log"]).env("XDG_DATA_HOME", &root).output().unwrap();
    assert_eq!(missing.status.code(), Some(2));
    std::fs::remove_dir_all(root).unwrap();
}

#[test]
fn the_course_is_listed_and_each_chapter_has_a_page() {
    let root = std::env::temp_dir().join(format!("ninefold-course-{}", std::process::id()));
    let told = |args: &[&str]| {
        let output = ninefold(args).env("XDG_DATA_HOME", &root).output().unwrap();
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
        String::from_utf8(output.stdout).unwrap()
    };
    let list = told(&["course"]);
    assert!(list.starts_with("▸ 1  beginning   What a Sudoku is"), "{list}");
    assert_eq!(list.lines().count(), 18, "{list}");
    let page = told(&["course", "beginning", "--seed", "1"]);
    assert!(page.contains("Every row has each digit") && page.contains("9. "), "{page}");
    // By its number, and with the candidates it needs.
    let page = told(&["course", "5", "--technique", "hidden-pair", "--seed", "1"]);
    assert!(page.starts_with("5. Pairs\n") && page.contains("2. Hidden pair: "), "{page}");
    assert!(page.contains(":------"), "{page}");
    let wrong = ninefold(&["course", "pairs", "--technique", "x-wing"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    std::fs::remove_dir_all(root).unwrap();
}

/// As everywhere a file that holds none of what is asked for has failed, and one that is not there could not be read.
#[test]
fn a_run_that_cannot_be_read_fails_by_itself() {
    let root = std::env::temp_dir().join(format!("ninefold-coach-none-{}", std::process::id()));
    std::fs::create_dir_all(&root).unwrap();
    std::fs::write(root.join("none.log"), "no log\n").unwrap();
    for (name, code) in [("none.log", 1), ("not-there.log", 2)] {
        for command in ["coach", "replay"] {
            let path = root.join(name);
            let output =
                ninefold(&[command, path.to_str().unwrap()]).env("XDG_DATA_HOME", &root).output();
            let output = output.unwrap();
            assert_eq!(
                (output.stdout.len(), output.status.code()),
                (0, Some(code)),
                "{command} {name}"
            );
        }
    }
    std::fs::remove_dir_all(root).unwrap();
}
