# What the middle end says: undo, saves, replays.
