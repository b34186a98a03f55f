# What a teacher says about a step.
