//! The game: board, pad or tray, tools. Drawn from the view alone; it never asks which game it is.

use super::Silent;
use crate::app::Frame;
use crate::art::{Icon, Sign, hue, piece_art};
use crate::board::Board;
use crate::panels::{
    Commands, KeysDialog, NoticeCard, Over, Pad, Readouts, ShareDialog, Tools, Tray,
};
use crate::play::{self, Drag, Table};
use crate::prelude::*;
use crate::route::Route;
use crate::storage::patiently;
use crate::{errands, t, text};
use session::view::CommandState;
use session::{Command, Intent, RunId, Session, phrase};
use std::time::Duration;

/// How often the clock is looked at.
const BEAT: Duration = Duration::from_millis(200);
/// How often word of a ranked run goes out.
const WORD: Duration = Duration::from_secs(10);

#[component]
pub fn Play(run: RunId) -> impl IntoView {
    let frame = Frame::here();
    let table = RwSignal::new(None::<Table>);
    let silent = RwSignal::new(false);
    // The signals of the table live as long as this screen.
    let owner = StoredValue::new_local(Owner::current());
    let put = move |session: Session| {
        let Some(Some(owner)) = owner.try_get_value() else { return };
        // It may be on the table already, from its slip.
        if table.with_untracked(Option::is_none) {
            owner.with(|| table.set(Some(Table::new(session, frame))));
        }
    };
    let late = move || match play::resume_from_slip(run) {
        Some(session) => {
            put(session);
            frame.tell(&phrase!("storage-silent"));
        }
        None => {
            let _ = silent.try_set(true);
        }
    };
    wasm_bindgen_futures::spawn_local(async move {
        match patiently(play::resume(frame, run), late).await {
            Ok(session) => put(session),
            Err(why) => {
                frame.tell(&why);
                frame.replace(Route::Home);
            }
        }
    });
    move || match table.get() {
        Some(table) => Some(view! { <Game table/> }.into_any()),
        None => silent.get().then(|| view! { <Silent/> }.into_any()),
    }
}

#[component]
pub fn Game(
    table: Table,
    /// What else lies on the screen.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let frame = Frame::here();
    // Dialogs ask for it: they stop its clock.
    provide_context(table);
    let drag = Drag::new(table);
    let menu = RwSignal::new(false);
    let help = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    play::listen_to_keys(table, help);
    keep_time(table, drag);
    let game = table.with(|desk| desk.session().deal().game);
    let preset = table.with(|desk| game.preset(desk.session().deal().preset));
    let title = preset.map_or_else(
        || text::say(&game.info().name),
        |preset| t!("game-preset", game = game.info().name, preset = preset.name),
    );
    document().set_title(&format!("{title} · Ninefold"));
    let (size, tray_room) = table.shot.with_untracked(|shot| {
        let board = &shot.view.board;
        (format!("--rows:{};--cols:{}", board.rows, board.cols), shot.view.tray_room)
    });
    let has_tray = tray_room > 0;
    let shelves = match tray_room {
        0 => "",
        1..=3 => " shelves few",
        _ => " shelves",
    };
    let class = format!("play {}{shelves}", hue(game));
    let root = drag.root;
    effect(move || {
        root.track();
        request_animation_frame(focus_cursor);
    });
    // What is wanted now, such as handing in, is not hidden in the menu.
    let prominent = memo(move || {
        table.shot.with(|shot| {
            let submit =
                shot.view.commands.iter().find(|command| command.command == Command::Submit);
            submit.filter(|command| command.state == CommandState::Ready).cloned()
        })
    });
    // What is only shown, such as a lesson, has no card to go on to.
    let over = memo(move || !table.watched.get() && table.shot.with(|shot| shot.outcome.is_over()));
    let covered = memo(move || table.shot.with(|shot| shot.paused));
    let held = memo(move || table.shot.with(|shot| shot.held.clone()));
    view! {
        <main
            class=class
            style=size
            node_ref=root
            on:pointermove=move |event| drag.moved(&event)
            on:pointerup=move |event| drag.released(&event)
            on:pointercancel=move |_| drag.cancelled()
            on:lostpointercapture=move |_| drag.cancelled()
            on:dblclick=move |event| drag.doubled(&event)
            on:wheel=move |event: web_sys::WheelEvent| {
                if table.shot.with_untracked(|shot| shot.hand.is_some()) {
                    table.handle(if event.delta_y() > 0.0 { Intent::TurnClockwise } else { Intent::TurnCounterclockwise });
                }
            }
        >
            <h1 class="away">{title}</h1>
            <header class="head">
                <button class="button round" aria-label=t!("back") on:click=move |_| frame.back()><Icon sign=Sign::Back/></button>
                <Readouts table/>
                <button
                    class="button round"
                    hidden=move || over.get()
                    aria-label=move || if covered.get() { t!("resume") } else { t!("key-pause") }
                    on:click=move |_| table.handle(Intent::Pause)
                >
                    {move || view! { <Icon sign=if covered.get() { Sign::Play } else { Sign::Pause }/> }.into_any()}
                </button>
                <button class="button round" aria-label=t!("menu") on:click=move |_| menu.set(true)><Icon sign=Sign::Menu/></button>
            </header>
            <div class="stage"><Board table drag/></div>
            <NoticeCard table drag/>
            {children.map(|children| children())}
            {has_tray.then(|| view! { <Tray table drag/> })}
            <div class="side">
                {move || match over.get() {
                    true => view! { <Over table/> }.into_any(),
                    false => view! {
                        {table.has_pad().then(|| view! { <Pad table/> })}
                        <Tools table drag/>
                    }.into_any(),
                }}
                {move || prominent.get().map(|command| view! {
                    <button class="button hued" on:click=move |_| table.handle(Intent::Command(command.command))>
                        <Icon sign=Sign::Check/>{text::say(&command.label)}
                    </button>
                }.into_any())}
            </div>
            <div class="float" aria-hidden="true" node_ref=drag.float hidden=move || !drag.dragging.get()>
                {move || {
                    let face = table.shot.with_untracked(|shot| shot.view.board.face);
                    held.get().map(|piece| view! { <div class="piece" inner_html=piece_art(&piece, face, drag.cell_size())></div> }.into_any())
                }}
            </div>
            {move || menu.get().then(|| view! { <Commands table open=menu help sharing/> }.into_any())}
            {move || help.get().then(|| view! { <KeysDialog table open=help/> }.into_any())}
            {move || sharing.get().then(|| view! { <ShareDialog table open=sharing/> }.into_any())}
        </main>
    }
}

/// Lets time pass, rests while the page is hidden, saves when the run is left.
fn keep_time(table: Table, drag: Drag) {
    let beat = set_interval_with_handle(move || table.advance(), BEAT).ok();
    let word = set_interval_with_handle(move || errands::played(table), WORD).ok();
    let hidden = window_event_listener(leptos::ev::visibilitychange, move |_| {
        if document().hidden() {
            drag.cancelled();
            table.pause();
            play::leave(table);
        }
    });
    on_cleanup(move || {
        for timer in [beat, word].into_iter().flatten() {
            timer.clear();
        }
        hidden.remove();
        table.pause();
        play::save(table);
    });
}

fn focus_cursor() {
    let cell = document().query_selector(".cell.cursor").ok().flatten();
    if let Some(cell) =
        cell.and_then(|cell| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(cell).ok())
    {
        let _ = cell.focus();
    }
}
