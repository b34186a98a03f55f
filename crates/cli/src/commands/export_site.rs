//! `ninefold export-site`: the page as files, for any web host.

use crate::exit::{Ending, Failure};
use crate::{output, serve};
use std::path::PathBuf;

/// Write the page into a folder, to be put on any web host
///
/// Every address in it is relative, so it works in any folder of a host. Beside the files lie packed
/// ones (.br, .gz) for hosts that hand those out.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub struct ExportSite {
    /// The folder to write; it is made if it is not there
    folder: PathBuf,

    /// Write although something is in the folder; files of the same names are replaced
    #[arg(long)]
    force: bool,
}

const EXAMPLES: &str = "\
Examples:
  ninefold export-site site
  ninefold export-site --force docs    for GitHub Pages";

impl ExportSite {
    pub fn run(self) -> Result<Ending, Failure> {
        let shown = native::shown(&self.folder);
        let failed = |error: std::io::Error| Failure::Usage(format!("{shown}: {error}"));
        let is_empty = match std::fs::read_dir(&self.folder) {
            Ok(mut entries) => entries.next().is_none(),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => true,
            Err(error) => return Err(failed(error)),
        };
        if !is_empty && !self.force {
            let why = "the folder is not empty; --force writes into it all the same";
            return Err(Failure::Usage(format!("{shown}: {why}")));
        }
        let n_files =
            serve::export(&self.folder).map_err(|error| Failure::Usage(error.to_string()))?;
        output::line(format_args!("{n_files} files in {shown}"))?;
        Ok(Ending::AllWell)
    }
}
