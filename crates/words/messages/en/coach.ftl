# What the coach says. Warm, short, never shaming; the technique's name stands as in its own list.

coach-sure = { $runs ->
    [0] No games to judge by yet: play a Classic one to its end.
    [one] One game so far: a first impression.
    [2] Two games so far: a first impression.
    [3] Three games so far: take it as a first impression.
   *[other] { $runs } games so far.
}
coach-firm = { $technique }: you have it, found alone { $alone ->
    [one] once
    [2] twice
   *[other] { $alone } times
}.
coach-missed = { $technique }: { $alone } of { $met } found alone. It is worth a few drills.
coach-slow = { $technique }: you find it, in about { $seconds } seconds. A few drills make it quick.
coach-due = { $technique }: it has been a while. Time to meet it again.
coach-twins = { $count } of the digits you entered lately stood in the same row, column or box already. A glance around first saves that.

coach-alone = Everything found alone, from first to last. Well done!
coach-first = { $technique }: the first you found alone. Well seen!
coach-hardest = { $technique }: the hardest you found alone this time.
coach-told = { $technique }: after { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} you had it shown. Next time you may see it first.
coach-twin = { $digit } in { $cell }: the same digit stood in sight already.
coach-note = { $cell }: the right digit had been struck from its notes before.
coach-overlooked = { $digit } in { $cell }: { $technique } would have ruled it out.
coach-guess = { $digit } in { $cell }: nothing easy spoke against it. A guess can go either way.
coach-pause = { $technique }: it took you { $seconds } seconds, and you found it.

coach-moment-found = { $technique }: found alone after { $seconds } s.
coach-moment-hint = { $technique }: a hint showed it after { $seconds } s.
coach-moment-reveal = { $technique }: its digit was shown after { $seconds } s.
coach-moment-told = A hint was asked for after { $seconds } s.
coach-moment-unexplained = { $digit } in { $cell }: right, after { $seconds } s, by a way the coach does not follow. A long chain, or a guess.

coach-plays-best = { $best } of { $count } moves were the best there were.
coach-plays-all = Every move was the best there was. Well played!
coach-plays-astray = Move { $number } led astray, and it took { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} until it was taken back.
coach-plays-missed = Missed most often: { $kind }, { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.

kind-line = a line that could be completed
kind-lines = several lines that could be completed at once
kind-room = the place that keeps the most room
kind-last-cell = the last empty cell of a group
kind-only-place = a number with one place left
kind-only-number = a cell with one number left
kind-only-left = a cell whose other numbers are spoken for
kind-piece = a piece that fits in one place only
kind-cell = a cell that only one piece can cover
kind-digit = a digit that only one piece can bring
kind-ahead = thinking one piece ahead
