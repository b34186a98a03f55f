# What stands on paper.
