//! The name of the machine, to stand beside what was measured on it.

use std::fs;
use std::thread;

/// The processor as its maker calls it, and how many of them a program may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    pub processor: String,
    pub n_processors: u32,
}

impl Machine {
    pub fn here() -> Machine {
        let told = fs::read_to_string("/proc/cpuinfo").ok();
        let processor = told
            .and_then(|text| model(&text))
            .or_else(|| std::env::var("PROCESSOR_IDENTIFIER").ok())
            .unwrap_or_else(|| std::env::consts::ARCH.to_owned());
        let n_processors = thread::available_parallelism().map_or(1, |count| count.get() as u32);
        Machine { processor, n_processors }
    }
}

/// What Linux calls the first processor; not every architecture has a name there.
fn model(cpuinfo: &str) -> Option<String> {
    let named = cpuinfo.lines().filter_map(|line| line.split_once(':'));
    let mut models = named.filter(|(name, _)| matches!(name.trim(), "model name" | "Model"));
    models.next().map(|(_, model)| model.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_model_is_found_where_there_is_one() {
        let amd = "processor\t: 0\nmodel\t\t: 17\nmodel name\t: AMD EPYC\nstepping\t: 1\n";
        assert_eq!(model(amd).as_deref(), Some("AMD EPYC"));
        let pi = "processor\t: 0\nBogoMIPS\t: 108.00\n\nModel\t\t: Raspberry Pi 4\n";
        assert_eq!(model(pi).as_deref(), Some("Raspberry Pi 4"));
        assert_eq!(model("processor : 0\n"), None);
    }

    #[test]
    fn there_is_always_a_name_and_a_processor() {
        let Machine { processor, n_processors } = Machine::here();
        assert!(!processor.is_empty() && n_processors > 0);
    }
}
