//! What Sudoku Explainer can do, named: its methods are coarser than the techniques people are
//! taught ([`Technique`](crate::technique::Technique)).

use crate::name::keyed;

keyed! {
    /// One of the rater's methods, in the order it tries them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Method {
        LastCell = "last-cell",
        HiddenSingle = "hidden-single",
        DirectPointing = "direct-pointing",
        DirectClaiming = "direct-claiming",
        DirectHiddenPair = "direct-hidden-pair",
        NakedSingle = "naked-single",
        DirectHiddenTriple = "direct-hidden-triple",
        Pointing = "pointing",
        Claiming = "claiming",
        NakedPair = "naked-pair",
        XWing = "x-wing",
        HiddenPair = "hidden-pair",
        NakedTriple = "naked-triple",
        Swordfish = "swordfish",
        HiddenTriple = "hidden-triple",
        XyWing = "xy-wing",
        XyzWing = "xyz-wing",
        UniqueRectangle = "unique-rectangle",
        UniqueLoop = "unique-loop",
        NakedQuad = "naked-quad",
        Jellyfish = "jellyfish",
        HiddenQuad = "hidden-quad",
        Bug = "bug",
        AlignedPairExclusion = "aligned-pair-exclusion",
        XCycle = "x-cycle",
        YCycle = "y-cycle",
        ForcingXChain = "forcing-x-chain",
        XyCycle = "xy-cycle",
        ForcingChain = "forcing-chain",
        AlignedTripleExclusion = "aligned-triple-exclusion",
        NishioForcingChain = "nishio-forcing-chain",
        MultipleForcingChains = "multiple-forcing-chains",
        DynamicForcingChains = "dynamic-forcing-chains",
        DynamicForcingChainsPlus = "dynamic-forcing-chains-plus",
        NestedForcingChains = "nested-forcing-chains",
    }
}
