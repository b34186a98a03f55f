# Drill: find the technique that is asked for.

drill-name = Drill
drill-tagline = Ten positions, one technique each. Find it.
drill-how-find = Each board is the middle of a real puzzle, and the technique it asks for is the next step there. Find it, and the next board comes: ten in a row.
drill-how-strike = Singles are entered. Everything else strikes notes: choose a cell and press the digit that cannot be there. One note is enough.
drill-how-hearts = A digit that is wrong, or a note that was needed, costs a heart. You have three. What is true but follows from something else costs nothing.
drill-how-score = Ten finds are worth points, and up to twice as many when it goes quickly. Mistakes take a little off; a find that a hint told you pays nothing.

drill-singles-about = A digit with one place left, or a cell with one digit left. Without notes.
drill-locked-about = A digit’s places in a box lie on one line, or its places on a line in one box.
drill-subsets-about = Two digits for two cells, three for three.
drill-fish-about = A digit in the same few columns of as many rows: X-wing and Swordfish, with and without fins.
drill-turbots-about = One digit, two strong links: Skyscraper, Kite, Turbot fish, Empty rectangle.
drill-wings-about = Cells of two and three candidates that hang together.
drill-uniqueness-about = A puzzle has one solution: rectangles that would give it two.
drill-chains = Chains and colours
drill-chains-about = If this, then that: the long way round the board.
drill-mixed = All sorts
drill-mixed-about = From locked candidates to rectangles, the easiest first.
drill-rare = Rarities
drill-rare-about = Ten of those that hardly any puzzle needs.
drill-chosen = Chosen
drill-chosen-about = The positions somebody chose for you.

drill-readout-found = Found
drill-find-place = Find: { $technique }. Enter the digit.
drill-find-strike = Find: { $technique }. Strike a note.
drill-found = { $technique }: found!
drill-true-but = True, but not by this: { $technique }. Look on.
drill-wrong-digit = { $digit } does not belong in { $cell }.
drill-needed-note = { $cell } needs its { $digit }.
drill-tried = You have tried that already.
drill-strike-only = There is nothing to enter here: strike a note that cannot be.
drill-place-only = There are no notes here: enter the digit.
drill-one-cell = One cell at a time.

drill-count = { $found } positions, { $expected } expected
drill-expect-task = a technique and a position such as `x-wing 53..7…`
drill-other-technique = { $technique } is not asked for in this preset
drill-no-step = { $technique } leads no further in this position, or something is wrong in it
drill-not-next = { $technique } is not the next step on the way to this position, or there are too many of it
drill-order = the easiest technique comes first
drill-expect-hearts = 1 to { $most } mistakes
drill-fewer-hearts = fewer mistakes are allowed than in ranked runs

lesson-drill-one = Box 1 has its 7 in column 1, one way or the other. So r7c1, further down, cannot be 7: strike that note.
lesson-drill-two = Well seen, and here is the next board. The 1 of box 1 stands in row 3, so r3c9 cannot have it.
