//! What Sudoku Explainer can do, named; coarser than the teaching list in `engine::technique`.

use core::fmt;

/// One of the rater's techniques, in the order it tries them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Technique {
    LastCell,
    HiddenSingle,
    DirectPointing,
    DirectClaiming,
    DirectHiddenPair,
    NakedSingle,
    DirectHiddenTriple,
    Pointing,
    Claiming,
    NakedPair,
    XWing,
    HiddenPair,
    NakedTriple,
    Swordfish,
    HiddenTriple,
    XyWing,
    XyzWing,
    UniqueRectangle,
    UniqueLoop,
    NakedQuad,
    Jellyfish,
    HiddenQuad,
    Bug,
    AlignedPairExclusion,
    XCycle,
    YCycle,
    ForcingXChain,
    XyCycle,
    ForcingChain,
    AlignedTripleExclusion,
    NishioForcingChain,
    MultipleForcingChains,
    DynamicForcingChains,
    DynamicForcingChainsPlus,
    NestedForcingChains,
}

impl Technique {
    /// The name in files, on the command line and in message ids.
    pub const fn key(self) -> &'static str {
        match self {
            Technique::LastCell => "last-cell",
            Technique::HiddenSingle => "hidden-single",
            Technique::DirectPointing => "direct-pointing",
            Technique::DirectClaiming => "direct-claiming",
            Technique::DirectHiddenPair => "direct-hidden-pair",
            Technique::NakedSingle => "naked-single",
            Technique::DirectHiddenTriple => "direct-hidden-triple",
            Technique::Pointing => "pointing",
            Technique::Claiming => "claiming",
            Technique::NakedPair => "naked-pair",
            Technique::XWing => "x-wing",
            Technique::HiddenPair => "hidden-pair",
            Technique::NakedTriple => "naked-triple",
            Technique::Swordfish => "swordfish",
            Technique::HiddenTriple => "hidden-triple",
            Technique::XyWing => "xy-wing",
            Technique::XyzWing => "xyz-wing",
            Technique::UniqueRectangle => "unique-rectangle",
            Technique::UniqueLoop => "unique-loop",
            Technique::NakedQuad => "naked-quad",
            Technique::Jellyfish => "jellyfish",
            Technique::HiddenQuad => "hidden-quad",
            Technique::Bug => "bug",
            Technique::AlignedPairExclusion => "aligned-pair-exclusion",
            Technique::XCycle => "x-cycle",
            Technique::YCycle => "y-cycle",
            Technique::ForcingXChain => "forcing-x-chain",
            Technique::XyCycle => "xy-cycle",
            Technique::ForcingChain => "forcing-chain",
            Technique::AlignedTripleExclusion => "aligned-triple-exclusion",
            Technique::NishioForcingChain => "nishio-forcing-chain",
            Technique::MultipleForcingChains => "multiple-forcing-chains",
            Technique::DynamicForcingChains => "dynamic-forcing-chains",
            Technique::DynamicForcingChainsPlus => "dynamic-forcing-chains-plus",
            Technique::NestedForcingChains => "nested-forcing-chains",
        }
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}
