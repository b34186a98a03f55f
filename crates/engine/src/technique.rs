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

use crate::Grade;
use crate::name::keyed;
use crate::position::Position;
use crate::step::Step;
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// Takes the instances of a pattern one by one and says when it has seen enough.
pub type Found<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// Shows each instance of a pattern to `found` until that says to stop.
type Finder = fn(&Position, Found<'_>) -> ControlFlow<()>;

macro_rules! techniques {
    ($($name:ident $key:literal $find:expr;)*) => {
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
                    $(Technique::$name => $find),*
                }
            }
        }
    };
}

techniques! {
    FullHouse "full-house" full_house::find;
    HiddenSingleBox "hidden-single-box" hidden_single::find_in_box;
    HiddenSingleLine "hidden-single-line" hidden_single::find_in_line;
    NakedSingle "naked-single" naked_single::find;
    Pointing "pointing" pointing::find;
    Claiming "claiming" claiming::find;
    LockedPair "locked-pair" locked_subset::find_pair;
    NakedPair "naked-pair" naked_subset::find_pair;
    HiddenPair "hidden-pair" hidden_subset::find_pair;
    LockedTriple "locked-triple" locked_subset::find_triple;
    NakedTriple "naked-triple" naked_subset::find_triple;
    HiddenTriple "hidden-triple" hidden_subset::find_triple;
    NakedQuad "naked-quad" naked_subset::find_quad;
    HiddenQuad "hidden-quad" hidden_subset::find_quad;
    XWing "x-wing" fish::find_x_wing;
    Skyscraper "skyscraper" skyscraper::find;
    TwoStringKite "two-string-kite" two_string_kite::find;
    TurbotFish "turbot-fish" turbot_fish::find;
    EmptyRectangle "empty-rectangle" empty_rectangle::find;
    XyWing "xy-wing" xy_wing::find;
    RemotePair "remote-pair" remote_pair::find;
    WWing "w-wing" w_wing::find;
    XyzWing "xyz-wing" xyz_wing::find;
    Swordfish "swordfish" fish::find_swordfish;
    BugPlusOne "bug-plus-one" bug::find_plus_one;
    UniqueRectangle1 "unique-rectangle-1" unique_rectangle_1::find;
    UniqueRectangle2 "unique-rectangle-2" unique_rectangle_2::find;
    UniqueRectangle3 "unique-rectangle-3" unique_rectangle_3::find;
    UniqueRectangle4 "unique-rectangle-4" unique_rectangle_4::find;
    UniqueRectangle5 "unique-rectangle-5" unique_rectangle_5::find;
    UniqueRectangle6 "unique-rectangle-6" unique_rectangle_6::find;
    HiddenRectangle "hidden-rectangle" hidden_rectangle::find;
    AvoidableRectangle1 "avoidable-rectangle-1" avoidable_rectangle_1::find;
    AvoidableRectangle2 "avoidable-rectangle-2" avoidable_rectangle_2::find;
    FinnedXWing "finned-x-wing" finned_fish::find_x_wing;
    SashimiXWing "sashimi-x-wing" finned_fish::find_sashimi_x_wing;
    SimpleColoring "simple-colouring" simple_coloring::find;
    MultiColoring "multi-colouring" multi_coloring::find;
    Jellyfish "jellyfish" fish::find_jellyfish;
    UniqueLoop "unique-loop" unique_loop::find;
    BugPlusMore "bug-plus-more" bug::find_plus_more;
    FinnedSwordfish "finned-swordfish" finned_fish::find_swordfish;
    SashimiSwordfish "sashimi-swordfish" finned_fish::find_sashimi_swordfish;
    WxyzWing "wxyz-wing" wxyz_wing::find;
    XChain "x-chain" x_chain::find;
    XyChain "xy-chain" xy_chain::find;
    FinnedJellyfish "finned-jellyfish" finned_fish::find_jellyfish;
    SashimiJellyfish "sashimi-jellyfish" finned_fish::find_sashimi_jellyfish;
    SueDeCoq "sue-de-coq" sue_de_coq::find;
    NiceLoop "nice-loop" nice_loop::find;
    Aic "aic" aic::find;
    GroupedNiceLoop "grouped-nice-loop" grouped_nice_loop::find;
    GroupedAic "grouped-aic" grouped_aic::find;
    AlsXz "als-xz" als_xz::find;
    AlsXyWing "als-xy-wing" als_xy_wing::find;
    ForcingChain "forcing-chain" forcing::find_chain;
    ForcingNet "forcing-net" forcing::find_net;
    Trial "trial" trial::find;
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
        (self.finder())(position, found)
    }

    /// The first instance in this position.
    pub fn first(self, position: &Position) -> Option<Step> {
        let mut first = None;
        let _ = self.each(position, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
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
    Technique::ALL.iter().find_map(|technique| technique.first(position))
}

#[cfg(test)]
mod tests;
