# What the games say: rules, readouts, refusals, outcomes.
