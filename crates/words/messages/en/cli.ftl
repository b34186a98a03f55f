# What the commands say.

deal-title = { $game } · { $preset } · seed { $seed }

replay-won = won in { $time }
replay-lost = over after { $time }
replay-given-up = given up after { $time }
replay-playing = not finished, { $time } played
replay-total = Total
review-none = This game does not judge moves.
review-summary = { $best } of { $count } moves were the best there was.
review-move = Move { $place }, { $action }, cost about { $loss } points: { $best } was better ({ $rank } of { $of }).
