//! Plays the journeys, once or many times over, beside nothing or beside busy loops, and counts how
//! often each failed. A journey that fails now and then is a fault like one that always does.

use crate::cost::{self, Cost, now};
use crate::engine::Engine;
use crate::journeys::{self, Journey};
use crate::world::Stage;
use anyhow::{Context, Result, anyhow, bail, ensure};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The one engine to play in; without, each journey is made wherever it belongs.
    pub engine: Option<Engine>,
    /// How many times all of them are played.
    pub times: u32,
    /// How many busy loops run beside them.
    pub busy: u32,
    /// Only journeys with these words in their name.
    pub words: String,
    /// Whether to tell where the time of each went.
    pub table: Table,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Of all together, and of the slowest.
    Short,
    Whole,
}

/// How many are the slowest.
const SLOWEST: usize = 10;

/// One for each engine to begin with, each journey in a world of its own. On two cores a third finds
/// something to do while the others wait for a timer or a process.
const TRAVELLERS: usize = 3;
/// Pictures and consoles of journeys that failed, in the folder of the journeys.
const FAILED: &str = "failed";

impl Plan {
    /// Reads `[--engine NAME] [--times N] [--busy N] [--table] [WORDS]`.
    pub fn read(args: &[String]) -> Result<Plan> {
        let mut plan =
            Plan { engine: None, times: 1, busy: 0, words: String::new(), table: Table::Short };
        let mut args = args.iter();
        let mut words: Vec<&str> = Vec::new();
        while let Some(arg) = args.next() {
            let mut number = || {
                let number = args.next().and_then(|arg| arg.parse().ok());
                number.with_context(|| format!("{arg} wants a number after it"))
            };
            match arg.as_str() {
                "--engine" => {
                    let engine = args.next().and_then(|arg| Engine::from_key(arg));
                    let known = Engine::ALL.map(Engine::key).join(", ");
                    let engine =
                        engine.with_context(|| format!("--engine wants one of {known}"))?;
                    plan.engine = Some(engine);
                }
                "--times" => plan.times = number()?,
                "--busy" => plan.busy = number()?,
                "--table" => plan.table = Table::Whole,
                option if option.starts_with('-') => {
                    bail!(
                        "`{option}` is not --engine NAME, --times N, --busy N, --table or words of a journey's name"
                    )
                }
                word => words.push(word),
            }
        }
        ensure!(plan.times > 0, "--times wants at least 1");
        plan.words = words.join(" ");
        Ok(plan)
    }
}

/// A journey in an engine.
type Trip = (Engine, Journey);

/// Plays them as planned. Every round has browsers and a server of its own.
pub fn play(plan: &Plan, binary: &Path, folder: &Path) -> Result<()> {
    let chosen = trips(plan);
    ensure!(!chosen.is_empty(), "no journey of this engine has `{}` in its name", plan.words);
    let _ = std::fs::remove_dir_all(folder.join(FAILED));
    let mut failures: BTreeMap<String, u32> = BTreeMap::new();
    let mut passed = 0;
    for round in 1..=plan.times {
        let start = now();
        let stage = Stage::set(binary, folder)?;
        let failed = beside_busy_loops(plan.busy, || play_once(&stage, &chosen, folder, round));
        stage.clear();
        let Round { failed, spent } = failed?;
        print_costs(spent, plan.table);
        println!("   the browsers took of the processor: {}", cost::take_processor());
        passed += u32::from(failed.is_empty());
        let (n_passed, seconds) = (chosen.len() - failed.len(), start.elapsed().as_secs());
        let of = format!("{n_passed} of {} journeys passed", chosen.len());
        println!("── round {round} of {}: {of} in {seconds} s", plan.times);
        for name in failed {
            *failures.entry(name).or_default() += 1;
        }
    }
    if plan.times > 1 {
        println!("── {passed} of {} rounds passed", plan.times);
    }
    for (name, count) in &failures {
        println!("   {count} of {} times failed: {name}", plan.times);
    }
    ensure!(
        failures.is_empty(),
        "{} of {} journeys failed; pictures and consoles are in {}",
        failures.len(),
        chosen.len(),
        folder.join(FAILED).display()
    );
    Ok(())
}

/// What the plan asks for, the long ones of each engine first.
fn trips(plan: &Plan) -> Vec<Trip> {
    let is_chosen = |(name, _): &&Journey| name.contains(&plan.words);
    let in_others = journeys::IN_THE_OTHERS.iter().filter(is_chosen);
    let in_others = in_others.flat_map(|journey| Engine::ALL.map(|engine| (engine, *journey)));
    let in_others = in_others.filter(|(engine, _)| *engine != Engine::Chromium);
    let everywhere = journeys::EVERYWHERE.iter().filter(is_chosen);
    let everywhere = everywhere.flat_map(|journey| Engine::ALL.map(|engine| (engine, *journey)));
    let in_one = journeys::IN_CHROMIUM.iter().filter(is_chosen);
    let in_one = in_one.map(|journey| (Engine::Chromium, *journey));
    let wanted = |(engine, _): &Trip| plan.engine.is_none_or(|wanted| wanted == *engine);
    in_others.chain(everywhere).chain(in_one).filter(wanted).collect()
}

/// What came of all journeys.
#[derive(Default)]
struct Round {
    /// The names of those that failed.
    failed: Vec<String>,
    /// How long each took, and for what.
    spent: Vec<(Duration, Cost, String)>,
}

/// Makes all journeys.
fn play_once(stage: &Stage, chosen: &[Trip], folder: &Path, round: u32) -> Result<Round> {
    let left = Mutex::new(chosen.to_vec());
    let kept = Mutex::new(Round::default());
    let travel = |number: usize| -> Result<()> {
        let mut browsers = stage.browsers(number);
        let mut engine = Engine::ALL[number % Engine::ALL.len()];
        while let Some((next, (name, journey))) = take(&left, engine)? {
            engine = next;
            let start = now();
            let world = browsers.world(engine, name)?;
            let end = journey(&world);
            let name = format!("{}: {name}", engine.key());
            let left = format!("{name}-{round}");
            if end.is_err() {
                world.picture(&folder.join(FAILED), &left).context("picturing what failed")?;
            }
            drop(world);
            let took = start.elapsed();
            let seconds = took.as_secs_f64();
            match &end {
                Ok(()) => println!("ok      {name} ({seconds:.1} s)"),
                Err(error) => println!("FAILED  {name} ({seconds:.1} s)\n        {error:#}"),
            }
            let mut kept = kept.lock().map_err(|_| anyhow!("a journey panicked"))?;
            if end.is_err() {
                browsers.end(engine);
                kept.failed.push(name.clone());
            }
            kept.spent.push((took, cost::take(), name));
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let travel = &travel;
        let threads: Vec<_> =
            (0..TRAVELLERS).map(|number| scope.spawn(move || travel(number))).collect();
        threads.into_iter().try_for_each(|thread| match thread.join() {
            Ok(end) => end,
            Err(_) => bail!("a journey panicked"),
        })
    })?;
    Ok(kept.into_inner().unwrap_or_default())
}

/// The next trip of a traveller: in the engine it uses as long as there is one, since a browser takes
/// seconds to start, and in the one with the most trips left then.
fn take(left: &Mutex<Vec<Trip>>, engine: Engine) -> Result<Option<Trip>> {
    let mut left = left.lock().map_err(|_| anyhow!("a journey panicked"))?;
    let count = |engine: Engine| left.iter().filter(|(one, _)| *one == engine).count();
    let engine = match count(engine) {
        0 => Engine::ALL.into_iter().max_by_key(|engine| count(*engine)).unwrap_or(engine),
        _ => engine,
    };
    let place = left.iter().position(|(one, _)| *one == engine);
    Ok(place.map(|place| left.remove(place)))
}

/// Where the time went: of all together, and of the slowest or of each.
fn print_costs(mut spent: Vec<(Duration, Cost, String)>, table: Table) {
    let mut whole = Cost::default();
    spent.iter().for_each(|(_, cost, _)| whole.merge(cost));
    let time: Duration = spent.iter().map(|(time, ..)| *time).sum();
    spent.sort_by_key(|(time, ..)| std::cmp::Reverse(*time));
    let shown = if table == Table::Whole { spent.len() } else { SLOWEST };
    println!("   seconds{}", cost::heading());
    let line = |time: &Duration, cost: &Cost, name: &str| {
        println!("   {:>7.1}{cost}  {name}", time.as_secs_f64());
    };
    spent.iter().take(shown).for_each(|(time, cost, name)| line(time, cost, name));
    line(&time, &whole, "all");
}

/// Does something while this many threads take all the processor they can get.
fn beside_busy_loops<T>(loops: u32, act: impl FnOnce() -> T) -> T {
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..loops {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let done = act();
        over.store(true, Ordering::Relaxed);
        done
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(args: &str, expected: Option<(Option<Engine>, u32, u32, &str)>) {
        let args: Vec<String> = args.split_whitespace().map(str::to_owned).collect();
        let expected = expected.map(|(engine, times, busy, words)| Plan {
            engine,
            times,
            busy,
            words: words.to_owned(),
            table: Table::Short,
        });
        assert_eq!(Plan::read(&args).ok(), expected);
    }

    #[test]
    fn a_plan_is_read_from_options_and_words() {
        check("", Some((None, 1, 0, "")));
        check("--times 10 --busy 2", Some((None, 10, 2, "")));
        check("a killed browser --times 3", Some((None, 3, 0, "a killed browser")));
        check("--engine webkit own", Some((Some(Engine::WebKit), 1, 0, "own")));
        check("--engine opera", None);
        check("--times", None);
        check("--times 0", None);
        check("--busy many", None);
        check("--fast", None);
    }
}
