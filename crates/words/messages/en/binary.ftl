# Binary: pieces of noughts and ones.

binary-name = Binary
binary-tagline = Fill lines with bits and read them as numbers.

binary-how-place = Put each piece on free cells of the board. Pieces are not turned, and there is no hurry.
binary-how-read = A full row, column or box is read as a binary number: left to right, top to bottom, a box row by row. The number is yours, and the line is cleared.
binary-how-multiply = Complete several lines with one piece and their sum is multiplied by how many they are.
binary-how-end = The game is over when no piece you hold fits anywhere, or, of sixty pieces, when all are placed.
binary-how-fair = Each of the ten shapes comes one time in ten, each bit is a fair coin, and nothing you do changes what comes next.

binary-single = One by one
binary-single-about = One piece at a time, nothing taken back. Ranked.
binary-sprint = Sixty pieces
binary-sprint-about = One piece at a time, sixty in all, no undo. Ranked.
binary-relaxed = Relaxed
binary-relaxed-about = One piece at a time, with undo and advice. Not ranked.
binary-hand = Hand of three
binary-hand-about = Three pieces at a time, placed in any order. Ranked.

binary-readout-piece = Piece
binary-readout-placed = Placed
binary-readout-lines = Lines

binary-not-in-hand = That piece is not in your hand.
binary-no-turn = Pieces are not turned here.
binary-off-board = Part of it would lie beside the board.
binary-taken = There are bits here already.
binary-no-hints = Ranked runs go without advice. The relaxed game has it.

binary-sum = ({ $bits })₂ = { $value }
binary-add = { $terms } = { $sum }
binary-multiply = { $sum } × { $count } = { $points }

binary-over = The game is over: nothing you hold fits.
binary-all-placed = All { $count } pieces have found their place.
binary-would-fit = { $count ->
    [0] No shape at all would have fitted.
    [one] One of the ten shapes would still have fitted.
   *[other] { $count } of the ten shapes would still have fitted.
}

binary-score-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
binary-score-columns = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
binary-score-boxes = { $count ->
    [one] 1 box
   *[other] { $count } boxes
}
binary-score-bonus = { $count ->
    [one] Several lines at once, 1 time
   *[other] Several lines at once, { $count } times
}

binary-hint-where = There is a good place that starts in { $house }.
binary-hint-points = Here it pays { $points } and leaves the board in good order.
binary-hint-room = Here it keeps the most room for what may come.
