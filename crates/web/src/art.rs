//! What is drawn once and used everywhere: icons, emblems, pieces, the scene behind it all.

mod cat;
mod emblem;
mod ground;
mod icon;
mod length;
mod outline;
mod picture;
mod piece;
mod scene;

pub use cat::Cat;
pub use emblem::{Emblem, block, emblem_art, emblem_html};
pub use ground::board_art;
pub use icon::{Icon, Sign};
pub use length::Length;
pub use outline::outline;
pub use picture::{address, card, hang, hue};
pub use piece::{bounds, piece_art};
pub use scene::{Picture, Scene};
