# Mini: first steps. Short sentences for those who begin to read.

mini-name = Mini
mini-tagline = First steps on a small board.
mini-how-fill = Every row, every column and every box holds each number once: 1 to 4 on the small board, 1 to 6 on the larger one. Every puzzle has exactly one solution.
mini-how-pictures = If you like pictures better, play with sun, drop, leaf, moon, star and heart.
mini-how-help = What stands twice gets a ring. Ask for a hint, or whether all is still right. Nothing can be lost.
mini-how-score = A filled board is worth points, and up to twice as many when it goes quickly. Mistakes and hints take a little off, undo takes nothing.

mini-ask-size = Board
mini-ask-face = Signs
mini-ask-kind = Puzzle
mini-size = { $side }×{ $side }
mini-digits = Digits
mini-pictures = Pictures
mini-full = Nearly full
mini-full-about = There is always a row, a column or a box that lacks just one.
mini-gaps = Some gaps
mini-gaps-about = Now and then something has just one place left in a box.
mini-thought = Needs a thought
mini-thought-about = Only a few clues. Look at rows, columns and boxes together.
mini-own = Brought
mini-own-about = A board that somebody sent, as it stands.
mini-preset = { $size } · { $kind }
mini-preset-pictures = { $size } · { $kind } · pictures

mini-readout-filled = Filled

mini-box = this box
mini-the-box = this box
mini-same = It stands here already: { $value }.
mini-note-filled = There is something in this cell already.
mini-twice = Twice in { $house }: { $value }.
mini-not-yet = All cells are full, but something is not right yet.
mini-still-right = All right so far.
mini-look-again = Look again at what is ringed.
mini-no-hint = There is no easy next step here.

mini-look = Look at { $house }.
mini-look-cell = Look at the cell in row { $row }, column { $column }.
mini-idea-last = Only one cell is empty here. What is missing?
mini-idea-place = Find the one place here for: { $value }.
mini-idea-value = What stands in its row, its column and its box already?
mini-seen-last = All the others stand here already.
mini-seen-place = The other empty cells see one already: { $value }.
mini-seen-value = Only one is not among these.
mini-step = It goes into row { $row }, column { $column }: { $value }.
mini-wrong-where = Something is not right yet. Look here.
mini-wrong-here = It is the one in row { $row }, column { $column }. Take it away first.
mini-other-skill = it is easier or harder than its preset says
mini-expect-board = { $cells } digits from 0 to { $side }
