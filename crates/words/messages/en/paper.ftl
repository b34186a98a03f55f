# What stands on printed pages. The page in the browser is not sent this file.

classic-on-paper = Fill the board so that every row, every column and every box of three by three holds each digit from 1 to 9 once.
classic-on-paper-notes = Note small what a cell may still hold, and cross out what it cannot. When only one is left, write it large. You never have to guess.
mini-on-paper = Every row, every column and every box holds each number or picture once.
mini-on-paper-pictures = Look for a row, a column or a box that lacks only one. What is missing goes there.
hudoku-on-paper = Fill every open cell with a number of its region’s range, which stands in its corner. No number stands twice in a row, a column or a region.
hudoku-on-paper-clues = Hatched cells stay empty. The number in one is of its region’s range and stands among the givens neither in its region nor in its row or column.
pieces-on-paper = A solved board was cut into pieces. Cut them out along the dashed lines and lay them on the board so that every row, every column and every box holds each digit from 1 to 9 once.
pieces-on-paper-turn = Pieces may be turned, but not turned over. The digits then lie on their side; 6 and 9 have a bar below them as they are printed. Only one filled board is possible.

paper-contents = Contents
paper-how-to = How to play
paper-puzzles = Puzzles
paper-solutions = Solutions
paper-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
paper-number = Number { $number }
paper-level = { $game } · { $level }
paper-numbers = Numbers { $from } to { $to }
paper-solution-at = Solution: page { $page }
paper-puzzle-at = page { $page }
paper-name = Name
paper-date = Date
paper-cut = Cut out the pieces of number { $number } along the dashed lines. They fill the empty cells of its board.
paper-made = Ninefold · seed { $seed }
paper-proven = Every puzzle in this book has exactly one solution, and thinking alone leads to it.
paper-again = Made with Ninefold, seed { $seed }. The same seed and choices make the same book again.
paper-faces = Set in Fredoka and Nunito, both under the SIL Open Font License.
paper-example = Three empty boards, with a row, a column and a region marked.
paper-alt-row = Row { $row }: { $cells }.
paper-alt-blanks = { $count ->
    [one] blank
   *[other] { $count } blank
}
paper-alt-clue = hatched { $clue }
paper-alt-void = hatched
paper-alt-piece = Piece: { $values }
paper-alt-code = A code to scan that opens puzzle { $number }
