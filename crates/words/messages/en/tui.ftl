# What only the terminal game says.

tui-too-small = This window is too small. Ninefold needs { $width } columns and { $height } rows.
tui-continue = Go on: { $game }
tui-quit = Leave
tui-choose = choose
tui-open = open
tui-back = back
tui-hint = hint
tui-hint-more = t: tell me more
tui-hint-do = t: do it
tui-paused = Paused. Any key goes on.
tui-in-hand = In hand:
tui-more-pieces = { $count } more below
tui-points = + { $points } points
tui-damaged = A save was damaged and set aside: { $path } ({ $cause })
tui-not-saved = The run could not be saved: { $cause }
tui-won = Solved!
tui-lost = The game is over
tui-given-up = Given up
tui-total = Total
tui-time = Time { $time }
tui-again = again
tui-tray = { $count ->
    [one] New piece:
   *[other] { $count } pieces:
}
