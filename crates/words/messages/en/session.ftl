# What the middle end says: undo, saves, replays.

refuse-paused = The game is paused. Resume it first.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
undo-never = What is done is done in this mode.
no-such-checkpoint = There is no checkpoint “{ $name }”.
still-right = So far everything is right.
tray-empty = There is no piece left to take.
hand-empty = Take a piece first.
piece-fixed = Pieces do not turn in this game.
drop-beside = That is beside the board.
checkpoint-none = There is no checkpoint yet.

key-go = Move
key-go-box = Move by a box
key-go-rim = Move to the rim
key-select-more = Select more cells
key-point = Select a cell
key-select-same = Select all of this value
key-select-all = Select all cells
key-value-alone = Enter
key-value = Enter; Shift: corner note, Ctrl: centre note
mode-value = Values
mode-notes = Notes
mode-corner = Corner notes
mode-center = Centre notes
mode-tint = Marker for notes
mode-link = Links between notes
mode-color = Colours
key-erase = Erase
key-take-next = Take the next piece
key-take-previous = Take the piece before
key-turn-clockwise = Turn clockwise
key-turn-counterclockwise = Turn counter-clockwise
key-drop = Put the piece down
key-undo = Undo
key-redo = Redo
key-checkpoint = Set a checkpoint
key-return = Back to the checkpoint
key-back-to-right = Back to before the mistake
key-hint = Hint, and more of it
key-pause = Pause
key-jot = Write the notes of these cells
key-center = Move corner notes to the centre
key-check = Am I still right?
key-fill-notes = Fill in all notes
key-submit = Hand in
key-escape = Put down, deselect, pause
key-help = Show the keys
key-mute = Sound on or off

review-none = This game does not judge moves.
review-summary = { $best } of { $count } moves were the best there was.
review-enter = Move { $number }: { $value } in { $cells } was wrong and cost { $loss } points; it is { $right }.
review-place = Move { $number }, at { $cell }, cost about { $loss } points: { $best } was better ({ $rank } of { $of }).
review-move = Move { $number }, { $action }, cost about { $loss } points: { $best } was better.

move-enter = { $value } in { $cells }
move-cells = { $count } cells
move-note = Note { $value } in { $cells }
move-note-corner = Corner note { $value } in { $cells }
move-note-center = Centre note { $value } in { $cells }
move-jot = Notes of { $cells }
move-tint = Note { $value } marked in { $cells }
move-center = Notes to the centre in { $cells }
move-fill = Note { $value } wherever it can go
move-link = Link from { $value } in { $cell } to { $other } in { $to }
move-paint = Colour { $color } in { $cells }
move-erase = Erased: { $cells }
move-place = Piece { $piece } to { $cell }
move-lift = Piece { $piece } taken back
move-hint = { $stage ->
    [1] Hint
   *[other] Hint, step { $stage }
}
move-reveal = { $cell } shown
move-hold = { $cell } in hand
move-let-go = No cell in hand
move-checkpoint = Checkpoint “{ $name }”
move-return = Back to checkpoint “{ $name }”
