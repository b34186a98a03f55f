# Pieces: a solved board cut into pieces that carry digits.

pieces-name = Pieces
pieces-tagline = Put a cut-up Sudoku together again.

pieces-how-goal = A solved board was cut into pieces. Lay them so that every row, column and box holds each digit from 1 to 9 once.
pieces-how-turn = Pieces may be turned. The digits stay upright.
pieces-how-place = A piece may lie anywhere it does not overlap. Where two equal digits meet, both are marked. You can lift a piece again at any time.
pieces-how-score = When the board is full, hand it in. You get points for finishing, and more the sooner you do; each hint takes off about what a piece is worth. Only one filled board is possible.

pieces-easy = Easy
pieces-easy-about = Large pieces of 6 to 9 cells. The shapes nearly say where they go.
pieces-medium = Medium
pieces-medium-about = Pieces of 5 to 7 cells.
pieces-hard = Hard
pieces-hard-about = Pieces of 4 to 6 cells. Look at shapes and digits alike.
pieces-lunatic = Lunatic
pieces-lunatic-about = Pieces of 3 to 5 cells.
pieces-extra = Extra
pieces-extra-about = Small pieces of 2 to 4 cells. The digits have to tell.

pieces-readout-placed = Placed
pieces-score-time = Time bonus

pieces-no-such-piece = There is no such piece.
pieces-beside = Part of it would lie beside the board.
pieces-taken = Another piece lies here.
pieces-on-given = Part of it would cover a digit of the board.
pieces-in-tray = This piece is not on the board.
pieces-not-full = { $left ->
    [one] One piece is still to be laid.
   *[other] { $left } pieces are still to be laid.
}
pieces-repeats = There are two { $digit }s in { $house }.
pieces-meets = That { $digit } meets another { $digit } in { $house }.
pieces-full = The board is full. Hand it in.
pieces-still-right = Right so far.
pieces-not-right = Something does not belong where it lies.

pieces-hint-misplaced = A piece on the board does not belong where it lies.
pieces-hint-lift = It is the piece with { $digits }. Lift it again.
pieces-hint-look-piece = Look at the piece with { $digits }.
pieces-hint-only-place = The piece with { $digits } fits in one place only: anywhere else it would overlap or meet an equal digit.
pieces-hint-look-cell = Look at { $cell }. What can cover it?
pieces-hint-only-cover = Only the piece with { $digits } can cover { $cell }, and in one way only.
pieces-hint-look-house = Look at { $house }. Where can its { $digit } come from?
pieces-hint-only-home = Only the piece with { $digits } brings a { $digit } into { $house }, and in one way only.
pieces-hint-ahead = Think ahead: anywhere else, the piece with { $digits } would leave a cell, a digit or another piece without a place.
pieces-hint-far-ahead = There is no short reason here. Only trying things out shows where the piece with { $digits } can lie.
pieces-hint-here = It goes on { $cells }.
