//! A vector in one register of 256 bits: x86-64 machines since 2013 (AVX2), and those that join three
//! operands in one instruction and have twice as many registers (AVX-512VL).
//!
//! The source is the same for both; the compiler finds what to join.

use super::super::board::Board;
use super::super::lanes::{Lanes, Places};
use super::super::layout::{self, Bytes};
use super::super::search::{self, Listener, Question};
use crate::Grid;
use core::arch::x86_64::*;
use core::marker::PhantomData;
use core::ops::ControlFlow;

/// Exists only where AVX2 and the instructions of `M` do.
#[derive(Clone, Copy)]
pub(in crate::solver) struct Wide<M>(__m256i, PhantomData<M>);

/// What a search is compiled for.
pub(in crate::solver) trait Machine: Copy {
    /// `search::descend`, compiled for it.
    fn descend(
        board: &Board<Wide<Self>>,
        listener: &mut impl Listener<Wide<Self>>,
    ) -> ControlFlow<()>;
}

#[derive(Clone, Copy)]
pub(in crate::solver) struct Avx2;

/// Without the instructions on single words of AVX-512BW: they compare into mask registers, from
/// which it is a long way back.
#[derive(Clone, Copy)]
pub(in crate::solver) struct Avx512;

#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub(super) fn answer_avx2<Q: Question>(question: Q) -> Q::Answer {
    question.answer::<Wide<Avx2>>()
}

#[target_feature(enable = "avx512f,avx512vl,avx2,bmi1,bmi2,popcnt")]
pub(super) fn answer_avx512<Q: Question>(question: Q) -> Q::Answer {
    question.answer::<Wide<Avx512>>()
}

impl Machine for Avx2 {
    #[inline(always)]
    fn descend(
        board: &Board<Wide<Avx2>>,
        listener: &mut impl Listener<Wide<Avx2>>,
    ) -> ControlFlow<()> {
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
        fn descend(
            board: &Board<Wide<Avx2>>,
            listener: &mut impl Listener<Wide<Avx2>>,
        ) -> ControlFlow<()> {
            search::descend(board, listener)
        }
        // SAFETY: the board's vectors exist, so the machine has AVX2.
        unsafe { descend(board, listener) }
    }
}

impl Machine for Avx512 {
    #[inline(always)]
    fn descend(
        board: &Board<Wide<Avx512>>,
        listener: &mut impl Listener<Wide<Avx512>>,
    ) -> ControlFlow<()> {
        #[target_feature(enable = "avx512f,avx512vl,avx2,bmi1,bmi2,popcnt")]
        fn descend(
            board: &Board<Wide<Avx512>>,
            listener: &mut impl Listener<Wide<Avx512>>,
        ) -> ControlFlow<()> {
            search::descend(board, listener)
        }
        // SAFETY: the board's vectors exist, so the machine has AVX-512VL.
        unsafe { descend(board, listener) }
    }
}

impl<M: Machine> Wide<M> {
    #[inline(always)]
    fn of(register: __m256i) -> Wide<M> {
        Wide(register, PhantomData)
    }

    /// Byte `n` of each half of the result is byte `from[n]` of that half.
    #[inline(always)]
    fn swizzle_alike(self, from: &[u8; 16]) -> Self {
        // SAFETY: 16 bytes can be read from the array, aligned or not.
        Wide::of(unsafe {
            let from = _mm256_broadcastsi128_si256(_mm_loadu_si128(from.as_ptr().cast()));
            _mm256_shuffle_epi8(self.0, from)
        })
    }
}

// SAFETY of every block without a word of its own: the type exists, so the machine has AVX2.
impl<M: Machine> Lanes for Wide<M> {
    #[inline(always)]
    fn load(lanes: &[u16; 16]) -> Self {
        // SAFETY: 32 bytes can be read from the array, aligned or not.
        Wide::of(unsafe { _mm256_loadu_si256(lanes.as_ptr().cast()) })
    }
    #[inline(always)]
    fn bands(self) -> [u64; 3] {
        unsafe {
            let high = _mm256_extracti128_si256::<1>(self.0);
            [
                _mm256_extract_epi64::<0>(self.0) as u64,
                _mm256_extract_epi64::<1>(self.0) as u64,
                _mm_cvtsi128_si64(high) as u64,
            ]
        }
    }
    #[inline(always)]
    fn splat(lane: u16) -> Self {
        Wide::of(unsafe { _mm256_set1_epi16(lane as i16) })
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Wide::of(unsafe { _mm256_and_si256(self.0, other.0) })
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Wide::of(unsafe { _mm256_or_si256(self.0, other.0) })
    }
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Wide::of(unsafe { _mm256_andnot_si256(other.0, self.0) })
    }
    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Wide::of(unsafe { _mm256_add_epi16(self.0, other.0) })
    }
    #[inline(always)]
    fn without_lowest(self) -> Self {
        Wide::of(unsafe {
            _mm256_and_si256(self.0, _mm256_add_epi16(self.0, _mm256_set1_epi16(-1)))
        })
    }
    #[inline(always)]
    fn where_empty(self) -> Self {
        Wide::of(unsafe { _mm256_cmpeq_epi16(self.0, _mm256_setzero_si256()) })
    }
    #[inline(always)]
    fn where_equal(self, other: Self) -> Self {
        Wide::of(unsafe { _mm256_cmpeq_epi16(self.0, other.0) })
    }
    #[inline(always)]
    fn empty_if_either(self, other: Self) -> Self {
        Wide::of(unsafe { _mm256_min_epu16(self.0, other.0) })
    }
    #[inline(always)]
    fn right_neighbors(self) -> Self {
        self.swizzle_alike(&layout::RIGHT_NEIGHBORS)
    }
    #[inline(always)]
    fn left_neighbors(self) -> Self {
        self.swizzle_alike(&layout::LEFT_NEIGHBORS)
    }
    #[inline(always)]
    fn lower_neighbors(self) -> Self {
        Wide::of(unsafe { _mm256_permute4x64_epi64::<0b11_00_10_01>(self.0) })
    }
    #[inline(always)]
    fn upper_neighbors(self) -> Self {
        Wide::of(unsafe { _mm256_permute4x64_epi64::<0b11_01_00_10>(self.0) })
    }
    #[inline(always)]
    fn remove(cells: &mut [Self; 9], gone: Self, places: &Places) {
        let mut place = 0;
        while place < 9 {
            cells[place] = cells[place].without(gone.and(Self::load(&places.masks[place])));
            place += 1;
        }
    }
    #[inline(always)]
    fn equals(self, other: Self) -> bool {
        unsafe {
            let differ = _mm256_xor_si256(self.0, other.0);
            _mm256_testz_si256(differ, differ) != 0
        }
    }
    #[inline(always)]
    fn any_empty(self) -> bool {
        unsafe { _mm256_movemask_epi8(self.where_empty().0) != 0 }
    }
    #[inline(always)]
    fn all_empty(self) -> bool {
        let boxes = Self::load(&layout::BOX_LANES);
        unsafe { _mm256_testz_si256(self.0, boxes.0) != 0 }
    }
    #[inline(always)]
    fn spread(digits: &[u8; 81]) -> [Self; 9] {
        layout::spread(digits)
    }
    #[inline(always)]
    fn gather(cells: &[Self; 9]) -> Grid {
        super::gather(cells)
    }
    #[inline(always)]
    fn descend(board: &Board<Self>, listener: &mut impl Listener<Self>) -> ControlFlow<()> {
        M::descend(board, listener)
    }
}

impl<M: Machine> Bytes for Wide<M> {
    #[inline(always)]
    fn of_halves(low: &[u8; 16], high: &[u8; 16]) -> Self {
        // SAFETY: 16 bytes can be read from each array, aligned or not.
        Wide::of(unsafe {
            let low = _mm_loadu_si128(low.as_ptr().cast());
            let high = _mm_loadu_si128(high.as_ptr().cast());
            _mm256_set_m128i(high, low)
        })
    }
    #[inline(always)]
    fn store_low(self, into: &mut [u8; 16]) {
        // SAFETY: 16 bytes can be written to the array, aligned or not.
        unsafe { _mm_storeu_si128(into.as_mut_ptr().cast(), _mm256_castsi256_si128(self.0)) };
    }
    #[inline(always)]
    fn high_to_low(self) -> Self {
        Wide::of(unsafe { _mm256_castsi128_si256(_mm256_extracti128_si256::<1>(self.0)) })
    }
    #[inline(always)]
    fn swizzle(self, from: &[u8; 32]) -> Self {
        // SAFETY: 32 bytes can be read from the array, aligned or not.
        Wide::of(unsafe { _mm256_shuffle_epi8(self.0, _mm256_loadu_si256(from.as_ptr().cast())) })
    }
    #[inline(always)]
    fn look_up(index: Self, table: &[u8; 16]) -> Self {
        // SAFETY: 16 bytes can be read from the array, aligned or not.
        Wide::of(unsafe {
            let table = _mm256_broadcastsi128_si256(_mm_loadu_si128(table.as_ptr().cast()));
            _mm256_shuffle_epi8(table, index.0)
        })
    }
    #[inline(always)]
    fn look_up_modulo(index: Self, table: &[u8; 16]) -> Self {
        Self::look_up(index, table)
    }
    #[inline(always)]
    fn pack(self, other: Self) -> Self {
        Wide::of(unsafe { _mm256_packus_epi16(self.0, other.0) })
    }
    #[inline(always)]
    fn times(self, factor: i16) -> Self {
        Wide::of(unsafe { _mm256_mulhrs_epi16(self.0, _mm256_set1_epi16(factor)) })
    }
}
