//! How a run comes onto the table: freshly dealt, or taken from storage.

use crate::app::Frame;
use crate::clock;
use crate::route::Route;
use crate::storage::patiently;
use crate::storage::runs::{self, Save, TakeError};
use crate::workers::{self, Kind, Unanswered, WorkerKind};
use leptos::prelude::{GetUntracked, RwSignal, Set, WithUntracked};
use progress::Unbegun;
use session::{Deal, Phrase, RunId, Session, phrase};
use std::cell::{Cell, RefCell};
use worker::Question;

thread_local! {
    /// The run just dealt: it is on the table before storage has heard of it.
    static DEALT: RefCell<Option<Session>> = const { RefCell::new(None) };
    /// Counts what was asked to be dealt: only the last is wanted.
    static WISHES: Cell<u32> = const { Cell::new(0) };
}

/// Deals a run, keeps it, and goes to it. Asked several times before it is dealt, it deals once.
pub fn deal(frame: Frame, kind: Kind) {
    let wish = WISHES.get() + 1;
    WISHES.set(wish);
    wasm_bindgen_futures::spawn_local(async move {
        let dealt = workers::take(kind).await;
        if WISHES.get() != wish {
            return;
        }
        match dealt {
            Ok(Ok(deal)) => begin(frame, deal),
            Ok(Err(why)) => frame.tell(&phrase!("deal-failed", why = why)),
            Err(Unanswered::Cancelled) => return,
            Err(Unanswered::Alone) => frame.tell(&phrase!("worker-none")),
        }
        // The next one is made while this one is played.
        workers::prepare(vec![kind]);
    });
}

/// Deals what the worker is asked for and goes to it; asked again meanwhile, nothing changes.
pub fn order<Q>(frame: Frame, question: Q, busy: RwSignal<bool>)
where
    Q: Question<Answer: Into<Option<Deal>>> + 'static,
{
    if busy.get_untracked() {
        return;
    }
    busy.set(true);
    wasm_bindgen_futures::spawn_local(async move {
        match workers::ask(WorkerKind::Dealer, question).await.map(Into::into) {
            Ok(Some(deal)) => begin(frame, deal),
            Ok(None) => frame.tell(&phrase!("order-none")),
            Err(Unanswered::Cancelled) => {}
            Err(Unanswered::Alone) => frame.tell(&phrase!("worker-none")),
        }
        let _ = busy.try_set(false);
    });
}

/// Starts a run of this deal and goes to it.
pub fn begin(frame: Frame, deal: Deal) {
    let run = RunId(clock::entropy());
    let begun = frame
        .profile
        .with_untracked(|profile| profile.begin(deal, run, clock::wall(), clock::tick()));
    let mut session = match begun {
        Ok(session) => session,
        Err(why @ Unbegun::Locked { .. }) => return frame.tell(&why.phrase()),
        Err(why) => return frame.tell(&phrase!("deal-failed", why = why.phrase())),
    };
    frame.settings.with_untracked(|settings| {
        session.choose_again(&settings.choices, clock::tick());
    });
    let save = Save {
        holder: frame.tab,
        saved: clock::wall(),
        over: false,
        log: session.log(clock::tick()),
    };
    DEALT.set(Some(session));
    let saving = runs::save(&save);
    wasm_bindgen_futures::spawn_local(async move {
        let silent = move || frame.tell(&phrase!("storage-silent"));
        if let Err(error) = patiently(saving, silent).await {
            frame.tell(&phrase!("save-failed", why = error.0));
        }
    });
    frame.go(Route::Play(run));
}

/// The run that was just dealt, or one from storage. The reason why not is a sentence for the player.
pub async fn resume(frame: Frame, run: RunId) -> Result<Session, Phrase> {
    if let Some(session) = DEALT.take().filter(|session| session.run() == run) {
        return Ok(session);
    }
    let save = match runs::take(run, frame.tab).await {
        Ok(Some(save)) => save,
        Ok(None) => return Err(phrase!("run-unknown")),
        Err(TakeError::Damaged(why)) => return Err(phrase!("run-damaged", why = why)),
        Err(TakeError::Storage(error)) => return Err(phrase!("save-failed", why = error.0)),
    };
    Session::resume(&save.log, clock::tick())
        .map_err(|error| phrase!("run-damaged", why = error.phrase()))
}

/// A run as its slip has it, for when storage does not answer.
pub fn resume_from_slip(run: RunId) -> Option<Session> {
    Session::resume(&runs::read_slip(run)?.log, clock::tick()).ok()
}
