# What an analysis says of a puzzle, in its room and on paper.

analysis-title = Analysis
analysis-looking = Looking at it from every side. The hardest puzzles take some seconds.
analysis-how = Any puzzle of 81 cells, a link or a text of another program:
analysis-look = Analyse
analysis-unread = That cannot be read: { $why }
analysis-rated = Sudoku Explainer rates it ER { $er }, EP { $ep }, ED { $ed }, in { $steps } steps.
analysis-rated-not = No rating: { $why }. Here is the easiest way by techniques instead.
analysis-stepping = Step
analysis-before = Before the first step
analysis-step = Step { $n } of { $of }: { $method }
analysis-step-rated = Step { $n } of { $of }: { $method } ({ $rating })
analysis-back = Step back
analysis-next = Next step
analysis-table = All steps as a table
analysis-column-n = Step
analysis-column-method = Method
analysis-column-rating = Rating
analysis-column-conclusion = What follows
analysis-clues = Clues
analysis-way = The way
analysis-uses = Techniques of the easiest way
analysis-times = { $times } ×
analysis-puzzle = The puzzle
analysis-one = A solution
analysis-only = The solution
analysis-two = Two of its solutions
analysis-canonical = Its plain form
analysis-canonical-why = All disguises of a puzzle (other digits, turned, rows and columns swapped) share this form.
analysis-several = It has several solutions. Where two of them differ is marked.
analysis-none = It has no solution.
analysis-full = Nothing is left to solve.
analysis-moves = { $count ->
    [one] One clue could stand elsewhere
   *[other] { $count } clues could stand elsewhere
}
analysis-play = Play it
analysis-print = Print this sheet
analysis-copy = Copy as text

symmetry-none = none
symmetry-half-turn = half turn
symmetry-quarter-turn = quarter turn
symmetry-horizontal = left and right
symmetry-vertical = top and bottom
symmetry-diagonal = over the diagonal
symmetry-anti-diagonal = over the other diagonal
symmetry-full = all of them

method-direct = { $method }, then a single
method-hidden-single = Hidden single
method-unique-rectangle = Unique rectangle
method-bug = BUG
method-aligned-pair-exclusion = Aligned pair exclusion
method-x-cycle = Cycle in one digit
method-y-cycle = Cycle through pairs
method-forcing-x-chain = Forcing chain in one digit
method-xy-cycle = Cycle of both kinds
method-aligned-triple-exclusion = Aligned triple exclusion
method-nishio-forcing-chain = Nishio
method-multiple-forcing-chains = Several forcing chains
method-dynamic-forcing-chains = Dynamic forcing chains
method-dynamic-forcing-chains-plus = Dynamic forcing chains with techniques
method-nested-forcing-chains = Nested forcing chains
method-newer = { $key }
