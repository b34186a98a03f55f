# What a teacher says about a step.

## The stages of a hint: where, what, the pattern, the step.

where-house = Have a look at { $house }.
where-digit = Follow the { $digit }s across the board.
where-around = Something is to be found around { $house }.
where-anywhere = Look at the whole board.
hint-what = { $technique }: { $idea }
step-sentence = { $pattern } { $conclusion }

## Instead of a hint.

trouble-wrong-digit = Before we go on: the { $digit } in { $cell } is not right. Take it back first.
trouble-missing-note = Before we go on: a note is missing in { $cell }. It crossed out a digit it still needs.
trouble-solved = There is nothing left to do. It is solved.
trouble-beyond = Your board is right so far, but no technique I know goes on from here. Try a cell with few candidates.

## What follows.

conclude-place = So { $cell } is { $digit }.
conclude-remove = So you can take away { $removals }.
removal = { $digits } from { $cells }
enumerate-comma = { $init }, { $next }
enumerate-last = { $init }, and { $last }
nothing = nothing

## Chains, told link by link.

chain = { $start }, { $follow }.
suppose-not = If { $cell } is not { $digit }
suppose-none = If none of { $cells } is { $digit }
suppose-is = If { $cell } is { $digit }
suppose-one = If one of { $cells } is { $digit }
then-is = then { $cell } is { $digit }
then-one = then one of { $cells } is { $digit }
then-not = so { $cell } is not { $digit }
then-none = so none of { $cells } is { $digit }

houses-rows = { $places-count ->
    [one] row { $places }
   *[other] rows { $places }
}
houses-columns = { $places-count ->
    [one] column { $places }
   *[other] columns { $places }
}
houses-boxes = { $places-count ->
    [one] box { $places }
   *[other] boxes { $places }
}

## The patterns.

explain-full-house = In { $house } only { $cell } is empty, and only { $digit } is missing.

explain-hidden-single = { $blockers-count ->
    [one] The { $digit } in { $blockers } rules out every other empty cell of { $house }. Only { $cell } can take the { $digit }.
   *[other] The { $digit }s in { $blockers } rule out every other empty cell of { $house }. Only { $cell } can take the { $digit }.
}
explain-hidden-single-notes = Among the candidates of { $house }, { $digit } stands only in { $cell }.

explain-naked-single = { $cell } sees every digit but { $digit }.
explain-naked-single-notes = { $cell } has one candidate left, { $digit }.

explain-pointing = { $cells-count ->
    [2] In { $house }, { $digit } can stand only in { $places }, both in { $line }. Whichever it is, { $line } has its { $digit } there and nowhere else.
   *[other] In { $house }, { $digit } can stand only in { $places }, all in { $line }. Whichever it is, { $line } has its { $digit } there and nowhere else.
}
explain-claiming = { $cells-count ->
    [2] In { $line }, { $digit } can stand only in { $places }, both in { $house }. Whichever it is, { $house } has its { $digit } there and nowhere else.
   *[other] In { $line }, { $digit } can stand only in { $places }, all in { $house }. Whichever it is, { $house } has its { $digit } there and nowhere else.
}

explain-naked-subset = { $cells-count ->
    [2] In { $house }, { $cells } can be only { $digits }. One takes the one, the other the other, and nothing is left of them for the rest of { $house }.
   *[other] In { $house }, { $cells } have only { $digits } between them: as many cells as digits. They use them all up, and nothing is left of them for the rest of { $house }.
}
explain-locked-subset = { $cells } have only { $digits } between them, and they lie in { $house } as well as in { $line }. The digits are used up in both.
explain-hidden-subset = In { $house }, { $digits } fit only into { $cells }. These cells belong to them; no other digit has room there.

explain-fish = In { $bases }, { $digit } can stand only in { $covers }. Each of them takes its { $digit } in another of these, and so they use up the { $digit }s of { $covers }.

explain-turbot-fish = In { $first } the { $digit } is in { $a } or { $b }, in { $second } it is in { $c } or { $d }. { $b } and { $c } see each other, so they are not both { $digit }. Then { $a } or { $d } is, and no cell that sees both can be.

explain-empty-rectangle = In { $square }, { $digit } lies only along one row and one column; in { $house } it is in { $places }. { $chain } Either way the cell that sees both ends is not { $digit }.

explain-w-wing = { $cells } can both be only { $digits }. They are not both { $joint }: { $house } has its { $joint } in { $bridge }, and each of these sees one of them. At least one of the two is therefore { $digit }.
explain-xy-wing = { $pivot } has only { $x } and { $y }. If it is { $x }, then { $x_wing } is { $digit }; if it is { $y }, then { $y_wing } is { $digit }. One of the two is { $digit } in any case, and no cell that sees both can be.
explain-xyz-wing = { $pivot } is one of { $digits }. If it is not { $digit } itself, one of { $cells } must be. A cell that sees all three cannot be { $digit }.
explain-remote-pair = { $cells } make a chain in which every cell is one of { $digits }, turn by turn. Its ends { $ends } are different, so between them they hold both digits.

explain-finned-fish = { $fins-count ->
    [one] Without the fin in { $fins }, { $bases } would hold { $digit } only in { $covers }. Either the fin is { $digit }, or the rest makes a whole fish and { $covers } are served. What sees the fin goes in both cases.
   *[other] Without the fins in { $fins }, { $bases } would hold { $digit } only in { $covers }. Either one of the fins is { $digit }, or the rest makes a whole fish and { $covers } are served. What sees all fins goes in both cases.
}

explain-unique-rectangle-1 = { $cells } hold only { $digits }. If { $roof } took one of them too, the two digits could swap in the rectangle, and the puzzle would have two solutions. It has one, so { $roof } is neither.
explain-unique-rectangle-2 = With only { $digits } in { $cells } the two digits could swap, and the puzzle would have two solutions. So one of { $roof } is { $extra }, and no cell that sees them all can be.
explain-unique-rectangle-3 = With only { $digits } in { $cells } the puzzle would have two solutions. So { $roof } hold one of { $extras }, as one cell would. Together with { $subset } they use up { $locked } in { $house }.
explain-unique-rectangle-4 = In { $house }, { $bound } has to stand in { $roof }. If { $free } stood in the other of the two, { $digits } could swap in { $cells }, and the puzzle would have two solutions.
explain-unique-rectangle-6 = In { $houses }, { $digit } stands only in the rectangle { $cells }. If it stood in { $roof }, the other two cells would take the other digit, { $digits } could swap, and the puzzle would have two solutions.
explain-hidden-rectangle = In { $houses }, { $bound } stands only in the rectangle { $cells }. If { $corner } were { $free }, its neighbours would be { $bound }, the far corner { $free }, and { $digits } could swap: two solutions.
explain-avoidable-rectangle-1 = None of { $cells } was given. With { $digit } in { $corner }, two digits could swap in this rectangle without touching a given, and the puzzle would have two solutions.
explain-avoidable-rectangle-2 = Neither of { $cells } was given. If { $roof } completed the rectangle, two digits could swap and the puzzle would have two solutions. So one of { $roof } is { $extra }, and no cell that sees both can be.
explain-unique-loop-1 = { $cells } make a ring of { $digits }, two in each house it passes. If { $roof } were one of these too, they could swap all around, and the puzzle would have two solutions. So { $roof } is neither.
explain-unique-loop-2 = { $cells } make a ring of { $digits }, two in each house it passes. To keep them from swapping all around, one of { $roof } is { $extra }, and no cell that sees them all can be.
explain-bug-plus-one = Every empty cell but { $cell } has two candidates, and without the { $digit } there every digit would have two places in each of its houses. Such a position has no single solution, so the { $digit } must be true.
explain-bug-plus-more = Without the { $digit }s in { $cells } every empty cell would have two candidates and every digit two places in each of its houses. Such a position has no single solution, so one of { $cells } is { $digit }, and no cell that sees them all can be.

explain-simple-colouring = Follow the { $digit }s through houses with two places for them. Either { $first } are all { $digit }, or { $second } are. A cell that sees one of each cannot be { $digit }.
explain-simple-colouring-false = Follow the { $digit }s through houses with two places for them. Either { $kept } are all { $digit }, or { $crowded } are. But the second would put two into { $house }, so the first is true.
explain-multi-colouring = Follow the { $digit }s through houses with two places for them. In one net, { $digit } stands either in { $a }, or else in { $b }; in another either in { $c }, or else in { $d }. A cell of { $b } sees one of { $d }, so these are not both true: all of { $a } are, or all of { $c }. A cell that sees one of each cannot be { $digit }.
explain-multi-colouring-false = Follow the { $digit }s through houses with two places for them. In one net, { $digit } stands either in { $a }, or else in { $b }; in another either in { $c }, or else in { $d }. But { $b } see cells of both { $c } and { $d }, and one of these is true.
then-first-not = then { $cell } is not { $digit }
then-first-none = then none of { $cells } is { $digit }

explain-chain = { $chain } So at least one is true: { $first }, or { $last }. What both would rule out goes.
explain-chain-back = { $chain } Denying it leads back to it: { $start }.
explain-ring = { $chain } And that brings us back to the start: a ring. It holds in one direction or the other, so each of its links has one true end, and what sees both ends of a link goes.

explain-forcing-cell = { $cell } is one of { $digits }. { $told } All of them lead to the same.
explain-forcing-house = In { $house }, { $digit } is in one of { $cells }. { $told } All of them lead to the same.
explain-contradiction = { $told } But then { $clash }.
clash-house = { $house } has no place left for { $digit }
clash-cell = { $cell } has no digit left
clash-both = { $cells } would be { $digit } and not { $digit } at once
net = Suppose { $start }. It follows that { $follow }.
net-alone = Suppose { $start }.
claim = { $cell } is { $digit }
claim-group = one of { $cells } is { $digit }
sentences = { $init } { $next }

explain-wxyz-wing = { $cells } have only { $digits } between them, and each of these but { $digit } can stand there only once. Four cells need four digits, so one of the cells is { $digit }, and no cell that sees all its places can be.
explain-sue-de-coq = { $core }, where { $line } and { $square } cross, together with { $in_line } in { $line } and { $in_box } in { $square } are as many cells as they have digits: { $digits }. Each of the digits stands there once, in its line or its box.
cells-with-digits = { $cells } ({ $digits })
explain-als-xz = { $first } and { $second } each have one candidate more than cells. Only one of the two can hold { $common }; the other is left with as many digits as cells and must use { $digit }. So { $digit } stands in one of them, and leaves every cell that sees all its places there.
explain-als-xz-double = { $first } and { $second } each have one candidate more than cells. Neither of { $commons } can stand in both, so each set takes one of them and all its other digits. Both sets are locked.
explain-als-xy-wing = { $pivot }, { $first } and { $second } each have one candidate more than cells. The first shares { $commons } with the others, one with each, and can leave only one of them to them. So one of the others loses its digit and must use { $digit }, and no cell that sees all its places there can be { $digit }.

explain-trial = Suppose { $cell } is { $digit } and follow it to the end: no solution comes of it.

## The head of a whole path.

path-rating = { $grade }: rating { $rating } on Sudoku Explainer's scale.
path-ladder = In the manner of HoDoKu: { $level }, { $score } points.
