# Was die Befehle sagen.

deal-title = { $game } · { $preset } · Keim { $seed }
deal-daily = { $game } · { $preset } · Tagesrätsel vom { $day }

replay-won = gewonnen in { $time }
replay-lost = zu Ende nach { $time }
replay-given-up = aufgegeben nach { $time }
replay-playing = nicht zu Ende, { $time } gespielt
replay-total = Zusammen

cli-coach-seconds = { $seconds } s
cli-coach-practise = zum Üben: { $game }, { $preset }
cli-coach-moment = { $file }, Zug { $number }

cli-stats-won = { $won } gewonnen, meist um { $time }
cli-stats-weeks = nach Wochen
cli-stats-spread = wie lange
cli-stats-same = so schnell wie zuvor
cli-stats-faster = um { $percent } % schneller
cli-stats-slower = um { $percent } % langsamer
cli-stats-dailies = Tagesrätsel der letzten zwölf Wochen
cli-stats-none = Gewinne dreimal dieselbe Auswahl, dann gibt es etwas zu sehen.
