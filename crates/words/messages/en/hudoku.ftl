# Hudoku: half a Sudoku.

hudoku-name = Hudoku
hudoku-tagline = Half a Sudoku, against a countdown.

hudoku-how-fill = Fill every open cell with a number of its region’s range. No number stands twice in a row, a column or a region.
hudoku-how-void = Hatched cells stay empty. The small number in one is of its region’s range and was not to be seen in its region, row or column when the run began.
hudoku-how-countdown = You have 30 seconds for each number, or 60 or 15 where you choose so. When they run out, the easiest cell is filled for you, never the one you have selected while there is another, and counts as a hint.
hudoku-how-score = You begin with 10,000 points. Each second costs 10, each hint 500, each wrong number 250.

hudoku-small = Small
hudoku-medium = Medium
hudoku-large = Large
hudoku-full = Full size
hudoku-ask-size = Board
hudoku-ask-pace = Pace
hudoku-preset = { $size } · { $pace }
hudoku-relaxed = Relaxed
hudoku-relaxed-about = No countdown, with undo. Not ranked.
hudoku-timed = { $seconds } seconds
hudoku-timed-about = { $seconds } seconds a number, no undo. Not ranked.
hudoku-ranked-about = { $seconds } seconds a number, no undo. Ranked.
hudoku-own-how = Regions of your own: letters name them, a dash marks an empty cell that gives a clue.

hudoku-template-first = The ledge
hudoku-template-tower = The gate tower
hudoku-template-stitch = The cross-stitch
hudoku-template-steps = Two steps
hudoku-template-six = Six by six
hudoku-template-butterfly = The butterfly
hudoku-template-crossroads = The crossroads
hudoku-template-bridge = The bridge
hudoku-template-courtyard = The courtyard
hudoku-template-pinwheel = The pinwheel
hudoku-template-jewels = Four jewels
hudoku-template-window = The small window
hudoku-template-own = Your own template

hudoku-range = { $low }–{ $high }
hudoku-readout-countdown = Next hint
hudoku-readout-filled = Filled
hudoku-show-solution = Show solution

hudoku-one-cell = One cell at a time.
hudoku-void = This cell stays empty.
hudoku-filled = This cell is already right.
hudoku-out-of-range = This region takes { $digits }.
hudoku-no-note = That note has no place here.
hudoku-nothing-to-erase = There is no note here.

hudoku-meets-twin = That { $digit } meets the { $digit } in { $cell }.
hudoku-wrong = It is not { $digit } in { $cell }.
hudoku-time-out = Time ran out: { $cell } is { $digit }.
hudoku-given-up = This is the solution.

hudoku-score-base = To begin with
hudoku-score-time = Time { $time }
hudoku-score-hints = { $count ->
    [one] 1 hint or time-out
   *[other] { $count } hints and time-outs
}
hudoku-score-mistakes = { $count ->
    [one] 1 wrong number
   *[other] { $count } wrong numbers
}
hudoku-score-floor = No run is worth less than nothing

hudoku-look-line = Look at { $house }.
hudoku-look-region = Look at this region.
hudoku-idea-last = Only one cell is open here, and every number of the range stands here once.
hudoku-idea-place = Every number of the range stands here once, and one of them has only one cell left.
hudoku-idea-number = One of its cells sees every number but one.
hudoku-idea-left = These cells keep { $digits } for themselves. What is left for another cell of the line?
hudoku-idea-told = This one takes more than a single look, so take it as it is.
hudoku-last-cell = { $digit } is the last number missing here, so it goes into { $cell }.
hudoku-only-place = { $digit } has no other cell here than { $cell }.
hudoku-only-number = { $cell } sees every other number of its range, so it is { $digit }.
hudoku-only-left = { $digits } are taken by these cells, and the others stand in sight: { $cell } is { $digit }.
hudoku-told = { $cell } is { $digit }.
