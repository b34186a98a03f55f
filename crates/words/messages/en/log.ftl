# What is wrong with a log or a deal as text: a saved run, a link. Goes into sentences after a colon.

line-at = line { $line }: { $cause }
line-end = the end of the text
line-quoted = `{ $text }`
line-unexpected = `{ $expected }` expected, { $found } found
line-bad-value = `{ $value }` cannot stand after `{ $name }`
text-too-long = a text of more than { $limit } bytes is not read
no-such-game = there is no game `{ $game }`
no-such-preset = this game has no preset `{ $preset }`
other-rules = played by rules { $found }; this Ninefold knows rules { $known } of this game
newer-format = written by a newer Ninefold (format { $found }, this one reads { $known }); update to open it
log-cut-off = the text ends before `at` and `sum`: it was cut off
log-no-time = a time in milliseconds expected, `{ $found }` found
log-time-back = { $time } comes before { $before }; times never go back
log-too-many-moves = a log has at most { $limit } moves
log-wrong-sum = the text does not match its sum: it was changed or damaged
log-after-sum = nothing expected after the sum

action-unknown = `{ $word }` is no action
action-missing = { $expected } is missing
action-bad-word = `{ $word }` found, { $expected } expected
action-too-many-words = `{ $word }` is one word too many
action-value = a value from 0 to 9
action-note-kind = simple, corner or center
action-color = a colour from 0 to 9
action-cell = a cell like r3c5
action-cells = cells like r3c5,r3c6
action-cell-or-none = a cell like r3c5 or none
action-turn = a turn from 0 to 3
action-stage = a stage from 1 to 4
action-piece = a piece's number
action-command = a command

deal-line = deal { $field }: { $cause }
replay-unproven = not a ranked deal: { $cause }
replay-refused = move { $number }, at { $time }, is refused by the rules: { $why }
