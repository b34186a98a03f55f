# Was an einem Protokoll oder einer Ausgabe als Text nicht stimmt: ein gespeichertes Spiel, ein Link. Steht in Sätzen nach einem Doppelpunkt.

line-at = Zeile { $line }: { $cause }
line-end = das Ende des Textes
line-quoted = `{ $text }`
line-unexpected = `{ $expected }` erwartet, { $found } gefunden
line-bad-value = `{ $value }` kann nicht nach `{ $name }` stehen
text-too-long = ein Text von mehr als { $limit } Bytes wird nicht gelesen
no-such-game = es gibt kein Spiel `{ $game }`
no-such-preset = dieses Spiel hat keine Vorgabe `{ $preset }`
other-rules = nach Regeln { $found } gespielt; dieses Ninefold kennt Regeln { $known } dieses Spiels
newer-format = von einem neueren Ninefold geschrieben (Format { $found }, dieses liest { $known }); zum Öffnen aktualisieren
log-cut-off = der Text endet vor `at` und `sum`: er wurde abgeschnitten
log-no-time = eine Zeit in Millisekunden erwartet, `{ $found }` gefunden
log-time-back = { $time } liegt vor { $before }; Zeiten gehen nie zurück
log-too-many-moves = ein Protokoll hat höchstens { $limit } Züge
log-wrong-sum = der Text passt nicht zu seiner Summe: er wurde geändert oder beschädigt
log-rush = Anmerkung: { $moves } Züge in { $within } ms sind schneller als Hände
log-after-sum = nach der Summe wird nichts erwartet

action-unknown = `{ $word }` ist keine Aktion
action-missing = { $expected } fehlt
action-too-many-words = `{ $word }` ist ein Wort zu viel
action-value = ein Wert von 0 bis 9
action-note-kind = simple, corner oder center
action-color = eine Farbe von 0 bis 9
action-cell = eine Zelle wie r3c5
action-cells = Zellen wie r3c5,r3c6
action-cell-or-none = eine Zelle wie r3c5 oder none
action-turn = eine Drehung von 0 bis 3
action-stage = eine Stufe von 1 bis 4
action-piece = die Nummer eines Teils
action-command = ein Befehl

deal-line = Ausgabe { $field }: { $cause }
replay-unproven = keine gewertete Ausgabe: { $cause }
replay-refused = Zug { $number }, bei { $time }, verweigern die Regeln: { $why }

found-expected = `{ $found }` gefunden, { $expected } erwartet
expect-day = ein Tag wie 2026-11-16
expect-number = eine Zahl
expect-rating = eine Zahl wie 2.3
expect-notes = Notizen wie r1c1 1,4,7
expect-clue = eine leere Zelle und eine Zahl wie r4c1 7
expect-run = 32 hexadezimale Ziffern
expect-key = eine Taste wie Ctrl+KeyZ
expect-result = won, lost oder given-up
expect-skills = ein Spiel, seine Techniken und eine Summe

deal-line-missing = die Zeile fehlt
deal-no-solution = es gibt keine Lösung
deal-many-solutions = es gibt mehr als eine Lösung
expect-board = 81 Zeichen erwartet, je eine Ziffer oder { $blank } für eine Lücke
deal-finished = es bleibt nichts zu lösen
deal-unproven = dafür fand sich in angemessener Zeit kein Beweis
deal-solves-nothing = löst das Rätsel nicht
deal-blanks = { $found } leere Zellen, { $least } bis { $most } erwartet
deal-other-grade = gehört zu einem anderen Grad
deal-entered = ein gewertetes Spiel beginnt nur mit den Vorgaben
deal-noted = ein gewertetes Spiel beginnt ohne Notizen
deal-rated = das Rätsel ist mit { $rating } bewertet
deal-rated-other-grade = mit { $rating } bewertet, was nicht zu diesem Grad gehört
deal-other-daily = das Tagesrätsel dieses Tages ist ein anderes
deal-foreign-template = ein gewertetes Spiel braucht eine Vorlage der Sammlung in seiner Größe
deal-marks = { $rows } Zeilen mit { $cols } Zeichen erwartet
deal-bad-cell = { $cell }: `{ $found }` gefunden, 1 bis 9 oder { $blank } erwartet
deal-bad-void = { $cell }: `{ $found }` gefunden, - erwartet
deal-not-deducible = durch Schließen allein ist es nicht zu lösen
deal-given-in-vain = { $cell } ist ohne Not vorgegeben
deal-not-solved = es ist kein volles Brett ohne Wiederholungen
deal-not-in-solution = { $cell } ist nicht wie in der Lösung
deal-piece = Teil { $number }: { $cause }
deal-pieces-cells = { $found } Zellen im Ganzen, { $free } sind frei
deal-pieces-other = die Teile ergeben die Lösung nicht
deal-many-boards = die Teile füllen das Brett auf mehr als eine Weise
deal-hints = { $found } Hinweise, { $least } bis { $most } erwartet
shape-unknown-mark = `{ $mark }` an Stelle { $at }: eine Ziffer, `.` oder `/` erwartet
shape-size = { $found } Zellen, { $least } bis { $most } erwartet
shape-apart = die Zellen von `{ $text }` hängen nicht zusammen

key-no-binding = es gibt nichts namens `{ $name }`, das auf einer Taste liegen kann
key-keeps-meaning = diese Taste behält ihre Bedeutung und kann nicht belegt werden
key-bound-already = eine andere Zeile hat diese Taste schon belegt

record-no-head = `{ $expected }` erwartet
record-words = { $found } Wörter, 13 oder 14 erwartet
record-wrong-sum = die Zeile passt nicht zu ihrer Summe: sie wurde geändert oder beschädigt
