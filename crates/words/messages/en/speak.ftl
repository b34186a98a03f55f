# What is said to those who play by ear.

speak-start = Ninefold: { $game }, { $preset }.
speak-start-plain = Ninefold: { $game }.
speak-resumed = You go on where you left off.
speak-size = The board has { $rows } rows and { $columns } columns; { $empty } cells are empty.
speak-ask-help = Say help for the commands, rules for the rules.
speak-help-look = Look: board, row 3, column 5, box 2, cell r3c5, status.
speak-help-regions = Regions: regions, region 2. Each has a range of numbers.
speak-help-enter = Enter: values, where 5, place r3c5 7, note r3c5 7, erase r3c5.
speak-help-pieces = Pieces: tray, fits 3, try 3 r4c4, put 3 r4c4, put 3 r4c4 1 (turned by a quarter), lift 3. The cell is that of the piece’s first value.
speak-help-ask = Ask: hint (again for more), check, commands.
speak-help-run = Also: undo, redo, pause, rules, help, quit.
speak-unknown = “{ $word }” means nothing here. Say help.
speak-no-cell = “{ $word }” is no cell. Cells are written like r3c5.
speak-no-number = “{ $word }” is no number that fits here.
speak-no-line = There is no number { $number }; they go from 1 to { $count }.
speak-no-values = No values are entered in this game. Say tray for the pieces.
speak-no-value = { $value } is not entered in this game. Say values for those that are.
speak-no-tray = There are no pieces in this game.
speak-no-piece = There is no piece { $piece } in the tray.
speak-then = { $first }, { $rest }
speak-nothing = nothing
speak-void = no cell
speak-void-clue = no cell with small { $clue }
speak-empty = empty
speak-doubtful = which cannot be right
speak-in-region = region { $number } with { $range }
speak-under = under piece { $piece }
speak-notes = notes { $notes }
speak-at = { $cell } { $value }
speak-row = Row { $number }: { $values }.
speak-column = Column { $number }: { $values }.
speak-box = Box { $number }: { $values }.
speak-region = Region { $number }, { $range }: { $values }.
speak-cell = { $cell }: { $value }.
speak-values = Values: { $values }.
speak-value-name = { $value } { $name }
speak-where = { $value } can go to { $cells }.
speak-nowhere = { $value } can go nowhere.
speak-piece = Piece { $piece }: { $shape }.
speak-below = { $first }; below: { $rest }
speak-gap = gap
speak-fits = It fits at { $cells }.
speak-fits-turned = Turned by { $turn } quarters it fits at { $cells }.
speak-fits-spans = It fits in { $count } places: { $spans }.
speak-fits-turned-spans = Turned by { $turn } quarters it fits in { $count } places: { $spans }.
speak-span-row = { $count ->
    [one] row { $row } at column { $columns }
   *[other] row { $row } at columns { $columns }
}
speak-span-rows = { $count ->
    [one] rows { $first } to { $last } at column { $columns }
   *[other] rows { $first } to { $last } at columns { $columns }
}
speak-number = { $number }
speak-run = { $first } to { $last }
speak-semicolon = { $first }; { $rest }
speak-fits-nowhere = It fits nowhere.
speak-fits-count = { $count ->
    [0] It fits nowhere.
    [one] It fits in 1 place.
   *[other] It fits in { $count } places.
}
speak-would-cover = It would cover { $cells }.
speak-would-clash = That would repeat values: { $cells }.
speak-would-pay = That would pay { $points } points.
speak-placed = Piece { $piece } covers { $cells }.
speak-readout = { $label }: { $value }
speak-mistake = { $cells } is wrong.
speak-cleared = Cleared for { $points } points.
speak-command = do { $key }: { $label }
speak-hint-more = Say hint for more.
speak-hint-do = Say hint to have it done.
speak-meant = Meant: { $cells }.
speak-meant-region = Meant: region { $number } with { $range }: { $cells }.
speak-paused = Paused. Say pause again to go on.
speak-won = Solved: { $points } points in { $time }.
speak-lost = The game is over: { $points } points in { $time }.
speak-given-up = Given up, without points.
speak-done = Done.
