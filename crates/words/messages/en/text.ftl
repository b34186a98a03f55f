# What is wrong with a text that a player brings. Goes into “This cannot be read: …”.

text-at = line { $line }, column { $column }: { $what }
text-too-few = { $found ->
    [one] 1 cell, { $expected } expected
   *[other] { $found } cells, { $expected } expected
}
text-too-many = more than { $expected } cells
text-no-separator = { $found } right after { $after } cells, where the line should end, or a space or comma come before the next column
text-not-a-cell = { $found } where cell { $cell } of { $of } should be, which is a digit from 1 to 9, or 0 . X * _ or a space for a blank
text-groups = a row of { $found } cells, 9 expected (or 9 groups of candidates)
text-not-a-candidate = { $found } in a row, where a digit from 1 to 9, a blank or a group of candidates is expected
text-rows-missing = the grid ends after { $found } of 9 rows
text-wrong-place = { $found } where { $expected } or a blank is expected
text-solution-has-blanks = the first line of a pair is the solution, but this one has { $blanks } blanks
text-solution-broken = the first line of a pair is the solution, but { $house } of this one has { $digit } twice
text-not-in-solution = { $cell } is { $found }, but { $expected } in the solution above
text-puzzle-missing = the puzzle line of this solution is missing
text-line-too-long = a line of more than { $limit } characters
text-no-puzzle = there is no puzzle in it: 81 cells on a line, nine rows of nine, or a drawn grid

template-no-rows = there is no cell to fill; write a row a line, such as a a -a b b
template-too-many-rows = line { $line } is a tenth row, and a board has at most 9
template-too-many-cells = line { $line } has { $cells } cells, and a row has at most 9
template-ragged = line { $line } has { $cells } cells, { $expected } expected as in the rows above
template-unknown-mark = line { $line }, { $cell }: “{ $mark }” found, a letter such as a or -a expected
template-bad-range = line { $line }: “{ $text }” found, a range such as e: 1-6 expected
template-range-after-rows = line { $line }: ranges are stated before the first row
template-no-range = { $cell }: region { $letter } states no range; add a line such as { $letter }: 1-6
template-crowded-region = { $cell }: region { $letter } has { $cells } cells for { $numbers } numbers, and this one is too many
template-crowded-line = { $cell }: its row or column has { $cells } cells for the numbers { $range }, and this one is too many
template-unsolvable = { $cell }: no numbers fill the board up to here; before this cell they do
template-undecided = no filling was found in good time; use fewer cells or wider ranges
