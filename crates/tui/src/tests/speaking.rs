//! Every game played by ear from its start to its end: what a player types, and what is answered.

use super::{SMALL, Stage, context};
use crate::opening::{Opening, Start};
use session::speak;
use session::{Action, Desk, GameId, Millis, Outcome};
use std::fmt::Write;

/// Looks around as a newcomer would.
const LOOKS: [&str; 9] =
    ["help", "BOARD", "Row 1", "box 2", "cell R1C1", "where 1", "tray", "commands", "status"];

/// A run played to its end, line by line.
fn transcript(game: GameId) -> (String, Outcome) {
    let stage = Stage::new(&format!("speak-{}", game.key()), SMALL);
    let context = &stage.app.context;
    let session = context.start(game, &game.info().presets[0]).unwrap();
    let mut desk = Desk::new(session, Millis::ZERO);
    let mut text = String::new();
    for phrase in speak::greeting(&desk, Millis::ZERO) {
        writeln!(text, "{}", context.say(&phrase)).unwrap();
    }
    let mut say = |desk: &mut Desk, line: &str| -> String {
        let answer = speak::answer(desk, line, Millis(1));
        let said: Vec<String> = answer.phrases.iter().map(|said| context.say(said)).collect();
        writeln!(text, "> {line}\n{}", said.join("\n")).unwrap();
        said.join("\n")
    };
    for line in LOOKS {
        say(&mut desk, line);
    }
    for _ in 0..400 {
        if desk.session().outcome().is_over() {
            break;
        }
        let line = next_line(&desk, &mut say);
        say(&mut desk, &line);
    }
    (text, desk.session().outcome().clone())
}

/// The next thing to say: what a hint would do, or where the piece fits, as it is heard.
fn next_line(desk: &Desk, say: &mut impl FnMut(&mut Desk, &str) -> String) -> String {
    let view = desk.session().view(Millis(1));
    let hint = desk.session().hint(Millis(1)).ok();
    let action = hint.and_then(|hint| hint.actions.first().copied());
    match action {
        Some(Action::Enter { cells, value }) => format!("place {cells} {value}"),
        Some(Action::Place { piece, at, turn }) => {
            format!("put {} {at} {}", piece.0, turn.quarters())
        }
        Some(Action::Command(command)) => format!("do {}", command.key()),
        None if view.tray.is_empty() => {
            let heard = say(&mut desk.clone(), "commands");
            let command =
                heard.lines().find_map(|line| line.split_once(':')).expect("one is heard");
            command.0.to_owned()
        }
        _ => {
            let piece = view.tray.first().expect("a game without hints has pieces").id.0;
            let heard = say(&mut desk.clone(), &format!("fits {piece}"));
            format!("put {piece} {}", a_place(&heard))
        }
    }
}

/// One of few cells that were named, or the end of the last of many rows and columns.
fn a_place(heard: &str) -> String {
    if let Some((_, places)) = heard.split_once("It fits at ") {
        let places = places.trim_end_matches('.').replace(" and ", ", ");
        let places: Vec<&str> = places.split(", ").collect();
        return places[places.len() / 2].to_owned();
    }
    let last = heard.rsplit(&[';', ':']).next().expect("else it would be over");
    let (rows, columns) = last.trim_end_matches('.').split_once(" at ").expect("rows");
    let number = |text: &str| text.rsplit(' ').next().expect("a number").to_owned();
    format!("r{}c{}", number(rows), number(columns))
}

#[test]
fn every_game_is_played_by_ear_to_its_end() {
    for game in GameId::ALL {
        let (text, outcome) = transcript(game);
        assert!(outcome.is_over(), "{game:?} goes on:\n{text}");
        assert!(text.contains("points in"), "{text}");
        insta::assert_snapshot!(format!("speak-{}", game.key()), text);
    }
}

/// Where regions differ, their ranges and small numbers can be heard.
#[test]
fn regions_ranges_and_small_numbers_are_said() {
    for game in GameId::ALL {
        let stage = Stage::new(&format!("ranges-{}", game.key()), SMALL);
        let context = &stage.app.context;
        let session = context.start(game, &game.info().presets[0]).unwrap();
        let view = session.view(Millis::ZERO);
        if view.board.regions.iter().all(|region| region.label.is_none()) {
            continue;
        }
        let mut desk = Desk::new(session, Millis::ZERO);
        let mut hear = |line: &str| {
            let answer = speak::answer(&mut desk, line, Millis(1));
            answer.phrases.iter().map(|said| context.say(said)).collect::<Vec<_>>().join("\n")
        };
        let regions = hear("regions");
        for (number, region) in (1..).zip(&view.board.regions) {
            let range = context.say(region.label.as_ref().unwrap());
            assert!(regions.contains(&format!("Region {number}, {range}")), "{regions}");
        }
        for cell in &view.board.cells {
            let Some(clue) = cell.clue else { continue };
            let heard = hear(&format!("cell {}", cell.cell));
            assert!(heard.contains(&format!("small {clue}")), "{heard}");
        }
    }
}

#[test]
fn a_run_by_ear_goes_on_where_it_was_left() {
    let stage = Stage::new("speak-again", SMALL);
    let opening = Opening::Presets(GameId::ALL[0]);
    let played = |start: Start, lines: &str| {
        let mut context = context(stage.root.clone());
        let (session, _hold) = opening.found(None, start, &mut context).unwrap();
        let run = session.run();
        let mut out = Vec::new();
        crate::speak::play(session, context, || Millis(1), lines.as_bytes(), &mut out).unwrap();
        (run, String::from_utf8(out).unwrap())
    };
    let (first, said) = played(Start::GoOn, "cell r1c1\nNOTE R1C1 1\nQUIT\n");
    assert!(!said.contains("where you left off") && said.contains("notes 1"), "{said}");
    let (again, said) = played(Start::GoOn, "");
    assert_eq!(first, again, "no orphan");
    assert!(said.contains("where you left off"), "{said}");
    assert_eq!(stage.app.context.store.saves().len(), 1);
}

#[test]
fn no_bytes_end_a_run_by_ear() {
    let stage = Stage::new("speak-bytes", SMALL);
    let heard = |bytes: &[u8]| {
        let mut context = context(stage.root.clone());
        let opening = Opening::Presets(GameId::ALL[0]);
        let (session, _hold) = opening.found(None, Start::GoOn, &mut context).unwrap();
        let mut out = Vec::new();
        crate::speak::play(session, context, || Millis(1), bytes, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    };
    let said = heard(b"\xef\xbb\xbfstatus\r\nspalte f\xfcnf\n\xff\0\nNOTE R1C1 1\n");
    assert!(said.contains("notes 1"), "{said}");
    assert_eq!(said.matches("means nothing here").count(), 2, "{said}");
    // A line without end is heard in pieces, and what is said of it is no longer than a piece.
    let said = heard(&[b'x'; 10_000]);
    assert!(said.lines().all(|line| line.len() < 1_100), "{}", said.len());
}
