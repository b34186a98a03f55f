//! The techniques a person solves with, one file each, in the order a person would try them.
//!
//! A finder looks for its own pattern alone and never asks for the solution.

mod aic;
mod als;
mod als_xy_wing;
mod als_xz;
mod avoidable_rectangle_1;
mod avoidable_rectangle_2;
mod bug;
mod chain;
mod choose;
mod claiming;
mod conjugate;
mod empty_rectangle;
mod family;
mod finned_fish;
mod fish;
mod forcing;
mod full_house;
mod grouped_aic;
mod grouped_nice_loop;
mod hidden_rectangle;
mod hidden_single;
mod hidden_subset;
mod implication;
mod lines;
mod locked_subset;
mod memory;
mod multi_coloring;
mod naked_single;
mod naked_subset;
mod nice_loop;
mod pointing;
mod rectangle;
mod remote_pair;
mod simple_coloring;
mod skyscraper;
mod sue_de_coq;
mod trial;
mod turbot_fish;
mod two_string_kite;
mod unique_loop;
mod unique_rectangle_1;
mod unique_rectangle_2;
mod unique_rectangle_3;
mod unique_rectangle_4;
mod unique_rectangle_5;
mod unique_rectangle_6;
mod w_wing;
mod wxyz_wing;
mod x_chain;
mod xy_chain;
mod xy_wing;
mod xyz_wing;

pub use family::Family;
pub use memory::Memory;

use crate::name::keyed;
use crate::position::Position;
use crate::step::Step;
use crate::{Digit, DigitSet, Grade};
use alloc::vec::Vec;
use als::Als;
use chain::{Ending, Forest, Links};
use core::ops::ControlFlow;
use rectangle::Deadly;

/// Takes the instances of a pattern one by one and says when it has seen enough.
pub type Found<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// Shows each instance of a pattern to `found` until that says to stop.
enum Finder {
    /// Wherever it is.
    Board(fn(&Position, Found<'_>) -> ControlFlow<()>),
    /// Among the places of one digit; nothing else matters to it.
    Digit(fn(&Position, Digit, Found<'_>) -> ControlFlow<()>),
    /// On a rectangle that must not come to be.
    Deadly(fn(&Position, &Deadly, Found<'_>) -> ControlFlow<()>),
    /// Among the almost locked sets.
    Sets(fn(&Position, &[Als], Found<'_>) -> ControlFlow<()>),
    /// A chain over such links.
    Chain((Links, Ending)),
}

macro_rules! techniques {
    ($($name:ident $key:literal $kind:ident($find:expr);)*) => {
        keyed! {
            /// A way of reasoning with a name, as people are taught it, the easiest first. More may
            /// come; what the rater counts is a [`Method`](crate::rating::Method).
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #[non_exhaustive]
            pub enum Technique {
                $($name = $key,)*
            }
        }

        impl Technique {
            /// The name of the message that names it to people.
            pub const fn message(self) -> &'static str {
                match self {
                    $(Technique::$name => concat!("technique-", $key)),*
                }
            }

            /// The name of the message that says what to look for.
            pub const fn idea_message(self) -> &'static str {
                match self {
                    $(Technique::$name => concat!("idea-", $key)),*
                }
            }

            const fn finder(self) -> Finder {
                match self {
                    $(Technique::$name => Finder::$kind($find)),*
                }
            }
        }
    };
}

techniques! {
    FullHouse "full-house" Board(full_house::find);
    HiddenSingleBox "hidden-single-box" Board(hidden_single::find_in_box);
    HiddenSingleLine "hidden-single-line" Board(hidden_single::find_in_line);
    NakedSingle "naked-single" Board(naked_single::find);
    Pointing "pointing" Board(pointing::find);
    Claiming "claiming" Board(claiming::find);
    LockedPair "locked-pair" Board(locked_subset::find_pair);
    NakedPair "naked-pair" Board(naked_subset::find_pair);
    HiddenPair "hidden-pair" Board(hidden_subset::find_pair);
    LockedTriple "locked-triple" Board(locked_subset::find_triple);
    NakedTriple "naked-triple" Board(naked_subset::find_triple);
    HiddenTriple "hidden-triple" Board(hidden_subset::find_triple);
    NakedQuad "naked-quad" Board(naked_subset::find_quad);
    HiddenQuad "hidden-quad" Board(hidden_subset::find_quad);
    XWing "x-wing" Digit(fish::find_x_wing);
    Skyscraper "skyscraper" Digit(skyscraper::find);
    TwoStringKite "two-string-kite" Digit(two_string_kite::find);
    TurbotFish "turbot-fish" Digit(turbot_fish::find);
    EmptyRectangle "empty-rectangle" Digit(empty_rectangle::find);
    XyWing "xy-wing" Board(xy_wing::find);
    RemotePair "remote-pair" Board(remote_pair::find);
    WWing "w-wing" Board(w_wing::find);
    XyzWing "xyz-wing" Board(xyz_wing::find);
    Swordfish "swordfish" Digit(fish::find_swordfish);
    BugPlusOne "bug-plus-one" Board(bug::find_plus_one);
    UniqueRectangle1 "unique-rectangle-1" Deadly(unique_rectangle_1::find);
    UniqueRectangle2 "unique-rectangle-2" Deadly(unique_rectangle_2::find);
    UniqueRectangle3 "unique-rectangle-3" Deadly(unique_rectangle_3::find);
    UniqueRectangle4 "unique-rectangle-4" Deadly(unique_rectangle_4::find);
    UniqueRectangle5 "unique-rectangle-5" Deadly(unique_rectangle_5::find);
    UniqueRectangle6 "unique-rectangle-6" Deadly(unique_rectangle_6::find);
    HiddenRectangle "hidden-rectangle" Deadly(hidden_rectangle::find);
    AvoidableRectangle1 "avoidable-rectangle-1" Board(avoidable_rectangle_1::find);
    AvoidableRectangle2 "avoidable-rectangle-2" Board(avoidable_rectangle_2::find);
    FinnedXWing "finned-x-wing" Digit(finned_fish::find_x_wing);
    SashimiXWing "sashimi-x-wing" Digit(finned_fish::find_sashimi_x_wing);
    SimpleColoring "simple-colouring" Digit(simple_coloring::find);
    MultiColoring "multi-colouring" Digit(multi_coloring::find);
    Jellyfish "jellyfish" Digit(fish::find_jellyfish);
    UniqueLoop "unique-loop" Board(unique_loop::find);
    BugPlusMore "bug-plus-more" Board(bug::find_plus_more);
    FinnedSwordfish "finned-swordfish" Digit(finned_fish::find_swordfish);
    SashimiSwordfish "sashimi-swordfish" Digit(finned_fish::find_sashimi_swordfish);
    WxyzWing "wxyz-wing" Board(wxyz_wing::find);
    XChain "x-chain" Chain(x_chain::CHAIN);
    XyChain "xy-chain" Chain(xy_chain::CHAIN);
    FinnedJellyfish "finned-jellyfish" Digit(finned_fish::find_jellyfish);
    SashimiJellyfish "sashimi-jellyfish" Digit(finned_fish::find_sashimi_jellyfish);
    SueDeCoq "sue-de-coq" Board(sue_de_coq::find);
    NiceLoop "nice-loop" Chain(nice_loop::CHAIN);
    Aic "aic" Chain(aic::CHAIN);
    GroupedNiceLoop "grouped-nice-loop" Chain(grouped_nice_loop::CHAIN);
    GroupedAic "grouped-aic" Chain(grouped_aic::CHAIN);
    AlsXz "als-xz" Sets(als_xz::find);
    AlsXyWing "als-xy-wing" Sets(als_xy_wing::find);
    ForcingChain "forcing-chain" Board(forcing::find_chain);
    ForcingNet "forcing-net" Board(forcing::find_net);
    Trial "trial" Board(trial::find);
}

impl Technique {
    /// The grade of the puzzles it is at home in, for lists. How hard a puzzle is, its rating says.
    pub fn grade(self) -> Grade {
        const LAST: [Technique; 5] = [
            Technique::HiddenSingleBox,
            Technique::NakedSingle,
            Technique::HiddenTriple,
            Technique::WxyzWing,
            Technique::AlsXyWing,
        ];
        Grade::ALL[LAST.iter().filter(|last| self > **last).count()]
    }

    /// Shows each instance in this position to `found` until that says to stop.
    pub fn each(self, position: &Position, found: Found<'_>) -> ControlFlow<()> {
        match self.finder() {
            Finder::Board(find) => find(position, found),
            Finder::Digit(find) => Digit::all().try_for_each(|digit| find(position, digit, found)),
            Finder::Deadly(find) => {
                Deadly::all(position).try_for_each(|deadly| find(position, &deadly, found))
            }
            Finder::Sets(find) => find(position, &Als::all(position), found),
            Finder::Chain((links, ending)) => {
                Forest::new(position, links, DigitSet::ALL).each(self, ending, found)
            }
        }
    }

    /// The first instance in this position.
    pub fn first(self, position: &Position) -> Option<Step> {
        memory::one(|found| self.each(position, found))
    }

    /// Every instance in this position.
    pub fn all(self, position: &Position) -> Vec<Step> {
        let mut all = Vec::new();
        let _ = self.each(position, &mut |step| {
            all.push(step);
            ControlFlow::Continue(())
        });
        all
    }
}

/// The easiest step a position offers.
pub fn easiest(position: &Position) -> Option<Step> {
    Memory::new().first(position, &Technique::ALL)
}

#[cfg(test)]
mod tests;
