# Levels, unlocks, high scores, statistics.
