//! `ninefold link`: puzzles and deals as addresses, and as codes to scan.

use crate::exit::{Ending, Failure};
use crate::inputs::Source;
use crate::scannable::scannable;
use crate::{output, speech, whole};
use games::{Deal, EndResult, Millis};
use session::{Log, Session};
use std::ffi::OsString;

/// Make links that open puzzles and deals, also as codes to scan
///
/// A link is the deal itself in a few letters: no server keeps it, and it never ends. `ninefold play`
/// and the page open it; a game under way stays where it is. Without `--page` the letters come alone,
/// which can be pasted into the page or typed after its `#`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct Link {
    /// Puzzles, files of them in any format, deals of any game (`ninefold deal --whole`), or saved runs
    #[arg(value_name = "FILE", required = true)]
    sources: Vec<OsString>,

    /// The address of the page that is to open them
    #[arg(long, value_name = "URL", value_parser = page)]
    page: Option<String>,

    /// A time to beat, such as 4:32; of a saved run that was won, its own by `--time own`
    #[arg(long, value_name = "TIME")]
    time: Option<Time>,

    /// Of a saved run, also what was placed and noted so far
    #[arg(long)]
    position: bool,

    /// Draw each as a code to scan; needs the page
    #[arg(long, requires = "page")]
    qr: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold link 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  ninefold link puzzles.txt --page https://example.org/ninefold/
  ninefold deal pieces --whole | ninefold link - --page http://192.168.1.20:9999/ --qr
  ninefold link run.log --time own        beat my time
  ninefold link run.log --position        go on where I am";

#[derive(Clone, Copy, Debug)]
enum Time {
    Own,
    Stated(Millis),
}

impl std::str::FromStr for Time {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Time, &'static str> {
        if text == "own" {
            return Ok(Time::Own);
        }
        let parts: Option<Vec<u64>> = text.split(':').map(|part| part.parse().ok()).collect();
        let parts = parts.filter(|parts| {
            (2..=3).contains(&parts.len())
                && parts[1..].iter().all(|part| *part < 60)
                && parts[0] < 1_000
        });
        let parts = parts.ok_or("minutes and seconds such as 4:32 expected, or `own`")?;
        let time = Millis(parts.iter().fold(0, |sum, part| sum * 60 + part) * 1_000);
        match time > Millis::ZERO && time <= games::link::LONGEST_TO_BEAT {
            true => Ok(Time::Stated(time)),
            false => Err("links carry times to beat from 0:01 to 36:24:31"),
        }
    }
}

/// An address that something can stand behind.
pub fn page(text: &str) -> Result<String, &'static str> {
    let page = text.split('#').next().unwrap_or_default();
    let host = page.strip_prefix("http://").or_else(|| page.strip_prefix("https://"));
    let is_address =
        host.is_some_and(|host| host.starts_with(|ch: char| ch.is_alphanumeric() || ch == '['));
    let is_plain = page.bytes().all(|byte| byte.is_ascii_graphic());
    match is_address && is_plain {
        true => Ok(page.to_owned()),
        false => Err("an address such as https://example.org/ninefold/ expected"),
    }
}

/// A deal to be linked, and how long its run took if it was won.
struct Found {
    place: String,
    deal: Result<Deal, String>,
    took: Option<Millis>,
}

impl Link {
    pub fn run(self) -> Result<Ending, Failure> {
        let mut ending = Ending::AllWell;
        for text in &self.sources {
            for Found { place, deal, took } in self.found(&Source::of(text)?)? {
                let link = deal.and_then(|deal| self.link(&deal, took));
                match link {
                    Ok(link) => output::print(link.as_bytes())?,
                    Err(why) => {
                        output::complain(&format!("{place}: {why}"));
                        ending = Ending::SomeFailed;
                    }
                }
            }
        }
        Ok(ending)
    }

    fn link(&self, deal: &Deal, took: Option<Millis>) -> Result<String, String> {
        let time = match self.time {
            None => deal.time_to_beat(),
            Some(Time::Stated(time)) => Some(time),
            Some(Time::Own) => Some(took.ok_or("only a run that was won has a time of its own")?),
        };
        let code =
            deal.to_be_beaten(time).to_link().ok_or("its lines have signs that no link has")?;
        let link = match &self.page {
            Some(page) => format!("{page}#{code}"),
            None => code,
        };
        Ok(if self.qr { format!("{link}\n{}", scannable(&link)) } else { format!("{link}\n") })
    }

    fn found(&self, source: &Source) -> Result<Vec<Found>, Failure> {
        let name = source.place();
        let text = whole::text(source)?;
        if text.starts_with("ninefold-log ") {
            return Ok(vec![self.of_run(&text, name)]);
        }
        if let Some(opened) = games::from_link(&text) {
            let deal = opened.map_err(|error| speech::say(&error.phrase()));
            return Ok(vec![Found { place: name, deal, took: None }]);
        }
        if let Some(deals) = whole::deals(&name, &text)? {
            let found = |deal| Found { place: name.clone(), deal: Ok(deal), took: None };
            return Ok(deals.into_iter().map(found).collect());
        }
        let parcels = whole::parcels(&name, &text)?;
        let found = parcels.iter().map(|parcel| Found {
            place: format!("{name}:{}", parcel.entry.line),
            deal: games::deal_brought(&post::brought(parcel))
                .map_err(|why| speech::say(&why.phrase())),
            took: None,
        });
        Ok(found.collect())
    }

    fn of_run(&self, text: &str, place: String) -> Found {
        let session = text.parse::<Log>().map_err(|error| speech::say(&error.phrase()));
        let session = session.and_then(|log| {
            Session::resume(&log, Millis::ZERO).map_err(|error| speech::say(&error.phrase()))
        });
        let took = session.as_ref().ok().and_then(|session| {
            let end = session.outcome().end().filter(|end| end.result == EndResult::Won)?;
            Some(end.at)
        });
        let deal = session.and_then(|session| match self.position {
            false => Ok(session.deal().clone()),
            true => {
                let here = session.game().here(session.deal());
                here.ok_or_else(|| match session.outcome().is_over() {
                    true => speech::say(&games::Unplayable::Finished.phrase()),
                    false => "links carry positions of games whose cells are filled, not of this one; leave --position out".to_owned(),
                })
            }
        });
        Found { place, deal, took }
    }
}
