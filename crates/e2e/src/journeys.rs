//! What must work in a real browser, one function each. `rounds.rs` plays them.

mod album;
mod calm;
mod coach;
mod daily;
mod ending;
mod games;
mod grounds;
mod grown;
mod history;
mod keeping;
mod lesson;
mod levels;
mod lost;
mod offline;
mod order;
mod own;
mod plain;
mod playing;
mod rooms;
mod screens;
mod table;
pub mod travel;
mod trouble;
mod world;

pub use album::fill as fill_album;
pub use coach::{live as live_by, of_student};
pub use screens::bare as bare_addresses;

use crate::world::World;
use anyhow::Result;

/// A name, and what happens on the way.
pub type Journey = (&'static str, fn(&World) -> Result<()>);

/// What has to work in every engine: to begin, to play to the end, and to lose nothing. The long ones
/// first, so that nobody waits for the last.
pub const EVERYWHERE: &[Journey] = &[
    ("a run counts once though its tab is closed", ending::closed),
    ("a run counts once though its page is reloaded", ending::reloaded),
    ("a run counts once though Back leaves it", ending::left_by_back),
    ("a page left by a link comes back and saves on", keeping::left_by_link),
    ("a page left in the middle of a save blocks no other", keeping::left_in_a_save),
    ("the page plays without a network", offline::offline),
    ("reload and Back come back to the same place", keeping::reload_and_back),
    ("a backup is restored in a fresh browser", keeping::backup),
    ("a puzzle of one's own is typed, chosen or refused", own::own),
    ("progress that is damaged is rebuilt from the runs", trouble::rebuilt),
    ("what the first Ninefold stored is all there", trouble::first_storage),
    ("a run is looked at with the coach, without a network too", coach::after),
    ("a room is fetched once, and opens without a network", rooms::unknown),
    ("a link is opened, and loses no game", travel::opened),
    ("a puzzle is analysed step by step", travel::analysed),
    ("a puzzle is shared and printed", travel::shared),
    ("a board is copied as a picture", travel::pictured),
    ("a game under way is sent by link", travel::sent_here),
    ("the world's board is played for, seen and watched", world::ranked),
    ("a key counts as soon as there is a board", playing::at_once),
    ("undo, redo and checkpoints", playing::undo),
    ("cells are selected by drag", playing::drag),
];

/// What Chromium does as a part of more: it plays every game from its menu to its end.
pub const IN_THE_OTHERS: &[Journey] = &[
    ("every game is begun and ended by mouse", games::begun_and_ended_by_mouse),
    ("every game is begun and ended by keys", games::begun_and_ended_by_keys),
];

/// All the rest, the long ones first.
pub const IN_CHROMIUM: &[Journey] = &[
    ("storage that does not answer leaves no screen blank", trouble::silent),
    ("every screen passes axe by day", crate::axe::by_day),
    ("every screen passes axe by night", crate::axe::by_night),
    ("every screen passes axe in high contrast", crate::axe::in_contrast),
    ("every game to its end by touch", games::by_touch),
    ("every game to its end by mouse", games::by_mouse),
    ("every game to its end by keys alone", games::by_keys),
    ("the course is read, tried and played", coach::course),
    ("statistics are seen as pictures, and a line waits at home", coach::pictures),
    ("what levels open is taken and used", levels::unlocks),
    ("two players meet in the world, and a phone is paired", world::met),
    ("a ranked run is finished without its server", world::away),
    ("a player is named, comes back, and is deleted", world::kept),
    ("a daily is played, counted and shared", daily::daily),
    ("puzzles of chosen techniques", order::order),
    ("a killed browser loses no move that was saved", keeping::killed),
    ("a slip is caught up with, but undoes no move", keeping::slips),
    ("a run counts once though the browser is killed", ending::killed),
    ("a run counts once though the storage was full", ending::full),
    ("progress that cannot be read is set aside", ending::unreadable),
    ("every address reloads to itself", screens::addresses),
    ("the page lies in any folder of a host", offline::folder),
    ("a new version is offered, never forced", offline::update),
    ("two tabs do not overwrite each other", keeping::two_tabs),
    ("a damaged save is set aside and reported", keeping::damaged),
    ("play fits every screen without scrolling", screens::fits),
    ("everything is said in German too", screens::german),
    ("settings take effect at once and stay", screens::settings),
    ("the precache list is the build", offline::precache),
    ("a lesson comes before the first run, once", lesson::first_time),
    ("every game has a lesson that can be played", lesson::of_every_game),
    ("a lesson waits for what it shows", lesson::astray),
    ("a level is told with what it opened", levels::level),
    ("a personal best is named, and Again is one game", grown::places),
    ("a grown player comes on a second day", levels::days),
    ("a grown player changes settings and language", levels::settings),
    ("a grown player's backup is restored", levels::backup),
    ("a run is lost by mistakes", lost::by_mistakes),
    ("a run is lost for want of room", lost::by_room),
    ("a run is lost to time", lost::by_time),
    ("long lists can be read to their end", grown::long_lists),
    ("every screen has a name and takes the focus", grown::titles),
    ("no screen is a little too high", grown::heights),
    ("magnified, the board can be played on", grown::magnified),
    ("a board is printed alone", grown::print),
    ("numbers and days are written as in the browser's region", plain::regions),
    ("what the browser refuses to store is told in words", plain::refusals),
    ("who wants no motion sees none", plain::still),
    ("keys are offered where there are some", plain::keyless),
    ("the page weighs no more than it may", crate::weight::bounded),
    ("a finished run is counted and can be watched", history::finished),
    ("a puzzle of one's own is dropped", own::dropped),
    ("a board is looked at and chosen", grounds::chosen),
    ("a board as documents print it is pasted and played", grounds::pasted),
    ("labels of regions are read on a narrow phone", grounds::narrow),
    ("nothing is offered that does nothing", table::idle_buttons),
    ("a beginner sees few things at first", calm::few),
    ("prices are told before the start", calm::prices),
    ("music plays when it is wished for", calm::music),
    ("cells and pieces have names, and choices a colour", calm::named),
    ("puzzles of other programs are opened", travel::of_others),
    // No other engine installs pages that something is shared with.
    ("a file is shared with the page", travel::shared_with),
    ("the manifest tells which files are opened", travel::installable),
    ("what shares and prints is kept without a network", travel::kept),
    ("a puzzle of one's own is refused in German", own::german),
    ("cells are selected by double tap", playing::double_tap),
    ("what was chosen stays chosen, and the bonus stays in view", table::choices),
    ("pieces stay where they are put in the tray", table::tray),
    ("a piece that is taken asks where", table::asks_where),
    ("the last board stays until the player goes on", table::last_board),
    ("menu and keys stop the clock", table::resting),
    ("the newest is told", table::newest),
    ("a hint lights what it speaks of", table::hint_lights),
    ("a board that is not right has a way back", table::way_back),
    ("pictures need no digit", table::pictures),
    ("a wrong number is felt on the board", table::felt),
    ("a cleared line stands beside its sum", table::star),
    ("Shift and Ctrl write notes", playing::notes),
    ("links are drawn between notes", playing::links),
    ("a pause covers the board", playing::pause),
    ("a hint is drawn in its stages and done", playing::hint),
    ("showing the solution is asked twice", playing::solution),
    ("the keys are shown on ?", playing::keys),
    ("keys are bound anew, told of and kept", playing::rebinding),
];
