//! The run's stopwatch. It is told the time and never asks for it.

use games::Millis;

/// Turns ticks of a monotonic clock, with any zero, into milliseconds of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Play time up to `since`, or up to the pause.
    played: Millis,
    /// The tick from which play time runs on; `None` while paused.
    since: Option<Millis>,
}

impl Clock {
    /// A clock that stands at `played` and runs from `tick` on.
    pub fn running(played: Millis, tick: Millis) -> Clock {
        Clock { played, since: Some(tick) }
    }

    /// Play time at `tick`. A tick that goes backwards costs nothing and gives nothing.
    pub fn played(&self, tick: Millis) -> Millis {
        self.since.map_or(self.played, |since| self.played + tick.since(since))
    }

    pub fn is_paused(&self) -> bool {
        self.since.is_none()
    }

    pub fn pause(&mut self, tick: Millis) {
        self.played = self.played(tick);
        self.since = None;
    }

    pub fn resume(&mut self, tick: Millis) {
        *self = Clock::running(self.played(tick), tick);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_costs_no_time() {
        let mut clock = Clock::running(Millis(500), Millis(10_000));
        assert_eq!(clock.played(Millis(11_000)), Millis(1_500));
        clock.pause(Millis(11_000));
        clock.pause(Millis(12_000));
        assert_eq!(clock.played(Millis(99_000)), Millis(1_500));
        clock.resume(Millis(100_000));
        clock.resume(Millis(100_250));
        assert_eq!(clock.played(Millis(100_500)), Millis(2_000));
        assert_eq!(clock.played(Millis(0)), Millis(1_750));
    }
}
