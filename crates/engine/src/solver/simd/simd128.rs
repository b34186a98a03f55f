//! A vector in two registers of WASM with `simd128`.
//!
//! Whether the browser has it is settled when the module is compiled: build one module with and one
//! without.

use super::super::board::Board;
use super::super::pair::{Half, Pair};
use super::super::search::{self, Listener, Question};
use core::arch::wasm32::*;
use core::ops::ControlFlow;

#[derive(Clone, Copy)]
pub(in crate::solver) struct Simd128(v128);

/// Answers with vectors of this kind.
pub(super) fn answer<Q: Question>(question: Q) -> Q::Answer {
    question.answer::<Pair<Simd128>>()
}

impl Half for Simd128 {
    #[inline(always)]
    fn load(bytes: &[u8; 16]) -> Simd128 {
        // SAFETY: 16 bytes can be read from the array, aligned or not.
        Simd128(unsafe { v128_load(bytes.as_ptr().cast()) })
    }
    #[inline(always)]
    fn store(self, into: &mut [u8; 16]) {
        // SAFETY: 16 bytes can be written to the array, aligned or not.
        unsafe { v128_store(into.as_mut_ptr().cast(), self.0) };
    }
    #[inline(always)]
    fn words(self) -> [u64; 2] {
        [u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0)]
    }
    #[inline(always)]
    fn splat(lane: u16) -> Simd128 {
        Simd128(u16x8_splat(lane))
    }
    #[inline(always)]
    fn and(self, other: Simd128) -> Simd128 {
        Simd128(v128_and(self.0, other.0))
    }
    #[inline(always)]
    fn or(self, other: Simd128) -> Simd128 {
        Simd128(v128_or(self.0, other.0))
    }
    #[inline(always)]
    fn without(self, other: Simd128) -> Simd128 {
        Simd128(v128_andnot(self.0, other.0))
    }
    #[inline(always)]
    fn differing(self, other: Simd128) -> Simd128 {
        Simd128(v128_xor(self.0, other.0))
    }
    #[inline(always)]
    fn plus(self, other: Simd128) -> Simd128 {
        Simd128(i16x8_add(self.0, other.0))
    }
    #[inline(always)]
    fn least(self, other: Simd128) -> Simd128 {
        Simd128(u16x8_min(self.0, other.0))
    }
    #[inline(always)]
    fn where_equal(self, other: Simd128) -> Simd128 {
        Simd128(i16x8_eq(self.0, other.0))
    }
    #[inline(always)]
    fn swizzle(self, from: Simd128) -> Simd128 {
        Simd128(i8x16_swizzle(self.0, from.0))
    }
    #[inline(always)]
    fn swizzle_modulo(self, from: Simd128) -> Simd128 {
        self.swizzle(from.and(Simd128::splat(0x0f0f)))
    }
    #[inline(always)]
    fn pack(self, other: Simd128) -> Simd128 {
        Simd128(u8x16_narrow_i16x8(self.0, other.0))
    }
    #[inline(always)]
    fn times(self, factor: i16) -> Simd128 {
        Simd128(i16x8_q15mulr_sat(self.0, i16x8_splat(factor)))
    }
    // With fixed places rather than a swizzle: compilers turn these into one or two instructions that
    // need no table.
    #[inline(always)]
    fn right_neighbors(self) -> Simd128 {
        Simd128(i16x8_shuffle::<1, 2, 0, 3, 5, 6, 4, 7>(self.0, self.0))
    }
    #[inline(always)]
    fn left_neighbors(self) -> Simd128 {
        Simd128(i16x8_shuffle::<2, 0, 1, 3, 6, 4, 5, 7>(self.0, self.0))
    }
    #[inline(always)]
    fn first_first(self, other: Simd128) -> Simd128 {
        Simd128(i64x2_shuffle::<0, 2>(self.0, other.0))
    }
    #[inline(always)]
    fn first_last(self, other: Simd128) -> Simd128 {
        Simd128(i64x2_shuffle::<0, 3>(self.0, other.0))
    }
    #[inline(always)]
    fn last_first(self, other: Simd128) -> Simd128 {
        Simd128(i64x2_shuffle::<1, 2>(self.0, other.0))
    }
    #[inline(always)]
    fn last_last(self, other: Simd128) -> Simd128 {
        Simd128(i64x2_shuffle::<1, 3>(self.0, other.0))
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        !v128_any_true(self.0)
    }
    fn descend(
        board: &Board<Pair<Simd128>>,
        listener: &mut impl Listener<Pair<Simd128>>,
    ) -> ControlFlow<()> {
        search::descend(board, listener)
    }
}
