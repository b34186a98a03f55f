//! How a file is packed on its way, by what the browser takes (`Accept-Encoding`, RFC 9110 §12.5.3).

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    Brotli,
    Gzip,
    Plain,
}

impl Coding {
    /// Its name in headers; plain needs none.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Coding::Brotli => Some("br"),
            Coding::Gzip => Some("gzip"),
            Coding::Plain => None,
        }
    }

    /// What the browser likes best of these; of equals the first. Where it takes none of them, plain
    /// is better than nothing.
    pub fn best(accepted: Option<&str>, offered: &[Coding]) -> Coding {
        let Some(accepted) = accepted else { return Coding::Plain };
        let mut best = (0, Coding::Plain);
        for &coding in offered {
            let liking = coding.liking(accepted);
            if liking > best.0 {
                best = (liking, coding);
            }
        }
        best.1
    }

    /// How much this coding is wanted, in thousandths.
    fn liking(self, accepted: &str) -> u32 {
        let name = self.name().unwrap_or("identity");
        let mut any = None;
        for wish in accepted.split(',') {
            let (coding, weight) = wish.split_once(';').unwrap_or((wish, ""));
            let weight = weight_of(weight);
            match coding.trim() {
                coding if coding.eq_ignore_ascii_case(name) => return weight,
                "*" => any = Some(weight),
                _ => {}
            }
        }
        // What is not named is not taken, except plain, which comes last.
        any.unwrap_or(if self == Coding::Plain { 1 } else { 0 })
    }
}

/// `q=0.5` in thousandths; what cannot be read means what saying nothing means.
fn weight_of(text: &str) -> u32 {
    let value = text.trim().strip_prefix(['q', 'Q']).and_then(|rest| rest.trim().strip_prefix('='));
    let value = value.and_then(|value| value.trim().parse::<f32>().ok());
    value.map_or(1000, |value| (value.clamp(0.0, 1.0) * 1000.0) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(accepted: &str, expected: Coding) {
        let all = [Coding::Brotli, Coding::Gzip, Coding::Plain];
        assert_eq!(Coding::best(Some(accepted), &all), expected, "{accepted}");
    }

    #[test]
    fn the_best_of_what_is_taken() {
        check("gzip, deflate, br, zstd", Coding::Brotli);
        check("gzip, deflate", Coding::Gzip);
        check("br;q=0, gzip", Coding::Gzip);
        check("br;q=0", Coding::Plain);
        check("br; q=0.5, gzip; q=0.9", Coding::Gzip);
        check("GZIP", Coding::Gzip);
        check("identity, br;q=0.1", Coding::Plain);
        check("*", Coding::Brotli);
        check("*;q=0.1, br;q=0", Coding::Gzip);
        check("", Coding::Plain);
        check("br;q=nonsense", Coding::Brotli);
        check("identity;q=0, *;q=0", Coding::Plain);
        assert_eq!(Coding::best(None, &[Coding::Brotli, Coding::Plain]), Coding::Plain);
        assert_eq!(Coding::best(Some("br, gzip"), &[Coding::Gzip, Coding::Plain]), Coding::Gzip);
    }
}
