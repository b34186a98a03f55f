//! The picture behind the board: drawn once and still. What lives in it lies above as small
//! pictures that only move and fade, so that no frame draws the whole picture again.

use super::address;
use crate::app::Frame;
use crate::prelude::*;
use crate::route::Route;
use progress::Background;

#[component]
pub fn Scene() -> impl IntoView {
    let frame = Frame::here();
    let chosen = memo(move || frame.settings.with(|settings| settings.background));
    // Nothing moves in the corner of the eye while somebody thinks.
    let still = memo(move || {
        matches!(frame.route.get(), Route::Play(_) | Route::Replay(_))
            || frame.settings.with(|settings| settings.less_motion)
    });
    view! {
        <div class="scene" class:still=still aria-hidden="true">
            {move || {
                let of = chosen.get();
                view! {
                    <div class=format!("scenery {}", of.key())>
                        <Picture of/>
                        {life(of).iter().map(|spot| view! { <Living of spot/> }).collect_view()}
                    </div>
                }
                .into_any()
            }}
        </div>
    }
}

/// A background without what moves in it.
#[component]
pub fn Picture(of: Background) -> impl IntoView {
    view! { <img src=address(of.key()) alt="" draggable="false"/> }
}

/// One thing that moves; how, the style sheet says for each background.
#[component]
fn Living(of: Background, spot: &'static Spot) -> impl IntoView {
    let [x, y, width, height] = spot;
    view! {
        <img
            class="life"
            src=address(&format!("{}-life", of.key()))
            style=format!("--x:{x};--y:{y};--w:{width};--h:{height}")
            alt=""
            draggable="false"
        />
    }
}

/// Left, top, width and height in the picture's 1600 by 1000 units.
type Spot = [u16; 4];

const fn life(of: Background) -> &'static [Spot] {
    match of {
        // Steam over the cup.
        Background::Original => &[[1130, 415, 50, 160], [1174, 421, 50, 160], [1216, 415, 50, 160]],
        // A paper plane.
        Background::Sudoku => &[[140, 235, 410, 200]],
        // The cat's tail.
        Background::Tom => &[[380, 760, 170, 230]],
        // Leaves that fall.
        Background::Tree => &[[186, 520, 64, 40], [416, 480, 64, 40], [296, 450, 64, 40]],
        // Bubbles.
        Background::Turtle => &[[576, 676, 48, 48], [104, 764, 32, 32], [1220, 720, 40, 40]],
        // Stars that twinkle.
        Background::Pyramid => &[[150, 118, 60, 60], [500, 78, 44, 44], [1310, 138, 60, 60]],
    }
}
