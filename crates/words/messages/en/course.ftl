# The course of the coach: chapters, what a Sudoku is, the placement test, and why a puzzle was chosen.

course-beginning = What a Sudoku is
course-about-beginning = Nine rows, nine columns, nine boxes, and one rule. It is enough to fill the last gap of a row, a column or a box: the full house.
course-places = A digit and its place
course-about-places = Take a digit and ask where it can still go in a box, a row or a column. Where only one place is left, that is its own.
course-cells = A cell and its digit
course-about-cells = Take a cell and count from 1 to 9 what it sees already. If one digit is missing, it goes there.
course-locked = Locked candidates
course-about-locked = Where a box and a line cross, each tells something about the other. From here on notes help.
course-pairs = Pairs
course-about-pairs = Two digits for two cells: nothing else can go there, and they can go nowhere else. With this you solve tricky puzzles.
course-triples = Triples and quads
course-about-triples = Three digits for three cells, four for four. Not every cell needs to have all of them.
course-fish = Fish
course-about-fish = A digit that has the same two columns to stand in, in two rows: the X-wing. With three of each it is a Swordfish, with four the rare Jellyfish.
course-turbots = Two strong links
course-about-turbots = One digit that has two places in one house and two in another: Skyscraper, Kite and their kin.
course-wings = Wings
course-about-wings = A cell of two or three candidates, and cells that hang on it like wings. Whatever it becomes, one digit is sure to be among them, and no cell that sees them all can have it.
course-uniqueness = Only one solution
course-about-uniqueness = A puzzle has one solution. What would give it two cannot be, and from that alone a step follows.
course-fins = Fins
course-about-fins = A fish with a candidate too many still catches what swims near its fin.
course-colours = Colours
course-about-colours = Follow a digit from house to house in two colours. One of them is true.
course-chains = Chains
course-about-chains = If not this, then that, and so on along the board. Either the first is true or the last.
course-loops = Loops and mixed chains
course-about-loops = Chains that change digits on the way, and those that come back to where they began.
course-sets = Almost locked sets
course-about-sets = Cells that together have one candidate too many. Take one away, and the rest is locked.
course-nets = Nets
course-about-nets = Suppose it, and follow everything that comes of it. Whatever is the same in every case is true.

course-rules-board = This is a Sudoku. Some digits are given, the marked cells are empty, and you fill them with the digits 1 to 9.
course-rules-row = Every row has each digit from 1 to 9 exactly once.
course-rules-column = So does every column.
course-rules-box = And so does every box of three by three cells.
course-rules-one = That is the whole rule. There is exactly one way to fill the board, and you never have to guess. Now look for a first step.

course-new = new
course-begun = begun
course-skipped = skipped
course-mastered = mastered

course-placed = You know the course up to chapter { $number }, { $chapter }. It goes on after that.
course-placed-none = Your course begins at its beginning. That is a good place.

edge-first = I do not know you yet: here is a gentle one to begin with.
edge-next = { $known }: you have it. Next is { $technique }: this one needs it { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, and nothing harder.
edge-practise = { $technique } sometimes goes by unseen: this one needs it { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, and nothing harder.
edge-begin = Next is { $technique }: this one needs it { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, and nothing harder.
edge-all = You find all that has a name: here is a nightmare.
