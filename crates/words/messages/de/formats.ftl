# Was an einem Text eines anderen Programms nicht stimmt, und wofür ein Format keinen Platz hat. Nicht auf
# der Seite: das Modul, das liest und schreibt, sagt es.

format-known = das ist von { $name } und wird hier nicht gelesen; bring das Rätsel als 81 Zellen
format-field = { $found } steht, wo { $cell } beschrieben sein sollte
format-damaged = das ist von { $name }, aber beschädigt oder abgeschnitten; kopiere es noch einmal ganz
format-size = das ist von { $name } und hat { $size } Zeilen; gelesen werden Felder mit 9 Zeilen
format-regions = das ist von { $name } und hat Bereiche, die nicht neun von neun Zellen sind, was nicht gelesen wird
format-jigsaw = das ist von { $name } und hat eigene Bereiche statt der Blöcke; es lässt sich zum Spielen öffnen, zu nichts sonst
format-network = diese Adresse von { $name } nennt nur ein Rätsel auf dem Server dort; öffne es dort und teile das Rätsel selbst
format-no-board = in dieser Adresse von { $name } steht kein Rätsel
format-penpa = das ist von Penpa und wird hier nicht gelesen; öffne es mit SudokuPad und teile es von dort
format-version = das ist von { $name }, dessen Version { $found } hier nicht bekannt ist
format-xml = das ist von { $name }, aber ab Zeile { $line } kein XML, wie Rätsel es haben
format-too-many = die Datei hat mehr als { $limit } Spiele; die übrigen werden nicht gelesen
format-too-long = eine Datei von mehr als { $limit } Megabyte wird nicht gelesen
format-ignored = übergangen: { $names }
jigsaw-wrong = weggelassen, weil das Rätsel nicht darauf hinausläuft: die Ziffern in { $cells }
link-damaged = der Link ist beschädigt oder abgeschnitten; kopiere ihn noch einmal ganz
link-newer = der Link stammt von einem neueren Ninefold; aktualisiere, um ihn zu öffnen
first-of = das erste von { $count } Rätseln
link-of-game = dieser Link ist von { $game }, wo es kein Rätsel aus 81 Zellen gibt
link-too-long = dieses Spiel ist zu lang für einen Link
not-for-paper = { $game } ist nichts für Papier: es hat keine Lösung zum Drucken
no-pair = kein Paar aus diesem Rätsel: { $why }
gnome-nine = GNOME Sudoku kann keine Ziffer zählen, die neunmal steht

lost-placed = eingetragene Ziffern
lost-notes = Notizen
lost-corner-notes = Notizen am Rand der Zellen
lost-colors = Farben
lost-candidates = ausgeschlossene Kandidaten
format-lost = { $format } hat keinen Platz für: { $what }

# What a player sends to friends after a win.
beat-mine = Schlag meine { $time }: { $link }
