//! What a player meets at the table: what stays, what stops, what is told, what is lit.

use crate::engine::Press;
use crate::player::{self, DIGITS};
use crate::saves;
use crate::tab::{DESKTOP, Keys, PHONE, Screen, Tab};
use crate::world::World;
use anyhow::{Context, Result, anyhow, ensure};
use session::view::{Content, PieceView};
use session::{Action, Cell, Command, Desk, GameId, Millis, Session};

const NO_TIME: Millis = Millis::ZERO;

fn at(world: &World, game: GameId, screen: Screen) -> Result<(Tab, Session)> {
    let tab = world.home(screen)?;
    let session = saves::deal(game)?;
    saves::open(&tab, &session)?;
    Ok((tab, session))
}

/// The first game whose view is like this; journeys know no game by its rules.
fn game(is_wanted: impl Fn(&Session) -> bool) -> Result<GameId> {
    let mut games = GameId::ALL.into_iter();
    games.find(|game| saves::deal(*game).is_ok_and(|run| is_wanted(&run))).context("no such game")
}

fn turning() -> Result<GameId> {
    game(|run| run.view(NO_TIME).tray.iter().any(|piece| piece.turnable))
}

fn counting_down() -> Result<GameId> {
    use session::view::Figure;
    game(|run| {
        let readouts = run.view(NO_TIME).readouts;
        readouts.iter().any(|readout| matches!(readout.value, Figure::Countdown { .. }))
    })
}

/// Chooses a button of the menu by its words.
fn choose(tab: &Tab, words: &str) -> Result<()> {
    find(tab, words)?;
    tab.click("#wanted")?;
    tab.wait("!document.querySelector('.dialog')")
}

/// Opens the menu, and its drawer if need be, and marks the button with these words.
fn find(tab: &Tab, words: &str) -> Result<()> {
    tab.click(".head .button:last-child")?;
    tab.wait("document.querySelector('.dialog .menu-grid')")?;
    let mark = format!(
        "[...document.querySelectorAll('.menu-grid .button')].filter((button) => button.innerText.trim() === '{words}').map((button) => button.id = 'wanted').length"
    );
    if tab.js(&mark)? == 0 {
        tab.click(".dialog .more")?;
    }
    tab.wait(&mark)
}

/// Keeps what comes and goes: the text of everything that matches, by the time it appears.
fn watch(tab: &Tab, selector: &str) -> Result<()> {
    tab.js(&format!(
        "window.seen = []; new MutationObserver(() => document.querySelectorAll({selector:?}).forEach((one) => {{ \
            if (!one.seen) {{ one.seen = true; window.seen.push(one.textContent); }} }})) \
         .observe(document.body, {{ childList: true, subtree: true }})"
    ))?;
    Ok(())
}

/// Lets the page's clock leap.
pub fn leap(tab: &Tab, seconds: u32) -> Result<()> {
    tab.js(&format!(
        "(() => {{ const now = performance.now.bind(performance); performance.now = () => now() + {seconds}000; }})()"
    ))?;
    Ok(())
}

/// The bonus bar stays when mistakes are shown, and what was chosen is chosen in the next game too.
pub fn choices(world: &World) -> Result<()> {
    let (tab, _) = at(world, GameId::Classic, DESKTOP)?;
    tab.wait("document.querySelector('.readout .bar')")?;
    let n = tab.js("document.querySelectorAll('.readout').length")?.as_u64().context("a count")?;
    choose(&tab, "Show mistakes")?;
    tab.wait(&format!("document.querySelectorAll('.readout').length === {}", n + 1))?;
    tab.wait("document.querySelector('.readout .bar')")?;
    choose(&tab, "Colours")?;
    tab.wait("document.querySelector('.cell .gem')")?;
    player::start(&tab, GameId::Classic.key(), 0, player::Hand::Mouse)?;
    tab.wait("document.querySelector('.cell .gem') && !document.querySelector('.cell .value')")?;
    tab.wait(&format!("document.querySelectorAll('.readout').length === {}", n + 1))?;
    // And the other way.
    choose(&tab, "Digits")?;
    tab.wait("document.querySelector('.cell .value')")?;
    tab.reload()?;
    player::start(&tab, GameId::Classic.key(), 0, player::Hand::Mouse)?;
    tab.wait("document.querySelector('.cell .value') && !document.querySelector('.cell .gem')")
}

/// The places of all pieces in the tray, by their names.
const PLACES: &str = "Object.fromEntries([...document.querySelectorAll('.tray .piece')].map((piece) => { \
    const r = piece.getBoundingClientRect(); return [piece.ariaLabel.split(',')[0], [r.x + r.width / 2, r.y + r.height / 2].map(Math.round).join()]; }))";

/// Turning one piece moves no other; one that is dropped on the tray lies there, small and beside the
/// others, and lies there still after a reload.
pub fn tray(world: &World) -> Result<()> {
    let (tab, session) = at(world, turning()?, DESKTOP)?;
    tab.middle(".tray .piece [data-grip='0']")?;
    let full = tab.js(PLACES)?;
    // Some go to the board, so that there is room.
    let mut desk = Desk::new(session, NO_TIME);
    player::play_on(&tab, &mut desk, player::Hand::Mouse, 3)?;
    tab.middle(".tray .piece [data-grip='0']")?;
    let before = tab.js(PLACES)?;
    tab.click(".tray .piece [data-grip='0']")?;
    tab.wait("document.querySelector('.piece.chosen')")?;
    let turned = tab.js("document.querySelector('.tray .piece').ariaLabel.split(',')[0]")?;
    for quarter in 1..=3 {
        tab.key("KeyX")?;
        tab.wait(&format!(
            "document.querySelector('.piece.chosen')?.dataset.turn === '{quarter}'"
        ))?;
        let others = |all: serde_json::Value| {
            let mut all = all.as_object().cloned().unwrap_or_default();
            all.retain(|name, _| *name != turned);
            all
        };
        let (now, then) = (others(tab.js(PLACES)?), others(before.clone()));
        ensure!(now == then, "turning one piece moved others: {then:?} became {now:?}");
    }
    tab.key("Escape")?;
    tab.wait("!document.querySelector('.piece.chosen')")?;
    // From its place over the board to where another one was.
    let grip = tab.middle(".tray .piece [data-grip='0']")?;
    let mut left = full.as_object().into_iter().flatten();
    let (_, spot) =
        left.find(|(name, _)| before.get(name.as_str()).is_none()).context("one has gone")?;
    let (x, y) =
        spot.as_str().and_then(|spot| spot.split_once(',')).context("a place is two numbers")?;
    let spot: (f64, f64) = (x.parse()?, y.parse()?);
    let name = tab.js("document.querySelector('.tray .piece').ariaLabel.split(',')[0]")?;
    tab.drag(&[grip, tab.middle(".board")?, spot])?;
    tab.wait("!document.querySelector('.piece.held')")?;
    let inside = "(() => { const t = document.querySelector('.tray').getBoundingClientRect(); \
        return [...document.querySelectorAll('.piece')].every((piece) => { const r = piece.getBoundingClientRect(); \
            return r.left >= t.left && r.right <= t.right && r.top >= t.top && r.bottom <= t.bottom; }); })()";
    tab.wait(inside)?;
    let moved = tab.js(PLACES)?;
    let place = |all: &serde_json::Value| all[name.as_str().unwrap_or_default()].clone();
    ensure!(place(&moved) != place(&before), "it did not stay where it was put: {moved}");
    for (other, spot) in before.as_object().into_iter().flatten() {
        ensure!(*other == name || moved[other.as_str()] == *spot, "{other} was moved too");
    }
    tab.reload()?;
    tab.wait("document.querySelector('.tray .piece')?.dataset.turn === '3'")?;
    tab.wait(&format!("JSON.stringify({PLACES}) === {:?}", moved.to_string()))?;
    // What fits nowhere on the board goes home and covers no given.
    let given = tab.middle(".cell.given")?;
    let grip = tab.middle(".tray .piece [data-grip='0']")?;
    tab.drag(&[grip, given])?;
    tab.wait("document.querySelector('.notice-card.refusal')")?;
    tab.wait(inside)
}

/// A piece that is taken asks where; nothing is called wrong. What lies on the board is ink.
pub fn asks_where(world: &World) -> Result<()> {
    let (tab, session) = at(world, turning()?, PHONE)?;
    for piece in session.view(NO_TIME).tray.iter().take(3) {
        let PieceView { id, .. } = piece;
        let grip = format!(".tray-field > .piece:nth-child({}) [data-grip='0']", id.0 + 1);
        tab.tap(&grip)?;
        tab.wait("document.querySelector('.notice-card')?.innerText.includes('Where')")?;
        ensure!(
            tab.js("!document.querySelector('.refusal, .refuse, .ghost.no')")? == true,
            "a piece that is taken is called wrong"
        );
        tab.tap(&grip)?;
        tab.wait("!document.querySelector('.piece.chosen')")?;
    }
    let hint = session.hint(NO_TIME).map_err(|refusal| anyhow!("{refusal:?}"))?;
    let mut placed = session.clone();
    placed.act(&hint.actions[0], NO_TIME).map_err(|refusal| anyhow!("{refusal:?}"))?;
    tab.go("/")?;
    saves::open(&tab, &placed)?;
    let inks = tab.js(
        "[...new Set([...document.querySelectorAll('.cell.own, .cell.given')].map((cell) => getComputedStyle(cell).color))].length",
    )?;
    ensure!(inks == 1, "placed digits have a colour of their own");
    Ok(())
}

/// The solution and a lost board stay until the player goes on, also after a reload.
pub fn last_board(world: &World) -> Result<()> {
    let (tab, _) = at(world, GameId::Classic, DESKTOP)?;
    find(&tab, "Show the solution")?;
    tab.click("#wanted")?;
    // However long a card would wait, it comes before what is asked for behind it.
    tab.js("(() => { const set = window.setTimeout.bind(window); window.setTimeout = (act, _, ...more) => set(act, 0, ...more); })()")?;
    tab.click("#wanted.danger")?;
    tab.wait("document.querySelector('.over .button')")?;
    tab.js("new Promise((done) => setTimeout(() => setTimeout(() => done(true))))")?;
    ensure!(
        tab.js("location.hash.startsWith('#/play/') && !!document.querySelector('.over .button')")?
            == true,
        "the card takes the solution away"
    );
    tab.reload()?;
    tab.wait("document.querySelector('.over .button') && !document.querySelector('.cell.empty')")?;
    tab.key("Enter")?;
    tab.wait("document.querySelector('.letter')")?;

    // What is lost has its last board.
    let lost = lost_run()?;
    tab.go("/")?;
    saves::open(&tab, &lost)?;
    tab.wait("document.querySelector('.notice-card')?.innerText.includes('fitted')")?;
    tab.click(".over .button")?;
    tab.wait("document.querySelector('.letter')")
}

/// A run with pieces that do not turn, played until none fits.
fn lost_run() -> Result<Session> {
    let mut session = saves::deal(bits()?)?;
    while !session.outcome().is_over() {
        let action = placements(&session)
            .min_by_key(|action| session.preview(action, NO_TIME).points)
            .context("a run that is not over goes on")?;
        session.act(&action, NO_TIME).map_err(|refusal| anyhow!("{refusal:?}"))?;
    }
    Ok(session)
}

fn bits() -> Result<GameId> {
    game(|run| run.view(NO_TIME).tray.iter().any(|piece| !piece.turnable))
}

fn placements(session: &Session) -> impl Iterator<Item = Action> + use<'_> {
    let tray = session.view(NO_TIME).tray;
    let all = tray.into_iter().flat_map(|piece| {
        Cell::all().map(move |at| Action::Place { piece: piece.id, at, turn: piece.turn })
    });
    all.filter(|action| !session.refuses(action, NO_TIME))
}

/// Menu and keys stop the clock, and a countdown behind them.
pub fn resting(world: &World) -> Result<()> {
    let (tab, _) = at(world, counting_down()?, DESKTOP)?;
    let left = "+document.querySelector('.readout.ring b').innerText";
    for open in ["menu", "keys"] {
        match open {
            "menu" => tab.click(".head .button:last-child")?,
            _ => tab.keys(&[Keys::Shift("Slash")])?,
        }
        tab.wait("document.querySelector('.dialog')")?;
        tab.wait("document.querySelector('.cover')")?;
        leap(&tab, 25)?;
        tab.key("Escape")?;
        tab.wait("!document.querySelector('.dialog') && !document.querySelector('.cover')")?;
        ensure!(tab.js(&format!("{left} > 5"))? == true, "the countdown ran behind the {open}");
    }
    // Without a dialog it does run.
    leap(&tab, 25)?;
    tab.wait(&format!("{left} <= 5"))
}

/// The newest is told: time that ran out after a refusal, and no old refusal during a drag.
pub fn newest(world: &World) -> Result<()> {
    let (tab, session) = at(world, counting_down()?, DESKTOP)?;
    let given = session.view(NO_TIME).board.cells.into_iter();
    let mut given = given.filter(|cell| matches!(cell.content, Content::Given(_)));
    let given = given.next().context("something is given")?.cell.index();
    tab.click(&format!("[data-cell='{given}']"))?;
    tab.key("Digit1")?;
    tab.wait("document.querySelector('.notice-card.refusal')")?;
    leap(&tab, 31)?;
    tab.wait(
        "document.querySelector('.notice-card:not(.refusal)')?.innerText.includes('Time ran out')",
    )?;

    let (tab, _) = at(world, turning()?, DESKTOP)?;
    let spots = tab.middles(&[".tray .piece [data-grip='0']", ".cell.given"])?;
    tab.drag(&spots)?;
    tab.wait("document.querySelector('.notice-card.refusal')")?;
    let from = tab.middle(".tray .piece [data-grip='0']")?;
    tab.mouse(Press::Down, from)?;
    tab.mouse(Press::Move, (from.0 - 30.0, from.1 + 20.0))?;
    tab.wait("document.querySelector('.piece.held')")?;
    tab.wait("!document.querySelector('.refusal')")?;
    tab.mouse(Press::Up, from)
}

/// A hint lights what it speaks of from its first stage on, numbers stand at the rim, and the keys
/// stay where they are.
pub fn hint_lights(world: &World) -> Result<()> {
    let (tab, _) = at(world, GameId::Classic, DESKTOP)?;
    let key = "document.querySelector('.key').getBoundingClientRect().top";
    tab.middle(".key")?;
    let before = tab.js(key)?;
    tab.click(".tool[data-tool='hint']")?;
    tab.wait("document.querySelector('.notice-card.hint')")?;
    for stage in 1..=2 {
        tab.wait(&format!(
            "document.querySelector('.notice-card.hint small').innerText.startsWith('{stage}')"
        ))?;
        tab.wait("document.querySelector('.hint-layer path')")?;
        ensure!(tab.js(key)? == before, "the hint pushes the keys away");
        tab.click(".notice-card.hint .button.main")?;
    }
    // Wherever a cell or a house is called by its number, the number is to be seen.
    for _ in 0..2 {
        let told = tab.get("document.querySelector('.notice-card.hint div')?.innerText")?;
        let told = told.as_str().unwrap_or_default().to_owned();
        let needs = |sign: &str| told.contains(sign);
        if needs("row ") || needs("column ") || told.contains("r1c") || needs("c9") {
            tab.wait("document.querySelectorAll('.rim.line').length === 9")?;
        }
        if needs("box ") {
            tab.wait("document.querySelectorAll('.rim.corner-box').length === 9")?;
        }
        tab.click(".notice-card.hint .button.main")?;
    }
    tab.wait("!document.querySelector('.rim')")?;
    // And always, for those who want.
    tab.js("localStorage['ninefold.settings'] += '\\ncoordinates yes'")?;
    tab.reload()?;
    tab.wait("document.querySelectorAll('.rim.line').length === 9 && document.querySelectorAll('.rim.column').length === 9")
}

/// "Mend that first, or go back to before it" has its buttons.
pub fn way_back(world: &World) -> Result<()> {
    let (tab, session) = at(world, GameId::Classic, DESKTOP)?;
    let open = player::solution(&session).context("it has a solution")?;
    let (cell, value) = open[0];
    let wrong = usize::from(value % 9 + 1);
    tab.click(&format!("[data-cell='{}']", cell.index()))?;
    tab.key(DIGITS[wrong])?;
    tab.wait(&format!("document.querySelectorAll('.cell.empty').length === {}", open.len() - 1))?;
    tab.click(".tool[data-tool='hint']")?;
    tab.wait("document.querySelectorAll('.remedies .button').length === 2")?;
    tab.click(".remedies .button:first-child")?;
    tab.wait(&format!("document.querySelector('[data-cell=\"{}\"].bad')", cell.index()))?;
    tab.click(".tool[data-tool='hint']")?;
    tab.click(".remedies .button:last-child")?;
    tab.wait(&format!("document.querySelectorAll('.cell.empty').length === {}", open.len()))
}

/// Whoever plays with pictures meets no digit: in notes, on the keys, in what is said.
pub fn pictures(world: &World) -> Result<()> {
    let (tab, mut session) = at(world, GameId::Classic, DESKTOP)?;
    session
        .act(&Action::Command(Command::FaceColors), NO_TIME)
        .map_err(|refusal| anyhow!("{refusal:?}"))?;
    tab.go("/")?;
    tab.js("localStorage['ninefold.settings'] += '\\ncounts no'")?;
    tab.go("/")?;
    saves::open(&tab, &session)?;
    tab.click(".cell.empty")?;
    tab.keys(&[
        Keys::Shift("Digit1"),
        Keys::Shift("Digit2"),
        Keys::Ctrl("Digit3"),
        Keys::Ctrl("Digit4"),
    ])?;
    tab.keys(&[Keys::Plain("KeyN"), Keys::Plain("Digit5")])?;
    tab.wait("document.querySelectorAll('.cell.cursor .gem').length === 5")?;
    let name = tab.js("document.querySelector('.cell.cursor').ariaLabel")?;
    ensure!(
        name.as_str().is_some_and(|name| name.ends_with("notes sun drop leaf moon star")),
        "it is called {name}"
    );
    tab.keys(&[Keys::Ctrl("KeyZ"); 5])?;
    tab.click(".tool[data-tool='hint']")?;
    for stage in 1..=4 {
        tab.wait(&format!(
            "document.querySelector('.notice-card.hint small')?.innerText.startsWith('{stage}')"
        ))?;
        let shown = "[document.querySelector('.board').innerText, document.querySelector('.pad').innerText, \
            document.querySelector('.hint-layer').textContent, \
            document.querySelector('.notice-card.hint div').textContent.replace(/r\\dc\\d|(row|column|box) \\d/g, '')].join(' ')";
        let digits = tab.js(&format!("({shown}).match(/[1-9]/g)?.join() ?? ''"))?;
        ensure!(digits == "", "stage {stage} shows the digits {digits}");
        if stage == 4 {
            ensure!(
                tab.js("!!document.querySelector('.notice-card.hint .gem')")? == true,
                "the hint has no picture"
            );
            let spoken = tab.js("document.querySelector('[aria-live=polite]').innerText.replace(/r\\dc\\d|(row|column|box) \\d/g, '')")?;
            ensure!(
                !spoken.as_str().unwrap_or_default().contains(|ch: char| ch.is_ascii_digit()),
                "it is said as {spoken}"
            );
        } else {
            tab.click(".notice-card.hint .button.main")?;
        }
    }
    Ok(())
}

/// A wrong number is felt on the board, and its cost flies up from there.
pub fn felt(world: &World) -> Result<()> {
    let (tab, session) = at(world, counting_down()?, PHONE)?;
    let open = player::solution(&session).context("it has a solution")?;
    watch(&tab, ".miss, .points")?;
    // Of nine values one is taken, some are refused, and one at least is wrong.
    let (cell, right) = open[0];
    let cells = session::CellSet::only(cell);
    let wrong = (1..=9).find(|&value| {
        value != right && !session.refuses(&Action::Enter { cells, value }, NO_TIME)
    });
    let wrong = wrong.context("every other value is refused")?;
    tab.tap(&format!("[data-cell='{}']", cell.index()))?;
    tab.tap(&format!(".key[aria-label='{wrong}']"))?;
    // What shakes has no words.
    tab.wait("window.seen.includes('') && window.seen.includes('−250')")?;
    // The ring says what it counts.
    tab.wait("document.querySelector('.readout.ring small')?.innerText.trim()")
}

/// A game without an eraser shows none, and where values do one thing nobody is asked what.
pub fn idle_buttons(world: &World) -> Result<()> {
    let tab = world.home(DESKTOP)?;
    for game in GameId::ALL {
        let session = saves::deal(game)?;
        let view = session.view(NO_TIME);
        saves::open(&tab, &session)?;
        let shown = |what: &str| tab.js(what).map(|shown| shown == true);
        let erases = shown(
            "[...document.querySelectorAll('.tool')].some((tool) => tool.innerText.includes('Erase'))",
        )?;
        let asks = shown("!!document.querySelector('.modes')")?;
        ensure!(erases == view.eraser, "{}: an eraser is shown: {erases}", game.key());
        ensure!(asks == (view.modes.len() > 1), "{}: modes are shown: {asks}", game.key());
    }
    Ok(())
}

/// A line that is cleared stands beside its sum: bits in their places, what they count at the rim.
pub fn star(world: &World) -> Result<()> {
    let mut session = saves::deal(bits()?)?;
    let paying = loop {
        let best =
            placements(&session).max_by_key(|action| session.preview(action, NO_TIME).points);
        let best = best.context("the run goes on")?;
        if session.preview(&best, NO_TIME).points > 0 {
            break best;
        }
        let hint = adviser(&session)?;
        session.act(&hint, NO_TIME).map_err(|refusal| anyhow!("{refusal:?}"))?;
    };
    for motion in ["no", "yes"] {
        let tab = world.home(DESKTOP)?;
        tab.js(&format!("localStorage['ninefold.settings'] = 'less-motion {motion}'"))?;
        tab.go("/")?;
        saves::open(&tab, &session)?;
        watch(&tab, ".star b, .stays, .weight")?;
        let preview = session.preview(&paying, NO_TIME);
        let Action::Place { piece, at, .. } = paying else { anyhow::bail!("a piece is placed") };
        let tray = session.view(NO_TIME).tray;
        let place = tray.iter().position(|found| found.id == piece).context("it is in the tray")?;
        let grip = format!(".tray-field > .piece:nth-child({}) [data-grip='0']", place + 1);
        tab.drag(&tab.middles(&[&grip, &format!("[data-cell='{}']", at.index())])?)?;
        let bits: usize = preview.sums.iter().map(|sum| sum.bits.len()).sum();
        tab.wait(&format!(
            "window.seen.some((text) => text.startsWith('+') && text.replace(/\\D/g, '') === '{}')",
            preview.points
        ))?;
        tab.wait(&format!(
            "window.seen.filter((text) => /^\\d+$/.test(text) && +text > 1).length >= {}",
            bits - preview.sums.len()
        ))?;
        tab.wait("document.querySelector('.notice-card')?.innerText.includes('₂')")?;
        // Nobody has to wait: the next piece takes it away.
        tab.click(".tray .piece [data-grip='0']")?;
        tab.wait("!document.querySelector('.star')")?;
    }
    Ok(())
}

/// What keeps the board playable.
fn adviser(session: &Session) -> Result<Action> {
    let filled = |action: &Action| {
        let mut next = session.clone();
        if next.act(action, NO_TIME).is_err() {
            return 0;
        }
        placements(&next).count()
    };
    placements(session).max_by_key(filled).context("a run that is not over goes on")
}
