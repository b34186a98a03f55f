//! The vectors of real machines. All `unsafe` of the engine is below here.
//!
//! The one invariant: a vector exists only on a machine that has its instructions. Vectors are made
//! only while searching, a search is started only through a [`Path`], and a path that needs
//! instructions is made only after asking the processor (or, in WASM, the compiler).

#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod avx2;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod sse41;

use super::lanes::{Lanes, Words};
use super::search::Tally;
use super::source::Source;

/// A kind of instructions to solve with. They all give the same answers; to choose one is for
/// measuring and testing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    Avx2,
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    Sse41,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
    Portable,
}

const KINDS: &[Kind] = &[
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    Kind::Avx2,
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    Kind::Sse41,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Kind::Simd128,
    Kind::Portable,
];

impl Path {
    /// The paths this machine has, the fastest first.
    pub fn all() -> impl Iterator<Item = Path> {
        KINDS.iter().filter(|kind| kind.is_here()).map(|&kind| Path(kind))
    }

    /// The fastest path this machine has.
    #[inline]
    pub fn best() -> Path {
        Path::all().next().unwrap_or(Path(Kind::Portable))
    }

    pub fn name(self) -> &'static str {
        match self.0 {
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            Kind::Avx2 => "AVX2",
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            Kind::Sse41 => "SSE4.1",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => "simd128",
            Kind::Portable => "portable",
        }
    }

    /// Searches from the start.
    pub(super) fn run(self, source: Source<'_>, tally: &mut impl Tally) {
        match self.0 {
            // SAFETY: the path exists, so `is_here` has found the features.
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            Kind::Avx2 => unsafe { avx2::start(source, tally) },
            // SAFETY: likewise.
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            Kind::Sse41 => unsafe { sse41::start(source, tally) },
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => simd128::start(source, tally),
            Kind::Portable => {
                let _ = Words::descend(&mut source.board(), tally);
            }
        }
    }
}

impl Kind {
    fn is_here(self) -> bool {
        match self {
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            Kind::Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("lzcnt")
                    && is_x86_feature_detected!("popcnt")
            }
            #[cfg(all(feature = "std", target_arch = "x86_64"))]
            Kind::Sse41 => {
                is_x86_feature_detected!("sse4.1")
                    && is_x86_feature_detected!("ssse3")
                    && is_x86_feature_detected!("popcnt")
            }
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Kind::Simd128 => true,
            Kind::Portable => true,
        }
    }
}
