//! Pictures of players with a past. Their figures are those of the command line.

use super::*;
use crate::{Hall, Saved};
use players::grown;
use std::collections::BTreeMap;

fn facts(profile: &Profile, kept: Vec<(String, String)>) -> Facts {
    let now = profile.records().last().map_or(0, |record| record.started);
    Facts { language: "en".into(), now, profile: profile.to_string(), kept, ..Facts::default() }
}

/// Lets a room read what it asks for, as the page does; what it shows last in each place, and what it keeps.
fn carry_out(
    hall: &mut Hall,
    effects: Vec<Effect>,
    logs: &BTreeMap<String, String>,
) -> (BTreeMap<String, String>, Vec<(String, String)>, usize) {
    let (mut shown, mut kept, mut n_read) = (BTreeMap::new(), Vec::new(), 0);
    let mut queue = effects;
    while !queue.is_empty() {
        let mut next = Vec::new();
        for effect in queue {
            match effect {
                Effect::Show { place, html } => drop(shown.insert(place, html)),
                Effect::Keep { name, text } => kept.push((name, text)),
                Effect::Read(runs) => {
                    let found = runs.iter().filter_map(|run| logs.get(run));
                    let saved: Vec<Saved> =
                        found.map(|log| Saved { saved: 0, over: true, log: log.clone() }).collect();
                    n_read += saved.len();
                    next.extend(hall.hear(Event::Runs(saved)));
                }
                _ => {}
            }
        }
        queue = next;
    }
    (shown, kept, n_read)
}

#[test]
fn a_player_sees_what_the_command_line_tells_and_logs_are_read_once() {
    let mut grown = grown(6);
    while grown.profile.trends().len() < 3 {
        grown.play_one();
    }
    let logs = grown.logs.iter().map(|log| (log.run.to_string(), log.to_string())).collect();
    let coached = grown.logs.iter().filter(|log| log.deal.game.is_coached()).count();
    let mut hall = Hall::default();
    let enter =
        |kept| Event::Enter { path: "statistics".into(), facts: facts(&grown.profile, kept) };
    let first = hall.hear(enter(Vec::new()));
    let (shown, kept, n_read) = carry_out(&mut hall, first, &logs);
    assert_eq!(n_read, coached);
    let techniques = &shown["techniques"];
    // The same opinions as if all logs had been read at once.
    let mut notebook = coach::Notebook::default();
    for log in grown.logs.iter().filter(|log| log.deal.game.is_coached()) {
        notebook.add(&coach::Opinion::of(log).unwrap());
    }
    assert_eq!(kept[0], ("coach".to_owned(), notebook.to_string()));
    for grasp in notebook.grasps() {
        let figures = format!(">{}/{}<", grasp.alone, grasp.met);
        assert!(techniques.contains(&figures), "{figures} {techniques}");
    }
    // Next time nothing is left to read.
    let again = hall.hear(enter(kept));
    let (shown, _, n_read) = carry_out(&mut hall, again, &logs);
    assert_eq!(n_read, 0);
    assert!(shown[""].contains(techniques.as_str()));
    for (game, preset, trend) in grown.profile.trends() {
        let pressed = Event::Press { what: format!("game {}", game.key()), fields: Vec::new() };
        let effects = hall.hear(pressed);
        let (shown, _, _) = carry_out(&mut hall, effects, &logs);
        let html = &shown["times"];
        for told in [trend.phrase(), trend.change_phrase(), preset.name.clone()] {
            let told = say(&told, Language::English);
            assert!(html.contains(&told), "{told}: {html}");
        }
        assert_eq!(
            html.matches("class=\"series-0\"").count(),
            3,
            "a line, its name and its spread"
        );
    }
}

/// Whoever has played for years: rooms are told little, ask for nothing that was read, and forget nothing.
#[test]
fn a_thousand_runs_are_a_small_notebook_and_one_more_is_added_to_it() {
    let grown = grown(3);
    let coached = || grown.logs.iter().filter(|log| log.deal.game.is_coached());
    let opinions: Vec<coach::Opinion> =
        coached().map(|log| coach::Opinion::of(log).unwrap()).collect();
    let records = grown.profile.records();
    let record_of = |run| records.iter().find(|record| record.run == run).unwrap();
    let (mut profile, mut notebook) = (Profile::default(), coach::Notebook::default());
    for (number, opinion) in (0..1_000).zip(opinions.iter().cycle()) {
        let (run, started) = (session::RunId(number + 9), number as u64 * 86_400_000);
        profile.add(progress::Record { run, started, ..**record_of(opinion.run) });
        notebook.add(&coach::Opinion { run, started, ..opinion.clone() });
    }
    let kept = vec![("coach".to_owned(), notebook.to_string())];
    assert!(kept[0].1.len() < 150_000, "{} bytes", kept[0].1.len());
    let mut hall = Hall::default();
    let enter = |profile: &Profile| Event::Enter {
        path: "statistics".into(),
        facts: facts(profile, kept.clone()),
    };
    let logs = coached().map(|log| (log.run.to_string(), log.to_string())).collect();
    let first = hall.hear(enter(&profile));
    let (shown, _, n_read) = carry_out(&mut hall, first, &logs);
    assert_eq!(n_read, 0);
    let told = |notebook: &coach::Notebook, html: &str| {
        for grasp in notebook.grasps() {
            assert!(html.contains(&format!(">{}/{}<", grasp.alone, grasp.met)), "{grasp:?}");
        }
    };
    told(&notebook, &shown[""]);
    assert!(shown[""].contains("1,000 games so far") || shown[""].contains("1000 games so far"));
    // The next run is read, and added to all of it.
    profile.add(**record_of(opinions[0].run));
    let next = hall.hear(enter(&profile));
    let (shown, kept, n_read) = carry_out(&mut hall, next, &logs);
    assert_eq!(n_read, 1);
    notebook.add(&opinions[0]);
    assert_eq!(kept[0].1, notebook.to_string());
    told(&notebook, &shown["techniques"]);
}

#[test]
fn without_a_past_it_says_what_to_do() {
    let mut hall = Hall::default();
    let facts = facts(&Profile::default(), Vec::new());
    let effects = hall.hear(Event::Enter { path: "statistics".into(), facts });
    let (shown, _, _) = carry_out(&mut hall, effects, &BTreeMap::new());
    assert!(shown[""].contains("Win a preset three times"), "{shown:?}");
    assert!(shown[""].contains("No games to judge by yet"));
    assert!(hall.hear(Event::Press { what: "game nothing".into(), fields: Vec::new() }).is_empty());
}
