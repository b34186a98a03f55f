//! A vector in two registers of x86-64 machines since 2008.

use super::super::board::Board;
use super::super::layout;
use super::super::pair::{Half, Pair};
use super::super::search::{self, Listener, Question};
use core::arch::x86_64::*;
use core::ops::ControlFlow;

#[derive(Clone, Copy)]
pub(in crate::solver) struct Sse41(__m128i);

/// Answers with vectors of this kind.
#[target_feature(enable = "sse4.1,ssse3,popcnt")]
pub(super) fn answer<Q: Question>(question: Q) -> Q::Answer {
    question.answer::<Pair<Sse41>>()
}

// SAFETY of every block without a word of its own: the type exists, so the machine has SSE4.1.
impl Half for Sse41 {
    #[inline(always)]
    fn load(bytes: &[u8; 16]) -> Sse41 {
        // SAFETY: 16 bytes can be read from the array, aligned or not.
        Sse41(unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) })
    }
    #[inline(always)]
    fn store(self, into: &mut [u8; 16]) {
        // SAFETY: 16 bytes can be written to the array, aligned or not.
        unsafe { _mm_storeu_si128(into.as_mut_ptr().cast(), self.0) };
    }
    #[inline(always)]
    fn words(self) -> [u64; 2] {
        unsafe { [_mm_extract_epi64::<0>(self.0) as u64, _mm_extract_epi64::<1>(self.0) as u64] }
    }
    #[inline(always)]
    fn splat(lane: u16) -> Sse41 {
        Sse41(unsafe { _mm_set1_epi16(lane as i16) })
    }
    #[inline(always)]
    fn and(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_and_si128(self.0, other.0) })
    }
    #[inline(always)]
    fn or(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_or_si128(self.0, other.0) })
    }
    #[inline(always)]
    fn without(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_andnot_si128(other.0, self.0) })
    }
    #[inline(always)]
    fn differing(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_xor_si128(self.0, other.0) })
    }
    #[inline(always)]
    fn plus(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_add_epi16(self.0, other.0) })
    }
    #[inline(always)]
    fn least(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_min_epu16(self.0, other.0) })
    }
    #[inline(always)]
    fn where_equal(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_cmpeq_epi16(self.0, other.0) })
    }
    #[inline(always)]
    fn swizzle(self, from: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_shuffle_epi8(self.0, from.0) })
    }
    #[inline(always)]
    fn swizzle_modulo(self, from: Sse41) -> Sse41 {
        self.swizzle(from)
    }
    #[inline(always)]
    fn pack(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_packus_epi16(self.0, other.0) })
    }
    #[inline(always)]
    fn times(self, factor: i16) -> Sse41 {
        Sse41(unsafe { _mm_mulhrs_epi16(self.0, _mm_set1_epi16(factor)) })
    }
    #[inline(always)]
    fn right_neighbors(self) -> Sse41 {
        self.swizzle(Sse41::load(&layout::RIGHT_NEIGHBORS))
    }
    #[inline(always)]
    fn left_neighbors(self) -> Sse41 {
        self.swizzle(Sse41::load(&layout::LEFT_NEIGHBORS))
    }
    #[inline(always)]
    fn first_first(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_unpacklo_epi64(self.0, other.0) })
    }
    #[inline(always)]
    fn first_last(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_blend_epi16::<0b1111_0000>(self.0, other.0) })
    }
    #[inline(always)]
    fn last_first(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_alignr_epi8::<8>(other.0, self.0) })
    }
    #[inline(always)]
    fn last_last(self, other: Sse41) -> Sse41 {
        Sse41(unsafe { _mm_unpackhi_epi64(self.0, other.0) })
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        unsafe { _mm_testz_si128(self.0, self.0) != 0 }
    }
    #[inline(always)]
    fn descend(
        board: &Board<Pair<Sse41>>,
        listener: &mut impl Listener<Pair<Sse41>>,
    ) -> ControlFlow<()> {
        #[target_feature(enable = "sse4.1,ssse3,popcnt")]
        fn descend(
            board: &Board<Pair<Sse41>>,
            listener: &mut impl Listener<Pair<Sse41>>,
        ) -> ControlFlow<()> {
            search::descend(board, listener)
        }
        // SAFETY: the board's vectors exist, so the machine has SSE4.1.
        unsafe { descend(board, listener) }
    }
}
