//! What the search asks of a vector, whatever machine it is on.
//!
//! ```text
//! lane   0  1  2  .      a lane stands for a box;
//!        4  5  6  .      the dotted lanes are idle and hold all nine digits,
//!        8  9 10  .      so that they are never empty and never change
//!        .  .  .  .
//! ```

use super::board::Board;
use super::search::Listener;
use crate::Grid;
use core::ops::ControlFlow;

/// Sixteen lanes, nine of them boxes of the board in the order of the picture above.
///
/// Lanes hold digit sets, or masks (all digits or none), or sums.
pub(super) trait Lanes: Copy {
    fn load(lanes: &[u16; 16]) -> Self;
    /// The lanes of each band, 16 bits each, the first in the lowest.
    fn bands(self) -> [u64; 3];
    fn splat(lane: u16) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self` without the bits of `other`.
    fn without(self, other: Self) -> Self;
    /// A sum that grows if any lane of `other` is not empty. Only [`Lanes::equals`] and
    /// [`Lanes::where_equal`] understand it.
    fn plus(self, other: Self) -> Self;

    /// Each lane without its lowest bit.
    fn without_lowest(self) -> Self;
    /// All digits where a digit set is empty, none elsewhere.
    fn where_empty(self) -> Self;
    /// All digits in the lanes that are equal; some lane becomes empty if not all are.
    fn where_equal(self, other: Self) -> Self;
    /// Empty where either of the digit sets is; not otherwise meaningful.
    fn empty_if_either(self, other: Self) -> Self;

    /// Each box gets what its right neighbor in the band has, the last one what the first has.
    fn right_neighbors(self) -> Self;
    /// Each box gets what its left neighbor in the band has.
    fn left_neighbors(self) -> Self;
    /// Each box gets what its lower neighbor in the stack has, the last one what the first has.
    fn lower_neighbors(self) -> Self;
    /// Each box gets what its upper neighbor in the stack has.
    fn upper_neighbors(self) -> Self;

    /// Takes digits out of the cells at some places. To pick the cells by number they have to lie
    /// in memory; where all nine are in registers it is quicker to mask them all.
    #[inline(always)]
    fn remove(cells: &mut [Self; 9], gone: Self, places: &Places) {
        for &place in places.numbers {
            cells[place] = cells[place].without(gone);
        }
    }

    fn equals(self, other: Self) -> bool;
    /// Whether a digit set of a box is empty.
    fn any_empty(self) -> bool;
    /// Whether the digit sets of all boxes are empty.
    fn all_empty(self) -> bool;

    /// The nine vectors of a puzzle of digits row by row, 0 for blank.
    fn spread(digits: &[u8; 81]) -> [Self; 9];
    /// The digits of a board whose cells hold one each.
    fn gather(cells: &[Self; 9]) -> Grid;

    /// `search::descend`, compiled for the machine that has these vectors.
    fn descend(board: &Board<Self>, listener: &mut impl Listener<Self>) -> ControlFlow<()>;
}

/// Some of the nine places of a box.
pub(super) struct Places {
    pub numbers: &'static [usize],
    /// All digits at these places, none at the others; for vectors that fill one register.
    #[cfg(target_arch = "x86_64")]
    pub masks: [[u16; 16]; 9],
}

impl Places {
    pub const fn of(numbers: &'static [usize]) -> Places {
        Places {
            numbers,
            #[cfg(target_arch = "x86_64")]
            masks: {
                let mut masks = [[0; 16]; 9];
                let mut idx = 0;
                while idx < numbers.len() {
                    masks[numbers[idx]] = [super::board::ALL; 16];
                    idx += 1;
                }
                masks
            },
        }
    }
}
