//! Which instructions this x86-64 processor has.
//!
//! The standard library would tell too, but it asks for everything there is. Every question stops a
//! virtual machine, so its first answer takes longer than thousands of puzzles. These are two
//! questions, and one look at memory ever after.

use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
use core::sync::atomic::{AtomicU8, Ordering};

const ASKED: u8 = 1;
const SSE41: u8 = 2;
const AVX2: u8 = 4;

/// What the processor answered; 0 before it was asked. It always answers the same, so it does not
/// matter if two threads ask.
static ANSWER: AtomicU8 = AtomicU8::new(0);

#[inline]
pub(super) fn has_avx2() -> bool {
    answer() & AVX2 != 0
}

#[inline]
pub(super) fn has_sse41() -> bool {
    answer() & SSE41 != 0
}

#[inline]
fn answer() -> u8 {
    match ANSWER.load(Ordering::Relaxed) {
        0 => ask(),
        answer => answer,
    }
}

#[cold]
fn ask() -> u8 {
    let mut answer = ASKED;
    let features = __cpuid(1).ecx;
    let has = |bit: u32| features >> bit & 1 != 0;
    // SSSE3, SSE4.1, POPCNT.
    if has(9) && has(19) && has(23) {
        answer |= SSE41;
        // The operating system saves extended registers, which implies that question 7 may be
        // asked; the processor has AVX; and its wide registers are among those that are saved.
        // SAFETY: `_xgetbv` is there where extended registers are saved.
        if has(27) && has(28) && unsafe { _xgetbv(0) } & 0b110 == 0b110 {
            let more = __cpuid_count(7, 0).ebx;
            // BMI1, AVX2, BMI2.
            if [3, 5, 8].iter().all(|bit| more >> bit & 1 != 0) {
                answer |= AVX2;
            }
        }
    }
    ANSWER.store(answer, Ordering::Relaxed);
    answer
}
