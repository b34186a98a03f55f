# What is wrong with a text that a player brings. Goes into “This cannot be read: …”.

text-at = line { $line }, column { $column }: { $what }
too-few-cells = { $found ->
    [one] 1 cell, { $expected } expected
   *[other] { $found } cells, { $expected } expected
}
too-many-cells = more than { $expected } cells
not-in-list = no cell of a list: write a digit from 1 to 9, 0 or null for a blank, or a text of 3, 9, 27 or 81 cells
no-separator = { $found } right after { $after } cells, where the line should end, or a space or comma come before the next column
not-a-cell = { $found } where cell { $cell } of { $of } should be, which is a digit from 1 to 9, or 0 . x - ? * _ or a space for a blank
not-nine-groups = a row of { $found } cells, 9 expected (or 9 groups of candidates)
not-a-candidate = { $found } in a row, where a digit from 1 to 9, a blank or a group of candidates is expected
rows-missing = the grid ends after { $found } of 9 rows
wrong-place = { $found } where { $expected } or a blank is expected
solution-has-blanks = the first line of a pair is the solution, but this one has { $blanks } blanks
solution-broken = the first line of a pair is the solution, but { $house } of this one has { $digit } twice
not-in-solution = { $cell } is { $found }, but { $expected } in the solution above
puzzle-line-missing = the puzzle line of this solution is missing
no-puzzle = there is no puzzle in it: 81 cells on a line, nine rows of nine, or a drawn grid
not-a-removal = a candidate that was taken away is three digits: digit, row, column
pair-needs-solution = a pair needs the solution of its puzzle

# Why the engine has no answer.

no-such-name = there is no such name; such names are written like { $like }
no-solution = it has no solution
many-solutions = it has more than one solution
already-solved = it is solved already
beyond-the-scale = it is harder than the scale goes
rating-budget-spent = the budget ran out; give it more
search-budget-spent = the search did not end within its budget
proofs-spent = no unique puzzle found within the budget
proofs-spent-nearest = no such puzzle found within the budget; the nearest has { $clues } clues
no-such-blanks = no unique puzzle has so many blanks: { $most } is the most, and a range starts with the lower number
start-not-solved = the solution to start from is not a finished grid
bad-pattern = a pattern needs at least { $fewest } cells and has to fit the symmetry
puzzles-made = { $made } of { $count } puzzles were made
order-not-found = none of { $tries } puzzles was what was asked for; widen the wish or allow more tries
order-needs-more = { $technique } is to be needed, and not among the techniques that are to suffice; add it to those
order-full-houses = full houses alone fill at most { $most } cells, and { $blanks } or more are to be empty; allow other techniques or fewer blanks
order-singles = no puzzle that these singles solve is rated above { $most }; ask for a lower rating or allow other techniques

template-no-rows = there is no cell to fill; write a row a line, such as a a -a b b
template-too-many-rows = line { $line } is a tenth row, and a board has at most 9
template-too-many-cells = line { $line } has { $cells } cells, and a row has at most 9
template-ragged = line { $line } has { $cells } cells, { $expected } expected as in the rows above
template-unknown-mark = line { $line }, { $cell }: “{ $mark }” found, a letter such as a or -a expected
template-bad-range = line { $line }: “{ $text }” found, a range such as e: 1-6 expected
template-range-after-rows = line { $line }: ranges are stated before the first row
template-no-range = { $cell }: region { $letter } states no range; add a line such as { $letter }: 1-6
template-crowded-region = { $cell }: region { $letter } has { $cells } cells for { $numbers } numbers, and this one is too many
template-crowded-line = { $cell }: { $line } has { $cells } cells for the numbers { $range }, and this one is too many
template-nothing-to-fill = nothing would be left to fill, for no number follows from the others; give a region as many cells as numbers
template-unsolvable = { $cell }: no numbers fill the board up to here; before this cell they do
template-undecided = no filling was found in good time; use fewer cells or wider ranges
