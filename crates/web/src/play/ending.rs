//! The end of a run. It is saved and counted at the very moment, before anything is drawn or waited
//! for: the tab may be closed while the end is looked at.

use super::{Table, after, start};
use crate::app::Frame;
use crate::errands;
use crate::route::Route;
use crate::storage::profile;
use leptos::prelude::{GetUntracked, WithUntracked, set_timeout};
use progress::Gain;
use session::{EndResult, Phrase, RunId, Session};
use std::cell::RefCell;
use std::time::Duration;

/// A won board is looked at before its card comes.
const BEFORE_RESULT: Duration = Duration::from_millis(1400);

/// A run that is over, and what it brought.
#[derive(Clone)]
pub struct Ended {
    pub session: Session,
    pub gain: Gain,
}

thread_local! {
    /// The run that has just ended: its card needs neither storage nor a replay.
    static JUST_ENDED: RefCell<Option<Ended>> = const { RefCell::new(None) };
}

/// Keeps and counts the run on the table, and then shows its card.
pub fn end(table: Table) {
    after::save(table);
    // In another tab the run went on; its end is that tab's.
    if table.lost_hold.get_untracked() {
        return;
    }
    errands::played(table);
    let session = table.with(|desk| desk.session().clone());
    JUST_ENDED.set(settled(table.frame, session));
    // A win goes on to its card by itself. What was lost or shown stands until the player goes on.
    let result = table.shot.with_untracked(|shot| shot.outcome.end().map(|end| end.result));
    if result == Some(EndResult::Won) {
        set_timeout(move || show_card(table), table.moments.longest().max(BEFORE_RESULT));
    }
}

/// From the last board to the card, if the player is still there.
pub fn show_card(table: Table) {
    let run = table.run;
    if table.frame.route.get_untracked() == Route::Play(run) {
        table.frame.replace(Route::Result(run));
    }
}

/// A run that is over, for its card: the one that has just ended, or one from storage. `None` when
/// it can still be played. The reason why not is a sentence for the player.
pub async fn ended(frame: Frame, run: RunId) -> Result<Option<Ended>, Phrase> {
    if let Some(ended) = JUST_ENDED.take().filter(|ended| ended.session.run() == run) {
        return Ok(Some(ended));
    }
    Ok(settled(frame, start::resume(frame, run).await?))
}

/// The same from its slip, for when storage does not answer.
pub fn ended_by_slip(frame: Frame, run: RunId) -> Option<Ended> {
    settled(frame, start::resume_from_slip(run)?)
}

fn settled(frame: Frame, session: Session) -> Option<Ended> {
    let gain = profile::settle(frame, &session)?;
    Some(Ended { session, gain })
}
