# What is wrong with a log or a deal as text: a saved run, a link. Goes into sentences after a colon.

line-at = line { $line }: { $cause }
line-end = the end of the text
line-quoted = `{ $text }`
line-unexpected = `{ $expected }` expected, { $found } found
line-bad-value = `{ $value }` cannot stand after `{ $name }`
text-too-long = a text of more than { $limit } bytes is not read
no-such-game = there is no game `{ $game }`
no-such-preset = this game has no preset `{ $preset }`
other-rules = played by rules { $found }; this Ninefold knows rules { $known } of this game
newer-format = written by a newer Ninefold (format { $found }, this one reads { $known }); update to open it
log-cut-off = the text ends before `at` and `sum`: it was cut off
log-no-time = a time in milliseconds expected, `{ $found }` found
log-time-back = { $time } comes before { $before }; times never go back
log-too-many-moves = a log has at most { $limit } moves
log-wrong-sum = the text does not match its sum: it was changed or damaged
log-rush = remark: { $moves } moves within { $within } ms are faster than hands
log-after-sum = nothing expected after the sum

action-unknown = `{ $word }` is no action
action-missing = { $expected } is missing
action-too-many-words = `{ $word }` is one word too many
action-value = a value from 0 to 9
action-note-kind = simple, corner or center
action-color = a colour from 0 to 9
action-cell = a cell like r3c5
action-cells = cells like r3c5,r3c6
action-cell-or-none = a cell like r3c5 or none
action-turn = a turn from 0 to 3
action-stage = a stage from 1 to 4
action-piece = a piece's number
action-command = a command

deal-line = deal { $field }: { $cause }
replay-unproven = not a ranked deal: { $cause }
replay-refused = move { $number }, at { $time }, is refused by the rules: { $why }

found-expected = `{ $found }` found, { $expected } expected
expect-day = a day like 2026-11-16
expect-number = a number
expect-rating = a number like 2.3
expect-notes = notes like r1c1 1,4,7
expect-clue = an empty cell and a number like r4c1 7
expect-run = 32 hexadecimal digits
expect-key = a key like Ctrl+KeyZ
expect-result = won, lost or given-up
expect-skills = a run, its skills and a sum

deal-line-missing = the line is missing
deal-no-solution = there is no solution
deal-many-solutions = there is more than one solution
expect-board = 81 signs expected, a digit each or { $blank } for a blank
deal-finished = nothing is left to solve
deal-unproven = there was no proof of it in good time
deal-solves-nothing = does not solve the puzzle
deal-blanks = { $found } blanks, { $least } to { $most } expected
deal-other-grade = belongs to another grade
deal-entered = a ranked run begins with the clues alone
deal-noted = a ranked run begins without notes
deal-rated = the puzzle is rated { $rating }
deal-rated-other-grade = rated { $rating }, which is not of this grade
deal-other-daily = another deal is the daily of that day
deal-foreign-template = a ranked run needs a template of the library in its size
deal-marks = { $rows } rows of { $cols } marks expected
deal-bad-cell = { $cell }: `{ $found }` found, 1 to 9 or { $blank } expected
deal-bad-void = { $cell }: `{ $found }` found, - expected
deal-not-deducible = deductions alone do not solve it
deal-given-in-vain = { $cell } is given without need
deal-not-solved = it is not a filled board without repeats
deal-not-in-solution = { $cell } is not as in the solution
deal-piece = piece { $number }: { $cause }
deal-pieces-cells = { $found } cells in all, { $free } are free
deal-pieces-other = the pieces do not make the solution
deal-many-boards = the pieces fill the board in more than one way
deal-hints = { $found } hints, { $least } to { $most } expected
shape-unknown-mark = `{ $mark }` at character { $at }: a digit, `.` or `/` expected
shape-size = { $found } cells, { $least } to { $most } expected
shape-apart = the cells of `{ $text }` do not hang together

key-no-binding = there is nothing called `{ $name }` that a key can be bound to
key-keeps-meaning = this key keeps its meaning and cannot be bound
key-bound-already = another line has bound this key already

record-no-head = `{ $expected }` expected
record-words = { $found } words, 13 or 14 expected
record-wrong-sum = the line does not match its sum: it was changed or damaged
