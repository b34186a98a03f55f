//! The grid of cells with its card, and the pointer that plays on it.

use super::cell;
use super::layers::{GhostLayer, HintLayer, LinkLayer, PieceLayer};
use super::moments::MomentLayer;
use super::rim::Rim;
use crate::play::{Drag, Table, Tone};
use crate::prelude::*;
use crate::t;
use session::EndResult;
use session::view::EntryMode;

#[component]
pub fn Board(table: Table, drag: Drag) -> impl IntoView {
    let (rows, cols) =
        table.shot.with_untracked(|shot| (shot.view.board.rows, shot.view.board.cols));
    let lines = cell::rows(table, drag.board);
    let covered = memo(move || {
        !table.watched.get() && table.shot.with(|shot| shot.paused) || table.lost_hold.get()
    });
    let can_link = table.shot.with_untracked(|shot| shot.view.modes.contains(&EntryMode::Link));
    // The wave of a win runs outwards from the last cell.
    let won = memo(move || {
        table.shot.with(|shot| shot.outcome.end().is_some_and(|end| end.result == EndResult::Won))
    });
    let from = move || {
        let cursor = table.shot.with_untracked(|shot| shot.input.cursor());
        won.get().then(|| format!("--r0:{};--c0:{}", cursor.row(), cursor.col()))
    };
    view! {
        <div class="board-card" style=format!("--rows:{rows};--cols:{cols}")>
            <div class="board-stack" style=from class:won=won class:refuse=move || {
                table.notice.with(|notice| notice.as_ref().is_some_and(|notice| notice.tone == Tone::Refusal))
            }>
                <PieceLayer table/>
                <div
                    class="board"
                    role="grid"
                    aria-label=t!("board")
                    aria-rowcount=rows
                    aria-colcount=cols
                    aria-multiselectable="true"
                    node_ref=drag.board
                    on:pointerdown=move |event| drag.press_board(&event)
                    on:contextmenu=move |event| event.prevent_default()
                    on:dragstart=move |event| event.prevent_default()
                    inner_html=lines
                ></div>
                {can_link.then(|| view! { <LinkLayer table/> })}
                <HintLayer table/>
                <GhostLayer table/>
                <Rim table/>
                <MomentLayer table/>
                {move || covered.get().then(|| view! { <super::cover::Cover table/> }.into_any())}
            </div>
        </div>
    }
}
