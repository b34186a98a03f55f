# Stufen, Freischaltungen, Bestenlisten, Statistik.

experience = + { $experience } Erfahrung
experience-again = Schon gespielt: Es zählt der beste Durchgang, dieser bringt keine weitere Erfahrung.
level-next = Stufe { $level } · { $experience } Erfahrung bis zur nächsten
level-highest = Stufe { $level } · die höchste

locked = Das öffnet sich mit Stufe { $level }. Tagesrätsel stehen allen offen, und in den Einstellungen lässt sich alles öffnen.
unlock-ahead = { $experience } Erfahrung bis Stufe { $level }: { $unlock }
game-preset = { $game }, { $preset }
unlock-background = Hintergrund { $background }

background-original = Original
background-sudoku = Sudoku
background-tom = Tom
background-tree = Baum
background-turtle = Schildkröte
background-pyramid = Pyramide

daily-title = Ninefold-Tagesrätsel { $day }
points = { $points } Punkte
unaided = ★ ohne Hilfe
notes-filled = Notizen eingetragen
daily-given-up = ohne Wertung
dailies = Heute
dailies-done = { $done } von { $all } Tagesrätseln geschafft
dailies-row = { $done } von { $all } Tagesrätseln geschafft · Tage in Folge: { $days }
dailies-about = Für alle das gleiche. Das erste beendete Spiel zählt.
days-in-a-row = Tage in Folge: { $days }

assist-nothing = Ohne Hilfe
assist-notes = Notizen eingetragen
assist-checks = Mit Nachfragen
assist-hints = Mit Tipps
assist-solution = Lösung gezeigt

progress-unkept = Dein Fortschritt konnte nicht gespeichert werden: { $why }. Das Spiel ist gesichert und zählt beim nächsten Start.
progress-newer = Dein Fortschritt stammt von einem neueren Ninefold und bleibt, wie er ist. Damit geht es nach einer Aktualisierung weiter.

level-reached = Stufe { $level } erreicht
level-opens = Stufe { $level } öffnet { $unlock }
opened = { $unlock } ist jetzt offen
personal-best = Deine Bestleistung: Vorher waren es { $before }
first-score = Dein erstes Ergebnis hier: Das gilt es zu übertreffen
result-rank = Platz { $rank } deiner Bestenliste
