# Was die Befehle sagen.

deal-title = { $game } · { $preset } · Keim { $seed }
deal-daily = { $game } · { $preset } · Tagesrätsel vom { $day }

replay-won = gewonnen in { $time }
replay-lost = zu Ende nach { $time }
replay-given-up = aufgegeben nach { $time }
replay-playing = nicht zu Ende, { $time } gespielt
replay-total = Zusammen

cli-coach-seconds = { $seconds } s
cli-coach-moment = { $file }, Zug { $number }
