# What the middle end says: undo, saves, replays.

refuse-paused = The game is paused. Resume it first.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
undo-never = What is done is done in this mode.
no-such-mark = There is no checkpoint “{ $name }”.
still-right = So far everything is right.
