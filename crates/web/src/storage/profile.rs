//! Where the player's progress stands: every finished run, once. Other tabs write it too.

use super::db::DbError;
use super::{local, runs};
use crate::app::Frame;
use leptos::prelude::{Update, WithUntracked};
use progress::{Aside, Gain, Shelf, Unkept};
use session::{RunId, Session, phrase};

/// The small storage, which writes at once: a tab that is closed right after the last move has
/// counted it. Tabs take turns there, so nobody comes in between.
pub struct Browser;

const NAME: &str = "profile";

impl Shelf for Browser {
    type Error = DbError;

    fn change(&self, change: &mut dyn FnMut(&str) -> Option<String>) -> Result<(), DbError> {
        match change(&local::read(NAME).unwrap_or_default()) {
            Some(text) => local::keep(NAME, &text),
            None => Ok(()),
        }
    }

    fn set_aside(&self, name: &str, text: &str) -> Result<bool, DbError> {
        let name = format!("damaged.{NAME}.{name}");
        let is_new = local::read(&name).is_none();
        if is_new {
            local::keep(&name, text)?;
        }
        Ok(is_new)
    }
}

pub type Kept = Result<Option<Aside>, Unkept<DbError>>;

/// Tells the player what is wrong with the stored progress, if anything is.
pub fn tell(frame: Frame, kept: &Kept) {
    match kept {
        Ok(None) => {}
        Ok(Some(aside)) => {
            frame.tell(&phrase!("progress-damaged", count = aside.damages.len() as u32));
        }
        Err(unkept) => frame.tell(&unkept.phrase()),
    }
}

/// Counts a run that is over. What one that is counted already brought is told again.
pub fn settle(frame: Frame, session: &Session) -> Option<Gain> {
    let settled = frame.profile.try_update(|mine| mine.settle(session, &Browser)).flatten()?;
    tell(frame, &settled.kept);
    Some(settled.gain)
}

/// Counts the runs that ended and were not counted then, such as those of a full storage, and says
/// how many. One that cannot have been played to its end is set aside and told of.
pub async fn sweep(frame: Frame) -> u32 {
    let is_counted = |run: &RunId| frame.profile.with_untracked(|mine| mine.knows(*run));
    // Whoever wants to see the runs is told that they cannot be read.
    let Ok(names) = runs::names().await else { return 0 };
    let (mut n_new, mut n_damaged) = (0, 0);
    for run in names.into_iter().filter(|run| !is_counted(run)) {
        let Ok(Some(save)) = runs::peek(run).await else { continue };
        if !save.over {
            continue;
        }
        match frame.profile.try_update(|mine| mine.count(&save.log)) {
            Some(Ok(true)) => n_new += 1,
            Some(_) => {
                n_damaged += u32::from(runs::set_aside_unplayable(&save).await.is_ok());
            }
            None => {}
        }
    }
    if n_damaged > 0 {
        frame.tell(&phrase!("saves-damaged", count = n_damaged));
    }
    if n_new > 0 {
        let kept = frame.profile.try_update(|mine| mine.store(&Browser));
        tell(frame, &kept.unwrap_or(Ok(None)));
    }
    n_new
}

/// What the progress was before it was damaged, as far as it was set aside.
pub fn asides() -> Vec<String> {
    local::names(&format!("damaged.{NAME}.")).iter().filter_map(|name| local::read(name)).collect()
}
