# What the commands say.

deal-title = { $game } · { $preset } · seed { $seed }
deal-daily = { $game } · { $preset } · daily of { $day }

replay-won = won in { $time }
replay-lost = over after { $time }
replay-given-up = given up after { $time }
replay-playing = not finished, { $time } played
replay-total = Total

analysis-solution = Solution: { $grid }
analysis-solutions = It has several solutions, among them { $one } and { $other }
analysis-no-solution = It has no solution.
analysis-form = Without disguise: { $grid }
analysis-symmetry = Symmetry of the clues: { $symmetries }.
analysis-no-symmetry = The clues have no symmetry.
analysis-minimal = { $clues } clues, and none can go.
analysis-redundant = { $clues } clues; any one of these can go: { $cells }.
analysis-movable = Instead of { $digit } at { $cell } a clue could stand at { $goals }.
analysis-immovable = No clue could stand elsewhere.
analysis-singles = Singles suffice.
analysis-backdoors = { $count ->
    [one] With this known, singles suffice: { $backdoors }.
   *[other] With one of these { $count } known, singles suffice: { $backdoors }.
}
analysis-no-backdoor = There is no cell with whose digit singles would suffice.
analysis-rating = Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed } ({ $grade }), in { $steps } steps:
analysis-techniques = The easiest way takes:

cli-coach-seconds = { $seconds } s
cli-coach-practise = to practise: { $game }, { $preset }
cli-coach-nothing = There is nothing to say about this run.
cli-coach-moment = { $file }, move { $number }

cli-course-how = A chapter: ninefold course { $chapter }. Where you stand: ninefold course --placement.
cli-course-then = Now you: ninefold course { $chapter } --drill, then --puzzle.

line-too-long = a line of more than { $limit } characters is read over; a puzzle on each line is expected
no-puzzle-for-long = more than { $limit } places in a row are no puzzle, and nothing behind them is read; give a text with a puzzle on each line
line-without-end = this line has no end after { $limit } megabytes, and nothing behind it is read; give a text with a puzzle on each line
