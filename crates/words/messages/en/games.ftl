# What the games say: rules, readouts, refusals, outcomes.

refuse-over = This run is over.
refuse-not-here = This game has no use for that.

readout-time = Time
readout-score = Score
