//! A vector in two registers of 64-bit ARM machines, all of which have them.

use super::super::board::Board;
use super::super::layout;
use super::super::pair::{Half, Pair};
use super::super::search::{self, Listener, Question};
use core::arch::aarch64::*;
use core::ops::ControlFlow;

#[derive(Clone, Copy)]
pub(in crate::solver) struct Neon(uint16x8_t);

/// Answers with vectors of this kind.
pub(super) fn answer<Q: Question>(question: Q) -> Q::Answer {
    question.answer::<Pair<Neon>>()
}

impl Neon {
    #[inline(always)]
    fn bytes(self) -> uint8x16_t {
        unsafe { vreinterpretq_u8_u16(self.0) }
    }
    #[inline(always)]
    fn wide(self) -> uint64x2_t {
        unsafe { vreinterpretq_u64_u16(self.0) }
    }
    #[inline(always)]
    fn of_bytes(bytes: uint8x16_t) -> Neon {
        Neon(unsafe { vreinterpretq_u16_u8(bytes) })
    }
    #[inline(always)]
    fn of_wide(words: uint64x2_t) -> Neon {
        Neon(unsafe { vreinterpretq_u16_u64(words) })
    }
}

// SAFETY of every block without a word of its own: every machine of this architecture has NEON.
impl Half for Neon {
    #[inline(always)]
    fn load(bytes: &[u8; 16]) -> Neon {
        // SAFETY: 16 bytes can be read from the array, aligned or not.
        Neon::of_bytes(unsafe { vld1q_u8(bytes.as_ptr()) })
    }
    #[inline(always)]
    fn store(self, into: &mut [u8; 16]) {
        // SAFETY: 16 bytes can be written to the array, aligned or not.
        unsafe { vst1q_u8(into.as_mut_ptr(), self.bytes()) };
    }
    #[inline(always)]
    fn words(self) -> [u64; 2] {
        unsafe { [vgetq_lane_u64::<0>(self.wide()), vgetq_lane_u64::<1>(self.wide())] }
    }
    #[inline(always)]
    fn splat(lane: u16) -> Neon {
        Neon(unsafe { vdupq_n_u16(lane) })
    }
    #[inline(always)]
    fn and(self, other: Neon) -> Neon {
        Neon(unsafe { vandq_u16(self.0, other.0) })
    }
    #[inline(always)]
    fn or(self, other: Neon) -> Neon {
        Neon(unsafe { vorrq_u16(self.0, other.0) })
    }
    #[inline(always)]
    fn without(self, other: Neon) -> Neon {
        Neon(unsafe { vbicq_u16(self.0, other.0) })
    }
    #[inline(always)]
    fn differing(self, other: Neon) -> Neon {
        Neon(unsafe { veorq_u16(self.0, other.0) })
    }
    #[inline(always)]
    fn plus(self, other: Neon) -> Neon {
        Neon(unsafe { vaddq_u16(self.0, other.0) })
    }
    #[inline(always)]
    fn least(self, other: Neon) -> Neon {
        Neon(unsafe { vminq_u16(self.0, other.0) })
    }
    #[inline(always)]
    fn where_equal(self, other: Neon) -> Neon {
        Neon(unsafe { vceqq_u16(self.0, other.0) })
    }
    #[inline(always)]
    fn swizzle(self, from: Neon) -> Neon {
        Neon::of_bytes(unsafe { vqtbl1q_u8(self.bytes(), from.bytes()) })
    }
    #[inline(always)]
    fn swizzle_modulo(self, from: Neon) -> Neon {
        self.swizzle(from.and(Neon::splat(0x0f0f)))
    }
    #[inline(always)]
    fn pack(self, other: Neon) -> Neon {
        Neon::of_bytes(unsafe { vcombine_u8(vqmovn_u16(self.0), vqmovn_u16(other.0)) })
    }
    #[inline(always)]
    fn times(self, factor: i16) -> Neon {
        unsafe {
            let product = vqrdmulhq_s16(vreinterpretq_s16_u16(self.0), vdupq_n_s16(factor));
            Neon(vreinterpretq_u16_s16(product))
        }
    }
    #[inline(always)]
    fn right_neighbors(self) -> Neon {
        self.swizzle(Neon::load(&layout::RIGHT_NEIGHBORS))
    }
    #[inline(always)]
    fn left_neighbors(self) -> Neon {
        self.swizzle(Neon::load(&layout::LEFT_NEIGHBORS))
    }
    #[inline(always)]
    fn first_first(self, other: Neon) -> Neon {
        Neon::of_wide(unsafe { vzip1q_u64(self.wide(), other.wide()) })
    }
    #[inline(always)]
    fn first_last(self, other: Neon) -> Neon {
        unsafe {
            Neon::of_wide(vcombine_u64(vget_low_u64(self.wide()), vget_high_u64(other.wide())))
        }
    }
    #[inline(always)]
    fn last_first(self, other: Neon) -> Neon {
        Neon::of_wide(unsafe { vextq_u64::<1>(self.wide(), other.wide()) })
    }
    #[inline(always)]
    fn last_last(self, other: Neon) -> Neon {
        Neon::of_wide(unsafe { vzip2q_u64(self.wide(), other.wide()) })
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        unsafe { vmaxvq_u16(self.0) == 0 }
    }
    fn descend(
        board: &Board<Pair<Neon>>,
        listener: &mut impl Listener<Pair<Neon>>,
    ) -> ControlFlow<()> {
        search::descend(board, listener)
    }
}
