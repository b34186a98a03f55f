# What the rooms say: screens that are fetched when they are first opened.
room-unknown = There is no such room here. A newer Ninefold may have it.
as-table = As a table

after-title = Looking back
after-waits = The coach is looking through your run…
after-none = The log of this run is no longer here, so there is nothing to look at.
after-not-over = This run is not over yet. The coach looks at finished ones.
after-go-on = Go on playing
after-plays = How your moves compare with the best ones.
after-nothing = There is nothing to say about this run.
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
after-heat-about = Seconds that each cell took you. The stronger the colour, the longer.

course-intro = Chapter by chapter, from what a Sudoku is to nets. Nothing is locked: begin wherever you like.
course-done = { $done } of { $all } chapters are behind you.
course-go-on = Go on: { $number }. { $title }
course-test-about = You know some of it? Five positions in two minutes tell where to begin. The first mistake ends the test.
course-test = Placement test
course-looking = Looking for a good one…
course-chapters = All chapters
course-number = Chapter { $number }
course-stage = { $number } of { $of }
course-play = Play
course-pause = Pause
course-before = One step back
course-after = One step on
course-yours = Now you: three positions to find it in, then a whole puzzle that needs it and nothing later.
course-drills = Three drills
course-puzzle = The whole puzzle

next-title = Your next puzzle
next-begin = Play it
next-other = Another one
next-practise = Practise that first

tip = { $technique }: five minutes of it?
train-begin = Ten in a row
train-example = See an example
train-stands = So far { $alone } of { $met } found alone, in { $runs ->
    [one] one game
   *[other] { $runs } games
}.

stats-times = How long your games take
stats-times-about = The time that half of the wins of a week took no longer than, week by week.
stats-spreads = How the times are spread
stats-week = Week from
stats-preset = Preset
stats-span = Time
stats-runs = Wins
stats-techniques = Techniques you found alone
stats-reading = The coach is looking through your games…
stats-technique = Technique
stats-alone = Share found alone
stats-met = Found / met
stats-seconds = Seconds
stats-days = Dailies from Monday on
stats-wins = { $won } won, typically { $time }
stats-weeks = week by week
stats-spread = how long
stats-same = as fast as before
stats-faster = faster by { $percent } %
stats-slower = slower by { $percent } %
stats-dailies = Dailies of the last twelve weeks
stats-none = Win a preset three times, and there is something to see.
stats-weekday = { $number ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[other] Sun
}
stats-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}
