# What the rooms say: screens that are fetched when they are first opened.
room-unknown = There is no such room here. A newer Ninefold may have it.
as-table = As a table

after-title = Looking back
after-waits = The coach is looking through your run…
after-none = The log of this run is no longer here, so there is nothing to look at.
after-not-over = This run is not over yet. The coach looks at finished ones.
after-go-on = Go on playing
after-other = The coach forms no opinions about this game yet. This is how your moves compare with the best ones.
after-advice = What the coach saw
after-show = Show move { $number }
after-train = Train this: { $technique }
after-moves = Move by move
after-plot = Seconds before each of { $count } moves. The longest pause: { $longest }.
after-moment = Moment
after-before = The moment before
after-after = The next moment
after-place = Move { $number } of { $of }, at { $time }
after-open = What could be seen here, the easiest first:
after-legend-told = hint
after-legend-wrong = mistake
after-move = Move
after-took = Took
after-what = What happened
after-heat = Where the time went
after-heat-about = Seconds that each cell took you. The darker, the longer.

tip = { $technique }: five minutes of it?
train-begin = Ten in a row
train-example = See an example
train-stands = So far { $alone } of { $met } found alone, in { $runs ->
    [one] one game
   *[other] { $runs } games
}.
