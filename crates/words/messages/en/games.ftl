# What all games say: readouts, buttons, refusals, score sheets. Each game has a file of its own.

readout-time = Time
readout-score = Score
readout-mistakes = Mistakes
readout-lives = Lives
readout-bonus = Bonus

command-submit = Hand in
command-check = Am I still right?
command-fill-notes = Fill in notes
command-clear-notes = Clear notes
command-fill-last = Fill last cells
command-face-digits = Digits
command-face-colors = Colours
command-mistakes-off = Show no mistakes
command-mistakes-rules = Show clashes
command-mistakes-solution = Show mistakes
command-show-solution = Show the solution

refuse-over = This game is over.
refuse-not-here = This game has no use for that.
refuse-no-cells = Choose a cell first.
refuse-value = Choose a value from { $min } to { $max }.
refuse-color = Choose one of the nine colours.
refuse-given = This cell is given.
refuse-filled = There is a digit here already.
refuse-same = There is a { $digit } here already.
refuse-nothing-to-erase = There is nothing of yours to erase here.
refuse-right-already = This one is right already.
refuse-no-such-note = There is no { $digit } among the notes here.
refuse-notes-full = Every empty cell has its notes already.
refuse-no-corner = There are no notes at the edge here.
refuse-link-to-itself = A link needs two different notes.
refuse-links-full = There is no room for more links. Take one away first.
refuse-no-last = No row, column or box has just one empty cell.
link-strong = Strong link: { $one } in { $from }, { $other } in { $to }. If one is not, the other is.
link-weak = Weak link: { $one } in { $from }, { $other } in { $to }. Not both.
link-gone = The link is gone.
refuse-no-notes = There are no notes to clear.
refuse-hint-stage = Open the hint first.

hint-wrong-first = Something on the board is not right yet. Mend that first, or go back to before it.

score-base = Solved
score-speed = Speed
score-bonus = Bonus
score-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
score-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
score-checks = { $count ->
    [one] { $count } check
   *[other] { $count } checks
}

# What a preset pays, told before the start: short terms that stand in a row.
pay-title = Points and costs
pay-brief = { $points } points + up to { $more }
pay-lines = Every full row, column and box pays its binary number, times how many are filled at once
pay-gone = + up to { $points }, gone after { $time }
pay-halved = + up to { $points } for speed, half of it after { $time }
pay-halved-by-cell = + up to { $points } for speed, half of it at { $seconds } s a cell
pay-second = −{ $points } a second
pay-entry = + up to { $points } for a quick entry
pay-hint = hint −{ $points }
pay-hint-step = each step of a hint −{ $points }
pay-hint-or-time = hint or time run out −{ $points }
pay-hint-most = hint −{ $points } at most
pay-mistake = mistake −{ $points }
pay-check = question −{ $points }
pay-experience = { $point } experience a point
pay-experience-won = { $point } experience a point, { $won } for the win
pay-unranked = no rank, no experience

grade-gentle = Gentle
grade-gentle-about = One look at a time finds every digit.
grade-steady = Steady
grade-steady-about = Singles, some of them well hidden.
grade-tricky = Tricky
grade-tricky-about = Pairs, triples and locked digits.
grade-tough = Tough
grade-tough-about = Fish, wings and other patterns.
grade-fierce = Fierce
grade-fierce-about = Chains of what-ifs.
grade-nightmare = Nightmare
grade-nightmare-about = The deepest there is. Bring time.

blank-name = Blank
blank-tagline = A template for new games.
blank-how = Fill the nine cells.
blank-one-cell = Choose one cell of the row.
blank-value = Choose a value from 1 to 9.

choice-face = What stands in the cells
choice-mistakes = What is told about mistakes

own-broken = There are two { $digit }s in { $house }.
own-no-solution = These clues allow no solution.
own-two-solutions = This puzzle has more than one solution. Here are two.
deal-begun = a ranked run begins at its beginning
own-finished = This board is full already.
own-unread = This cannot be read: { $why }.

lesson-row = One number is missing in this row. Tap the empty cell, then the number.
lesson-column = Every column wants each number once, too.
lesson-box = So does every box. Which number is missing here?
lesson-small-area = A small area wants 1 to 4. Tap the empty cell, then the missing number.
lesson-large-area = A large area wants 1 to 9.
lesson-countdown = Be quick: when the ring has run down, the cell fills itself.
lesson-drag = Drag this piece to its place.
lesson-turn = This one has to turn: tap it, turn it, then put it down.
lesson-last = The last one is yours.
lesson-beside = One more, right beside it.
lesson-bits = A full row, column or box is read as a binary number. Fill this box.

# Somebody who sends a puzzle may say how long it took.
beat-time = Time to beat: { $time }
beat-won = You beat { $time }, by { $by }.
beat-missed = { $time } was to be beaten, you took { $by } more.
