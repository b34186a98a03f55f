//! The laws of [`games::Game`], over every game of the catalog and every preset, with random play.
//! A new game is covered by being in the catalog.
//!
//! `NINEFOLD_LAW_GAMES` sets how many runs of each game are played, and `NINEFOLD_LAW_GAME` the one
//! game to play. A long run, of some minutes:
//!
//! ```text
//! NINEFOLD_LAW_GAMES=100000 cargo test --profile laws -p ninefold-games --test laws -- --nocapture
//! ```

#![allow(clippy::unwrap_used, reason = "the helpers of a test are tests too")]

mod offers;
mod player;
mod words_said;

use engine::Rng;
use games::view::CommandState;
use games::{
    Action, AnyGame, Command, Deal, Event, GameId, Millis, Outcome, Preset, Tally, UndoRule,
};
use ninefold_games as games;
use player::Temper;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use words_said::WordsSaid;

/// Long enough to end most runs and to wear out the rest.
const MOST_WISHES: u32 = 200;

#[test]
fn every_game_keeps_the_laws() {
    let n_runs: u64 = std::env::var("NINEFOLD_LAW_GAMES").map_or(40, |text| text.parse().unwrap());
    let effort = Effort::of(n_runs);
    let n_runs_of_a_deal = effort.runs_of_a_deal;
    let only = std::env::var("NINEFOLD_LAW_GAME").ok();
    let only = only.map(|key| GameId::from_key(&key).expect("NINEFOLD_LAW_GAME names a game"));
    let games = GameId::ALL.into_iter().chain([GameId::Blank]);
    for game in games.filter(|&game| only.is_none_or(|only| only == game)) {
        let mut tale = Tale::default();
        let presets = game.info().presets;
        let mut words = WordsSaid::default();
        words.hear_all(info_phrases(game));
        let mut deal = None;
        for run in 0..n_runs {
            let nth_deal = run / n_runs_of_a_deal;
            let preset = &presets[nth_deal as usize % presets.len()];
            let is_dealt = run % n_runs_of_a_deal == 0;
            if is_dealt {
                deal = Some(checked_deal(game, preset, run));
            }
            let deal = deal.as_ref().unwrap();
            if is_dealt && is_proven(nth_deal, presets.len() as u64) {
                assert_eq!(deal.prove().err().filter(|_| preset.ranked), None, "{deal:?}");
                check_skills(deal);
            }
            // A failure is of use only with the run it happened in.
            let played =
                catch_unwind(AssertUnwindSafe(|| Run::play(deal, run, &effort, &mut words)));
            match played {
                Ok(played) => tale.add(&played),
                Err(panic) => {
                    eprintln!("in run {run} of {} {}: {deal:?}", game.key(), preset.key);
                    resume_unwind(panic);
                }
            }
            // Whoever plays for minutes wants to see how far it is.
            if tale.runs.is_multiple_of(10_000) {
                eprintln!("{}: {tale:?}", game.key());
            }
        }
        eprintln!("{}: {tale:?}", game.key());
        assert_ne!(tale.over, 0, "no run of {} came to an end", game.key());
    }
}

/// Whether this deal is one of those that are proven: all presets the first time they are dealt, and
/// every ninth time from then on. A proof takes its time.
fn is_proven(nth_deal: u64, n_presets: u64) -> bool {
    (nth_deal / n_presets).is_multiple_of(9)
}

/// However many presets there are, each has its turn to be proven.
#[test]
fn deals_of_every_preset_are_proven() {
    for n_presets in 1..=20 {
        for preset in 0..n_presets {
            let deals = (0..40).map(|round| round * n_presets + preset);
            assert_eq!(deals.filter(|&deal| is_proven(deal, n_presets)).count(), 5);
        }
    }
}

/// How often the dear things are done. Dealing and asking for advice take milliseconds each, all
/// else microseconds; a long run does them as often as a short one and more, but not in every game.
struct Effort {
    runs_of_a_deal: u64,
    /// Of so many runs one is played by somebody who asks all the time.
    keen_every: u64,
}

impl Effort {
    fn of(n_runs: u64) -> Effort {
        Effort {
            runs_of_a_deal: (n_runs / 100).clamp(1, 25),
            keen_every: (n_runs / 100).clamp(8, 56),
        }
    }
}

/// How the runs of a game ended.
#[derive(Debug, Default)]
struct Tale {
    runs: u64,
    over: u64,
    best: u64,
    actions: u64,
    judged: u64,
}

impl Tale {
    fn add(&mut self, run: &Run) {
        self.runs += 1;
        self.actions += run.actions;
        self.judged += run.judged;
        if let Some(end) = run.game.as_game().outcome().end() {
            self.over += 1;
            self.best = self.best.max(end.sheet.total());
        }
    }
}

/// A menu that asks comes from any preset to any other, by one answer to each question, but not to what
/// a player has to bring.
#[test]
fn questions_lead_to_every_preset() {
    for game in GameId::ALL {
        let info = game.info();
        let offered = || info.presets.iter().filter(|preset| !preset.brought);
        for (from, to) in offered().flat_map(|from| offered().map(move |to| (from, to))) {
            assert_eq!(from.answers.len(), info.questions.len());
            let mut at = from;
            for (question, wanted) in to.answers.iter().enumerate() {
                let offered = info.answers(question, at);
                at =
                    offered.into_iter().find(|preset| preset.answers[question] == *wanted).unwrap();
            }
            assert!(info.questions.is_empty() || at == to, "{} leads to {}", to.key, at.key);
        }
    }
}

/// What a run is reckoned by is what its preset told, and a ranked run is always worth something.
#[test]
fn the_pay_of_a_preset_is_found_by_its_key() {
    for game in GameId::ALL {
        for preset in game.info().presets {
            assert_eq!(game.pay(preset.key), preset.pay);
            assert_eq!(preset.pay.is_ranked(), preset.ranked);
        }
        assert!(!game.pay("none such").is_ranked());
    }
}

/// What tells games apart in a menu does.
#[test]
fn no_two_games_share_a_key_or_a_hue() {
    for (nth, game) in GameId::ALL.into_iter().enumerate() {
        assert_eq!(GameId::from_key(game.key()), Some(game));
        for other in &GameId::ALL[..nth] {
            assert_ne!(game.key(), other.key());
            assert_ne!(game.info().hue, other.info().hue, "{} and {}", game.key(), other.key());
        }
    }
}

/// Whoever copies what a game shows as a sample comes to play that game.
#[test]
fn a_sample_of_own_texts_is_played() {
    for game in GameId::ALL {
        let Some(own) = game.info().own else { continue };
        let deal = games::deal_own(own.sample, &mut Rng::new(1)).unwrap();
        assert_eq!(deal.game, game);
        AnyGame::start(&deal).unwrap();
    }
}

fn info_phrases(game: GameId) -> Vec<engine::Phrase> {
    let info = game.info();
    let presets = info.presets.into_iter();
    let presets = presets
        .flat_map(|preset| {
            let terms = preset.pay.terms();
            [preset.name, preset.about].into_iter().chain(preset.answers).chain(terms)
        })
        .chain(info.questions);
    let skills = game.skills().into_iter().map(|skill| skill.name);
    let own = info.own.map(|own| own.how);
    let all = [info.name, info.tagline].into_iter().chain(info.how_to);
    all.chain(presets).chain(skills).chain(own).collect()
}

/// The same seed deals the same, and the lines of a deal are all of it.
fn checked_deal(game: GameId, preset: &Preset, seed: u64) -> Deal {
    let deal = game.deal(preset, &mut Rng::new(seed));
    assert_eq!(game.deal(preset, &mut Rng::new(seed)), deal);
    assert_eq!((deal.game, deal.preset), (game, preset.key));
    let copied = deal
        .fields()
        .fold(Deal::new(game, preset.key), |copy, (name, value)| copy.with(name, value));
    assert_eq!(AnyGame::start(&copied), AnyGame::start(&deal));
    deal
}

/// A deal takes skills of its game, once each and in its order.
fn check_skills(deal: &Deal) {
    let mut known = deal.game.skills().into_iter();
    for key in AnyGame::start(deal).unwrap().as_game().skills() {
        assert!(known.any(|skill| skill.key == key), "{key} is unknown or out of order");
    }
}

/// A run as it is played, with all it needs to be played again.
struct Run {
    game: AnyGame,
    now: Millis,
    moves: Vec<(Millis, Move)>,
    /// The states to which undo may go back.
    past: Vec<AnyGame>,
    /// How many actions were wished for, and how many of them were judged first.
    actions: u64,
    judged: u64,
}

enum Move {
    Act(Action),
    /// To the state after this many moves.
    Rewind(usize),
}

impl Run {
    fn play(deal: &Deal, seed: u64, effort: &Effort, words: &mut WordsSaid) -> Run {
        let mut rng = Rng::stream(seed, 1);
        let temper = Temper::of_run(seed, effort.keen_every);
        let game = AnyGame::start(deal).unwrap();
        let mut run = Run {
            past: vec![game.clone()],
            game,
            now: Millis(0),
            moves: Vec::new(),
            actions: 0,
            judged: 0,
        };
        for _ in 0..MOST_WISHES {
            run.pass_time(player::pause(&mut rng), &mut rng);
            if run.game.as_game().outcome().is_over() {
                break;
            }
            if temper == Temper::Keen && !run.game.as_game().is_on_track() {
                let is_right = |game: &AnyGame| game.as_game().is_on_track();
                run.rewind(run.past.iter().rposition(is_right).unwrap_or(0));
            } else if rng.below(12) == 0 {
                run.rewind(rng.below(run.past.len() as u32) as usize);
            }
            if rng.below(8) == 0 {
                run.check_commands();
                words.hear_view(&run.game.as_game().view(run.now));
            }
            for action in player::actions(&run.game, temper, run.now, &mut rng) {
                if temper == Temper::Keen && rng.below(10) == 0 {
                    run.check_judgement(&action);
                }
                run.act(&action, words);
            }
        }
        run.check_view();
        run.check_finality(&mut rng);
        run.check_replay(deal);
        run
    }

    /// Time-driven rules depend on the time, not on how often they are asked.
    fn pass_time(&mut self, span: Millis, rng: &mut Rng) {
        let later = self.now + span;
        let between = self.now + Millis(u64::from(rng.below(span.0 as u32 + 1)));
        let before = self.game.as_game().tally();
        let mut often = self.game.clone();
        for moment in [between, between, later] {
            often.as_game_mut().advance(moment);
        }
        self.game.as_game_mut().advance(later);
        assert_eq!(often, self.game, "asked at {between:?}, then at {later:?}");
        assert_grown(before, self.game.as_game().tally());
        self.now = later;
    }

    fn rewind(&mut self, to: usize) {
        if self.game.as_game().undo_rule() == UndoRule::Never {
            return;
        }
        let before = self.game.as_game().tally();
        self.game.restore(&self.past[to].snapshot());
        assert_eq!(self.game.as_game().tally(), before, "undo takes nothing off the tally");
        assert_eq!(
            self.game.snapshot(),
            self.past[to].snapshot(),
            "undo restores all that was kept"
        );
        let again = self.game.clone();
        self.game.restore(&self.past[to].snapshot());
        assert_eq!(self.game, again, "to go back to where one is changes nothing");
        self.moves.push((self.now, Move::Rewind(to)));
        self.past.push(self.game.clone());
    }

    fn act(&mut self, action: &Action, words: &mut WordsSaid) {
        self.actions += 1;
        let before = self.game.clone();
        let was_over = before.as_game().outcome().is_over();
        let preview = before.as_game().preview(action, self.now);
        assert_eq!(self.game, before, "a preview changes nothing");
        let refuses = before.as_game().refuses(action, self.now);
        assert_eq!(refuses, preview.refusal.is_some(), "whether {action} is refused");
        let result = self.game.as_game_mut().act(action, self.now);
        assert_eq!(preview.refusal.as_ref(), result.as_ref().err(), "the preview of {action}");
        assert_grown(before.as_game().tally(), self.game.as_game().tally());
        match result {
            Err(refusal) => {
                assert_eq!(self.game, before, "refused {action} changed something");
                words.hear(&refusal.why);
            }
            Ok(events) => {
                assert!(!was_over, "{action} was accepted after the end");
                assert_eq!(action.to_string().parse(), Ok(*action));
                check_events(&events, self.game.as_game().outcome(), preview.points);
                words.hear_all(events.into_iter().filter_map(said));
                self.moves.push((self.now, Move::Act(*action)));
                self.past.push(self.game.clone());
            }
        }
    }

    /// What is judged could be done, and so could what is called the best, which loses nothing.
    fn check_judgement(&mut self, action: &Action) {
        let game = self.game.as_game();
        let Some(judgement) = game.judge(action, self.now) else { return };
        self.judged += 1;
        assert_eq!(game.preview(action, self.now).refusal, None, "{action} was judged");
        assert_eq!(game.preview(&judgement.best, self.now).refusal, None, "{judgement:?}");
        assert!((1..=judgement.of).contains(&judgement.rank), "{judgement:?}");
        assert!(judgement.rank > 1 || judgement.loss == 0, "{judgement:?}");
        let best = game.judge(&judgement.best, self.now).unwrap();
        assert_eq!((best.rank, best.loss), (1, 0), "of the best, {judgement:?}");
    }

    /// An offered command that is ready or chosen is accepted, any other is refused.
    fn check_commands(&self) {
        let view = self.game.as_game().view(self.now);
        for command in Command::ALL {
            let offers: Vec<CommandState> = view
                .commands
                .iter()
                .filter(|offer| offer.command == command)
                .map(|offer| offer.state)
                .collect();
            let mut copy = self.game.clone();
            let is_accepted = copy.as_game_mut().act(&Action::Command(command), self.now).is_ok();
            match offers[..] {
                [] | [CommandState::Resting] => assert!(!is_accepted, "{command:?}"),
                [CommandState::Ready] => assert!(is_accepted, "{command:?}"),
                [CommandState::Chosen] => {
                    assert!(is_accepted, "{command:?}");
                    assert_eq!(copy, self.game, "{command:?} was chosen already");
                }
                _ => panic!("{command:?} is offered twice"),
            }
        }
    }

    fn check_view(&self) {
        let view = self.game.as_game().view(self.now);
        let board = &view.board;
        assert!((1..=9).contains(&board.rows) && (1..=9).contains(&board.cols));
        let places = (0..board.rows).flat_map(|row| (0..board.cols).map(move |col| (row, col)));
        assert!(places.eq(board.cells.iter().map(|seen| (seen.cell.row(), seen.cell.col()))));
        assert!(board.cells.iter().all(|seen| usize::from(seen.region) < board.regions.len()));
        assert!(view.tray.len() <= usize::from(view.tray_room), "{} lie there", view.tray.len());
        // Some keys mean one thing over a pad and another over a tray.
        assert_ne!(view.pad.is_empty(), !view.has_tray(), "a pad or a tray, and not both");
    }

    /// An outcome that is over is final, whatever is tried and however late.
    fn check_finality(&mut self, rng: &mut Rng) {
        let outcome = self.game.as_game().outcome().clone();
        if !outcome.is_over() {
            return;
        }
        let after = self.game.clone();
        self.game.as_game_mut().advance(self.now + Millis::from_secs(100_000));
        assert_eq!(self.game, after, "time passed after the end");
        for _ in 0..20 {
            for action in player::actions(&self.game, Temper::Wild, self.now, rng) {
                assert!(self.game.as_game_mut().act(&action, self.now).is_err(), "{action}");
            }
        }
        assert_eq!(*self.game.as_game().outcome(), outcome);
        assert!(self.game.as_game().hint(self.now).is_err());
    }

    /// The same moves at the same times give the same run, though nobody asked in between.
    fn check_replay(&self, deal: &Deal) {
        let mut game = AnyGame::start(deal).unwrap();
        let mut past = vec![game.clone()];
        for (at, entry) in &self.moves {
            match entry {
                Move::Act(action) => {
                    let action = action.to_string().parse().unwrap();
                    assert!(game.as_game_mut().act(&action, *at).is_ok(), "{action} replayed");
                }
                Move::Rewind(to) => {
                    game.as_game_mut().advance(*at);
                    game.restore(&past[*to].snapshot());
                }
            }
            past.push(game.clone());
        }
        game.as_game_mut().advance(self.now);
        assert_eq!(game, self.game);
        assert_eq!(game.as_game().view(self.now), self.game.as_game().view(self.now));
    }
}

fn check_events(events: &[Event], outcome: &Outcome, previewed: u64) {
    let is_end = |event: &Event| matches!(event, Event::Won | Event::Lost | Event::GivenUp);
    assert_eq!(events.iter().any(is_end), outcome.is_over(), "{events:?} and {outcome:?}");
    let paid = |event: &Event| if let Event::Cleared { points, .. } = event { *points } else { 0 };
    assert_eq!(events.iter().map(paid).sum::<u64>(), previewed, "the points of the preview");
}

fn said(event: Event) -> Option<engine::Phrase> {
    if let Event::Said { what } = event { Some(what) } else { None }
}

#[track_caller]
fn assert_grown(before: Tally, after: Tally) {
    let counts = |tally: Tally| {
        [tally.mistakes, tally.hints, tally.auto_hints, tally.checks, tally.auto_notes]
    };
    let has_grown = counts(before).iter().zip(counts(after)).all(|(old, new)| *old <= new);
    assert!(has_grown, "{before:?} became {after:?}");
}
