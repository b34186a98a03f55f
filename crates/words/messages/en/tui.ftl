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
tui-damaged = Left out, as it cannot be read: { $path } ({ $cause })
tui-not-saved = The run could not be saved: { $cause }.
tui-leave-unsaved = { $trouble } Press q again to leave all the same; any other key stays.
tui-really = Really? The game ends unscored. { $key } again does it.
tui-runs = Go on with …
tui-runs-about = all { $count } runs under way
tui-held = This run is being played in another window. Leave it there first.
tui-gone = This run has ended or was removed meanwhile.
tui-held-short = in another window
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

tui-scores = Scores
tui-settings = Settings
tui-brought = Bring one along: ninefold play FILE
tui-locked = Opens on level { $level }
tui-rank = Place { $rank } in your high scores
tui-unlocked = Now open: { $unlock }
tui-played = Played
tui-wins = Won
tui-best = Best
tui-mean = Mean
tui-fastest = Fastest
tui-streak = Streak
tui-high-scores = High scores: { $preset }
tui-no-scores = No run yet.
tui-assist = { $assist }: { $won } of { $played } won, fastest { $fastest }
tui-skills = Techniques your puzzles took
tui-other-game = other game
tui-language = Language
tui-everything = Everything open
tui-everything-about = Opens all presets and backgrounds. Scores and levels stay.
tui-on = on
tui-off = off
file-unread = it cannot be read ({ $cause })
file-too-long = it has more than { $limit } bytes; no run and no puzzle has

tui-practise = practise: { $technique }

tui-course = Course
tui-course-about = From “what is a Sudoku” to nets, chapter by chapter
tui-course-footing = { $footing } · { $firm } of { $all }
tui-placement = Where do I stand?
tui-placement-about = Five positions in two minutes
tui-chapter-on = on
tui-chapter-other = other
tui-chapter-anew = new example
tui-chapter-drills = drills
tui-chapter-puzzle = puzzle
tui-chapter-then = Now you: d for three drills, p for a whole puzzle.
tui-edge = Next puzzle
tui-edge-about = By what you can do, and a little more
