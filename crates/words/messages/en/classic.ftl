# The classic game.

classic-name = Classic
classic-tagline = The Sudoku you know, and a teacher beside it.
classic-how-goal = Fill the board so that every row, every column and every box holds each of the nine digits once. Every puzzle has exactly one solution.
classic-how-notes = Note what a cell may still hold: in nine fixed places, at its edge or in its middle. A digit you enter clears itself from the notes around it, and undo brings them back.
classic-how-score = Digits that are right at the first try feed the bonus bar, and time drains it. Mistakes, hints and questions cost points, undo costs none.

classic-blanks = { $min }–{ $max } blanks
classic-blanks-about = Chosen by its blanks. It may be easy or hard.
classic-mirrored = 52 blanks, mirrored
classic-mirrored-about = Every blank has its partner across the centre.
classic-lives = Three lives
classic-lives-about = A tricky one. The third mistake ends it.
classic-own = Own puzzle
classic-practice = Practice puzzle
classic-practice-about = A puzzle of the course or the coach, outside of all grades.
classic-own-about = Enter or import a puzzle; its one solution is proven.
classic-own-how = Puzzles of nine by nine: digits for the clues, dots or zeros for the blanks. Every common format is read.

classic-still-right = All is right so far.
classic-not-right = Something is not right.
classic-full-but-wrong = The board is full, but something on it is not right.

