# What the commands say.

deal-title = { $game } · { $preset } · seed { $seed }
deal-daily = { $game } · { $preset } · daily of { $day }

replay-won = won in { $time }
replay-lost = over after { $time }
replay-given-up = given up after { $time }
replay-playing = not finished, { $time } played
replay-total = Total

cli-coach-seconds = { $seconds } s
cli-coach-moment = { $file }, move { $number }
