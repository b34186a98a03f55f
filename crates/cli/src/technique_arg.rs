//! The name of a technique as an argument. Two lists of names are printed: of what is taught
//! (`x-wing`), and of what the rater counts (`direct-hidden-pair`). Both are read.

use engine::rating::Method;
use engine::technique::Technique;

/// What a name asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    Taught(Technique),
    /// Of the rater alone.
    Counted(Method),
}

impl Asked {
    pub fn parse(text: &str) -> Result<Asked, String> {
        let taught = text.parse().map(Asked::Taught);
        let asked = taught.or_else(|_| text.parse().map(Asked::Counted));
        asked.map_err(|_| {
            let taught = Technique::ALL.map(Technique::key);
            let counted = Method::ALL.map(Method::key).into_iter();
            let others: Vec<&str> = counted.filter(|key| !taught.contains(key)).collect();
            format!("techniques are {}; or as rated: {}", taught.join(", "), others.join(", "))
        })
    }

    /// What a person has to know for it.
    pub fn technique(self) -> Technique {
        match self {
            Asked::Taught(technique) => technique,
            Asked::Counted(method) => teaching(method),
        }
    }
}

/// A technique by either of its names, as what is taught.
pub fn technique(text: &str) -> Result<Technique, String> {
    Asked::parse(text).map(Asked::technique)
}

/// The technique that teaches what the rater counts under another name.
fn teaching(method: Method) -> Technique {
    let key = match method {
        Method::LastCell => "full-house",
        Method::HiddenSingle => "hidden-single-box",
        Method::DirectPointing => "pointing",
        Method::DirectClaiming => "claiming",
        Method::DirectHiddenPair => "hidden-pair",
        Method::DirectHiddenTriple => "hidden-triple",
        Method::UniqueRectangle => "unique-rectangle-1",
        Method::Bug => "bug-plus-one",
        Method::AlignedPairExclusion => "als-xz",
        Method::AlignedTripleExclusion => "als-xy-wing",
        Method::XCycle | Method::ForcingXChain => "x-chain",
        Method::YCycle => "xy-chain",
        Method::XyCycle => "nice-loop",
        Method::NishioForcingChain | Method::MultipleForcingChains => "forcing-chain",
        Method::DynamicForcingChains | Method::DynamicForcingChainsPlus => "forcing-net",
        Method::NestedForcingChains => "trial",
        same => same.key(),
    };
    key.parse().expect("each method has a technique that teaches it")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_that_is_printed_is_read() {
        for technique in Technique::ALL {
            assert_eq!(Asked::parse(technique.key()), Ok(Asked::Taught(technique)));
        }
        for method in Method::ALL {
            let asked = Asked::parse(method.key()).unwrap();
            assert!(Technique::ALL.contains(&asked.technique()), "{method}");
        }
        assert!(Asked::parse("guessing").unwrap_err().contains("x-wing"));
    }
}
