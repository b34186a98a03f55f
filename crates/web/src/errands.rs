//! What is to be done behind the player's back where a world is behind the page: the module beside it does
//! that, and is fetched only by who has been there. Knows nothing of servers.

use crate::app::Frame;
use crate::clock;
use crate::pages::room::{KEPT, Room, facts};
use crate::play::Table;
use crate::storage::local;
use crate::workers::WorkerKind;
use rooms::Event;
use std::cell::Cell;

thread_local! {
    static ROOM: Cell<Option<Room>> = const { Cell::new(None) };
}

fn has(name: &str) -> bool {
    local::read(&(KEPT.to_owned() + name)).is_some()
}

/// At the start of the page: goes on with what was left to do, if anything was.
pub fn start(frame: Frame) {
    let room = Room::new(frame, WorkerKind::Errands);
    ROOM.set(Some(room));
    if has("world.outbox") || has("world.sync") {
        room.tell(Event::Enter { path: "errands".into(), facts: facts(frame) });
    }
}

/// How a run stands, every few seconds and at its end.
pub fn played(table: Table) {
    let (true, Some(room)) = (has("world"), ROOM.get()) else { return };
    let (log, over) =
        table.with(|desk| (desk.log(clock::tick()), desk.session().outcome().is_over()));
    if has("world.tickets") || (over && log.deal.day().is_some()) {
        room.tell(Event::Played { facts: facts(table.frame), log: log.to_string(), over });
    }
}
