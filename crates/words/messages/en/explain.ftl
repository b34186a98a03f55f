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

explain-pointing = In { $house }, { $digit } can stand only in { $cells }, all of them in { $line }. Whichever it is, { $line } has its { $digit } there and nowhere else.
explain-claiming = In { $line }, { $digit } can stand only in { $cells }, all of them in { $house }. Whichever it is, { $house } has its { $digit } there and nowhere else.

explain-naked-subset = { $cells-count ->
    [2] In { $house }, { $cells } can be only { $digits }. One takes the one, the other the other, and nothing is left of them for the rest of { $house }.
   *[other] In { $house }, { $cells } have only { $digits } between them: as many cells as digits. They use them all up, and nothing is left of them for the rest of { $house }.
}
explain-locked-subset = { $cells } have only { $digits } between them, and they lie in { $house } as well as in { $line }. The digits are used up in both.
explain-hidden-subset = In { $house }, { $digits } fit only into { $cells }. These cells belong to them; no other digit has room there.

explain-fish = In { $bases }, { $digit } stands only in { $covers }. Each takes its { $digit } from another of { $covers }, so these are served.

explain-turbot-fish = In { $first } the { $digit } is in { $a } or { $b }, in { $second } it is in { $c } or { $d }. { $b } and { $c } see each other, so they are not both { $digit }. Then { $a } or { $d } is, and no cell that sees both can be.

explain-empty-rectangle = In { $square }, { $digit } lies only along one row and one column; in { $house } it is in one of { $cells }. { $chain } Either way the cell that sees both ends is not { $digit }.

explain-w-wing = { $cells } can both be only { $digits }. They are not both { $joint }, because { $house } needs its { $joint } in { $bridge }, and each of those sees one of them. So one of the two is { $digit }.
explain-xy-wing = { $pivot } is { $digits }. With the one, one of { $cells } becomes { $digit }; with the other, the other does. Whatever { $pivot } is, one of { $cells } is { $digit }, and no cell that sees both can be.
explain-xyz-wing = { $pivot } is one of { $digits }. If it is not { $digit } itself, one of { $cells } must be. A cell that sees all three cannot be { $digit }.
explain-remote-pair = { $cells } make a chain in which every cell is one of { $digits }, turn by turn. Its ends { $ends } are different, so between them they hold both digits.
