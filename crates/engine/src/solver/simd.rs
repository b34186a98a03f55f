//! The vectors of real machines. All `unsafe` of the engine is below here.
//!
//! The one invariant: a vector exists only on a machine that has its instructions. Vectors are made
//! only while searching, a search is started only through a [`Backend`], and a backend that needs
//! instructions is made only after asking the processor (or, in WASM and on ARM, the compiler).

#[cfg(target_arch = "x86_64")]
mod detect;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod sse41;
#[cfg(target_arch = "x86_64")]
mod wide;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_feature = "simd128"))]
use super::layout::{self, Bytes};
use super::search::Question;
use super::words::Words;
use crate::Grid;

/// A kind of instructions to solve with. They all give the same answers; to choose one is for
/// measuring and testing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backend(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Sse41,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
    #[cfg(target_arch = "aarch64")]
    Neon,
    Portable,
}

const KINDS: &[Kind] = &[
    #[cfg(target_arch = "x86_64")]
    Kind::Avx512,
    #[cfg(target_arch = "x86_64")]
    Kind::Avx2,
    #[cfg(target_arch = "x86_64")]
    Kind::Sse41,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Kind::Simd128,
    #[cfg(target_arch = "aarch64")]
    Kind::Neon,
    Kind::Portable,
];

impl Backend {
    /// The backends this machine has, the fastest first.
    pub fn all() -> impl Iterator<Item = Backend> {
        KINDS.iter().filter(|kind| kind.is_here()).map(|&kind| Backend(kind))
    }

    /// The fastest backend this machine has.
    #[inline]
    pub fn best() -> Backend {
        // A module runs only where all its instructions are known, so there is nothing to ask; the
        // compiler sees that the other kinds are never used, and leaves them out.
        if cfg!(target_family = "wasm") {
            return Backend(KINDS[0]);
        }
        Backend::all().next().unwrap_or(Backend(Kind::Portable))
    }

    /// What its instructions are called.
    pub fn name(self) -> &'static str {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => "AVX-512VL",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Kind::Sse41 => "SSE4.1",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => "simd128",
            #[cfg(target_arch = "aarch64")]
            Kind::Neon => "NEON",
            Kind::Portable => "portable",
        }
    }

    /// Answers with the vectors of this backend.
    #[inline]
    pub(super) fn answer<Q: Question>(self, question: Q) -> Q::Answer {
        match self.0 {
            // SAFETY: the backend exists, so `is_here` has found the features.
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => unsafe { wide::answer_avx512(question) },
            // SAFETY: likewise.
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => unsafe { wide::answer_avx2(question) },
            // SAFETY: likewise.
            #[cfg(target_arch = "x86_64")]
            Kind::Sse41 => unsafe { sse41::answer(question) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => simd128::answer(question),
            #[cfg(target_arch = "aarch64")]
            Kind::Neon => neon::answer(question),
            Kind::Portable => portable(question),
        }
    }
}

/// A function of its own, so that the ones above are not burdened with its large frame.
#[inline(never)]
fn portable<Q: Question>(question: Q) -> Q::Answer {
    question.answer::<Words>()
}

impl Kind {
    #[inline]
    fn is_here(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kind::Avx512 => detect::has_avx512(),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2 => detect::has_avx2(),
            #[cfg(target_arch = "x86_64")]
            Kind::Sse41 => detect::has_sse41(),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => true,
            #[cfg(target_arch = "aarch64")]
            Kind::Neon => true,
            Kind::Portable => true,
        }
    }
}

/// The digits of a puzzle row by row, 0 for blank, where they lie: a copy would be read while it is
/// still being written, which costs an easy puzzle a tenth of its time.
#[inline(always)]
pub(super) fn bytes(puzzle: &Grid) -> &[u8; 81] {
    // SAFETY: a grid is 81 optional digits in a row and nothing else, and an optional digit is a byte.
    unsafe { &*core::ptr::from_ref(puzzle).cast() }
}

/// The digits of a solved board.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64", target_feature = "simd128"))]
#[inline(always)]
pub(super) fn gather<V: Bytes>(cells: &[V; 9]) -> Grid {
    // SAFETY: as above, and the byte of an optional digit is 0 to 9, which is what `layout::gather`
    // gives. To ask each byte would take as long as all the rest.
    unsafe { core::mem::transmute::<[u8; 81], Grid>(layout::gather(cells)) }
}
