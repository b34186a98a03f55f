# What is wrong with a text of another program, and what a format has no room for. Not on the page: the
# module that reads and writes says it.

format-known = this is of { $name } and is not read here; bring the puzzle as 81 cells
format-field = { $found } stands where { $cell } should be described
format-damaged = this is of { $name }, but it is damaged or cut off; copy it again as a whole
format-size = this is of { $name } and has { $size } rows; boards of 9 rows are read
format-regions = this is of { $name } and has regions that are not nine of nine cells, which is not read
format-jigsaw = this is of { $name } and has regions of its own in place of boxes; it can be opened to be played, and nothing else
format-network = this address of { $name } only names a puzzle on its server; open it there and share the puzzle itself
format-no-board = this address of { $name } has no puzzle in it
format-penpa = this is of Penpa and is not read here; open it with SudokuPad and share it from there
format-version = this is of { $name }, whose version { $found } is not known here
format-xml = this is of { $name }, but from line { $line } on it is not XML as puzzles are written
format-too-many = the file has more than { $limit } games; the others are not read
format-too-long = a file of more than { $limit } megabytes is not read
format-ignored = ignored: { $names }
jigsaw-wrong = left out, since they are not what the puzzle comes to: the digits in { $cells }
link-damaged = the link is damaged or was cut off; copy it again as a whole
link-newer = the link was made by a newer Ninefold; update to open it
first-of = the first of { $count } puzzles
link-of-game = this link is of { $game }, which has no puzzle of 81 cells
link-too-long = this deal is too long for a link
not-for-paper = { $game } is not for paper: it has no solution to print
no-pair = no pair of this puzzle: { $why }
gnome-nine = GNOME Sudoku cannot count a digit that stands nine times

lost-placed = digits that were placed
lost-notes = notes
lost-corner-notes = notes at the edge of cells
lost-colors = colours
lost-candidates = candidates that were excluded
format-lost = { $format } has no room for: { $what }

# What a player sends to friends after a win.
beat-mine = Beat my { $time }: { $link }
