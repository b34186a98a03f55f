# Hudoku: ein halbes Sudoku.

hudoku-name = Hudoku
hudoku-tagline = Ein halbes Sudoku gegen die Uhr.

hudoku-how-fill = Fülle jede offene Zelle mit einer Zahl aus dem Bereich ihres Gebiets. Keine Zahl steht zweimal in einer Zeile, einer Spalte oder einem Gebiet.
hudoku-how-void = Schraffierte Zellen bleiben leer. Die kleine Zahl darin ist aus dem Bereich ihres Gebiets und war zu Beginn weiter nirgends in ihrem Gebiet, ihrer Zeile oder ihrer Spalte zu sehen.
hudoku-how-countdown = Für jede Zahl hast du 30 Sekunden, nach Wahl auch 60 oder 15. Sind sie um, wird die leichteste Zelle für dich gefüllt; das zählt als Tipp. Die Zelle, die du gewählt hast, ist es nie, solange eine andere frei ist.
hudoku-how-score = Du beginnst mit 10.000 Punkten. Jede Sekunde kostet 10, jeder Tipp 500, jede falsche Zahl 250.

hudoku-small = Klein
hudoku-medium = Mittel
hudoku-large = Groß
hudoku-full = Volle Größe
hudoku-ask-size = Brett
hudoku-ask-pace = Tempo
hudoku-preset = { $size } · { $pace }
hudoku-relaxed = Entspannt
hudoku-relaxed-about = Ohne Uhr, mit Rückgängig. Ohne Wertung.
hudoku-timed = { $seconds } Sekunden
hudoku-timed-about = { $seconds } Sekunden je Zahl, ohne Rückgängig. Ohne Wertung.
hudoku-ranked-about = { $seconds } Sekunden je Zahl, ohne Rückgängig. Mit Wertung.
hudoku-own-how = Eigene Gebiete: Buchstaben benennen sie, ein Strich markiert eine leere Zelle mit Hinweis.

hudoku-template-first = Der Sims
hudoku-template-tower = Der Torturm
hudoku-template-stitch = Der Kreuzstich
hudoku-template-steps = Zwei Stufen
hudoku-template-six = Sechs mal sechs
hudoku-template-butterfly = Der Schmetterling
hudoku-template-crossroads = Die Kreuzung
hudoku-template-bridge = Die Brücke
hudoku-template-courtyard = Der Hof
hudoku-template-pinwheel = Das Windrad
hudoku-template-jewels = Vier Steine
hudoku-template-window = Das kleine Fenster
hudoku-template-own = Deine eigene Vorlage

hudoku-range = { $low }–{ $high }
hudoku-readout-countdown = Nächster Tipp
hudoku-readout-filled = Gefüllt
hudoku-show-solution = Lösung zeigen

hudoku-one-cell = Eine Zelle nach der anderen.
hudoku-void = Diese Zelle bleibt leer.
hudoku-filled = Diese Zelle stimmt schon.
hudoku-out-of-range = Dieses Gebiet nimmt { $digits }.
hudoku-no-note = Diese Notiz hat hier keinen Platz.
hudoku-nothing-to-erase = Hier steht keine Notiz.

hudoku-meets-twin = Diese { $digit } trifft auf die { $digit } in { $cell }.
hudoku-wrong = { $digit } ist es nicht in { $cell }.
hudoku-time-out = Die Zeit ist um: { $cell } ist { $digit }.
hudoku-given-up = So geht es auf.

hudoku-score-base = Zu Beginn
hudoku-score-time = Zeit { $time }
hudoku-score-hints = { $count ->
    [one] 1 Tipp oder Zeitablauf
   *[other] { $count } Tipps und Zeitabläufe
}
hudoku-score-mistakes = { $count ->
    [one] 1 falsche Zahl
   *[other] { $count } falsche Zahlen
}
hudoku-score-floor = Weniger als nichts gibt es nicht

hudoku-look-line = Sieh dir { $house } an.
hudoku-look-region = Sieh dir dieses Gebiet an.
hudoku-idea-last = Hier ist nur noch eine Zelle offen, und jede Zahl des Bereichs steht hier einmal.
hudoku-idea-place = Jede Zahl des Bereichs steht hier einmal, und eine davon hat nur noch eine Zelle.
hudoku-idea-number = Eine seiner Zellen sieht alle Zahlen bis auf eine.
hudoku-idea-left = Diese Zellen behalten { $digits } für sich. Was bleibt für eine andere Zelle der Reihe?
hudoku-idea-told = Hier genügt ein einzelner Blick nicht; nimm es, wie es ist.
hudoku-last-cell = { $digit } fehlt hier als letzte Zahl, also kommt sie nach { $cell }.
hudoku-only-place = { $digit } hat hier keine andere Zelle als { $cell }.
hudoku-only-number = { $cell } sieht jede andere Zahl ihres Bereichs, also ist sie { $digit }.
hudoku-only-left = { $digits } liegen in diesen Zellen, und die anderen stehen in Sicht: { $cell } ist { $digit }.
hudoku-told = { $cell } ist { $digit }.
