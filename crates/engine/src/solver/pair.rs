//! A vector as a pair of 16-byte registers, for machines that have no wider ones.
//!
//! ```text
//! low   0  1  2  .     4  5  6  .      the top and the middle boxes
//! high  8  9 10  .     .  .  .  .      the bottom boxes
//! ```

use super::board::Board;
use super::lanes::Lanes;
use super::layout::{self, Bytes};
use super::search::Listener;
use super::simd;
use crate::Grid;
use core::ops::ControlFlow;

/// Eight lanes of 16 bits, or 16 bytes.
pub(super) trait Half: Copy {
    fn load(bytes: &[u8; 16]) -> Self;
    fn store(self, into: &mut [u8; 16]);
    /// The first four lanes, and the last four.
    fn words(self) -> [u64; 2];
    fn splat(lane: u16) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn without(self, other: Self) -> Self;
    fn plus(self, other: Self) -> Self;
    /// The bits that are not the same in both.
    fn differing(self, other: Self) -> Self;
    /// The smaller of each two lanes.
    fn least(self, other: Self) -> Self;
    /// All bits of the lanes that are equal.
    fn where_equal(self, other: Self) -> Self;
    fn is_zero(self) -> bool;
    /// Byte `n` of the result is byte `from[n]`, or 0 if that is 128 or more.
    fn swizzle(self, from: Self) -> Self;
    /// The same for `from` below 128, counted modulo 16.
    fn swizzle_modulo(self, from: Self) -> Self;
    /// The lanes of `self`, then those of `other`, as bytes of at most 255.
    fn pack(self, other: Self) -> Self;
    /// Each lane times the factor, divided by 2^15 and rounded.
    fn times(self, factor: i16) -> Self;
    /// In each four lanes, the first three get what the next (the previous) of them has, in a ring.
    fn right_neighbors(self) -> Self;
    fn left_neighbors(self) -> Self;
    /// The first four lanes of `self` and the first four of `other`.
    fn first_first(self, other: Self) -> Self;
    fn first_last(self, other: Self) -> Self;
    fn last_first(self, other: Self) -> Self;
    fn last_last(self, other: Self) -> Self;
    /// `search::descend`, compiled for the machine that has these registers.
    fn descend(
        board: &Board<Pair<Self>>,
        listener: &mut impl Listener<Pair<Self>>,
    ) -> ControlFlow<()>;
}

#[derive(Clone, Copy)]
pub(super) struct Pair<H> {
    low: H,
    high: H,
}

impl<H: Half> Lanes for Pair<H> {
    #[inline(always)]
    fn load(lanes: &[u16; 16]) -> Pair<H> {
        let (mut low, mut high) = ([0; 16], [0; 16]);
        for lane in 0..8 {
            [low[2 * lane], low[2 * lane + 1]] = lanes[lane].to_le_bytes();
            [high[2 * lane], high[2 * lane + 1]] = lanes[lane + 8].to_le_bytes();
        }
        Pair { low: H::load(&low), high: H::load(&high) }
    }
    #[inline(always)]
    fn bands(self) -> [u64; 3] {
        let ([top, middle], [bottom, _]) = (self.low.words(), self.high.words());
        [top, middle, bottom]
    }
    #[inline(always)]
    fn splat(lane: u16) -> Pair<H> {
        Pair { low: H::splat(lane), high: H::splat(lane) }
    }
    #[inline(always)]
    fn and(self, other: Pair<H>) -> Pair<H> {
        Pair { low: self.low.and(other.low), high: self.high.and(other.high) }
    }
    #[inline(always)]
    fn or(self, other: Pair<H>) -> Pair<H> {
        Pair { low: self.low.or(other.low), high: self.high.or(other.high) }
    }
    #[inline(always)]
    fn without(self, other: Pair<H>) -> Pair<H> {
        Pair { low: self.low.without(other.low), high: self.high.without(other.high) }
    }
    #[inline(always)]
    fn plus(self, other: Pair<H>) -> Pair<H> {
        Pair { low: self.low.plus(other.low), high: self.high.plus(other.high) }
    }
    #[inline(always)]
    fn without_lowest(self) -> Pair<H> {
        self.and(self.plus(Pair::splat(!0)))
    }
    #[inline(always)]
    fn where_empty(self) -> Pair<H> {
        let zero = H::splat(0);
        Pair { low: self.low.where_equal(zero), high: self.high.where_equal(zero) }
    }
    #[inline(always)]
    fn where_equal(self, other: Pair<H>) -> Pair<H> {
        Pair { low: self.low.where_equal(other.low), high: self.high.where_equal(other.high) }
    }
    #[inline(always)]
    fn empty_if_either(self, other: Pair<H>) -> Pair<H> {
        Pair { low: self.low.least(other.low), high: self.high.least(other.high) }
    }
    #[inline(always)]
    fn right_neighbors(self) -> Pair<H> {
        Pair { low: self.low.right_neighbors(), high: self.high.right_neighbors() }
    }
    #[inline(always)]
    fn left_neighbors(self) -> Pair<H> {
        Pair { low: self.low.left_neighbors(), high: self.high.left_neighbors() }
    }
    #[inline(always)]
    fn lower_neighbors(self) -> Pair<H> {
        let Pair { low, high } = self;
        Pair { low: low.last_first(high), high: low.first_last(high) }
    }
    #[inline(always)]
    fn upper_neighbors(self) -> Pair<H> {
        let Pair { low, high } = self;
        Pair { low: high.first_first(low), high: low.last_last(high) }
    }
    #[inline(always)]
    fn equals(self, other: Pair<H>) -> bool {
        self.low.differing(other.low).or(self.high.differing(other.high)).is_zero()
    }
    #[inline(always)]
    fn any_empty(self) -> bool {
        let empty = self.where_empty();
        !empty.low.or(empty.high).is_zero()
    }
    #[inline(always)]
    fn all_empty(self) -> bool {
        let boxes = Pair::load(&layout::BOX_LANES);
        self.low.and(boxes.low).or(self.high.and(boxes.high)).is_zero()
    }
    #[inline(always)]
    fn spread(digits: &[u8; 81]) -> [Pair<H>; 9] {
        layout::spread(digits)
    }
    #[inline(always)]
    fn gather(cells: &[Pair<H>; 9]) -> Grid {
        simd::gather(cells)
    }
    #[inline(always)]
    fn descend(board: &Board<Pair<H>>, listener: &mut impl Listener<Pair<H>>) -> ControlFlow<()> {
        H::descend(board, listener)
    }
}

impl<H: Half> Bytes for Pair<H> {
    #[inline(always)]
    fn of_halves(low: &[u8; 16], high: &[u8; 16]) -> Pair<H> {
        Pair { low: H::load(low), high: H::load(high) }
    }
    #[inline(always)]
    fn store_low(self, into: &mut [u8; 16]) {
        self.low.store(into);
    }
    #[inline(always)]
    fn high_to_low(self) -> Pair<H> {
        Pair { low: self.high, high: self.high }
    }
    #[inline(always)]
    fn swizzle(self, from: &[u8; 32]) -> Pair<H> {
        let (low, high) = from.split_at(16);
        let low = H::load(low.first_chunk().expect("half of 32"));
        let high = H::load(high.first_chunk().expect("half of 32"));
        Pair { low: self.low.swizzle(low), high: self.high.swizzle(high) }
    }
    #[inline(always)]
    fn look_up(index: Pair<H>, table: &[u8; 16]) -> Pair<H> {
        let table = H::load(table);
        Pair { low: table.swizzle(index.low), high: table.swizzle(index.high) }
    }
    #[inline(always)]
    fn look_up_modulo(index: Pair<H>, table: &[u8; 16]) -> Pair<H> {
        let table = H::load(table);
        Pair { low: table.swizzle_modulo(index.low), high: table.swizzle_modulo(index.high) }
    }
    #[inline(always)]
    fn pack(self, other: Pair<H>) -> Pair<H> {
        Pair { low: self.low.pack(other.low), high: self.high.pack(other.high) }
    }
    #[inline(always)]
    fn times(self, factor: i16) -> Pair<H> {
        Pair { low: self.low.times(factor), high: self.high.times(factor) }
    }
}
