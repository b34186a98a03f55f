//! The hint being given, stage by stage, until the board changes.

use games::Hint;
use games::hint::Stage;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenHint {
    hint: Hint,
    /// Stages shown so far, at least one.
    shown: u8,
}

impl OpenHint {
    /// Begins with the vaguest stage.
    pub fn begin(hint: Hint) -> OpenHint {
        OpenHint { hint, shown: 1 }
    }

    /// The stage in view, if the hint has stages at all.
    pub fn stage(&self) -> Option<&Stage> {
        self.hint.stages.get(usize::from(self.shown).saturating_sub(1))
    }

    /// Counted from 1.
    pub fn number(&self) -> u8 {
        self.shown
    }

    pub fn n_stages(&self) -> u8 {
        self.hint.stages.len() as u8
    }

    pub fn hint(&self) -> &Hint {
        &self.hint
    }

    /// Whether the next request shows another stage; otherwise it does the step.
    pub fn has_more(&self) -> bool {
        self.shown < self.n_stages()
    }

    pub fn next(&mut self) {
        self.shown += 1;
    }
}
