# What the commands say.

deal-title = { $game } · { $preset } · seed { $seed }
deal-daily = { $game } · { $preset } · daily of { $day }

replay-won = won in { $time }
replay-lost = over after { $time }
replay-given-up = given up after { $time }
replay-playing = not finished, { $time } played
replay-total = Total

cli-coach-seconds = { $seconds } s
cli-coach-practise = to practise: { $game }, { $preset }
cli-coach-moment = { $file }, move { $number }

cli-stats-won = { $won } won, typically { $time }
cli-stats-weeks = week by week
cli-stats-spread = how long
cli-stats-same = as fast as before
cli-stats-faster = faster by { $percent } %
cli-stats-slower = slower by { $percent } %
cli-stats-dailies = Dailies of the last twelve weeks
cli-stats-none = Win a preset three times, and there is something to see.
