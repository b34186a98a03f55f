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
const AVX512: u8 = 8;

/// What the processor answered; 0 before it was asked. It always answers the same, so it does not
/// matter if two threads ask.
static ANSWER: AtomicU8 = AtomicU8::new(0);

#[inline]
pub(super) fn has_avx512() -> bool {
    answer() & AVX512 != 0
}

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
        // asked, and the processor has AVX.
        if has(27) && has(28) {
            // SAFETY: `_xgetbv` is there where extended registers are saved.
            let saved = unsafe { _xgetbv(0) };
            let more = __cpuid_count(7, 0).ebx;
            let has_all = |bits: &[u32]| bits.iter().all(|bit| more >> bit & 1 != 0);
            // BMI1, AVX2, BMI2, and the registers of 256 bits are among those that are saved.
            if has_all(&[3, 5, 8]) && saved & 0x06 == 0x06 {
                answer |= AVX2;
                // AVX-512F and VL, and so are its masks and its sixteen further registers.
                if has_all(&[16, 31]) && saved & 0xe0 == 0xe0 {
                    answer |= AVX512;
                }
            }
        }
    }
    ANSWER.store(answer, Ordering::Relaxed);
    answer
}
